"""The bidding on one open card: outbid, press, decline, yield (KG-4.10 to KG-5.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.cards.betting import Round as Answers
from engine.core.refusal import NotYourTurn, Refusal
from engine.core.seat import Seat
from engine.games.kaufmannsglueck.rules import Presser, Rules
from engine.games.kaufmannsglueck.verbs import Verb


@dataclass(frozen=True, slots=True)
class Result:
    """How a contest ended.

    `winner` bought the card for `price` (None: it is thrown away); `draws` get a card from the stack, in this
    order; `keeps` are still without a card.
    """

    winner: Seat | None
    price: int | None
    draws: tuple[Seat, ...]
    keeps: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Who bids what on one card: the active player first, then clockwise who is still without a card."""

    active: Seat
    answers: Answers

    @classmethod
    def open(cls, active: Seat, others: Iterable[Seat] = ()) -> Contest:
        """A contest before its opening bid."""
        return cls(active, Answers.open((active, *others), active))

    @property
    def high(self) -> int:
        """The highest bid, 0 before the first."""
        return self.answers.stake

    @property
    def holder(self) -> Seat | None:
        """Who made the highest bid."""
        return self.answers.holder

    @property
    def paid(self) -> Mapping[Seat, int]:
        """What every bidder pays: the own highest bid (KG-4.17)."""
        return {s: n for s, n in zip(self.answers.seats, self.answers.puts, strict=True) if n}

    def over(self, rules: Rules) -> bool:
        """Whether the limit is reached, the active player has yielded for good, or nobody else may answer."""
        if self.holder is None:
            return False
        yielded = self.active not in self.answers.inside and not rules.open_auction
        return self.high == rules.limit or yielded or self.answers.over

    def to_act(self, rules: Rules) -> Seat | None:
        """Who must bid or answer next."""
        if self.holder is None:
            return self.active
        return None if self.over(rules) else self.answers.waiting[0]

    def words(self, rules: Rules) -> tuple[Verb, ...]:
        """The words that the seat to act may say instead of a bid."""
        seat = self.to_act(rules)
        if seat is None or self.holder is None:
            return ()
        return (Verb.YIELD,) if seat == self.active else (Verb.DECLINE,)

    def presses(self, rules: Rules, seat: Seat, bid: int) -> bool:
        """Whether a raise only drives up the price (KG-4.11, KG-4.12)."""
        return seat != self.active and bid != rules.limit and not rules.open_auction

    def refuse(self, rules: Rules, seat: Seat, answer: int | Verb) -> Refusal | None:
        """Why a bid, or the word decline or yield, is barred; NotYourTurn for a seat that is not to act."""
        if seat != self.to_act(rules):
            raise NotYourTurn("{who} is not to act", "{who} ist nicht an der Reihe", who=seat.value)
        if isinstance(answer, Verb):
            return self._refuse_word(seat, answer)
        if rules.limit is not None and answer > rules.limit:
            return Refusal("KG-5.1" if rules.limit == 3 else "KG-5.2", {"n": rules.limit})
        if answer < 1 and self.holder is None:
            return Refusal("KG-4.9", key="KG-4.9 least")
        if answer <= self.high:
            return Refusal("KG-4.10", {"n": self.high, "who": self.holder})
        return None

    def _refuse_word(self, seat: Seat, word: Verb) -> Refusal | None:
        if self.holder is None:
            return Refusal("KG-4.20")
        if word is Verb.YIELD and seat != self.active:
            return Refusal("KG-4.13", {"who": self.active}, "KG-4.13 yield")
        if word is Verb.DECLINE and seat == self.active:
            return Refusal("KG-4.13", key="KG-4.13 decline")
        return None

    def after(self, answer: int | Verb) -> Contest:
        """The contest after a bid or a word that nothing bars."""
        return replace(
            self, answers=self.answers.fold() if isinstance(answer, Verb) else self.answers.raise_to(answer)
        )

    def result(self, rules: Rules) -> Result | None:
        """How it ended, None while it goes on."""
        if not self.over(rules):
            return None
        holder = self.holder
        sold = holder == self.active or self.high == rules.limit or rules.open_auction
        winner = holder if sold else None
        rest = [s for s in self.answers.seats if s != winner]
        draws = tuple(s for s in rest if s == self.active or self._presser_draws(rules, s))
        return Result(winner, self.high if sold else None, draws, tuple(s for s in rest if s not in draws))

    def _presser_draws(self, rules: Rules, seat: Seat) -> bool:
        """Whether a bidder who is neither active nor the buyer is done and draws (KG-4.5, KG-4.19)."""
        if not self.answers.put(seat):
            return False
        return rules.presser is Presser.STACK_CARD or (
            rules.presser is Presser.IF_NOT_OUTBID and seat != self.holder
        )
