"""How hands fare in the exchange: the study behind `habits.py`.

Run it with `python -m engine.games.gaunerkleeblatt.study`.  For every possible Volk, Reihe and Truppe it takes
hands that have them, exchanges as the sensible bot does with two rivals and a stock of 14, and counts exactly what
they may become (`counts.after_exchange`).
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from engine.cards.card import CardSet
from engine.core.chance import Chance
from engine.games.gaunerkleeblatt.bots import best_way, chances, ways
from engine.games.gaunerkleeblatt.counts import Leaves, after_exchange
from engine.games.gaunerkleeblatt.habits import LOWEST, WHOLE
from engine.games.gaunerkleeblatt.rules import HAND, PACK, Rules
from engine.games.gaunerkleeblatt.score import BEST, points

HANDS = 120  # of each kind
RIVALS = 2
STOCK = 14


def hands_by_leaves() -> dict[Leaves, list[CardSet]]:
    """Some hands of every kind, each of its hands being as likely."""
    found: dict[Leaves, list[CardSet]] = defaultdict(list)
    met: dict[Leaves, int] = defaultdict(int)
    chance = Chance("study")
    for cards in combinations(PACK.cards, HAND):
        leaves = points(sum(c.bit for c in cards), 2, False)
        met[leaves] += 1
        if len(found[leaves]) < HANDS:
            found[leaves].append(PACK.set(cards))
        else:
            i, chance = chance.below(met[leaves])
            if i < HANDS:
                found[leaves][i] = PACK.set(cards)
    return dict(found)


def fate(hands: list[CardSet]) -> str:
    """How often so many cards are exchanged and what total comes of it, as `habits.TABLE` writes it."""
    rules, worth = Rules(), chances(Rules(), RIVALS)
    found: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for i, hand in enumerate(hands):
        away = best_way(ways(hand, STOCK, rules, worth, Chance(f"study/{i}")))[1]
        for total, p in after_exchange(hand, away, STOCK, rules).items():
            found[len(away)][total] += float(p) / len(hands)
    rows = {n: [round(WHOLE * found[n][total]) for total in range(LOWEST, BEST + 1)] for n in sorted(found)}
    return "  ".join(f"{n}: {' '.join(map(str, row))}" for n, row in rows.items() if any(row))


def main() -> None:
    """Print the table of `habits.py` anew."""
    for leaves, hands in sorted(hands_by_leaves().items()):
        print(f'    {leaves}: "{fate(hands)}",', flush=True)


if __name__ == "__main__":
    main()
