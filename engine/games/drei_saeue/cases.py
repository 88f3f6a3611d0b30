"""A played round of Drei Säue vor dem Hof as a case of the referee's question `deal`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.games.drei_saeue.rules import SEATS, TakePig
from engine.games.drei_saeue.state import State, Trick, Verb
from engine.games.drei_saeue.yards import Status


def as_case(states: Sequence[State], actions: Sequence[Action]) -> dict[str, Any]:
    """The round from its deal to the payment; the hook of `engine.simulate`.

    Where the rules decide about every Sau (DS-4.8 always, DS-4.10 not agreed), nothing is said of it.
    """
    start, rules = states[0], states[0].rules
    position: dict[str, Any] = {
        "dealer": start.dealer.value,
        "yards": {s.value: [suit.code for suit in start.yards.before(s)] for s in SEATS},
        "hands": {s.value: hand.codes() for s, hand in zip(SEATS, start.hands, strict=True)},
        "plays": [[a.seat.value, a.card.code] for a in actions if a.verb is Verb.PLAY],
    }
    if rules.take_pig is not TakePig.ALWAYS or rules.yard_choice:
        position["takes"] = [_taken(trick) for trick in states[-1].tricks]
    return {"ask": "deal", "position": position}


def _taken(trick: Trick) -> bool | str | None:
    """What became of a trick's Sau: taken, left, laid into that yard, or nothing to decide."""
    if trick.status is not Status.OPEN:
        return None
    if trick.taken_to is None or trick.taken_to is trick.winner:
        return trick.taken_to is not None
    return trick.taken_to.value
