"""Exact numbers about Kaufmannsglück, computed when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

from engine.cards.card import Card
from engine.cards.packs import FRENCH_52
from engine.games.kaufmannsglueck.rules import OPEN_CARDS, ROUNDS, SEATS, START_CARDS, Rules
from engine.games.kaufmannsglueck.score import Combination, measure

_RANKS, _SUITS = len(FRENCH_52.ranks), len(FRENCH_52.suits)
HAND = START_CARDS + ROUNDS


@cache
def _suitings(pattern: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The ways to give suits to groups of alike cards: one of each kind, and how many there are of it.

    `pattern` has the sizes of the groups.  Two ways are of one kind if no combination can tell them apart:
    the same suit five times, some suit four times, or neither.
    """
    kinds: dict[int, tuple[tuple[int, ...], int]] = {}
    for groups in product(*(tuple(combinations(range(_SUITS), n)) for n in pattern)):
        suits = tuple(s for group in groups for s in group)
        most = max(suits, key=suits.count)
        kind = {5: most, 4: _SUITS}.get(suits.count(most), _SUITS + 1)
        kinds[kind] = (suits, kinds.get(kind, ((), 0))[1] + 1)
    return tuple(kinds.values())


def _hands() -> Iterator[tuple[list[int], int]]:
    """Hands of five that stand for all, each with how many there are of its kind."""
    for ranks in combinations_with_replacement(range(_RANKS), HAND):
        different = sorted(set(ranks))
        pattern = tuple(ranks.count(r) for r in different)
        if max(pattern) <= _SUITS:
            for suits, n in _suitings(pattern):
                yield [s * _RANKS + r for s, r in zip(suits, ranks, strict=True)], n


@cache
def hands(rules: Rules) -> dict[Combination, int]:
    """How many of all hands of five cards count as each combination."""
    found = dict.fromkeys(Combination, 0)
    for cards, n in _hands():
        found[measure(cards, rules).combination] += n
    return found


class DeckUse(NamedTuple):
    """How many cards a game can use at most, and how many are left then (KG-3.6)."""

    most: int
    left: int


def deck_use() -> DeckUse:
    """Everybody's Starthand, the open cards of all rounds, and a stack card for everybody in every round."""
    most = len(SEATS) * START_CARDS + ROUNDS * OPEN_CARDS + ROUNDS * len(SEATS)
    return DeckUse(most, FRENCH_52.size - most)


@cache
def completed(start: tuple[Card, ...], rules: Rules) -> dict[Combination, int]:
    """What a Starthand becomes with every set of cards that can fill it up, nothing else being known."""
    held = [c.index for c in start]
    others = [c for c in range(FRENCH_52.size) if c not in held]
    found = dict.fromkeys(Combination, 0)
    for more in combinations(others, HAND - len(held)):
        found[measure([*held, *more], rules).combination] += 1
    return found


def improving(hand: Iterable[Card], seen: Iterable[Card], rules: Rules) -> tuple[int, int]:
    """How many of the cards not yet seen would give a hand a higher combination, and how many those are."""
    held = [c.index for c in hand]
    gone = {*held, *(c.index for c in seen)}
    now = measure(held, rules).grade
    unseen = [c for c in range(FRENCH_52.size) if c not in gone]
    return sum(measure([*held, c], rules).grade > now for c in unseen), len(unseen)
