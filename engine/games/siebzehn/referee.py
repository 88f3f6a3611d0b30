"""The referee's questions about 17; rounds are driven through the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.chance import Chance
from engine.core.ledger import Ledger, Pot
from engine.core.read import bad, by_code, fields, listed, pair, per, seat, whole, word, wrong_turn
from engine.core.refusal import NotYourTurn
from engine.core.seat import Seat, clockwise
from engine.games.siebzehn import rounds
from engine.games.siebzehn.play import GAME
from engine.games.siebzehn.rules import LIMIT, START_DICE, Order, Rules
from engine.games.siebzehn.state import Cup, State, Verb

_WORDS = (Verb.ROLL.value, Verb.PASS.value)
Move = int | None  # the die rolled, or None for a pass


def _die(raw: object, field: str) -> int:
    return whole(raw, field, 1, 6)


def throw(rules: Rules, position: object) -> dict[str, Any]:
    """One player's dice so far: total, bust, what may follow, what it has cost."""
    p = fields(position, "dice")
    dice = tuple(_die(d, f"dice[{i}]") for i, d in enumerate(listed(p["dice"], "dice")))
    if len(dice) < START_DICE:
        bad("dice", f"must hold {START_DICE} dice or more", f"muss mindestens {START_DICE} Würfel enthalten")
    if any(sum(dice[:n]) > LIMIT for n in range(START_DICE, len(dice))):
        raise NotYourTurn(
            "dice: a die was rolled after going bust", "dice: nach dem Überwürfeln wurde noch gewürfelt"
        )
    cup = Cup(Seat.P1, dice)
    return {
        "total": cup.total,
        "dice": len(dice),
        "bust": cup.bust,
        "distance": None if cup.bust else LIMIT - cup.total,
        "best_start": len(dice) == START_DICE and cup.total == LIMIT,
        "legal": list(_WORDS) if cup.deciding else [],
        "paid": rules.stake * (1 + len(dice) - START_DICE),
    }


def round_(rules: Rules, position: object) -> dict[str, Any]:
    """A round as far as it is recorded: what lies where, who is to act, and how it ended."""
    in_turn = rules.order is Order.IN_TURN
    p = fields(position, "start first actions" if in_turn else "start steps", "carry")
    seats = GAME.seats(rules)
    start = per(p["start"], "start", seats, _start)
    carry = whole(p.get("carry", 0), "carry")
    first = seat(p["first"], "first", seats) if in_turn else seats[0]
    order = clockwise(seats, first)
    chance = Chance("referee", dice=tuple(d for s in order for d in start[s]))
    ledger = Ledger((*((s, 0) for s in seats), (Pot.POT, carry)))
    state = rounds.begin(rules, order, ledger, chance)
    if in_turn:
        state = _in_turn(state, _actions(p["actions"], seats))
    else:
        state = _in_steps(state, _steps(p["steps"], seats))
    return _answer(state)


def _start(raw: object, field: str) -> tuple[int, ...]:
    return tuple(_die(d, f"{field}[{i}]") for i, d in enumerate(listed(raw, field, START_DICE)))


def _move(raw: object, field: str) -> Move:
    if isinstance(raw, str):
        word(raw, field, (Verb.PASS.value,))
        return None
    return _die(raw, field)


def _steps(raw: object, seats: Sequence[Seat]) -> list[dict[Seat, Move]]:
    steps = listed(raw, "steps")
    return [per(step, f"steps[{i}]", seats, _move, partial=True) for i, step in enumerate(steps)]


def _actions(raw: object, seats: Sequence[Seat]) -> list[tuple[Seat, Move]]:
    out = []
    for i, entry in enumerate(listed(raw, "actions")):
        who, what = pair(entry, f"actions[{i}]")
        out.append((seat(who, f"actions[{i}]", seats), _move(what, f"actions[{i}]")))
    return out


def _in_steps(state: State, steps: Sequence[dict[Seat, Move]]) -> State:
    """Every step names exactly the seats still in (SZ-3.6)."""
    for i, moves in enumerate(steps):
        to_act = _to_act(state)
        for s in moves:
            if s not in to_act:
                wrong_turn(f"steps[{i}]", s)
        if not to_act:
            raise NotYourTurn(
                "{field}: the round is over", "{field}: die Runde ist vorbei", field=f"steps[{i}]"
            )
        for s in to_act:
            if s not in moves:
                bad(f"steps[{i}].{s}", "is missing", "fehlt")
        state = _moved(state, [(s, moves[s]) for s in to_act])
    return state


def _in_turn(state: State, actions: Sequence[tuple[Seat, Move]]) -> State:
    for i, (s, move) in enumerate(actions):
        if s not in _to_act(state):
            wrong_turn(f"actions[{i}]", s)
        state = _moved(state, [(s, move)])
    return state


def _to_act(state: State) -> tuple[Seat, ...]:
    """Who is to decide: the recorded round ends where the session would go on."""
    return GAME.turn(state) if state.result is None else ()


def _moved(state: State, moves: Sequence[tuple[Seat, Move]]) -> State:
    """The state after these decisions with these dice: those who roll do so in the order of the cups."""
    dice = tuple(move for _, move in moves if move is not None)
    state = replace(state, chance=replace(state.chance, dice=dice))
    for who, move in moves:
        verb = Verb.PASS if move is None else Verb.ROLL
        action = next(a for a in GAME.candidates(state, who) if a.verb is verb)
        state = _next(state, action)
    return state


def _next(state: State, action: Any) -> State:
    after = GAME.apply(state, action).state
    assert isinstance(after, State)
    return after


def _answer(state: State) -> dict[str, Any]:
    seats = GAME.seats(state.rules)
    paid = rounds.paid(state)
    carry = rounds.carried_in(state.ledger)
    to_act = _to_act(state)
    out: dict[str, Any] = {
        "paid": by_code({s: paid[s] for s in seats}),
        "pot": sum(paid.values()) + carry,
        "bust": [s.value for s in seats if state.cup(s).bust],
        "totals": by_code({s: state.cup(s).total for s in seats}),
        "dice": by_code({s: len(state.cup(s).dice) for s in seats}),
        "complete": state.result is not None,
        "to_act": [s.value for s in to_act],
        "legal": list(_WORDS) if to_act else [],
    }
    result = state.result
    if result is not None:
        payout = {s: sum(p.amount for p in result.payments if p.seat is s) for s in seats}
        out |= {
            "reason": result.reason.value,
            "winners": [s.value for s in seats if s in result.winners],
            "playoff": [s.value for s in seats if s in result.playoff],
            "payout": by_code(payout),
            "net": by_code({s: state.ledger.net(s) for s in seats}),
            "carry": state.ledger.balance(Pot.POT),
        }
    return out


def odds(_rules: Rules, position: object) -> dict[str, Any]:
    """Exact odds: the start throw, the next die, standing on a value."""
    from engine.games.siebzehn import counts

    kinds = {"start": "", "bust_next": "total", "stand_on": "at_least", "stand_on_from": "at_least total"}
    if not isinstance(position, dict):
        bad("position", "must be an object", "muss ein Objekt sein")
    what = word(position.get("what"), "what", tuple(kinds))
    p = fields(position, f"what {kinds[what]}")
    number = {name: whole(p[name], name, START_DICE, LIMIT) for name in kinds[what].split()}
    if what == "start":
        return counts.start()
    if what == "bust_next":
        return counts.next_die(number["total"])
    return counts.standing(number["at_least"], number.get("total"))


ASKS = {"throw": throw, "round": round_, "odds": odds}
