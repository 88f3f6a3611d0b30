"""What a reader touches.  A chapter's cell ends with one of these calls.

>>> from widgets import table
>>> table("klaverjas", seed=7)  # doctest: +SKIP
"""

from __future__ import annotations

from typing import Any

from widgets.hosting import show

__all__ = [
    "class_link",
    "classroom",
    "compare",
    "dispute",
    "example",
    "exercise",
    "lesson",
    "practice",
    "rulesets",
    "table",
]


def table(game: str, **how: Any) -> Any:
    """A table to play at.

    `game` is a name such as "klaverjas"; `how` may hold seed, options, preset, seats (seat: "human", "sensible" or
    "random"), deals and dice (forced), play (actions already taken), open, auto, compact, theme and title: see
    `widgets.kinds.table.Table`.  BadInput names what is wrong.
    """
    from widgets.kinds.table import Table

    return show(Table(game, **how))


def example(game: str, ask: str, position: dict[str, Any], **how: Any) -> Any:
    """A position with the referee's answer; every card in it can be changed: see `widgets.kinds.example.Example`."""
    from widgets.kinds.example import Example

    return show(Example(game, ask, position, **how))


def compare(
    game: str, option: str, ask: str | None = None, position: dict[str, Any] | None = None, **how: Any
) -> Any:
    """What one option changes, shown on a position, or on that of a ready-made comparison (`of`).

    See `widgets.kinds.compare.Compare`.
    """
    from widgets.kinds.compare import Compare

    return show(Compare(game, option, ask, position, **how))


def dispute(game: str = "klaverjas", ask: str = "legal", **how: Any) -> Any:
    """Settle a dispute: lay out a position, get the answer with its rules: see `widgets.kinds.dispute.Dispute`."""
    from widgets.kinds.dispute import Dispute

    return show(Dispute(game, ask, **how))


def exercise(game: str, what: str, position: dict[str, Any], **how: Any) -> Any:
    """A question about a position, which the engine checks: `exercise("klaverjas", "legal", {…})`.

    `what` is a kind of practice or a field of a referee's answer, as in "bidding.leader"; `how` may hold options,
    title, text, told, rules and among: see `engine.learn.exercises.exercise`.
    """
    from widgets.kinds.exercise import Exercise

    return show(Exercise(game, what, position, **how))


def rulesets(game: str = "klaverjas", name: str | None = None) -> Any:
    """Two sets of rules side by side, on a position or on a recorded deal.

    It begins with a ready-made comparison: `rulesets("klaverjas", "undertrump")`, or the game's first.  BadInput
    names what is wrong: see `widgets.kinds.rulesets.Rulesets`.
    """
    from widgets.kinds.rulesets import Rulesets

    return show(Rulesets(game, name))


def practice(game: str, **how: Any) -> Any:
    """Questions about a game, ten at a time.

    `how` may hold seed (the same questions for a whole class), count, kinds, options and title: see
    `widgets.kinds.practice.Practice`.
    """
    from widgets.kinds.practice import Practice

    return show(Practice(game, **how))


def lesson(game: str | dict[str, Any], name: str | dict[str, Any] | None = None) -> Any:
    """A lesson: `lesson("klaverjas")` begins with the game's first, `lesson("klaverjas", "trumps")` with another.

    A dict is a lesson of your own, in the form of `engine.learn.lessons`: `lesson({…})`.  BadInput names what is
    wrong with it.
    """
    from widgets.kinds.lesson import Lesson

    return show(Lesson(game, name))


def classroom(game: str | None = None, **how: Any) -> Any:
    """What a class does together: lessons, one deal, questions, the same for everybody.

    `how` may hold seed, preset, options, lessons, deal and questions: see `widgets.kinds.classroom.Classroom`.
    Without a game it waits for a class link.
    """
    from widgets.kinds.classroom import Classroom

    return show(Classroom(game, **how))


def class_link(game: str = "klaverjas") -> Any:
    """The form in which a teacher makes a class link: see `widgets.kinds.classlink.ClassLink`."""
    from widgets.kinds.classlink import ClassLink

    return show(ClassLink(game))
