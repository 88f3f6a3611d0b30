"""The rules of Kaufmannsglück, one by one."""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.bots.bot import advise, play_random
from engine.cards.packs import FRENCH_52
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.ledger import Pot
from engine.core.refusal import BadInput, IllegalAction, NotYourTurn
from engine.core.rulebook import Effect
from engine.core.seat import Seat
from engine.core.text import Language, Speaker
from engine.games.kaufmannsglueck import counts
from engine.games.kaufmannsglueck.play import GAME
from engine.games.kaufmannsglueck.rules import GAMES, SEATS, Rules, SuitOrder
from engine.games.kaufmannsglueck.score import Combination, best, divide, worth
from engine.games.kaufmannsglueck.state import Phase, State

P1, P2, P3 = SEATS
BOOK = GAME.rulebook()
HANDS = {"P1": "2C 7D", "P2": "4S 9H", "P3": "JD KC"}
OPEN = ["9C 5H QS", "9D 3H TS", "KD 8C 2H"]
STACK = "6C 6D 6H 6S 8D 8H 8S TC TD"


def deal(
    hands: dict[str, str] = HANDS,
    opened: list[str] = OPEN,
    stack: str = STACK,
    dealer: str = "P3",
    **options: Any,
) -> State:
    """A game from a given deal; the third player deals, so the first has the Vorrecht."""
    raw = {
        "dealer": dealer,
        "hands": {s: h.split() for s, h in hands.items()},
        "rounds": [{"open": o.split()} for o in opened],
        "stack": stack.split(),
    }
    return GAME.setup(GAME.rules(options), Chance("1", deals=(raw,)))


def act(state: State, *moves: str) -> tuple[State, list[Event]]:
    """The state after moves written as "P1 bid 9C 2", and everything that happened."""
    events: list[Event] = []
    for move in moves:
        after, more = GAME.apply(state, action(state, move))
        assert isinstance(after, State)
        state = after
        events += more
    return state, events


def action(state: State, move: str) -> Any:
    raw = [int(x) if x.isdigit() else x for x in move.split()]
    return GAME.read_action(state.rules, raw)


def after(*moves: str, **more: Any) -> State:
    return act(deal(**more), *moves)[0]


def refused(state: State, move: str) -> str:
    """The rule that bars a move, which then changes nothing."""
    refusal = GAME.check(state, action(state, move))
    assert refusal is not None
    with pytest.raises(IllegalAction):
        GAME.apply(state, action(state, move))
    for language in Language:
        assert GAME.explain(refusal).said(Speaker(language, P1))
    return refusal.rule


def got(state: State) -> dict[str, str]:
    return {g.seat.value: g.card.code for g in state.buying.gains if g.card is not None}


def paid(state: State) -> list[int]:
    return [state.paid(s) for s in SEATS]


def told(events: list[Event], rule: str) -> list[str]:
    return [e.kind for e in events if e.rule == rule]


def hand(codes: str, **options: Any) -> Any:
    return worth(FRENCH_52.cards_of(codes), GAME.rules(options))


def combination(codes: str, **options: Any) -> str:
    return hand(codes, **options).combination.value


ROUND_1 = ("P1 stack", "P2 stack", "P3 stack")
ALL_STAY = ("P1 stay", "P2 stay", "P3 stay")
ROUND_2 = ("P2 stack", "P3 stack", "P1 stack", "P2 stay", "P3 stay", "P1 stay")
ROUND_3 = ("P3 stack", "P1 stack", "P2 stack")
TO_THE_END = (*ROUND_1, *ALL_STAY, *ROUND_2, *ROUND_3)


# ---- KG-1 players and pack ----


def test_kg_1_1_exactly_three_players() -> None:
    assert GAME.seats(GAME.rules()) == (P1, P2, P3)


def test_kg_1_2_fifty_two_cards() -> None:
    cards, _ = GAME.conserved(deal())
    assert len(set(cards)) == 52


def test_kg_1_3_ace_high_two_low() -> None:
    for low, high in pairwise("23456789TJQKA"):
        assert hand(f"{low}H {low}D") < hand(f"{high}H {high}D")


def test_kg_1_4_names_and_rank_of_the_suits_follow_table_or_text() -> None:
    flush = {s: f"2{s} 4{s} 6{s} 8{s} T{s}" for s in "HDSC"}
    names = ("renshand", "warinshand", "sainshand", "telenshand")
    assert tuple(combination(flush[s]) for s in "HDSC") == names
    assert tuple(combination(flush[s], suit_order="text") for s in "HSDC") == names
    assert hand(flush["D"]) > hand(flush["S"])
    assert hand(flush["D"], suit_order="text") < hand(flush["S"], suit_order="text")


