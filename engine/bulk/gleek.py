"""How good a ruff of Gleek is against two others: all deals at once, by the ways in which each suit can fall.

A deal shares the cards of every suit among three hands and the stock.  Each suit falls in 4**11 ways; the four
suits are joined by their numbers of cards alone, so no deal is counted singly.  Numbers of deals are floats here:
sums of positive terms, good to some fifteen digits.
"""

from __future__ import annotations

from functools import cache
from math import factorial
from typing import Any

import numpy as np

from engine.games.gleek.chances import HANDS, hands_by_ruff
from engine.games.gleek.score import ruff_value
from engine.games.gleek.state import PACK, SEATS, TRICKS

_PLACES = len(SEATS) + 1  # the hands, and the stock
_CARDS = tuple(PACK.full.of(PACK.suits[0]))
_DEALS = factorial(PACK.size) / (factorial(TRICKS) ** 3 * factorial(PACK.size - 3 * TRICKS))
Array = Any


@cache
def _suit() -> tuple[Array, Array, Array]:
    """Every way a suit can fall: the numbers of cards in the hands as one index, their values, who has the ace."""
    ways = np.arange(_PLACES ** len(_CARDS), dtype=np.int32)
    numbers = np.zeros(len(ways), dtype=np.int32)
    values = np.zeros((len(SEATS), len(ways)), dtype=np.int16)
    ace = np.zeros(len(ways), dtype=np.int8)
    for card in _CARDS:
        place = ways % _PLACES
        ways //= _PLACES
        for seat in range(len(SEATS)):
            here = place == seat
            numbers += here * (TRICKS**seat)
            values[seat] += here * ruff_value(card)
        if card.rank.code == "A":
            ace[:] = place
    return numbers, values, ace


def share_of_deals(mine: int, theirs: int) -> float:
    """The share of deals in which the first ruff is at most `mine`, the others at most `theirs`, and nobody has
    four aces."""
    numbers, values, ace = _suit()
    fits = (values[0] <= mine) & (values[1] <= theirs) & (values[2] <= theirs)
    one = [fits, *(fits & (ace == seat) for seat in range(len(SEATS)))]
    every, *aces = (_joined(np.bincount(numbers[f], minlength=TRICKS**3)) for f in one)
    return (every - sum(aces)) / _DEALS


def _joined(suit: Array) -> float:
    """Ways for four suits that each fall in these ways to give everybody twelve cards."""
    suit = suit.astype(float).reshape((TRICKS,) * 3)
    size = TRICKS + 1
    two = np.zeros((size,) * 3)
    for i, j, k in np.argwhere(suit):
        a, b, c = (min(TRICKS, size - n) for n in (i, j, k))
        two[i : i + a, j : j + b, k : k + c] += suit[i, j, k] * suit[:a, :b, :c]
    return float((two * two[::-1, ::-1, ::-1]).sum())


def best_of_three(value: int) -> tuple[float, float]:
    """The chance that a ruff of this value is the highest of three hands as dealt: alone, and counting ties."""
    have = hands_by_ruff()[value] / HANDS
    alone, tied = (
        (share_of_deals(value, theirs) - share_of_deals(value - 1, theirs)) / have
        for theirs in (value - 1, value)
    )
    return alone, tied
