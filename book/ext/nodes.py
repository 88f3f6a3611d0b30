"""The book's own document nodes: a rule paragraph, a link to a rule, a plate, an exercise."""

from __future__ import annotations

from docutils import nodes


class rule_paragraph(nodes.General, nodes.TextElement):
    """One rule with its id; `rule` is the id, and `home` says whether this is the paragraph links lead to."""


class rule_reference(nodes.Inline, nodes.TextElement):
    """A link to a rule's paragraph, resolved when the page is written; `rule` is the id."""


class plate(nodes.General, nodes.Element):
    """A widget in the page; `kind` and `state` are what the cell showed, `cell` is the cell's number."""


class exercise(nodes.General, nodes.Element):
    """An exercise without a computed answer; `lines` is the room to write that it gets on paper."""


class solution(nodes.General, nodes.Element):
    """What an exercise hides until the reader asks for it."""


class exercise_number(nodes.General, nodes.Element):
    """The heading of an exercise; `number` counts through the page."""


class answers(nodes.General, nodes.Element):
    """The sheet with the answers to a page's exercises."""


class exercise_answer(nodes.General, nodes.Element):
    """The answer to the exercise with this `number`."""


def rule_link(rule: str) -> rule_reference:
    """A link that reads as the rule's id."""
    return rule_reference("", "", nodes.Text(rule), rule=rule)
