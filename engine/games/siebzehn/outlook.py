"""What rolling and standing are worth against rivals whose way of playing is known.

A way of playing (`Policy`) says for every total and number of dice how often one more die is rolled.
What is seen of the rivals (number of dice, passed, bust) narrows down what lies under their cups.  Given
that, the numbers are exact up to rounding: who is closest, who has fewer dice, who is left alone
(SZ-3.9), what everybody has paid until then.  All amounts are in stakes, so the size of the stake does
not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from engine.dice.die import FACES
from engine.games.siebzehn.rules import LIMIT, START_DICE
from engine.games.siebzehn.score import rank

STEPS = LIMIT - START_DICE + 1
MOST_DICE = LIMIT


class Part(NamedTuple):
    """A chance, and the mean of what is paid in its case (times that chance)."""

    p: float
    paid: float

    def __and__(self, other: Part) -> Part:
        """Both of two independent cases."""
        return Part(self.p * other.p, self.p * other.paid + self.paid * other.p)

    def plus(self, other: Part) -> Part:
        """Either of two cases that exclude each other."""
        return Part(self.p + other.p, self.paid + other.paid)

    def without(self, other: Part) -> Part:
        """This case without another that it includes."""
        return Part(self.p - other.p, self.paid - other.paid)

    def times(self, share: float) -> Part:
        """The case counted in part."""
        return Part(self.p * share, self.paid * share)


NEVER, ALWAYS = Part(0.0, 0.0), Part(1.0, 0.0)


class Policy:
    """How often a player rolls one more die with so many dice and this total; two are equal only if
    identical."""

    def __init__(self, rolls: Callable[[int, int], float]) -> None:
        self.rolls = tuple(
            tuple(rolls(count, t) if count >= START_DICE else 1.0 for t in range(LIMIT + 1))
            for count in range(MOST_DICE + 1)
        )

    @classmethod
    def standing_on(cls, value: int) -> Policy:
        """Rolling below a value and standing from it on."""
        return cls(lambda count, total: float(total < value))


ANYHOW = Policy(lambda count, total: 0.5)


class Rival(NamedTuple):
    """What is seen of a rival, and how he is taken to play."""

    dice: int
    passed: bool
    bust: bool
    policy: Policy


class Future(NamedTuple):
    """How a rival's round goes on: `gone[j + 1]` is going bust by step j, `ends` standing, by rank."""

    gone: tuple[Part, ...]
    ends: tuple[tuple[tuple[int, int], Part], ...]


@cache
def reach(count: int, policy: Policy) -> tuple[float, ...]:
    """For each total up to 17, in how many ways a player of this policy has it with so many dice."""
    if count == 0:
        return (1.0, *[0.0] * LIMIT)
    before, rolls = reach(count - 1, policy), policy.rolls[count - 1]
    return tuple(
        sum(before[t - face] * rolls[t - face] for face in FACES if t >= face) for t in range(LIMIT + 1)
    )


@cache
def future(rival: Rival, price: float) -> Future:
    """A rival's future; `price` is what standing costs, in stakes."""
    if rival.bust:
        return Future((ALWAYS,) * (STEPS + 1), ())
    seen = _under_cup(rival)
    if rival.passed:
        ends = [(rank(t, rival.dice), Part(p, 0.0)) for t, p in seen.items()]
        return Future((NEVER,) * (STEPS + 1), tuple(ends))
    gone, ends = [NEVER], []
    for j in range(STEPS):
        count = rival.dice + j
        rolls = rival.policy.rolls[min(count, MOST_DICE)]
        ends += [(rank(t, count), Part(p, p * (j + price)).times(1 - rolls[t])) for t, p in seen.items()]
        after: dict[int, float] = {}
        bust = 0.0
        for t, p in seen.items():
            for face in FACES:
                if t + face > LIMIT:
                    bust += p * rolls[t] / 6
                else:
                    after[t + face] = after.get(t + face, 0.0) + p * rolls[t] / 6
        gone.append(gone[-1].plus(Part(bust, bust * (j + 1))))
        seen = after
    return Future(tuple(gone), tuple(e for e in ends if e[1].p))


@cache
def against(rival: Rival, price: float, mine: tuple[int, int]) -> tuple[Part, Part]:
    """A rival ending worse than a rank of mine, and equal to it."""
    f = future(rival, price)
    worse, same = f.gone[-1], NEVER
    for theirs, part in f.ends:
        if theirs < mine:
            worse = worse.plus(part)
        elif theirs == mine:
            same = same.plus(part)
    return worse, same


