"""Exact numbers over all 906,192 hands, counted by the pattern of their ranks.

How many cards of each rank a hand has decides Reihe and Truppe; how the suits then fall decides Volk, and
that depends only on the sorted numbers.  So a few hundred patterns stand for all hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

from engine.cards.card import Card, CardSet
from engine.games.gaunerkleeblatt.rules import HAND, PACK, Exchange, Rules
from engine.games.gaunerkleeblatt.score import RANKS, TROOP, points, reihe

SUITS = len(PACK.suits)
Leaves = tuple[int, int, int]


@cache
def clovers(run_min: int, wraps: bool) -> dict[Leaves, int]:
    """How many hands have these Volk, Reihe and Truppe."""
    found: Counter[Leaves] = Counter()
    for numbers in _patterns(RANKS, HAND):
        run = reihe(sum(1 << i for i, n in enumerate(numbers) if n), run_min, wraps)
        for volk, hands in _peoples(tuple(sorted(n for n in numbers if n))):
            found[volk, run, TROOP[max(numbers)]] += hands
    return dict(found)


def _patterns(ranks: int, cards: int) -> Iterator[tuple[int, ...]]:
    """All ways to hold so many cards in so many ranks, at most one of each suit."""
    if not ranks:
        if not cards:
            yield ()
        return
    for n in range(min(SUITS, cards) + 1):
        for rest in _patterns(ranks - 1, cards - n):
            yield (n, *rest)


@cache
def _peoples(numbers: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """For so many cards in different ranks: the largest suit, and in how many ways it comes about."""
    ways: Counter[tuple[int, ...]] = Counter({(0,) * SUITS: 1})
    for n in numbers:
        after: Counter[tuple[int, ...]] = Counter()
        for held, count in ways.items():
            for chosen in combinations(range(SUITS), n):
                after[tuple(sorted(h + (i in chosen) for i, h in enumerate(held)))] += count
        ways = after
    best: Counter[int] = Counter()
    for held, count in ways.items():
        best[held[-1]] += count
    return tuple(best.items())


def hands() -> int:
    """How many hands there are."""
    return sum(clovers(2, False).values())


def leaf(which: int, run_min: int, wraps: bool) -> dict[int, int]:
    """How many hands have so many points in a leaf (0 Volk, 1 Reihe, 2 Truppe), from low to high."""
    return _counted((leaves[which], n) for leaves, n in clovers(run_min, wraps).items())


def totals(run_min: int, wraps: bool) -> dict[int, int]:
    """How many hands have so many points in all, from low to high (GK-6.9)."""
    return _counted((sum(leaves), n) for leaves, n in clovers(run_min, wraps).items())


def maximum(run_min: int, wraps: bool) -> tuple[int, dict[Leaves, int]]:
    """The highest total there is, and the hands that make it by their leaves (GK-6.10)."""
    top = max(totals(run_min, wraps))
    return top, {leaves: n for leaves, n in sorted(clovers(run_min, wraps).items()) if sum(leaves) == top}


def mean(run_min: int, wraps: bool) -> Fraction:
    """The average total of a hand."""
    counted = totals(run_min, wraps)
    return Fraction(sum(total * n for total, n in counted.items()), sum(counted.values()))


def after_exchange(hand: CardSet, away: CardSet, stock: int, rules: Rules) -> dict[int, Fraction]:
    """How likely each total is after laying these cards away and drawing as many, from low to high (GK-4).

    `stock` is its size before.  Nothing is known of the cards not in the hand, so each of them is as likely
    to be drawn from the stock; with `shuffle_first` own cards may come back.

    >>> after_exchange(PACK.cards_of("AS BS CS DS ES FS"), PACK.set(), 8, Rules())
    {12: Fraction(1, 1)}
    """
    kept, unseen, size = hand - away, tuple(PACK.full - hand), len(away)
    found: dict[int, Fraction] = {}
    for back in range(size + 1 if rules.exchange is Exchange.SHUFFLE_FIRST else 1):
        ways = comb(size, back) * comb(stock, size - back)
        drawn = [
            kept.bits + own + new for own in _sums(tuple(away), back) for new in _sums(unseen, size - back)
        ]
        pool = stock + (size if rules.exchange is Exchange.SHUFFLE_FIRST else 0)
        each = Fraction(ways, comb(pool, size) * len(drawn))
        for total, n in Counter(sum(points(h, rules.run_min, rules.run_wraps)) for h in drawn).items():
            found[total] = found.get(total, Fraction(0)) + n * each
    return {total: p for total, p in sorted(found.items()) if p}


def _sums(cards: tuple[Card, ...], n: int) -> list[int]:
    """All choices of so many cards, as bits."""
    return [sum(c.bit for c in chosen) for chosen in combinations(cards, n)]


def _counted(pairs: Iterator[tuple[int, int]]) -> dict[int, int]:
    found: Counter[int] = Counter()
    for value, n in pairs:
        found[value] += n
    return dict(sorted(found.items()))
