"""Many deals by bots: counted right, the same for the same seed, and written down as cases that stand."""

from __future__ import annotations

import doctest
import json
from itertools import product
from typing import Any

import pytest

from engine import referee, simulate
from engine.core import registry
from engine.core.ledger import Pot
from engine.core.refusal import BadInput
from engine.core.seat import NUMBERED
from engine.simulate import case_of, played, players
from engine.simulate import simulate as play

SZ_OPTIONS = [
    dict(zip(("order", "tie", "all_bust", "pass_costs", "players"), values, strict=True))
    for values in product(
        ("simultaneous", "in_turn"),
        ("share", "carry", "playoff"),
        ("refund_all", "refund_last"),
        (True, False),
        (2, 3),
    )
]


def test_the_examples_in_the_text_hold() -> None:
    assert doctest.testmod(simulate).failed == 0


@pytest.mark.parametrize("name", registry.built())
def test_every_game_can_be_simulated(name: str) -> None:
    seen: list[tuple[int, int]] = []
    summary = play(name, 3, seed=7, bots=["random"], progress=lambda done, of: seen.append((done, of)))
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert summary.deals == 3 and summary.actions > 0 and summary.longest >= summary.mean_length
    assert sum(summary.won.values()) + summary.tied == 3
    text = "\n".join(summary.lines())
    assert "{" not in text and "random" in text


def test_the_same_seed_gives_the_same_deals() -> None:
    one, two, other = (play("siebzehn", 30, seed=s, bots=["random"]) for s in ("a", "a", "b"))
    assert (one.won, one.points, one.actions) == (two.won, two.points, two.actions)
    assert (one.points, one.actions) != (other.points, other.actions)


def test_coins_that_one_wins_others_lose() -> None:
    summary = play("siebzehn", 200, bots=["random"])
    left = -sum(summary.points.values())
    assert 0 <= left < 4, "at most odd coins of a session that goes on lie in the pot"


def test_a_better_bot_is_ahead() -> None:
    summary = play("siebzehn", 150, bots=["sensible", "random", "random", "random"])
    first = NUMBERED[0]
    assert summary.points[first] > 50
    assert summary.won[first] > max(summary.won[s] for s in NUMBERED[1:4])
    assert summary.player(first) == "sensible"


def test_bots_go_round_the_table() -> None:
    game = registry.game("siebzehn")
    assert list(players(game, game.rules(), ["sensible", "random"]).values()) == ["sensible", "random"] * 2
    three = game.rules({"players": 3})
    assert list(players(game, three, ["sensible", "random"]).values()) == ["sensible", "random", "sensible"]


def test_more_bots_than_seats_are_refused_with_the_seats() -> None:
    with pytest.raises(BadInput, match="3 bots are too many for 2 seats: P1 and P2"):
        play("siebzehn", 1, options={"players": 2}, bots=["random"] * 3)


@pytest.mark.parametrize("bots", [["clever"], ["random", "clever"], ["random"] * 5, []])
def test_wrong_bots_are_named(bots: list[str]) -> None:
    with pytest.raises(BadInput):
        play("siebzehn", 1, bots=bots)


def test_a_wrong_game_option_or_seed_is_named() -> None:
    for wrong in ({"game": "skat"}, {"options": {"stakes": 1}}, {"seed": ""}, {"options": []}):
        with pytest.raises(BadInput):
            play(**{"game": "siebzehn", "deals": 1, **wrong})  # type: ignore[arg-type]


@pytest.mark.parametrize("options", SZ_OPTIONS, ids=lambda o: "-".join(str(v) for v in o.values()))
def test_rounds_of_17_written_as_cases_agree_with_what_was_played(options: dict[str, Any]) -> None:
    game = registry.game("siebzehn")
    rules = game.rules(options)
    write = simulate.as_case(game)
    agreed = game.options.changed(game.option_values(rules))
    for deal in played(game, rules, 15, "cases", players(game, rules, ["random"])):
        case = case_of(game, agreed, deal, write)
        assert case is not None
        last, answer = deal.states[-1], case["expect"]
        seats = sorted((c.seat for c in last.cups), key=NUMBERED.index)
        assert answer["complete"] and answer["reason"] == last.result.reason
        assert list(answer["net"].values()) == [last.ledger.net(s) for s in seats]
        assert answer["carry"] == last.ledger.balance(Pot.POT)
        assert list(answer["totals"].values()) == [last.cup(s).total for s in seats]
        assert len(answer["playoff"]) == len(last.result.playoff)
        assert set(case["rules"]) <= {r.id for r in game.rulebook()} and case["rules"]


def test_cases_stand_by_themselves() -> None:
    cases: list[dict[str, Any]] = []
    play("siebzehn", 40, options={"tie": "playoff"}, cases=cases)
    assert len(cases) == 40 and len({c["id"] for c in cases}) == 40
    for case in json.loads(json.dumps(cases)):
        given = {k: v for k, v in case.items() if k not in ("expect", "rules", "why")}
        assert referee.answer(given) == case["expect"]
