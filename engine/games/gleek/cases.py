"""A played deal of Gleek as a case of the referee's question `deal`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.ledger import Pot
from engine.games.gleek.state import SEATS, Phase, State, Verb


def as_case(states: Sequence[State], actions: Sequence[Action]) -> dict[str, Any]:
    """The deal from its cards to the payment through the pot; the hook of `engine.simulate`.

    What the last deal of a match does with the pot that is left (GL-8.3) is no part of it.
    """
    start, seen = states[0], states[0].open

    def said(phase: Phase) -> list[Action]:
        return [a for a, s in zip(actions, states, strict=False) if s.open.phase is phase]

    position: dict[str, Any] = {
        "dealer": seen.dealer.value,
        "hands": {s.value: start.hand(s).codes() for s in SEATS},
        "stock": [c.code for c in (seen.turn_up, *start.stock)],
        "base": seen.base,
        "bids": [[a.seat.value, a.number if a.verb is Verb.BID else "pass"] for a in said(Phase.AUCTION)],
        "discards": [c.code for a in said(Phase.EXCHANGE) for c in a.cards],
        "ruff": [[a.seat.value, a.verb.value] for a in said(Phase.RUFF)],
        "plays": [[a.seat.value, a.card.code] for a in said(Phase.TRICKS)],
    }
    pot = dict(seen.ledger.opening)[Pot.POT]
    if pot:
        position["pot"] = pot
    shown = [a.card.code for a in said(Phase.SETS) if a.verb is Verb.SHOW]
    if shown:
        position["shown"] = shown
    return {"ask": "deal", "position": position}
