"""Melds: runs within a suit and cards of one rank, found on card sets."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.card import CardSet, Rank, Suit


def runs(cards: CardSet, least: int = 2) -> Iterator[tuple[Suit, CardSet]]:
    """The longest gapless runs in each suit, in the pack's natural order, of at least so many cards.

    >>> from engine.cards.packs import FRENCH_32
    >>> [r.codes() for _, r in runs(FRENCH_32.cards_of("7H 8H 9H QH KH 9S"), 3)]
    [['7H', '8H', '9H']]
    """
    pack, n = cards.pack, len(cards.pack.ranks)
    for suit in pack.suits:
        shift = suit.number * n
        held, start = cards.bits >> shift & ((1 << n) - 1), 0
        while start < n:
            length = 0
            while held >> (start + length) & 1:
                length += 1
            if length >= least:
                yield suit, CardSet(pack, ((1 << length) - 1) << (shift + start))
            start += length + 1


def alike(cards: CardSet, least: int = 2) -> Iterator[tuple[Rank, CardSet]]:
    """The ranks of which at least so many cards are there, from low to high."""
    for rank in cards.pack.ranks:
        group = cards.ranked(rank)
        if len(group) >= least:
            yield rank, group
