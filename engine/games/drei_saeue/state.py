"""States of Drei Säue vor dem Hof: all of it, and what one seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from engine.cards.card import Card, CardSet, Suit
from engine.core.chance import Chance
from engine.core.ledger import Ledger
from engine.core.seat import Seat
from engine.games.drei_saeue.rules import PACK, Rules
from engine.games.drei_saeue.score import Settlement
from engine.games.drei_saeue.yards import Status, Yards


class Phase(StrEnum):
    """What is to be done."""

    PLAY = "play"  # a card to the trick
    TAKE = "take"  # the winner of a trick decides about its Sau
    SCORED = "scored"  # the round is paid, the next dealer deals
    OVER = "over"


class Verb(StrEnum):
    """What a seat can do."""

    PLAY = "play"
    TAKE = "take"  # the Sau of the trick, into the named yard
    LEAVE = "leave"  # the Sau where it lies
    DEAL = "deal"  # the next round


Plays = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: its cards in order of play, who won it, and where its Sau went, if it moved.

    `status` is how the Sau of its suit lay when the trick was won.
    """

    plays: Plays
    winner: Seat
    status: Status
    taken_from: Seat | None = None
    taken_to: Seat | None = None

    @property
    def suit(self) -> Suit:
        """The suit led (DS-3.6)."""
        return self.plays[0][1].suit


@dataclass(frozen=True, slots=True)
class State:
    """Everything: hands by seat (N E S W), yards, the trick on the table and those of the round before it."""

    rules: Rules
    chance: Chance
    phase: Phase
    round: int
    dealer: Seat
    to_act: Seat
    yards: Yards
    hands: tuple[CardSet, ...]
    ledger: Ledger
    trick: Plays = ()
    tricks: tuple[Trick, ...] = ()
    settled: Settlement | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (None: an onlooker) may know: its own cards, and of the others' how many they are."""

    seat: Seat | None
    rules: Rules
    phase: Phase
    round: int
    dealer: Seat
    to_act: Seat
    yards: Yards
    hand: CardSet
    left: tuple[int, ...]
    ledger: Ledger
    trick: Plays = ()
    tricks: tuple[Trick, ...] = ()
    settled: Settlement | None = None
    voids: tuple[CardSet, ...] = field(default=())
    """For each seat the suits it has shown not to hold, as cards."""


def seen(trick: Plays, tricks: tuple[Trick, ...]) -> CardSet:
    """All cards played in a round so far."""
    return PACK.set(card for plays in (*(t.plays for t in tricks), trick) for _, card in plays)


def shown_voids(seats: tuple[Seat, ...], trick: Plays, tricks: tuple[Trick, ...]) -> tuple[CardSet, ...]:
    """For each seat all cards of the suits that it could not follow (DS-3.3)."""
    out = dict.fromkeys(seats, PACK.set())
    for plays in (*(t.plays for t in tricks), trick):
        for seat, card in plays[1:]:
            led = plays[0][1].suit
            if card.suit is not led:
                out[seat] |= PACK.full.of(led)
    return tuple(out[s] for s in seats)
