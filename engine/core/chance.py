"""Chance: our own small seeded generator, the same on every platform and Python.

The numbers are SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014) over
a counter, keyed by the FNV-1a hash of the seed text.  Numbers below n come by rejection, so that none is
favoured.  Values are immutable: every draw gives the next `Chance` back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from engine.core.refusal import BadInput

T = TypeVar("T")
_M = (1 << 64) - 1
MAX_SEED = 64


def _key(seed: str) -> int:
    h = 0xCBF29CE484222325
    for byte in seed.encode():
        h = ((h ^ byte) * 0x100000001B3) & _M
    return h


def _mix(x: int) -> int:
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _M
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _M
    return x ^ (x >> 31)


def _draw(key: int, drawn: int, n: int) -> tuple[int, int]:
    """The next number below n after so many draws, and how many draws there are then."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        drawn += 1
        x = _mix((key + drawn * 0x9E3779B97F4A7C15) & _M)
        if x < limit:
            return x % n, drawn


def seed_text(seed: object) -> str:
    """A seed as it is kept: a whole number or a short text of at most 64 characters; else BadInput."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        seed = str(seed)
    if not isinstance(seed, str) or not seed.strip() or len(seed) > MAX_SEED:
        raise BadInput(
            "the seed must be a whole number or a text of 1 to {n} characters",
            "Der Startwert muss eine ganze Zahl oder ein Text von 1 bis {n} Zeichen sein",
            n=MAX_SEED,
        )
    return seed.strip()


@dataclass(frozen=True, slots=True)
class Chance:
    """What is still to be drawn: a seed, how much of it is used up, and forced outcomes that come first.

    `dice` are rolls to come; `deals` are whole deals in the game's own JSON form (a game says which).

    >>> Chance("4711").below(6)[0], Chance("4711").below(6)[0]
    (2, 2)
    """

    seed: str
    drawn: int = 0
    dice: tuple[int, ...] = ()
    deals: tuple[Mapping[str, object], ...] = ()

    def below(self, n: int) -> tuple[int, Chance]:
        """A whole number from 0 to n - 1, all equally likely."""
        x, drawn = _draw(_key(self.seed), self.drawn, n)
        return x, replace(self, drawn=drawn)

    def shuffled(self, things: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The things in a random order (Fisher and Yates, from the back)."""
        out, drawn, key = list(things), self.drawn, _key(self.seed)
        for i in range(len(out) - 1, 0, -1):
            j, drawn = _draw(key, drawn, i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out), replace(self, drawn=drawn)

    def die(self) -> tuple[int, Chance]:
        """One roll of a six-sided die; a forced one first, if any is left."""
        if self.dice:
            return self.dice[0], replace(self, dice=self.dice[1:])
        spot, chance = self.below(6)
        return spot + 1, chance

    def deal(self) -> tuple[Mapping[str, object] | None, Chance]:
        """The next forced deal, or None when the cards are to be shuffled."""
        if self.deals:
            return self.deals[0], replace(self, deals=self.deals[1:])
        return None, self
