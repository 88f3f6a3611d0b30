"""The referee of Klaverjas names what is wrong with a position, whatever it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import referee
from tests.engine.mutate import CASES, mutations, survives

OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 3},
    {"players": 2},
    {"preset": "club"},
    {"roem": "trick", "roem_claim": "manual"},
    {"ledig": True},
    {"proposal": "dealer_card"},
    {"proposal": "random", "dealer_free_choice": True},
]


@pytest.mark.parametrize("case", [c for c in CASES if c["game"] == "klaverjas"], ids=lambda c: c["id"])
def test_no_mutation_gets_through(case: dict[str, Any]) -> None:
    chance = random.Random(case["id"])
    for changed in mutations(case, chance, 100):
        if chance.random() < 0.3:
            changed["options"] = chance.choice(OPTIONS)
        assert survives(referee.line(changed)), changed
