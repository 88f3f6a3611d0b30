"""A played round of 17 as a case of the referee's question `round`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.seat import NUMBERED, Seat
from engine.games.siebzehn.rounds import carried_in
from engine.games.siebzehn.rules import START_DICE, Order
from engine.games.siebzehn.state import State, Verb


def as_case(states: Sequence[State], actions: Sequence[Action]) -> dict[str, Any]:
    """The round from its start throws to its last state; the hook of `engine.simulate`.

    In a play-off only the tied sit down, so they are P1, P2 and so on in the case, and `players` is their
    number.
    """
    start, rules = states[0], states[0].rules
    names = {
        seat: NUMBERED[i] for i, seat in enumerate(sorted((c.seat for c in start.cups), key=NUMBERED.index))
    }
    position: dict[str, Any] = {
        "start": {name.value: list(start.cup(seat).dice[:START_DICE]) for seat, name in names.items()}
    }
    carry = carried_in(start.ledger)
    if carry:
        position["carry"] = carry
    steps = _steps(states, actions, names)
    if rules.order is Order.IN_TURN:
        position["first"] = names[start.cups[0].seat].value
        position["actions"] = [[seat, move] for step in steps for seat, move in step.items()]
    else:
        position["steps"] = steps
    case: dict[str, Any] = {"ask": "round", "position": position}
    if start.playoff:
        case["options"] = _options(rules, len(names))
    return case


def _steps(
    states: Sequence[State], actions: Sequence[Action], names: Mapping[Seat, Seat]
) -> list[dict[str, Any]]:
    """What was decided at each step, and what the dice showed."""
    steps, decided = [], list[Action]()
    for action, after in zip(actions, states[1:], strict=True):
        decided.append(action)
        if not after.pending:
            steps.append(
                {
                    names[a.seat].value: after.cup(a.seat).dice[-1] if a.verb is Verb.ROLL else "pass"
                    for a in decided
                }
            )
            decided = []
    return steps


def _options(rules: Any, players: int) -> dict[str, Any]:
    from engine.games.siebzehn.play import GAME

    return GAME.options.changed({**GAME.option_values(rules), "players": players})
