"""The rules of Klaverjas, one by one."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.cards.packs import FRENCH_32
from engine.core.chance import Chance
from engine.core.refusal import BadInput, NotYourTurn
from engine.core.rulebook import Effect
from engine.core.seat import Seat
from engine.core.text import Language
from engine.games.klaverjas.play import GAME
from engine.games.klaverjas.score import card_points, deal_score, points_of
from engine.games.klaverjas.state import Phase, State, Verb
from tests.engine.klaverjas.table import (
    HANDS,
    act,
    after,
    ask,
    barred,
    cards,
    legal,
    play_on,
    rules_named,
    score,
    sentences,
    start,
    trick,
)
from tests.engine.klaverjas.test_slow import any_options, playthrough

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W
HEARTS = FRENCH_32.suit("H")
BOOK = GAME.rulebook()

# ---- KJ-1 players and pack ----


def test_kj_1_1_four_players_in_two_partnerships() -> None:
    rules = GAME.rules()
    assert GAME.seats(rules) == (N, E, S, W)
    assert [s.code for s in rules.sides if not isinstance(s, Seat)] == ["NS", "EW"]
    assert [len(GAME.seats(GAME.rules({"players": n}))) for n in (3, 2)] == [3, 2]


def test_kj_1_2_partners_sit_opposite_and_play_goes_clockwise() -> None:
    rules = GAME.rules()
    assert rules.side(N) == rules.side(S) != rules.side(E) == rules.side(W)
    state = cards(after(start(), "S accept"), "JH TH QH 7H")
    assert [s for s, _ in state.tricks[0].plays] == [S, W, N, E]


def test_kj_1_3_thirty_two_cards() -> None:
    assert Counter(c.suit.code for c in FRENCH_32.cards) == {"C": 8, "D": 8, "H": 8, "S": 8}
    assert [r.code for r in FRENCH_32.ranks] == list("789TJQKA")
    state = GAME.setup(GAME.rules(), Chance("1"))
    assert sorted(c.code for h in state.hands for c in h) == sorted(c.code for c in FRENCH_32.cards)


def test_kj_1_4_rank_of_trumps() -> None:
    """Each trump wins against the next in the list."""
    for high, low in zip("J9ATKQ8", "9ATKQ87", strict=True):
        assert trick(f"N {low}H, E {high}H, S 7C, W 8C")["winner"] == "E"


def test_kj_1_5_rank_in_a_plain_suit() -> None:
    for high, low in zip("ATKQJ98", "TKQJ987", strict=True):
        assert trick(f"N {low}S, E {high}S, S 7C, W 8C")["winner"] == "E"


def test_kj_1_6_what_each_card_counts() -> None:
    trump = {c.rank.code: card_points(c, HEARTS) for c in FRENCH_32.full.of(HEARTS)}
    assert trump == {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
    plain = {c.rank.code: card_points(c, HEARTS) for c in FRENCH_32.full.of(FRENCH_32.suit("S"))}
    assert plain == {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
    _, events = act(after(start(), "S accept"), "S play JH", "W play TH", "N play QH", "E play 7H")
    told = next(e for e in events if e.rule == "KJ-1.6")
    assert told.facts["n"] == 20 + 10 + 3


def test_kj_1_7_the_pack_counts_152() -> None:
    for trump in FRENCH_32.suits:
        assert points_of(FRENCH_32.cards, trump) == 152 == 62 + 3 * 30
    _, events = play_on(after(start(), "S accept"))
    told = next(e for e in events if e.rule == "KJ-1.7")
    assert told.facts["all"] == 152


def test_kj_1_8_a_deal_is_worth_162() -> None:
    state, events = play_on(after(start(), "S accept"))
    assert sum(t.points for t in state.tricks) == 162
    assert next(e for e in events if e.rule == "KJ-1.8").facts["all"] == 162


# ---- KJ-2 deal ----


def test_kj_2_1_the_highest_card_drawn_deals_first() -> None:
    drawn = {"N": "KS", "E": "TH", "S": "9D", "W": "QC"}
    assert ask("draw", cards=drawn) == {"dealer": "N", "redraw": []}, "a king is higher than a ten"
    tie = ask("draw", cards={**drawn, "W": "KC"})
    assert tie["dealer"] is None and set(tie["redraw"]) == {"N", "W"}
    assert ask("draw", cards={"N": "7S", "W": "8C"})["dealer"] == "W", "only those tied draw again"
    ties = 0
    for seed in range(60):
        state = GAME.setup(GAME.rules(), Chance(str(seed)))
        best = max(state.draws[-1], key=lambda laid: laid.card.rank.number)
        assert state.dealer is best.seat
        assert [s for s, _ in state.draws[0]] == [N, E, S, W]
        ties += len(state.draws) > 1
        drawn_events = [e for e in GAME.opening(state) if e.kind == "draw"]
        assert len(drawn_events) == sum(len(d) for d in state.draws)
    assert ties, "ties come up and are drawn again"


def test_kj_2_2_the_dealer_shuffles_and_the_right_neighbour_cuts() -> None:
    state = start()
    told = next(e for e in GAME.opening(state) if e.rule == "KJ-2.2")
    assert (told.facts["who"], told.facts["cutter"]) == (E, N)
    hands = {GAME.setup(GAME.rules(), Chance(str(i))).hands for i in range(20)}
    assert len(hands) == 20


def test_kj_2_3_eight_cards_each_in_packets() -> None:
    state = GAME.setup(GAME.rules(), Chance("1"))
    assert [len(h) for h in state.hands] == [8, 8, 8, 8]
    assert "KJ-2.3" in rules_named(list(GAME.opening(state)))


def test_kj_2_4_the_deal_passes_clockwise() -> None:
    state, _ = play_on(after(start(deals=16), "S accept"))
    assert state.phase is Phase.SCORED and GAME.turn(state) == (S,)
    with pytest.raises(NotYourTurn):
        after(state, "W deal")
    following, events = act(state, "S deal")
    assert following.dealer is S and following.bidding.to_act is W and following.number == 2
    assert "KJ-2.4" in rules_named(events)


def test_kj_2_5_an_exposed_card_voids_the_deal() -> None:
    assert ask("bidding", dealer="W", exposed=True) == {"redeal": True, "dealer": "W"}
    hands = {s: h.split() for s, h in HANDS.items()}
    forced = ({"dealer": "W", "exposed": "KH"}, {"exposed": "AS"}, {"hands": hands})
    state = GAME.setup(GAME.rules(), Chance("x", deals=forced))
    assert state.dealer is W, "the same dealer deals again"
    assert [c.code for c in state.voided] == ["KH", "AS"]
    told = [e for e in GAME.opening(state) if e.rule == "KJ-2.5"]
    assert [e.facts["card"] for e in told] == [FRENCH_32.card("KH"), FRENCH_32.card("AS")]
    assert sorted(state.hands[2].codes()) == sorted(hands["S"])
    for bad in ({"exposed": "2H"}, {"exposed": "KH", "hands": hands}, {"hands": {**hands, "N": hands["S"]}}):
        with pytest.raises(BadInput):
            GAME.setup(GAME.rules(), Chance("x", deals=(bad,)))


# ---- KJ-3 bidding ----


def bid(*calls: str, **options: Any) -> dict[str, Any]:
    """South deals, four of hearts turned up, West speaks first: calls as "W pass"."""
    return ask("bidding", options, dealer="S", proposed="4H", calls=[c.split() for c in calls])


ALL_PASS = ("W pass", "N pass", "E pass", "S pass")


def test_kj_3_1_a_turned_card_proposes_a_suit() -> None:
    assert bid()["proposed_suit"] == "H"
    state = GAME.setup(GAME.rules(), Chance("1"))
    assert state.bidding.card is not None and state.bidding.card.suit == state.bidding.proposed
    assert "KJ-3.1" in rules_named(list(GAME.opening(state)))


def test_kj_3_2_what_is_turned_up() -> None:
    low = {GAME.setup(GAME.rules(), Chance(str(i))).bidding.card for i in range(100)}
    assert {c.rank.code for c in low if c is not None} == set("23456")
    for seed in range(10):
        shown = GAME.setup(GAME.rules({"proposal": "dealer_card"}), Chance(str(seed)))
        assert shown.bidding.card in shown.hands[shown.index(shown.dealer)], "it stays the dealer's"
        assert shown.bidding.owner is shown.dealer
        drawn = GAME.setup(GAME.rules({"proposal": "random"}), Chance(str(seed)))
        assert drawn.bidding.card is None and drawn.bidding.owner is None
    for proposal, proposed, owner in (
        ("low_card", "4H", None),
        ("dealer_card", "KH", "S"),
        ("random", "H", None),
    ):
        found = ask("bidding", {"proposal": proposal}, dealer="S", proposed=proposed, calls=[])
        assert (found["proposed_suit"], found["card_owner"]) == ("H", owner)
    for proposal, wrong in (("low_card", "KH"), ("dealer_card", "4H"), ("random", "KH")):
        with pytest.raises(BadInput):
            ask("bidding", {"proposal": proposal}, dealer="S", proposed=wrong, calls=[])


def test_kj_3_3_from_the_dealers_left_each_plays_or_passes() -> None:
    assert bid()["to_act"] == "W"
    assert bid()["legal"] == ["play", "pass"]
    assert bid("W pass")["to_act"] == "N"
    assert bid("W C") == {"illegal": {"index": 0, "call": "C", "rule": "KJ-3.3"}}
    assert barred(start(), "S name C") == "KJ-3.3"
    with pytest.raises(NotYourTurn):
        bid("N play")


def test_kj_3_4_the_first_to_play_ends_the_bidding() -> None:
    done = bid("W pass", "N play")
    assert (done["declarer"], done["trump"], done["to_act"], done["legal"]) == ("N", "H", None, [])
    state, events = act(start(), "S pass", "W accept")
    assert state.phase is Phase.PLAY and state.trump == HEARTS and "KJ-3.4" in rules_named(events)
    with pytest.raises(NotYourTurn):
        bid("W play", "N pass")


def test_kj_3_5_in_the_second_round_any_other_suit() -> None:
    second = bid(*ALL_PASS)
    assert (second["round"], second["to_act"], set(second["legal"])) == (2, "W", {"C", "D", "S", "pass"})
    named = bid(*ALL_PASS, "W pass", "N C")
    assert (named["declarer"], named["trump"], named["round"]) == ("N", "C", 2)
    for call in ("H", "play"):
        assert bid(*ALL_PASS, f"W {call}")["illegal"]["rule"] == "KJ-3.5"
    state = after(start(), "S pass", "W pass", "N pass", "E pass")
    assert barred(state, "S name H") == barred(state, "S accept") == "KJ-3.5"


def test_kj_3_6_the_dealer_must_choose() -> None:
    passes = (*ALL_PASS, "W pass", "N pass", "E pass")
    assert set(bid(*passes)["legal"]) == {"C", "D", "S"}
    assert bid(*passes, "S pass")["illegal"]["rule"] == "KJ-3.6"
    assert bid(*passes, "S H")["illegal"]["rule"] == "KJ-3.5"
    free = {"dealer_free_choice": True}
    assert bid(*passes, "S H", **free)["trump"] == "H"
    assert bid(*passes, "S pass", **free)["illegal"]["rule"] == "KJ-3.6"
    assert bid(*ALL_PASS, "W H", **free)["illegal"]["rule"] == "KJ-3.5", "only the forced dealer may"
    state = after(start(), *(f"{s} pass" for s in "SWNESWN"))
    assert barred(state, "E pass") == "KJ-3.6"
    _, events = act(state, "E name C")
    assert rules_named(events) == {"KJ-3.6"}


def test_kj_3_7_any_player_may_become_declarer() -> None:
    for i, seat in enumerate("WNES"):
        assert bid(*ALL_PASS[:i], f"{seat} play")["declarer"] == seat


# ---- KJ-4 trick play ----


def test_kj_4_1_the_dealers_left_neighbour_leads() -> None:
    state = after(start(), "S pass", "W accept")
    assert GAME.turn(state) == (S,), "the dealer's left leads, not the declarer"
    assert bid("W pass", "N play")["leader"] == "W"


def test_kj_4_2_must_follow_suit() -> None:
    assert legal("7S 9D KH", "N AS, E 8S") == ({"7S"}, {"9D": "KJ-4.2", "KH": "KJ-4.2"})
    state = cards(after(start(), "S accept"), "AS")
    assert barred(state, "W play JD") == "KJ-4.2"
    assert barred(state, "W play 8S") is None


def test_kj_4_3_void_must_trump() -> None:
    free, bars = legal("9D KH 8C", "N TS, E AS")
    assert free == {"9D"} and bars == {"KH": "KJ-4.3", "8C": "KJ-4.3"}
    assert legal("7D KH", "N TS, E JD")[0] == {"7D"}, "also when one cannot overtrump"


def test_kj_4_4_neither_suit_nor_trump_any_card() -> None:
    assert legal("KH 8C", "N AS, E 7S") == ({"KH", "8C"}, {})


def test_kj_4_5_must_overtrump() -> None:
    free, bars = legal("8D 7D JD KH", "N TS, E AD")
    assert free == {"JD"} and bars == {"8D": "KJ-4.5", "7D": "KJ-4.5", "KH": "KJ-4.3"}
    free, bars = legal("8D JD", "N AD, E KS", trumping="rotterdam")
    assert free == {"8D", "JD"}, "a trump lead is another rule"
    free, bars = legal("8D JD KH", "W 7S, N AD, E KS", trumping="rotterdam")
    assert free == {"JD"} and bars["8D"] == "KJ-4.5", "even over the partner"


def test_kj_4_6_amsterdam_exception() -> None:
    hand = "9D 7D KH 8C"
    assert legal(hand, "N AS, E 7S")[0] == set(hand.split()), "the partner wins a plain-suit trick"
    assert legal(hand, "W 7S, N TD, E 8S")[0] == set(hand.split()), "with a trump, too"
    assert legal(hand, "N 7S, E AS")[0] == {"9D", "7D"}, "the opponent is winning"
    assert legal(hand, "N AS, E 7S", trumping="rotterdam")[0] == {"9D", "7D"}
    free, bars = legal("8D JD KH", "W 7S, N TD, E KS", undertrump="avoid")
    assert free == {"JD", "KH"} and bars == {"8D": "KJ-4.7"}, "avoid limits even this freedom"


def test_kj_4_7_who_cannot_overtrump() -> None:
    hand, table = "QD 7D KH 8C", "N TS, E JD"
    free, bars = legal(hand, table)
    assert free == {"QD", "7D"} and bars == {"KH": "KJ-4.3", "8C": "KJ-4.3"}
    assert legal(hand, table, undertrump="may")[0] == set(hand.split())
    free, bars = legal(hand, table, undertrump="avoid")
    assert free == {"KH", "8C"} and bars == {"QD": "KJ-4.7", "7D": "KJ-4.7"}
    assert legal("QD 7D", table, undertrump="avoid") == ({"QD", "7D"}, {}), "nothing but lower trumps"


def test_kj_4_8_a_trump_lead() -> None:
    assert legal("JD 8D AS", "N KD, E 7D") == ({"JD", "8D"}, {"AS": "KJ-4.2"})
    free, bars = legal("JD 8D AS", "N KD, E 7D", head_trump_lead=True)
    assert free == {"JD"} and bars == {"8D": "KJ-4.8", "AS": "KJ-4.2"}, "even the partner's"
    assert legal("8D 7D", "N KD, E AS", head_trump_lead=True)[0] == {"8D", "7D"}


def test_kj_4_9_the_highest_trump_wins_else_the_suit_led() -> None:
    assert trick("N AS, E 7H, S TS, W KS")["winner"] == "E"
    assert trick("N 7S, E AC, S 8S, W AD")["winner"] == "S"
    assert trick("N 7S, E 8H, S AS, W QH")["winner"] == "W"


def test_kj_4_10_the_winner_leads_until_eight_tricks_are_played() -> None:
    state = cards(after(start(), "S pass", "W accept"), "AS 8S KS QS")
    assert state.tricks[0].winner is S and GAME.turn(state) == (S,)
    state = cards(state, "7D JD 8D AD")
    assert state.tricks[1].winner is E and GAME.turn(state) == (E,)
    done, _ = play_on(state)
    assert len(done.tricks) == 8 and done.phase is Phase.SCORED


# ---- KJ-5 roem ----


def parts(found: dict[str, Any]) -> set[tuple[Any, ...]]:
    assert sum(p[2] for p in found["roem_parts"]) == found["roem"]
    return {tuple(p) for p in found["roem_parts"]}


def held(hand: str, card: str, trump: str = "H", **options: Any) -> set[tuple[Any, ...]]:
    """The roem of North's hand when its last card falls, all others before it."""
    mine = hand.split()
    others = {"E": ["7C"], "S": ["7D"], "W": ["8D"]}
    plays = [["N", card], ["E", "7C"], ["S", "7D"], ["W", "8D"]]
    return parts(ask("trick", options, trump=trump, trick=plays, held={"N": mine, **others},
                     played=[c for c in mine if c != card]))  # fmt: skip


