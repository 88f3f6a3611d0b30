"""How hands fare in the exchange, as `study` found: what a player with this Volk, Reihe and Truppe lays away, and
what total comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

from engine.core.chance import Chance
from engine.games.gaunerkleeblatt.bots import chances
from engine.games.gaunerkleeblatt.counts import Leaves
from engine.games.gaunerkleeblatt.rules import Rules

LOWEST = 4  # no hand has less
WHOLE = 1000
TABLE: dict[Leaves, str] = {
    (2, 0, 2): "2: 4 2 6 11 7 3 1 0 0  3: 39 43 158 279 245 141 51 10 1",
    (2, 0, 4): "2: 0 0 64 46 114 140 66 17 2  3: 0 0 58 34 172 175 86 24 2",
    (2, 0, 6): "1: 0 0 0 0 80 18 70 23 0  2: 0 0 0 0 278 69 296 147 18",
    (2, 2, 0): "2: 1 2 8 11 6 3 2 0 0  3: 10 21 182 268 233 174 68 12 1",
    (2, 2, 2): "2: 1 0 24 34 30 20 7 1 0  3: 8 14 155 259 237 148 51 10 1",
    (2, 2, 4): "1: 0 0 0 0 110 83 35 4 0  2: 0 0 11 9 174 202 105 29 3  3: 0 0 21 12 77 76 37 10 1",
    (2, 2, 6): "0: 0 0 0 0 0 0 342 0 0  1: 0 0 0 0 0 0 390 226 42",
    (2, 3, 0): "2: 0 3 3 17 16 8 3 0 0  3: 1 22 87 253 303 196 75 12 1",
    (2, 3, 2): "1: 0 0 0 4 3 1 1 0 0  2: 0 1 9 80 112 78 32 6 0  3: 1 9 48 168 223 154 61 11 1",
    (
        2,
        3,
        4,
    ): "0: 0 0 0 0 0 133 0 0 0  1: 0 0 0 0 12 423 296 91 3  2: 0 0 1 1 4 6 4 1 0  3: 0 0 2 1 8 8 4 1 0",
    (2, 3, 6): "0: 0 0 0 0 0 0 0 1000 0",
    (2, 4, 0): "2: 0 0 34 63 224 218 75 11 0  3: 0 4 21 79 128 99 38 6 0",
    (2, 4, 2): "1: 0 0 0 0 148 130 51 4 0  2: 0 0 16 47 176 190 75 12 0  3: 0 1 5 28 52 43 17 3 0",
    (2, 4, 4): "0: 0 0 0 0 0 0 1000 0 0",
    (2, 5, 0): "1: 0 0 0 84 94 205 75 0 0  2: 0 0 13 42 153 172 70 9 0  3: 0 1 2 15 29 24 10 2 0",
    (
        2,
        5,
        2,
    ): "0: 0 0 0 0 0 525 0 0 0  1: 0 0 0 14 60 104 47 1 0  2: 0 0 3 15 66 91 43 6 0  3: 0 0 0 4 8 8 4 1 0",
    (2, 6, 0): "1: 0 0 0 48 112 206 84 0 0  2: 0 0 10 37 154 199 87 12 0  3: 0 0 1 9 17 15 7 1 0",
    (3, 0, 2): "2: 1 23 7 69 62 38 14 2 0  3: 11 45 71 208 233 148 55 11 1",
    (3, 0, 4): "1: 0 0 0 162 14 190 109 17 0  2: 0 0 39 35 67 90 47 12 1  3: 0 0 22 15 63 70 35 10 1",
    (3, 0, 6): "0: 0 0 0 0 0 8 0 0 0  1: 0 0 0 0 104 33 92 35 1  2: 0 0 0 0 249 63 267 130 16",
    (3, 2, 0): "2: 0 3 6 25 15 11 5 1 0  3: 3 18 92 273 252 189 84 21 2",
    (3, 2, 2): "1: 0 0 0 9 4 4 1 0 0  2: 0 4 8 118 117 94 33 9 1  3: 2 12 45 167 177 130 54 13 1",
    (
        3,
        2,
        4,
    ): "0: 0 0 0 0 0 117 0 0 0  1: 0 0 0 16 4 501 216 95 10  2: 0 0 1 1 11 12 6 2 0  3: 0 0 1 0 3 3 1 0 0",
    (3, 2, 6): "0: 0 0 0 0 0 0 0 1000 0",
    (3, 3, 0): "2: 0 1 26 44 169 101 48 10 0  3: 0 7 31 132 196 146 68 17 2",
    (3, 3, 2): "1: 0 0 0 3 182 73 45 5 0  2: 0 2 8 36 149 103 61 15 1  3: 0 3 14 60 103 83 41 11 1",
    (3, 3, 4): "0: 0 0 0 0 0 0 708 0 0  1: 0 0 0 0 0 0 180 85 27",
    (3, 3, 6): "0: 0 0 0 0 0 0 0 0 1000",
    (3, 4, 0): "1: 0 0 0 49 35 128 21 0 0  2: 0 0 16 53 164 231 104 23 1  3: 0 1 6 34 57 49 22 5 1",
    (3, 4, 2): "0: 0 0 0 0 0 333 0 0 0  1: 0 0 0 2 16 259 122 50 1  2: 0 0 2 14 50 87 49 13 1",
    (3, 4, 4): "0: 0 0 0 0 0 0 0 1000 0",
    (3, 5, 0): "1: 0 0 0 23 112 153 218 27 0  2: 0 0 3 21 80 165 107 29 2  3: 0 0 2 10 18 17 8 2 0",
    (3, 5, 2): "0: 0 0 0 0 0 0 1000 0 0",
    (3, 6, 0): "0: 0 0 0 0 0 75 0 0 0  1: 0 0 0 4 127 241 451 60 0  2: 0 0 0 1 5 17 14 4 0",
    (4, 0, 2): "1: 0 0 32 0 20 31 9 0 0  2: 0 9 92 56 171 215 70 3 0  3: 0 17 18 56 93 70 30 8 1",
    (4, 0, 4): "1: 0 0 0 209 46 162 137 30 0  2: 0 0 28 34 53 77 44 13 1  3: 0 0 17 13 49 53 27 8 1",
    (4, 2, 0): "2: 0 2 25 57 312 164 98 29 5  3: 0 4 14 82 89 70 37 11 1",
    (4, 2, 2): "1: 0 0 0 0 199 84 63 10 1  2: 0 0 6 43 207 129 92 27 3  3: 0 2 5 32 39 33 17 5 1",
    (4, 2, 4): "0: 0 0 0 0 0 0 1000 0 0",
    (4, 3, 0): "1: 0 0 0 53 29 138 20 2 0  2: 0 0 10 47 173 253 126 43 5  3: 0 1 4 22 32 26 13 3 0",
    (4, 3, 2): "0: 0 0 0 0 0 367 0 0 0  1: 0 0 0 2 17 220 79 46 3  2: 0 0 1 15 63 102 58 23 4",
    (4, 3, 4): "0: 0 0 0 0 0 0 0 1000 0",
    (4, 4, 0): "1: 0 0 0 27 102 157 234 22 0  2: 0 0 4 25 102 156 114 40 8  3: 0 0 0 1 3 3 1 0 0",
    (4, 4, 2): "0: 0 0 0 0 0 0 750 0 0  1: 0 0 0 0 0 0 155 58 29  2: 0 0 0 0 0 1 4 3 1",
    (4, 4, 4): "0: 0 0 0 0 0 0 0 0 1000",
    (4, 5, 0): "1: 0 0 0 0 83 187 365 211 11  2: 0 0 0 2 8 32 59 33 9",
    (4, 5, 2): "0: 0 0 0 0 0 0 0 1000 0",
    (4, 6, 0): "0: 0 0 0 0 0 0 458 0 0  1: 0 0 0 0 0 73 140 301 19  2: 0 0 0 0 0 1 4 3 1",
    (5, 2, 0): "1: 0 0 0 38 32 181 21 4 0  2: 0 1 19 36 272 158 117 53 10  3: 0 0 1 10 16 15 9 3 1",
    (
        5,
        2,
        2,
    ): "0: 0 0 0 0 0 392 0 0 0  1: 0 0 0 7 61 111 36 9 1  2: 0 0 2 13 127 95 71 29 5  3: 0 0 1 7 11 11 8 3 0",
    (5, 3, 0): "1: 0 0 0 18 131 157 334 23 4  2: 0 0 2 17 90 114 69 28 5  3: 0 0 0 1 3 2 1 0 0",
    (5, 3, 2): "0: 0 0 0 0 0 0 1000 0 0",
    (5, 4, 0): "1: 0 0 0 0 108 176 434 226 6  2: 0 0 0 1 4 17 17 9 2",
    (5, 4, 2): "0: 0 0 0 0 0 0 0 1000 0",
    (5, 5, 0): "0: 0 0 0 0 0 0 117 0 0  1: 0 0 0 0 0 111 191 430 118  2: 0 0 0 0 1 3 15 11 3",
    (5, 5, 2): "0: 0 0 0 0 0 0 0 0 1000",
    (5, 6, 0): "0: 0 0 0 0 0 0 0 858 0  1: 0 0 0 0 0 0 16 39 86",
    (6, 2, 0): "1: 0 0 0 27 17 162 36 9 0  2: 0 0 16 31 268 201 135 80 19",
    (6, 3, 0): "1: 0 0 0 0 171 135 599 56 12  2: 0 0 0 1 2 11 8 5 1",
    (6, 4, 0): "0: 0 0 0 0 0 0 28 0 0  1: 0 0 0 0 0 168 160 596 21  2: 0 0 0 0 2 3 13 8 2",
    (6, 5, 0): "0: 0 0 0 0 0 0 0 750 0  1: 0 0 0 0 0 0 36 65 150",
    (6, 6, 0): "0: 0 0 0 0 0 0 0 0 1000",
}
"""By Volk, Reihe and Truppe of a dealt hand: "cards laid away: how often the totals 4 to 12", in thousandths."""


@dataclass(frozen=True, eq=False)
class Fate:
    """What may become of a hand: for each number of cards laid away the weights of the totals."""

    rows: Mapping[int, Mapping[int, int]]

    @classmethod
    def of(cls, away: int, totals: Mapping[int, Fraction]) -> Fate:
        """The fate of a hand of which this is counted."""
        return cls({away: {total: round(WHOLE * p) for total, p in totals.items()}})

    @classmethod
    def certain(cls, total: int) -> Fate:
        """The fate of a hand that stays as it is."""
        return cls({0: {total: WHOLE}})

    def fits(self, known: int | None) -> bool:
        """Whether so many cards may have been laid away from it (None: nobody knows yet)."""
        return known is None or known in self.rows

    def wins(self, rules: Rules, rivals: float) -> float:
        """The chance to win with it against so many rivals."""
        return _wins(self, rules, rivals)

    def total(self, known: int | None, chance: Chance) -> tuple[int, Chance]:
        """A total it may come to, drawn by chance; `known` are the cards laid away, if they fit."""
        rows = [self.rows[known]] if known is not None and known in self.rows else list(self.rows.values())
        at, chance = chance.below(sum(sum(row.values()) for row in rows))
        for row in rows:
            for total, weight in row.items():
                if at < weight:
                    return total, chance
                at -= weight
        raise AssertionError("the weights add up")


@lru_cache(maxsize=1024)
def _wins(fate: Fate, rules: Rules, rivals: float) -> float:
    by_total = chances(rules, rivals)
    found = [(n, by_total[total]) for row in fate.rows.values() for total, n in row.items()]
    return sum(n * p for n, p in found) / sum(n for n, _ in found)


@cache
def fate(leaves: Leaves) -> Fate:
    """The fate of a dealt hand with these leaves."""
    rows = {}
    for row in TABLE[leaves].split("  "):
        away, weights = row.split(": ")
        rows[int(away)] = {LOWEST + i: int(n) for i, n in enumerate(weights.split()) if n != "0"}
    return Fate(rows)
