"""One betting: a stake is named, held, raised at most once, or passed (GK-3, GK-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.cards.betting import Round
from engine.core.refusal import Refusal
from engine.core.seat import Seat, after, clockwise
from engine.games.gaunerkleeblatt.rules import Raises, Rules


class Verb(StrEnum):
    """What a seat can do."""

    NAME = "name"  # the first stake
    HOLD = "hold"
    RAISE = "raise"  # to the number behind it
    PASS = "pass"
    EXCHANGE = "exchange"
    DEAL = "deal"  # the next game


BETS = (Verb.NAME, Verb.HOLD, Verb.RAISE, Verb.PASS)


@dataclass(frozen=True, slots=True)
class Betting:
    """A betting under way: the first (`number` 1) begins without a stake, the second with that of the first.

    `opening` is the stake it began with, `raisers` are those who have raised in it.
    """

    number: int
    round: Round
    opening: int = 0
    raisers: tuple[Seat, ...] = ()

    @classmethod
    def open(
        cls, number: int, table: Sequence[Seat], dealer: Seat, inside: Sequence[Seat], stake: int = 0
    ) -> Betting:
        """A fresh betting of those still in; the dealer's left, or the next one still in, begins (GK-3.1,
        GK-5.3)."""
        first = next(s for s in clockwise(table, after(table, dealer)) if s in inside)
        return cls(number, Round.open(tuple(s for s in table if s in inside), first, stake), stake)

    @property
    def to_act(self) -> Seat | None:
        """Who must answer next."""
        return self.round.to_act

    @property
    def over(self) -> bool:
        """Whether everybody has answered or only one is left."""
        return self.round.over

    @property
    def inside(self) -> tuple[Seat, ...]:
        """Who is still in."""
        return self.round.inside

    @property
    def stake(self) -> int:
        """The present stake, 0 while none is named."""
        return self.round.stake

    @property
    def opens(self) -> bool:
        """Whether the stake is still to be named."""
        return self.number == 1 and self.round.holder is None

    def paid(self, seat: Seat) -> int:
        """What a seat has paid in this betting."""
        return self.round.put(seat) - self.opening

    def owes(self, seat: Seat) -> int:
        """What a seat must pay to hold the stake."""
        return self.stake - self.round.put(seat)

    def bar(self, rules: Rules, verb: Verb, amount: int = 0) -> Refusal | None:
        """Why the seat to act may not do this; `amount` is the stake named or raised to."""
        facts = {"n": amount, "stake": self.stake, "most": rules.max_stake, "who": self.to_act}
        if self.opens and verb is not Verb.NAME:
            return Refusal("GK-3.1", facts)
        if verb is Verb.NAME and not self.opens:
            return Refusal("GK-3.1", facts, "named")
        if verb is Verb.NAME and amount < 1:
            return Refusal("GK-3.1", facts, "least")
        if verb is Verb.RAISE and amount <= self.stake:
            return Refusal("GK-3.4", facts)
        if verb in (Verb.NAME, Verb.RAISE) and rules.max_stake is not None and amount > rules.max_stake:
            return Refusal("GK-3.9", facts)
        return self._one_raise(rules, facts) if verb is Verb.RAISE else None

    def _one_raise(self, rules: Rules, facts: Mapping[str, object]) -> Refusal | None:
        own = rules.raises is Raises.ONE_PER_PLAYER
        if not self.raisers or (own and self.to_act not in self.raisers):
            return None
        return Refusal(
            "GK-3.5" if self.number == 1 else "GK-5.2",
            {**facts, "raiser": self.to_act if own else self.raisers[0]},
        )

    def words(self, rules: Rules) -> tuple[Verb, ...]:
        """What the seat to act may do, whatever the amount."""
        if self.over:
            return ()
        return tuple(v for v in BETS if self.bar(rules, v, self.stake + 1) is None)

    def did(self, verb: Verb, amount: int = 0) -> Betting:
        """The betting after an answer that nothing bars."""
        if verb is Verb.PASS:
            return replace(self, round=self.round.fold())
        if verb is Verb.HOLD:
            return replace(self, round=self.round.stay())
        me = self.round.waiting[0]
        raisers = (*self.raisers, me) if verb is Verb.RAISE else self.raisers
        return replace(self, round=self.round.raise_to(amount), raisers=raisers)
