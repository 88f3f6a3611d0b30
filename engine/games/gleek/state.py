"""What a match of Gleek consists of at one moment: the state, and the view that one seat has of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards.betting import Round
from engine.cards.card import Card, CardSet, Suit
from engine.cards.packs import FRENCH_44
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.ledger import Ledger
from engine.core.seat import Seat, after
from engine.games.gleek.rules import Rules
from engine.games.gleek.score import HandSet, Ruff

SEATS = (Seat.P1, Seat.P2, Seat.P3)
PACK = FRENCH_44
NO_CARDS = PACK.set()
TRICKS = 12
DISCARDS = 7

Play = tuple[Seat, Card]


class Phase(StrEnum):
    """The parts of a deal, in order."""

    AUCTION = "auction"
    EXCHANGE = "exchange"
    RUFF = "ruff"
    SETS = "sets"
    TRICKS = "tricks"
    SCORED = "scored"
    END = "end"


class Verb(StrEnum):
    """What a player can do."""

    DEAL = "deal"
    BID = "bid"
    PASS = "pass"
    DISCARD = "discard"
    BET = "bet"
    SILENT = "silent"
    HOLD = "hold"
    RAISE = "raise"
    SHOW = "show"
    GO_ON = "go_on"
    PLAY = "play"


VERBS = {
    Phase.AUCTION: (Verb.BID, Verb.PASS),
    Phase.EXCHANGE: (Verb.DISCARD,),
    Phase.RUFF: (Verb.BET, Verb.SILENT, Verb.HOLD, Verb.RAISE, Verb.PASS),
    Phase.SETS: (Verb.SHOW, Verb.GO_ON),
    Phase.TRICKS: (Verb.PLAY,),
    Phase.SCORED: (Verb.DEAL,),
    Phase.END: (),
}
"""Which verbs belong to which part."""


@dataclass(frozen=True, slots=True)
class Open:
    """What lies open for everybody; both the state and every view hold it.

    `number` counts the deals from 1.  `cuts` are the rounds of cutting for the first deal.  `said` is what
    was said in auction and ruff, in order.  `ruffs` and `sets` are what has been shown.  `asked` are the
    seats that may still show trumps before the first trick.  `shown` are trumps paid for before they were
    played.  `plays` are all cards played in this deal, `winners` the winners of its complete tricks.
    """

    rules: Rules
    number: int
    phase: Phase
    dealer: Seat
    cuts: tuple[tuple[Play, ...], ...]
    turn_up: Card
    base: int
    auction: Round
    vying: Round
    ledger: Ledger
    said: tuple[Action, ...] = ()
    ruff_winner: Seat | None = None
    ruffs: tuple[tuple[Seat, Ruff], ...] = ()
    sets: tuple[tuple[Seat, HandSet], ...] = ()
    asked: tuple[Seat, ...] = ()
    shown: tuple[Play, ...] = ()
    plays: tuple[Play, ...] = ()
    winners: tuple[Seat, ...] = ()
    match_winners: tuple[Seat, ...] = ()

    @property
    def trump(self) -> Suit:
        """The suit of the turn-up."""
        return self.turn_up.suit

    @property
    def forehand(self) -> Seat:
        """The dealer's left neighbour."""
        return after(SEATS, self.dealer)

    @property
    def buyer(self) -> Seat | None:
        """Who has bought the stock, once that is settled."""
        return self.auction.last

    @property
    def price(self) -> int | None:
        """What the buyer paid for the stock."""
        return None if self.auction.last is None else self.auction.stake

    @property
    def shown_cards(self) -> CardSet:
        """The trumps paid for before they were played."""
        return PACK.set(c for _, c in self.shown)

    @property
    def trick(self) -> tuple[Play, ...]:
        """The cards of the trick that is being played."""
        return self.plays[len(self.winners) * 3 :]

    @property
    def last_trick(self) -> tuple[Play, ...]:
        """The cards of the last complete trick."""
        done = len(self.winners) * 3
        return self.plays[max(done - 3, 0) : done]

    @property
    def to_play(self) -> Seat:
        """Whose card is next in the tricks."""
        if self.trick:
            return after(SEATS, self.trick[-1][0])
        return self.winners[-1] if self.winners else self.forehand


@dataclass(frozen=True, slots=True)
class State:
    """Everything: what lies open, the hidden cards and chance.

    `hands` are in the order of the seats; `stock` holds the seven cards under the turn-up until they are
    taken; `laid_away` what the buyer laid away.
    """

    open: Open
    chance: Chance
    hands: tuple[CardSet, CardSet, CardSet]
    stock: tuple[Card, ...]
    laid_away: CardSet = NO_CARDS

    def hand(self, seat: Seat) -> CardSet:
        """The cards in one player's hand."""
        return self.hands[SEATS.index(seat)]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: what lies open, its own hand and, for the buyer, its own discards.

    `seat` is None for an onlooker.  `counts` are the numbers of cards in the hands.
    """

    open: Open
    seat: Seat | None
    hand: CardSet
    laid_away: CardSet
    counts: tuple[int, int, int]
    stock: int


def next_seat(state: Open) -> Seat | None:
    """Who must act, by what lies open alone; None after the last deal."""
    if state.phase is Phase.AUCTION:
        return state.auction.to_act
    if state.phase is Phase.EXCHANGE:
        return state.buyer
    if state.phase is Phase.RUFF:
        return state.vying.to_act
    if state.phase is Phase.SETS:
        return state.asked[0]
    if state.phase is Phase.TRICKS:
        return state.to_play
    return after(SEATS, state.dealer) if state.phase is Phase.SCORED else None