def test_kj_5_1_three_and_four_in_sequence() -> None:
    assert parts(trick("N 7S, E 8S, S 9S, W 7C")) == {("run3", "S", 20)}
    assert parts(trick("N 7S, E 8S, S 9S, W TS")) == {("run4", "S", 50)}
    assert parts(trick("N 7S, E 8S, S 9C, W TS")) == set()


def test_kj_5_2_sequences_follow_the_natural_order() -> None:
    assert parts(trick("N 9H, E TH, S JH, W 7C")) == {("run3", "H", 20)}, "in trumps too"
    assert parts(trick("N AS, E TS, S KS, W 7C")) == set(), "ace, ten, king is the order of winning only"
    assert parts(trick("N QS, E KS, S AS, W 7C")) == {("run3", "S", 20)}
    assert parts(trick("N KS, E AS, S 7S, W 7C")) == set(), "no way round the corner"


def test_kj_5_3_four_alike() -> None:
    for rank in "9TQKA":
        assert parts(trick(f"N {rank}S, E {rank}H, S {rank}D, W {rank}C")) == {("four", rank, 100)}
    for rank in "78":
        table = f"N {rank}S, E {rank}H, S {rank}D, W {rank}C"
        assert parts(trick(table)) == set()
        assert parts(trick(table, options={"four_low": True})) == {("four", rank, 100)}


