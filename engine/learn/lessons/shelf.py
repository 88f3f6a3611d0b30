"""The lessons of each game, in the order in which they build up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.refusal import BadInput
from engine.core.registry import built
from engine.core.registry import game as find_game
from engine.learn.lessons.form import Lesson, from_raw


def games() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(n for n in built() if find_spec(f"engine.games.{n}.lessons") is not None)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game; BadInput if there is no such game."""
    name = find_game(game).key
    if name not in games():
        return ()
    return tuple(_read(raw) for raw in import_module(f"engine.games.{name}.lessons").LESSONS)


def _read(raw: Mapping[str, Any]) -> Lesson:
    try:
        return from_raw(raw)
    except BadInput as e:
        raise BadInput(
            "lesson {id}: {what}", "Lektion {id}: {what}", id=str(raw.get("id")), what=e.phrase
        ) from None


def lesson_of(game: str, id: str) -> Lesson:
    """One lesson by its name; BadInput if there is none."""
    found = lessons_of(game)
    for lesson in found:
        if lesson.id == id:
            return lesson
    raise BadInput(
        "there is no lesson {id}; there are {ids}",
        "Eine Lektion {id} gibt es nicht; es gibt {ids}",
        id=repr(id)[:40],
        ids=[x.id for x in found],
    )