def test_kg_1_5_the_sacrilege_is_flavour() -> None:
    assert BOOK.rule("KG-1.5").effect is Effect.NONE
    assert GAME.pack is FRENCH_52


# ---- KG-2 combinations ----


def test_kg_2_1_pantheon() -> None:
    assert combination("AH AS AD AC 2C") == "pantheon"
    assert hand("AH AS AD AC 2C") > hand("KH QH JH TH 9H") > hand("KH KS KD KC AC")


@pytest.mark.parametrize("top", range(6, 15))
def test_kg_2_2_grosse_strasse(top: int) -> None:
    order = " 23456789TJQKA"
    run = " ".join(order[top - i - 1] + s for i, s in enumerate("HSDCH"))
    assert combination(run) == "grosse_strasse"
    assert hand(run).codes == [order[top - 1]]


def test_kg_2_3_vierer_from_kings_down() -> None:
    assert combination("KH KS KD KC AC") == combination("2H 2S 2D 2C AC") == "vierer"
    assert hand("KH KS KD KC 2C") > hand("QH QS QD QC AC") > hand("AH QH 9H 8H 2H")


def test_kg_2_4_five_of_one_suit() -> None:
    for suit, name in zip("HDSC", ("renshand", "warinshand", "sainshand", "telenshand"), strict=True):
        assert combination(f"2{suit} 5{suit} 9{suit} J{suit} K{suit}") == name
    assert hand("2C 3C 4C 5C 7C") > hand("AH AS AD KC KD")


def test_kg_2_5_dreier_from_aces_down() -> None:
    assert combination("2H 2S 2D 7C 9C") == "dreier"
    assert hand("AH AS AD 2C 3C") > hand("KH KS KD QC AC")
    assert hand("2H 2S 2D 3C 4C") > hand("AH KS QD JC 9D")


def test_kg_2_6_kleine_strasse() -> None:
    assert combination("5H 6S 7D 8C 8D") == combination("JH QS KD AC 2D") == "kleine_strasse"
    assert hand("2H 3S 4D 5C 9D") > hand("AH KH QH 9H AS")


def test_kg_2_7_bild_and_all_suits_are_equal_in_it() -> None:
    assert combination("2H 5H 9H JH JS") == "bild"
    assert hand("2C 5C 9C JC KS") == hand("2H 5H 9H JH KS")
    assert hand("2H 5H 9H JH 3S") > hand("AH AS KD KC QD")


def test_kg_2_8_zweier_from_aces_down() -> None:
    assert combination("2H 2S 9D JC KC") == "zweier"
    assert hand("AH AS 2D 3C 5C") > hand("KH KS QD JC 9C")
    assert hand("2H 2S 3D 4C 6C") > hand("AH KS QD TD 9C")


def test_kg_2_9_only_the_highest_combination_counts() -> None:
    assert combination("7H 7S 7D 7C 2C") == "vierer", "not a Dreier or a Zweier"
    assert combination("4H 5H 6H 7H 7S") == "kleine_strasse", "not a Bild or a Zweier"


def test_kg_2_9_all_hands_are_counted() -> None:
    found = counts.hands(Rules())
    assert sum(found.values()) == 2_598_960
    assert (found[Combination.PANTHEON], found[Combination.NICHTS]) == (48, 1_157_760)
    with_low_ace = counts.hands(Rules(ace_low=True, suit_order=SuitOrder.TEXT))
    assert sum(with_low_ace.values()) == 2_598_960
    assert (with_low_ace[Combination.GROSSE_STRASSE], with_low_ace[Combination.BILD]) == (10_240, 105_672)


def test_kg_2_10_nichts_ranks_by_its_highest_cards() -> None:
    assert combination("AH KS QD TC 9C") == "nichts"
    assert hand("AH 7S 5D 4C 2C") > hand("KH QS JD 9C 8C")
    assert hand("AH KS QD TC 9C") < hand("2H 2S 3D 5C 7C")


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ("AH AS AD AC 2C", "A2"),
        ("KH KS KD KC 7D", "K7"),
        ("TH 9S 8D 7C 6C", "T"),
        ("KH 2H 9H 5H JH", "KJ952"),
        ("7H 7S 7D AC 2C", "7A2"),
        ("7H 7S 7D AC AD", "7AA"),
        ("5H 6S 7D 8C KD", "8K"),
        ("5H 6S 7D 8C 5D", "85"),
        ("2H 5H 9H JH AS", "J952A"),
        ("9H 9S AD 3C 2C", "9A32"),
        ("AH KS QD TC 9C", "AKQT9"),
    ],
)
def test_kg_2_11_the_key_in_the_order_of_comparison(cards: str, key: str) -> None:
    assert hand(cards).codes == list(key)


