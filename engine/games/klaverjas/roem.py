"""Roem (KJ-5): runs, stuk and four alike, in one player's hand or among the cards of a trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.cards.card import Card, CardSet, Rank, Suit
from engine.cards.meld import alike, runs
from engine.cards.packs import FRENCH_32
from engine.core.seat import Seat
from engine.games.klaverjas.rules import RoemBy, Rules

RUN3, RUN4, STUK, FOUR = 20, 50, 20, 100
_ROYALS = FRENCH_32.set(c for c in FRENCH_32.cards if c.rank.code in "QK")


class RoemKind(StrEnum):
    """What a combination is; `run4` is a run of four or more."""

    RUN3 = "run3"
    RUN4 = "run4"
    STUK = "stuk"
    FOUR = "four"


@dataclass(frozen=True, slots=True)
class Roem:
    """One combination and what it is worth; `by` is its owner where roem counts by the hand."""

    kind: RoemKind
    of: Suit | Rank
    points: int
    cards: CardSet
    by: Seat | None = None

    @property
    def rule(self) -> str:
        """The rule that prices it."""
        if self.kind is RoemKind.FOUR:
            return "KJ-5.4" if self.of.code == "J" else "KJ-5.3"
        return "KJ-5.5" if self.kind is RoemKind.STUK else "KJ-5.1"


def combinations(rules: Rules, cards: CardSet, trump: Suit, by: Seat | None = None) -> tuple[Roem, ...]:
    """All roem among some cards; runs at full length, every kind beside the others (KJ-5.1 to 5.5, 5.9).

    >>> from engine.games.klaverjas.rules import OPTIONS, make_rules
    >>> rules = make_rules(OPTIONS.read({}))
    >>> hand = FRENCH_32.cards_of("TH JH QH KH 7S")
    >>> [(r.kind.value, r.points) for r in combinations(rules, hand, FRENCH_32.suit("H"))]
    [('run4', 50), ('stuk', 20)]
    """
    found = []
    for suit, run in runs(cards, 3):
        long = len(run) > 3
        kind = RoemKind.RUN4 if long else RoemKind.RUN3
        found.append(Roem(kind, suit, RUN4 if long else RUN3, run, by))
    royals = cards & _ROYALS.of(trump)
    if len(royals) == 2:
        found.append(Roem(RoemKind.STUK, trump, STUK, royals, by))
    for rank, group in alike(cards, 4):
        points = four_alike(rules, rank)
        if points:
            found.append(Roem(RoemKind.FOUR, rank, points, group, by))
    return tuple(found)


def four_alike(rules: Rules, rank: Rank) -> int:
    """What all four cards of a rank are worth (KJ-5.3, KJ-5.4)."""
    if rank.code == "J":
        return rules.four_jacks
    return FOUR if rules.four_low or rank.code not in "78" else 0


def in_trick(
    rules: Rules,
    trump: Suit | None,
    plays: Sequence[tuple[Seat, Card]],
    start: Mapping[Seat, CardSet],
    earlier: CardSet,
) -> tuple[Roem, ...]:
    """The roem of one full trick (KJ-5.7, KJ-5.8); none without trumps.

    `start` has what each player held when play began, `earlier` the cards of the tricks before; both matter
    for `roem=hand` only, where a combination counts in the trick in which its last card falls.
    """
    if trump is None:
        return ()
    if rules.roem is RoemBy.TRICK:
        return combinations(rules, FRENCH_32.set(c for _, c in plays), trump)
    return tuple(
        r
        for seat, card in plays
        for r in combinations(rules, start[seat], trump, seat)
        if card in r.cards and r.cards <= earlier.add(card)
    )
