"""The figures of Gaunerkleeblatt: exact numbers over all hands, and what an exchange promises."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations

from book.figures import Bar, Best, Decimal, Figure, Percent, Whole
from engine.cards.card import CardSet
from engine.core.text import Phrase, Text
from engine.games.gaunerkleeblatt import counts
from engine.games.gaunerkleeblatt.rules import MOST_EXCHANGED, PACK, Exchange, Rules
from engine.games.gaunerkleeblatt.score import TROOP, Kind, clover

BOOK = Rules()
VOLK, REIHE, TRUPPE = range(3)  # the places of the leaves in `counts.Leaves`

_POINTS = Text("Points", "Punkte")
_HANDS = Text("Hands", "Hände")
_CHANCE = Text("Chance", "Chance")
_AT_LEAST = Text("At least this", "Mindestens so viel")
_TOGETHER = Text("Together", "Zusammen")
_NAMES = (Text("Volk", "Volk"), Text("Reihe", "Reihe"), Text("Truppe", "Truppe"))
_ALIKE = {
    1: Text("none", "keine"),
    2: Text("two", "zwei"),
    3: Text("three", "drei"),
    4: Text("four", "vier"),
}
_OF_PEOPLE = {
    "S": Text("human", "Menschen-"),
    "B": Text("elf", "Elfen-"),
    "H": Text("dwarf", "Zwergen-"),
    "P": Text("gnome", "Gnomen-"),
}


# ---- why eighteen cannot be reached ----


def ceilings(rules: Rules = BOOK) -> Figure:
    """The most that Volk and Reihe can bring beside each Truppe (GK-6.10)."""
    found = counts.clovers(rules.run_min, rules.run_wraps)
    rows = []
    for alike, name in _ALIKE.items():
        points = TROOP[alike]
        beside = [leaves for leaves in found if leaves[TRUPPE] == points]
        most = [max(leaves[which] for leaves in beside) for which in (VOLK, REIHE)]
        rows.append((name, points, *most, Best(max(map(sum, beside)))))
    return Figure(
        Text("Cards alike, and what else is possible", "Gleiche Karten, und was daneben möglich ist"),
        (
            Text("Alike", "Gleiche"),
            _NAMES[TRUPPE],
            Text("Volk at most", "Volk höchstens"),
            Text("Reihe at most", "Reihe höchstens"),
            _TOGETHER,
        ),
        rows,
        note=Text("Bold: the most that one hand reaches.", "Fett: das Höchste, was eine Hand erreicht."),
    )


def best_hands(rules: Rules = BOOK) -> Figure:
    """The hands that reach the maximum, by their leaves (GK-6.10)."""
    top, ways = counts.maximum(rules.run_min, rules.run_wraps)
    every, most = sum(ways.values()), max(ways.values())
    rows = [
        (Text(*[" + ".join(map(str, leaves))] * 2), Bar(Whole(n), Fraction(n, most)))
        for leaves, n in ways.items()
    ]
    return Figure(
        Phrase(
            Text("{n} hands of {all} reach {top}", "{n} von {all} Händen erreichen {top}"),
            {"n": Whole(every), "all": Whole(counts.hands()), "top": top},
        ),
        (Text("Volk + Reihe + Truppe", "Volk + Reihe + Truppe"), _HANDS),
        rows,
        note=Phrase(
            Text("That is one hand in {n}.", "Das ist eine Hand von {n}."),
            {"n": Whole(round(Fraction(counts.hands(), every)))},
        ),
    )


# ---- distributions ----


def totals(rules: Rules = BOOK) -> Figure:
    """How often each total comes up in six cards (GK-6.9)."""
    found = counts.totals(rules.run_min, rules.run_wraps)
    mean = counts.mean(rules.run_min, rules.run_wraps)
    return Figure(
        Phrase(
            Text("The points of all {n} hands", "Die Punkte aller {n} Hände"), {"n": Whole(counts.hands())}
        ),
        (_POINTS, _HANDS, _CHANCE, _AT_LEAST),
        _rows(found, at_least=True),
        note=Phrase(
            Text(
                "On average {mean}. As dealt, before the exchange.",
                "Im Mittel {mean}. So wie gegeben, vor dem Tausch.",
            ),
            {"mean": Decimal(mean, 2)},
        ),
    )


def leaf(name: str, rules: Rules = BOOK) -> Figure:
    """How often each number of points comes up in the leaf of that name (GK-6.2, GK-6.3, GK-6.7)."""
    which = list(Kind).index(Kind(name))
    found = counts.leaf(which, rules.run_min, rules.run_wraps)
    mean = Fraction(sum(points * n for points, n in found.items()), sum(found.values()))
    return Figure(
        _NAMES[which],
        (_POINTS, _HANDS, _CHANCE),
        _rows(found),
        note=Phrase(Text("On average {mean}.", "Im Mittel {mean}."), {"mean": Decimal(mean, 2)}),
    )


def _rows(found: Mapping[int, int], at_least: bool = False) -> list[tuple[object, ...]]:
    """Points, hands with a bar, chance, and the chance of at least as many points."""
    every, most = sum(found.values()), max(found.values())
    rows: list[tuple[object, ...]] = []
    for points, n in found.items():
        better = sum(m for more, m in found.items() if more >= points)
        row = (points, Bar(Whole(n), Fraction(n, most)), Percent(Fraction(n, every)))
        rows.append((*row, Percent(Fraction(better, every))) if at_least else row)
    return rows


def other_rules() -> Figure:
    """What the two options on the Reihe change over all hands (GK-6.4, GK-6.6)."""
    rows = []
    for wraps in (False, True):
        for run_min in (2, 1, 3):
            low = min(counts.totals(run_min, wraps))
            top, ways = counts.maximum(run_min, wraps)
            rows.append(
                (
                    run_min,
                    wraps,
                    Decimal(counts.mean(run_min, wraps), 2),
                    low,
                    top,
                    Whole(sum(ways.values())),
                )
            )
    return Figure(
        Text("All hands under other rules", "Alle Hände unter anderen Regeln"),
        (
            Text("Shortest Reihe", "Kürzeste Reihe"),
            Text("H next to A", "H neben A"),
            Text("average", "Mittel"),
            Text("lowest", "niedrigste"),
            Text("highest", "höchste"),
            Text("hands with it", "Hände damit"),
        ),
        rows,
        note=Text("The first line is the book's.", "Die erste Zeile ist die des Buchs."),
    )


# ---- the exchange ----


def exchange(cards: str, stock: int | None = None, good: int = 9, rules: Rules = BOOK) -> Figure:
    """The best cards to lay away, for each number of them, and what that promises (GK-4).

    `stock` is its size, by default that of a table where nobody has passed.
    """
    hand = PACK.cards_of(cards)
    size = rules.stock(rules.players) if stock is None else stock
    now = clover(hand, rules).total
    found = {n: best_exchange(hand, n, size, rules) for n in range(MOST_EXCHANGED + 1)}
    most = max(mean(after) for _, after in found.values())
    rows = []
    for away, after in found.values():
        average = Decimal(mean(after), 2)
        rows.append(
            (
                _short(away),
                Best(average) if mean(after) == most else average,
                Percent(sum(p for total, p in after.items() if total >= good), 0),
                Percent(sum(p for total, p in after.items() if total < now), 0),
            )
        )
    return Figure(
        Phrase(
            Text("{n} points, and a stock of {size} cards", "{n} Punkte, und ein Stapel von {size} Karten"),
            {"n": now, "size": size},
        ),
        (
            Text("Lay away", "Ablegen"),
            Text("average after it", "Mittel danach"),
            Phrase(Text("{n} or more", "{n} und mehr"), {"n": good}),
            Text("fewer than now", "weniger als jetzt"),
        ),
        rows,
        note=Text(
            "For each number of cards the best choice. Bold: the best average.",
            "Für jede Anzahl von Karten die beste Wahl. Fett: das beste Mittel.",
        ),
    )


def exchange_rules(cards: str, stock: int | None = None) -> Figure:
    """The best average after an exchange, whether discards are mixed in before the draw or after (GK-4.3)."""
    hand = PACK.cards_of(cards)
    size = BOOK.stock(BOOK.players) if stock is None else stock
    ways = [Rules(exchange=way) for way in Exchange]
    rows = []
    for n in range(1, MOST_EXCHANGED + 1):
        found = [best_exchange(hand, n, size, rules) for rules in ways]
        rows.append((_short(found[0][0]), *(Decimal(mean(after), 2) for _, after in found)))
    return Figure(
        Phrase(
            Text(
                "The average after an exchange, from {n} points",
                "Das Mittel nach dem Tausch, von {n} Punkten aus",
            ),
            {"n": clover(hand, BOOK).total},
        ),
        (
            Text("Lay away", "Ablegen"),
            Text("mix in first", "erst einmischen"),
            Text("draw first", "erst ziehen"),
        ),
        rows,
        note=Phrase(Text("A stock of {n} cards.", "Ein Stapel von {n} Karten."), {"n": size}),
    )


def _short(cards: CardSet) -> object:
    """Cards by people and letter, A first, such as "elf E and gnome C"."""
    ordered = sorted(cards, key=lambda card: (card.suit.number, -card.rank.number))
    named = [(_OF_PEOPLE[card.suit.code], card.rank.code) for card in ordered]
    return [Text(f"{of.en} {letter}", f"{of.de}{letter}") for of, letter in named] or Text(
        "nothing", "nichts"
    )


def best_exchange(
    hand: CardSet, size: int, stock: int, rules: Rules = BOOK
) -> tuple[CardSet, dict[int, Fraction]]:
    """The cards to lay away, so many, that promise the best average, and how likely each total then is."""
    ways = [
        (away := PACK.set(cards), counts.after_exchange(hand, away, stock, rules))
        for cards in combinations(hand, size)
    ]
    return max(ways, key=lambda way: mean(way[1]))


def mean(chances: Mapping[int, Fraction]) -> Fraction:
    """The average of a distribution."""
    return sum((total * p for total, p in chances.items()), Fraction(0))