def test_kg_2_12_the_ace_is_low_only_by_agreement() -> None:
    assert combination("AH 2S 3D 4C 5H") == "kleine_strasse"
    assert combination("AH 2S 3D 4C 9H") == "nichts"
    assert hand("AH 2S 3D 4C 5H", ace_low=True).codes == ["5"]
    assert hand("AH 2S 3D 4C 9H", ace_low=True).codes == ["4", "9"]
    assert hand("AH 2S 3D 4C AS", ace_low=True).codes == ["4", "A"]
    assert hand("AH 2S 3D 4C 5H", ace_low=True) < hand("2S 3D 4C 5H 6H", ace_low=True)
    assert combination("QH KS AD 2C 3H", ace_low=True) == "nichts", "no run round the corner"


def test_kg_2_13_full_house_and_two_pairs() -> None:
    assert combination("KH KS KD 7C 7D") == "dreier"
    two_pairs, ace_pair = "AH AS 9H 9S 2D", "AD AC KH 3S 2C"
    assert hand(two_pairs).codes == list("A992") and hand(ace_pair) > hand(two_pairs)
    assert hand(two_pairs, two_pairs=True).codes == list("A92")
    assert hand(ace_pair, two_pairs=True).codes == list("A-K32")
    assert hand(ace_pair, two_pairs=True) < hand(two_pairs, two_pairs=True)


def test_kg_2_14_a_straight_flush_is_a_grosse_strasse() -> None:
    assert combination("9H 8H 7H 6H 5H") == "grosse_strasse"
    assert hand("9H 8H 7H 6H 5H") == hand("9C 8S 7D 6H 5H")


def test_kg_2_15_among_flushes_the_suit_decides_first() -> None:
    assert hand("7D 6D 4D 3D 2D") > hand("AS KS QS JS 9S")
    assert hand("7H 6H 4H 3H 2H") < hand("8H 6H 4H 3H 2H")


def test_kg_2_16_equal_hands_share_and_odd_coins_stay() -> None:
    assert divide(13, (P1, P2), SEATS) == ((P1, P2), {P1: 6, P2: 6, P3: 0}, 1)
    state = deal({"P1": "AH 9D", "P2": "AS 9C", "P3": "8C TD"}, ["KH KS 2S", "QH QS 5D", "7H 7S 6D"], "")
    state, events = act(
        state,
        "P1 bid KH 3",
        "P2 bid KS 3",
        "P3 bid 2S 3",
        *ALL_STAY,
        "P2 bid QS 3",
        "P3 bid 5D 3",
        "P1 bid QH 3",
        "P2 stay",
        "P3 stay",
        "P1 stay",
        "P3 stack",
        "P1 bid 7H 3",
        "P2 bid 7S 3",
    )
    end = state.settlement
    assert end is not None and end.winners == (P1, P2)
    assert (end.pot, end.payout, end.carry) == (25, {P1: 12, P2: 12, P3: 0}, 1)
    assert told(events, "KG-2.16") == ["share", "carry"]
    assert {t.rule for t in state.ledger.transfers if t.source is Pot.POT} == {"KG-2.16"}
    state, _ = act(state, "P1 deal", "P2 stack")
    assert state.pot == 2, "the odd coin lies in the next game's pot"
    assert GAME.score(state).before == {P1: 3, P2: 3, P3: -7}


# ---- KG-3 deal and rounds ----


def test_kg_3_1_three_open_cards() -> None:
    state = deal()
    assert [c.code for c in state.buying.open] == OPEN[0].split()
    assert told(list(GAME.opening(state)), "KG-3.1") == ["deal"]


def test_kg_3_2_the_starthand_is_two_hidden_cards() -> None:
    state = GAME.setup(Rules(), Chance("17"))
    for seat in SEATS:
        assert GAME.view(state, seat).held == dict.fromkeys(SEATS, 2)
        assert GAME.view(state, seat).hand == state.hand(seat)
        assert not any(GAME.view(state, seat).known.values())
    assert GAME.view(state, None).hand == ()


def test_kg_3_3_unsold_cards_go_and_three_new_ones_come() -> None:
    state, events = act(deal(), "P1 bid 9C 3", "P2 stack", "P3 stack", "P1 stay", "P2 fold", "P3 stay")
    assert [c.code for c in state.buying.open] == OPEN[1].split(), "three, though one player has folded"
    assert [c.code for c in state.past[0].unsold] == ["5H", "QS"]
    assert told(events, "KG-3.3") == ["laid"]


def test_kg_3_4_three_rounds_and_then_five_cards_each() -> None:
    state = after(*TO_THE_END)
    assert state.phase is Phase.SETTLED and state.buying.number == 3
    assert all(len(state.hand(s)) == 5 for s in SEATS)


