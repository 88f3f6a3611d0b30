"""Exact odds of dice, against listing every throw and against the known numbers."""

from __future__ import annotations

import doctest
import json
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from engine.dice import die, odds
from engine.dice.odds import at_most, bust_next, stand_on, stand_on_from, sums, text

GOLDENS = json.loads((Path(__file__).parents[2] / "cases" / "goldens.json").read_text("utf-8"))["siebzehn"]


def test_the_examples_in_the_text_hold() -> None:
    assert doctest.testmod(odds).failed == doctest.testmod(die).failed == 0


@pytest.mark.parametrize("dice", range(1, 6))
def test_sums_by_listing_every_throw(dice: int) -> None:
    throws = [sum(t) for t in product(range(1, 7), repeat=dice)]
    assert sums(dice) == {total: throws.count(total) for total in sorted(set(throws))}
    assert at_most(dice, 17) == sum(t <= 17 for t in throws)


def test_the_start_throw_and_the_next_die_are_known() -> None:
    assert {str(t): n for t, n in sums(3).items()} == GOLDENS["start_of_216"]
    assert {str(t): text(bust_next(t)) for t in range(3, 18)} == GOLDENS["bust_next"]


@pytest.mark.parametrize("at_least", range(9, 18))
def test_standing_on_a_value_is_known(at_least: int) -> None:
    end = stand_on(at_least)
    assert {**{str(t): text(p) for t, p in end.totals.items()}, "bust": text(end.bust)} == (
        GOLDENS["stand_on"][str(at_least)]
    )


@pytest.mark.parametrize("at_least", range(3, 18))
def test_chances_add_up_to_one(at_least: int) -> None:
    ends = [stand_on(at_least), *(stand_on_from(t, at_least) for t in range(3, 18))]
    for end in ends:
        assert sum(end.totals.values(), end.bust) == 1
        assert all(p > 0 for p in end.totals.values())


def test_another_limit_and_a_mean() -> None:
    assert bust_next(20, limit=21) == Fraction(5, 6)
    assert stand_on_from(11, 12, limit=21).mean == Fraction(29, 2)
    assert stand_on_from(17, 18).totals == {} and stand_on_from(17, 18).mean == 0
