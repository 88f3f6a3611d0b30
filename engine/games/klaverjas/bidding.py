"""Bidding for trumps (KJ-3) and ledig (KJ-8.4): what may be said, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards.card import Card, Suit
from engine.cards.packs import FRENCH_32
from engine.core.refusal import Refusal
from engine.core.seat import Seat, after
from engine.games.klaverjas.rules import Proposal, Rules


class Word(StrEnum):
    """What a bidder can say besides naming a suit."""

    PLAY = "play"
    PASS = "pass"
    LEDIG = "ledig"


Saying = Word | Suit


@dataclass(frozen=True, slots=True)
class Call:
    """What one seat said."""

    seat: Seat
    saying: Saying


@dataclass(frozen=True, slots=True)
class Contract:
    """Who plays what; no trump suit means ledig."""

    declarer: Seat
    trump: Suit | None

    @property
    def kind(self) -> str:
        """ "trump" or "ledig"."""
        return "ledig" if self.trump is None else "trump"


@dataclass(frozen=True, slots=True)
class Bidding:
    """The bidding so far: the proposed suit, the card that proposes it (if any) and what was said."""

    rules: Rules
    dealer: Seat
    proposed: Suit
    card: Card | None = None
    calls: tuple[Call, ...] = ()

    @property
    def owner(self) -> Seat | None:
        """Whose the turned-up card is (KJ-3.2)."""
        return self.dealer if self.rules.proposal is Proposal.DEALER_CARD else None

    @property
    def first(self) -> Seat:
        """Who speaks first and leads to the first trick (KJ-3.3, KJ-4.1)."""
        return after(self.rules.seats, self.dealer)

    @property
    def contract(self) -> Contract | None:
        """What the bidding has led to; the first call that is no pass ends it (KJ-3.4)."""
        if not self.calls or self.calls[-1].saying is Word.PASS:
            return None
        last = self.calls[-1]
        if last.saying is Word.LEDIG:
            return Contract(last.seat, None)
        return Contract(last.seat, self.proposed if isinstance(last.saying, Word) else last.saying)

    @property
    def round(self) -> int:
        """The round of the last call when it is over, else of the next one."""
        said = len(self.calls) - (self.contract is not None)
        return 1 + said // self.rules.players

    @property
    def to_act(self) -> Seat:
        """Who speaks next; meaningless when it is over."""
        return after(self.rules.seats, self.dealer, 1 + len(self.calls))

    @property
    def forced(self) -> bool:
        """Whether everybody else has passed twice, so that the dealer must choose (KJ-3.6)."""
        return len(self.calls) == 2 * self.rules.players - 1

    def sayings(self) -> tuple[Saying, ...]:
        """Everything that can be said at all, allowed or not."""
        return (Word.PLAY, *FRENCH_32.suits, Word.PASS, Word.LEDIG)

    def refusal(self, saying: Saying) -> Refusal | None:
        """Why the seat to act may not say this now, or None."""
        facts: dict[str, object] = {"who": self.to_act, "proposed": self.proposed, "suit": saying}
        if saying is Word.LEDIG:
            return None if self.rules.ledig else Refusal("KJ-8.4", facts)
        if self.round == 1:
            return Refusal("KJ-3.3", facts) if isinstance(saying, Suit) else None
        if saying is Word.PLAY:
            return Refusal("KJ-3.5", facts, "KJ-3.5 play")
        if saying is Word.PASS:
            return Refusal("KJ-3.6", facts) if self.forced else None
        free = self.forced and self.rules.dealer_free_choice
        return Refusal("KJ-3.5", facts) if saying == self.proposed and not free else None

    def said(self, saying: Saying) -> Bidding:
        """The bidding after the next call; ask `refusal` first."""
        calls = (*self.calls, Call(self.to_act, saying))
        return Bidding(self.rules, self.dealer, self.proposed, self.card, calls)
