"""The referee agrees with every case that has a known right answer."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine import referee
from engine.core import registry
from engine.core.refusal import BadInput

CASES = json.loads((Path(__file__).parent.parent / "cases" / "public_cases.json").read_text("utf-8"))
UNORDERED = {
    "legal",
    "roem_parts",
    "redraw",
    "again",
    "payers",
    "shown",
    "bust",
    "winners",
    "playoff",
    "to_act",
    "draws",
    "keeps_turn",
    "discarded",
    "left",
    "in",
    "best",
    "labels",
    "suits",
    "sets",
    "own_back",
    "stock",
    "hand",
    "hands",
}


def normal(value: Any, unordered: bool = False) -> Any:
    """A form in which equal answers are equal; true, 1 and 1.0 stay apart, some lists have no order."""
    if isinstance(value, dict):
        return {k: normal(v, unordered or k in UNORDERED) for k, v in value.items()}
    if isinstance(value, list):
        inner = [normal(v, unordered) for v in value]
        return sorted(inner, key=lambda v: json.dumps(v, sort_keys=True)) if unordered else inner
    return (type(value).__name__, value)


def stands(case: dict[str, Any]) -> bool:
    """Whether the case's game is built (a case about no game of ours must always be refused)."""
    return case["game"] in registry.built() or case["game"] not in registry.NAMES


@pytest.mark.parametrize("case", [c for c in CASES if stands(c)], ids=lambda c: c["id"])
def test_case(case: dict[str, Any]) -> None:
    given = {k: v for k, v in case.items() if k not in ("expect", "rules", "why")}
    line = referee.line(json.loads(json.dumps(given)))
    expect = case["expect"]
    if "error" in expect:
        assert line["error"]["kind"] == expect["error"]
        assert line["error"]["message"]
    else:
        assert "answer" in line, line
        for key, value in expect.items():
            assert key in line["answer"]
            assert normal({key: line["answer"][key]}) == normal({key: value})


def test_a_bad_case_stops_nothing() -> None:
    good = {"id": "good", "game": "siebzehn", "ask": "odds", "position": {"what": "bust_next", "total": 12}}
    out = io.StringIO()
    assert (
        referee.run(
            json.dumps([17, {"id": "no game"}, good, {**good, "id": "odd", "position": {"what": 3}}, good]),
            out,
        )
        == 5
    )
    lines = [json.loads(x) for x in out.getvalue().splitlines()]
    assert ["error" in x for x in lines] == [True, True, False, True, False]
    assert lines[2]["answer"] == {"probability": "1/6"}


@pytest.mark.parametrize("text", ["", "   ", "{", "[1, 2", '{"id": 1}', "[" * 100_000])
def test_a_file_that_is_no_list_of_cases_is_named(text: str) -> None:
    with pytest.raises(BadInput) as e:
        referee.run(text, io.StringIO())
    assert str(e.value)