def test_kg_3_5_the_deal_passes_clockwise() -> None:
    state, dealers = GAME.setup(Rules(), Chance("x")), []
    while GAME.turn(state):
        if state.phase is Phase.BUYING and not state.past and not state.buying.gains:
            dealers.append(state.dealer)
        verbs = ["stack", "stay", "deal"]
        move = next(a for a in GAME.legal_actions(state) if a.verb.value in verbs)
        state = GAME.apply(state, move).state
    assert [*dict.fromkeys(dealers)] == [P3, P1, P2] and len(dealers) == GAMES
    end = GAME.outcome(state)
    assert end is not None and end.reason == "KG-3.5" and sum(end.result.values()) == -state.pot


def test_kg_3_6_the_stack_never_runs_out() -> None:
    assert counts.deck_use() == (24, 28)
    state = after(*TO_THE_END)
    assert len(state.buying.stack) == 28
    with pytest.raises(BadInput):
        from dataclasses import replace

        short = replace(deal(), buying=replace(deal().buying, stack=()))
        act(short, "P1 stack")


# ---- KG-4 betting ----


def test_kg_4_1_own_turns_from_the_vorrecht_clockwise() -> None:
    state, turns = deal(), []
    for seat in SEATS:
        turns.append(GAME.turn(state))
        state, _ = act(state, f"{seat} stack")
    assert turns == [(P1,), (P2,), (P3,)]


def test_kg_4_2_the_vorrecht_moves_on_and_skips_who_has_folded() -> None:
    state = deal()
    assert state.buying.order == (P1, P2, P3)
    state, events = act(state, *ROUND_1, "P1 stay", "P2 fold", "P3 stay")
    assert state.buying.order == (P3, P1), "the second would have had it"
    assert told(events, "KG-4.2") == ["vorrecht"]
    state, _ = act(state, "P3 stack", "P1 stack", "P3 stay", "P1 stay")
    assert state.buying.order == (P3, P1), "and the dealer has it in the third round"
    assert after(*ROUND_1, *ALL_STAY).buying.order == (P2, P3, P1)


def test_kg_4_3_the_limit_buys_at_once() -> None:
    state, events = act(deal(), "P1 bid 9C 3")
    assert got(state) == {"P1": "9C"} and GAME.turn(state) == (P2,)
    assert told(events, "KG-4.3") == ["sold"]
    state = after("P1 bid 9C 1", "P2 raise 3")
    assert got(state)["P2"] == "9C", "active or not"
    assert GAME.turn(state) == (P3,)


def test_kg_4_4_who_has_a_card_is_done_for_the_round() -> None:
    state = after("P1 bid 9C 3", "P2 bid 5H 1")
    assert GAME.turn(state) == (P3,), "the first does not answer"
    for move in ("P1 raise 2", "P1 decline", "P1 stack"):
        with pytest.raises(NotYourTurn):
            GAME.check(state, action(state, move))


def test_kg_4_5_who_is_outbid_draws_from_the_stack() -> None:
    state, events = act(deal(), "P1 bid 9C 2", "P2 raise 3")
    assert got(state) == {"P2": "9C", "P1": "6C"}
    assert told(events, "KG-4.5") == ["draws"]
    drawn = next(e for e in events if e.kind == "drawn")
    assert drawn.told_to(P1) and not drawn.told_to(P2) and not drawn.told_to(None)


def test_kg_4_6_nobody_stays_in_without_paying() -> None:
    chance = Chance("pay")
    for seed in range(40):
        state = GAME.setup(Rules(), Chance(str(seed)))
        while state.settlement is None:
            before = state
            move = play_random(None, GAME.legal_actions(state), chance).action
            _, chance = chance.below(2)
            state = GAME.apply(state, move).state
            if before.phase is Phase.BUYING and state.buying.complete:
                assert all(state.paid(s) >= state.buying.number for s in state.left)
    state, _ = act(deal(), "P1 pass")
    assert [(t.amount, t.rule) for t in state.ledger.transfers] == [(1, "KG-4.6")]


def test_kg_4_7_exactly_one_card_a_round() -> None:
    state = after("P1 bid 9C 1", "P2 raise 2", "P3 decline", "P1 raise 3", "P3 bid 5H 1")
    assert sorted(got(state)) == ["P1", "P2", "P3"] and state.phase is Phase.FOLDING


def test_kg_4_8_a_card_bid_on_is_bought_or_thrown_away() -> None:
    state = after("P1 bid 9C 1", "P2 raise 2", "P3 decline", "P1 yield")
    assert refused(state, "P2 bid 9C 3") == "KG-4.8"
    assert "9C" not in got(state).values()
    assert refused(after("P1 bid 9C 3"), "P2 bid 9C 1") == "KG-4.8"
    with pytest.raises(BadInput):
        GAME.check(deal(), action(deal(), "P1 bid AS 1"))


