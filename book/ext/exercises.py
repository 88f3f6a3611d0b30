"""Exercises: numbered in each chapter, their solutions hidden on the page and on a sheet of their own on paper.

An exercise is a cell that shows the widget of that name, or one without a computed answer:

    ````{exercise}
    Why does nobody …?

    ```{solution}
    Because …
    ```
    ````

Both are counted together, in the order of the page, and can be linked to as `#exercise-3`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.writers.html5 import HTML5Translator

from book.ext import words
from book.ext.nodes import answers, exercise, exercise_answer, exercise_number, plate, rule_link, solution
from book.ext.plates import is_cell


class ExerciseDirective(SphinxDirective):
    """`{exercise}`: a question to think about; `lines` is the room to write that it gets on paper."""

    has_content = True
    option_spec = {"lines": directives.nonnegative_int}

    def run(self) -> list[nodes.Node]:
        """Make the node with its solution inside."""
        node = exercise("", lines=self.options.get("lines", 4))
        self.set_source_info(node)
        node += self.parse_content_to_nodes()
        if sum(1 for _ in node.findall(solution)) != 1:
            return [self.state.document.reporter.warning("an exercise has one solution", line=self.lineno)]
        return [node]


class SolutionDirective(SphinxDirective):
    """`{solution}`: what an exercise hides until the reader asks for it."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Make the node."""
        node = solution("")
        self.set_source_info(node)
        node += self.parse_content_to_nodes()
        return [node]


# ---- numbers and answers ----


def is_exercise(node: nodes.Node) -> bool:
    """Whether a node is an exercise, of either kind."""
    return isinstance(node, exercise) or (isinstance(node, plate) and node["kind"] == "exercise")


def number(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Count the exercises of a page, and lay their answers on a sheet at its end."""
    if app.builder.format != "html":
        return
    sheet = answers("")
    for n, node in enumerate(list(doctree.findall(is_exercise)), 1):
        head = exercise_number("", number=n)
        if isinstance(node, exercise):
            node.insert(0, head)
        else:
            place = cell_of(node)
            assert place.parent is not None
            place.parent.insert(place.parent.index(place), head)
        sheet += exercise_answer("", *answer_to(node), number=n)
    if len(sheet) and app.builder.name == "html":
        doctree += sheet


def cell_of(node: nodes.Node) -> nodes.Element:
    """The code cell in which a plate stands, or the plate where it stands alone."""
    at: Any = node
    while at.parent is not None and not is_cell(at):
        at = at.parent
    return at if is_cell(at) else node  # type: ignore[return-value]


def answer_to(node: nodes.Element) -> Iterator[nodes.Node]:
    """The answer to an exercise: what its solution says, or what the widget has computed."""
    if isinstance(node, exercise):
        for part in next(iter(node.findall(solution))).children:
            copy = part.deepcopy()
            for inner in copy.findall(nodes.Element):
                inner["ids"] = []
            yield copy
        return
    told = node["state"]["solution"]
    yield nodes.paragraph("", "", nodes.strong("", told["said"]))
    for why in told["why"]:
        line = nodes.paragraph("", why["text"])
        if why["rule"]:
            line += [nodes.Text(" "), rule_link(why["rule"])]
        yield line
    if told["lines"]:
        yield nodes.paragraph("", "; ".join(f"{line['label']}: {line['value']}" for line in told["lines"]))


# ---- HTML ----


def say(translator: HTML5Translator, name: str) -> str:
    """A word in the page's language."""
    return words.in_language(translator.builder.config.language)[name]


def visit_number(self: HTML5Translator, node: exercise_number) -> None:
    """Write the heading; it is a link to itself."""
    n = node["number"]
    word = f"{say(self, 'exercise')} {n}"
    self.body.append(
        f'<h3 class="b-exercise-number" id="exercise-{n}"><a href="#exercise-{n}">{word}</a></h3>\n'
    )
    raise nodes.SkipNode


def visit_exercise(self: HTML5Translator, node: exercise) -> None:
    """Open the exercise."""
    self.body.append('<div class="b-exercise">\n')


def depart_exercise(self: HTML5Translator, node: exercise) -> None:
    """Lay out the room to write in, for paper, and close."""
    lines = "<i></i>" * node["lines"]
    self.body.append(f'<div class="b-lines" aria-hidden="true">{lines}</div>\n</div>\n')


def visit_solution(self: HTML5Translator, node: solution) -> None:
    """Open what the reader opens."""
    word = say(self, "show_solution")
    self.body.append(f'<details class="b-solution"><summary>{word}</summary>\n')


def depart_solution(self: HTML5Translator, node: solution) -> None:
    """Close it."""
    self.body.append("</details>\n")


def visit_answers(self: HTML5Translator, node: answers) -> None:
    """Open the sheet, which only paper shows."""
    self.body.append(f'<section class="b-answers">\n<h2>{say(self, "answers")}</h2>\n')


def depart_answers(self: HTML5Translator, node: answers) -> None:
    """Close the sheet."""
    self.body.append("</section>\n")


def visit_answer(self: HTML5Translator, node: exercise_answer) -> None:
    """Open the answer to one exercise."""
    self.body.append(f'<div class="b-answer">\n<h3>{say(self, "exercise")} {node["number"]}</h3>\n')


def depart_answer(self: HTML5Translator, node: exercise_answer) -> None:
    """Close it."""
    self.body.append("</div>\n")


def pass_by(self: Any, node: nodes.Element) -> None:
    """Nothing to write."""


def setup(app: Sphinx) -> None:
    """Register directives and nodes."""
    app.add_directive("exercise", ExerciseDirective)
    app.add_directive("solution", SolutionDirective)
    plain = (pass_by, pass_by)
    app.add_node(exercise, html=(visit_exercise, depart_exercise), gettext=plain)
    app.add_node(solution, html=(visit_solution, depart_solution), gettext=plain)
    app.add_node(exercise_number, html=(visit_number, None), gettext=plain)
    app.add_node(answers, html=(visit_answers, depart_answers), gettext=plain)
    app.add_node(exercise_answer, html=(visit_answer, depart_answer), gettext=plain)
    app.connect("doctree-resolved", number)
