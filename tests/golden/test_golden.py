"""Golden playthroughs replay to the same state, the same outcome and the same words."""

from __future__ import annotations

import pytest

from engine.core.record import from_json
from tests.golden.make import golden, names, read


@pytest.mark.parametrize("name", names())
def test_golden(name: str) -> None:
    kept = read(name)
    again = golden(from_json(kept["record"]))
    assert again["outcome"] == kept["outcome"]
    assert again["log"] == kept["log"]
    assert again["state"] == kept["state"]
