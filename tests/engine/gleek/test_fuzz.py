"""The referee of Gleek names what is wrong with a position, whatever it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import referee
from tests.engine.mutate import CASES, mutations, survives

OPTIONS: list[dict[str, Any]] = [
    {},
    {"turn_up_counts": True},
    {"opening_bid": 13, "odd_chip": "forehand"},
    {"towser_tumbler": True, "tt_in_hand": True, "tiddy": False},
    {"follow_high": True},
    {"ruff_limit": 2, "ruff_pass": "before_raise"},
    {"leftover_pot": "share", "deals": 3},
]


@pytest.mark.parametrize("case", [c for c in CASES if c["game"] == "gleek"], ids=lambda c: c["id"])
def test_no_mutation_gets_through(case: dict[str, Any]) -> None:
    chance = random.Random(case["id"])
    for changed in mutations(case, chance, 150):
        if chance.random() < 0.3:
            changed["options"] = chance.choice(OPTIONS)
        assert survives(referee.line(changed)), changed
