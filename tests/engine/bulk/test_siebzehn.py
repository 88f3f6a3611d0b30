"""17 in bulk plays the very rounds of the engine, die by die."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bulk.siebzehn import play, throw, worth_of_standing
from engine.referee import answer


def by_the_engine(dice: list[list[int]], stand_on: list[int], pass_costs: bool) -> dict:
    """The same round as a referee's case, step by step until it is complete."""
    seats = [f"P{i + 1}" for i in range(len(dice))]
    used, steps = [3] * len(dice), []
    while True:
        got = answer(
            {
                "id": "x",
                "game": "siebzehn",
                "ask": "round",
                "options": {"players": len(dice), "pass_costs": pass_costs},
                "position": {"start": {s: d[:3] for s, d in zip(seats, dice, strict=True)}, "steps": steps},
            }
        )
        if got["complete"]:
            return got
        step = {}
        for s in got["to_act"]:
            i = seats.index(s)
            if got["totals"][s] < stand_on[i]:
                step[s] = dice[i][used[i]]
                used[i] += 1
            else:
                step[s] = "pass"
        steps.append(step)


@pytest.mark.parametrize("pass_costs", [True, False])
@pytest.mark.parametrize("players", [2, 3, 8])
def test_bulk_rounds_are_the_engine_s_rounds(players: int, pass_costs: bool) -> None:
    rounds = 60
    throws = throw(rounds, players, seed=players)
    stand_on = [12 + i % 6 for i in range(players)]
    bulk = play(throws, np.array(stand_on), pass_costs)
    for r in range(rounds):
        got = by_the_engine(throws[r].tolist(), stand_on, pass_costs)
        assert list(got["totals"].values()) == bulk.totals[r].tolist()
        assert list(got["dice"].values()) == bulk.dice[r].tolist()
        assert list(got["paid"].values()) == bulk.paid[r].tolist()
        assert list(got["net"].values()) == bulk.net[r].tolist()
        assert {f"P{i + 1}" for i in np.flatnonzero(bulk.bust[r])} == set(got["bust"])


def test_busts_agree_with_the_exact_odds() -> None:
    exact = answer(
        {"id": "x", "game": "siebzehn", "ask": "odds", "position": {"what": "stand_on", "at_least": 15}}
    )["bust"]
    p, q = map(int, exact.split("/"))
    # the first player's dice stop early when all others are bust: with rivals that stand at once nobody is left alone
    found = next(w for w in worth_of_standing(8, 3, range(15, 16), rounds=100_000) if w.stand_on == 15)
    assert found.busts == pytest.approx(p / q, abs=0.006)
