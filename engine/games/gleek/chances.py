"""What the deal brings in Gleek, exactly: honours, sets, ruffs, and what may come from the stock.

All numbers are those of the cards as dealt, before the exchange.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, factorial

from engine.cards.card import Rank
from engine.games.gleek.dealing import STOCK
from engine.games.gleek.score import GLEEK, HONOURS, MOST_RUFF, MOURNIVAL, ruff_value
from engine.games.gleek.state import PACK, SEATS, TRICKS

HANDS = comb(PACK.size, TRICKS)
"""Hands of twelve cards."""
_SUITS, _RANKS = len(PACK.suits), len(PACK.ranks)
_OTHERS = PACK.size - _SUITS * len(GLEEK)  # cards that make no set


def bring(drawn: int, wanted: int, unseen: int) -> dict[int, Fraction]:
    """Of so many unseen cards some are wanted and some are drawn: the chance to draw 0, 1, 2 … of the wanted.

    >>> bring(7, 1, 31)[1]
    Fraction(7, 31)
    """
    ways = comb(unseen, drawn)
    return {
        n: Fraction(comb(wanted, n) * comb(unseen - wanted, drawn - n), ways)
        for n in range(min(wanted, drawn) + 1)
    }


def from_stock(wanted: int) -> dict[int, Fraction]:
    """The chance that 0, 1, 2 … of so many wanted cards come from the stock.

    You know your own cards and the turn-up; the wanted ones are not among them.
    """
    return bring(STOCK - 1, wanted, PACK.size - TRICKS - 1)


# ---- honours ----


def where_a_trump_lies() -> dict[str, Fraction]:
    """Where a trump of a given rank is after the deal: "turned", "hand" (one's own), "rivals", "stock".

    The turn-up is as likely to be one rank as another; if it is not this card, the card is anywhere else.
    """
    turned, others = Fraction(1, _RANKS), PACK.size - 1
    places = {"hand": TRICKS, "rivals": (len(SEATS) - 1) * TRICKS, "stock": STOCK - 1}
    return {"turned": turned} | {k: (1 - turned) * Fraction(n, others) for k, n in places.items()}


def honours_in_hand() -> dict[int, Fraction]:
    """The chance to be dealt 0 to 4 honours (GL-1.6)."""
    turned = Fraction(len(HONOURS), _RANKS)
    found = dict.fromkeys(range(len(HONOURS) + 1), Fraction(0))
    for share, left in ((turned, len(HONOURS) - 1), (1 - turned, len(HONOURS))):
        for n, p in bring(TRICKS, left, PACK.size - 1).items():
            found[n] += share * p
    return found


# ---- gleeks and mournivals ----


def hands_with_three(rank: Rank) -> int:
    """Hands with just three of a rank (GL-5.1); the same for every rank."""
    return comb(_SUITS, 3) * comb(PACK.size - _SUITS, TRICKS - 3)


def hands_with_four(rank: Rank) -> int:
    """Hands with all four of a rank (GL-5.1)."""
    return comb(PACK.size - _SUITS, TRICKS - _SUITS)


@cache
def hands_by_sets() -> Mapping[int, int]:
    """How many hands have 0, 1, 2 … gleeks and mournivals."""
    states: Counter[tuple[int, int]] = Counter({(0, 0): 1})  # cards so far, sets so far
    for _ in GLEEK:
        after: Counter[tuple[int, int]] = Counter()
        for (cards, sets), ways in states.items():
            for n in range(_SUITS + 1):
                after[cards + n, sets + (n >= 3)] += ways * comb(_SUITS, n)
        states = after
    found: Counter[int] = Counter()
    for (cards, sets), ways in states.items():
        if cards <= TRICKS:
            found[sets] += ways * comb(_OTHERS, TRICKS - cards)
    return dict(sorted(found.items()))


@cache
def deals_by_sets() -> Mapping[int, Fraction]:
    """The chance that 0, 1, 2 … sets are shown in a deal, by all three players together."""
    full = TRICKS, TRICKS, TRICKS
    states: Counter[tuple[tuple[int, ...], int]] = Counter({((0, 0, 0), 0): 1})
    for _ in GLEEK:
        after: Counter[tuple[tuple[int, ...], int]] = Counter()
        for (held, sets), ways in states.items():
            for share in _shares():
                now = tuple(h + n for h, n in zip(held, share, strict=True))
                if all(n <= most for n, most in zip(now, full, strict=True)):
                    after[now, sets + sum(n >= 3 for n in share)] += ways * _split(_SUITS, share)
        states = after
    found: Counter[int] = Counter()
    for (held, sets), ways in states.items():
        free = tuple(most - h for h, most in zip(held, full, strict=True))
        if _OTHERS - sum(free) >= 0:
            found[sets] += ways * _split(_OTHERS, free)
    every = _split(PACK.size, full)
    return {n: Fraction(ways, every) for n, ways in sorted(found.items())}


def _shares() -> list[tuple[int, int, int]]:
    """All ways to share the four cards of a rank among three hands and the stock."""
    numbers = range(_SUITS + 1)
    return [(a, b, c) for a in numbers for b in numbers for c in numbers if a + b + c <= _SUITS]


def _split(cards: int, parts: tuple[int, ...]) -> int:
    """In how many ways so many cards fall into parts of these sizes, and a rest."""
    ways = factorial(cards) // factorial(cards - sum(parts))
    for n in parts:
        ways //= factorial(n)
    return ways


def worth_of_sets() -> Fraction:
    """What sets bring a player on average from each opponent, as dealt (GL-5.1)."""
    return sum(
        (
            Fraction(
                GLEEK[r.code] * hands_with_three(r) + MOURNIVAL[r.code] * hands_with_four(r),
                HANDS,
            )
            for r in PACK.ranks
            if r.code in GLEEK
        ),
        Fraction(0),
    )


# ---- ruffs ----


@cache
def _suits_up_to(most: int, ace: bool) -> tuple[int, ...]:
    """How many sets of 0, 1, 2 … cards of one suit are worth no more; with `ace` only those with the ace."""
    cards = tuple(PACK.full.of(PACK.suits[0]))
    found = [0] * (len(cards) + 1)
    for n in range(len(cards) + 1):
        for held in combinations(cards, n):
            if sum(map(ruff_value, held)) <= most and (not ace or any(c.rank.code == "A" for c in held)):
                found[n] += 1
    return tuple(found)


def _hands_up_to(most: int, aces: bool) -> int:
    """Hands no suit of which is worth more; with `aces` only those that hold all four."""
    one = _suits_up_to(most, aces)
    ways = [1]
    for _ in PACK.suits:
        ways = [
            sum(ways[i] * one[n - i] for i in range(len(ways)) if 0 <= n - i < len(one))
            for n in range(TRICKS + 1)
        ]
    return ways[TRICKS]


@cache
def hands_by_ruff() -> Mapping[int, int]:
    """How many hands have each ruff (GL-4.1); those with four aces are left out, for they have no suit."""
    up_to = {v: _hands_up_to(v, False) - _hands_up_to(v, True) for v in range(MOST_RUFF + 1)}
    return {v: n - up_to.get(v - 1, 0) for v, n in up_to.items() if n > up_to.get(v - 1, 0)}


def hands_with_four_aces() -> int:
    """Hands that beat every ruff (GL-4.2)."""
    return HANDS - sum(hands_by_ruff().values())
