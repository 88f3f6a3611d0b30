"""The rules of Drei Säue vor dem Hof, one by one."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.bots.bot import advise
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.refusal import BadInput, IllegalAction
from engine.core.rulebook import Effect
from engine.games.drei_saeue.counts import pack
from engine.games.drei_saeue.play import GAME
from engine.games.drei_saeue.rules import PACK, ROUNDS, SEATS, SIDES, partner
from engine.games.drei_saeue.score import Level, settle
from engine.games.drei_saeue.state import Phase, State
from engine.games.drei_saeue.tricks import winner

N, E, S, W = SEATS
BOOK = GAME.rulebook()
SUITS = "ALHB"

# North deals, so East leads; everybody can follow the first lead in acorns or hearts
HANDS = {
    "N": "9A TA 6L 7L 9H TH 6B 7B",
    "E": "6A KA UL OL 6H UH 8B 9B",
    "S": "7A UA 8L 9L KH 8H TB UB",
    "W": "8A OA TL KL 7H OH OB KB",
}
ONE_SUIT_EACH = {
    "N": "6A 7A 8A 9A TA UA OA KA",
    "E": "6L 7L 8L 9L TL UL OL KL",
    "S": "6H 7H 8H 9H TH UH OH KH",
    "W": "6B 7B 8B 9B TB UB OB KB",
}
YARDS = {"N": "A", "E": "L", "S": "H", "W": "B"}


def deal(
    dealer: str = "N", yards: dict[str, str] = YARDS, hands: dict[str, str] = HANDS, **options: Any
) -> State:
    """A round from a given deal."""
    raw = {
        "dealer": dealer,
        "yards": {s: [y] for s, y in yards.items()},
        "hands": {s: h.split() for s, h in hands.items()},
    }
    return GAME.setup(GAME.rules(options), Chance("1", deals=(raw,)))


def act(state: State, *moves: list[Any]) -> tuple[State, list[Event]]:
    """The state after these moves (in JSON form) and everything that happened."""
    events: list[Event] = []
    for raw in moves:
        after, more = GAME.apply(state, GAME.read_action(state.rules, raw))
        assert isinstance(after, State)
        state = after
        events += more
    return state, events


def trick(state: State, cards: str) -> tuple[State, list[Event]]:
    """The state after these cards, played in turn."""
    events: list[Event] = []
    for code in cards.split():
        state, more = act(state, [state.to_act.value, "play", code])
        events += more
    return state, events


def after_tricks(cards: str, decisions: str = "", **more: Any) -> State:
    """The state after these cards; `decisions` has t (take) or l (leave) for every Sau asked about."""
    state, wanted = deal(**more), iter(decisions)
    for code in cards.split():
        state, _ = trick(state, code)
        if state.phase is Phase.TAKE:
            who = state.to_act.value
            state, _ = act(state, [who, "take", who] if next(wanted, "t") == "t" else [who, "leave"])
    return state


def refused(state: State, raw: list[Any]) -> str:
    """The rule that bars a move."""
    refusal = GAME.check(state, GAME.read_action(state.rules, raw))
    assert refusal is not None
    assert GAME.explain(refusal).text.en
    return refusal.rule


def stacks(state: State) -> dict[str, str]:
    return {s.value: "".join(suit.code for suit in state.yards.before(s)) for s in SEATS}


def rules_told(events: list[Event]) -> set[str | None]:
    return {e.rule for e in events}


def played_out(seed: str, **options: Any) -> State:
    """A whole game with the first legal move each time."""
    state = GAME.setup(GAME.rules(options), Chance(seed))
    while GAME.turn(state):
        after = GAME.apply(state, GAME.legal_actions(state)[0]).state
        assert isinstance(after, State)
        state = after
    return state


# ---- DS-1 players and pack ----


def test_ds_1_1_four_players_partners_opposite() -> None:
    assert GAME.seats(GAME.rules()) == (N, E, S, W)
    assert partner(N) is S and partner(E) is W
    assert settle({N: 2, E: 1, S: 1, W: 0}, 1).side == settle({N: 1, E: 0, S: 2, W: 1}, 1).side


def test_ds_1_2_four_suits_of_eight_cards_and_four_saeue() -> None:
    state = deal()
    assert len({c for hand in state.hands for c in hand}) == 32
    assert sorted("".join(stacks(state).values())) == sorted(SUITS)
    assert pack() == {"pigs": 4, "play_cards": 32, "hand": 8, "tricks": 8}


@pytest.mark.parametrize(("low", "high"), list(zip("6789TUO", "789TUOK", strict=True)))
def test_ds_1_3_rank_of_the_cards(low: str, high: str) -> None:
    assert winner(((N, PACK.card(low + "A")), (E, PACK.card(high + "A")))) is E
    assert winner(((N, PACK.card(high + "A")), (E, PACK.card(low + "A")))) is N


def test_ds_1_4_no_trump_all_suits_equal() -> None:
    for led in SUITS:
        others = [PACK.card("K" + s) for s in SUITS if s != led]
        assert winner(tuple(zip(SEATS, [PACK.card("6" + led), *others], strict=True))) is N


def test_ds_1_5_the_stake_is_paid_at_the_end_of_the_round_only() -> None:
    state = after_tricks("6A 7A 8A 9A", "t", stake=3)
    assert not any(state.ledger.balances().values())
    assert GAME.rules().stake == 1
    assert settle({N: 3, E: 0, S: 0, W: 1}, 3).pay() == {N: 3, E: -3, S: 3, W: -3}
    for stake in (0, -1, True, "1", 1.0):
        with pytest.raises(BadInput):
            GAME.rules({"stake": stake})


@pytest.mark.parametrize("id", ["DS-1.6", "DS-6.1", "DS-6.2", "DS-6.4"])
def test_rules_without_effect_say_so(id: str) -> None:
    """DS-1.6 themes of the suits, DS-6.1 and DS-6.2 terms, DS-6.4 signalling."""
    assert BOOK.rule(id).effect is Effect.NONE


def test_ds_1_6_themes_have_no_effect() -> None:
    assert BOOK.rule("DS-1.6").effect is Effect.NONE


# ---- DS-2 setting up ----


def test_ds_2_1_the_saeue_are_no_playing_cards() -> None:
    assert all(c.rank.code != "S" for hand in deal().hands for c in hand)
    with pytest.raises(BadInput):
        GAME.read_action(GAME.rules(), ["N", "play", "SA"])


def test_ds_2_2_one_open_sau_before_each_player() -> None:
    for seed in "abc":
        state = GAME.setup(GAME.rules(), Chance(seed))
        assert all(len(state.yards.before(s)) == 1 for s in SEATS)
        assert all(state.yards.is_open(suit) for suit in PACK.suits)
    seen = {stacks(GAME.setup(GAME.rules(), Chance(str(i))))["N"] for i in range(30)}
    assert seen == set(SUITS), "they are shuffled"


def test_ds_2_3_eight_cards_each() -> None:
    assert [len(h) for h in GAME.setup(GAME.rules(), Chance("x")).hands] == [8, 8, 8, 8]
    with pytest.raises(BadInput):
        deal(hands={**HANDS, "N": "9A TA 6L 7L 9H TH 6B"})


def test_ds_2_4_the_deal_passes_clockwise() -> None:
    state = GAME.setup(GAME.rules(), Chance("5"))
    dealers = [state.dealer]
    while GAME.turn(state):
        after = GAME.apply(state, GAME.legal_actions(state)[0]).state
        assert isinstance(after, State)
        if after.round != state.round:
            dealers.append(after.dealer)
        state = after
    start = SEATS.index(dealers[0])
    assert dealers == [SEATS[(start + i) % 4] for i in range(ROUNDS)]
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "DS-2.4"
    assert all(outcome.result[s] == max(outcome.result.values()) for s in outcome.winners)


# ---- DS-3 trick play ----


def test_ds_3_1_the_player_after_the_dealer_leads() -> None:
    for dealer, first in zip("NESW", "ESWN", strict=True):
        assert deal(dealer).to_act.value == first
    with pytest.raises(BadInput):
        act(deal("N"), ["N", "play", "9A"])


def test_ds_3_2_the_winner_leads_next() -> None:
    state = after_tricks("6A 7A 8A TA", "t")
    assert state.phase is Phase.PLAY and state.to_act is N and not state.trick


def test_ds_3_3_follow_suit_if_you_can() -> None:
    state, _ = trick(deal(), "6A")
    assert refused(state, ["S", "play", "KH"]) == "DS-3.3"
    assert [a.card.code for a in GAME.legal_actions(state)] == ["7A", "UA"]
    before = state
    with pytest.raises(IllegalAction):
        act(state, ["S", "play", "KH"])
    assert state == before


def test_ds_3_4_who_is_void_may_play_any_card() -> None:
    void = deal(hands=ONE_SUIT_EACH)
    void, _ = trick(void, "6L")
    assert len(GAME.legal_actions(void)) == 8
    void, events = trick(void, "KH KB KA")
    assert "DS-3.4" in rules_told(events)


def test_ds_3_5_the_highest_card_of_the_suit_led_wins() -> None:
    state = deal(hands=ONE_SUIT_EACH)
    state, events = trick(state, "6L KH KB KA")
    assert state.tricks[-1].winner is E, "a discarded König cannot win"
    assert "DS-3.5" in rules_told(events)


def test_ds_3_6_the_suit_of_a_trick_is_the_suit_led() -> None:
    state = deal(hands=ONE_SUIT_EACH, yards={"N": "L", "E": "A", "S": "H", "W": "B"})
    state, _ = trick(state, "6L KH KB KA")
    assert state.tricks[-1].suit.code == "L"
    state, _ = act(state, ["E", "take", "E"])
    assert stacks(state)["E"] == "AL"


# ---- DS-4 moving the Säue ----


def test_ds_4_1_the_winner_may_take_the_sau_of_the_suit() -> None:
    state, _ = trick(deal(), "6A 7A OA 9A")
    assert state.phase is Phase.TAKE and state.to_act is W
    state, _ = act(state, ["W", "take", "W"])
    assert stacks(state) == {"N": "", "E": "L", "S": "H", "W": "BA"}
    assert state.to_act is W and state.phase is Phase.PLAY


def test_ds_4_2_also_from_the_partner() -> None:
    state, _ = trick(deal(), "6A UA 8A 9A")
    state, events = act(state, ["S", "take", "S"])
    assert stacks(state) == {"N": "", "E": "L", "S": "HA", "W": "B"}
    assert "DS-4.2" in rules_told(events)


def test_ds_4_3_it_is_laid_on_top_and_covers_the_own() -> None:
    state, _ = trick(deal(), "KA 7A 8A 9A")
    state, events = act(state, ["E", "take", "E"])
    leaves = PACK.suit("L")
    assert stacks(state)["E"] == "LA" and not state.yards.is_open(leaves)
    assert "DS-4.3" in rules_told(events)


def test_ds_4_4_only_an_open_sau_moves() -> None:
    state = after_tricks("KA 7A 8A 9A", "t")
    assert stacks(state)["E"] == "LA"
    state, _ = trick(state, "UL 8L KL 6L")  # leaves lies covered
    assert state.phase is Phase.PLAY and stacks(state)["E"] == "LA"
    assert refused(state, ["W", "take", "W"]) == "DS-4.5"


def test_ds_4_5_a_covered_sau_cannot_be_taken() -> None:
    state = after_tricks("KA 7A 8A 9A", "t")
    state, events = trick(state, "UL 8L KL 6L")
    assert "DS-4.5" in rules_told(events)
    assert state.to_act is W, "the trick only decides who leads"
    assert refused(state, ["W", "take", "W"]) == "DS-4.5"


def test_ds_4_6_a_covered_sau_comes_open_again() -> None:
    # East covers leaves with acorns, South takes acorns, leaves lies open again
    state = after_tricks("KA 7A 8A 9A", "t")
    state, _ = trick(state, "6A UA OA TA")
    state, events = act(state, ["W", "take", "W"])
    assert stacks(state) == {"N": "", "E": "L", "S": "H", "W": "BA"}
    assert "DS-4.6" in rules_told(events)
    state, _ = trick(state, "KL 6L UL 8L")
    state, _ = act(state, ["W", "take", "W"])
    assert stacks(state)["W"] == "BAL"


def test_ds_4_7_the_own_open_sau_stays() -> None:
    state, events = trick(deal(dealer="W"), "TA 6A 7A 8A")
    assert state.phase is Phase.PLAY and state.to_act is N
    assert "DS-4.7" in rules_told(events)
    assert refused(state, ["N", "take", "N"]) == "DS-4.7"


def test_ds_4_8_taking_is_a_right_unless_agreed_otherwise() -> None:
    state, _ = trick(deal(), "KA 7A 8A 9A")
    left, events = act(state, ["E", "leave"])
    assert stacks(left) == YARDS and "DS-4.8" in rules_told(events)
    state, _ = trick(deal(take_pig="always"), "KA 7A 8A 9A")
    assert state.phase is Phase.PLAY and stacks(state)["E"] == "LA", "taken by itself"
    state, _ = trick(deal(take_pig="always", yard_choice=True), "KA 7A 8A 9A")
    assert refused(state, ["E", "leave"]) == "DS-4.8"


def test_ds_4_9_the_decision_comes_before_the_next_lead() -> None:
    state, _ = trick(deal(), "KA 7A 8A 9A")
    with pytest.raises(BadInput):
        act(state, ["E", "play", "6A"])
    state, _ = act(state, ["E", "leave"])
    with pytest.raises(BadInput):
        act(state, ["E", "leave"])
    state, _ = trick(state, "6A")
    with pytest.raises(BadInput):
        act(state, ["E", "take", "E"])


def test_ds_4_10_the_partners_yard_only_by_agreement() -> None:
    state, _ = trick(deal(), "KA 7A 8A 9A")
    assert refused(state, ["E", "take", "W"]) == "DS-4.10"
    assert refused(state, ["E", "take", "N"]) == "DS-4.10"
    state, _ = trick(deal(yard_choice=True), "KA 7A 8A 9A")
    assert refused(state, ["E", "take", "S"]) == "DS-4.10", "never to an opponent"
    state, events = act(state, ["E", "take", "W"])
    assert stacks(state)["W"] == "BA" and "DS-4.10" in rules_told(events)
    state, _ = trick(deal(yard_choice=True), "6A UA 8A 9A")  # South wins the partner's Sau
    assert refused(state, ["S", "take", "N"]) == "DS-4.10", "not back where it comes from"


# ---- DS-5 end of the round ----


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_ds_5_1_all_saeue_count_open_and_covered(seed: str) -> None:
    state = played_out(seed)
    assert state.settled is not None
    assert sum(state.yards.pigs().values()) == 4
    assert state.settled == settle(state.yards.pigs(), 1)


def test_ds_5_2_three_to_one_pays_the_single_stake_to_the_left() -> None:
    done = settle({N: 2, E: 1, S: 1, W: 0}, 5)
    assert [(t.source, t.target, t.amount, t.rule) for t in done.transfers] == [
        (E, S, 5, "DS-5.2"),
        (W, N, 5, "DS-5.2"),
    ]
    assert done.level is Level.SINGLE
    assert settle({N: 0, E: 3, S: 1, W: 0}, 1).level is Level.SINGLE, (
        "three in one yard, one with an opponent"
    )


def test_ds_5_3_four_to_none_pays_double() -> None:
    done = settle({N: 3, E: 0, S: 1, W: 0}, 5)
    assert [(t.source, t.target, t.amount, t.rule) for t in done.transfers] == [
        (E, S, 10, "DS-5.3"),
        (W, N, 10, "DS-5.3"),
    ]


def test_ds_5_4_all_four_alone_is_paid_by_everybody() -> None:
    done = settle({N: 0, E: 4, S: 0, W: 0}, 5)
    assert done.pay() == {N: -10, E: 30, S: -10, W: -10}
    assert {t.rule for t in done.transfers} == {"DS-5.4"}


def test_ds_5_5_two_each_is_void() -> None:
    done = settle({N: 2, E: 2, S: 0, W: 0}, 5)
    assert done.side is None and not done.transfers and done.level is Level.VOID


def test_ds_5_payments_reach_ledger_and_sheet() -> None:
    """Every payment stands in the ledger and on the sheet under its rule."""
    seen: set[str] = set()
    for i in range(60):
        state = GAME.setup(GAME.rules(), Chance(f"pay {i}"))
        while state.phase is not Phase.SCORED:
            after = GAME.apply(state, GAME.legal_actions(state)[i % len(GAME.legal_actions(state))]).state
            assert isinstance(after, State)
            state = after
        sheet, done = GAME.score(state), state.settled
        assert done is not None
        assert {s: sheet.sum(s) for s in SEATS} == done.pay() == {s: state.ledger.net(s) for s in SEATS}
        assert sum(state.ledger.balances().values()) == 0
        seen |= {line.rule for line in sheet.lines}
    assert {"DS-5.2", "DS-5.5"} <= seen


# ---- DS-6 terms ----


def test_ds_6_1_unterschwurbeln_is_told_to_its_player_alone() -> None:
    state, events = trick(deal(), "6A")
    told = [e for e in events if e.rule == "DS-6.1"]
    assert [e.seen_by for e in told] == [(E,)], "the others do not know where the König is"
    _, events = trick(deal(), "KA")
    assert "DS-6.1" not in rules_told(events)
    state = after_tricks("6A 7A 8A TA 9A")
    _, events = trick(state, "KA")
    assert [e.seen_by for e in events if e.rule == "DS-6.1"] == [None], "the König gives it away"


def test_ds_6_2_die_sau_verscherbeln() -> None:
    _, events = trick(deal(), "UL")
    assert "DS-6.2" in rules_told(events)
    _, events = trick(deal(), "6A")
    assert "DS-6.2" not in rules_told(events)
    state = after_tricks("KA 7A 8A 9A", "t")
    _, events = trick(state, "UL")
    assert "DS-6.2" not in rules_told(events), "the covered Sau is not for sale"


def test_ds_6_3_auf_die_finger_klopfen() -> None:
    state, events = deal(hands=ONE_SUIT_EACH), []
    while state.phase is not Phase.SCORED:  # East wins every trick, but all of them are leaves
        state, more = act(state, GAME.legal_actions(state)[0].as_json())
        events += more
    assert "DS-6.3" not in rules_told(events)
    hands = {
        "N": "6A 7A 6L 7L 6H 7H 6B 7B",
        "E": "OA KA OL KL OH KH OB KB",
        "S": "8A 9A 8L 9L 8H 9H 8B 9B",
        "W": "TA UA TL UL TH UH TB UB",
    }
    state, events = deal(hands=hands), []
    for cards in (
        "KA 8A TA 6A",
        "KL 8L TL 6L",
        "KH 8H TH 6H",
        "KB 8B TB 6B",
        "OA 9A UA 7A",
        "OL 9L UL 7L",
        "OH 9H UH 7H",
        "OB 9B UB 7B",
    ):
        state, more = trick(state, cards)
        events += more
        if state.phase is Phase.TAKE:
            state, more = act(state, ["E", "take", "E"])
            events += more
    assert stacks(state)["E"] == "LAHB"
    assert {"DS-6.3", "DS-5.4"} <= rules_told(events)
    assert state.ledger.balance(E) == 6 and state.ledger.balance(W) == -2


def test_ds_6_4_signalling_for_partners_has_no_effect() -> None:
    assert BOOK.rule("DS-6.4").effect is Effect.NONE


# ---- beside the rules ----


def test_a_forced_deal_is_read_strictly() -> None:
    good: dict[str, Any] = {
        "dealer": "N",
        "yards": {s: [y] for s, y in YARDS.items()},
        "hands": {s: h.split() for s, h in HANDS.items()},
    }
    bad: list[dict[str, Any]] = [
        {},
        {**good, "dealer": "X"},
        {**good, "more": 1},
        {**good, "yards": {**good["yards"], "N": ["L"]}},
        {**good, "yards": {**good["yards"], "N": ["A", "L"], "E": []}},
        {**good, "hands": {**good["hands"], "N": good["hands"]["E"]}},
    ]
    for raw in bad:
        with pytest.raises(BadInput):
            GAME.setup(GAME.rules(), Chance("1", deals=(raw,)))
    with pytest.raises(BadInput):  # the second deal must be East's
        GAME.setup(GAME.rules(), Chance("1", deals=(good, good)))
    state = GAME.setup(GAME.rules(), Chance("1", deals=(good, {**good, "dealer": "E"})))
    while state.round == 1:
        after = GAME.apply(state, GAME.legal_actions(state)[0]).state
        assert isinstance(after, State)
        state = after
    assert state.dealer is E and state.hands[0].codes() == sorted(
        HANDS["N"].split(), key=HANDS["N"].split().index
    )


def test_every_rule_is_named_by_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for rule in BOOK:
        assert f"test_{rule.id.lower().replace('-', '_').replace('.', '_')}_" in text, rule.id


def test_possible_hands_follow_what_was_shown() -> None:
    void = deal(hands=ONE_SUIT_EACH)
    void, _ = trick(void, "6L KH KB KA")
    assert void.phase is Phase.PLAY, "East's own Sau"
    leaves = PACK.suit("L")
    for i in range(20):
        other = GAME.possible(void, N, Chance(str(i)))
        assert not other.hands[2].of(leaves) and not other.hands[3].of(leaves), "they showed it"
        assert other.hands[0] == void.hands[0]


def test_bots_see_only_the_view() -> None:
    state = GAME.setup(GAME.rules(), Chance("9"))
    seat = state.to_act
    told = {
        advise(GAME, GAME.possible(state, seat, Chance(str(i))), seat, "sensible", Chance("b")).action
        for i in range(10)
    }
    assert len(told) == 1


# ---- a second, slower way ----


def test_payments_by_the_letter() -> None:
    """All 35 ways in which four Säue can lie, paid as the sentences of DS-5 say it."""
    ways = [w for w in product(range(5), repeat=4) if sum(w) == 4]
    assert len(ways) == 35
    for way in ways:
        pigs = dict(zip(SEATS, way, strict=True))
        pay = dict.fromkeys(SEATS, 0)
        for side in SIDES:
            mine = sum(pigs[x] for x in side.seats)
            losers = [x for x in SEATS if x not in side.seats]
            if 4 in pigs.values():
                continue
            for loser in losers if mine >= 3 else []:
                left = SEATS[(SEATS.index(loser) + 1) % 4]
                pay[loser] -= 1 if mine == 3 else 2
                pay[left] += 1 if mine == 3 else 2
        for rich in (x for x in SEATS if pigs[x] == 4):
            pay = {x: 6 if x is rich else -2 for x in SEATS}
        assert settle(pigs, 1).pay() == pay, pigs


@pytest.mark.parametrize("cards", [1, 2])
def test_counts_of_the_game_tree(cards: int) -> None:
    """All ways to play the last tricks of a deal, counted by the game and without it."""
    for seed in range(4):
        state = GAME.setup(GAME.rules({"take_pig": "always"}), Chance(f"tree {seed}"))
        while state.phase is not Phase.SCORED and sum(len(h) for h in state.hands) > 4 * cards:
            state, _ = act(state, GAME.legal_actions(state)[0].as_json())
        hands = {x: tuple(h) for x, h in zip(SEATS, state.hands, strict=True)}
        assert leaves(state) == naive(hands, state.to_act, ())


def leaves(state: State) -> int:
    """How many ways there are to play the round to its end."""
    if state.phase is Phase.SCORED:
        return 1
    return sum(leaves(act(state, a.as_json())[0]) for a in GAME.legal_actions(state))


def naive(hands: dict[Any, tuple[Any, ...]], to_play: Any, plays: tuple[tuple[Any, Any], ...]) -> int:
    """The same without the game: letters of suits and the order of ranks only."""
    if len(plays) == 4:
        led = plays[0][1].code[1]
        best = max((p for p in plays if p[1].code[1] == led), key=lambda p: "6789TUOK".index(p[1].code[0]))
        return naive(hands, best[0], ()) if any(hands.values()) else 1
    hand = hands[to_play]
    same = [c for c in hand if plays and c.code[1] == plays[0][1].code[1]]
    following = SEATS[(SEATS.index(to_play) + 1) % 4]
    return sum(
        naive(
            {**hands, to_play: tuple(c for c in hand if c is not card)}, following, (*plays, (to_play, card))
        )
        for card in same or hand
    )
