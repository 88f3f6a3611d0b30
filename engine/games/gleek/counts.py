"""Exact numbers about pack, ruffs and hands of Gleek, counted by formula."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from math import comb

from engine.games.gleek.score import HONOURS, MOST_RUFF, TOTAL, TRICK_POINTS, ruff_value
from engine.games.gleek.state import PACK, TRICKS


def least_ruff() -> int:
    """The lowest ruff of any twelve cards: over all lengths of the four suits, each suit at its lowest."""
    values = sorted(ruff_value(c) for c in PACK.full.of(PACK.suits[0]))
    lengths = combinations_with_replacement(range(len(values) + 1), len(PACK.suits))
    return min(sum(values[: max(n)]) for n in lengths if sum(n) == TRICKS)


def pack() -> dict[str, object]:
    """Cards, points of a deal and the range of ruffs (GL-1.2, GL-4.1, GL-7.4)."""
    return {
        "cards": PACK.size,
        "honour_points": sum(HONOURS.values()),
        "trick_points": TRICKS * TRICK_POINTS,
        "total": TOTAL,
        "max_ruff": MOST_RUFF,
        "min_ruff": least_ruff(),
    }


def hands() -> dict[str, object]:
    """Hands of twelve cards, and those with three or four of a given rank (GL-5.1)."""
    suits = len(PACK.suits)
    return {
        "hands": comb(PACK.size, TRICKS),
        "four_of_a_given_rank": comb(PACK.size - suits, TRICKS - suits),
        "exactly_three_of_a_given_rank": comb(suits, 3) * comb(PACK.size - suits, TRICKS - 3),
    }


COUNTS: Mapping[str, Callable[[], dict[str, object]]] = {"pack": pack, "hands": hands}
