"""The odds page of 17: its figures against the known numbers, and what its prose says against the figures."""

from __future__ import annotations

import doctest
import json
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from book.figures import Bar, Best, Figure, Percent, Signed, amounts
from book.figures import siebzehn as figures
from engine.core.text import Language
from engine.dice.odds import stand_on, stand_on_from, sums
from engine.games.siebzehn import habits
from engine.games.siebzehn.outlook import Rival, future
from engine.games.siebzehn.rules import LIMIT

GOLDENS = json.loads((Path(__file__).parents[1] / "cases" / "goldens.json").read_text("utf-8"))["siebzehn"]
TABLES = range(2, 9)
STARTS = range(3, LIMIT + 1)

ALL = [
    figures.start_throws,
    figures.next_die,
    figures.standing,
    figures.rolling_from,
    figures.worth_of_values,
    lambda: figures.played_out(rounds=200),
    figures.first_decision,
    figures.rolled_in_ten,
    lambda: figures.rolled_in_ten(pass_costs=False),
    figures.stand_values,
]


def number(value: object) -> object:
    """What a cell is about, whatever stands around it."""
    while isinstance(value, (Bar, Best)):
        value = value.value
    return value.value if isinstance(value, (Percent, Signed)) else value


def rolls(players: int, dice: int, total: int, pass_costs: bool = True) -> float:
    return habits.policy(players, pass_costs).rolls[dice][total]


# ---- the figures ----


def test_the_examples_in_the_text_hold() -> None:
    assert doctest.testmod(amounts).failed == doctest.testmod(figures).failed == 0


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("make", ALL)
def test_a_figure_is_a_sound_table_in_both_languages(make: object, language: Language) -> None:
    assert callable(make)
    figure: Figure = make()
    root = ElementTree.fromstring(figure.html(language))
    assert root.findtext(".//caption")
    assert {len(row) for row in root.findall(".//tbody/tr")} == {len(figure.columns)}
    for row in root.findall(".//tbody/tr"):
        assert row[0].tag == "th" and row[0].get("scope") == "row"
    heads = root.findall(".//thead/tr")[-1]
    assert len(heads) == len(figure.columns) - (figure.over is not None)
    assert all(svg.get("aria-hidden") == "true" for svg in root.iter("svg"))
    assert "{" not in "".join(root.itertext())


def test_start_throws_are_the_known_ones() -> None:
    rows = figures.start_throws().rows
    assert {str(row[0]): number(row[1]) for row in rows} == GOLDENS["start_of_216"]
    assert [number(row[2]) for row in rows] == [Fraction(n, 216) for n in GOLDENS["start_of_216"].values()]


def test_the_next_die_is_the_known_one() -> None:
    shown = {str(row[0]): str(number(row[2])) for row in figures.next_die().rows[1:]}
    assert shown == {t: p for t, p in GOLDENS["bust_next"].items() if int(t) > 11}
    assert {p for t, p in GOLDENS["bust_next"].items() if int(t) <= 11} == {"0"}


def test_standing_on_a_value_is_the_known_thing() -> None:
    for value, *totals, bust in figures.standing().rows:
        known = GOLDENS["stand_on"][str(value)]
        assert str(number(bust)) == known["bust"]
        for total, cell in zip(range(12, 18), totals, strict=True):
            assert str(number(cell)) == known[str(total)] if total >= value else number(cell) == ("–", "–")


@pytest.mark.parametrize("players", TABLES)
def test_rounds_played_out_come_near_to_what_was_worked_out(players: int) -> None:
    [row] = figures.played_out(tables=[players], rounds=8_000).rows
    _, value, _, bust, net, error, exact = row
    allowed = 4 * number(error).value + 0.05  # odd coins and throws of 18 are not in the exact number
    assert number(net) == pytest.approx(number(exact), abs=allowed)
    assert float(number(bust)) == pytest.approx(float(stand_on(value).bust), abs=0.04)


