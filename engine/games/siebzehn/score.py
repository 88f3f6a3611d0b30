"""Who wins a round of 17 and what is paid out: pure functions shared by play, referee and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.core.seat import Seat
from engine.games.siebzehn.rules import LIMIT, AllBust, Rules, Tie


class Reason(StrEnum):
    """How a round ends."""

    CLOSEST = "closest"
    LAST_LEFT = "last_left"
    ALL_BUST = "all_bust"


@dataclass(frozen=True, slots=True)
class Payment:
    """Whole coins that a seat takes out of the pot under a rule."""

    seat: Seat
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended.

    `winners` take the pot (several share it); `tied` are those whom not even the dice told apart; `playoff`
    are those who play on for it.  What `payments` leave in the pot is carried over.
    """

    reason: Reason
    winners: tuple[Seat, ...] = ()
    tied: tuple[Seat, ...] = ()
    playoff: tuple[Seat, ...] = ()
    payments: tuple[Payment, ...] = ()


class Finished(Protocol):
    """What a result needs to know of a cup."""

    @property
    def seat(self) -> Seat: ...
    @property
    def dice(self) -> tuple[int, ...]: ...
    @property
    def passed(self) -> bool: ...


def rank(total: int, dice: int) -> tuple[int, int]:
    """What a total with so many dice is worth; the greater one wins (SZ-4.1, SZ-4.2).

    >>> rank(16, 3) > rank(16, 4) > rank(15, 3)
    True
    """
    return total, -dice


def reason_to_end(cups: Sequence[Finished]) -> Reason | None:
    """Why a round is over, or None while somebody is still to decide (SZ-3.5, SZ-3.9)."""
    alive = [c for c in cups if sum(c.dice) <= LIMIT]
    if not alive:
        return Reason.ALL_BUST
    if len(alive) == 1:
        return Reason.LAST_LEFT
    return Reason.CLOSEST if all(c.passed for c in alive) else None


def settle(
    rules: Rules,
    reason: Reason,
    cups: Sequence[Finished],
    paid: Mapping[Seat, int],
    carry: int,
    bust_last: Sequence[Seat],
) -> Result:
    """The result of a round that is over.

    `paid` are the stakes of this round, `carry` the coins that lay in the pot before it, `bust_last`
    those who went bust in its last step (or with the start throw).
    """
    if reason is Reason.ALL_BUST:
        back = bust_last if rules.all_bust is AllBust.REFUND_LAST else [c.seat for c in cups]
        return Result(reason, payments=tuple(Payment(s, paid[s], "SZ-4.4") for s in back))
    alive = [c for c in cups if sum(c.dice) <= LIMIT]
    top = max(rank(sum(c.dice), len(c.dice)) for c in alive)
    best = tuple(c.seat for c in alive if rank(sum(c.dice), len(c.dice)) == top)
    stakes = sum(paid.values())
    if len(best) == 1:
        won = (Payment(best[0], stakes, "SZ-4.5"), Payment(best[0], carry, "SZ-4.6"))
        return Result(reason, best, payments=tuple(p for p in won if p.amount))
    if rules.tie is Tie.SHARE:
        share = (stakes + carry) // len(best)
        return Result(reason, best, best, payments=tuple(Payment(s, share, "SZ-4.3") for s in best))
    return Result(reason, tied=best, playoff=best if rules.tie is Tie.PLAYOFF else ())
