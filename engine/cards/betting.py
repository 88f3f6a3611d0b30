"""Betting: a clockwise round of answers to a stake; auctions, vying and betting rounds stand here once.

A round knows who is still in, who must still answer and in which order, what the stake is and what each
seat has put on it.  It moves by three answers: `stay`, `fold` and `raise_to`.  Which of them a game allows,
what it calls them (bid, set, name, hold, decline, yield) and when money moves is the game's own affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.seat import Seat, clockwise


@dataclass(frozen=True, slots=True)
class Round:
    """One round of answers; every answer gives the next round back.

    `inside` are the seats still in, `waiting` those who must still answer, next first.  `holder` made the
    present stake (None: nobody yet); `before` is the stake that the last raise replaced, 0 if the stake is
    the first one.  `puts` is what each of `seats` has put on the stake so far.

    A betting round: P1 opens at 2, P2 raises to 4, P3 folds, P1 must answer again.

    >>> r = Round.open((Seat.P1, Seat.P2, Seat.P3), first=Seat.P1).raise_to(2).raise_to(4).fold()
    >>> r.to_act, r.stake, r.before, r.over
    (<Seat.P1: 'P1'>, 4, 2, False)
    >>> r = r.stay()
    >>> r.over, r.inside, r.put(Seat.P1), r.put(Seat.P3)
    (True, (<Seat.P1: 'P1'>, <Seat.P2: 'P2'>), 4, 0)

    An auction: who folds is out, the last one left has it.

    >>> r = Round.open((Seat.P1, Seat.P2, Seat.P3), first=Seat.P2).raise_to(12).fold().raise_to(13).fold()
    >>> r.over, r.last, r.stake
    (True, <Seat.P1: 'P1'>, 13)
    """

    seats: tuple[Seat, ...]
    inside: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    puts: tuple[int, ...]
    stake: int = 0
    before: int = 0
    holder: Seat | None = None

    @classmethod
    def open(cls, seats: Sequence[Seat], first: Seat, stake: int = 0) -> Round:
        """A fresh round of these seats (clockwise), `first` to answer first; all have already put `stake`."""
        return cls(tuple(seats), tuple(seats), clockwise(seats, first), (stake,) * len(seats), stake)

    @property
    def to_act(self) -> Seat | None:
        """Who must answer next; None when the round is over."""
        return None if self.over else self.waiting[0]

    @property
    def over(self) -> bool:
        """Whether everybody has answered or only one seat is left in."""
        return not self.waiting or len(self.inside) <= 1

    @property
    def last(self) -> Seat | None:
        """The only seat left in, if there is just one."""
        return self.inside[0] if len(self.inside) == 1 else None

    def put(self, seat: Seat) -> int:
        """What this seat has put on the stake."""
        return self.puts[self.seats.index(seat)]

    def stay(self) -> Round:
        """The seat to act stays in at the present stake (holds it; or says nothing while there is none)."""
        return replace(self, waiting=self.waiting[1:], puts=self._with(self.waiting[0], self.stake))

    def fold(self, owing: int | None = None) -> Round:
        """The seat to act drops out; what it has put stays, unless it leaves `owing` another amount."""
        out = self.waiting[0]
        return replace(
            self,
            inside=tuple(s for s in self.inside if s != out),
            waiting=self.waiting[1:],
            puts=self.puts if owing is None else self._with(out, owing),
        )

    def raise_to(self, stake: int) -> Round:
        """The seat to act makes the stake (the first, or a higher one): all others still in must answer."""
        me = self.waiting[0]
        return replace(
            self,
            stake=stake,
            before=0 if self.holder is None else self.stake,
            holder=me,
            puts=self._with(me, stake),
            waiting=clockwise(self.inside, me)[1:],
        )

    def _with(self, seat: Seat, amount: int) -> tuple[int, ...]:
        return tuple(amount if s == seat else p for s, p in zip(self.seats, self.puts, strict=True))
