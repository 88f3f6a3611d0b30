"""The figures of Kaufmannsglück: how rare every combination is, and what two cards become."""

from __future__ import annotations

from fractions import Fraction

from book.figures import Bar, Best, Decimal, Figure, Percent, Whole
from engine.cards.packs import FRENCH_52
from engine.core.text import Phrase, Text
from engine.games.kaufmannsglueck import counts
from engine.games.kaufmannsglueck.rules import Rules
from engine.games.kaufmannsglueck.score import Combination

BOOK = Rules()
STARTS = {
    "AH AD": Text("two aces", "zwei Asse"),
    "9H 9D": Text("two nines", "zwei Neunen"),
    "AH KH": Text("ace, king, one suit", "Ass, König, eine Farbe"),
    "9H 8H": Text("9, 8, one suit", "9, 8, eine Farbe"),
    "9H 8C": Text("9, 8, two suits", "9, 8, zwei Farben"),
    "KH 4H": Text("king, 4, one suit", "König, 4, eine Farbe"),
    "KH 4C": Text("king, 4, two suits", "König, 4, zwei Farben"),
}
"""Starthands to compare: pairs, neighbours and strangers."""
HOUSES = (Combination.RENSHAND, Combination.WARINSHAND, Combination.SAINSHAND, Combination.TELENSHAND)
_HOUSES = Text("five of one suit", "fünf einer Farbe")
_MOVED = {
    -1: Text("one place too low", "einen Platz zu tief"),
    0: Text("where it should", "wo sie hingehört"),
    1: Text("one place too high", "einen Platz zu hoch"),
    2: Text("two places too high", "zwei Plätze zu hoch"),
}
_COLUMNS = (
    (Combination.NICHTS,),
    (Combination.ZWEIER,),
    (Combination.BILD,),
    (Combination.KLEINE_STRASSE,),
    (Combination.DREIER,),
)

MANY = 100
"""From here on nobody needs a tenth of a hand."""
_COMBINATION = Text("Combination", "Kombination")
_HANDS = Text("Hands", "Hände")


def _one_in(every: int, n: int) -> object:
    """How rare something is: one in so many hands."""
    hands = Fraction(every, n)
    return Decimal(hands, 1) if hands < MANY else Whole(round(hands))


def rarity(rules: Rules = BOOK) -> Figure:
    """How many hands of five hold each combination, from the highest down (KG-2)."""
    found = counts.hands(rules)
    every, most = sum(found.values()), max(found.values())
    below, rows = every, []
    for combination, n in found.items():
        below -= n
        rows.append(
            (
                combination,
                Bar(Whole(n), Fraction(n, most)),
                _one_in(every, n),
                Percent(Fraction(below, every), 1),
            )
        )
    return Figure(
        Phrase(Text("All {n} hands of five cards", "Alle {n} Hände aus fünf Karten"), {"n": Whole(every)}),
        (
            _COMBINATION,
            _HANDS,
            Text("one hand in", "eine Hand von"),
            Text("ranks above", "steht über"),
        ),
        rows,
        note=Text(
            "The last column: the share of all hands that hold a lower combination.",
            "Letzte Spalte: der Anteil aller Hände, die eine niedrigere Kombination enthalten.",
        ),
    )


def places(rules: Rules = BOOK) -> list[tuple[object, int, int]]:
    """The combinations from the rarest on, each with its place by rarity and its number in the game (KG-2).

    The four houses share a number, as they do in the source.
    """
    found = counts.hands(rules)
    kinds = [(c, n) for c, n in found.items() if c not in HOUSES]
    kinds.insert(
        kinds.index((Combination.DREIER, found[Combination.DREIER])), (_HOUSES, sum(found[c] for c in HOUSES))
    )
    number = {kind: place for place, (kind, _) in enumerate(kinds, 1)}
    by_rarity = sorted(kinds, key=lambda kind: kind[1])
    return [(kind, place, number[kind]) for place, (kind, _) in enumerate(by_rarity, 1)]


def order(rules: Rules = BOOK) -> Figure:
    """Where the order of the game departs from rarity."""
    rows = [
        (kind, rare, Best(number) if moved else number, _MOVED[moved])
        for kind, rare, number in places(rules)
        for moved in (rare - number,)
    ]
    return Figure(
        Text("From the rarest to the most frequent", "Von der seltensten zur häufigsten"),
        (
            _COMBINATION,
            Text("by rarity", "nach Seltenheit"),
            Text("in the game", "im Spiel"),
            Text("so it stands", "steht also"),
        ),
        rows,
    )


def with_low_ace() -> Figure:
    """What changes if the ace may be low (KG-2.12)."""
    high, low = counts.hands(BOOK), counts.hands(Rules(ace_low=True))
    rows = [(c, Whole(high[c]), Whole(low[c])) for c in high if high[c] != low[c]]
    return Figure(
        Text(
            "Hands by combination, where the ace makes a difference", "Hände, bei denen das Ass etwas ändert"
        ),
        (_COMBINATION, Text("ace high", "Ass hoch"), Text("ace also low", "Ass auch niedrig")),
        rows,
    )


def starthands(rules: Rules = BOOK) -> Figure:
    """What a Starthand becomes with three cards from the stack."""
    found = [counts.completed(tuple(FRENCH_52.card(c) for c in codes.split()), rules) for codes in STARTS]
    every = sum(found[0].values())
    named = {c for group in _COLUMNS for c in group}
    columns = (*_COLUMNS, tuple(c for c in Combination if c not in named))
    shares = [[Fraction(sum(of[c] for c in group), every) for group in columns] for of in found]
    best = [max(column) for column in zip(*shares, strict=True)]
    rows = [
        (
            name,
            *(
                Best(Percent(n, 1, sign=False)) if n == top and place else Percent(n, 1, sign=False)
                for place, (n, top) in enumerate(zip(row, best, strict=True))
            ),
        )
        for name, row in zip(STARTS.values(), shares, strict=True)
    ]
    return Figure(
        Text("Two cards, and three from the stack", "Zwei Karten, und drei vom Stapel"),
        (
            Text("Starthand", "Starthand"),
            *(group[0] for group in _COLUMNS),
            Text("higher", "höher"),
        ),
        rows,
        over=Text("becomes, per cent", "wird, in Prozent"),
        note=Text("Bold: the best chance of each.", "Fett: die beste Aussicht auf jede."),
    )