@pytest.mark.parametrize("move", ["P1 raise 2", "P1 decline", "P1 yield", "P1 bid 9C 0"])
def test_kg_4_9_the_active_player_bids_on_a_card_or_the_stack(move: str) -> None:
    assert refused(deal(), move) == "KG-4.9"
    for allowed in ("P1 bid 9C 1", "P1 bid QS 2", "P1 bid 5H 3", "P1 stack", "P1 pass"):
        assert GAME.check(deal(), action(deal(), allowed)) is None


@pytest.mark.parametrize("move", ["P2 raise 1", "P2 raise 0", "P2 stack", "P2 pass", "P2 bid 5H 2"])
def test_kg_4_10_a_bid_is_outbid_by_at_least_one(move: str) -> None:
    state = after("P1 bid 9C 1")
    assert refused(state, move) == "KG-4.10"
    assert GAME.check(state, action(state, "P2 raise 2")) is None
    state = after("P1 bid 9C 1", "P2 decline")
    assert GAME.turn(state) == (P3,), "clockwise"


def test_kg_4_11_pressing_costs_the_bid_and_brings_no_card() -> None:
    state, events = act(deal(), "P1 bid 9C 1", "P2 raise 2")
    assert told(events, "KG-4.11") == ["press"]
    assert [t.rule for t in state.ledger.transfers] == ["KG-4.17", "KG-4.11"]
    state, _ = act(state, "P3 decline", "P1 yield")
    assert paid(state) == [1, 2, 0] and "9C" not in got(state).values()


def test_kg_4_12_a_foreign_card_only_for_the_limit() -> None:
    assert got(after("P1 bid 9C 1", "P2 raise 3"))["P2"] == "9C"
    state = after("P1 bid 9C 1", "P2 raise 4", "P3 decline", "P1 yield", limit=5)
    assert got(state) == {"P1": "6C"}
    assert got(after("P1 bid 9C 1", "P2 raise 5", limit=5))["P2"] == "9C"


def test_kg_4_13_only_the_active_player_yields() -> None:
    pressed = after("P1 bid 9C 1", "P2 raise 2", "P3 decline")
    assert refused(pressed, "P1 decline") == "KG-4.13"
    assert refused(after("P1 bid 9C 1"), "P2 yield") == "KG-4.13"
    state, events = act(pressed, "P1 yield")
    assert got(state) == {"P1": "6C"} and paid(state)[0] == 1
    assert told(events, "KG-4.13") == ["yield", "thrown", "draws"]
    assert got(act(pressed, "P1 raise 3")[0])["P1"] == "9C"


def test_kg_4_14_the_bluff_can_only_be_stopped_by_buying() -> None:
    state, events = act(deal(), "P1 bid 9C 2")
    assert told(events, "KG-4.14") == ["bluff"]
    assert [a.what for a in GAME.legal_actions(state) if a.what is not None] == [3]
    state, _ = act(state, "P2 raise 3")
    assert got(state) == {"P2": "9C", "P1": "6C"}, "and then the bluffer draws"


def test_kg_4_15_the_stack_costs_one_and_is_not_contested() -> None:
    state, events = act(deal(), "P1 stack")
    assert got(state) == {"P1": "6C"} and paid(state) == [1, 0, 0] and GAME.turn(state) == (P2,)
    assert told(events, "KG-4.15") == ["stack"]
    assert [t.rule for t in state.ledger.transfers] == ["KG-4.15"]
    assert GAME.view(state, P2).buying.gains[0].card is None, "drawn face down"


def test_kg_4_16_unchallenged_the_active_player_buys() -> None:
    state, events = act(deal(), "P1 bid 9C 1", "P2 decline", "P3 decline")
    assert got(state) == {"P1": "9C"} and paid(state) == [1, 0, 0]
    assert told(events, "KG-4.16") == ["sold"]
    assert GAME.view(state, P2).known[P1] == state.hand(P1)[2:], "everybody saw it"


def test_kg_4_17_bids_are_totals_and_go_to_the_pot() -> None:
    state = after("P1 bid 9C 1", "P2 raise 2", "P3 decline", "P1 raise 3")
    assert paid(state) == [3, 2, 0] and state.pot == 5
    assert [line.amount for line in GAME.score(state).lines] == [-1, -2, -2]
    assert GAME.score(state).lines[0].rule == "KG-4.17"


def test_kg_4_18_declining_is_free_and_keeps_the_own_turn() -> None:
    state, events = act(deal(), "P1 bid 9C 1", "P2 decline", "P3 decline")
    assert told(events, "KG-4.18") == ["decline", "decline"]
    assert paid(state)[1:] == [0, 0] and GAME.turn(state) == (P2,)


