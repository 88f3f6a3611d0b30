"""What a seat may not know: views hold nothing of it, and sampled states fit what was seen."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.plain import fingerprint, plain
from engine.games.klaverjas import duties
from engine.games.klaverjas.play import GAME
from engine.games.klaverjas.state import Phase, State
from tests.engine.klaverjas.test_slow import any_options, playthrough


@pytest.mark.parametrize("seed", range(12))
def test_possible_states_fit_what_was_seen(seed: int) -> None:
    chance = random.Random(seed)
    states = playthrough(any_options(chance), chance)
    for state in chance.sample(states, 4):
        for seat in state.rules.seats:
            other = GAME.possible(state, seat, Chance(f"{seed}"))
            assert GAME.conserved(other) == GAME.conserved(state)
            assert fingerprint(GAME.view(other, seat)) == fingerprint(GAME.view(state, seat))
            assert other.chance.seed != state.chance.seed
            if state.rules.players != 2:
                plays_were_legal(other)


def plays_were_legal(state: State) -> None:
    """With the sampled hands every card so far could have been played."""
    if state.phase in (Phase.BIDDING, Phase.EXCHANGE) or state.contract is None:
        return
    held = dict(zip(state.rules.seats, state.start, strict=True))
    for plays in (*(t.plays for t in state.tricks), state.trick):
        for i, (seat, card) in enumerate(plays):
            assert duties.refusal(state.rules, state.trump, held[seat], plays[:i], seat, card) is None
            held[seat] = held[seat].remove(card)
    assert [held[s] for s in state.rules.seats] == list(state.hands)


def test_samples_differ_and_keep_the_shown_card() -> None:
    state = GAME.setup(GAME.rules({"proposal": "dealer_card"}), Chance("5"))
    card, dealer = state.bidding.card, state.dealer
    assert card is not None
    for seat in state.rules.seats:
        others = [GAME.possible(state, seat, Chance(str(i))) for i in range(10)]
        assert len({fingerprint(o.hands) for o in others}) > 5
        assert all(card in o.hands[o.index(dealer)] for o in others)


def cards_in(value: Any) -> set[str]:
    """All card codes in a plain value."""
    codes = {c.code for c in GAME.pack.cards} if GAME.pack is not None else set()
    return {c for c in codes if f'"{c}"' in json.dumps(plain(value))}


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"players": 2}, {"roem_claim": "manual"}])
def test_a_view_names_no_hidden_card(options: dict[str, Any]) -> None:
    chance = random.Random(7)
    for state in playthrough({**options, "deals": 1}, chance):
        for seat in state.rules.seats:
            i = state.index(seat)
            hidden = {c.code for k, h in enumerate(state.hands) if k != i for c in h}
            hidden |= {p.hidden.code for row in state.rows for p in row if p.hidden is not None}
            hidden |= {c.code for c in state.talon}
            if state.contract is None or state.contract.declarer is not seat:
                hidden |= {c.code for c in state.away}
            view = GAME.view(state, seat)
            shown = cards_in([view.hand, view.rows, view.start, view.away, view.tricks, view.trick])
            assert not shown & hidden
        onlooker = GAME.view(state, None)
        assert not onlooker.hand and not onlooker.start and not onlooker.away


def test_unclaimed_roem_is_not_told() -> None:
    chance = random.Random(2)
    for state in playthrough({"roem": "trick", "roem_claim": "manual", "deals": 1}, chance):
        for seat in state.rules.seats:
            assert all(t.claimed or not t.roem for t in GAME.view(state, seat).tricks)
