"""One round of 17: its start, its steps and its end, as pure functions over states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from engine.core.chance import Chance
from engine.core.ledger import Ledger, Pot
from engine.core.seat import Seat
from engine.games.siebzehn.rules import LIMIT, START_DICE, Order, Rules
from engine.games.siebzehn.score import reason_to_end, settle
from engine.games.siebzehn.state import Cup, State, Verb


def begin(
    rules: Rules,
    players: Sequence[Seat],
    ledger: Ledger,
    chance: Chance,
    number: int = 1,
    playoff: bool = False,
) -> State:
    """A fresh round: all pay a stake and throw three dice, the start player first (SZ-2.1, SZ-2.2)."""
    cups = []
    for seat in players:
        ledger = ledger.pay(seat, Pot.POT, rules.stake, "SZ-2.1")
        dice, chance = _throw(START_DICE, chance)
        cups.append(Cup(seat, dice))
    state = State(rules, chance, number, playoff, tuple(cups), ledger)
    bust = [c.seat for c in cups if c.bust]
    return _ended(state, bust, after=None)


def step(state: State) -> State:
    """The state after all pending decisions: who passes pays, who rolls pays, then rolls (SZ-3.2, SZ-3.4)."""
    decisions, ledger, chance, cups, bust = dict(state.pending), state.ledger, state.chance, [], []
    for cup in state.cups:
        verb = decisions.get(cup.seat)
        if verb is Verb.PASS:
            ledger = ledger.pay(cup.seat, Pot.POT, state.rules.price_of_passing, "SZ-3.4")
            cup = replace(cup, passed=True)
        elif verb is Verb.ROLL:
            ledger = ledger.pay(cup.seat, Pot.POT, state.rules.stake, "SZ-3.2")
            dice, chance = _throw(1, chance)
            cup = replace(cup, dice=cup.dice + dice)
            if cup.bust:
                bust.append(cup.seat)
        cups.append(cup)
    after = replace(state, cups=tuple(cups), ledger=ledger, chance=chance, pending=(), to_act=None)
    return _ended(after, bust, after=state.to_act)


def paid(state: State) -> dict[Seat, int]:
    """What every player of this round has laid down in it."""
    out = {c.seat: 0 for c in state.cups}
    for t in state.ledger.transfers:
        if isinstance(t.source, Seat):
            out[t.source] += t.amount
    return out


def carried_in(ledger: Ledger) -> int:
    """What lay in the pot before this round (SZ-4.6)."""
    return dict(ledger.opening)[Pot.POT]


def _throw(n: int, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    dice = []
    for _ in range(n):
        face, chance = chance.die()
        dice.append(face)
    return tuple(dice), chance


def _ended(state: State, bust: Sequence[Seat], after: Seat | None) -> State:
    """The state with its result if the round is over, else with the next seat to act (`after`: who acted)."""
    reason = reason_to_end(state.cups)
    if reason is None:
        return replace(state, to_act=_next_to_act(state, after))
    result = settle(state.rules, reason, state.cups, paid(state), carried_in(state.ledger), bust)
    ledger = state.ledger
    for p in result.payments:
        ledger = ledger.pay(Pot.POT, p.seat, p.amount, p.rule)
    return replace(state, result=result, ledger=ledger)


def _next_to_act(state: State, after: Seat | None) -> Seat | None:
    if state.rules.order is Order.SIMULTANEOUS:
        return None
    seats = [c.seat for c in state.cups]
    first = 0 if after is None else seats.index(after) + 1
    order = state.cups[first:] + state.cups[:first]
    return next(c.seat for c in order if c.deciding)


def hidden_dice(n: int, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """N dice within 17, every such throw equally likely: what may lie under a foreign cup."""
    dice, left = [], LIMIT
    for more in range(n - 1, -1, -1):
        weights = [_within(more, left - face) for face in range(1, 7)]
        at, chance = chance.below(sum(weights))
        face = 1
        while at >= weights[face - 1]:
            at -= weights[face - 1]
            face += 1
        dice.append(face)
        left -= face
    return tuple(dice), chance


@cache
def _within(n: int, limit: int) -> int:
    """How many throws of n dice stay within the limit; integers only, so that play needs no fractions."""
    if limit < n:
        return 0
    return 1 if n == 0 else sum(_within(n - 1, limit - face) for face in range(1, 7))
