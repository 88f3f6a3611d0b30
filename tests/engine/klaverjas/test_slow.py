"""The engine against a second, slower way: whole deals under every option, legality card by card."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine import referee
from engine.core.chance import Chance
from engine.core.refusal import BadInput
from engine.core.seat import Seat
from engine.games.klaverjas.play import GAME
from engine.games.klaverjas.rules import OPTIONS, Claim
from engine.games.klaverjas.score import deal_score, tally
from engine.games.klaverjas.state import Phase, State, Verb
from tests.engine.klaverjas import slow


def any_options(chance: random.Random, **fixed: Any) -> dict[str, Any]:
    """Options drawn at random that go together."""
    while True:
        given = {o.name: chance.choice(o.values) for o in OPTIONS.options if chance.random() < 0.5}
        given = {**given, "deals": 1, **fixed}
        try:
            GAME.rules(given)
        except BadInput:
            continue
        return given


def step(state: State, action: Any) -> State:
    after = GAME.apply(state, action).state
    assert isinstance(after, State)
    return after


def code(who: Any) -> str:
    return who.value if isinstance(who, Seat) else who.code


def playthrough(options: dict[str, Any], chance: random.Random) -> list[State]:
    """The states of one deal, played at random."""
    states = [GAME.setup(GAME.rules(options), Chance(str(chance.random())))]
    while states[-1].phase is not Phase.SCORED and GAME.turn(states[-1]):
        legal = GAME.legal_actions(states[-1])
        states.append(step(states[-1], chance.choice(legal)))
    return states


@pytest.mark.parametrize("seed", range(60))
def test_a_deal_goes_the_same_way_slowly(seed: int) -> None:
    chance = random.Random(seed)
    options = any_options(chance)
    values = GAME.option_values(GAME.rules(options))
    states = playthrough(options, chance)
    for state in states:
        if state.phase is Phase.PLAY:
            legality_agrees(values, state)
    last = states[-1]
    assert last.contract is not None
    if last.contract.trump is None:
        won = any(t.winner is last.contract.declarer for t in last.tricks)
        assert deal_score(last).made is not won
        return
    tricks_agree(values, last)
    sides = [code(s) for s in last.rules.sides]
    t = tally(last, last.away)
    parts = [{code(w): n for w, n in part.items()} for part in (t.cards, t.roem, t.tricks)]
    assert sum(parts[0].values()) == 162
    expect = slow.written(values, sides, code(last.rules.side(last.contract.declarer)), *parts)
    assert {code(w): n for w, n in deal_score(last).points.items()} == expect
    assert tuple(expect.values()) == last.results[-1]


def legality_agrees(values: dict[str, Any], state: State) -> None:
    seat = state.to_play
    hand = {c.code for c in state.playable(seat)}
    trick = [(s.value, c.code) for s, c in state.trick]
    trump = None if state.trump is None else state.trump.code
    for action in GAME.candidates(state, seat):
        if action.verb is Verb.PLAY:
            refusal = GAME.check(state, action)
            expect = slow.why_not(values, hand, trick, trump, seat.value, action.card.code)
            assert (refusal.rule if refusal else "") == expect


def tricks_agree(values: dict[str, Any], state: State) -> None:
    assert state.trump is not None
    trump, before = state.trump.code, list[slow.Play]()
    start = {
        s.value: {c.code for c in cards} for s, cards in zip(state.rules.seats, state.start, strict=True)
    }
    for i, t in enumerate(state.tricks):
        trick = [(s.value, c.code) for s, c in t.plays]
        last = i + 1 == state.rules.trick_count
        assert t.winner.value == slow.winner(trick, trump)[0]
        assert t.points == slow.points([c for _, c in trick], trump) + 10 * last
        assert sum(r.points for r in t.roem) == slow.trick_roem(values, start, before, trick, trump)
        before += trick


def case_of(states: list[State], options: dict[str, Any], plays: int) -> dict[str, Any]:
    """A deal as a case for the referee, with so many cards played."""
    first, last = states[0], states[-1]
    rules = first.rules
    laid = [[s.value, c.code] for t in last.tricks for s, c in t.plays][:plays]
    position: dict[str, Any] = {
        "dealer": first.dealer.value,
        "proposed": first.bidding.proposed.code if first.bidding.card is None else first.bidding.card.code,
        "calls": [
            [c.seat.value, c.saying.value if hasattr(c.saying, "value") else c.saying.code]
            for c in last.bidding.calls
        ],
        "hands": {s.value: h.codes() for s, h in zip(rules.seats, first.hands, strict=True)},
        "plays": laid,
    }
    if rules.roem_claim is Claim.MANUAL:
        done = len(laid) // rules.players
        position["claims"] = [i + 1 for i, t in enumerate(last.tricks[:done]) if t.claimed]
    if rules.players == 3:
        position |= {"talon": first.talon.codes(), "discards": last.away.codes()}
    for name in ("open", "hidden") if rules.players == 2 else ():
        position[name] = {
            s.value: [getattr(p, name).code for p in row]
            for s, row in zip(rules.seats, first.rows, strict=True)
        }
    return {"id": "x", "game": "klaverjas", "options": options, "ask": "deal", "position": position}


@pytest.mark.parametrize("seed", range(40))
def test_the_referee_replays_any_deal(seed: int) -> None:
    chance = random.Random(1000 + seed)
    options = any_options(chance)
    states = playthrough(options, chance)
    last = states[-1]
    whole = referee.answer(case_of(states, options, 32))
    assert whole["complete"] is True
    assert [t["winner"] for t in whole["tricks"]] == [t.winner.value for t in last.tricks]
    assert tuple(whole["score"]["points"].values()) == last.results[-1]
    cut = chance.randrange(sum(len(t.plays) for t in last.tricks))
    part = referee.answer(case_of(states, options, cut))
    playing = next(
        s
        for s in states
        if s.phase is Phase.PLAY and sum(len(t.plays) for t in s.tricks) + len(s.trick) == cut
    )
    assert part["complete"] is False
    assert part["to_play"] == playing.to_play.value
    legal = {a.card.code for a in GAME.legal_actions(playing) if a.verb is Verb.PLAY}
    assert set(part["legal"]) == legal


def count_tree(state: State, depth: int) -> int:
    """How many ways to go on there are, by the engine's own legal actions."""
    if depth == 0 or state.phase is not Phase.PLAY:
        return 1
    return sum(count_tree(step(state, a), depth - 1) for a in GAME.legal_actions(state))