def test_kj_5_4_four_jacks() -> None:
    jacks = "N JS, E JH, S JD, W JC"
    assert parts(trick(jacks)) == {("four", "J", 100)}
    assert parts(trick(jacks, options={"four_jacks": 200})) == {("four", "J", 200)}


def test_kj_5_5_stuk() -> None:
    assert parts(trick("N KH, E 7S, S QH, W 7C")) == {("stuk", "H", 20)}
    assert parts(trick("N KS, E 7S, S QS, W 7C")) == set(), "only in trumps"


def test_kj_5_6_roem_goes_with_the_trick() -> None:
    state = after(start(), "S accept")
    state, events = act(cards(state, "JH TH QH"), "E play 7H")
    state, events = act(cards(state, "AH"), "W play KH", "N play 8H", "E play JS")
    assert state.tricks[1].roem == (), "nobody's hand held a run or stuk"
    hands = {**HANDS, "W": "QH KH QC KC TC 9S 8S JD", "N": "TH 8H 9C JC AC KS 9D 8D"}
    state = cards(after(start(hands), "S accept"), "JH QH TH 7H")
    state, events = act(cards(state, "AH"), "W play KH", "N play 8H", "E play JS")
    assert [r.by for r in state.tricks[1].roem] == [W]
    assert state.tricks[1].winner is S
    assert "KJ-5.6" in rules_named(events), "West's stuk counts for South's side"
    line = next(x for x in GAME.score(state).lines if x.rule == "KJ-5.5")
    assert line.who == state.rules.side(S) and line.amount == 20


