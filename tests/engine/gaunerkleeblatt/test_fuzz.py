"""The referee of Gaunerkleeblatt names what is wrong with a position, whatever it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import referee
from tests.engine.mutate import CASES, mutations, survives


@pytest.mark.parametrize("case", [c for c in CASES if c["game"] == "gaunerkleeblatt"], ids=lambda c: c["id"])
def test_no_mutation_gets_through(case: dict[str, Any]) -> None:
    for changed in mutations(case, random.Random(case["id"]), 150):
        assert survives(referee.line(changed)), changed
