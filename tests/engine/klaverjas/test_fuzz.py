"""The referee of Klaverjas names what is wrong with a position, whatever it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import referee
from tests.engine.klaverjas.test_slow import any_options, case_of, playthrough
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


@pytest.mark.parametrize("seed", range(12))
def test_no_mutation_of_a_whole_deal_gets_through(seed: int) -> None:
    """Deals under any options: two and three players, claims, ledig, whole and cut short."""
    chance = random.Random(seed)
    options = any_options(chance, players=(4, 3, 2)[seed % 3])
    case = case_of(playthrough(options, chance), options, chance.randrange(33))
    assert "answer" in referee.line(case)
    for changed in mutations(case, chance, 120):
        assert survives(referee.line(changed)), changed