def test_the_first_decision_follows_from_the_habits() -> None:
    """Where a choice is clearly better, seasoned players make it."""
    for players in TABLES:
        for total, _, stand, roll in figures.first_decision(players).rows:
            difference = number(roll) - number(stand)
            if abs(difference) > 0.1:
                assert (rolls(players, 3, total) > 0.5) == (difference > 0), (players, total)


# ---- what the prose says ----


def test_said_of_the_dice() -> None:
    throws = sums(3)
    assert sum(n for t, n in throws.items() if t <= 10) * 2 == 216
    assert Fraction(sum(n for t, n in throws.items() if 14 <= t <= LIMIT), 216) < Fraction(1, 6)
    at_15, at_17 = stand_on(15), stand_on(17)
    assert at_15.bust > Fraction(1, 4) and float(at_15.totals[17]) == pytest.approx(0.2, abs=0.01)
    assert at_17.bust > Fraction(2, 3)
    assert stand_on_from(10, 17).bust - stand_on_from(11, 17).bust > Fraction(1, 10)


def test_said_of_the_best_value() -> None:
    assert [figures.best_value(n, 15) for n in TABLES] == [15] + [16] * 6
    assert [n for n in TABLES if figures.worth(n, 15, 17) > figures.worth(n, 15, 15)] == [7, 8]
    assert all(figures.worth(n, 15, value) < 0 for n in TABLES for value in (12, 13))
    [eight] = figures.played_out(tables=[8]).rows
    assert number(eight[2]) < 0.2


def test_said_of_low_and_middling_throws() -> None:
    four = {row[0]: (number(row[2]), number(row[3])) for row in figures.first_decision(4).rows}
    assert four[5][0] > four[5][1]
    assert all(abs(four[total][0] - four[total][1]) < 0.02 for total in (7, 9, 15))
    assert min(figures.stands_from(4, dice) for dice in figures.DICE) == 15
    wins = [number(row[1]) for row in figures.first_decision(4).rows if row[0] in range(10, 15)]
    assert max(wins) - min(wins) < 0.001
    for n in TABLES:
        assert all(rolls(n, 3, total) == 0 for total in (3, 4, 5, 16, 17))
        assert all(rolls(n, 3, total) == 1 for total in (10, 11, 12, 13))


def test_said_of_the_value_to_stand_on() -> None:
    start = [figures.stands_from(n, 3) for n in TABLES]
    assert start == sorted(start) and start[0] == 14 and start[3:] == [16] * 4
    assert all(
        abs(figures.stands_from(n, d) - figures.stands_from(n, 3)) <= 1 for n in TABLES for d in figures.DICE
    )


def test_said_of_free_passing() -> None:
    for n in range(3, 9):
        assert all(rolls(n, 3, total, pass_costs=False) == 0 for total in range(3, 10))
    assert all(rolls(n, 3, 15, pass_costs=False) == 0 for n in TABLES)
    careful = [rolls(n, 3, t, False) - rolls(n, 3, t) for n in range(3, 9) for t in STARTS]
    assert max(careful) <= 0


def test_said_of_a_table_of_eight() -> None:
    ends = future(Rival(3, False, False, habits.policy(8, True)), 1).ends
    high = sum(part.p for (total, _), part in ends if total >= 16)
    assert 1 - (1 - high) ** 8 > 0.95


@pytest.mark.parametrize("players", TABLES)
def test_six_dice_nearly_always_do(players: int) -> None:
    """The rules page says so; a player needs a seventh die if six are rolled on."""
    now = {t: n / 216 for t, n in sums(3).items() if t <= LIMIT}
    for dice in range(3, 7):
        after: dict[int, float] = {}
        for total, p in now.items():
            for face in range(1, 7):
                after[total + face] = after.get(total + face, 0) + p * rolls(players, dice, total) / 6
        rolled = sum(after.values())
        now = {t: p for t, p in after.items() if t <= LIMIT}
    assert rolled < 0.04
