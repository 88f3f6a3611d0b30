"""Score sheets: lines of who, by which rule, how much."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards.card import Card
from engine.core.seat import Seat, Side
from engine.core.text import Phrase

Who = Seat | Side


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points or coins (may be negative) for one seat or side under one rule.

    `label` says what for, where the rule alone does not; `cards` are those that count.
    """

    who: Who
    rule: str
    amount: int
    label: Phrase
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The lines of the running deal or round, and the totals of the game before it."""

    columns: tuple[Who, ...]
    lines: tuple[ScoreLine, ...] = ()
    before: Mapping[Who, int] = field(default_factory=dict)

    def sum(self, who: Who) -> int:
        """What one column adds up to in this deal or round."""
        return sum(line.amount for line in self.lines if line.who == who)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a whole game ended.

    `reason` is the rule id that ended it; `winners` may be several (shared) or none; `result` is what each
    column made in all.
    """

    reason: str
    winners: tuple[Who, ...]
    result: Mapping[Who, int] = field(default_factory=dict)
