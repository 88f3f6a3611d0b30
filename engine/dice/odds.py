"""Exact odds of six-sided dice: sums, going over a limit, standing on a value.

All numbers are counted, never typed in; probabilities are fractions.  Without another limit it is that of
17: a sum above it is bust.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from engine.dice.die import FACES, bust_faces

LIMIT = 17
START = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """How a stopping rule ends: the chance of each final sum that can be, and of going bust."""

    totals: Mapping[int, Fraction]
    bust: Fraction

    @property
    def mean(self) -> Fraction:
        """The mean final sum of those that do not go bust; 0 if all do."""
        alive = 1 - self.bust
        return sum((t * p for t, p in self.totals.items()), Fraction(0)) / alive if alive else Fraction(0)


@cache
def sums(dice: int) -> Mapping[int, int]:
    """In how many of the 6**n throws of n dice each sum comes up, lowest first.

    >>> sums(3)[10], sum(sums(3).values())
    (27, 216)
    """
    if dice == 0:
        return MappingProxyType({0: 1})
    counts: dict[int, int] = {}
    for total, n in sums(dice - 1).items():
        for face in FACES:
            counts[total + face] = counts.get(total + face, 0) + n
    return MappingProxyType(dict(sorted(counts.items())))


@cache
def at_most(dice: int, limit: int) -> int:
    """How many of the 6**n throws of n dice stay within the limit.

    >>> at_most(3, 17)
    215
    """
    return sum(n for total, n in sums(dice).items() if total <= limit)


def bust_next(total: int, limit: int = LIMIT) -> Fraction:
    """The chance that one more die takes a sum over the limit.

    >>> bust_next(12), bust_next(11), bust_next(17)
    (Fraction(1, 6), Fraction(0, 1), Fraction(1, 1))
    """
    return Fraction(len(bust_faces(total, limit)), len(FACES))


@cache
def stand_on_from(total: int, at_least: int, limit: int = LIMIT) -> Standing:
    """How it ends when somebody with this sum rolls on until it is at least so high.

    >>> stand_on_from(12, 13).bust
    Fraction(1, 6)
    >>> stand_on_from(15, 15).totals
    mappingproxy({15: Fraction(1, 1)})
    """
    if total > limit:
        return Standing(MappingProxyType({}), Fraction(1))
    if total >= at_least:
        return Standing(MappingProxyType({total: Fraction(1)}), Fraction(0))
    return _mixed([(Fraction(1, len(FACES)), stand_on_from(total + face, at_least, limit)) for face in FACES])


@cache
def stand_on(at_least: int, dice: int = START, limit: int = LIMIT) -> Standing:
    """How it ends from the start throw of so many dice; one above the limit is bust at once.

    >>> stand_on(15).totals[17]
    Fraction(89885748289, 470184984576)
    >>> stand_on(3).bust
    Fraction(1, 216)
    """
    throws = sums(dice)
    every = len(FACES) ** dice
    return _mixed([(Fraction(n, every), stand_on_from(t, at_least, limit)) for t, n in throws.items()])


def _mixed(parts: list[tuple[Fraction, Standing]]) -> Standing:
    totals: dict[int, Fraction] = {}
    for weight, part in parts:
        for total, p in part.totals.items():
            totals[total] = totals.get(total, Fraction(0)) + weight * p
    bust = sum((weight * part.bust for weight, part in parts), Fraction(0))
    return Standing(MappingProxyType(dict(sorted(totals.items()))), bust)


def text(p: Fraction) -> str:
    """A probability as cases write it: lowest terms, whole numbers without a denominator.

    >>> text(Fraction(2, 12)), text(Fraction(1))
    ('1/6', '1')
    """
    return str(p)
