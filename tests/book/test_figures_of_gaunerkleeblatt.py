"""The odds of Gaunerkleeblatt: its figures against the known numbers, and what the chapters say against the engine."""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from book import paths
from book.ext import cells
from book.figures import Bar, Best, Decimal, Figure, Percent, Whole
from book.figures import gaunerkleeblatt as figures
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Language
from engine.games.gaunerkleeblatt import counts
from engine.games.gaunerkleeblatt.exchange import draw
from engine.games.gaunerkleeblatt.rules import PACK, Exchange, Rules
from engine.games.gaunerkleeblatt.score import clover
from widgets.kinds.example import Example
from widgets.kinds.exercise import Exercise
from widgets.kinds.table import Table

GOLDENS = json.loads((Path(__file__).parents[1] / "cases" / "goldens.json").read_text("utf-8"))[
    "gaunerkleeblatt"
]
HANDS = GOLDENS["hands"]
MAXIMUM = GOLDENS["maximum"]
LEAVES = ("volk", "reihe", "truppe")
STRAYS, LITTLE, GOOD = "AS BS CS DH GP HP", "AS ES GS AB EB CP", "AS AB AH CP DP FP"
ALL: list[Callable[[], Figure]] = [
    figures.ceilings,
    figures.best_hands,
    figures.totals,
    *(lambda name=name: figures.leaf(name) for name in LEAVES),
    figures.other_rules,
    lambda: figures.exchange(STRAYS),
    lambda: figures.exchange_rules(STRAYS),
]


def number(value: object) -> Any:
    """What a cell is about, whatever stands around it."""
    while isinstance(value, (Bar, Best)):
        value = value.value
    return value.value if isinstance(value, (Decimal, Percent, Whole)) else value


def known(what: str, run_min: int = 2, wraps: bool = False) -> dict[int, int]:
    """A golden distribution."""
    return {int(n): k for n, k in GOLDENS[f"{what} run_min={run_min} run_wraps={str(wraps).lower()}"].items()}


def share(found: dict[int, int], least: int) -> float:
    """How many hands have at least so many points."""
    return sum(n for points, n in found.items() if points >= least) / HANDS


# ---- the figures ----


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("make", ALL)
def test_a_figure_is_a_sound_table_in_both_languages(make: Callable[[], Figure], language: Language) -> None:
    figure = make()
    root = ElementTree.fromstring(figure.html(language))
    assert root.findtext(".//caption")
    assert {len(row) for row in root.findall(".//tbody/tr")} == {len(figure.columns)}
    assert "{" not in "".join(root.itertext())


def test_every_hand_that_reaches_twelve_is_in_the_figure() -> None:
    rows = {row[0].en.replace(" + ", ","): number(row[1]) for row in figures.best_hands().rows}
    assert rows == MAXIMUM["breakdowns"] and sum(rows.values()) == MAXIMUM["hands"] == 564
    html = figures.best_hands().html(Language.DE)
    assert "564 von 906.192 Händen erreichen 12" in html and "eine Hand von 1.607" in html


def test_whatever_is_alike_the_leaves_together_bring_twelve() -> None:
    """The proof of the page: each further card alike takes 1 from Volk and Reihe and brings 2 in the Truppe."""
    rows = [[number(cell) for cell in row[1:]] for row in figures.ceilings().rows]
    assert rows == [[0, 6, 6, 12], [2, 5, 5, 12], [4, 4, 4, 12], [6, 3, 3, 12]]
    for troop, volk, reihe, together in rows:
        assert troop + volk + reihe == together == MAXIMUM["max"]


def test_the_totals_are_the_known_ones() -> None:
    rows = figures.totals().rows
    assert {row[0]: number(row[1]) for row in rows} == known("totals")
    assert [number(row[2]) for row in rows] == [Fraction(n, HANDS) for n in known("totals").values()]
    assert [float(number(row[3])) for row in rows] == [share(known("totals"), n) for n in known("totals")]
    assert str(counts.mean(2, False)) == GOLDENS["mean_default"]
    assert "7.49" in figures.totals().html(Language.EN)


def test_the_leaves_are_the_known_ones() -> None:
    found = {name: {row[0]: number(row[1]) for row in figures.leaf(name).rows} for name in LEAVES}
    assert found["reihe"] == known("reihe")
    for name in ("volk", "truppe"):
        assert {str(n): k for n, k in found[name].items()} == GOLDENS[name]


def test_other_rules_are_the_known_ones() -> None:
    for run_min, wraps, mean, low, top, hands in figures.other_rules().rows:
        totals = known("totals", run_min, wraps)
        assert number(mean) == Fraction(sum(t * n for t, n in totals.items()), HANDS)
        assert (low, top, number(hands)) == (min(totals), max(totals), totals[max(totals)])
        assert top == 12, "the maximum stays"


