"""The figures of Gleek: the points of a deal, and how often honours, sets and ruffs come about.

All chances are those of the cards as dealt; what the buyer makes of nineteen cards is another matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, pairwise

from book.figures import Bar, Decimal, Figure, Percent, Whole
from engine.core.text import Phrase, Text
from engine.games.gleek import chances
from engine.games.gleek.score import AVERAGE, GLEEK, HONOURS, MOST_RUFF, MOURNIVAL, TOTAL, TRICK_POINTS
from engine.games.gleek.state import PACK, SEATS, TRICKS

_CHANCE = Text("Chance", "Chance")
_POINTS = Text("Points", "Punkte")
_HANDS = Text("Hands", "Hände")
_ALL = Text("together", "zusammen")
_NONE = Text("none", "keine")
_HONOUR = {
    "A": Text("ace of trumps, Tib", "Trumpf-Ass, Tib"),
    "J": Text("jack of trumps, Tom", "Trumpf-Bube, Tom"),
    "K": Text("king of trumps", "Trumpf-König"),
    "Q": Text("queen of trumps", "Trumpf-Dame"),
}
_RANKS = {
    "A": Text("aces", "Asse"),
    "K": Text("kings", "Könige"),
    "Q": Text("queens", "Damen"),
    "J": Text("jacks", "Buben"),
}
_KINDS = {"gleek": Text("Gleek", "Gleek"), "mournival": Text("Mournival", "Mournival")}
_COURTS = tuple(r for r in reversed(PACK.ranks) if r.code in GLEEK)  # aces first


def _one_in(p: Fraction) -> Phrase:
    """A small chance as one case among so many."""
    return Phrase(Text("1 in {n}", "1 von {n}"), {"n": Whole(round(1 / p))})


# ---- why 22 ----


def points() -> Figure:
    """Where the points of a deal come from (GL-7.1 to GL-7.4)."""
    tricks = TRICKS * TRICK_POINTS
    name = Phrase(
        Text("{tricks} tricks, {n} points each", "{tricks} Stiche zu {n} Punkten"),
        {"tricks": TRICKS, "n": TRICK_POINTS},
    )
    rows: list[tuple[object, ...]] = [(name, Bar(tricks, Fraction(tricks, TOTAL)))]
    rows += [(_HONOUR[code], Bar(n, Fraction(n, TOTAL))) for code, n in HONOURS.items()]
    return Figure(
        Phrase(Text("{n} points in every deal", "{n} Punkte in jedem Spiel"), {"n": TOTAL}),
        (Text("For", "Wofür"), _POINTS),
        [*rows, (_ALL, Bar(TOTAL, 1))],
        note=Phrase(
            Text(
                "{total} points, divided by {players} players, are {n}.",
                "{total} Punkte, geteilt durch {players} Spieler, sind {n}.",
            ),
            {"total": TOTAL, "players": len(SEATS), "n": Whole(TOTAL // len(SEATS))},
        ),
    )


def laid_away() -> Figure:
    """What remains when the buyer lays honours away (GL-7.7)."""
    choices: Sequence[tuple[Text, str]] = (
        (Text("nothing", "nichts"), ""),
        (Text("king or queen", "König oder Dame"), "K"),
        (Text("king and queen", "König und Dame"), "KQ"),
        (Text("Tom", "Tom"), "J"),
        (Text("Tib", "Tib"), "A"),
        (Text("all four", "alle vier"), "AJKQ"),
    )
    rows = []
    for name, codes in choices:
        lost = sum(HONOURS[code] for code in codes)
        left = TOTAL - lost
        rows.append((name, left, Decimal(Fraction(left, len(SEATS))), len(SEATS) * AVERAGE - left))
    return Figure(
        Text("When honours are laid away", "Wenn Honneurs weggelegt werden"),
        (
            Text("Laid away", "Weggelegt"),
            Text("Points scored", "Gezählte Punkte"),
            Text("Average", "Durchschnitt"),
            Text("Left in the pot", "Bleibt im Pot"),
        ),
        rows,
    )


# ---- honours ----


def where_it_lies() -> Figure:
    """Where a given trump, Tib for one, is after the deal."""
    places = chances.where_a_trump_lies()
    words = {
        "hand": Text("in your hand", "auf deiner Hand"),
        "rivals": Text("in a rival's hand", "auf der Hand eines Gegners"),
        "stock": Text("in the stock", "im Stapel"),
        "turned": Text("turned up", "aufgedeckt"),
    }
    return Figure(
        Text("Where is Tib?", "Wo ist Tib?"),
        (Text("After the deal", "Nach dem Geben"), _CHANCE),
        [(name, Bar(Percent(places[key]), places[key])) for key, name in words.items()],
        note=Text(
            "It is the same for every other trump, Tom and Tiddy included.",
            "Für jeden anderen Trumpf gilt dasselbe, auch für Tom und Tiddy.",
        ),
    )


def honours_dealt() -> Figure:
    """How many honours a hand holds."""
    found = chances.honours_in_hand()
    mean = sum((n * p for n, p in found.items()), Fraction(0))
    return Figure(
        Text("Honours in your hand", "Honneurs auf deiner Hand"),
        (Text("Number", "Anzahl"), _CHANCE),
        [(_NONE if n == 0 else n, Bar(Percent(p), p)) for n, p in found.items()],
        note=Phrase(Text("On average {n}.", "Im Mittel {n}."), {"n": Decimal(mean, 2)}),
    )


# ---- gleeks and mournivals ----


def set_counts() -> Figure:
    """How many of all hands hold three or four of one rank (GL-5.1)."""
    numbers = {
        "gleek": chances.hands_with_three(_COURTS[0]),
        "mournival": chances.hands_with_four(_COURTS[0]),
    }
    rows = [
        (_KINDS[kind], Whole(n), Percent(Fraction(n, chances.HANDS), 2), _one_in(Fraction(n, chances.HANDS)))
        for kind, n in numbers.items()
    ]
    return Figure(
        Text("Of one rank, for instance kings", "Von einem Rang, zum Beispiel Könige"),
        (Text("Set", "Was"), _HANDS, _CHANCE, Text("About", "Etwa")),
        rows,
        note=Phrase(
            Text("There are {n} hands of twelve cards.", "Es gibt {n} Hände zu zwölf Karten."),
            {"n": Whole(chances.HANDS)},
        ),
    )


def set_numbers() -> Figure:
    """How many sets one hand holds, and how many are shown in a deal."""
    hands, deals = chances.hands_by_sets(), chances.deals_by_sets()
    rows = []
    for n in sorted(set(hands) | set(deals)):
        hand, deal = Fraction(hands.get(n, 0), chances.HANDS), deals.get(n, Fraction(0))
        rows.append((_NONE if n == 0 else n, Bar(Percent(hand), hand), Bar(Percent(deal), deal)))
    return Figure(
        Text("How many gleeks and mournivals", "Wie viele Gleeks und Mournivals"),
        (
            Text("Number", "Anzahl"),
            Text("in your hand", "auf deiner Hand"),
            Text("in the three hands", "auf allen drei Händen"),
        ),
        rows,
    )


def set_worth() -> Figure:
    """What the sets of each rank bring on average (GL-5.1)."""
    rows: list[tuple[object, ...]] = []
    for rank in _COURTS:
        three = Fraction(chances.hands_with_three(rank), chances.HANDS)
        four = Fraction(chances.hands_with_four(rank), chances.HANDS)
        mean = GLEEK[rank.code] * three + MOURNIVAL[rank.code] * four
        rows.append((_RANKS[rank.code], GLEEK[rank.code], MOURNIVAL[rank.code], Decimal(mean, 2)))
    rows.append((_ALL, Text("", ""), Text("", ""), Decimal(chances.worth_of_sets(), 2)))
    return Figure(
        Text("What they bring, from each opponent", "Was sie bringen, von jedem Gegner"),
        (
            Text("Rank", "Rang"),
            _KINDS["gleek"],
            _KINDS["mournival"],
            Text("Average of all hands", "Mittel aller Hände"),
        ),
        rows,
        note=Text("In chips.", "In Chips."),
    )


def stock() -> Figure:
    """What the seven cards of the stock may bring (GL-3.7)."""
    wanted = {
        1: Text("one card, such as Tib", "eine einzelne Karte, etwa Tib"),
        2: Text("one of two, such as the missing kings", "eine von zweien, etwa von den fehlenden Königen"),
        3: Text("one of three", "eine von dreien"),
        4: Text("one of four, such as the honours", "eine von vieren, etwa von den Honneurs"),
    }
    rows = []
    for n, name in wanted.items():
        found = chances.from_stock(n)
        some = 1 - found[0]
        more = some - found[1] if n > 1 else None
        rows.append((name, Bar(Percent(some, 0), some), Text("–", "–") if more is None else Percent(more, 0)))
    return Figure(
        Text("What the stock may bring", "Was der Stapel bringen kann"),
        (Text("You hope for", "Du hoffst auf"), _CHANCE, Text("Two or more", "Zwei oder mehr")),
        rows,
        note=Text(
            "The cards you hope for are neither in your hand nor turned up.",
            "Die Karten, auf die du hoffst, sind weder auf deiner Hand noch aufgedeckt.",
        ),
    )


# ---- ruffs ----

STEPS = (15, 25, 30, 35, 40, 45, 50, 55, 60, MOST_RUFF + 1)


def ruffs() -> Figure:
    """How often each ruff is dealt, by steps (GL-4.1)."""
    found = chances.hands_by_ruff()
    lows, tops = STEPS[:-1], {low: after - 1 for low, after in pairwise(STEPS)}
    numbers = {low: sum(found.get(v, 0) for v in range(low, tops[low] + 1)) for low in lows}
    most, aces = max(numbers.values()), chances.hands_with_four_aces()
    at_least = dict(zip(reversed(lows), accumulate(numbers[low] for low in reversed(lows)), strict=True))
    rows: list[tuple[object, ...]] = [
        (
            Text(f"{low} to {tops[low]}", f"{low} bis {tops[low]}"),
            Bar(Percent(Fraction(n, chances.HANDS)), Fraction(n, most)),
            Percent(Fraction(at_least[low] + aces, chances.HANDS)),
        )
        for low, n in numbers.items()
    ]
    four = Fraction(aces, chances.HANDS)
    rows.append(
        (Text("four aces", "vier Asse"), Bar(Percent(four), Fraction(aces, most)), Percent(four)),
    )
    mean = Fraction(sum(v * n for v, n in found.items()), sum(found.values()))
    return Figure(
        Text("Ruffs as dealt", "Ruffs nach dem Geben"),
        (Text("Ruff", "Ruff"), _CHANCE, Text("At least this", "Mindestens so viel")),
        rows,
        note=Phrase(
            Text(
                "On average {n}, hands with four aces left out.",
                "Im Mittel {n}, ohne die Hände mit vier Assen.",
            ),
            {"n": Decimal(mean, 1)},
        ),
    )


def extremes() -> Figure:
    """The lowest and the highest ruff, and how many hands have them."""
    found = chances.hands_by_ruff()
    rows = []
    for name, value in (
        (Text("lowest", "niedrigster"), min(found)),
        (Text("highest", "höchster"), max(found)),
    ):
        rows.append((name, value, Whole(found[value]), _one_in(Fraction(found[value], chances.HANDS))))
    return Figure(
        Text("The lowest ruff and the highest", "Der niedrigste Ruff und der höchste"),
        (Text("Ruff", "Ruff"), Text("Value", "Wert"), _HANDS, Text("About", "Etwa")),
        rows,
    )


def best_of_three(values: Sequence[int] = (30, 33, 36, 38, 40, 42, 44, 47, 50, 55, 60)) -> Figure:
    """How often a ruff is the highest of the three hands (GL-4.9, GL-4.11)."""
    from engine.bulk.gleek import best_of_three as chance

    rows = []
    for value in values:
        alone, tied = chance(value)
        rows.append((value, *(Bar(Percent(p, 0), p) for p in (alone, tied))))
    return Figure(
        Text("How often your ruff is the best of three", "Wie oft dein Ruff der beste von dreien ist"),
        (Text("Your ruff", "Dein Ruff"), Text("as dealer", "als Geber"), Text("as forehand", "als Vorhand")),
        rows,
        note=Text(
            "As dealt, if all three show. A tie is lost by the dealer and won by forehand.",
            "Nach dem Geben, wenn alle drei zeigen. Bei Gleichstand verliert der Geber, und die Vorhand gewinnt.",
        ),
    )
