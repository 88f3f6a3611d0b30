"""What a move of Gaunerkleeblatt is worth in a lesson, checked against the bots playing real games."""

from __future__ import annotations

from statistics import mean

import pytest

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.record import from_json, replay
from engine.core.seat import Seat
from engine.games.gaunerkleeblatt import study
from engine.games.gaunerkleeblatt.betting import Verb
from engine.games.gaunerkleeblatt.counts import clovers
from engine.games.gaunerkleeblatt.habits import TABLE, WHOLE, fate
from engine.games.gaunerkleeblatt.lessons.laying import Moves, laid
from engine.games.gaunerkleeblatt.play import GAME
from engine.games.gaunerkleeblatt.rules import PACK
from engine.games.gaunerkleeblatt.state import State
from engine.games.gaunerkleeblatt.worth import GAMES, worth
from engine.learn.lessons.playing import play_out, standing

ME = Seat.P1
STRONG, WEAK = "AB BB CB DB EB GS", "AS CB EH GP BS HB"
RAISED: Moves = (("P3", "name", 2), ("P4", "raise", 6))
ALONE: Moves = (("P1", "name", 1), ("P2", "hold"), ("P3", "pass"), ("P4", "pass"))


def position(dealer: str, hand: str, moves: Moves = ()) -> State:
    state: State = replay(from_json(laid(dealer, hand, moves))).last
    return state


def value(state: State, verb: Verb, what: int | str | None = None) -> float:
    cards = tuple(PACK.card(c) for c in what.split()) if isinstance(what, str) else what
    found = worth(GAME.view(state, ME), Action(ME, verb, cards))
    assert found is not None and found.games == GAMES
    return float(found.value)


def test_the_table_has_every_kind_of_hand() -> None:
    assert set(TABLE) == set(clovers(2, False))
    for leaves in TABLE:
        weights = sum(n for row in fate(leaves).rows.values() for n in row.values())
        assert abs(weights - WHOLE) <= 12, "thousandths, rounded"


def test_the_table_is_what_the_study_finds() -> None:
    hands = study.hands_by_leaves()
    for leaves in ((2, 2, 2), (5, 5, 2)):
        assert study.fate(hands[leaves]) == TABLE[leaves]


def test_passing_costs_what_has_been_paid() -> None:
    assert value(position("P2", WEAK, RAISED), Verb.PASS) == 0
    paid = position("P4", WEAK, (("P1", "name", 1), ("P2", "raise", 3), ("P3", "pass"), ("P4", "pass")))
    assert value(paid, Verb.PASS) == -1


def test_strong_hands_bet_high_and_weak_ones_low() -> None:
    strong, weak = position("P4", STRONG), position("P4", WEAK)
    assert 0 < value(strong, Verb.NAME, 1) < value(strong, Verb.NAME, 3)
    assert 0 > value(weak, Verb.NAME, 1) > value(weak, Verb.NAME, 3)
    assert (
        value(position("P2", STRONG, RAISED), Verb.HOLD) > 0 > value(position("P2", WEAK, RAISED), Verb.HOLD)
    )


def test_an_exchange_is_worth_what_it_promises() -> None:
    state = position("P4", STRONG, ALONE)
    best = value(state, Verb.EXCHANGE, "GS")
    assert best > value(state, Verb.EXCHANGE, "") > value(state, Verb.EXCHANGE, "CB")
    assert value(state, Verb.EXCHANGE, "CB") >= -1 and best <= 1, "one coin each lies in the pot"


@pytest.mark.parametrize(("hand", "stake"), [(STRONG, 1), (WEAK, 1), ("AS BS CH DH AP HB", 2)])
def test_real_games_bring_about_as_much(hand: str, stake: int) -> None:
    """Deals drawn anew and played by the sensible bots: slow, but nothing is simplified."""
    state = position("P4", hand)
    made = []
    for n in range(60):
        like = GAME.possible(state, ME, Chance(f"game/{n}"))
        made.append(standing(GAME, play_out(GAME, GAME.apply(like, Action(ME, Verb.NAME, stake)).state), ME))
    assert value(state, Verb.NAME, stake) == pytest.approx(mean(made), abs=2.0 * stake)


def test_other_rules_are_left_to_playing_out() -> None:
    raw = {**laid("P4", STRONG), "options": {"run_wraps": True}}
    state = replay(from_json(raw)).last
    assert worth(GAME.view(state, ME), Action(ME, Verb.NAME, 1)) is None
