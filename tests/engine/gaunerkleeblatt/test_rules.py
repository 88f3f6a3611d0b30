"""The rules of Gaunerkleeblatt, one by one."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine.bots.bot import advise
from engine.cards.card import CardSet
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.ledger import Ledger, Pot
from engine.core.refusal import BadInput, IllegalAction
from engine.core.rulebook import Effect
from engine.core.seat import Seat
from engine.core.text import Language, Speaker
from engine.games.gaunerkleeblatt import counts
from engine.games.gaunerkleeblatt.deal import read_deal
from engine.games.gaunerkleeblatt.exchange import bar_draw, draw
from engine.games.gaunerkleeblatt.play import GAME, begin
from engine.games.gaunerkleeblatt.rules import PACK, Rules
from engine.games.gaunerkleeblatt.score import Kind, clover, points, verdict
from engine.games.gaunerkleeblatt.state import Phase, State

P1, P2, P3, P4 = GAME.seats(GAME.rules())
BOOK = GAME.rulebook()
GOLDENS = json.loads((Path(__file__).parents[2] / "cases" / "goldens.json").read_text("utf-8"))[
    "gaunerkleeblatt"
]
LINES = [(n, w) for n in (1, 2, 3) for w in (False, True)]

# P4 deals, so P1 begins.  Totals as dealt: P1 12, P2 10, P3 10, P4 6
HANDS = {
    "P1": "AS BS CS DS ES FS",
    "P2": "AB BB CB DB FH FP",
    "P3": "AH BH CH DH GB GP",
    "P4": "HS HB EH EP GH AP",
}
STOCK = "GS EB FB HH BP CP DP HP"


def game(dealer: str = "P4", pot: int = 0, number: int = 1, **options: Any) -> State:
    """A game from a given deal, with coins from earlier games in the pot."""
    rules = GAME.rules(options)
    names = [s.value for s in rules.seats]
    left = " ".join([STOCK, *(h for s, h in HANDS.items() if s not in names)])
    raw = {"dealer": dealer, "hands": {s: HANDS[s].split() for s in names}, "stock": left.split()}
    ledger = Ledger((*((s, 0) for s in rules.seats), (Pot.POT, pot)))
    return begin(rules, read_deal(rules, raw), Chance("1"), ledger, number)


def act(state: State, *moves: str) -> tuple[State, list[Event]]:
    """The state after these moves, such as `P1 raise 4` or `P2 exchange AB,BB`, and what happened."""
    events: list[Event] = []
    for move in moves:
        after, more = GAME.apply(state, GAME.read_action(state.rules, raw(move)))
        assert isinstance(after, State)
        state = after
        events += more
    return state, events


def raw(move: str) -> list[Any]:
    """A move in its JSON form."""
    seat, verb, *rest = move.split()
    if verb == "exchange":
        return [seat, verb, rest[0].split(",") if rest else []]
    return [seat, verb, *(int(n) for n in rest)]


def after(*moves: str, **more: Any) -> State:
    return act(game(**more), *moves)[0]


def refused(state: State, move: str) -> str:
    """The rule that bars a move."""
    refusal = GAME.check(state, GAME.read_action(state.rules, raw(move)))
    assert refusal is not None
    assert GAME.explain(refusal).said(Speaker(Language.EN)) and GAME.explain(refusal).said(
        Speaker(Language.DE)
    )
    return refusal.rule


def words(state: State) -> set[str]:
    """What the seat to act may do."""
    return {a.verb.value for a in GAME.legal_actions(state)}


def rules_told(events: list[Event]) -> set[str | None]:
    return {e.rule for e in events}


def paid(state: State) -> list[int]:
    """What each seat has paid into the pot in this game."""
    return [-sum(t.amount for t in state.ledger.transfers if t.source == s) for s in state.rules.seats]


def leaves(hand: str, **options: Any) -> tuple[int, ...]:
    """Volk, Reihe and Truppe of a hand."""
    return tuple(leaf.points for leaf in clover(PACK.cards_of(hand), GAME.rules(options)).leaves)


def rule_of(hand: str, kind: Kind, **options: Any) -> str:
    """The rule that decides a leaf."""
    found = {leaf.kind: leaf.rule for leaf in clover(PACK.cards_of(hand), GAME.rules(options)).leaves}
    return found[kind]


ALL_HOLD = ("P1 name 2", "P2 hold", "P3 hold", "P4 hold")
NOBODY_DRAWS = ("P1 exchange", "P2 exchange", "P3 exchange", "P4 exchange")
ALL_STAY = ("P1 hold", "P2 hold", "P3 hold", "P4 hold")


# ---- GK-1 players and pack ----


def test_gk_1_1_two_to_four_players() -> None:
    for n in (2, 3, 4):
        assert len(GAME.seats(GAME.rules({"players": n}))) == n
    wrong: list[Any] = [1, 5, "4", True]
    for n in wrong:
        with pytest.raises(BadInput):
            GAME.rules({"players": n})


def test_gk_1_2_four_peoples() -> None:
    assert [s.name.en for s in PACK.suits] == ["shield", "bow", "hammer", "potion"]
    from engine.games.gaunerkleeblatt.rules import PEOPLES

    assert [PEOPLES[s.code].de for s in PACK.suits] == ["Menschen", "Elfen", "Zwerge", "Gnome"]


def test_gk_1_3_eight_cards_each() -> None:
    assert PACK.size == 32 and all(len(PACK.full.of(s)) == 8 for s in PACK.suits)


def test_gk_1_4_a_is_the_highest() -> None:
    assert [r.code for r in reversed(PACK.ranks)] == list("ABCDEFGH")
    assert PACK.rank("A").name.en == "Anführer" and PACK.rank("H").name.de == "Hehler"


@pytest.mark.parametrize("id", ["GK-1.5", "GK-7.5"])
def test_rules_without_effect_say_so(id: str) -> None:
    assert BOOK.rule(id).effect is Effect.NONE


def test_gk_1_5_other_suits_have_no_effect() -> None:
    assert BOOK.rule("GK-1.5").effect is Effect.NONE


# ---- GK-2 deal ----


def test_gk_2_1_six_cards_each_the_dealer_last() -> None:
    state = GAME.setup(GAME.rules(), Chance("7"))
    assert [len(h) for h in state.hands] == [6, 6, 6, 6]
    assert state.betting.to_act == {P1: P2, P2: P3, P3: P4, P4: P1}[state.dealer]


def test_gk_2_2_eight_cards_are_the_stock() -> None:
    assert len(GAME.setup(GAME.rules(), Chance("7")).stock) == 8


def test_gk_2_3_fewer_players_a_larger_stock() -> None:
    assert len(GAME.setup(GAME.rules({"players": 3}), Chance("7")).stock) == 14
    assert len(GAME.setup(GAME.rules({"players": 2}), Chance("7")).stock) == 20


def test_gk_2_4_the_deal_passes_clockwise() -> None:
    state = GAME.setup(GAME.rules(), Chance("3"))
    dealers = [state.dealer]
    while GAME.turn(state):
        step = GAME.apply(state, GAME.legal_actions(state)[0])
        assert isinstance(step.state, State)
        if step.state.number != state.number:
            dealers.append(step.state.dealer)
            assert "GK-2.4" in rules_told(list(step.events))
        state = step.state
    i = state.rules.seats.index(dealers[0])
    assert dealers == [state.rules.seats[(i + k) % 4] for k in range(4)]


# ---- GK-3 first betting ----


def test_gk_3_1_the_stake_is_named_first() -> None:
    state = game()
    assert state.betting.to_act is P1 and words(state) == {"name"}
    assert refused(state, "P1 pass") == refused(state, "P1 hold") == refused(state, "P1 raise 3") == "GK-3.1"
    assert refused(state, "P1 name 0") == "GK-3.1"
    state, events = act(state, "P1 name 1")
    assert paid(state)[0] == -1 and "GK-3.1" in rules_told(events)
    assert refused(state, "P2 name 2") == "GK-3.1", "the stake is named only once"


def test_gk_3_2_pass_and_be_out() -> None:
    state = after("P1 name 2", "P2 pass")
    assert P2 not in state.betting.inside and paid(state)[1] == 0
    state = act(state, "P3 hold", "P4 hold", "P1 exchange")[0]
    assert GAME.turn(state) == (P3,)


def test_gk_3_3_hold_the_stake() -> None:
    state, events = act(game(), "P1 name 2", "P2 hold")
    assert paid(state)[:2] == [-2, -2]
    assert [t.rule for t in state.ledger.transfers] == ["GK-3.1", "GK-3.3"] and "GK-3.3" in rules_told(events)


def test_gk_3_4_raise_the_stake() -> None:
    state, events = act(game(), "P1 name 2", "P2 raise 5")
    assert state.betting.stake == 5 and paid(state)[1] == -5 and "GK-3.4" in rules_told(events)
    for n in (1, 2):
        assert refused(after("P1 name 2"), f"P2 raise {n}") == "GK-3.4"


def test_gk_3_5_one_raise_in_a_betting() -> None:
    state = after("P1 name 2", "P2 raise 4")
    assert refused(state, "P3 raise 6") == "GK-3.5"
    assert words(state) == {"hold", "pass"}
    state = after("P1 name 2", "P2 raise 4", raises="one_per_player")
    assert words(state) == {"hold", "pass", "raise"}
    state = act(state, "P3 raise 6", "P4 hold", "P1 raise 7")[0]
    assert refused(state, "P2 raise 9") == "GK-3.5"
    state = act(state, "P2 hold")[0]
    assert refused(state, "P3 raise 9") == "GK-3.5" and "raise" not in words(state)
    assert "raise" in words(act(state, "P3 hold")[0])


def test_gk_3_6_after_a_raise_the_difference() -> None:
    state = after("P1 name 2", "P2 hold", "P3 raise 5", "P4 hold")
    assert GAME.turn(state) == (P1,)
    state, events = act(state, "P1 hold", "P2 pass")
    assert paid(state) == [-5, -2, -5, -5], "what is paid stays"
    assert "GK-3.6" in rules_told(events) and state.ledger.transfers[-1].rule == "GK-3.6"
    assert state.phase is Phase.EXCHANGE, "the raiser is not asked again"


def test_gk_3_7_who_passes_returns_the_cards() -> None:
    before = after("P1 name 2")
    state, events = act(before, "P2 pass")
    assert state.stock == before.stock | before.hand(P2) and not state.hand(P2)
    told = next(e for e in events if e.rule == "GK-3.7")
    assert not any(isinstance(f, CardSet) for f in told.facts.values()), "unseen"


def test_gk_3_8_the_last_one_wins_at_once() -> None:
    state, events = act(game(pot=3), "P1 name 2", "P2 hold", "P3 pass", "P4 pass")
    assert state.phase is Phase.EXCHANGE
    state, events = act(game(pot=3), "P1 name 2", "P2 pass", "P3 pass", "P4 pass")
    assert state.phase is Phase.DONE and state.winner is P1 and not state.shown
    assert state.ledger.net(P1) == 3 and {"GK-3.8", "GK-7.3"} <= rules_told(events)
    assert not state.ledger.balance(Pot.POT)


def test_gk_3_9_any_amount_up_to_the_limit() -> None:
    assert after("P1 name 2", "P2 raise 1000000").betting.stake == 1_000_000
    assert refused(game(max_stake=4), "P1 name 5") == "GK-3.9"
    state = after("P1 name 4", max_stake=4)
    assert words(state) == {"hold", "pass"} and refused(state, "P2 raise 5") == "GK-3.9"
    assert refused(state, "P2 raise 4") == "GK-3.4"
    assert refused(after("P1 name 2", "P2 raise 3", max_stake=4), "P3 raise 5") == "GK-3.9"


# ---- GK-4 exchange ----


def test_gk_4_1_begins_left_of_the_dealer() -> None:
    assert GAME.turn(after(*ALL_HOLD)) == (P1,)
    state = after("P3 name 2", "P4 pass", "P1 hold", "P2 hold", dealer="P2")
    assert GAME.turn(state) == (P3,)
    state = after("P3 name 2", "P4 hold", "P1 raise 3", "P2 hold", "P3 pass", "P4 hold", dealer="P2")
    assert GAME.turn(state) == (P4,), "the next one still in"


def test_gk_4_2_up_to_three_cards() -> None:
    state = after(*ALL_HOLD)
    assert refused(state, "P1 exchange AS,BS,CS,DS") == "GK-4.2"
    for move in ("P1 exchange", "P1 exchange AS", "P1 exchange AS,BS,CS"):
        assert len(act(state, move)[0].hand(P1)) == 6
    with pytest.raises(BadInput):
        act(state, "P1 exchange AB")


def test_gk_4_3_discards_first_or_last() -> None:
    stock, away = PACK.cards_of("HS HB HH"), PACK.cards_of("AS BS CS")
    came = Counter(len(draw(GAME.rules(), stock, away, Chance(str(i)))[0] & away) for i in range(200))
    assert set(came) == {0, 1, 2, 3}, "mixed in first, own cards come back"
    last = GAME.rules({"exchange": "draw_first"})
    assert all(draw(last, stock, away, Chance(str(i)))[0] == stock for i in range(20))
    state, _ = act(after(*ALL_HOLD, exchange="draw_first"), "P1 exchange AS,BS,CS")
    assert PACK.cards_of("AS BS CS") <= state.stock, "but they join the stock"


def test_gk_4_4_as_many_as_were_laid_away() -> None:
    first, last = GAME.rules(), GAME.rules({"exchange": "draw_first"})
    one, two = PACK.cards_of("AS"), PACK.cards_of("AS BS")
    for drawn, rules, rule in ((one, first, "GK-4.4"), (two, first, None), (two, last, "GK-4.4")):
        refusal = bar_draw(rules, two, drawn)
        assert (refusal.rule if refusal else None) == rule
    state, events = act(after(*ALL_HOLD), "P1 exchange AS,BS")
    assert len(state.hand(P1)) == 6 and len(state.stock) == 8 and "GK-4.4" in rules_told(events)
    secret = [e for e in events if any(isinstance(f, CardSet) for f in e.facts.values())]
    assert secret and all(e.seen_by == (P1,) for e in secret), "only the player sees the cards"


def test_gk_4_5_everybody_still_in_once() -> None:
    state = after(*ALL_HOLD)
    for seat in (P1, P2, P3, P4):
        assert GAME.turn(state) == (seat,)
        state = act(state, f"{seat} exchange")[0]
    assert state.phase is Phase.SECOND


# ---- GK-5 second betting ----


def test_gk_5_1_the_stake_carries_on() -> None:
    state = after(*ALL_HOLD, *NOBODY_DRAWS)
    assert state.betting.stake == 2
    state, events = act(state, *ALL_STAY)
    assert paid(state) == [-2, -2, -2, -2] and "GK-5.1" in rules_told(events)


def test_gk_5_2_one_raise_here_too() -> None:
    state = after(*ALL_HOLD, *NOBODY_DRAWS, "P1 hold", "P2 raise 6")
    assert refused(state, "P3 raise 8") == "GK-5.2"
    state, events = act(state, "P3 hold", "P4 pass", "P1 hold")
    assert paid(state) == [-6, -6, -6, -2] and "GK-5.2" in rules_told(events)
    state = after("P1 name 2", "P2 raise 4", "P3 hold", "P4 hold", "P1 hold", *NOBODY_DRAWS)
    assert "raise" in words(state), "a raise in the first betting does not count here"


def test_gk_5_3_begins_left_of_the_dealer() -> None:
    state = after(
        "P1 name 2",
        "P2 raise 3",
        "P3 hold",
        "P4 hold",
        "P1 pass",
        "P2 exchange",
        "P3 exchange",
        "P4 exchange",
    )
    assert state.phase is Phase.SECOND and GAME.turn(state) == (P2,)


def test_gk_5_4_who_passes_returns_the_cards() -> None:
    before = after(*ALL_HOLD, *NOBODY_DRAWS)
    state, events = act(before, "P1 pass")
    assert state.stock == before.stock | before.hand(P1) and "GK-5.4" in rules_told(events)


def test_gk_5_5_the_last_one_wins_without_showing() -> None:
    state, events = act(after(*ALL_HOLD, *NOBODY_DRAWS), "P1 pass", "P2 pass", "P3 raise 9", "P4 pass")
    assert state.winner is P3 and not state.shown and state.ledger.net(P3) == 6
    assert "GK-5.5" in rules_told(events) and state.hand(P3)


# ---- GK-6 scoring ----


def test_gk_6_1_those_still_in_show() -> None:
    state, events = act(after(*ALL_HOLD, *NOBODY_DRAWS), "P1 hold", "P2 hold", "P3 pass", "P4 hold")
    assert state.shown == (P1, P2, P4) and "GK-6.1" in rules_told(events)
    assert dict(GAME.view(state, P4).shown)[P1] == state.hand(P1)
    assert all(not GAME.view(state, seat).hand for seat in (P3, None))


def test_gk_6_2_volk() -> None:
    assert leaves("DS EB FH AP AS HB")[0] == 2
    assert leaves("AS BS CS ES FS HB")[0] == 5
    assert clover(PACK.cards_of("AS BS CS ES FS HB"), Rules()).leaves[0].cards == PACK.cards_of(
        "AS BS CS ES FS"
    )


def test_gk_6_3_reihe() -> None:
    assert leaves("DS EB FH AP AS HB")[1] == 3
    assert leaves("AS BB CH DP ES FB")[1] == 6
    row = clover(PACK.cards_of("DS EB FH AP AS HB"), Rules()).leaves[1]
    assert row.cards == PACK.cards_of("DS EB FH") and row.rule == "GK-6.3"


def test_gk_6_4_the_order_is_no_ring() -> None:
    assert leaves("HS AS BB DH DP FB")[1] == 2
    assert leaves("HS AS BB DH DP FB", run_wraps=True)[1] == 3
    assert leaves("HS GS AS BB CH ES", run_wraps=True)[1] == 5
    assert rule_of("HS AS BB DH DP FB", Kind.REIHE) == rule_of(
        "HS AS BB DH DP FB", Kind.REIHE, run_wraps=True
    )
    assert rule_of("HS AS BB DH DP FB", Kind.REIHE) == "GK-6.4"


def test_gk_6_5_doubles_count_once() -> None:
    assert leaves("AS AB BS BB CS HH")[1] == 3
    assert rule_of("AS AB BS CB EH GS", Kind.REIHE) == "GK-6.5"
    assert len(clover(PACK.cards_of("AS AB BS BB CS HH"), Rules()).leaves[1].cards) == 3


def test_gk_6_6_two_cards_at_least() -> None:
    hand = "AS AB CS CB EH GP"
    assert [leaves(hand, run_min=n)[1] for n in (1, 2, 3)] == [1, 0, 0]
    assert [leaves("AS AB BS DB EH GP", run_min=n)[1] for n in (1, 2, 3)] == [2, 2, 0]
    assert rule_of(hand, Kind.REIHE) == rule_of(hand, Kind.REIHE, run_min=1) == "GK-6.6"


def test_gk_6_7_truppe() -> None:
    assert [leaves(h)[2] for h in ("AS AB CS DB FH GP", "AS AB AH DB FH GP", "AS AB AH AP FH GP")] == [
        2,
        4,
        6,
    ]
    assert leaves("AS AB CS CB EH GP")[2] == 2, "two pairs do not add up"
    assert leaves("AS AB AH CS CB CH")[2] == 4


def test_gk_6_8_nothing_alike() -> None:
    assert leaves("AS BS CS DS ES FS")[2] == 0
    assert rule_of("AS BS CS DS ES FS", Kind.TRUPPE) == "GK-6.8"


def test_gk_6_9_the_sum_of_the_three() -> None:
    found = clover(PACK.cards_of("AS AB AH AP BS CS"), Rules())
    assert leaves("AS AB AH AP BS CS") == (3, 3, 6) and found.total == 12
    card = PACK.card("AS")
    assert all(card in leaf.cards for leaf in found.leaves), "one card counts in all three"
    for i in range(2):
        key = f"totals run_min=2 run_wraps={str(bool(i)).lower()}"
        assert {str(n): hands for n, hands in counts.totals(2, bool(i)).items()} == GOLDENS[key]


def test_gk_6_10_twelve_is_the_most() -> None:
    for run_min, wraps in LINES:
        assert counts.maximum(run_min, wraps)[0] == 12
    assert counts.maximum(2, False)[1] == {(3, 3, 6): 72, (4, 4, 4): 240, (5, 5, 2): 240, (6, 6, 0): 12}
    state, events = act(after(*ALL_HOLD, *NOBODY_DRAWS), *ALL_STAY)
    assert {"GK-6.9", "GK-6.10"} <= rules_told(events) and state.winner is P1


# ---- GK-7 winning ----


def test_gk_7_1_the_highest_total_takes_all_stakes() -> None:
    state, events = act(
        after(*ALL_HOLD, *NOBODY_DRAWS), "P1 hold", "P2 raise 5", "P3 hold", "P4 hold", "P1 hold"
    )
    assert state.winner is P1 and state.ledger.net(P1) == 15 and "GK-7.1" in rules_told(events)
    assert [sum(line.amount for line in GAME.score(state).lines if line.who is s) for s in (P1, P2)] == [
        15,
        -5,
    ]


def test_gk_7_2_a_tie_leaves_the_stakes() -> None:
    state, events = act(after(*ALL_HOLD, *NOBODY_DRAWS), "P1 pass", "P2 hold", "P3 hold", "P4 hold")
    assert state.winner is None and state.ledger.balance(Pot.POT) == 8 and "GK-7.2" in rules_told(events)
    assert [state.ledger.net(s) for s in (P1, P2, P3, P4)] == [-2, -2, -2, -2], (
        "the third gets nothing either"
    )


def test_gk_7_3_they_go_to_the_next_winner() -> None:
    state = after(*ALL_HOLD, *NOBODY_DRAWS, "P1 pass", "P2 hold", "P3 hold", "P4 hold")
    state, _ = act(state, "P1 deal")
    assert state.ledger.balance(Pot.POT) == 8 and not state.ledger.transfers
    state, events = act(state, "P2 name 1", "P3 pass", "P4 pass", "P1 pass")
    assert state.ledger.net(P2) == 8 and "GK-7.3" in rules_told(events)
    assert {line.rule for line in GAME.score(state).lines} == {"GK-3.1", "GK-3.8", "GK-7.3"}


def test_gk_7_4_a_pot_left_at_the_end_is_shared() -> None:
    state, events = act(
        after(*ALL_HOLD, *NOBODY_DRAWS, number=4, pot=3), "P1 pass", "P2 hold", "P3 hold", "P4 hold"
    )
    assert state.phase is Phase.OVER and "GK-7.4" in rules_told(events)
    assert state.ledger.balance(Pot.POT) == 3, "eleven coins: two each, three are left"
    assert state.ledger.balance(P1) == 0, "also who passed"
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "GK-7.4"
    assert verdict({P1: 9, P2: 9, P3: 7}, 13, (P1, P2, P3), True).payout == {P1: 4, P2: 4, P3: 4}


def test_gk_7_5_flavour_has_no_effect() -> None:
    assert BOOK.rule("GK-7.5").effect is Effect.NONE


# ---- beside the rules ----


def test_every_rule_is_named_by_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for rule in BOOK:
        assert f"test_{rule.id.lower().replace('-', '_').replace('.', '_')}_" in text, rule.id


def test_a_refused_bet_changes_nothing() -> None:
    state = after("P1 name 2")
    with pytest.raises(IllegalAction):
        act(state, "P2 raise 2")
    assert state == after("P1 name 2")


def test_a_forced_deal_is_read_strictly() -> None:
    good = {"dealer": "P4", "hands": {s: h.split() for s, h in HANDS.items()}, "stock": STOCK.split()}
    state = GAME.setup(GAME.rules(), Chance("1", deals=(good,)))
    assert state.dealer is P4 and state.hand(P1) == PACK.cards_of(HANDS["P1"])
    for wrong in (
        {},
        {**good, "dealer": "P5"},
        {**good, "more": 1},
        {**good, "stock": STOCK.split()[1:]},
        {**good, "stock": [*STOCK.split()[1:], "AS"]},
    ):
        with pytest.raises(BadInput):
            GAME.setup(GAME.rules(), Chance("1", deals=(wrong,)))
    with pytest.raises(BadInput):
        GAME.setup(GAME.rules(), Chance("1", deals=(good, good)))


def test_possible_states_know_where_own_discards_can_be() -> None:
    state = after(
        *ALL_HOLD,
        "P1 exchange",
        "P2 exchange AB,BB,CB",
        "P3 exchange",
        "P4 exchange GH,AP",
        exchange="draw_first",
    )
    away = PACK.cards_of("AB BB CB") - state.hand(P2)
    places: set[Seat] = set()
    for i in range(60):
        other = GAME.possible(state, P2, Chance(str(i)))
        assert other.hand(P2) == state.hand(P2) and len(other.stock) == len(state.stock)
        assert not other.hand(P1) & away and not other.hand(P3) & away, "they drew before, or not at all"
        places |= {s for s in (P1, P3, P4) if other.hand(s) & away}
    assert places == {P4}


def test_bots_see_only_the_view() -> None:
    state = after(*ALL_HOLD)
    told = {
        advise(GAME, GAME.possible(state, P1, Chance(str(i))), P1, "sensible", Chance("b")).action
        for i in range(5)
    }
    assert len(told) == 1


# ---- a second, slower way ----


def slow(hand: CardSet, run_min: int, wraps: bool) -> tuple[int, int, int]:
    """Volk, Reihe and Truppe by the letter of the rules, without bits."""
    suits = Counter(c.suit.code for c in hand)
    ranks = Counter("ABCDEFGH".index(c.rank.code) for c in hand)
    best = 0
    for start in ranks:
        n = 1
        while (start + n) % 8 in ranks and n < len(ranks) and (wraps or start + n < 8):
            n += 1
        best = max(best, n)
    return max(suits.values()), best if best >= run_min else 0, {1: 0, 2: 2, 3: 4, 4: 6}[max(ranks.values())]


@pytest.mark.parametrize(("run_min", "wraps"), LINES)
def test_points_by_the_letter(run_min: int, wraps: bool) -> None:
    chance = random.Random(5)
    for _ in range(3000):
        hand = PACK.set(chance.sample(PACK.cards, 6))
        assert points(hand.bits, run_min, wraps) == slow(hand, run_min, wraps)
        found = clover(hand, GAME.rules({"run_min": run_min, "run_wraps": wraps}))
        volk, row, troop = found.leaves
        assert (len(volk.cards), len(row.cards)) == (volk.points, row.points)
        assert troop.points == {0: 0, 2: 2, 3: 4, 4: 6}[len(troop.cards)]


@pytest.mark.parametrize(("run_min", "wraps"), LINES)
def test_counts_agree_with_the_golden_numbers(run_min: int, wraps: bool) -> None:
    key = f"run_min={run_min} run_wraps={str(wraps).lower()}"
    assert {str(n): k for n, k in counts.totals(run_min, wraps).items()} == GOLDENS[f"totals {key}"]
    assert {str(n): k for n, k in counts.leaf(1, run_min, wraps).items()} == GOLDENS[f"reihe {key}"]
    assert {str(n): k for n, k in counts.leaf(0, run_min, wraps).items()} == GOLDENS["volk"]
    assert {str(n): k for n, k in counts.leaf(2, run_min, wraps).items()} == GOLDENS["truppe"]
    assert counts.hands() == GOLDENS["hands"] == 906_192
    assert str(counts.mean(2, False)) == GOLDENS["mean_default"]


def test_counts_on_a_small_pack_card_by_card() -> None:
    """All hands of six from the sixteen cards A to D, counted one by one and by pattern."""
    small = [c for c in PACK.cards if c.rank.code in "ABCD"]
    one_by_one = Counter(slow(PACK.set(hand), 2, False) for hand in combinations(small, 6))
    by_pattern: Counter[tuple[int, int, int]] = Counter()
    for numbers in counts._patterns(4, 6):
        held = [i for i, n in enumerate(numbers) if n]
        row = max(j - i + 1 for i in held for j in held if all(k in held for k in range(i, j + 1)))
        for volk, ways in counts._peoples(tuple(sorted(n for n in numbers if n))):
            by_pattern[volk, row if row >= 2 else 0, {1: 0, 2: 2, 3: 4, 4: 6}[max(numbers)]] += ways
    assert by_pattern == one_by_one
