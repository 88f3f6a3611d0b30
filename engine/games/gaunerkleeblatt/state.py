"""States of Gaunerkleeblatt: all of it, and what one seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.cards.card import CardSet
from engine.core.chance import Chance
from engine.core.ledger import Ledger
from engine.core.seat import Seat, after, clockwise
from engine.games.gaunerkleeblatt.betting import Betting
from engine.games.gaunerkleeblatt.rules import Rules


class Phase(StrEnum):
    """What is to be done."""

    FIRST = "first"  # first betting
    EXCHANGE = "exchange"
    SECOND = "second"  # second betting
    DONE = "done"  # the pot is settled, the next dealer deals
    OVER = "over"


BETTING = (Phase.FIRST, Phase.SECOND)


@dataclass(frozen=True, slots=True)
class State:
    """Everything.  Hands, cards laid away and numbers exchanged stand by seat, in the order of the table.

    Who has passed holds no cards; `exchanged` is None until a player's turn to exchange is over.  `shown`
    are those who showed their hands, `winner` who took the pot.
    """

    rules: Rules
    chance: Chance
    phase: Phase
    number: int
    dealer: Seat
    hands: tuple[CardSet, ...]
    stock: CardSet
    betting: Betting
    exchanged: tuple[int | None, ...]
    laid: tuple[CardSet, ...]
    ledger: Ledger
    shown: tuple[Seat, ...] = ()
    winner: Seat | None = None

    def hand(self, seat: Seat) -> CardSet:
        """The cards of one seat."""
        return self.hands[self.rules.seats.index(seat)]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (None: an onlooker) may know: its own cards, and of the rest what lies open."""

    seat: Seat | None
    rules: Rules
    phase: Phase
    number: int
    dealer: Seat
    hand: CardSet
    laid: CardSet
    stock: int
    betting: Betting
    exchanged: tuple[int | None, ...]
    ledger: Ledger
    shown: tuple[tuple[Seat, CardSet], ...] = ()
    winner: Seat | None = None


def to_act(of: State | View) -> Seat | None:
    """Whose turn it is; None when the session is over."""
    if of.phase is Phase.OVER:
        return None
    if of.phase is Phase.DONE:
        return after(of.rules.seats, of.dealer)  # GK-2.4
    if of.phase is Phase.EXCHANGE:
        return next(exchangers(of), None)
    return of.betting.to_act


def exchangers(of: State | View) -> Iterator[Seat]:
    """Who may still exchange, next first (GK-4.1, GK-4.5)."""
    seats = of.rules.seats
    order = clockwise(seats, after(seats, of.dealer))
    return (s for s in order if s in of.betting.inside and of.exchanged[seats.index(s)] is None)
