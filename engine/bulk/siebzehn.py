"""17 in bulk: whole rounds played side by side as arrays, to see what a stand value is worth at a full table.

The steps are those of `engine.games.siebzehn` under order=simultaneous and the other defaults (SZ-2 to SZ-4); a test
plays the same dice through both and compares them round by round.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.games.siebzehn.rules import LIMIT, START_DICE

Ints = NDArray[np.int64]
MOST_DICE = LIMIT + 1
"""With this many dice a total is beyond 17 whatever they show."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """Many finished rounds; arrays of shape (rounds, players), amounts in stakes.

    `net` is what each player won or lost (a shared pot's odd coins count for nobody, SZ-4.3), `won` who was paid,
    `bust` who went over.
    """

    totals: Ints
    dice: Ints
    paid: Ints
    net: Ints
    won: NDArray[np.bool_]
    bust: NDArray[np.bool_]


def play(throws: Ints, stand_on: Ints, pass_costs: bool = True) -> Rounds:
    """Rounds from their dice: `throws` has shape (rounds, players, MOST_DICE), `stand_on` one value per player.

    Each player rolls below his value and stands from there on.
    """
    sums = throws.cumsum(axis=2)
    n, players = sums.shape[:2]
    count = np.full((n, players), START_DICE)
    paid = np.ones((n, players), dtype=np.int64)
    passed = np.zeros((n, players), dtype=bool)
    rows, columns = np.indices((n, players))

    def total() -> Ints:
        held: Ints = sums[rows, columns, count - 1]
        return held

    while True:
        bust = total() > LIMIT
        alone = (~bust).sum(axis=1, keepdims=True) <= 1  # SZ-3.9: the last one left pays nothing more
        active = ~bust & ~passed & ~alone
        if not active.any():
            break
        rolls = active & (total() < stand_on)
        paid += rolls + (active & ~rolls & pass_costs)
        passed |= active & ~rolls
        count += rolls
    return _settled(total(), count, paid, bust)


def _settled(totals: Ints, count: Ints, paid: Ints, bust: NDArray[np.bool_]) -> Rounds:
    """SZ-4.1, 4.2: closest to 17, then fewer dice; the pot is shared among those still tied, all bust take back."""
    rank = np.where(bust, -1, totals * (MOST_DICE + 1) - count)
    best = rank.max(axis=1, keepdims=True)
    won = (rank == best) & ~bust
    pot = paid.sum(axis=1, keepdims=True)
    share = np.where(won, pot // np.maximum(won.sum(axis=1, keepdims=True), 1), 0)
    net = np.where(bust.all(axis=1, keepdims=True), 0, share - paid)
    return Rounds(totals, count, paid, net, won, bust)


def throw(rounds: int, players: int, seed: int) -> Ints:
    """Dice for so many rounds, `MOST_DICE` for each player."""
    return np.random.default_rng(seed).integers(1, 7, size=(rounds, players, MOST_DICE))


@dataclass(frozen=True, slots=True)
class Worth:
    """What standing on a value brings one player, the others standing on theirs: per round, with the standard error."""

    stand_on: int
    wins: float
    busts: float
    net: float
    error: float


def worth_of_standing(
    players: int, others_stand_on: int, values: range = range(10, 18), rounds: int = 200_000, seed: int = 17
) -> list[Worth]:
    """For each stand value of the first player: how often it wins and goes bust, and what it nets in stakes.

    The same dice serve every value, so that differences between values are sharper than each error.
    """
    throws, table = throw(rounds, players, seed), []
    for value in values:
        played = play(throws, np.array([value] + [others_stand_on] * (players - 1)))
        mine = played.net[:, 0]
        table.append(
            Worth(
                value,
                float(played.won[:, 0].mean()),
                float(played.bust[:, 0].mean()),
                float(mine.mean()),
                float(mine.std() / np.sqrt(rounds)),
            )
        )
    return table