def test_kj_5_7_roem_by_the_trick() -> None:
    assert trick("N KH, E QH, S JH, W 7S")["roem"] == 40
    state = after(start(roem="trick"), "S accept")
    state, events = act(state, "S play 9H", "W play TH", "N play 8H", "E play 7H")
    assert [(r.kind.value, r.points, r.by) for r in state.tricks[0].roem] == [("run4", 50, None)]
    assert "KJ-5.7" in rules_named(events)


def test_kj_5_8_roem_by_the_hand() -> None:
    """South's seven, eight and nine of clubs count when the last of them falls, for the side that wins."""
    hands = {
        "S": "JH 9H AH 7C 8C 9C TS 7D",
        "W": "TC QC TH KH 9S 8S JD KD",
        "N": "AC JC 8H QH KS 9D 8D AS",
        "E": "KC 7H TD AD QD QS JS 7S",
    }
    state = cards(after(start(hands), "S accept"), "7C TC JC KC", "QC AC 7H 8C", "QS TS 8S AS", "KS 7S 9C")
    assert [t.roem for t in state.tricks] == [(), (), ()], "not before its last card"
    state, events = act(state, "W play 9S")
    assert [(r.by, r.points) for r in state.tricks[3].roem] == [(S, 20)]
    assert state.tricks[3].winner is N and "KJ-5.8" in rules_named(events)
    assert held("7S 8S 9S TS JS", "JS") == {("run4", "S", 50)}, "five in a row are 50 once"
    assert held("7S 8S 9S TS", "9S") == {("run4", "S", 50)}, "whichever card falls last"
    half = ask("trick", trump="H", trick=[["N", "9S"], ["E", "7C"], ["S", "7D"], ["W", "8D"]], played=["7S"],
               held={"N": ["7S", "8S", "9S"], "E": ["7C"], "S": ["7D"], "W": ["8D"]})  # fmt: skip
    assert half["roem"] == 0, "the eight is still in hand"


def test_kj_5_8_by_the_hand_what_each_player_held_counts_not_the_table() -> None:
    table = [["N", "9S"], ["E", "8S"], ["S", "7S"], ["W", "8D"]]
    found = ask("trick", trump="H", trick=table, held={"N": ["9S"], "E": ["8S"], "S": ["7S"], "W": ["8D"]})
    assert found["roem"] == 0


def test_kj_5_9_combinations_add_up() -> None:
    assert trick("N JH, E QH, S KH, W 7C")["roem"] == 40
    assert trick("N TH, E JH, S QH, W KH")["roem"] == 70
    assert held("TH JH QH KH", "TH") == {("run4", "H", 50)}, "the stuk was shown before the ten"
    assert held("TH JH QH KH", "QH") == {("run4", "H", 50), ("stuk", "H", 20)}
    assert held("JH QH KH KS KD KC", "KH") == {("run3", "H", 20), ("stuk", "H", 20), ("four", "K", 100)}
    state = after(start({**HANDS, "S": "JH QH KH 7C 8C AS TS 7D", "W": "TH 9H QC KC TC 9S 8S JD",
                         "N": "AH 8H 9C JC AC KS 9D 8D"}, roem="hand"), "S accept")  # fmt: skip
    state = cards(state, "JH TH AH 7H", "QH 9H 8H JS")
    assert state.to_play is W
    _, events = play_on(state)
    assert "KJ-5.9" in rules_named(events)


