"""Files that are JSON but hold what cannot be worked with: named, never a crash."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from engine import referee
from engine.core.record import from_text
from engine.core.refusal import BadInput

LONG = "1" * 5_000


def output(text: str) -> list[Any]:
    out = io.StringIO()
    referee.run(text, out)
    out.getvalue().encode()
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_number_of_thousands_of_digits_spoils_its_own_case_only() -> None:
    case = '{{"id": "{}", "game": "siebzehn", "ask": "throw", "position": {{"dice": [{}, 2, 3]}}}}'
    long, good = output(f"[{case.format('long', LONG)}, {case.format('good', 1)}]")
    assert long["error"]["kind"] == "bad_case"
    assert good["answer"]["total"] == 6


def test_an_id_that_no_encoding_can_write_comes_back_all_the_same() -> None:
    case = r'[{"id": "\ud800", "game": "siebzehn", "ask": "throw", "position": {"dice": [1, 2, 3]}}]'
    assert output(case)[0]["id"] == "\ud800"


def test_a_record_with_too_long_a_number_is_named() -> None:
    with pytest.raises(BadInput):
        from_text(f'{{"spielbuch": 1, "game": "siebzehn", "seed": {LONG}, "actions": []}}')
