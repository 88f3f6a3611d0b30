"""Kinds of questions, and what one question is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.chance import Chance
from engine.core.options import OptionValue
from engine.core.refusal import BadInput
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.learn.practice.deal import Deal, Until

LEVELS = (1, 2, 3)
"""Easy, middling, hard: measured from each position."""
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to choose: `key` names it (a card, a seat, a number as FORMAT.md writes them)."""

    key: str
    label: Phrase


@dataclass(frozen=True, slots=True)
class Why:
    """A sentence that explains the answer, and its rule where it has one."""

    text: Phrase
    rule: str | None = None


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A question about a position, before it knows where it was drawn.

    `ask` and `position` are the referee's case (`ask` None: there is none for this kind).  `shown` is what lies
    before the reader, in the form of a position; `right` are the keys of the right choices, several only with
    `many`.  `lines` names the fields of the case's answer that are told with the explanation.
    """

    text: Phrase
    level: int
    choices: tuple[Choice, ...]
    right: tuple[str, ...]
    why: tuple[Why, ...]
    ask: str | None = None
    position: Mapping[str, Any] = field(default_factory=dict)
    shown: Mapping[str, Any] | None = None
    many: bool = False
    seat: Seat | None = None
    lines: tuple[str, ...] = ()


Spots = Callable[[Deal], Sequence[Any]]
Build = Callable[[Deal, Any, Chance], Draft | None]
Position = Mapping[str, Any]
Fits = Callable[[Options], bool]


def _always(_options: Options) -> bool:
    return True


def _as_it_is(position: Position) -> Any:
    return position


@dataclass(frozen=True, slots=True)
class Given:
    """How a kind asks about a position that an exercise gives: a case of the referee's question `ask`.

    `spot` turns the position into what `build` wants; `also` names fields that the kind reads beside the case's.
    """

    ask: str
    spot: Callable[[Position], Any] = _as_it_is
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Kind:
    """A kind of question.

    `spots` finds the moments of a played deal that it can ask about, `build` makes the question of one (None:
    not worth asking).  `options` are the agreements it is drawn under, each as often as it stands there; `bot`
    plays, `until` ends the deal early where the rest is of no use; `levels` are those that occur.  `given` says how
    it asks about the position of an exercise (None: it cannot); `fits` says whether it can be asked under the values
    of all options.
    """

    name: str
    title: Text
    spots: Spots
    build: Build
    options: tuple[Options, ...] = ({},)
    bot: str = "sensible"
    until: Until | None = None
    levels: tuple[int, ...] = LEVELS
    given: Given | None = None
    fits: Fits = _always


@dataclass(frozen=True, slots=True)
class Place:
    """Where a question was drawn: with these four it is drawn again, the same to the letter."""

    kind: str
    seed: str
    number: int
    level: int


@dataclass(frozen=True)
class Question:
    """A question as it is asked: a draft, its place, its agreements and the referee's answer to its case."""

    game: str
    place: Place
    title: Text
    draft: Draft
    options: Options
    expect: Mapping[str, Any] | None

    @property
    def id(self) -> str:
        """A name for it: game, kind, seed and number."""
        p = self.place
        return f"{self.game}-{p.kind}-{p.seed}-{p.number}"

    @property
    def case(self) -> dict[str, Any] | None:
        """The position as a case of the referee, with the engine's answer; None where its kind has none."""
        if self.draft.ask is None:
            return None
        return {
            "id": self.id,
            "game": self.game,
            "options": dict(self.options),
            "ask": self.draft.ask,
            "position": dict(self.draft.position),
            "expect": dict(self.expect or {}),
        }

    @property
    def shown(self) -> Mapping[str, Any]:
        """What lies before the reader."""
        return self.draft.position if self.draft.shown is None else self.draft.shown

    def given(self, keys: object) -> tuple[str, ...]:
        """What was chosen, read strictly and in the order of the choices; BadInput says what is wrong with it."""
        known = [c.key for c in self.draft.choices]
        if not isinstance(keys, list) or any(k not in known for k in keys) or len(set(keys)) != len(keys):
            raise BadInput("the answer is not among the choices", "Die Antwort steht nicht zur Wahl")
        if len(keys) != 1 and not self.draft.many:
            raise BadInput("choose one answer", "Wähle eine Antwort")
        if not keys:
            raise BadInput("choose at least one answer", "Wähle mindestens eine Antwort")
        return tuple(k for k in known if k in keys)

    def judge(self, given: Sequence[str]) -> bool:
        """Whether these keys are the right answer: all of them and no other."""
        return set(given) == set(self.draft.right)