@pytest.mark.parametrize(
    ("presser", "yielded", "outbid"),
    [
        ("if_not_outbid", ["P1"], ["P1", "P2"]),
        ("own_turn", ["P1"], ["P1"]),
        ("stack_card", ["P1", "P2"], ["P1", "P2"]),
    ],
)
def test_kg_4_19_what_becomes_of_a_presser(presser: str, yielded: list[str], outbid: list[str]) -> None:
    pressed = after("P1 bid 9C 1", "P2 raise 2", "P3 decline", presser=presser)
    assert sorted(got(act(pressed, "P1 yield")[0])) == yielded
    assert sorted(got(act(pressed, "P1 raise 3")[0])) == outbid
    both = act(after("P1 bid 9C 1", "P2 raise 2", "P3 raise 3", presser=presser))[0]
    assert list(got(both)) == ["P3", "P1", *(["P2"] if presser != "own_turn" else [])], (
        "the active player draws first"
    )
    two = after("P1 bid 9C 1", "P2 raise 2", "P3 raise 3", "P1 yield", limit=5, presser=presser)
    assert (
        list(got(two))
        == {"if_not_outbid": ["P1", "P2"], "own_turn": ["P1"], "stack_card": ["P1", "P2", "P3"]}[presser]
    )


def test_kg_4_20_passing_is_buying_from_the_stack() -> None:
    state, events = act(deal(), "P1 pass")
    assert got(state) == {"P1": "6C"} and paid(state) == [1, 0, 0]
    assert told(events, "KG-4.20") == ["pass"]
    from engine.games.kaufmannsglueck.contest import Contest
    from engine.games.kaufmannsglueck.verbs import Verb

    refusal = Contest.open(P1, (P2, P3)).refuse(Rules(), P1, Verb.DECLINE)
    assert refusal is not None and refusal.rule == "KG-4.20" and GAME.explain(refusal)


def test_kg_4_21_who_has_declined_does_not_come_back() -> None:
    state = after("P1 bid 9C 1", "P2 decline", "P3 raise 2", "P1 raise 3", limit=5)
    assert GAME.turn(state) == (P3,)
    state, _ = act(state, "P3 decline")
    assert got(state)["P1"] == "9C"


# ---- KG-5 limits ----


def test_kg_5_1_the_dreier_limit() -> None:
    assert refused(deal(), "P1 bid 9C 4") == "KG-5.1"
    assert refused(after("P1 bid 9C 2"), "P2 raise 4") == "KG-5.1"


def test_kg_5_2_the_fuenferlimit() -> None:
    assert refused(deal(limit=5), "P1 bid 9C 6") == "KG-5.2"
    state = after("P1 bid 9C 3", "P2 raise 4", limit=5)
    assert refused(state, "P3 raise 6") == "KG-5.2" and refused(state, "P3 raise 4") == "KG-4.10"
    assert got(act(state, "P3 raise 5")[0])["P3"] == "9C"


def test_kg_5_3_without_a_limit_the_highest_bidder_buys() -> None:
    state = after("P1 bid 9C 2", "P2 raise 7", "P3 raise 8", "P1 yield", limit=None)
    assert GAME.turn(state) == (P2,), "the others go on though the active player has yielded"
    state, events = act(state, "P2 raise 20", "P3 decline")
    assert got(state) == {"P2": "9C", "P1": "6C", "P3": "6D"} and paid(state) == [2, 20, 8]
    assert told(events, "KG-5.3") == ["sold"]
    inside = {"limit": None, "no_limit_outside_buy": False}
    state = after("P1 bid 9C 2", "P2 raise 7", "P3 decline", "P1 yield", **inside)
    assert got(state) == {"P1": "6C"} and GAME.turn(state) == (P2,)
    state = after("P1 bid 9C 2", "P2 raise 7", "P3 raise 8", "P1 yield", **inside)
    assert got(state) == {"P1": "6C", "P2": "6D"}, "his yield ends it"


# ---- KG-6 folding ----


def test_kg_6_1_everybody_may_fold_at_the_end_of_a_round() -> None:
    state = after(*ROUND_1)
    assert state.phase is Phase.FOLDING and GAME.turn(state) == (P1,)
    assert {a.verb.value for a in GAME.legal_actions(state)} == {"stay", "fold"}
    assert [c.code for c in state.buying.open] == OPEN[0].split(), "before new cards are laid out"
    state, events = act(state, "P1 stay")
    assert told(events, "KG-6.1") == ["stay"]


def test_kg_6_2_the_stakes_of_who_folds_stay() -> None:
    state, events = act(after(*ROUND_1), "P1 fold")
    assert told(events, "KG-6.2") == ["fold"]
    assert state.pot == 3 and paid(state) == [1, 1, 1] and state.left == (P2, P3)


