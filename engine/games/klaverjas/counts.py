"""Exact numbers of Klaverjas (KJ-1.6 to 1.8, KJ-5), always computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any

from engine.cards.card import CardSet, Suit
from engine.cards.packs import FRENCH_32
from engine.games.klaverjas.roem import combinations as roem_of
from engine.games.klaverjas.roem import four_alike
from engine.games.klaverjas.rules import Rules
from engine.games.klaverjas.score import LAST_TRICK, points_of

HAND = 8
TRUMP, PLAIN = FRENCH_32.suits[:2]
Poly = Counter[tuple[int, int]]  # (cards, roem) -> in how many ways


def pack(_: Rules) -> dict[str, Any]:
    """The card points of a trump suit, a plain suit, the pack and a deal."""
    trump, plain = (points_of(FRENCH_32.full.of(s), TRUMP) for s in (TRUMP, PLAIN))
    whole = points_of(FRENCH_32.cards, TRUMP)
    return {"trump_suit": trump, "plain_suit": plain, "pack": whole, "deal": whole + LAST_TRICK}


def trick_roem(rules: Rules, suit: Suit) -> dict[str, Any]:
    """The roem in all sets of four cards of one suit."""
    sets = [FRENCH_32.set(four) for four in combinations(FRENCH_32.full.of(suit), 4)]
    by_roem = Counter(sum(r.points for r in roem_of(rules, s, TRUMP)) for s in sets)
    return {"sets": len(sets), "by_roem": _table(by_roem)}


def stuk_in_hand(_: Rules) -> dict[str, Any]:
    """How likely eight cards hold king and queen of a given suit."""
    return {"probability": str(Fraction(comb(FRENCH_32.size - 2, HAND - 2), comb(FRENCH_32.size, HAND)))}


def hand_roem(rules: Rules) -> dict[str, Any]:
    """The roem of all eight-card hands at a given trump, by combining suits.

    Runs and stuk lie within a suit, so the four suits multiply as generating functions in cards and roem.
    Four alike join the suits: for every set of ranks the hands that hold all four of each are counted, and
    inclusion and exclusion leaves those that hold just these (at most two, as eight cards hold no more).
    """
    by_roem = _hand_roem(tuple(four_alike(rules, rank) for rank in FRENCH_32.ranks))
    return {"hands": sum(by_roem.values()), "by_roem": _table(by_roem)}


@lru_cache
def _hand_roem(worth: tuple[int, ...]) -> Counter[int]:
    ranks = [r for r, points in enumerate(worth) if points]
    sets = [frozenset(s) for n in range(HAND // 4 + 1) for s in combinations(ranks, n)]
    at_least = {s: _hands_with(s) for s in sets}
    by_roem: Counter[int] = Counter()
    for just in sets:
        bonus = sum(worth[r] for r in just)
        for more in sets:
            if just <= more:
                sign = (-1) ** (len(more) - len(just))
                for roem, hands in at_least[more].items():
                    by_roem[roem + bonus] += sign * hands
    return Counter({roem: n for roem, n in by_roem.items() if n})


def _hands_with(ranks: frozenset[int]) -> Counter[int]:
    """Eight-card hands that hold all four cards of these ranks, by their runs and stuk."""
    trump, plain = _suit(ranks, True), _suit(ranks, False)
    whole = _times(_times(trump, plain), _times(plain, plain))
    return Counter({roem: n for (cards, roem), n in whole.items() if cards == HAND})


def _suit(ranks: frozenset[int], trump: bool) -> Poly:
    """All ways to hold cards of one suit, these ranks among them."""
    must = sum(1 << r for r in ranks)
    ways: Poly = Counter()
    for (bits, cards), roem in _suit_roem(trump).items():
        if bits & must == must:
            ways[cards, roem] += 1
    return ways


@lru_cache
def _suit_roem(trump: bool) -> dict[tuple[int, int], int]:
    """For every subset of a suit (as bits, with its size) its runs and stuk; four alike need all suits."""
    from engine.games.klaverjas.rules import OPTIONS, make_rules

    rules = make_rules(OPTIONS.read({}))
    shift = TRUMP.number * len(FRENCH_32.ranks)
    return {
        (bits, bits.bit_count()): sum(
            r.points for r in roem_of(rules, CardSet(FRENCH_32, bits << shift), TRUMP if trump else PLAIN)
        )
        for bits in range(1 << len(FRENCH_32.ranks))
    }


def _times(a: Poly, b: Poly) -> Poly:
    product: Poly = Counter()
    for (m, x), p in a.items():
        for (n, y), q in b.items():
            if m + n <= HAND:
                product[m + n, x + y] += p * q
    return product


def _table(counts: Counter[int]) -> dict[str, int]:
    return {str(k): counts[k] for k in sorted(counts)}


COUNTS: dict[str, Callable[[Rules], dict[str, Any]]] = {
    "pack": pack,
    "trick_roem_trump": lambda rules: trick_roem(rules, TRUMP),
    "trick_roem_plain": lambda rules: trick_roem(rules, PLAIN),
    "stuk_in_hand": stuk_in_hand,
    "hand_roem": hand_roem,
}
"""Every number that can be asked for, by name."""