def test_kj_5_10_a_run_of_four_is_no_two_runs_of_three() -> None:
    assert parts(trick("N JS, E QS, S KS, W AS")) == {("run4", "S", 50)}
    _, events = act(
        after(start(roem="trick"), "S accept"), "S play 9H", "W play TH", "N play 8H", "E play 7H"
    )
    assert "KJ-5.10" in rules_named(events)


def test_kj_5_11_roem_is_announced_at_once_or_lost() -> None:
    table = "N KH, E QH, S JH, W 7S"
    manual = {"roem_claim": "manual"}
    assert trick(table)["roem"] == 40, "by itself"
    assert trick(table, options=manual, claimed=True)["roem"] == 40
    assert trick(table, options=manual, claimed=False) == {**trick(table), "roem": 0, "roem_parts": []}
    won = cards(after(start(roem="trick", roem_claim="manual"), "S accept"), "9H TH 8H 7H")
    claimed, events = act(won, "S claim")
    assert GAME.score(claimed).sum(claimed.rules.side(S)) == 14 + 10 + 50
    assert "KJ-5.11" in rules_named(events) and GAME.turn(claimed) == (S,)
    with pytest.raises(BadInput):
        act(claimed, "S claim")
    missed, events = act(won, "S play AS")
    assert next(e for e in events if e.kind == "missed").facts["n"] == 50
    assert GAME.score(missed).sum(missed.rules.side(S)) == 14 + 10
    assert barred(missed, "W claim") == "KJ-5.11", "too late"
    with pytest.raises(BadInput):
        act(after(start(), "S accept"), "S claim")


def test_kj_5_11_the_last_trick_can_still_be_claimed() -> None:
    state = after(start(roem="trick", roem_claim="manual"), "S accept")
    while state.phase is not Phase.CLAIM:
        plays = [a for a in GAME.legal_actions(state) if a.verb is Verb.PLAY]
        after_it = GAME.apply(state, plays[0]).state
        assert isinstance(after_it, State)
        state = after_it
    winner = state.tricks[-1].winner
    assert GAME.turn(state) == (winner,)
    for verb in ("claim", "count"):
        assert after(state, f"{winner.value} {verb}").phase is Phase.SCORED


# ---- KJ-6 scoring ----


def test_kj_6_1_card_points_of_the_tricks_won() -> None:
    state = cards(after(start(), "S accept"), "JH TH QH 7H", "AS 8S KS QS")
    line = next(x for x in GAME.score(state).lines if x.rule == "KJ-6.1")
    assert (line.who, line.amount) == (state.rules.side(S), 33 + 18)
    assert GAME.score(state).sum(state.rules.side(E)) == 0


def test_kj_6_2_the_last_trick_brings_ten() -> None:
    assert trick("N AS, E 7S, S 8S, W 9S", last=True)["points"] == 21
    assert trick("N AS, E 7S, S 8S, W 9S")["points"] == 11
    state, _ = play_on(after(start(), "S accept"))
    line = next(x for x in GAME.score(state).lines if x.rule == "KJ-6.2")
    assert (line.who, line.amount) == (state.rules.side(state.tricks[-1].winner), 10)


def test_kj_6_3_the_threshold() -> None:
    """Points, roem of both sides, and whether North's contract is made under each threshold."""
    for ns, roem, fixed82, half, cards82 in (
        (82, (0, 0), True, True, True), (81, (0, 0), False, False, False), (84, (0, 20), True, False, True),
        (62, (20, 0), True, False, False), (70, (50, 0), True, True, False), (90, (0, 20), True, False, True),
        (92, (0, 20), True, True, True),
    ):  # fmt: skip
        made = {t: score("N", ns, roem, threshold=t)["made"] for t in ("fixed82", "half", "cards82")}
        assert made == {"fixed82": fixed82, "half": half, "cards82": cards82}
    for threshold in ("fixed82", "half", "cards82"):
        _, events = play_on(after(start(threshold=threshold), "S accept"))
        assert rules_named(events) & {"KJ-6.3", "KJ-6.8"}


def test_kj_6_4_nat() -> None:
    nat = score("N", 70, (0, 20))
    assert nat["nat"] and nat["points"] == {"NS": 0, "EW": 182}
    assert score("N", 40, (20, 50))["points"] == {"NS": 0, "EW": 232}, "the roem of both sides"
    state, events = play_on(after(start(), "S pass", "W accept"))
    assert deal_score(state).nat and "KJ-6.4" in rules_named(events)
    sheet = GAME.score(state)
    assert sheet.sum(state.rules.side(W)) == 0
    assert sheet.sum(state.rules.side(S)) == 162 + sum(t.roem_points for t in state.tricks)
    assert {x.rule for x in sheet.lines} >= {"KJ-6.1", "KJ-6.2", "KJ-6.4"}


def test_kj_6_5_pit() -> None:
    pit = score("N", 162, tricks=8)
    assert pit["pit"] == "declarers" and pit["points"] == {"NS": 262, "EW": 0}
    assert score("N", 162, tricks=7)["pit"] is None
    assert score("W", 162, (20, 0), 8)["points"] == {"NS": 182, "EW": 0}
    against = score("W", 162, (20, 0), 8, pit_for_defenders=True)
    assert against["pit"] == "defenders" and against["points"] == {"NS": 282, "EW": 0}
    hands = {"S": "JH 9H AH TH KH QH 8H 7H", "W": "7C 8C 9C TC 7D 8D 9D TD", "N": "AC KC QC JC AD KD QD JD",
             "E": "AS KS QS JS TS 9S 8S 7S"}  # fmt: skip
    state, events = play_on(after(start(hands), "S accept"))
    assert "KJ-6.5" in rules_named(events)
    assert next(x.amount for x in GAME.score(state).lines if x.rule == "KJ-6.5") == 100