@pytest.mark.parametrize("way", Exchange)
@pytest.mark.parametrize("hand,away", [(STRAYS, "GP HP"), (LITTLE, "AB EB CP"), (GOOD, "FP")])
def test_an_exchange_promises_what_drawing_brings(hand: str, away: str, way: Exchange) -> None:
    """The exact chances against the exchange of the game itself, 3,000 times."""
    rules, tries = Rules(exchange=way), 3_000
    cards, laid = PACK.cards_of(hand), PACK.cards_of(away)
    exact = counts.after_exchange(cards, laid, 8, rules)
    assert sum(exact.values()) == 1
    seen: Counter[int] = Counter()
    chance = Chance("exchange")
    for _ in range(tries):
        order, chance = chance.shuffled(tuple(PACK.full - cards))
        drawn, chance = draw(rules, PACK.set(order[:8]), laid, chance)
        seen[clover(cards - laid | drawn, rules).total] += 1
    assert set(seen) <= set(exact)
    for total, p in exact.items():
        error = (float(p * (1 - p)) / tries) ** 0.5
        assert abs(seen[total] / tries - p) < 4 * error + 0.001


# ---- what the pages say ----


def test_what_the_odds_page_says_of_all_hands() -> None:
    totals, volk, reihe = known("totals"), counts.leaf(0, 2, False), known("reihe")
    assert 0.7 < share(totals, 6) - share(totals, 9) < 0.75, "nearly three in four have 6, 7 or 8"
    assert round(1 / share(totals, 9)) == 5 and round(1 / share(totals, 10)) == 17
    assert min(totals) == 4
    assert 1 < volk[3] / volk[2] < 1.2 and 7_900 < HANDS / volk[6] < 8_200
    assert 0.23 < share(reihe, 4) < 0.25 and share(volk, 4) < 0.1
    assert 0.74 < counts.leaf(2, 2, False)[2] / HANDS < 0.77


def test_what_the_odds_page_says_of_the_twelve_hands_of_one_people() -> None:
    hand = PACK.cards_of("AB BB CB DB EB FB")
    assert clover(hand, Rules()).total == 12
    kept = hand - PACK.cards_of("EB")
    assert all(clover(kept.add(card), Rules()).total < 12 for card in PACK.full - hand), "the E by any other"


def best_size(hand: str, stock: int = 8) -> tuple[int, list[Fraction]]:
    """How many cards are best laid away, and the averages of all numbers."""
    cards = PACK.cards_of(hand)
    means = [figures.mean(figures.best_exchange(cards, n, stock)[1]) for n in range(4)]
    return means.index(max(means)), means


def test_what_the_odds_page_says_of_exchanges() -> None:
    away, after = figures.best_exchange(PACK.cards_of(STRAYS), 2, 8)
    assert best_size(STRAYS)[0] == 2 and away == PACK.cards_of("GP HP")
    away, after = figures.best_exchange(PACK.cards_of(LITTLE), 3, 8)
    assert best_size(LITTLE)[0] == 3 and away == PACK.cards_of("AB EB CP") and min(after) == 5
    assert best_size(GOOD)[0] == 0
    assert all(
        more > less for more, less in zip(best_size(STRAYS, 20)[1][1:], best_size(STRAYS)[1][1:], strict=True)
    )
    for row in figures.exchange_rules(STRAYS).rows:
        assert number(row[2]) > number(row[1]), "drawing first is a little better"


def tables(page: str) -> dict[str, Table]:
    """The tables of a page by their titles, freshly laid."""
    text = (paths.CHAPTERS / "gaunerkleeblatt" / f"{page}.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {"table": Table, "example": Example, "exercise": Exercise}
    found = []
    for cell in cells.read(text).cells:
        if cell.cell_type != "code":
            continue
        *before, last = [s for s in ast.parse(cell.source).body if not isinstance(s, ast.ImportFrom)]
        assert isinstance(last, ast.Expr)
        exec(compile(ast.Module(before, []), page, "exec"), names)
        found.append(eval(compile(ast.Expression(last.value), page, "eval"), names))
    return {t.title.en: t for t in found if isinstance(t, Table) and t.title is not None}


def play(table: Table, *actions: list[Any]) -> None:
    for action in actions:
        table.handle({"type": "act", "ply": table.ply, "action": action})
        assert table.notice is None


def test_the_bluff_of_the_rules_page_works_and_holding_does_not() -> None:
    table = tables("rules")["A bluff"]
    assert clover(table.play.state.hand(Seat.P1), Rules()).total == min(known("totals"))
    for stake in (4, 6, 8):
        table = tables("rules")["A bluff"]
        play(table, ["raise", stake])
        assert table.play.state.winner is Seat.P1 and not table.play.state.shown
    table = tables("rules")["A bluff"]
    play(table, ["hold"])
    assert table.play.state.winner is Seat.P4 and len(table.play.state.shown) == 2


def test_the_first_table_is_as_the_page_tells_it() -> None:
    table = Table("gaunerkleeblatt", seed=153)
    volk, reihe, _ = clover(table.play.state.hand(Seat.P1), Rules()).leaves
    assert volk.cards == PACK.cards_of("DB EB FB"), "elves"
    assert {card.rank.code for card in reihe.cards} == set("DEF")
    play(table, ["hold"])
