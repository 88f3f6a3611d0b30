"""The clover: what Volk, Reihe and Truppe of a hand are worth, and who takes the pot (GK-6, GK-7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards.card import CardSet
from engine.core.seat import Seat
from engine.games.gaunerkleeblatt.rules import PACK, Rules

RANKS = len(PACK.ranks)
FULL = (1 << RANKS) - 1
TROOP = (0, 0, 2, 4, 6)  # GK-6.7: points for so many alike
BEST = 12  # GK-6.10: no hand has more, `counts.maximum` counts it


class Kind(StrEnum):
    """The leaves of the clover."""

    VOLK = "volk"
    REIHE = "reihe"
    TRUPPE = "truppe"


@dataclass(frozen=True, slots=True)
class Leaf:
    """One leaf: its points, the cards that make it, and the rule that decides it."""

    kind: Kind
    points: int
    cards: CardSet
    rule: str


@dataclass(frozen=True, slots=True)
class Clover:
    """The three leaves of a hand, Volk, Reihe and Truppe."""

    leaves: tuple[Leaf, ...]

    @property
    def total(self) -> int:
        """The sum of the leaves; a card may count in all three (GK-6.9)."""
        return sum(leaf.points for leaf in self.leaves)

    @property
    def rule(self) -> str:
        """The rule behind the sum: GK-6.10 where nothing more is possible."""
        return "GK-6.10" if self.total == BEST else "GK-6.9"


@cache
def longest(ranks: int, wraps: bool) -> tuple[int, int]:
    """The longest gapless run in a set of ranks (as bits): its length and its ranks.

    >>> longest(0b10000011, False), longest(0b10000011, True)
    ((2, 3), (3, 131))
    """
    best = (0, 0)
    for start in range(RANKS):
        length, run = 0, 0
        while length < RANKS and (wraps or start + length < RANKS):
            bit = 1 << (start + length) % RANKS
            if not ranks & bit:
                break
            run, length = run | bit, length + 1
        if length > best[0]:
            best = (length, run)
    return best


def reihe(ranks: int, run_min: int, wraps: bool) -> int:
    """Points for the longest run in a set of ranks (GK-6.3 to GK-6.6)."""
    length = longest(ranks, wraps)[0]
    return length if length >= run_min else 0


def points(hand: int, run_min: int, wraps: bool) -> tuple[int, int, int]:
    """Volk, Reihe and Truppe of a hand given as bits."""
    a, b, c, d = (hand >> RANKS * i & FULL for i in range(4))
    volk = max(a.bit_count(), b.bit_count(), c.bit_count(), d.bit_count())
    if a & b & c & d:
        alike = 4
    elif a & b & (c | d) or c & d & (a | b):
        alike = 3
    elif a & b or c & d or (a | b) & (c | d):
        alike = 2
    else:
        alike = 1
    return volk, reihe(a | b | c | d, run_min, wraps), TROOP[alike]


def clover(hand: CardSet, rules: Rules) -> Clover:
    """The leaves of a hand, with the cards that make them."""
    volk, run, troop = points(hand.bits, rules.run_min, rules.run_wraps)
    people = max((hand.of(s) for s in PACK.suits), key=len)
    group = max((hand.ranked(r) for r in reversed(PACK.ranks)), key=len)
    return Clover(
        (
            Leaf(Kind.VOLK, volk, people, "GK-6.2"),
            Leaf(Kind.REIHE, run, _row(hand, rules) if run else PACK.set(), _rule_of_row(hand, rules)),
            Leaf(Kind.TRUPPE, troop, group if troop else PACK.set(), "GK-6.7" if troop else "GK-6.8"),
        )
    )


def ranks_of(hand: CardSet) -> int:
    """The ranks of a hand, as bits."""
    return sum(1 << r.number for r in PACK.ranks if hand.ranked(r))


def _row(hand: CardSet, rules: Rules) -> CardSet:
    """One card of each rank of the longest run; a second one of a rank does not count (GK-6.5)."""
    run = longest(ranks_of(hand), rules.run_wraps)[1]
    return PACK.set(next(iter(hand.ranked(r))) for r in PACK.ranks if run >> r.number & 1)


def _rule_of_row(hand: CardSet, rules: Rules) -> str:
    """The rule that a reader would ask about: length, the two ends, doubles, or just the run."""
    ranks = ranks_of(hand)
    length, run = longest(ranks, rules.run_wraps)
    if length < max(rules.run_min, 2):
        return "GK-6.6"
    if longest(ranks, True)[0] != longest(ranks, False)[0]:
        return "GK-6.4"
    if any(run >> r.number & 1 and len(hand.ranked(r)) > 1 for r in PACK.ranks):
        return "GK-6.5"
    return "GK-6.3"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who takes the pot: the best hands, the only winner if there is one, payments and what stays."""

    best: tuple[Seat, ...]
    winner: Seat | None
    payout: Mapping[Seat, int]
    carry: int


def verdict(totals: Mapping[Seat, int], pot: int, table: tuple[Seat, ...], final: bool) -> Verdict:
    """The pot after a showdown of these totals; with `final` what is left is shared by all (GK-7).

    >>> verdict({Seat.P1: 9, Seat.P2: 9}, 7, (Seat.P1, Seat.P2, Seat.P3), True).payout[Seat.P3]
    2
    """
    top = max(totals.values())
    best = tuple(s for s in table if totals.get(s) == top)
    if len(best) == 1:
        return Verdict(best, best[0], {s: pot if s in best else 0 for s in table}, 0)
    share = pot // len(table) if final else 0
    return Verdict(best, None, dict.fromkeys(table, share), pot - share * len(table))