def test_kj_6_6_slot_bonus() -> None:
    assert score("N", 162, tricks=7)["slot"] is False
    slot = score("N", 162, tricks=7, slot_bonus=True)
    assert slot["slot"] and slot["points"] == {"NS": 212, "EW": 0}
    assert score("N", 162, (0, 20), 7, slot_bonus=True)["slot"] is False, "roem is a point too"
    both = score("N", 162, (40, 0), 8, slot_bonus=True)
    assert both["points"]["NS"] == 162 + 40 + 100 + 50
    assert score("N", 162, (40, 0), 8, slot_bonus=True, slot_with_pit=False)["points"]["NS"] == 302
    assert score("E", 162, tricks=7, slot_bonus=True)["slot"] is False, "only for the declaring side"


def test_kj_6_7_the_winner_of_a_deal_is_only_a_name() -> None:
    assert BOOK.rule("KJ-6.7").effect is Effect.NONE
    assert score("E", 92, (0, 50))["winner"] == "EW"
    assert score("N", 84, (0, 20))["winner"] == "EW", "a made contract can lose the deal"
    assert score("N", 91, (0, 20))["winner"] is None


def test_kj_6_8_half_is_nat() -> None:
    for threshold in ("fixed82", "half", "cards82"):
        assert score("N", 81, threshold=threshold)["nat"]
        assert score("N", 82, threshold=threshold)["made"]


# ---- KJ-7 match ----


def results(*points: tuple[int, int]) -> list[dict[str, int]]:
    return [{"NS": a, "EW": b} for a, b in points]


def test_kj_7_1_sixteen_deals_everybody_equally_often() -> None:
    assert GAME.rules().deals == 16 and GAME.rules({"players": 3}).deals == 12
    begun = ask("match", results=[])
    assert (begun["deals_left"], begun["next_dealer"], begun["over"]) == (16, "N", False)
    dealers = [ask("match", results=results(*[(100, 62)] * n))["next_dealer"] for n in range(16)]
    assert Counter(dealers) == {"N": 4, "E": 4, "S": 4, "W": 4}
    assert ask("match", {"deals": 3}, results=results((1, 0)))["deals_left"] == 2
    state = GAME.setup(GAME.rules({"deals": 5}), Chance("1"))
    while GAME.turn(state):
        after_it = GAME.apply(state, GAME.legal_actions(state)[0]).state
        assert isinstance(after_it, State)
        state = after_it
    assert len(state.results) >= 5


def test_kj_7_2_the_higher_total_wins() -> None:
    done = ask("match", {"deals": 2}, results=results((100, 62), (80, 90)))
    assert done == {"totals": {"NS": 180, "EW": 152}, "over": True, "winner": "NS", "deals_left": 0,
                    "next_dealer": None}  # fmt: skip
    state, events = play_on(after(start(deals=1), "S accept"))
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "KJ-7.2"
    assert outcome.winners == (deal_score(state).winner,)
    assert "KJ-7.2" in rules_named(events) and GAME.turn(state) == ()
    with pytest.raises(NotYourTurn):
        ask("match", {"deals": 1}, results=results((100, 62), (1, 2)))


def test_kj_7_3_a_tie_brings_four_more_deals() -> None:
    tie = [(81, 81)] * 2
    four = ask("match", {"deals": 2}, results=results(*tie))
    assert (four["over"], four["deals_left"], four["next_dealer"]) == (False, 4, "S")
    three = ask("match", {"deals": 2}, results=results(*tie, (100, 0)))
    assert (three["over"], three["deals_left"]) == (False, 3), "all four are played"
    again = ask("match", {"deals": 2}, results=results(*tie, (100, 0), (0, 100), (1, 0), (0, 1)))
    assert (again["over"], again["deals_left"]) == (False, 4), "and another four if need be"
    done = ask("match", {"deals": 2}, results=results(*tie, (100, 0), (0, 100), (1, 0), (0, 2)))
    assert (done["over"], done["winner"]) == (True, "EW")


def test_kj_7_3_a_tie_at_the_table() -> None:
    """Ledig made by each side in turn leaves the match level."""
    low = "7C 9C 7D 9D 7H 9H 7S 9S"
    rest = ("8C TC 8D TD 8H TH 8S TS", "JC QC JD QD JH QH JS QS", "KC AC KD AD KH AH KS AS")
    deals = tuple(
        {"dealer": dealer, "proposed": "2H",
         "hands": {s: h.split() for s, h in zip(seats, (low, *rest), strict=True)}}
        for dealer, seats in (("E", "SWNE"), ("S", "WNES"))
    )  # fmt: skip
    state = GAME.setup(GAME.rules({"ledig": True, "deals": 2}), Chance("x", deals=deals))
    for speaker in "SW":
        state, events = play_on(after(state, f"{speaker} ledig"))
        if speaker == "S":
            state = after(state, "S deal")
    assert state.results == ((50, 0), (0, 50)) and "KJ-7.3" in rules_named(events)
    assert state.phase is Phase.SCORED and GAME.turn(state) == (W,)


# ---- KJ-8 variants ----


def test_kj_8_1_amsterdams_is_the_default() -> None:
    assert GAME.rules().trumping.value == "amsterdam"
    assert legal("9D KH", "N AS, E 7S")[0] == {"9D", "KH"}


def test_kj_8_2_rotterdams_always_trumps() -> None:
    assert legal("9D KH", "N AS, E 7S", trumping="rotterdam")[0] == {"9D"}
    assert legal("9D KH", "N AS, E 7S", preset="club-rotterdam")[0] == {"9D"}


