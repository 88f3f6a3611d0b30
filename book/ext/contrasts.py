"""The ready-made comparisons in chapters: `{contrasts} klaverjas` lists those of a game, with links that open them.

The words come from the engine's data in the page's language, as rules do.
"""

from __future__ import annotations

from collections.abc import Iterator

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from book.ext.nodes import rule_link
from engine.core.refusal import BadInput
from engine.core.text import Language, Text
from engine.learn.contrasts import Contrast, contrasts_of

OPEN = Text("Side by side", "Nebeneinander")
DECIDED = Text("Decided once, no option.", "Einmal entschieden, keine Option.")


class Contrasts(SphinxDirective):
    """`{contrasts} klaverjas`: what is answered differently in a game, one entry each."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the list, or say that there is no such game."""
        game = self.arguments[0]
        try:
            found = contrasts_of(game)
        except BadInput as e:
            return [self.state.document.reporter.warning(str(e), line=self.lineno)]
        language = Language(self.config.language)
        entries = [self.entry(game, contrast, language) for contrast in found]
        return [nodes.definition_list("", *entries, classes=["b-contrasts"])]

    def entry(self, game: str, contrast: Contrast, language: Language) -> nodes.definition_list_item:
        """Title, words, rules, and the way to see it."""
        paragraph = nodes.paragraph("", contrast.text.in_(language), translatable=False)
        for part in self.tail(game, contrast, language):
            paragraph += [nodes.Text(" "), part]
        return nodes.definition_list_item(
            "",
            nodes.term("", contrast.title.in_(language), translatable=False),
            nodes.definition("", paragraph),
        )

    def tail(self, game: str, contrast: Contrast, language: Language) -> Iterator[nodes.Node]:
        """What stands behind the words."""
        yield from (rule_link(rule) for rule in contrast.rule_ids)
        if contrast.ruling:
            yield nodes.Text(f"({', '.join(contrast.ruling.split())})")
        if contrast.is_choice:
            href = f"#compare={game}/{contrast.id}"
            yield nodes.reference("", OPEN.in_(language), refuri=href, classes=["b-open"])
        else:
            yield nodes.emphasis("", DECIDED.in_(language))


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("contrasts", Contrasts)
