"""The rules of 17, one by one."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.ledger import Pot
from engine.core.refusal import BadInput, NotYourTurn
from engine.core.rulebook import Effect
from engine.core.score import ScoreLine
from engine.core.seat import Seat
from engine.core.text import Language, Speaker
from engine.games.siebzehn.play import GAME
from engine.games.siebzehn.score import Reason
from engine.games.siebzehn.state import Phase, State

P1, P2, P3, P4 = Seat.P1, Seat.P2, Seat.P3, Seat.P4
LOW, TWELVE, FIFTEEN, SIXTEEN, BEST, BUST = (1, 2, 3), (3, 4, 5), (6, 5, 4), (6, 6, 4), (6, 6, 5), (6, 6, 6)


def table(*throws: tuple[int, ...], more: tuple[int, ...] = (), **options: Any) -> State:
    """A first round with these start throws, from P1 on; `more` are the dice that follow."""
    rules = GAME.rules({"players": len(throws), **options})
    return GAME.setup(rules, Chance("17", dice=(*(d for throw in throws for d in throw), *more)))


def act(state: State, *moves: tuple[Seat, str]) -> tuple[State, list[Event]]:
    """The state after these moves and everything that happened."""
    events: list[Event] = []
    for seat, verb in moves:
        after, more = GAME.apply(state, GAME.read_action(state.rules, [seat.value, verb]))
        assert isinstance(after, State)
        state = after
        events += more
    return state, events


def after(state: State, *moves: tuple[Seat, str]) -> State:
    return act(state, *moves)[0]


def all_pass(state: State) -> State:
    while state.result is None:
        state = after(state, (GAME.turn(state)[0], "pass"))
    return state


def laid(state: State, seat: Seat) -> int:
    """What a seat has laid down in this round."""
    return sum(t.amount for t in state.ledger.transfers if t.source is seat)


def rules_named(events: list[Event]) -> set[str | None]:
    return {e.rule for e in events}


def reason(state: State) -> Reason:
    assert state.result is not None
    return state.result.reason


# ---- players and dice ----


def test_sz_1_1_two_to_eight_players() -> None:
    assert len(GAME.seats(GAME.rules())) == 4
    for n in range(2, 9):
        assert len(table(*[LOW] * n).cups) == n
    for n in (1, 9, 0, "4", 4.0, True):
        with pytest.raises(BadInput):
            GAME.rules({"players": n})


def test_sz_1_2_everybody_has_a_cup_and_six_sided_dice() -> None:
    faces = Counter[int]()
    for seed in range(200):
        state = GAME.setup(GAME.rules(), Chance(str(seed)))
        assert [c.seat for c in state.cups] == [P1, P2, P3, P4]
        faces.update(d for c in state.cups for d in c.dice)
    assert set(faces) == {1, 2, 3, 4, 5, 6}


def test_sz_1_3_the_stake_is_fixed_before_play() -> None:
    assert GAME.rules().stake == 1
    state = after(table(TWELVE, LOW, stake=5, more=(1,)), (P1, "roll"), (P2, "pass"))
    assert laid(state, P1) == laid(state, P2) == 10
    for stake in (0, -1, 1.0, "1", True):
        with pytest.raises(BadInput):
            GAME.rules({"stake": stake})


# ---- start ----


def test_sz_2_1_everybody_lays_one_stake() -> None:
    state = table(LOW, LOW, LOW, stake=2)
    assert [laid(state, s) for s in (P1, P2, P3)] == [2, 2, 2]
    assert state.ledger.balance(Pot.POT) == 6
    assert {t.rule for t in state.ledger.transfers} == {"SZ-2.1"}


def test_sz_2_2_everybody_throws_three_dice_and_6_6_5_is_the_best_start() -> None:
    state = table(BEST, LOW)
    assert [c.dice for c in state.cups] == [BEST, LOW]
    told = {e.kind: e for e in GAME.opening(state)}
    assert told["best_throw"].rule == told["throw"].rule == "SZ-2.2"
    best = max((t for t in product(range(1, 7), repeat=3) if sum(t) <= 17), key=sum)
    assert sorted(best) == sorted(BEST)


def test_sz_2_3_dice_stay_hidden_until_the_end_of_the_round() -> None:
    state = after(table(TWELVE, LOW, more=(4,)), (P1, "roll"), (P2, "pass"))
    mine = GAME.view(state, P1)
    assert mine.cup(P1).dice == (*TWELVE, 4)  # type: ignore[union-attr]
    theirs = mine.cup(P2)
    assert theirs is not None and theirs.dice is None and theirs.count == 3 and theirs.passed
    assert all(c.dice is None for c in GAME.view(state, None).cups)
    ended, events = act(state, (P1, "pass"))
    assert all(c.dice is not None for c in GAME.view(ended, None).cups)
    assert {e.facts["who"] for e in events if e.rule == "SZ-2.3"} == {P1, P2}


def test_sz_2_3_nobody_is_told_the_dice_of_others() -> None:
    _, events = act(table(TWELVE, LOW, more=(4, 2)), (P1, "roll"), (P2, "roll"))
    told = [e for e in events if e.told_to(P2)]
    assert [e.facts["total"] for e in told if e.kind == "rolled"] == [8]
    assert not [e for e in events if e.told_to(None) and "total" in e.facts]


def test_sz_2_4_a_start_throw_of_18_is_bust_at_once() -> None:
    state = table(BUST, LOW, LOW)
    assert state.cup(P1).bust
    assert GAME.turn(state) == (P2, P3)
    assert GAME.view(state, P2).cup(P1).dice == BUST  # type: ignore[union-attr]
    assert "SZ-2.4" in rules_named(list(GAME.opening(state)))
    assert laid(state, P1) == 1


# ---- rolling and passing ----


def test_sz_3_1_each_decides_to_roll_or_to_pass() -> None:
    state = table(BEST, LOW)
    for seat in (P1, P2):
        assert [a.verb.value for a in GAME.legal_actions(state, seat)] == ["roll", "pass"]


def test_sz_3_2_rolling_costs_another_stake_and_then_one_die() -> None:
    state, events = act(table(TWELVE, LOW, more=(4,), stake=3), (P1, "roll"), (P2, "pass"))
    assert state.cup(P1).dice == (*TWELVE, 4)
    assert [t.amount for t in state.ledger.transfers if t.rule == "SZ-3.2"] == [3]
    assert [e.kind for e in events if e.facts.get("who") is P1] == ["rolls"]
    assert ScoreLine(P1, "SZ-3.2", -3, _label(state, "SZ-3.2")) in GAME.score(state).lines


def _label(state: State, rule: str) -> Any:
    return next(line.label for line in GAME.score(state).lines if line.rule == rule)


def test_sz_3_3_rolling_may_be_repeated_until_pass_or_bust() -> None:
    state = after(table(LOW, BEST, more=(1, 1, 1, 1, 1)), (P1, "roll"), (P2, "pass"), *[(P1, "roll")] * 4)
    assert state.cup(P1).dice == (*LOW, 1, 1, 1, 1, 1)
    assert GAME.turn(state) == (P1,)
    assert laid(state, P1) == 6


def test_sz_3_4_passing_costs_another_stake() -> None:
    state, events = act(table(TWELVE, LOW, stake=2), (P1, "pass"), (P2, "pass"))
    assert laid(state, P1) == laid(state, P2) == 4
    assert [e.rule for e in events if e.kind == "passes"] == ["SZ-3.4", "SZ-3.4"]


def test_sz_3_4_passing_is_free_if_agreed() -> None:
    state, events = act(table(TWELVE, LOW, stake=2, pass_costs=False), (P1, "pass"), (P2, "pass"))
    assert laid(state, P1) == laid(state, P2) == 2
    assert [e.rule for e in events if e.kind == "passes_free"] == ["SZ-3.4", "SZ-3.4"]


def test_sz_3_5_who_passed_takes_no_further_part() -> None:
    state = after(table(TWELVE, LOW, more=(1,)), (P1, "pass"), (P2, "roll"))
    assert GAME.turn(state) == (P2,)
    with pytest.raises(NotYourTurn):
        act(state, (P1, "roll"))


def test_sz_3_6_simultaneous_decisions_are_carried_out_together() -> None:
    state = table(TWELVE, LOW, LOW, more=(5, 6))
    one, events = act(state, (P3, "roll"))
    assert not events and one.ledger == state.ledger and one.cups == state.cups
    assert GAME.turn(one) == (P1, P2)
    with pytest.raises(NotYourTurn):
        act(one, (P3, "pass"))
    all_, events = act(one, (P1, "pass"), (P2, "roll"))
    assert [c.dice[3:] for c in all_.cups] == [(), (5,), (6,)]
    assert [e.facts["who"] for e in events if e.kind in ("passes", "rolls")] == [P1, P2, P3]


def test_sz_3_6_a_pending_decision_is_seen_by_its_own_player_only() -> None:
    rolled = after(table(TWELVE, LOW), (P1, "roll"))
    passed = after(table(TWELVE, LOW), (P1, "pass"))
    assert GAME.view(rolled, P2) == GAME.view(passed, P2)
    assert GAME.view(rolled, P1) != GAME.view(passed, P1)
    assert GAME.view(rolled, P1).decision == "roll"


def test_sz_3_6_in_turn_each_turn_is_one_action_clockwise() -> None:
    state = table(LOW, LOW, LOW, more=(1, 2, 3), order="in_turn")
    assert GAME.turn(state) == (P1,)
    state = after(state, (P1, "roll"))
    assert state.cup(P1).dice == (*LOW, 1) and GAME.turn(state) == (P2,)
    with pytest.raises(NotYourTurn):
        act(state, (P3, "roll"))
    state = after(state, (P2, "pass"), (P3, "roll"))
    assert GAME.turn(state) == (P1,)
    assert GAME.turn(after(state, (P1, "roll"))) == (P3,)


def test_sz_3_6_the_start_player_changes_every_round() -> None:
    state = table(LOW, TWELVE, FIFTEEN, order="in_turn")
    starts = []
    while GAME.phase(state) is not Phase.OVER:
        starts.append(GAME.turn(state)[0])
        state = all_pass(state)
        if GAME.phase(state) is Phase.ROUND_OVER:
            state = after(state, (GAME.turn(state)[0], "next"))
    assert starts[:3] == [P1, P2, P3]
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "SZ-3.6" and sum(outcome.result.values()) == 0


def test_sz_3_7_above_17_is_uncovered_and_out_and_the_stakes_stay() -> None:
    state, events = act(table(FIFTEEN, LOW, TWELVE, more=(3,)), (P1, "roll"), (P2, "pass"), (P3, "pass"))
    assert state.cup(P1).total == 18 and state.cup(P1).bust
    assert [e.facts["who"] for e in events if e.rule == "SZ-3.7"] == [P1]
    assert state.ledger.net(P1) == -2
    assert state.result is not None and state.result.winners == (P3,)


def test_sz_3_7_a_bust_cup_is_seen_by_all_while_the_round_goes_on() -> None:
    state = after(table(FIFTEEN, LOW, TWELVE, more=(3, 1)), (P1, "roll"), (P2, "roll"), (P3, "pass"))
    assert GAME.turn(state) == (P2,)
    view = GAME.view(state, None)
    assert [c.dice for c in view.cups] == [(*FIFTEEN, 3), None, None]


def test_sz_3_8_exactly_17_is_not_bust() -> None:
    state, events = act(table(FIFTEEN, LOW, more=(2,)), (P1, "roll"), (P2, "pass"))
    assert state.cup(P1).total == 17 and not state.cup(P1).bust
    assert GAME.turn(state) == (P1,)
    assert [e.told_to(P2) for e in events if e.rule == "SZ-3.8"] == [False]


def test_sz_3_9_the_last_one_left_wins_at_once() -> None:
    start = table(BUST, LOW, BUST)
    assert reason(start) is Reason.LAST_LEFT and laid(start, P2) == 1
    assert start.ledger.net(P2) == 2
    step, events = act(table(SIXTEEN, SIXTEEN, LOW, more=(2, 3, 1)), *[(s, "roll") for s in (P1, P2, P3)])
    assert reason(step) is Reason.LAST_LEFT
    assert step.result is not None and step.result.winners == (P3,) and laid(step, P3) == 2
    assert {"SZ-3.9", "SZ-4.5"} <= rules_named(events)


def test_sz_3_9_whether_he_has_passed_or_not_and_in_turn_after_any_action() -> None:
    state = after(table(LOW, SIXTEEN, more=(2,), order="in_turn"), (P1, "pass"), (P2, "roll"))
    assert reason(state) is Reason.LAST_LEFT
    assert state.result is not None and state.result.winners == (P1,)
    early = after(table(SIXTEEN, LOW, more=(2,), order="in_turn"), (P1, "roll"))
    assert reason(early) is Reason.LAST_LEFT and laid(early, P2) == 1


# ---- winning ----


def test_sz_4_1_closest_to_17_wins() -> None:
    state, events = act(table(TWELVE, FIFTEEN, LOW), *[(s, "pass") for s in (P1, P2, P3)])
    assert reason(state) is Reason.CLOSEST
    assert state.result is not None and state.result.winners == (P2,)
    assert "SZ-4.1" in rules_named(events)


def test_sz_4_2_equal_totals_fewer_dice_win() -> None:
    state, events = act(
        table(TWELVE, FIFTEEN, LOW, more=(3,)), (P1, "roll"), (P2, "pass"), (P3, "pass"), (P1, "pass")
    )
    assert state.cup(P1).total == state.cup(P2).total == 15
    assert state.result is not None and state.result.winners == (P2,)
    assert [e.facts["seats"].seats for e in events if e.rule == "SZ-4.2"] == [(P1, P2)]


def tie(**options: Any) -> tuple[State, list[Event]]:
    """P1 and P2 equal at 16 with three dice, P3 behind: seven coins in the pot."""
    state = table((6, 5, 5), SIXTEEN, LOW, more=(1,), **options)
    return act(state, (P1, "pass"), (P2, "pass"), (P3, "roll"), (P3, "pass"))


def test_sz_4_3_share_divides_equally_and_odd_coins_stay() -> None:
    state, events = tie()
    assert state.ledger.net(P1) == state.ledger.net(P2) == 1
    assert state.ledger.balance(Pot.POT) == 1
    assert [line.amount for line in GAME.score(state).lines if line.rule == "SZ-4.3"] == [3, 3]
    assert {"SZ-4.3", "SZ-4.6"} <= rules_named(events)


def test_sz_4_3_carry_leaves_the_whole_pot() -> None:
    state, events = tie(tie="carry")
    assert state.result is not None and not state.result.winners and state.ledger.balance(Pot.POT) == 7
    assert {"SZ-4.3", "SZ-4.6"} <= rules_named(events)
    assert GAME.turn(state) == (P2,), "the next round's start player goes on"


def test_sz_4_3_playoff_is_one_more_round_of_the_tied() -> None:
    state, _ = tie(tie="playoff")
    assert state.result is not None and state.result.playoff == (P1, P2)
    playoff, events = act(state, (GAME.turn(state)[0], "next"))
    assert playoff.playoff and {c.seat for c in playoff.cups} == {P1, P2}
    assert laid(playoff, P1) == laid(playoff, P2) == 1 and laid(playoff, P3) == 0
    assert playoff.ledger.balance(Pot.POT) == 9
    assert rules_named(events) >= {"SZ-4.3", "SZ-2.1"}
    decided = all_pass(playoff)
    if decided.result is not None and decided.result.winners:
        assert decided.ledger.balance(Pot.POT) == 0
        ordinary = after(decided, (P2, "next"))
        assert ordinary.number == 2 and len(ordinary.cups) == 3


def test_sz_4_4_all_bust_take_back_everything() -> None:
    state = table(BUST, SIXTEEN, SIXTEEN, more=(2, 3))
    state, events = act(state, (P2, "roll"), (P3, "roll"))
    assert reason(state) is Reason.ALL_BUST
    assert [state.ledger.net(s) for s in (P1, P2, P3)] == [0, 0, 0]
    assert {line.amount for line in GAME.score(state).lines if line.rule == "SZ-4.4"} == {1, 2}
    assert "SZ-4.4" in rules_named(events)


def test_sz_4_4_refund_last_pays_back_only_those_bust_last() -> None:
    state = table(BUST, SIXTEEN, SIXTEEN, more=(2, 3), all_bust="refund_last")
    state, events = act(state, (P2, "roll"), (P3, "roll"))
    assert [state.ledger.net(s) for s in (P1, P2, P3)] == [-1, 0, 0]
    assert state.ledger.balance(Pot.POT) == 1
    assert [e.facts["seats"].seats for e in events if e.rule == "SZ-4.4"] == [(P2, P3)]


def test_sz_4_4_a_carried_pot_stays_when_all_are_bust() -> None:
    dice = (*BUST, *BUST)
    state, _ = tie(tie="carry")
    state = after(_with_dice(state, (*dice, *BUST)), (P2, "next"))
    assert reason(state) is Reason.ALL_BUST and state.ledger.balance(Pot.POT) == 7


def _with_dice(state: State, dice: tuple[int, ...]) -> State:
    from dataclasses import replace

    return replace(state, chance=replace(state.chance, dice=dice))


def test_sz_4_5_the_winner_takes_all_stakes() -> None:
    state, events = act(table(TWELVE, FIFTEEN, LOW, stake=2), *[(s, "pass") for s in (P1, P2, P3)])
    assert [line.amount for line in GAME.score(state).lines if line.rule == "SZ-4.5"] == [12]
    assert state.ledger.net(P2) == 8 and state.ledger.balance(Pot.POT) == 0
    assert "SZ-4.5" in rules_named(events)


def test_sz_4_6_a_remainder_goes_to_the_next_winner() -> None:
    state, _ = tie(tie="carry")
    state = after(_with_dice(state, (*BEST, *LOW, *LOW)), (P2, "next"))
    state, events = act(state, *[(s, "pass") for s in (P2, P3, P1)])
    assert state.result is not None and state.result.winners == (P2,)
    paid = {t.rule: t.amount for t in state.ledger.transfers if t.target is P2}
    assert paid == {"SZ-4.5": 6, "SZ-4.6": 7}
    assert "SZ-4.6" in rules_named(events)


def test_sz_4_6_the_session_does_not_end_while_coins_are_carried() -> None:
    state = table(SIXTEEN, SIXTEEN, tie="carry")
    for _ in range(2):
        state = all_pass(state)
        if _ == 0:
            state = after(_with_dice(state, (*SIXTEEN, *SIXTEEN)), (GAME.turn(state)[0], "next"))
    assert state.number == 2 == GAME.rounds(state.rules) and state.ledger.balance(Pot.POT) == 8
    assert GAME.phase(state) is Phase.ROUND_OVER
    third = all_pass(after(_with_dice(state, (*BEST, *LOW)), (GAME.turn(state)[0], "next")))
    assert GAME.phase(third) is Phase.OVER and third.ledger.balance(Pot.POT) == 0


# ---- the list is complete ----


def test_every_rule_has_a_test_that_names_it() -> None:
    source = Path(__file__).read_text("utf-8")
    named = {f"SZ-{a}.{b}" for a, b in re.findall(r"def test_sz_(\d)_(\d+)", source)}
    assert named == {rule.id for rule in GAME.rulebook()}


def test_no_rule_is_without_effect() -> None:
    assert all(rule.effect is not Effect.NONE for rule in GAME.rulebook())


@pytest.mark.parametrize("language", list(Language))
def test_every_event_can_be_said_to_everybody(language: Language) -> None:
    for options in ({}, {"tie": "playoff"}, {"tie": "carry"}, {"pass_costs": False, "order": "in_turn"}):
        for seed in range(40):
            state = GAME.setup(GAME.rules({"players": 3, **options}), Chance(str(seed)))
            chance, events = Chance(f"{seed} moves"), list(GAME.opening(state))
            while GAME.turn(state):
                legal = GAME.legal_actions(state)
                i, chance = chance.below(len(legal))
                state, more = act(state, (legal[i].seat, legal[i].verb.value))
                events += more
            for event in events:
                for seat in (None, P1, P2, P3):
                    said = GAME.tell(event).said(Speaker(language, seat))
                    assert said and "{" not in said
