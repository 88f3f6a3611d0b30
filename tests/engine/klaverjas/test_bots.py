"""The sensible player of Klaverjas: strong, quick, honest, and able to say why."""

from __future__ import annotations

import time
from typing import Any

import pytest

from engine.bots.bot import advise
from engine.cards.packs import FRENCH_32
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Language, Speaker
from engine.games.klaverjas.bidder import never_wins
from engine.games.klaverjas.play import GAME
from engine.games.klaverjas.state import Phase, State, Verb

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W


def match(bots: dict[Seat, str], seed: str, **options: Any) -> tuple[State, float]:
    """A whole match, and the mean time of a sensible move."""
    state, chance = GAME.setup(GAME.rules(options), Chance(seed)), Chance(seed + " bots")
    spent, moves = 0.0, 0
    while GAME.turn(state):
        seat = GAME.turn(state)[0]
        _, chance = chance.below(2)
        start = time.perf_counter()
        action = advise(GAME, state, seat, bots[seat], chance).action
        spent, moves = spent + time.perf_counter() - start, moves + 1
        after = GAME.apply(state, action).state
        assert isinstance(after, State)
        state = after
    return state, spent / moves


def test_the_sensible_pair_wins_against_a_random_pair() -> None:
    won = 0
    for i in range(10):
        good = (N, S) if i % 2 else (E, W)
        state, mean = match({s: "sensible" if s in good else "random" for s in (N, E, S, W)}, str(i))
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += outcome.winners[0] == state.rules.side(good[0])
        assert mean < 0.005
    assert won >= 8


@pytest.mark.parametrize("players", [3, 2])
def test_alone_it_is_ahead_of_random_players_too(players: int) -> None:
    totals = {"sensible": 0, "random": 0}
    for i in range(4):
        bots = {s: "sensible" if s is (N, S)[i % 2] else "random" for s in (N, E, S)}
        state, _ = match(bots, str(i), players=players, deals=8)
        outcome = GAME.outcome(state)
        assert outcome is not None
        for who, n in outcome.result.items():
            assert isinstance(who, Seat)
            totals[bots[who]] += n
    assert totals["sensible"] > totals["random"] / (players - 1) * 1.2


def position(hands: dict[str, str], proposed: str = "2H", **options: Any) -> State:
    """A deal by East, so that South speaks and leads first."""
    given = {"dealer": "E", "hands": {s: h.split() for s, h in hands.items()}, "proposed": proposed}
    return GAME.setup(GAME.rules(options), Chance("x", deals=(given,)))


HANDS = {"S": "JH 9H AH 7C 8C AS TS 7D", "W": "TH KH QC KC TC 9S 8S JD",
         "N": "QH 8H 9C JC AC KS 9D 8D", "E": "7H TD AD KD QD QS JS 7S"}  # fmt: skip


def test_it_bids_on_jack_and_nine() -> None:
    assert advise(GAME, position(HANDS), S, "sensible", Chance("1")).action.verb is Verb.ACCEPT


def test_it_passes_without_trumps() -> None:
    assert advise(GAME, position(HANDS, "2C"), S, "sensible", Chance("1")).action.verb is Verb.PASS


def play(state: State, *moves: tuple[Seat, str, str]) -> State:
    for seat, verb, what in moves:
        raw = [seat.value, verb, what] if what else [seat.value, verb]
        after = GAME.apply(state, GAME.read_action(state.rules, raw)).state
        assert isinstance(after, State)
        state = after
    return state


def test_it_smears_to_the_partner_and_keeps_the_trick() -> None:
    """South's ace of spades is winning: North follows with the king, or void throws points, but no trump."""
    state = play(position(HANDS), (S, "accept", ""), (S, "play", "AS"), (W, "play", "8S"))
    assert advise(GAME, state, N, "sensible", Chance("1")).action.card.code == "KS"
    hands = {**HANDS, "N": "QH 8H 9C JC AC TD 9D 8D", "E": "7H KS AD KD QD QS JS 7S"}
    state = play(position(hands), (S, "accept", ""), (S, "play", "AS"), (W, "play", "8S"))
    smeared = advise(GAME, state, N, "sensible", Chance("1")).action.card
    assert smeared.suit.code != "H" and smeared.code in ("TD", "AC")


def test_it_draws_trumps_when_its_side_plays() -> None:
    state = play(position(HANDS), (S, "accept", ""))
    assert advise(GAME, state, S, "sensible", Chance("1")).action.card.code == "JH"


def test_it_claims_roem_that_lies_there_and_nothing_else() -> None:
    state = position(HANDS, roem="trick", roem_claim="manual")
    state = play(
        state, (S, "accept", ""), (S, "play", "JH"), (W, "play", "TH"), (N, "play", "QH"), (E, "play", "7H")
    )
    assert advise(GAME, state, S, "sensible", Chance("1")).action.verb is Verb.CLAIM
    state = play(
        state, (S, "claim", ""), (S, "play", "AS"), (W, "play", "8S"), (N, "play", "KS"), (E, "play", "7S")
    )
    assert advise(GAME, state, S, "sensible", Chance("1")).action.verb is Verb.PLAY


@pytest.mark.parametrize(
    ("hand", "safe"),
    [
        ("7C 9C 7D 8H JH 7S 8S JS", True),
        ("AC 9C 7D 8H JH 7S 8S JS", False),
        ("JC QC KC TC 7H 8H 9H TH", False),
        ("7C 8C 9C AC 7H 8H 9H TH", True),
    ],
)
def test_it_knows_a_hand_that_never_wins(hand: str, safe: bool) -> None:
    assert never_wins(FRENCH_32.cards_of(hand)) is safe


@pytest.mark.parametrize("options", [{"ledig": True, "roem_claim": "manual"}, {"players": 3}, {"players": 2}])
def test_it_says_why_in_both_languages(options: dict[str, Any]) -> None:
    state = GAME.setup(GAME.rules({**options, "deals": 2}), Chance("3"))
    reasons = set()
    while GAME.turn(state):
        seat = GAME.turn(state)[0]
        advice = advise(GAME, state, seat, "sensible", Chance("1"))
        assert advice.action in GAME.legal_actions(state)
        said = [advice.why.said(Speaker(language)) for language in Language]
        assert said[0] != said[1] and all(len(s) > 10 for s in said)
        reasons.add(said[0])
        after = GAME.apply(state, advice.action).state
        assert isinstance(after, State)
        state = after
    assert len(reasons) > 6


def test_ledig_is_played_by_everybody_for_what_it_is() -> None:
    hands = {"S": "7C 9C 7D 9D 7H 9H 7S 9S", "W": "8C TC 8D TD 8H TH 8S TS",
             "N": "JC QC JD QD JH QH JS QS", "E": "KC AC KD AD KH AH KS AS"}  # fmt: skip
    state = play(position(hands, ledig=True), (S, "ledig", ""))
    while state.phase is Phase.PLAY:
        seat = state.to_play
        after = GAME.apply(state, advise(GAME, state, seat, "sensible", Chance("1")).action).state
        assert isinstance(after, State)
        state = after
    assert state.results[-1] == (50, 0)


def test_it_sees_only_its_view() -> None:
    """Two states that look the same from a seat get the same move."""
    state = play(position(HANDS), (S, "accept", ""), (S, "play", "AS"))
    for i in range(5):
        other = GAME.possible(state, W, Chance(str(i)))
        moves = {advise(GAME, s, W, "sensible", Chance("1")).action for s in (state, other)}
        assert moves == {Action(W, Verb.PLAY, FRENCH_32.card("8S"))}
