"""What a match of Klaverjas consists of at any moment, and what one seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards.card import Card, CardSet, Suit
from engine.core.action import Takes
from engine.core.chance import Chance
from engine.core.seat import Seat, after
from engine.games.klaverjas.bidding import Bidding, Contract
from engine.games.klaverjas.roem import Roem
from engine.games.klaverjas.rules import Claim, Rules


class Phase(StrEnum):
    """Where a match stands."""

    BIDDING = "bidding"  # trumps are being chosen (KJ-3)
    EXCHANGE = "exchange"  # three players: the declarer lays two cards away (KJ-8.5 c)
    PLAY = "play"  # tricks (KJ-4)
    CLAIM = "claim"  # the last trick lies there, its roem may still be claimed (KJ-5.11)
    SCORED = "scored"  # the deal is counted, the next one may begin
    OVER = "over"  # the match is decided


class Verb(StrEnum):
    """What a seat can do."""

    ACCEPT = "accept"  # „Ich spiele“: the proposed suit is trumps
    PASS = "pass"
    NAME = "name"  # another suit, in the second round
    LEDIG = "ledig"
    DISCARD = "discard"  # two cards, three players
    PLAY = "play"
    CLAIM = "claim"  # the roem of the trick just won
    COUNT = "count"  # let the last trick's roem go and count the deal
    DEAL = "deal"  # begin the next deal


VERBS: dict[StrEnum, Takes] = {
    Verb.ACCEPT: Takes.NOTHING,
    Verb.PASS: Takes.NOTHING,
    Verb.NAME: Takes.SUIT,
    Verb.LEDIG: Takes.NOTHING,
    Verb.DISCARD: Takes.CARDS,
    Verb.PLAY: Takes.CARD,
    Verb.CLAIM: Takes.NOTHING,
    Verb.COUNT: Takes.NOTHING,
    Verb.DEAL: Takes.NOTHING,
}


class Laid(NamedTuple):
    """A card and who laid it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: who won it, its points (the last trick's 10 included) and the roem found in it.

    `claimed`: the roem was announced; always so with `roem_claim=auto`.
    """

    plays: tuple[Laid, ...]
    winner: Seat
    points: int
    roem: tuple[Roem, ...]
    claimed: bool

    @property
    def roem_points(self) -> int:
        """What the announced roem is worth."""
        return sum(r.points for r in self.roem) if self.claimed else 0


class Pile(NamedTuple):
    """Two players: an open table card and the hidden one below it; None where there is none any more."""

    open: Card | None
    hidden: Card | None


class Spot(NamedTuple):
    """What everybody sees of a pile."""

    open: Card | None
    covers: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Public:
    """What everybody at the table knows."""

    rules: Rules
    draws: tuple[tuple[Laid, ...], ...]  # the draw for the first deal, round by round (KJ-2.1)
    results: tuple[tuple[int, ...], ...]  # points of finished deals, in the order of the sides
    voided: tuple[Card, ...]  # cards exposed in void deals before this one (KJ-2.5)
    phase: Phase
    bidding: Bidding
    contract: Contract | None
    tricks: tuple[Trick, ...]
    trick: tuple[Laid, ...]

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.bidding.dealer

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None before it is chosen and in ledig."""
        return None if self.contract is None else self.contract.trump

    @property
    def settled(self) -> bool:
        """Whether the running deal is counted."""
        return self.phase in (Phase.SCORED, Phase.OVER)

    @property
    def number(self) -> int:
        """The running deal's number, from 1."""
        return len(self.results) + (not self.settled)

    @property
    def leader(self) -> Seat:
        """Who leads to the running trick (KJ-4.1, KJ-4.10)."""
        return self.tricks[-1].winner if self.tricks else after(self.rules.seats, self.dealer)

    @property
    def to_play(self) -> Seat:
        """Who plays the next card."""
        return after(self.rules.seats, self.trick[-1].seat) if self.trick else self.leader

    @property
    def claimable(self) -> bool:
        """Whether the roem of the last finished trick may still be claimed (KJ-5.11)."""
        return (
            self.rules.roem_claim is Claim.MANUAL
            and self.trump is not None
            and not self.trick
            and bool(self.tricks)
            and not self.tricks[-1].claimed
        )

    @property
    def acting(self) -> tuple[Seat, ...]:
        """Who may act now."""
        if self.phase is Phase.BIDDING:
            return (self.bidding.to_act,)
        if self.phase is Phase.EXCHANGE:
            assert self.contract is not None
            return (self.contract.declarer,)
        if self.phase in (Phase.PLAY, Phase.CLAIM):
            return (self.to_play,)
        return (after(self.rules.seats, self.dealer),) if self.phase is Phase.SCORED else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Public):
    """A whole match; hands, rows and starts in the order of the seats."""

    chance: Chance
    hands: tuple[CardSet, ...]
    rows: tuple[tuple[Pile, ...], ...]  # two players: table cards; else empty
    talon: CardSet  # three players: the two cards before the exchange
    away: CardSet  # three players: the two cards laid away
    start: tuple[CardSet, ...]  # what each held when play began; empty before

    def index(self, seat: Seat) -> int:
        """A seat's place in hands, rows and starts."""
        return self.rules.seats.index(seat)

    def playable(self, seat: Seat) -> CardSet:
        """The hand, with two players the open table cards too (KJ-8.6 c)."""
        i = self.index(seat)
        hand = self.hands[i]
        for pile in self.rows[i] if self.rows else ():
            if pile.open is not None:
                hand = hand.add(pile.open)
        return hand


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Public):
    """What one seat may know (`seat` None: an onlooker, who sees no hand)."""

    seat: Seat | None
    hand: CardSet
    counts: tuple[int, ...]  # cards in each hand
    rows: tuple[tuple[Spot, ...], ...]
    start: CardSet  # what this seat held when play began
    away: CardSet  # what this seat laid away itself
    talon: int  # face-down cards not taken up yet

    @property
    def open(self) -> CardSet:
        """This seat's open table cards."""
        return self.open_of(self.seat)

    def open_of(self, seat: Seat | None) -> CardSet:
        """A seat's open table cards."""
        spots = self.rows[self.rules.seats.index(seat)] if self.rows and seat is not None else ()
        return self.hand.pack.set(s.open for s in spots if s.open is not None)

    @property
    def playable(self) -> CardSet:
        """Everything this seat can play from."""
        return self.hand | self.open