def test_kg_6_3_the_last_one_left_wins_without_showing() -> None:
    state, events = act(after(*ROUND_1), "P1 fold", "P2 stay", "P3 fold")
    end = state.settlement
    assert end is not None and end.winners == (P2,) and not end.showdown
    assert [state.ledger.balance(s) for s in SEATS] == [-1, 2, -1]
    assert told(events, "KG-6.3") == ["alone"]
    assert GAME.view(state, P1).shown == {}
    assert GAME.score(state).lines[-1].rule == "KG-6.3"


def test_kg_6_4_in_turn_and_the_last_one_cannot_fold() -> None:
    state = after(*ROUND_1, *ALL_STAY, "P2 stack", "P3 stack", "P1 stack")
    assert GAME.turn(state) == (P2,), "from the holder of the Vorrecht"
    with pytest.raises(NotYourTurn):
        GAME.check(state, action(state, "P3 fold"))
    state, _ = act(state, "P2 fold", "P3 fold")
    assert refused(state, "P1 fold") == "KG-6.4"
    with pytest.raises(BadInput):
        GAME.check(state, action(state, "P1 stay"))
    assert after(*TO_THE_END).folding is None, "no folding after round 3"


# ---- KG-7 showdown ----


def test_kg_7_1_the_best_hand_takes_all() -> None:
    state, events = act(deal(), *TO_THE_END)
    end = state.settlement
    assert end is not None and end.showdown
    assert end.winners == best({s: worth(state.hand(s), state.rules) for s in SEATS})
    assert (end.pot, sum(end.payout.values())) == (9, 9)
    assert told(events, "KG-7.1") == ["shows", "shows", "shows", "wins"]
    view = GAME.view(state, P1)
    assert view.shown == {s: state.hand(s) for s in SEATS}
    assert GAME.score(state).lines[-1].rule == "KG-7.1"


# ---- together ----


def test_every_rule_is_named_by_a_test() -> None:
    text = Path(__file__).read_text("utf-8")
    for rule in BOOK:
        assert f"test_{rule.id.lower().replace('-', '_').replace('.', '_')}_" in text, rule.id


def test_rules_that_score_or_refuse_are_named_in_play() -> None:
    seen: set[str | None] = set()
    for seed in range(120):
        options = [{}, {"limit": 5}, {"limit": None}, {"presser": "own_turn"}][seed % 4]
        state, chance = GAME.setup(GAME.rules(options), Chance(f"all {seed}")), Chance(str(seed))
        while GAME.turn(state):
            for seat in GAME.turn(state):
                checks = [GAME.check(state, a) for a in GAME.candidates(state, seat)]
                seen |= {r.rule for r in checks if r is not None}
            move = play_random(None, GAME.legal_actions(state), chance).action
            _, chance = chance.below(2)
            state, events = GAME.apply(state, move)
            seen |= {e.rule for e in events} | {line.rule for line in GAME.score(state).lines}
    needed = {r.id for r in BOOK if r.effect in (Effect.REFUSES, Effect.SCORES)}
    assert needed - seen <= {"KG-6.4", "KG-2.16"}, "what bars only what nobody is asked, and a rare tie"


def test_a_forced_deal_is_read_strictly() -> None:
    good = {"hands": {s: h.split() for s, h in HANDS.items()}}
    assert GAME.setup(Rules(), Chance("1", deals=(good,))).hand(P2) == tuple(
        FRENCH_52.card(c) for c in ("4S", "9H")
    )
    wrong = [
        {},
        {"hands": []},
        {"hands": {"P1": ["2C", "7D"]}},
        {**good, "hands": {**good["hands"], "P1": ["2C"]}},
        {**good, "hands": {**good["hands"], "P1": ["2C", "4S"]}},
        {**good, "dealer": "N"},
        {**good, "colour": 1},
        {**good, "rounds": [{}]},
        {**good, "rounds": [{"open": ["AS", "KS"]}]},
        {**good, "rounds": [{"open": []}] * 4},
        {**good, "rounds": [{"open": ["2C", "KS", "AS"]}]},
        {**good, "stack": ["2C"]},
        {**good, "stack": "AS"},
    ]
    for raw in wrong:
        with pytest.raises(BadInput):
            GAME.setup(Rules(), Chance("1", deals=(raw,)))


def test_options_are_read_strictly() -> None:
    for raw in (
        {"limit": 4},
        {"limit": "3"},
        {"limit": True},
        {"limit": 3.0},
        {"ace_low": 1},
        {"presser": "never"},
        {"suit_order": None},
        {"preset": "book"},
        {"jokers": 2},
    ):
        with pytest.raises(BadInput):
            GAME.rules(raw)
    assert GAME.rules({"limit": None}).limit is None