def _under_cup(rival: Rival) -> dict[int, float]:
    """What may lie under a cup; what does not fit the policy may be anything within 17."""
    for policy in (rival.policy, ANYHOW):
        stays = policy.rolls[rival.dice]
        ways = {t: n * (1 - stays[t]) if rival.passed else n for t, n in enumerate(reach(rival.dice, policy))}
        every = sum(ways.values())
        if every:
            return {t: n / every for t, n in ways.items() if n}
    raise ValueError(f"{rival.dice} dice cannot stay within {LIMIT}")


class Outlook:
    """What a player can expect from here, over all futures of the rivals.

    `count` and `paid` are the player's own dice and stakes so far, `pot` what lies in the pot,
    `share_of_tie` what a tie is worth as part of the pot (None: an equal share).  `together` and
    `refund_all`: whether all can go bust at the same time, and whether those bust earlier get their
    stakes back then too (SZ-3.6, SZ-4.4).
    """

    def __init__(
        self,
        rivals: Sequence[Rival],
        count: int,
        pot: float,
        paid: float,
        price: float,
        share_of_tie: float | None = None,
        together: bool = True,
        refund_all: bool = True,
    ) -> None:
        self.count, self.pot, self.paid, self.price = count, pot, paid, price
        self.share_of_tie = share_of_tie
        self.rivals = rivals
        by_step = list(zip(*(future(r, price).gone for r in rivals), strict=True))
        self.gone = [_all(parts) for parts in by_step]  # gone[j + 1]: all rivals bust by step j
        self.back = self._refunds(by_step, refund_all) if together else [0.0] * STEPS
        self._closest: dict[tuple[int, int], Part] = {}
        self._value: dict[tuple[int, int], float] = {}

    def _refunds(self, by_step: Sequence[Sequence[Part]], refund_all: bool) -> list[float]:
        """For going bust at each step: how likely the own stakes come back."""
        later, out = 0.0, []
        for j in range(STEPS - 1, -1, -1):
            out.append(self.alone_at(j).p + (later if refund_all else 0.0))
            before, now = by_step[j], by_step[j + 1]
            single = sum(
                _all([*before[:i], now[i].without(before[i]), *before[i + 1 :]]).p for i in range(len(now))
            )
            later += self.alone_at(j).p - single
        return out[::-1]

    def alone_at(self, j: int) -> Part:
        """The last rival goes bust just at step j."""
        return self.gone[j + 1].without(self.gone[j])

    def closest(self, total: int, count: int) -> Part:
        """Winning at the end with this total, somebody else being left; ties at what they are worth."""
        key = (total, count)
        if key not in self._closest:
            self._closest[key] = self._won(rank(total, count))
        return self._closest[key]

    def _won(self, mine: tuple[int, int]) -> Part:
        level = [ALWAYS] + [NEVER] * len(self.rivals)  # by number of rivals who are equal
        for i, rival in enumerate(self.rivals):
            worse, same = against(rival, self.price, mine)
            for m in range(i + 1, 0, -1):
                level[m] = (level[m] & worse).plus(level[m - 1] & same)
            level[0] = level[0] & worse
        won = level[0].without(self.gone[-1])
        for m in range(1, len(level)):
            won = won.plus(level[m].times(1 / (m + 1) if self.share_of_tie is None else self.share_of_tie))
        return won

    def stand(self, total: int, j: int = 0) -> float:
        """What standing is worth at step j with this total (0: now)."""
        alone = self.gone[-1].without(self.gone[j])
        won = self.closest(total, self.count + j).plus(alone)
        return won.p * (self.pot + j + self.price) + won.paid - self.price * (1 - self.gone[j].p)

    def roll(self, total: int, j: int = 0) -> float:
        """What one more die is worth at step j with this total, if all goes on as well as it can."""
        alone = self.alone_at(j)
        won = alone.p * (self.pot + j + 1) + alone.paid
        back = self.back[j] * (self.paid + j + 1)
        ends = [back if total + face > LIMIT else won + self.value(total + face, j + 1) for face in FACES]
        return sum(ends) / 6 - (1 - self.gone[j].p)

    def value(self, total: int, j: int = 0) -> float:
        """What the round is still worth with best decisions."""
        key = (total, j)
        if key not in self._value:
            self._value[key] = max(self.stand(total, j), self.roll(total, j))
        return self._value[key]

    def chance_of_winning(self, total: int) -> float:
        """How likely standing now wins, ties at what they are worth."""
        return self.closest(total, self.count).p + self.gone[-1].p


def _all(parts: Sequence[Part]) -> Part:
    """All of several independent cases."""
    out = ALWAYS
    for part in parts:
        out = out & part
    return out
