"""What a learner has practised: a level per kind of question, and missed questions that come back.

Missed questions lie in a box with three compartments, after Sebastian Leitner (So lernt man lernen, 1972): one that was
missed goes into the first and comes back after 3 further questions; answered rightly it moves on, to come back
after 10 and then after 30; rightly answered from the last it leaves the box, missed again it returns to the first.
Time is counted in questions of the game, not in days, so that a box works within one sitting too.

The level of a kind rises by one after two right answers in a row and falls by one after a missed one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core import read
from engine.core.chance import MAX_SEED
from engine.learn.practice.draw import MOST, find_kind, kinds
from engine.learn.practice.kind import LEVELS, Place

VERSION = 1
WAITS = (3, 10, 30)
"""After how many questions one comes back, by compartment."""
RISE = 2
"""Right answers in a row that raise the level."""
FULL = 60
"""Questions that a box holds at most; the oldest give way."""
MANY = 10**9


@dataclass(frozen=True, slots=True)
class Skill:
    """How a learner stands with one kind: the level, right answers in a row, and counts."""

    level: int = LEVELS[0]
    row: int = 0
    right: int = 0
    asked: int = 0

    def after(self, right: bool) -> Skill:
        """The skill after one more answer."""
        if not right:
            return replace(self, level=max(LEVELS[0], self.level - 1), row=0, asked=self.asked + 1)
        rises = self.row + 1 == RISE
        level = min(LEVELS[-1], self.level + rises)
        return Skill(level, 0 if rises else self.row + 1, self.right + 1, self.asked + 1)


@dataclass(frozen=True, slots=True)
class Missed:
    """A question in the box: where it was drawn, its compartment, and the number of the question it waits for."""

    place: Place
    box: int
    due: int


@dataclass(frozen=True)
class Progress:
    """All that is remembered of a learner in one game; every answer gives the next `Progress` back.

    >>> Progress("siebzehn").asked
    0
    """

    game: str
    asked: int = 0
    skills: Mapping[str, Skill] = field(default_factory=dict)
    box: tuple[Missed, ...] = ()

    def skill(self, kind: str) -> Skill:
        """How the learner stands with a kind."""
        return self.skills.get(kind, Skill())

    def due(self) -> Missed | None:
        """The missed question whose turn it is, the one that has waited longest."""
        ripe = [m for m in self.box if m.due <= self.asked]
        return min(ripe, key=lambda m: m.due) if ripe else None

    def after(self, place: Place, right: bool) -> Progress:
        """The progress after an answer to the question of a place."""
        asked = self.asked + 1
        before = next((m for m in self.box if m.place == place), None)
        rest = tuple(m for m in self.box if m.place != place)
        box = 0 if not right else None if before is None else before.box + 1
        if box is not None and box < len(WAITS):
            rest = (*rest, Missed(place, box, asked + WAITS[box]))[-FULL:]
        # a question that comes back says nothing about new ones, so it moves no level
        skill = self.skill(place.kind).after(right) if before is None else self.skill(place.kind)
        return Progress(self.game, asked, {**self.skills, place.kind: skill}, rest)

    def as_json(self) -> dict[str, Any]:
        """The progress as a JSON object."""
        return {
            "practice": VERSION,
            "game": self.game,
            "asked": self.asked,
            "skills": {k: [s.level, s.row, s.right, s.asked] for k, s in self.skills.items()},
            "box": [
                [m.place.kind, m.place.seed, m.place.number, m.place.level, m.box, m.due] for m in self.box
            ],
        }


def from_json(raw: object, game: str) -> Progress:
    """A progress read strictly; BadInput says what is wrong.  Kinds that there are no more are left out."""
    got = read.fields(raw, "practice game asked skills box")
    if got["practice"] != VERSION:
        read.bad("practice", f"must be {VERSION}", f"muss {VERSION} sein")
    if got["game"] != game:
        read.bad("game", f"is not {game}", f"ist nicht {game}")
    known = {k.name for k in kinds(game)}
    asked = read.whole(got["asked"], "asked", 0, MANY)
    if not isinstance(got["skills"], dict):
        read.bad("skills", "must be an object", "muss ein Objekt sein")
    skills = {k: _skill(v, f"skills.{k}") for k, v in got["skills"].items() if k in known}
    rows = read.listed(got["box"], "box", most=FULL)
    box = tuple(m for i, row in enumerate(rows) if (m := _missed(row, f"box[{i}]", game, known)) is not None)
    return Progress(game, asked, skills, box)


def _skill(raw: object, name: str) -> Skill:
    level, row, right, asked = read.listed(raw, name, 4)
    return Skill(
        read.whole(level, name, LEVELS[0], LEVELS[-1]),
        read.whole(row, name, 0, RISE - 1),
        read.whole(right, name, 0, MANY),
        read.whole(asked, name, 0, MANY),
    )


def _missed(raw: object, name: str, game: str, known: set[str]) -> Missed | None:
    kind, seed, number, level, box, due = read.listed(raw, name, 6)
    if not isinstance(kind, str) or not isinstance(seed, str) or not 0 < len(seed) <= MAX_SEED:
        read.bad(name, "is no question", "ist keine Frage")
    place = Place(
        kind, seed, read.whole(number, name, 1, MOST), read.whole(level, name, LEVELS[0], LEVELS[-1])
    )
    missed = Missed(place, read.whole(box, name, 0, len(WAITS) - 1), read.whole(due, name, 0, MANY))
    return missed if kind in known and find_kind(game, kind) is not None else None
