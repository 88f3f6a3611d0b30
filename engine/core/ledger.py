"""The ledger: money moves only by transfers, and the sum never changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.core.seat import Seat
from engine.core.text import Phrase, Speaker, Text


class Pot(StrEnum):
    """An account that is nobody's purse."""

    POT = "pot"

    def said(self, speaker: Speaker) -> str:
        """The pot in words."""
        return Text("the pot", "Pot").in_(speaker.language)


Account = Seat | Pot


@dataclass(frozen=True, slots=True)
class Transfer:
    """An amount (whole coins, above zero) that went from one account to another under a rule.

    `why` says what for, where the rule alone does not.
    """

    source: Account
    target: Account
    amount: int
    rule: str
    why: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """Balances in whole coins and every transfer that led to them; players may go into debt.

    >>> Ledger.open([Seat.P1, Pot.POT]).pay(Seat.P1, Pot.POT, 2, "SZ-2.1").balance(Pot.POT)
    2
    """

    opening: tuple[tuple[Account, int], ...]
    transfers: tuple[Transfer, ...] = ()

    @classmethod
    def open(cls, accounts: Iterable[Account], each: int = 0) -> Ledger:
        """A fresh ledger; every player starts with `each`, pots are empty."""
        return cls(tuple((a, each if isinstance(a, Seat) else 0) for a in accounts))

    def pay(
        self, source: Account, target: Account, amount: int, rule: str, why: Phrase | None = None
    ) -> Ledger:
        """The ledger after one transfer; a zero amount changes nothing, a negative one is a ValueError."""
        if amount < 0:
            raise ValueError(f"a transfer cannot be negative: {amount}")
        if amount == 0:
            return self
        return Ledger(self.opening, (*self.transfers, Transfer(source, target, amount, rule, why)))

    def balance(self, account: Account) -> int:
        """What an account holds now."""
        start = dict(self.opening)[account]
        return start + sum(
            (t.target == account) * t.amount - (t.source == account) * t.amount for t in self.transfers
        )

    def balances(self) -> dict[Account, int]:
        """All accounts, in order."""
        return {a: self.balance(a) for a, _ in self.opening}

    def net(self, account: Account) -> int:
        """What an account has won (negative: lost) since the opening."""
        return self.balance(account) - dict(self.opening)[account]

    def close(self) -> Ledger:
        """The same balances as a new opening, without the history."""
        return Ledger(tuple(self.balances().items()))
