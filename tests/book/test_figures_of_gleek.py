"""The odds of Gleek: its figures against the known numbers and slower ways, and what the chapters say."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from book import paths
from book.ext import cells
from book.figures import Bar, Decimal, Figure, Percent, Whole
from book.figures import gleek as figures
from engine.bulk import gleek as bulk
from engine.bulk.gleek import best_of_three
from engine.core.registry import game
from engine.core.seat import Seat
from engine.core.text import Language
from engine.games.gleek import chances
from engine.games.gleek.score import GLEEK, HONOURS, MOST_RUFF, MOURNIVAL, TOTAL, hand_sets, honour, ruff
from engine.games.gleek.state import PACK, SEATS, TRICKS, Phase, State
from engine.games.gleek.tricks import points_so_far
from widgets.kinds.compare import Compare
from widgets.kinds.example import Example
from widgets.kinds.table import Table

GOLDENS = json.loads((Path(__file__).parents[1] / "cases" / "goldens.json").read_text("utf-8"))["gleek"]
GAME = game("gleek")
ALL: list[Callable[[], Figure]] = [
    figures.points,
    figures.laid_away,
    figures.where_it_lies,
    figures.honours_dealt,
    figures.set_counts,
    figures.set_worth,
    figures.set_numbers,
    figures.stock,
    figures.ruffs,
    figures.extremes,
    lambda: figures.best_of_three((30, 40)),
]


def number(value: object) -> Any:
    """What a cell is about, whatever stands around it."""
    while isinstance(value, Bar):
        value = value.value
    return value.value if isinstance(value, (Decimal, Percent, Whole)) else value


def column(figure: Figure, n: int) -> list[Any]:
    return [number(row[n]) for row in figure.rows]


# ---- the figures ----


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("make", ALL)
def test_a_figure_is_a_sound_table_in_both_languages(make: Callable[[], Figure], language: Language) -> None:
    figure = make()
    root = ElementTree.fromstring(figure.html(language))
    assert root.findtext(".//caption")
    assert {len(row) for row in root.findall(".//tbody/tr")} == {len(figure.columns)}
    assert "{" not in "".join(root.itertext())


def test_points_are_the_known_ones() -> None:
    tricks, *honours, total = column(figures.points(), 1)
    assert (tricks, sum(honours), total) == tuple(
        GOLDENS[k] for k in ("trick_points", "honour_points", "total")
    )
    assert Fraction(total, len(SEATS)) == GOLDENS["average"]


def test_what_is_laid_away_stays_in_the_pot() -> None:
    """The known identity, over all sixteen sets of honours; the figure shows six of them."""
    shown = {(row[1], number(row[2]), row[3]) for row in figures.laid_away().rows}
    every = set()
    for n in range(len(HONOURS) + 1):
        for codes in combinations(HONOURS, n):
            lost = sum(HONOURS[c] for c in codes)
            every.add((TOTAL - lost, Fraction(TOTAL - lost, 3), lost))
    assert shown <= every


def test_sets_are_the_known_ones() -> None:
    three, four = column(figures.set_counts(), 1)
    assert (three, four) == (GOLDENS["exactly_three_of_a_given_rank"], GOLDENS["four_of_a_given_rank"])
    assert GOLDENS["hands"] == chances.HANDS
    ranks, all_ranks = figures.set_worth().rows[:-1], GOLDENS["gleek"]
    assert [row[1] for row in ranks] == list(all_ranks.values()) == list(GLEEK.values())
    assert [row[2] for row in ranks] == list(GOLDENS["mournival"].values()) == list(MOURNIVAL.values())


def test_ruffs_reach_from_the_known_lowest_to_the_known_highest() -> None:
    assert column(figures.extremes(), 1) == [GOLDENS["min_ruff"], GOLDENS["max_ruff"]]
    found = chances.hands_by_ruff()
    assert (min(found), max(found)) == (GOLDENS["min_ruff"], GOLDENS["max_ruff"])
    assert sum(found.values()) + GOLDENS["four_of_a_given_rank"] == GOLDENS["hands"]
    *steps, aces = column(figures.ruffs(), 1)
    assert sum(steps) + aces == 1 and column(figures.ruffs(), 2)[0] == 1


# ---- slower ways ----


def test_chances_add_up() -> None:
    assert sum(chances.where_a_trump_lies().values()) == 1
    for found in (chances.honours_in_hand(), chances.deals_by_sets(), *map(chances.from_stock, range(5))):
        assert sum(found.values()) == 1
    assert sum(chances.hands_by_sets().values()) == chances.HANDS
    held = sum(n * p for n, p in chances.honours_in_hand().items())
    assert held == len(HONOURS) * chances.where_a_trump_lies()["hand"]


def test_hands_by_sets_agree_with_inclusion_and_exclusion() -> None:
    """Hands without a set, counted by the ranks that make one."""

    def with_sets(ranks: int) -> int:
        others, ways = PACK.size - 4 * ranks, 0
        for fours in range(ranks + 1):
            cards = 3 * ranks + fours
            if cards <= TRICKS:
                ways += comb(ranks, fours) * 4 ** (ranks - fours) * comb(others, TRICKS - cards)
        return ways

    without = sum((-1) ** n * comb(4, n) * with_sets(n) for n in range(5))
    assert chances.hands_by_sets()[0] == without


def test_many_deals_come_near_to_what_was_counted() -> None:
    """Shuffled deals, looked at with the functions of the game."""
    pack, random, deals = list(PACK.cards), Random(44), 6_000
    honours: Counter[int] = Counter()
    sets: Counter[int] = Counter()
    strong, shown, best = 0, 0, 0
    for _ in range(deals):
        random.shuffle(pack)
        hands = [PACK.set(pack[i : i + TRICKS]) for i in range(0, 3 * TRICKS, TRICKS)]
        trump = pack[3 * TRICKS].suit
        honours[sum(honour(c, trump) > 0 for c in hands[0])] += 1
        sets[sum(len(hand_sets(h)) for h in hands)] += 1
        ruffs = [ruff(h) for h in hands]
        strong += ruffs[0].order >= (False, 40)
        for mine in ruffs:
            if mine.value == 40:
                shown += 1
                best += all(mine.order > other.order for other in ruffs if other is not mine)
    for n, p in chances.honours_in_hand().items():
        assert honours[n] / deals == pytest.approx(float(p), abs=0.02)
    for n, p in chances.deals_by_sets().items():
        assert sets[n] / deals == pytest.approx(float(p), abs=0.02)
    assert strong / deals == pytest.approx(float(number(figures.ruffs().rows[4][2])), abs=0.02)
    assert best / shown == pytest.approx(best_of_three(40)[0], abs=0.06)


def test_all_ways_the_suits_fall_are_all_deals() -> None:
    """With no limit on the ruffs only the deals with four aces in one hand are missing."""
    four_aces = chances.hands_with_four_aces() / chances.HANDS
    assert bulk.share_of_deals(MOST_RUFF, MOST_RUFF) == pytest.approx(1 - len(SEATS) * four_aces, abs=1e-12)
    assert bulk.share_of_deals(14, MOST_RUFF) == bulk.share_of_deals(MOST_RUFF, 14) == 0


# ---- what the odds page says ----


def test_said_of_points_and_honours() -> None:
    assert 4 * 3 + HONOURS["J"] == 21
    assert Fraction(sum(HONOURS.values()), TOTAL) > Fraction(2, 5)
    assert Fraction(HONOURS["A"] + HONOURS["J"], TOTAL) > Fraction(1, 3)
    places = {k: float(p) for k, p in chances.where_a_trump_lies().items()}
    assert places["hand"] == pytest.approx(1 / 4, abs=0.01)
    assert places["rivals"] == pytest.approx(1 / 2, abs=0.01)
    assert places["stock"] == pytest.approx(1 / 7, abs=0.01)


def test_said_of_sets_and_stock() -> None:
    assert float(chances.worth_of_sets()) == pytest.approx(0.6, abs=0.02)
    assert 1 - chances.hands_by_sets()[0] / chances.HANDS == pytest.approx(1 / 5, abs=0.02)
    none, one, *_ = chances.deals_by_sets().values()
    assert 0.5 < 1 - none < 0.55
    assert float(1 - none - one) == pytest.approx(1 / 8, abs=0.01)
    assert float(1 - chances.from_stock(2)[0]) == pytest.approx(2 / 5, abs=0.01)


def test_said_of_ruffs() -> None:
    found = chances.hands_by_ruff()
    middle = sum(n for v, n in found.items() if 30 <= v <= 44) / chances.HANDS
    assert middle == pytest.approx(3 / 4, abs=0.01)
    mean = sum(v * n for v, n in found.items()) / sum(found.values())
    assert round(mean) == 38
    as_dealer, as_forehand = best_of_three(38)
    assert as_dealer < 1 / 3 < as_forehand
    as_dealer, as_forehand = best_of_three(40)
    assert 0.39 < as_dealer < as_forehand < 0.5
    assert as_forehand - as_dealer == pytest.approx(0.07, abs=0.005)
    assert best_of_three(41)[0] < 0.5 <= best_of_three(42)[0]
    assert best_of_three(30)[1] < 0.02


# ---- what the chapters say of their positions ----


def plates(page: str) -> list[Any]:
    """The controllers that the cells of a page end with."""
    text = (paths.CHAPTERS / "gleek" / f"{page}.md").read_text(encoding="utf-8")
    calls = {"table": Table, "example": Example, "compare": Compare}
    sources = [c.source for c in cells.read(text).cells if c.cell_type == "code"]
    plain = [s.partition("\n\n")[2] if s.startswith("from widgets") else s for s in sources]
    return [eval(s, calls) for s in plain if s.startswith(tuple(calls))]


def plain(text: str) -> str:
    """Words with ordinary spaces only."""
    return text.replace("\u00a0", " ")


@pytest.fixture
def positions(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, str]]:
    """The lines of each example by its English title."""
    monkeypatch.setenv("BOOK_LANG", "en")
    found = [p for page in ("rules", "odds") for p in plates(page) if isinstance(p, Example)]
    states = [p.state() for p in found]
    return {s["title"]: {line["label"]: plain(line["value"]) for line in s["lines"]} for s in states}


@pytest.fixture(scope="module")
def tables() -> dict[str, State]:
    """The positions of the tables by their titles."""
    found = [p for page in ("index", "rules", "variants") for p in plates(page) if isinstance(p, Table)]
    return {t.title.en if t.title else "": t.play.state for t in found}


def test_the_worked_examples_of_the_source(positions: dict[str, dict[str, str]]) -> None:
    bought = positions["Ben buys for 14"]
    assert bought["Buyer"] == "Ben" and bought["Payments"] == "Anna +7, Ben −14, Carla +7"
    assert positions["Anna's ruff is 35"]["Ruffs"].startswith("Anna 35,")
    settled = positions["39, 15 and 12"]
    assert settled["Points"] == "Anna 12, Ben 39, Carla 15"
    assert settled["From or into the pot"] == "Anna −10, Ben +17, Carla −7"


def test_said_of_the_examples(positions: dict[str, dict[str, str]]) -> None:
    assert positions["Tom loses the trick and keeps his nine"]["Points"] == "Anna 3, Ben 6, Carla 9"
    assert positions["Carla buys for 13"] == {
        "Buyer": "Carla",
        "Price of the stock": "13",
        "Payments": "Anna +6, Ben +6, Carla −13",
        "Pot": "1",
    }
    assert positions["Nobody bets"]["Stake in the next deal"] == "4"
    assert positions["A bluff"]["Shown"] == "none" and positions["38 and 38"]["Winner"] == "Ben"
    assert positions["Raised twice"]["Payments"] == "Anna −4, Ben −6, Carla +10"
    assert positions["After two deals without a ruff"]["Stake of the ruff"] == "4"
    assert positions["Tom was laid away"]["From or into the pot"] == "Anna −13, Ben +5, Carla −1"
    assert positions["Tom was laid away"]["Change of the pot"] == "9"
    assert positions["Level after nine deals"]["Winners"] == "Anna, Ben"
    assert positions["Four tricks each, and Tib laid away"]["Change of the pot"] == "15"
    assert positions["The lowest ruff of all"]["Ruffs"].startswith("Anna 15,")


def test_seven_cards_must_go(tables: dict[str, State]) -> None:
    state = tables["Seven cards must go"]
    assert state.open.phase is Phase.EXCHANGE and state.open.buyer is Seat.P1
    codes = {c.code for c in state.hand(Seat.P1)}
    queens, jacks = ({c for c in codes if c[0] == rank} for rank in "QJ")
    assert len(queens) == len(jacks) == 3 and state.open.trump.code == "S"
    assert len(queens | jacks | {"KS", "4S"}) == 8 and "JS" in jacks and {"KS", "4S"} <= codes
    assert [c.code for c in state.stock if c.rank.code == "J"] == ["JD"]


def test_44_against_a_bet_and_a_raise(tables: dict[str, State]) -> None:
    state = tables["44 against a bet and a raise"]
    mine = ruff(state.hand(Seat.P1))
    assert (mine.value, [s.code for s in mine.suits], state.open.vying.stake) == (44, ["S"], 4)


def test_three_tricks_to_go(tables: dict[str, State]) -> None:
    """Whatever the others do, a club makes 18 points and the king of diamonds 12, played on as well as can be."""

    def ends(state: Any) -> set[int]:
        seen = state.open
        if seen.phase is not Phase.TRICKS:
            return {points_so_far(seen.dealer, seen.turn_up, seen.plays, seen.winners)[Seat.P1]}
        inner = [ends(GAME.apply(state, a).state) for a in GAME.legal_actions(state)]
        return max(inner, key=min) if Seat.P1 in GAME.turn(state) else set().union(*inner)

    state = tables["Three tricks to go"]
    out = {c.code for seat in SEATS[1:] for c in state.hand(seat)}
    assert out == {"JC", "9C", "JD", "9D", "8H"} and state.hand(Seat.P2).pack.card("8H") in state.hand(
        Seat.P2
    )
    found = {a.card.code: ends(GAME.apply(state, a).state) for a in GAME.legal_actions(state)}
    assert found == {"AC": {18}, "KC": {18}, "KD": {12}}


def test_the_first_tables(tables: dict[str, State], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOK_LANG", "en")
    (first,) = plates("index")
    seen, hand = first.play.state.open, first.play.state.hand(Seat.P1)
    assert (seen.dealer, seen.turn_up.code, seen.phase) == (Seat.P1, "JC", Phase.AUCTION)
    assert [s.rank.code for s in hand_sets(hand)] == ["K"]
    assert GAME.turn(first.play.state) == (Seat.P1,)
    (named,) = (p for p in plates("variants") if isinstance(p, Table))
    seen = named.play.state.open
    assert (seen.dealer, seen.turn_up.rank.code) == (Seat.P1, "6")
