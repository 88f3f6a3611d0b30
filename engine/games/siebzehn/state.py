"""What a session of 17 is made of: cups, rounds, and what one seat may know of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.chance import Chance
from engine.core.ledger import Ledger
from engine.core.seat import Seat
from engine.games.siebzehn.rules import LIMIT, Rules
from engine.games.siebzehn.score import Result


class Verb(StrEnum):
    """What a seat can do."""

    ROLL = "roll"
    PASS = "pass"
    NEXT = "next"


class Phase(StrEnum):
    """Where a session stands."""

    DECIDE = "decide"  # somebody is to roll or pass
    ROUND_OVER = "round_over"  # the start player of the next round may go on
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Cup:
    """A player in a round: the dice in order of rolling, and whether he has passed."""

    seat: Seat
    dice: tuple[int, ...]
    passed: bool = False

    @property
    def total(self) -> int:
        """The sum of all dice."""
        return sum(self.dice)

    @property
    def bust(self) -> bool:
        """Whether the sum exceeds 17 (SZ-3.7, SZ-3.8)."""
        return self.total > LIMIT

    @property
    def deciding(self) -> bool:
        """Whether this player still rolls or passes (SZ-3.1, SZ-3.5)."""
        return not self.passed and not self.bust


@dataclass(frozen=True, slots=True)
class State:
    """A whole session: the running round, and the money.

    `number` counts ordinary rounds from 1; a play-off keeps the number of the round it decides.  `cups` are
    the players of this round, clockwise from its start player.  `pending` are decisions of this step that are
    not carried out yet.  The ledger opens with the balances before this round and holds its transfers.
    """

    rules: Rules
    chance: Chance
    number: int
    playoff: bool
    cups: tuple[Cup, ...]
    ledger: Ledger
    pending: tuple[tuple[Seat, Verb], ...] = ()
    to_act: Seat | None = None  # order=in_turn only
    result: Result | None = None

    def cup(self, seat: Seat) -> Cup:
        """The cup of a player of this round."""
        return next(c for c in self.cups if c.seat is seat)


@dataclass(frozen=True, slots=True)
class CupView:
    """A cup as one seat sees it: `dice` is None while they lie hidden under it."""

    seat: Seat
    count: int
    dice: tuple[int, ...] | None
    passed: bool
    bust: bool

    @property
    def total(self) -> int | None:
        """The sum, if the dice can be seen."""
        return None if self.dice is None else sum(self.dice)

    @property
    def deciding(self) -> bool:
        """Whether this player still rolls or passes."""
        return not self.passed and not self.bust


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (None: an onlooker) may know: stakes, numbers of dice, its own dice and those uncovered.

    `decision` is its own choice that waits for the others; `waiting` are the seats still to act.
    """

    rules: Rules
    seat: Seat | None
    phase: Phase
    number: int
    rounds: int
    playoff: bool
    cups: tuple[CupView, ...]
    ledger: Ledger
    waiting: tuple[Seat, ...]
    decision: Verb | None
    result: Result | None

    def cup(self, seat: Seat | None) -> CupView | None:
        """The cup of a seat, if it plays this round."""
        return next((c for c in self.cups if c.seat is seat), None)
