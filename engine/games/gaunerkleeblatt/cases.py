"""A played game of Gaunerkleeblatt as a case of the referee's question `game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards.card import CardSet
from engine.core.action import Action
from engine.core.ledger import Pot
from engine.games.gaunerkleeblatt.rules import PACK
from engine.games.gaunerkleeblatt.state import Phase, State


def as_case(states: Sequence[State], actions: Sequence[Action]) -> dict[str, Any]:
    """The game from its deal to the pot's end; the hook of `engine.simulate`.

    The last game of a session is `final`: a tie shares the pot (GK-7.4).
    """
    start, seats = states[0], states[0].rules.seats
    position: dict[str, Any] = {
        "dealer": start.dealer.value,
        "hands": {s.value: start.hand(s).codes() for s in seats},
        "stock": start.stock.codes(),
        "bets1": _bets(states, actions, Phase.FIRST),
    }
    if any(s.phase is Phase.EXCHANGE for s in states):
        position["exchange"] = _exchanges(states, actions)
        position["bets2"] = _bets(states, actions, Phase.SECOND)
    carry = dict(start.ledger.opening)[Pot.POT]
    if carry:
        position["carry"] = carry
    if start.number == start.rules.games:
        position["final"] = True
    return {"ask": "game", "position": position}


def _bets(states: Sequence[State], actions: Sequence[Action], phase: Phase) -> list[list[object]]:
    return [a.as_json() for a, s in zip(actions, states, strict=False) if s.phase is phase]


def _exchanges(states: Sequence[State], actions: Sequence[Action]) -> list[list[object]]:
    """Who laid what away, and what came out of the stock for it; perhaps an own card again (GK-4.4)."""
    found: list[list[object]] = []
    for action, before, after in zip(actions, states, states[1:], strict=False):
        if before.phase is Phase.EXCHANGE:
            laid: CardSet = PACK.set(action.cards)
            drawn = after.hand(action.seat) - (before.hand(action.seat) - laid)
            found.append([action.seat.value, laid.codes(), drawn.codes()])
    return found
