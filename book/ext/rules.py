"""Rules in chapters: `{rules} KJ-4.1 KJ-4.2` sets them as paragraphs, {rule}`KJ-4.5` links to one.

The words come from the engine's rulebook data in the page's language, so a rule stands once for chapters,
refusals and quizzes.  A rule's home is the page `<game>/rules`; elsewhere the directive quotes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import NoUri
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective, SphinxRole
from sphinx.writers.html5 import HTML5Translator

from book.ext import markup
from book.ext.nodes import rule_link, rule_paragraph, rule_reference
from engine.core import registry
from engine.core.refusal import BadInput
from engine.core.rulebook import Rule
from engine.core.text import Language

log = logging.getLogger(__name__)


def look_up(word: str) -> list[Rule]:
    """The rules that an id of a rule or of a section names, in order; KeyError if it names none."""
    try:
        book = registry.rulebook(registry.game_of_rule(word))
    except BadInput:
        raise KeyError(word) from None
    if word in book:
        return [book.rule(word)]
    for section in book.sections:
        if section.id == word:
            return list(section.rules)
    raise KeyError(word)


def home(rule: str) -> str:
    """The document in which a rule's paragraph stands."""
    return registry.rule_href(rule).partition(".html#")[0]


def anchor(rule: str) -> str:
    """The fragment of a rule's paragraph."""
    return registry.rule_href(rule).partition("#")[2]


class Rules(SphinxDirective):
    """`{rules} KJ-4` or `{rules} KJ-4.1 KJ-4.2`: these rules as paragraphs, in the order named."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Make one paragraph per rule."""
        return list(self.paragraphs())

    def paragraphs(self) -> Iterator[nodes.Node]:
        language = Language(self.config.language)
        for word in self.arguments[0].replace(",", " ").split():
            try:
                rules = look_up(word)
            except KeyError:
                yield self.state.document.reporter.warning(f"no rule or section {word!r}", line=self.lineno)
                continue
            for rule in rules:
                yield self.paragraph(rule, language)

    def paragraph(self, rule: Rule, language: Language) -> rule_paragraph:
        at_home = self.env.docname == home(rule.id)
        if at_home:
            seen = homes(self.env)
            if seen.get(rule.id) == (self.env.docname, True):
                log.warning("rule %s stands twice on this page", rule.id, location=self.get_location())
            seen[rule.id] = (self.env.docname, True)
        node = rule_paragraph(
            "", "", *markup.parse(rule.text.in_(language)), rule=rule.id, home=at_home, translatable=False
        )
        # A section of a single rule bears the rule's number, and then is where links lead.
        if at_home and anchor(rule.id) not in self.state.document.ids:
            node["ids"] = [anchor(rule.id)]
        return node


class RuleRole(SphinxRole):
    """{rule}`KJ-4.5`: a link to the rule's paragraph that reads as its id."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Make the link, or say that there is no such rule."""
        try:
            rule = look_up(self.text)[0].id
        except KeyError:
            message = self.inliner.reporter.warning(f"no rule {self.text!r}", line=self.lineno)
            return [nodes.literal("", self.text)], [message]
        return [rule_link(rule)], []


# ---- which rules stand in the book -----------------------------------------------------------------------


def homes(env: BuildEnvironment) -> dict[str, tuple[str, bool]]:
    """The rules whose paragraphs have been read: id to (document, True)."""
    if not hasattr(env, "spielbuch_rules"):
        env.spielbuch_rules = {}  # type: ignore[attr-defined]
    return cast("dict[str, tuple[str, bool]]", env.spielbuch_rules)


def forget(app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    """Forget the rules of a document that is read again."""
    rules = homes(env)
    for rule in [r for r, (doc, _) in rules.items() if doc == docname]:
        del rules[rule]


def check_complete(app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of rules that a game's rules page leaves out."""
    for game in registry.NAMES:
        page = f"{game}/rules"
        if page not in env.found_docs:
            continue
        missing = [rule.id for rule in registry.rulebook(game) if rule.id not in homes(env)]
        if missing:
            log.warning("%s does not set the rules %s", page, ", ".join(missing), location=page)


# ---- HTML ------------------------------------------------------------------------------------------------


def rule_url(translator: HTML5Translator, rule: str) -> str | None:
    """The address of a rule's paragraph as seen from the page being written; None when no page has it."""
    builder = translator.builder
    document = home(rule)
    here = builder.current_docname
    if document not in builder.env.found_docs:
        return None
    if document == here:
        return f"#{anchor(rule)}"
    try:
        return f"{builder.get_relative_uri(here, document)}#{anchor(rule)}"
    except NoUri:
        return None


def visit_paragraph(self: HTML5Translator, node: rule_paragraph) -> None:
    """Open the paragraph and set the id before it."""
    ids = f' id="{node["ids"][0]}"' if node["ids"] else ""
    self.body.append(f'<p class="g-rule"{ids}>')
    self.body.append(id_link(self, node["rule"]) + " ")


def depart_paragraph(self: HTML5Translator, node: rule_paragraph) -> None:
    """Close the paragraph."""
    self.body.append("</p>\n")


def id_link(translator: HTML5Translator, rule: str) -> str:
    """The id of a rule as a link, or as plain text when no page has the rule yet."""
    url = rule_url(translator, rule)
    return f'<a class="g-id" href="{url}">{rule}</a>' if url else f'<span class="g-id">{rule}</span>'


def visit_reference(self: HTML5Translator, node: rule_reference) -> None:
    """Write the link."""
    self.body.append(id_link(self, node["rule"]))
    raise nodes.SkipNode


def pass_by(self: Any, node: nodes.Element) -> None:
    """Nothing to write."""


def setup(app: Sphinx) -> None:
    """Register directive, role and nodes."""
    app.add_directive("rule", Rules)
    app.add_directive("rules", Rules)
    app.add_role("rule", RuleRole())
    app.add_node(rule_paragraph, html=(visit_paragraph, depart_paragraph), gettext=(pass_by, pass_by))
    app.add_node(rule_reference, html=(visit_reference, pass_by), gettext=(pass_by, pass_by))
    app.connect("env-purge-doc", forget)
    app.connect("env-check-consistency", check_complete)
