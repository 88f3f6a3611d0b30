"""The rules of Gleek, one by one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.bots.bot import play_random
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.ledger import Pot
from engine.core.refusal import BadInput, IllegalAction, NotYourTurn
from engine.core.rulebook import Effect
from engine.core.seat import Seat
from engine.games.gleek import dealing, score
from engine.games.gleek.play import GAME
from engine.games.gleek.state import PACK, SEATS, Phase, State
from engine.games.gleek.tricks import points_so_far, trick_winner

P1, P2, P3 = SEATS
BOOK = GAME.rulebook()
BOUGHT = ("P1 bid 12", "P2 pass", "P3 pass")
SILENT = ("P1 silent", "P2 silent", "P3 silent")
ON = ("P1 go_on", "P2 go_on", "P3 go_on")


def deal(
    p1: str = "",
    p2: str = "",
    p3: str = "",
    stock: str = "7H",
    dealer: str = "P3",
    base: int = 2,
    **options: Any,
) -> State:
    """A match whose first deal holds the named cards; the rest of the pack fills up, clubs first."""
    given = {"P1": p1.split(), "P2": p2.split(), "P3": p3.split(), "stock": stock.split()}
    named = [c for cards in given.values() for c in cards]
    rest = [c.code for c in PACK.cards if c.code not in named]
    for place, cards in given.items():
        while len(cards) < (8 if place == "stock" else 12):
            cards.append(rest.pop(0))
    stock_cards = given.pop("stock")
    raw = {"dealer": dealer, "hands": given, "stock": stock_cards, "base": base}
    return GAME.setup(GAME.rules(options), Chance("1", deals=(raw,)))


def act(state: State, *moves: str) -> tuple[State, list[Event]]:
    """The state after moves written as "P1 bid 12" or "P2 play KH", and everything that happened."""
    events: list[Event] = []
    for move in moves:
        seat, verb, *what = move.split()
        raw: list[Any] = [seat, verb, *what]
        if verb == "bid":
            raw = [seat, verb, int(what[0])]
        elif verb == "discard":
            raw = [seat, verb, what]
        after, more = GAME.apply(state, GAME.read_action(state.open.rules, raw))
        assert isinstance(after, State)
        state = after
        events += more
    return state, events


def refused(state: State, move: str) -> str:
    """The rule that bars a move."""
    with pytest.raises(IllegalAction) as e:
        act(state, move)
    assert GAME.explain(e.value.refusal)
    return e.value.refusal.rule


def exchanged(state: State, away: str = "") -> State:
    """Forehand P1 has bought at the opening bid and laid away these cards, or seven clubs."""
    state, _ = act(state, f"P1 bid {state.open.rules.opening_bid}", "P2 pass", "P3 pass")
    return act(state, "P1 discard " + (away or " ".join(state.hand(P1).codes()[:7])))[0]


def tricks(state: State, away: str = "") -> State:
    """The deal at the first trick: bought by P1, no ruff, nothing shown."""
    return act(exchanged(state, away), *SILENT, *ON)[0]


def played_out(state: State) -> tuple[State, list[Event]]:
    """The deal to its end, always the first legal move but no bid where one may pass, and what happened."""
    events: list[Event] = []
    while state.open.phase not in (Phase.SCORED, Phase.END):
        legal = GAME.legal_actions(state)
        state, more = GAME.apply(state, legal[-1 if state.open.phase is Phase.AUCTION else 0])
        events += more
    return state, events


def gained(state: State, rule: str, seat: Seat | Pot) -> int:
    """What an account has gained by one rule in this deal."""
    return score.net((t for t in state.open.ledger.transfers if t.rule == rule), seat)


def kinds(events: Iterable[Event]) -> list[str]:
    return [e.kind for e in events]


def rules_of(events: Iterable[Event]) -> set[str | None]:
    return {e.rule for e in events}


def cards(codes: str) -> Any:
    return PACK.cards_of(codes)


def ruff(codes: str) -> score.Ruff:
    return score.ruff(cards(codes))


# ---- GL-1 players and pack ----


def test_gl_1_1_three_players() -> None:
    assert GAME.seats(GAME.rules()) == (P1, P2, P3)


def test_gl_1_2_forty_four_cards_without_twos_and_threes() -> None:
    assert PACK.size == 44
    with pytest.raises(BadInput):
        PACK.card("3H")
    with pytest.raises(BadInput):
        PACK.card("2S")


@pytest.mark.parametrize("trump", ["S", "H"])
def test_gl_1_3_ace_high_four_low_in_trumps_too(trump: str) -> None:
    order = "AKQJT987654"
    for high, low in pairwise(order):
        trick = [(P1, PACK.card(low + "S")), (P2, PACK.card(high + "S"))]
        assert trick_winner(trick, PACK.suit(trump)) == P2


def test_gl_1_4_the_lowest_trump_beats_a_plain_ace() -> None:
    assert (
        trick_winner([(P1, PACK.card("AS")), (P2, PACK.card("4H")), (P3, PACK.card("KS"))], PACK.suit("H"))
        == P2
    )


def test_gl_1_5_five_trumps_have_values_of_their_own() -> None:
    hearts = PACK.suit("H")
    values = {c.code: score.honour(c, hearts) for c in PACK.cards if score.honour(c, hearts)}
    assert values == {"AH": 15, "JH": 9, "KH": 3, "QH": 3}
    assert score.hand_pay(GAME.rules(), PACK.card("4H"), hearts) == (2, "GL-6.6")
    _, events = act(tricks(deal(p1="AH")), "P1 play AH")
    assert ("nicknamed", "GL-1.5", "Tib") in [(e.kind, e.rule, e.facts.get("name")) for e in events]


def test_gl_1_6_an_honour_counts_for_who_plays_it_not_for_the_winner() -> None:
    state = tricks(deal(p1="JH", p2="AH", p3="8H"))
    assert "JH" in state.hand(P1).codes()
    state, events = act(state, "P1 play JH", "P2 play AH", "P3 play 8H")
    seen = state.open
    assert points_so_far(seen.dealer, seen.turn_up, seen.plays, seen.winners) == {P1: 9, P2: 18, P3: 0}
    assert "GL-1.6" in rules_of(events)


def test_gl_1_7_a_hundred_chips_each_an_empty_pot_and_debts() -> None:
    state = deal()
    assert [state.open.ledger.balance(a) for a in (*SEATS, Pot.POT)] == [100, 100, 100, 0]
    poor = exchanged(deal(chips=0))
    assert [poor.open.ledger.balance(s) for s in SEATS] == [-12, 6, 6]


# ---- GL-2 deal ----


def test_gl_2_1_lowest_cut_deals_ace_high_ties_cut_again() -> None:
    cut = {P1: PACK.card("AS"), P2: PACK.card("7S"), P3: PACK.card("4H")}
    assert score.lowest(cut) == (P3,)
    assert score.lowest(cut | {P2: PACK.card("4S")}) == (P2, P3)
    again = next(s for s in map(str, range(200)) if len(dealing.cut(Chance(s))[0]) > 1)
    rounds, dealer, _ = dealing.cut(Chance(again))
    assert [s for s, _ in rounds[1]] == list(score.lowest(dict(rounds[0])))
    assert (dealer,) == score.lowest(dict(rounds[-1]))
    state = GAME.setup(GAME.rules(), Chance(again))
    assert state.open.dealer == dealer
    assert kinds(GAME.opening(state))[:5] == ["cut", "cut", "cut", "cut_again", "cut_again"]


def test_gl_2_2_then_the_left_neighbour_deals() -> None:
    state, _ = played_out(deal(dealer="P3"))
    assert GAME.turn(state) == (P1,)
    state, events = act(state, "P1 deal")
    assert state.open.dealer == P1 and state.open.number == 2
    assert "GL-2.3" in rules_of(events)


def test_gl_2_3_twelve_each_four_at_a_time_from_the_left() -> None:
    pack, chance = Chance("x").shuffled(PACK.cards)
    at, _ = chance.below(44)
    pack = pack[at:] + pack[:at]
    given, _ = dealing.shuffle(P2, Chance("x"))
    assert given.hands[2] == PACK.set((*pack[0:4], *pack[12:16], *pack[24:28]))
    assert given.hands[0] == PACK.set((*pack[4:8], *pack[16:20], *pack[28:32]))
    assert given.hands[1] == PACK.set((*pack[8:12], *pack[20:24], *pack[32:36]))


def test_gl_2_4_the_last_eight_are_the_stock_and_its_top_makes_trumps() -> None:
    state = deal(stock="9D")
    assert state.open.turn_up.code == "9D" and state.open.trump.code == "D"
    assert len(state.stock) == 7
    given, _ = dealing.shuffle(P2, Chance("x"))
    assert len(given.stock) == 8


def test_gl_2_5_the_turn_up_stays_on_the_table_and_counts_only_by_agreement() -> None:
    p3 = "JS JD AC KC QC TC"
    state, _ = act(exchanged(deal(p3=p3, stock="JC", p1="JH")), "P1 silent", "P2 bet", "P3 hold", "P1 pass")
    assert all("JC" not in h.codes() for h in state.hands)
    assert not [h for s, h in state.open.sets if s == P3]
    assert dict(state.open.ruffs)[P3].value >= 41
    with pytest.raises(BadInput):
        act(act(state, *ON)[0], "P1 play JC")
    agreed, _ = act(
        exchanged(deal(p3=p3, stock="JC", p1="JH", turn_up_counts=True)),
        "P1 silent", "P2 bet", "P3 hold", "P1 pass",
    )  # fmt: skip
    assert [h.rank.code for s, h in agreed.open.sets if s == P3] == ["J"]
    assert dict(agreed.open.ruffs)[P3].value == dict(state.open.ruffs)[P3].value + 10


def test_gl_2_6_tiddy_turned_brings_the_dealer_four_from_each() -> None:
    state = deal(stock="4S")
    assert [gained(state, "GL-2.6", s) for s in SEATS] == [-4, -4, 8]
    assert "GL-2.6" in rules_of(GAME.opening(state))


def test_gl_2_7_the_dealer_scores_a_turned_honour_at_the_end() -> None:
    state = deal(stock="AS")
    assert "GL-2.7" in rules_of(GAME.opening(state))
    assert not state.open.ledger.transfers
    seen = played_out(state)[0].open
    with_it = points_so_far(P3, seen.turn_up, seen.plays, seen.winners)
    without = points_so_far(P3, PACK.card("9S"), seen.plays, seen.winners)
    assert with_it[P3] == without[P3] + 15


def test_gl_2_8_the_dealers_left_neighbour_is_forehand() -> None:
    state = deal(dealer="P2")
    assert state.open.forehand == P3
    assert GAME.turn(state) == (P3,)


# ---- GL-3 the auction ----


@pytest.mark.parametrize("move", ["P1 bid 11", "P1 bid 13", "P1 pass"])
def test_gl_3_1_forehand_must_open_at_twelve(move: str) -> None:
    assert refused(deal(), move) == "GL-3.1"
    assert act(deal(), "P1 bid 12")[0].open.auction.stake == 12


@pytest.mark.parametrize("bid", [12, 14, 20])
def test_gl_3_2_pass_or_exactly_one_more(bid: int) -> None:
    state, _ = act(deal(), "P1 bid 12")
    assert refused(state, f"P2 bid {bid}") == "GL-3.2"
    assert act(state, "P2 bid 13")[0].open.auction.stake == 13


def test_gl_3_3_a_pass_is_final() -> None:
    state, _ = act(deal(), "P1 bid 12", "P2 pass", "P3 bid 13", "P1 bid 14")
    assert GAME.turn(state) == (P3,)
    with pytest.raises(NotYourTurn):
        act(state, "P2 bid 15")


def test_gl_3_4_when_two_have_passed_the_last_bidder_buys() -> None:
    state, events = act(deal(), "P1 bid 12", "P2 bid 13", "P3 pass", "P1 bid 14", "P2 pass")
    assert (state.open.buyer, state.open.price) == (P1, 14)
    assert "GL-3.4" in rules_of(events)


def test_gl_3_5_the_buyer_pays_each_opponent_half() -> None:
    state, _ = act(deal(), "P1 bid 12", "P2 bid 13", "P3 pass", "P1 bid 14", "P2 pass")
    assert [gained(state, "GL-3.5", s) for s in SEATS] == [-14, 7, 7]


def test_gl_3_6_the_odd_chip_goes_into_the_pot_or_by_agreement_to_forehand() -> None:
    to_13 = ("P1 bid 12", "P2 bid 13", "P3 pass", "P1 pass")
    state, events = act(deal(), *to_13)
    assert [state.open.ledger.net(a) for a in (*SEATS, Pot.POT)] == [6, -13, 6, 1]
    assert "GL-3.6" in rules_of(events)
    state, _ = act(deal(odd_chip="forehand"), *to_13)
    assert [state.open.ledger.net(a) for a in (*SEATS, Pot.POT)] == [7, -13, 6, 0]
    state, _ = act(
        deal(odd_chip="forehand"), "P1 bid 12", "P2 bid 13", "P3 bid 14", "P1 bid 15", "P2 pass", "P3 pass"
    )
    assert [state.open.ledger.net(a) for a in (*SEATS, Pot.POT)] == [-15, 7, 7, 1]


def test_gl_3_7_seven_cards_away_unseen_then_the_seven_of_the_stock() -> None:
    state, _ = act(deal(), *BOUGHT)
    hand, stock = state.hand(P1), PACK.set(state.stock)
    assert not GAME.view(state, P1).hand.bits & stock.bits
    away = hand.codes()[:7]
    with pytest.raises(BadInput):
        act(state, "P1 discard " + " ".join(away[:6]))
    with pytest.raises(BadInput):
        act(state, "P1 discard " + " ".join([*away[:6], stock.codes()[0]]))
    after, _ = act(state, "P1 discard " + " ".join(away))
    assert after.hand(P1) == (hand - cards(" ".join(away))) | stock
    assert GAME.view(after, P1).laid_away.codes() == away
    assert not GAME.view(after, P2).laid_away


def test_gl_3_8_if_both_pass_at_once_forehand_buys_at_the_opening_bid() -> None:
    state, events = act(deal(), *BOUGHT)
    assert (state.open.buyer, state.open.price) == (P1, 12)
    assert "GL-3.8" in rules_of(events)
    state, _ = act(deal(opening_bid=13), "P1 bid 13", "P2 pass", "P3 pass")
    assert state.open.price == 13


# ---- GL-4 the ruff ----


def test_gl_4_1_the_value_of_the_best_suit() -> None:
    assert ruff("AC QC 9C 5C TS 7S 4S KH").value == 35
    assert ruff("AS KS QS JS TS 9S 8S 7S 6S 5S 4S").value == 90
    assert [s.code for s in ruff("4S 4H").suits] == ["H", "S"]


def test_gl_4_2_four_aces_beat_every_ruff() -> None:
    state = exchanged(deal(p2="AS AH AD AC", p3="KC QC JC TC 9C 8C 7C 6C 5C 4C"))
    state, events = act(state, "P1 silent", "P2 bet", "P3 hold", "P1 pass")
    assert state.open.ruff_winner == P2
    assert "GL-4.2" in rules_of(events)
    assert ruff("AS AH AD AC").suits == ()


def test_gl_4_3_the_stake_is_two() -> None:
    state, events = act(exchanged(deal()), "P1 bet")
    assert state.open.vying.stake == 2
    assert rules_of(events) == {"GL-4.3"}


@pytest.mark.parametrize("word", ["pass", "hold", "raise"])
def test_gl_4_4_before_a_bet_one_bets_or_is_silent(word: str) -> None:
    state = exchanged(deal())
    assert refused(state, f"P1 {word}") == "GL-4.4"
    assert GAME.turn(act(state, "P1 silent")[0]) == (P2,)


def test_gl_4_5_if_nobody_bets_the_next_deal_begins_at_four() -> None:
    state, events = act(exchanged(deal()), *SILENT)
    assert "GL-4.5" in rules_of(events)
    assert state.open.ruff_winner is None
    state, _ = act(played_out(state)[0], "P1 deal")
    assert state.open.base == 4


@pytest.mark.parametrize("word", ["bet", "silent"])
def test_gl_4_6_after_a_bet_one_passes_holds_or_raises_and_a_pass_costs_the_stake(word: str) -> None:
    state, _ = act(exchanged(deal()), "P1 bet")
    assert refused(state, f"P2 {word}") == "GL-4.6"
    moves = ("P1 bet", "P2 raise", "P3 pass", "P1 pass")
    state, _ = act(exchanged(deal()), *moves)
    assert [gained(state, "GL-4.12", s) for s in SEATS] == [-4, 8, -4]
    state, _ = act(exchanged(deal(ruff_pass="before_raise")), *moves)
    assert [gained(state, "GL-4.12", s) for s in SEATS] == [-2, 4, -2]
    state, _ = act(exchanged(deal(ruff_pass="before_raise")), "P1 bet", "P2 pass", "P3 pass")
    assert [gained(state, "GL-4.12", s) for s in SEATS] == [0, 0, 0]


def test_gl_4_7_holding_stays_in_at_the_stake() -> None:
    state, events = act(exchanged(deal()), "P1 bet", "P2 hold")
    assert state.open.vying.stake == 2 and P2 in state.open.vying.inside
    assert "GL-4.7" in rules_of(events)


def test_gl_4_8_raising_holds_and_lifts_the_stake_by_two() -> None:
    state, _ = act(exchanged(deal(base=4)), "P1 bet", "P2 raise")
    assert state.open.vying.stake == 6
    state, _ = act(state, "P3 raise")
    assert state.open.vying.stake == 8


def test_gl_4_9_when_nobody_raises_any_more_those_left_show() -> None:
    state = exchanged(deal(p2="AS KS QS JS TS", p3="AD KD QD 9D"))
    state, events = act(state, "P1 bet", "P2 hold", "P3 hold")
    assert {s for s, _ in state.open.ruffs} == {P1, P2, P3}
    assert state.open.ruff_winner == max(state.open.ruffs, key=lambda r: r[1].value)[0]
    assert kinds(events).count("shows_ruff") == 3


def test_gl_4_10_the_last_one_in_wins_without_showing() -> None:
    state, events = act(exchanged(deal()), "P1 silent", "P2 bet", "P3 pass", "P1 pass")
    assert state.open.ruff_winner == P2 and state.open.ruffs == ()
    assert "GL-4.10" in rules_of(events)


def test_gl_4_11_of_equal_ruffs_the_nearer_to_the_dealers_left_wins() -> None:
    equal = {P2: ruff("AS KS"), P3: ruff("AD QD")}
    assert score.best_ruff(equal, SEATS, P1) == P2
    assert score.best_ruff(equal, SEATS, P3) == P3
    state = exchanged(deal(p2="AS KS QS JS TS 9S 8S", p3="AD KD QD JD TD 9D 8D"))
    state, events = act(state, "P1 silent", "P2 bet", "P3 hold", "P1 pass")
    ruffs = dict(state.open.ruffs)
    assert ruffs[P2].value == ruffs[P3].value and state.open.ruff_winner == P2
    assert "GL-4.11" in rules_of(events)


def test_gl_4_12_each_pays_the_stake_at_his_pass_or_the_final_one() -> None:
    state = exchanged(deal(p2="AS KS QS JS TS 9S 8S"))
    state, _ = act(state, "P1 bet", "P2 hold", "P3 pass")
    assert state.open.ruff_winner == P2 and [gained(state, "GL-4.12", s) for s in SEATS] == [-2, 4, -2]
    state = exchanged(deal(p2="AS KS QS JS TS 9S 8S"))
    state, _ = act(state, "P1 bet", "P2 raise", "P3 pass", "P1 raise", "P2 hold")
    assert [gained(state, "GL-4.12", s) for s in SEATS] == [-6, 10, -4]


def test_gl_4_13_who_was_silent_still_chooses_after_the_bet() -> None:
    state, _ = act(exchanged(deal()), "P1 silent", "P2 bet", "P3 hold")
    assert GAME.turn(state) == (P1,)
    assert act(state, "P1 raise")[0].open.vying.stake == 4


def test_gl_4_14_after_a_raise_all_others_answer_again_and_there_may_be_a_limit() -> None:
    state, _ = act(exchanged(deal()), "P1 bet", "P2 hold", "P3 raise")
    assert state.open.vying.waiting == (P1, P2)
    for _ in range(20):
        state, _ = act(state, f"{GAME.turn(state)[0].value} raise")
    assert state.open.vying.stake == 44
    limited, _ = act(exchanged(deal(ruff_limit=4)), "P1 bet", "P2 raise")
    assert refused(limited, "P3 raise") == "GL-4.14"
    assert refused(act(exchanged(deal(ruff_limit=3)), "P1 bet")[0], "P2 raise") == "GL-4.14"


def test_gl_4_15_base_four_is_not_doubled_again_and_falls_back_after_a_ruff() -> None:
    state, events = act(exchanged(deal(base=4)), *SILENT)
    assert "GL-4.15" in rules_of(events)
    assert act(played_out(state)[0], "P1 deal")[0].open.base == 4
    state, events = act(exchanged(deal(base=4)), "P1 bet")
    assert state.open.vying.stake == 4 and rules_of(events) == {"GL-4.5"}
    state, _ = act(state, "P2 pass", "P3 pass")
    assert act(played_out(state)[0], "P1 deal")[0].open.base == 2


# ---- GL-5 gleeks and mournivals ----


@pytest.mark.parametrize("rank, gleek, mournival", [("A", 4, 8), ("K", 3, 6), ("Q", 2, 4), ("J", 1, 2)])
def test_gl_5_1_what_each_opponent_pays(rank: str, gleek: int, mournival: int) -> None:
    (three,) = score.hand_sets(cards(f"{rank}S {rank}H {rank}D"))
    (four,) = score.hand_sets(cards(f"{rank}S {rank}H {rank}D {rank}C"))
    assert (three.value, four.value) == (gleek, mournival)
    paid = score.set_transfers(P2, three, SEATS)
    assert [score.net(paid, s) for s in SEATS] == [-gleek, 2 * gleek, -gleek]


def test_gl_5_2_everybody_is_paid() -> None:
    state, events = act(exchanged(deal(p2="AS AH AD", p3="KS KH KD")), *SILENT)
    assert [(s, h.rank.code) for s, h in state.open.sets] == [(P2, "A"), (P3, "K")]
    assert [gained(state, "GL-5.1", s) for s in SEATS] == [-4 - 3, 8 - 3, 6 - 4]
    assert "GL-5.2" in rules_of(events)


def test_gl_5_3_only_aces_kings_queens_and_jacks() -> None:
    assert score.hand_sets(cards("TS TH TD TC 9S 9H 9D")) == ()
    none = deal(p1="AS AH KS KH QS QH JS JH", p2="AD KD QD JD TS TH TD", p3="AC KC QC JC")
    state, events = act(exchanged(none), *SILENT)
    assert state.open.sets == () and "GL-5.3" in rules_of(events)


def test_gl_5_4_a_mournival_is_not_a_gleek_as_well() -> None:
    (held,) = score.hand_sets(cards("KS KH KD KC"))
    assert held.mournival and held.value == 6


def test_gl_5_5_shown_and_paid_clockwise_from_forehand_by_themselves() -> None:
    state, events = act(exchanged(deal(p2="AS AH AD", p3="KS KH KD", dealer="P3")), *SILENT)
    assert [e.facts["who"] for e in events if e.kind == "shows_set"] == [P2, P3]
    assert state.open.phase is Phase.SETS and state.open.asked == (P1, P2, P3)


# ---- GL-6 the tricks ----


def test_gl_6_1_forehand_leads_then_the_winner() -> None:
    state = tricks(deal(p1="9S", p2="AS", p3="8S"))
    assert GAME.turn(state) == (P1,)
    state, _ = act(state, "P1 play 9S", "P2 play AS", "P3 play 8S")
    assert GAME.turn(state) == (P2,)


def test_gl_6_2_follow_suit_if_you_can() -> None:
    state, _ = act(tricks(deal(p1="9S", p2="AS 9H")), "P1 play 9S")
    assert refused(state, "P2 play 9H") == "GL-6.2"


def test_gl_6_3_otherwise_any_card_no_duty_to_trump() -> None:
    state = tricks(deal(p1="9S", p2="9H 8H KD QD JD TD 9D AC KC QC JC TC", stock="7H"))
    state, _ = act(state, "P1 play 9S")
    assert len(GAME.legal_actions(state)) == 12


def test_gl_6_4_highest_trump_else_highest_of_the_suit_led() -> None:
    hearts = PACK.suit("H")
    plain = [(P1, PACK.card("9S")), (P2, PACK.card("AD")), (P3, PACK.card("TS"))]
    assert trick_winner(plain, hearts) == P3
    assert trick_winner([*plain[:2], (P3, PACK.card("4H"))], hearts) == P3
    assert trick_winner([(P1, PACK.card("5H")), (P2, PACK.card("4H")), (P3, PACK.card("AS"))], hearts) == P1


def test_gl_6_5_honours_are_announced_and_count() -> None:
    state, events = act(tricks(deal(p1="KH", p2="AH")), "P1 play KH")
    assert ("honour", "GL-6.5", 3) in [(e.kind, e.rule, e.facts.get("n")) for e in events]
    seen = state.open
    assert points_so_far(P3, seen.turn_up, seen.plays, seen.winners)[P1] == 3


def test_gl_6_6_tiddy_brings_two_from_each_played_or_shown_once() -> None:
    state = tricks(deal(p1="9H", p2="4H"))
    state, _ = act(state, "P1 play 9H", "P2 play 4H")
    assert [gained(state, "GL-6.6", s) for s in SEATS] == [-2, 4, -2]
    state, _ = act(exchanged(deal(p1="9H", p2="4H 5H")), *SILENT, "P1 go_on", "P2 show 4H")
    assert [gained(state, "GL-6.6", s) for s in SEATS] == [-2, 4, -2]
    assert refused(state, "P2 show 4H") == "GL-6.6"
    assert refused(state, "P2 show " + next(c for c in state.hand(P2).codes() if c[1] != "H")) == "GL-6.6"
    state, _ = act(state, "P2 go_on", "P3 go_on", "P1 play 9H", "P2 play 4H")
    assert gained(state, "GL-6.6", P2) == 4
    laid = tricks(
        deal(p1="4H"), "4H " + " ".join([c for c in deal(p1="4H").hand(P1).codes() if c != "4H"][:6])
    )
    assert all(gained(played_out(laid)[0], "GL-6.6", s) == 0 for s in SEATS)


# ---- GL-7 settling up ----


def settled(totals: tuple[int, int, int]) -> list[int]:
    paid = score.settlement(dict(zip(SEATS, totals, strict=True)))
    return [score.net(paid, a) for a in (*SEATS, Pot.POT)]


def test_gl_7_1_three_points_a_trick() -> None:
    none: dict[Seat, list[Any]] = {s: [] for s in SEATS}
    counted = score.points(SEATS, P3, None, PACK.suit("H"), none, {P1: 5, P2: 4, P3: 3})
    assert counted == {P1: 15, P2: 12, P3: 9}
    _, events = act(tricks(deal(p1="9S", p2="AS", p3="8S")), "P1 play 9S", "P2 play AS", "P3 play 8S")
    assert "GL-7.1" in rules_of(events)


def test_gl_7_2_the_honours_played() -> None:
    honours = {P1: cards("AH JH"), P2: cards("KH"), P3: cards("QH")}
    counted = score.points(SEATS, P3, None, PACK.suit("H"), honours, {P1: 5, P2: 4, P3: 3})
    assert counted == {P1: 39, P2: 15, P3: 12}


def test_gl_7_3_the_dealer_counts_the_turned_honour() -> None:
    none: dict[Seat, list[Any]] = {s: [] for s in SEATS}
    for turned, points in (("KH", 3), ("JH", 9), ("9H", 0)):
        counted = score.points(SEATS, P2, PACK.card(turned), PACK.suit("H"), none, {P1: 12, P2: 0, P3: 0})
        assert counted == {P1: 36, P2: points, P3: 0}
    _, events = played_out(deal(stock="JS"))
    assert "GL-7.3" in rules_of(events)


def test_gl_7_4_sixty_six_points_in_all_twenty_two_on_average() -> None:
    assert score.TOTAL == 66 == 3 * score.AVERAGE
    state, _ = played_out(deal())
    seen = state.open
    laid = sum(score.honour(c, seen.trump) for c in state.laid_away)
    assert sum(points_so_far(P3, seen.turn_up, seen.plays, seen.winners).values()) == 66 - laid


def test_gl_7_5_above_take_the_difference_below_pay_it() -> None:
    assert settled((39, 15, 12)) == [17, -7, -10, 0]
    assert settled((22, 30, 14)) == [0, 8, -8, 0]


def test_gl_7_6_those_below_pay_first() -> None:
    paid = score.settlement({P1: 39, P2: 15, P3: 12})
    assert [t.rule for t in paid] == ["GL-7.6", "GL-7.6", "GL-7.5"]


def test_gl_7_7_honours_laid_away_count_for_nobody_and_stay_in_the_pot() -> None:
    first = deal(p1="AH JH 4D 5D 6D 7D 8D")
    state, events = played_out(act(act(first, *BOUGHT)[0], "P1 discard AH JH 4D 5D 6D 7D 8D")[0])
    assert state.open.ledger.balance(Pot.POT) == 24
    assert ("stays_in_pot", 24) in [(e.kind, e.facts.get("n")) for e in events]
    state, _ = act(state, "P1 deal")
    assert state.open.ledger.balance(Pot.POT) == 24


def test_gl_7_8_payments_in_cover_payments_out_and_the_pot_is_never_negative() -> None:
    for a in range(0, 67, 3):
        for b in range(0, 67 - a, 3):
            assert settled((a, b, 66 - a - b))[3] == 0
    state, events = played_out(deal(stock="QH AH KH JH"))
    assert state.open.ledger.balance(Pot.POT) >= 0
    low = 0
    for t in state.open.ledger.transfers:
        low += (t.target is Pot.POT) * t.amount - (t.source is Pot.POT) * t.amount
        assert low >= 0
    assert ("GL-7.8" in rules_of(events)) == (not state.laid_away.bits & cards("AH KH JH").bits)


# ---- GL-8 the end ----


def match_over(*, seed: str = "m", **options: Any) -> tuple[State, list[Event]]:
    state, events = GAME.setup(GAME.rules({"deals": 3, **options}), Chance(seed)), []
    chance = Chance(seed)
    while GAME.turn(state):
        action = play_random(None, GAME.legal_actions(state), chance).action
        _, chance = chance.below(2)
        state, more = GAME.apply(state, action)
        events += more
    return state, events


def test_gl_8_1_an_agreed_number_of_deals_a_multiple_of_three() -> None:
    assert GAME.rules().deals == 9
    for bad in (0, 4, -3, 3.0, True):
        with pytest.raises(BadInput):
            GAME.rules({"deals": bad})
    state, events = match_over()
    assert state.open.number == 3 and state.open.phase is Phase.END
    assert "GL-8.1" in rules_of(events)


def test_gl_8_2_most_chips_win_ties_share() -> None:
    assert score.match_winners({P1: 110, P2: 90, P3: 100}) == (P1,)
    assert score.match_winners({P1: 105, P2: 90, P3: 105}) == (P1, P3)
    state, _ = match_over()
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "GL-8.2"
    assert outcome.winners == score.match_winners({s: state.open.ledger.balance(s) for s in SEATS})


@pytest.mark.parametrize(
    "word, each, rest", [("stays", (0, 0, 0), 7), ("share", (2, 2, 2), 1), ("winner", (7, 0, 0), 0)]
)
def test_gl_8_3_whose_the_leftover_pot_is(word: str, each: tuple[int, int, int], rest: int) -> None:
    paid = score.leftover(GAME.rules({"leftover_pot": word}), 7, SEATS, (P1,))
    assert tuple(score.net(paid, s) for s in SEATS) == each
    assert 7 + score.net(paid, Pot.POT) == rest
    two = score.leftover(GAME.rules({"leftover_pot": "winner"}), 7, SEATS, (P1, P3))
    assert [score.net(two, s) for s in SEATS] == [3, 0, 3]
    before, _ = match_over()
    after, events = match_over(leftover_pot=word)
    assert GAME.outcome(after) and after.open.match_winners == before.open.match_winners
    assert "GL-8.3" in rules_of(events) or before.open.ledger.balance(Pot.POT) == 0


# ---- GL-9 variants ----


def test_gl_9_1_without_tiddy_the_four_of_trumps_is_an_ordinary_card() -> None:
    turned = deal(stock="4S", tiddy=False)
    assert not turned.open.ledger.transfers
    assert "GL-9.1" in rules_of(GAME.opening(turned))
    state, events = act(tricks(deal(p1="9H", p2="4H", tiddy=False)), "P1 play 9H", "P2 play 4H")
    assert gained(state, "GL-6.6", P2) == 0 and "GL-9.1" in rules_of(events)
    asked, _ = act(exchanged(deal(p1="9H", p2="4H", tiddy=False)), *SILENT, "P1 go_on")
    assert refused(asked, "P2 show 4H") == "GL-9.1"


@pytest.mark.parametrize("rank", [5, 6])
def test_gl_9_2_towser_and_tumbler(rank: int) -> None:
    def turned(**options: bool) -> int:
        return gained(deal(stock=f"{rank}S", **options), "GL-9.2", P3)

    assert turned() == 0
    assert turned(towser_tumbler=True) == 2 * rank
    assert turned(towser_tumbler=True, tt_turned_double=True) == 4 * rank
    assert turned(tt_turned_double=True) == 0, "only together with towser_tumbler"
    assert turned(towser_tumbler=True, tiddy=False) == 2 * rank

    def in_hand(**options: bool) -> int:
        state = tricks(deal(p1="9H", p2=f"{rank}H", **options))
        return gained(act(state, "P1 play 9H", f"P2 play {rank}H")[0], "GL-9.2", P2)

    assert in_hand(towser_tumbler=True) == 0
    assert in_hand(tt_in_hand=True) == 0
    assert in_hand(towser_tumbler=True, tt_in_hand=True) == 2 * rank
    start, _ = act(exchanged(deal(p1="9H", p2=f"{rank}H", towser_tumbler=True)), *SILENT, "P1 go_on")
    assert refused(start, f"P2 show {rank}H") == "GL-9.2"
    start = exchanged(deal(p1="9H", p2=f"{rank}H", towser_tumbler=True, tt_in_hand=True))
    state, _ = act(start, *SILENT, "P1 go_on", f"P2 show {rank}H", "P2 go_on", "P3 go_on")
    state, _ = act(state, "P1 play 9H", f"P2 play {rank}H")
    assert gained(state, "GL-9.2", P2) == 2 * rank, "once only"


def test_gl_9_3_bidding_from_thirteen() -> None:
    state = deal(opening_bid=13)
    assert refused(state, "P1 bid 12") == "GL-9.3"
    assert refused(state, "P1 pass") == "GL-9.3"
    assert act(state, "P1 bid 13", "P2 bid 14")[0].open.auction.stake == 14


def test_gl_9_4_following_high() -> None:
    state = deal(p1="9S", p2="KS TS 9H", follow_high=True)
    state, _ = act(tricks(state), "P1 play 9S")
    best = max(state.hand(P2).of(PACK.suit("S")))
    for card in state.hand(P2):
        if card.suit.code == "S" and card != best:
            assert refused(state, f"P2 play {card.code}") == "GL-9.4"
    assert refused(state, "P2 play 9H") == "GL-6.2"
    assert [a.card for a in GAME.legal_actions(state)] == [best]


def test_gl_9_5_tips_have_no_effect() -> None:
    assert BOOK.rule("GL-9.5").effect is Effect.NONE


# ---- all of them ----


def test_every_rule_has_its_test() -> None:
    text = Path(__file__).read_text("utf-8")
    for rule in BOOK:
        assert f"def test_{rule.id.lower().replace('-', '_').replace('.', '_')}_" in text, rule.id


def test_rules_that_refuse_or_score_are_named_in_play() -> None:
    """Over random matches each of these rules turns up in a refusal, an event or a line of the sheet."""
    found: set[str | None] = set()
    for i, options in enumerate(
        [{}, {"opening_bid": 13, "follow_high": True, "ruff_limit": 4, "tiddy": False},
         {"towser_tumbler": True, "tt_in_hand": True, "leftover_pot": "share"},
         {"towser_tumbler": True, "leftover_pot": "winner"}] * 12):  # fmt: skip
        state, chance = (
            GAME.setup(GAME.rules({"deals": 3, **options}), Chance(f"all {i}")),
            Chance(f"bots {i}"),
        )
        found |= rules_of(GAME.opening(state))
        while GAME.turn(state):
            if state.open.phase is not Phase.EXCHANGE:
                seat = GAME.turn(state)[0]
                found |= {no.rule for a in GAME.candidates(state, seat) if (no := GAME.check(state, a))}
            action = play_random(None, GAME.legal_actions(state), chance).action
            _, chance = chance.below(2)
            state, events = GAME.apply(state, action)
            found |= rules_of(events) | {line.rule for line in GAME.score(state).lines}
    wanted = {r.id for r in BOOK if r.effect in (Effect.REFUSES, Effect.SCORES)}
    assert wanted <= found, sorted(wanted - found)
