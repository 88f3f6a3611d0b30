"""What a round is worth: Säue per side, and who pays whom (DS-5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.core.ledger import Transfer
from engine.core.seat import Seat, Side, after
from engine.core.text import Text
from engine.games.drei_saeue.rules import SEATS, SIDES


class Level(StrEnum):
    """How high a round was won."""

    SINGLE = "single"  # 3 : 1
    DOUBLE = "double"  # 4 : 0 by both partners
    ALONE = "alone"  # all four in one yard: auf die Finger klopfen
    VOID = "void"  # 2 : 2


RULE_OF = {Level.SINGLE: "DS-5.2", Level.DOUBLE: "DS-5.3", Level.ALONE: "DS-5.4", Level.VOID: "DS-5.5"}
LABEL_OF = {
    Level.SINGLE: Text("three Säue to one", "drei Säue zu einer"),
    Level.DOUBLE: Text("all four Säue, double", "alle vier Säue, doppelt"),
    Level.ALONE: Text("all four Säue in one yard, double", "alle vier Säue vor einem Hof, doppelt"),
    Level.VOID: Text("two Säue each, void", "je zwei Säue, nichtig"),
}


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a round ended: its level, the side that won it (None: neither) and the payments."""

    level: Level
    side: Side | None
    transfers: tuple[Transfer, ...]

    def pay(self) -> dict[Seat, int]:
        """What each seat has won (negative: paid) in coins."""
        return {
            s: sum((t.target == s) * t.amount - (t.source == s) * t.amount for t in self.transfers)
            for s in SEATS
        }


def settle(pigs: Mapping[Seat, int], stake: int) -> Settlement:
    """The payments for so many Säue in each yard (four in all) at a stake in coins (DS-5.2 to DS-5.5).

    >>> settle({Seat.N: 2, Seat.E: 1, Seat.S: 1, Seat.W: 0}, 1).pay()[Seat.S]
    1
    """
    best = max(SIDES, key=lambda side: sum(pigs[s] for s in side.seats))
    won = sum(pigs[s] for s in best.seats)
    if won == 2:
        return Settlement(Level.VOID, None, ())
    alone = next((s for s in SEATS if pigs[s] == 4), None)
    level = Level.ALONE if alone is not None else Level.DOUBLE if won == 4 else Level.SINGLE
    amount, rule = stake * (1 if level is Level.SINGLE else 2), RULE_OF[level]
    if alone is not None:
        return Settlement(level, best, tuple(Transfer(s, alone, amount, rule) for s in SEATS if s != alone))
    losers = [s for s in SEATS if s not in best.seats]
    return Settlement(level, best, tuple(Transfer(s, after(SEATS, s), amount, rule) for s in losers))