def test_kj_8_3_verplicht_ondertroeven_changes_the_club() -> None:
    hand, table = "QD AD KH", "N TS, E JD"
    assert legal(hand, table, preset="club")[0] == {"KH"}
    assert legal(hand, table, preset="club", undertrump="must")[0] == {"QD", "AD"}
    assert legal(hand, table)[0] == legal(hand, table, undertrump="must")[0] == {"QD", "AD"}


def test_kj_8_4_ledig() -> None:
    assert bid("W ledig")["illegal"]["rule"] == "KJ-8.4"
    said = bid("W pass", "N ledig", ledig=True)
    assert (said["declarer"], said["contract"], said["trump"]) == ("N", "ledig", None)
    forced = bid(*ALL_PASS, "W pass", "N pass", "E pass", ledig=True)
    assert "ledig" in forced["legal"], "the forced dealer too"
    with pytest.raises(BadInput):
        GAME.rules({"players": 3, "ledig": True})
    state = after(start(ledig=True), "S pass", "W ledig")
    assert state.trump is None and GAME.turn(state) == (S,)
    state = cards(state, "JH")
    assert barred(state, "W play QC") == "KJ-4.2"
    state = cards(state, "KH QH 7H")
    assert state.tricks[0].winner is W, "a king beats a jack: there is no trump"
    assert state.phase is Phase.SCORED and state.results[-1] == (50, 0), "it stops at his first trick"
    assert [(x.rule, x.amount) for x in GAME.score(state).lines] == [("KJ-8.4", 50)]
    made = ask(
        "score", {"ledig": True}, declarer="W", contract="ledig", tricks={"N": 4, "E": 1, "S": 3, "W": 0}
    )
    assert made["made"] and made["points"] == {"NS": 0, "EW": 50}


def three(**options: Any) -> State:
    """Three players, North deals: East, South, North; two cards lie aside."""
    hands = {"N": "TC 8H 8D QH 8S JS 9C AH JD KC", "E": "9D 7D JH 7C KS AD AS TH QS TD",
             "S": "AC JC 7H KH 9S TS 8C 7S QD 9H"}  # fmt: skip
    return start(hands, "N", "2C", {"talon": ["QC", "KD"]}, players=3, **options)


def test_kj_8_5_driemansklaverjas() -> None:
    state = three()
    assert [len(h) for h in state.hands] == [10, 10, 10] and len(state.talon) == 2
    assert GAME.turn(state) == (E,), "the dealer speaks last"
    state, events = act(state, "E accept")
    assert state.phase is Phase.EXCHANGE and GAME.turn(state) == (E,) and len(state.hands[1]) == 12
    secret = [e for e in events if e.seen_by is not None]
    assert [e.seen_by for e in secret] == [(E,)]
    for wrong in ("E discard KS", "E discard KS KC"):
        with pytest.raises(BadInput):
            act(state, wrong)
    state = after(state, "E discard KS 7C")
    assert state.phase is Phase.PLAY and GAME.turn(state) == (E,)
    assert state.away.codes() == ["7C", "KS"] and "QC" in state.start[1].codes()
    done, events = play_on(state)
    assert len(done.tricks) == 10 and {len(t.plays) for t in done.tricks} == {3}
    assert "KJ-8.5" in {x.rule for x in GAME.score(done).lines}
    assert sum(t.points for t in done.tricks) == 162 - 4
    names = {"declarer": "N", "roem": {"N": 0, "E": 20, "S": 0}}
    nat = ask(
        "score", {"players": 3}, cards={"N": 78, "E": 50, "S": 34}, tricks={"N": 4, "E": 3, "S": 3}, **names
    )
    assert nat["nat"] and nat["points"] == {"N": 0, "E": 91, "S": 91}
    made = ask(
        "score", {"players": 3}, cards={"N": 82, "E": 50, "S": 30}, tricks={"N": 4, "E": 3, "S": 3}, **names
    )
    assert made["points"] == {"N": 82, "E": 70, "S": 30}
    none = ask("score", {"players": 3, "pit_for_defenders": True}, cards={"N": 0, "E": 90, "S": 72},
               tricks={"N": 0, "E": 6, "S": 4}, declarer="N", roem={"N": 0, "E": 0, "S": 0})  # fmt: skip
    assert none["points"] == {"N": 0, "E": 81 + 50, "S": 81 + 50}
    tie = ask("match", {"players": 3, "deals": 1}, results=[{"N": 0, "E": 91, "S": 91}])
    assert (tie["over"], tie["deals_left"]) == (False, 3)
    free, _ = legal("9D KH", "E AS, S 7S", seat="N", players=3)
    assert free == {"9D"}, "nobody has a partner"


def test_kj_8_5_the_laid_away_cards_go_to_the_declarer_or_with_the_last_trick() -> None:
    mine, _ = play_on(after(three(), "E accept", "E discard KS KD"))
    theirs, _ = play_on(after(three(talon_points="last_trick"), "E accept", "E discard KS KD"))
    owners = [next(x.who for x in GAME.score(s).lines if x.rule == "KJ-8.5") for s in (mine, theirs)]
    assert owners == [E, theirs.tricks[-1].winner]


def two(**options: Any) -> State:
    """Two players, South deals, North leads."""
    hands = {"N": "JH 9H AC KC QC 8C 7C 7S", "S": "AH TH KH QH 8H 7H 9C TC"}
    rows = {"open": {"N": ["AS", "KS", "QS", "JS"], "S": ["AD", "KD", "QD", "JD"]},
            "hidden": {"N": ["9S", "TS", "7D", "8D"], "S": ["9D", "TD", "JC", "8S"]}}  # fmt: skip
    return start(hands, "S", "2H", rows, players=2, **options)


