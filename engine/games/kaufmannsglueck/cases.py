"""A played game of Kaufmannsglück as a case of the referee's question `game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.ledger import Pot
from engine.games.kaufmannsglueck.buying import Buying
from engine.games.kaufmannsglueck.rules import ROUNDS, SEATS
from engine.games.kaufmannsglueck.state import Phase, State


def as_case(states: Sequence[State], actions: Sequence[Action]) -> dict[str, Any]:
    """The game from its deal to the payout; the hook of `engine.simulate`."""
    start, end = states[0], states[-1]
    rounds = (*end.past, end.buying)
    position: dict[str, Any] = {
        "dealer": start.dealer.value,
        "hands": {s.value: [c.code for c in start.start[s]] for s in SEATS},
        "rounds": [_round(states, actions, round_) for round_ in rounds],
        "stack": [g.card.code for r in rounds for g in r.gains if g.card is not None and not g.bought],
    }
    carry = dict(start.ledger.opening)[Pot.POT]
    if carry:
        position["carry"] = carry
    return {"ask": "game", "position": position}


def _round(states: Sequence[State], actions: Sequence[Action], round_: Buying) -> dict[str, Any]:
    """What was bought and who folded in one round; there is no folding in the last."""

    def moves(phase: Phase) -> list[list[object]]:
        both = zip(actions, states, strict=False)
        return [a.as_json() for a, s in both if s.phase is phase and s.buying.number == round_.number]

    written: dict[str, Any] = {
        "open": [c.code for c in round_.open],
        "actions": moves(Phase.BUYING),
    }
    return written if round_.number == ROUNDS else {**written, "fold": moves(Phase.FOLDING)}