def slow_combination(cards: list[Any]) -> str:
    """The table of combinations, read word by word."""
    order = "23456789TJQKA"
    ranks, suits = [c.rank.code for c in cards], [c.suit.code for c in cards]
    alike = max(ranks.count(r) for r in ranks)

    def row(n: int) -> bool:
        return any(
            "".join(sorted(set(some), key=order.index)) in order
            for some in combinations(ranks, n)
            if len(set(some)) == n
        )

    if ranks.count("A") == 4:
        return "pantheon"
    if row(5):
        return "grosse_strasse"
    if alike == 4:
        return "vierer"
    for suit, name in zip("HDSC", ("renshand", "warinshand", "sainshand", "telenshand"), strict=True):
        if suits.count(suit) == 5:
            return name
    if alike == 3:
        return "dreier"
    if row(4):
        return "kleine_strasse"
    if max(suits.count(s) for s in suits) == 4:
        return "bild"
    return "zweier" if alike == 2 else "nichts"


def test_combinations_against_the_slow_way() -> None:
    chance = random.Random(4)
    for _ in range(6000):
        cards = chance.sample(FRENCH_52.cards, 5)
        assert worth(cards, Rules()).combination.value == slow_combination(cards)


def lines_of_play(state: State) -> int:
    """How many ways a contest can go until somebody has a card."""
    if state.buying.gains:
        return 1
    return sum(lines_of_play(GAME.apply(state, a).state) for a in GAME.legal_actions(state))


def slow_ways(limit: int, high: int, waiting: list[int], inside: set[int]) -> int:
    """The same on plain lists: the highest bid, who must answer, who has not declined; player 1 is active."""
    if high == limit or not waiting:
        return 1
    player = waiting[0]
    ways = 1 if player == 1 else slow_ways(limit, high, waiting[1:], inside - {player})
    others = [p for p in (player % 3 + 1, (player + 1) % 3 + 1) if p in inside]
    return ways + sum(slow_ways(limit, n, others, inside) for n in range(high + 1, limit + 1))


@pytest.mark.parametrize(("limit", "first", "ways"), [(3, 3, 1), (3, 2, 3), (3, 1, 8), (5, 4, 3), (5, 3, 8)])
def test_counts_of_the_ways_a_contest_can_go(limit: int, first: int, ways: int) -> None:
    """By hand for a limit of 3.

    A bid of 2: the second player buys, or the third does, or it stands.  A bid of 1: the second buys (1) or
    presses, and then the third buys or the first yields or buys (3); or the second declines, and then the
    third declines or buys (2) or presses, and the first yields or buys (2).
    """
    assert (
        lines_of_play(after(f"P1 bid 9C {first}", limit=limit))
        == ways
        == slow_ways(limit, first, [2, 3], {1, 2, 3})
    )


@pytest.mark.parametrize("first", [1, 2])
def test_counts_of_longer_contests_against_the_slow_way(first: int) -> None:
    state = after(f"P1 bid 9C {first}", limit=5)
    assert lines_of_play(state) == slow_ways(5, first, [2, 3], {1, 2, 3})


def test_bots_see_only_the_view() -> None:
    for seed in range(2):
        state, chance = GAME.setup(Rules(), Chance(f"see {seed}")), Chance("bots")
        for i in range(30):
            if not GAME.turn(state):
                break
            seat = GAME.turn(state)[0]
            here = advise(GAME, state, seat, "sensible", Chance(str(i))).action
            other = GAME.possible(state, seat, Chance(f"{seed} {i}"))
            assert advise(GAME, other, seat, "sensible", Chance(str(i))).action == here
            state = GAME.apply(state, play_random(None, GAME.legal_actions(state), chance).action).state
            _, chance = chance.below(2)


@pytest.mark.parametrize("options", [{}, {"limit": 5}, {"limit": None}])
def test_the_sensible_bot_beats_two_random_ones(options: dict[str, Any]) -> None:
    won = 0
    for seed in range(3):
        state, me = GAME.setup(GAME.rules(options), Chance(f"beat {seed}")), SEATS[seed % 3]
        for i in range(400):
            if not GAME.turn(state):
                break
            seat = GAME.turn(state)[0]
            who = "sensible" if seat is me else "random"
            state = GAME.apply(state, advise(GAME, state, seat, who, Chance(f"{seed} {i}")).action).state
        won += state.ledger.balance(me)
    assert won > 0


def test_sensible_bots_come_to_an_end_without_a_limit() -> None:
    state, most = GAME.setup(GAME.rules({"limit": None}), Chance("end")), 0
    while GAME.turn(state):
        seat: Seat = GAME.turn(state)[0]
        state = GAME.apply(state, advise(GAME, state, seat, "sensible", Chance("end")).action).state
        most = max([most, *(t.amount for t in state.ledger.transfers if t.target is Pot.POT)])
    assert most < 30