def slow_tree(
    values: dict[str, Any],
    hands: dict[str, set[str]],
    seats: str,
    to_play: str,
    trick: list[slow.Play],
    trump: str,
    depth: int,
) -> int:
    """The same, a second way."""
    if depth == 0:
        return 1
    total = 0
    for card in hands[to_play]:
        if slow.why_not(values, hands[to_play], trick, trump, to_play, card):
            continue
        after = [*trick, (to_play, card)]
        follow = seats[(seats.index(to_play) + 1) % len(seats)]
        if len(after) == len(seats):
            follow, after = slow.winner(after, trump)[0], []
        rest = {**hands, to_play: hands[to_play] - {card}}
        total += slow_tree(values, rest, seats, follow, after, trump, depth - 1)
    return total


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"preset": "club"},
        {"preset": "club-rotterdam"},
        {"undertrump": "may"},
        {"players": 3, "undertrump": "avoid"},
    ],
)
def test_the_game_tree_has_as_many_branches(options: dict[str, Any]) -> None:
    chance = random.Random(3)
    values = GAME.option_values(GAME.rules(options))
    state = next(s for s in playthrough(options, chance) if s.phase is Phase.PLAY and len(s.tricks) == 5)
    assert state.trump is not None
    hands = {s.value: {c.code for c in h} for s, h in zip(state.rules.seats, state.hands, strict=True)}
    seats = "".join(s.value for s in state.rules.seats)
    for depth in (1, 4, 7):
        expect = slow_tree(values, hands, seats, state.to_play.value, [], state.trump.code, depth)
        assert count_tree(state, depth) == expect


@pytest.mark.parametrize("four_jacks", [100, 200])
@pytest.mark.parametrize("four_low", [False, True])
def test_roem_of_a_hand_slowly(four_jacks: int, four_low: bool) -> None:
    """Random hands, made rich in runs and alikes, find the same roem both ways."""
    from engine.cards.packs import FRENCH_32
    from engine.games.klaverjas.roem import combinations

    rules = GAME.rules({"four_jacks": four_jacks, "four_low": four_low})
    values, chance = GAME.option_values(rules), random.Random(four_jacks + four_low)
    seen: Counter[int] = Counter()
    for _ in range(400):
        suits = chance.sample("CDHS", chance.choice((1, 2, 4)))
        pool = [c.code for c in FRENCH_32.cards if c.suit.code in suits]
        if chance.random() < 0.3:
            ranks = chance.sample("789TJQKA", 3)
            pool = [c.code for c in FRENCH_32.cards if c.rank.code in ranks]
        hand = set(chance.sample(pool, min(len(pool), chance.choice((8, 10, 16)))))
        trump = chance.choice(FRENCH_32.suits)
        quick = sum(r.points for r in combinations(rules, FRENCH_32.cards_of(hand), trump))
        assert quick == sum(n for _, n in slow.roem(values, hand, trump.code))
        seen[quick] += 1
    assert len(seen) > 5