def test_kj_8_6_twee_mansklaverjas() -> None:
    state = two()
    assert GAME.turn(state) == (N,), "the non-dealer begins"
    forced = after(state, "N pass", "S pass", "N pass")
    assert barred(forced, "S pass") == "KJ-3.6"
    state = after(state, "N accept")
    assert len(state.playable(N)) == 12, "hand and open cards"
    assert [len(s) for s in state.start] == [16, 16]
    led = cards(state, "AS")
    assert led.rows[0][0].open is None, "the card below lies there until the trick is over"
    assert barred(led, "S play 9C") == "KJ-4.3" and barred(led, "S play AD") == "KJ-4.3", "void: must trump"
    won, events = act(led, "S play 7H")
    assert won.rows[0][0].open == FRENCH_32.card("9S"), "then it is turned up"
    assert won.tricks[0].winner is S and "KJ-8.6" in rules_named(events)
    done, _ = play_on(won)
    assert len(done.tricks) == 16 and sum(t.points for t in done.tricks) == 162
    assert legal("KH 7C", "N TS", players=2)[0] == {"KH", "7C"}
    found = ask("legal", {"players": 2}, trump="D", to_play="S", hand=["KH", "7C"], open=["8S", "9D"],
                trick=[["N", "TS"]])  # fmt: skip
    assert found["legal"] == ["8S"], "own open cards count for every duty"
    pit = ask("score", {"players": 2}, declarer="N", cards={"N": 162, "S": 0}, roem={"N": 0, "S": 0},
              tricks={"N": 16, "S": 0})  # fmt: skip
    assert pit["points"] == {"N": 262, "S": 0}
    tie = ask("match", {"players": 2, "deals": 1}, results=[{"N": 81, "S": 81}])
    assert (tie["deals_left"], tie["next_dealer"]) == (2, "S")


def test_kj_8_7_op_de_gezelligheid_there_is_no_nat() -> None:
    friendly = score("N", 70, (0, 20), 3, nat_penalty=False)
    assert (friendly["made"], friendly["nat"]) == (False, False)
    assert friendly["points"] == {"NS": 70, "EW": 112}
    state, events = play_on(after(start(nat_penalty=False), "S pass", "W accept"))
    assert not deal_score(state).made and "KJ-8.7" in rules_named(events)
    assert min(state.results[-1]) > 0


def test_kj_8_8_the_slot_bonus_is_a_house_rule() -> None:
    assert GAME.rules().slot_bonus is False
    hands = {"S": "JH 9H AH TH KH QH 8H 7H", "W": "7C 8C 9C TC 7D 8D 9D TD", "N": "AC KC QC JC AD KD QD JD",
             "E": "AS KS QS JS TS 9S 8S 7S"}  # fmt: skip
    state, events = play_on(after(start(hands, slot_bonus=True), "S accept"))
    assert "KJ-8.8" in rules_named(events)
    assert next(x.amount for x in GAME.score(state).lines if x.rule == "KJ-6.6") == 50


def test_kj_8_9_presets() -> None:
    names = ("trumping", "undertrump", "head_trump_lead", "roem", "threshold")

    def values(**options: Any) -> tuple[Any, ...]:
        found = GAME.option_values(GAME.rules(options))
        return tuple(found[n] for n in names)

    assert values() == values(preset="book") == ("amsterdam", "must", False, "hand", "fixed82")
    assert values(preset="club") == ("amsterdam", "avoid", True, "trick", "half")
    assert values(preset="club-rotterdam") == ("rotterdam", "must", True, "trick", "half")
    assert values(preset="club", undertrump="may", roem="hand") == ("amsterdam", "may", True, "hand", "half")
    with pytest.raises(BadInput):
        GAME.rules({"preset": "pub"})
    for preset in GAME.options.presets:
        found = GAME.option_values(GAME.rules({"preset": preset}))
        assert GAME.options.preset_of(found) == preset


# ---- KJ-9 terms ----


def test_kj_9_terms_have_no_effect() -> None:
    assert BOOK.rule("KJ-9").effect is Effect.NONE


# ---- the rulebook as a whole ----


def test_every_rule_has_a_test_that_names_it() -> None:
    source = Path(__file__).read_text("utf-8")
    tested = {m.group(1) for m in re.finditer(r"def test_kj_(\d+(?:_\d+)?)_[a-z]", source)}
    assert tested == {r.id.removeprefix("KJ-").replace(".", "_") for r in BOOK}


def test_every_sentence_can_be_said_in_both_languages() -> None:
    """Random deals under many options: every kind of event is said, and nothing in it is left open."""
    said: set[str] = set()
    for seed in range(60):
        chance = random.Random(seed)
        states = playthrough(any_options(chance), chance)
        events = list(GAME.opening(states[0]))
        for state in states[:-1]:
            legal_now = GAME.legal_actions(state)
            events += GAME.apply(state, chance.choice(legal_now)).events
            for action in GAME.candidates(state, GAME.turn(state)[0]):
                refusal = GAME.check(state, action)
                if refusal is not None:
                    assert GAME.explain(refusal).text in GAME.words.refusals.values()
        for language in Language:
            for text in sentences(events, language):
                assert text.endswith(".") and "None" not in text and "{" not in text and "–" not in text
        said |= {e.kind for e in events}
    assert len(said) > 45


@pytest.mark.parametrize(
    ("given", "recorded"),
    [
        ({"players": 3}, {"players": 3}),
        ({"players": 3, "deals": 16}, {"players": 3, "deals": 16}),
        ({"players": 3, "deals": 12}, {"players": 3}),
        ({"deals": 12}, {"deals": 12}),
    ],
)
def test_the_default_of_deals_hangs_on_the_players(given: dict[str, Any], recorded: dict[str, Any]) -> None:
    changed = GAME.options.changed(GAME.option_values(GAME.rules(given)))
    assert changed == recorded
    assert GAME.rules(changed) == GAME.rules(given)
