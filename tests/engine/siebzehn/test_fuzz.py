"""The referee of 17 names what is wrong with a position, whatever it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import referee
from tests.engine.mutate import CASES, mutations, survives

MINE = [c for c in CASES if c["game"] == "siebzehn"]


@pytest.mark.parametrize("case", MINE, ids=lambda c: c["id"])
def test_no_mutation_gets_through(case: dict[str, Any]) -> None:
    for changed in mutations(case, random.Random(case["id"]), 150):
        assert survives(referee.line(changed)), changed


START = {"P1": [5, 5, 4], "P2": [3, 4, 5], "P3": [1, 2, 3]}


def kind(position: dict[str, Any], ask: str = "round", **options: Any) -> str:
    line = referee.line(
        {
            "id": "x",
            "game": "siebzehn",
            "ask": ask,
            "position": position,
            "options": {"players": 3, **options},
        }
    )
    return "answer" if "answer" in line else str(line["error"]["kind"])


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([{"P1": "pass", "P2": 1, "P3": 2}], "answer"),
        ([{"P1": "pass", "P2": 1}], "bad_case"),
        ([{}], "bad_case"),
        ([{"P1": "pass", "P2": 1, "P3": 2}, {"P1": 1, "P2": 1, "P3": 1}], "wrong_turn"),
        ([{"P1": "pass", "P2": "pass", "P3": "pass"}, {"P1": 1}], "wrong_turn"),
        ([{"P1": "pass", "P2": "pass", "P3": "pass"}, {}], "wrong_turn"),
        ([{"P1": "pass", "P2": "pass", "P3": "pass"}, {"P1": 7}], "bad_case"),
        ([{"P1": "roll", "P2": "pass", "P3": "pass"}], "bad_case"),
        ([{"P1": 1.0, "P2": "pass", "P3": "pass"}], "bad_case"),
        ([{"P1": True, "P2": "pass", "P3": "pass"}], "bad_case"),
        ([{"P1": 1, "P2": "pass", "P3": "pass", "P4": 1}], "bad_case"),
    ],
)
def test_steps_name_exactly_the_seats_still_in(steps: list[Any], expected: str) -> None:
    assert kind({"start": START, "steps": steps}) == expected


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ([["P2", 1], ["P3", "pass"], ["P1", 2]], "answer"),
        ([["P1", 1]], "wrong_turn"),
        ([["P2", "pass"], ["P3", "pass"], ["P1", "pass"], ["P2", 1]], "wrong_turn"),
        ([["P2", "hold"]], "bad_case"),
        ([["P2"]], "bad_case"),
        ([["P9", 1]], "bad_case"),
        ([["P1", 9]], "bad_case"),
    ],
)
def test_actions_go_clockwise_from_the_first_player(actions: list[Any], expected: str) -> None:
    assert kind({"start": START, "first": "P2", "actions": actions}, order="in_turn") == expected


@pytest.mark.parametrize(
    ("position", "ask", "expected"),
    [
        ({"dice": [6, 6]}, "throw", "bad_case"),
        ({"dice": [6, 6, 6, 1]}, "throw", "wrong_turn"),
        ({"dice": [1] * 17}, "throw", "answer"),
        ({"what": "bust_next", "total": 18}, "odds", "bad_case"),
        ({"what": "stand_on", "at_least": 2}, "odds", "bad_case"),
        ({"what": "stand_on", "at_least": 15, "total": 9}, "odds", "bad_case"),
        ({"what": "stand_on_from", "at_least": 15}, "odds", "bad_case"),
        ({"what": []}, "odds", "bad_case"),
        ({"start": START, "steps": [], "carry": -1}, "round", "bad_case"),
        ({"start": START, "steps": [], "first": "P1"}, "round", "bad_case"),
        ({"start": {**START, "P4": [1, 1, 1]}, "steps": []}, "round", "bad_case"),
    ],
)
def test_what_cannot_be_is_named(position: dict[str, Any], ask: str, expected: str) -> None:
    assert kind(position, ask) == expected
