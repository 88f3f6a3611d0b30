"""Our generator: the same numbers everywhere, fair, and forced outcomes first."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import Chance, seed_text
from engine.core.refusal import BadInput


def test_the_numbers_never_change() -> None:
    """Saved games and share links rest on these: a change here breaks every one of them."""
    chance, drawn = Chance("4711"), []
    for _ in range(12):
        n, chance = chance.below(1000)
        drawn.append(n)
    assert drawn == [628, 221, 992, 661, 473, 98, 605, 155, 470, 56, 311, 486]
    assert chance.drawn == 12


def test_every_outcome_is_equally_likely() -> None:
    chance, seen = Chance("fair"), Counter[int]()
    for _ in range(60_000):
        spot, chance = chance.die()
        seen[spot] += 1
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]
    # chi-square with 5 degrees of freedom: above 20.5 once in a thousand; the seed is fixed
    assert sum((n - 10_000) ** 2 / 10_000 for n in seen.values()) < 20.5


def test_shuffles_reach_every_order_evenly() -> None:
    seen = Counter(Chance(f"order {i}").shuffled("abc")[0] for i in range(6_000))
    assert len(seen) == 6 and min(seen.values()) > 850


def test_forced_outcomes_come_first_and_use_up_nothing() -> None:
    chance = Chance("x", dice=(6, 5), deals=({"dealer": "N"},))
    a, chance = chance.die()
    b, chance = chance.die()
    deal, chance = chance.deal()
    assert (a, b, deal, chance.drawn) == (6, 5, {"dealer": "N"}, 0)
    assert chance.deal()[0] is None and chance.die()[0] == Chance("x").die()[0]


@pytest.mark.parametrize("seed", ["", "  ", "x" * 65, None, 1.5, True, []])
def test_a_seed_is_a_number_or_a_short_text(seed: object) -> None:
    with pytest.raises(BadInput):
        seed_text(seed)
    assert seed_text(7) == "7" and seed_text(" class 7b ") == "class 7b"
