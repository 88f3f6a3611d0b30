"""The state of a table of Kaufmannsglück, and what one seat may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.cards.card import Card
from engine.core.chance import Chance
from engine.core.ledger import Ledger, Pot
from engine.core.seat import Seat, after
from engine.games.kaufmannsglueck.buying import Buying
from engine.games.kaufmannsglueck.folding import Folding
from engine.games.kaufmannsglueck.rules import GAMES, SEATS, Rules
from engine.games.kaufmannsglueck.score import Worth
from engine.games.kaufmannsglueck.verbs import Verb

__all__ = ["Deal", "Phase", "Settlement", "State", "Verb", "View"]


class Phase(StrEnum):
    """What is going on."""

    BUYING = "buying"
    FOLDING = "folding"
    SETTLED = "settled"  # the pot is paid out; the next dealer deals
    END = "end"


@dataclass(frozen=True, slots=True)
class Deal:
    """Where the cards of a game come from: two for everybody, three open ones for each round, the stack.

    The open cards of later rounds are set aside from the start; that is as random as turning up the stack's
    top.
    """

    hands: Mapping[Seat, tuple[Card, ...]]
    open: tuple[tuple[Card, ...], ...]
    stack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a game ended: `worths` are the hands shown, none if only one player was left (KG-6.3)."""

    winners: tuple[Seat, ...]
    pot: int
    payout: Mapping[Seat, int]
    carry: int
    worths: Mapping[Seat, Worth]

    @property
    def showdown(self) -> bool:
        """Whether hands were shown."""
        return bool(self.worths)


@dataclass(frozen=True, slots=True)
class State:
    """A table: the running game and the balances of all so far.

    `start` are the Starthands, `later` the open cards of the rounds to come, `past` the finished rounds of
    this game; `left` is who has not folded.
    """

    rules: Rules
    chance: Chance
    ledger: Ledger
    game: int
    dealer: Seat
    phase: Phase
    start: Mapping[Seat, tuple[Card, ...]]
    later: tuple[tuple[Card, ...], ...]
    buying: Buying
    left: tuple[Seat, ...] = SEATS
    past: tuple[Buying, ...] = ()
    folding: Folding | None = None
    settlement: Settlement | None = None

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """All cards a seat holds, in the order it got them."""
        got = tuple(
            g.card
            for b in (*self.past, self.buying)
            for g in b.gains
            if g.seat == seat and g.card is not None
        )
        return (*self.start[seat], *got)

    @property
    def pot(self) -> int:
        """The coppers in the pot."""
        return self.ledger.balance(Pot.POT)

    def paid(self, seat: Seat) -> int:
        """What a seat has staked in this game."""
        return sum(t.amount for t in self.ledger.transfers if t.source == seat)

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next game (KG-3.5)."""
        return after(SEATS, self.dealer)

    @property
    def last_game(self) -> bool:
        """Whether no game follows."""
        return self.game == GAMES


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: `seat` None is an onlooker.

    `known` are the cards that everybody saw a seat buy, `shown` the whole hands of a showdown, `lain` all
    cards that have lain open in this game, `held` how many cards a seat holds; `before` are the balances of
    the games before this one.
    """

    rules: Rules
    seat: Seat | None
    game: int
    dealer: Seat
    phase: Phase
    hand: tuple[Card, ...]
    held: Mapping[Seat, int]
    known: Mapping[Seat, tuple[Card, ...]]
    shown: Mapping[Seat, tuple[Card, ...]]
    lain: tuple[Card, ...]
    stack: int
    buying: Buying
    to_act: Seat | None
    left: tuple[Seat, ...]
    folding: Folding | None
    settlement: Settlement | None
    pot: int
    paid: Mapping[Seat, int]
    before: Mapping[Seat, int]
