"""The odds page of Kaufmannsglück: its figures against the known numbers, its prose against the figures, and the
examples on the first page against the engine.
"""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from book import paths
from book.figures import Bar, Best, Figure, Percent, Whole
from book.figures import kaufmannsglueck as figures
from engine.cards.packs import FRENCH_52
from engine.core.text import Language
from engine.games.kaufmannsglueck import counts
from engine.games.kaufmannsglueck.rules import Rules
from engine.games.kaufmannsglueck.score import Combination, worth

GOLDENS = json.loads((Path(__file__).parents[1] / "cases" / "goldens.json").read_text("utf-8"))[
    "kaufmannsglueck"
]
ALL = [figures.rarity, figures.order, figures.with_low_ace, figures.starthands]
SIGNS = {"♥": "H", "♦": "D", "♠": "S", "♣": "C"}


def number(value: object) -> object:
    """What a cell is about, whatever stands around it."""
    while isinstance(value, (Bar, Best)):
        value = value.value
    return value.value if isinstance(value, (Percent, Whole)) else value


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("make", ALL)
def test_a_figure_is_a_sound_table_in_both_languages(make: object, language: Language) -> None:
    assert callable(make)
    figure: Figure = make()
    root = ElementTree.fromstring(figure.html(language))
    assert root.findtext(".//caption")
    assert {len(row) for row in root.findall(".//tbody/tr")} == {len(figure.columns)}
    assert "{" not in "".join(root.itertext())


@pytest.mark.parametrize("low", [False, True])
def test_rarity_is_the_known_one(low: bool) -> None:
    known = GOLDENS[f"ace_low={str(low).lower()}"]
    rows = figures.rarity(Rules(ace_low=low)).rows
    assert {row[0].value: number(row[1]) for row in rows} == known
    assert sum(known.values()) == GOLDENS["hands"]
    assert [row[0].value for row in rows] == list(known), "in the order of the game"


def test_what_the_low_ace_changes_is_known() -> None:
    high, low = GOLDENS["ace_low=false"], GOLDENS["ace_low=true"]
    shown = {row[0].value: (number(row[1]), number(row[2])) for row in figures.with_low_ace().rows}
    assert shown == {c: (high[c], low[c]) for c in high if high[c] != low[c]}


def test_two_aces_counted_a_second_way() -> None:
    """One more ace and two other ranks, or three alike beside the aces: a Dreier; two more: the Pantheon."""
    aces = counts.completed((FRENCH_52.card("AH"), FRENCH_52.card("AD")), Rules())
    assert sum(aces.values()) == 50 * 49 * 48 // 6
    assert aces[Combination.PANTHEON] == 48
    assert aces[Combination.DREIER] == 2 * (48 * 47 // 2) + 12 * 4
    assert aces[Combination.VIERER] == aces[Combination.GROSSE_STRASSE] == aces[Combination.NICHTS] == 0


def test_the_first_page_shows_what_it_names() -> None:
    """Every example in the table of combinations is what stands before it, and stands at its place."""
    text = (paths.CHAPTERS / "kaufmannsglueck" / "index.md").read_text("utf-8")
    rows = re.findall(r"^\| (?:\d\w? )?([^|]+) \| [^|]+ \| ((?:\w+[♥♦♠♣]\s){5})\|$", text, re.M)
    names = {c.name_text.en: c for c in Combination}
    assert [names[name] for name, _ in rows] == list(Combination)
    for name, hand in rows:
        codes = [card[:-1].replace("10", "T") + SIGNS[card[-1]] for card in hand.split()]
        assert worth(map(FRENCH_52.card, codes), Rules()).combination is names[name], hand


# ---- what the prose says ----


def test_said_of_rarity() -> None:
    found, every = counts.hands(Rules()), GOLDENS["hands"]
    little = found[Combination.ZWEIER] + found[Combination.NICHTS]
    assert float(Fraction(little, every)) == pytest.approx(0.9, abs=0.005)
    below = {row[0]: number(row[3]) for row in figures.rarity().rows}
    assert below[Combination.DREIER] > Fraction(97, 100)
    assert every > 50_000 * found[Combination.PANTHEON]


@pytest.mark.parametrize("low", [False, True])
def test_said_of_the_order(low: bool) -> None:
    """Three exceptions, and a low ace changes nothing about them."""
    moved = {
        kind: (rare, number) for kind, rare, number in figures.places(Rules(ace_low=low)) if rare != number
    }
    houses = figures._HOUSES
    assert moved == {
        Combination.VIERER: (2, 3),
        houses: (3, 4),
        Combination.GROSSE_STRASSE: (4, 2),
        Combination.NICHTS: (8, 9),
        Combination.ZWEIER: (9, 8),
    }


def test_said_of_the_grosse_strasse() -> None:
    high, low = GOLDENS["ace_low=false"], GOLDENS["ace_low=true"]
    assert high["grosse_strasse"] == 16 * high["vierer"]
    assert high["grosse_strasse"] // high["renshand"] == 7
    assert sum(high[c.value] for c in figures.HOUSES) < high["grosse_strasse"]
    assert 9 * low["grosse_strasse"] == 10 * high["grosse_strasse"]
    assert all(high[c.value] - low[c.value] == 1 for c in figures.HOUSES)


def test_said_of_starthands() -> None:
    rows = {row[0]: [number(cell) for cell in row[1:]] for row in figures.starthands().rows}
    nothing, pair, picture, road, three, _ = zip(*rows.values(), strict=True)
    named = dict(zip(figures.STARTS, range(len(rows)), strict=True))
    for code in ("AH AD", "9H 9D"):
        assert pair[named[code]] > Fraction(4, 5) and 8 < 1 / three[named[code]] < 9
    assert road[named["9H 8H"]] > 2 * road[named["AH KH"]]
    assert all(9 < 1 / picture[named[code]] < 11 for code in ("AH KH", "9H 8H", "KH 4H"))
    assert float(nothing[named["KH 4C"]]) == pytest.approx(0.5, abs=0.01)
