"""What follows from a bet or an exchange: money, cards, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from engine.cards.card import CardSet
from engine.core.events import Event
from engine.core.ledger import Pot
from engine.core.seat import Seat
from engine.games.gaunerkleeblatt.betting import Betting, Verb
from engine.games.gaunerkleeblatt.exchange import draw, swapped
from engine.games.gaunerkleeblatt.rules import PACK
from engine.games.gaunerkleeblatt.score import Clover, clover, verdict
from engine.games.gaunerkleeblatt.state import Phase, State, to_act
from engine.games.gaunerkleeblatt.words import coins, leaf_text

T = TypeVar("T")
Told = tuple[Event, ...]


def bet(state: State, seat: Seat, verb: Verb, amount: int) -> tuple[State, Told]:
    """The state after an answer to the stake that nothing bars."""
    betting = state.betting.did(verb, amount)
    rule = _rule(state.betting, seat, verb)
    cost = betting.paid(seat) - state.betting.paid(seat)
    told = Event(
        _kind(verb, cost), {"who": seat, "n": amount, "stake": betting.stake, "coins": coins(cost)}, rule
    )
    state = replace(state, betting=betting, ledger=state.ledger.pay(seat, Pot.POT, cost, rule))
    if verb is Verb.PASS:
        state = _fold(state, seat)
    if not betting.over:
        return state, (told,)
    state, more = _betting_over(state)
    return state, (told, *more)


def _kind(verb: Verb, cost: int) -> str:
    if verb is Verb.HOLD:
        return "holds" if cost else "stays"
    return {Verb.NAME: "names", Verb.RAISE: "raises"}.get(verb, "passes")


def _rule(betting: Betting, seat: Seat, verb: Verb) -> str:
    """The rule by which this answer is given and paid."""
    first = betting.number == 1
    if verb is Verb.NAME:
        return "GK-3.1"
    if verb is Verb.PASS:
        return "GK-3.7" if first else "GK-5.4"
    if verb is Verb.RAISE:
        return "GK-3.4" if first else "GK-5.1"
    if first:
        return "GK-3.6" if betting.paid(seat) else "GK-3.3"
    return "GK-5.2" if betting.owes(seat) else "GK-5.1"


def _fold(state: State, seat: Seat) -> State:
    """The cards go back into the stock unseen (GK-3.7)."""
    hands = tuple(PACK.set() if s == seat else h for s, h in zip(state.rules.seats, state.hands, strict=True))
    return replace(state, hands=hands, stock=state.stock | state.hand(seat))


def _betting_over(state: State) -> tuple[State, Told]:
    last = state.betting.round.last
    if last is not None:
        return _end(state, last, "GK-3.8" if state.betting.number == 1 else "GK-5.5")
    if state.betting.number == 1:
        return replace(state, phase=Phase.EXCHANGE), ()
    return _showdown(state)


# ---- exchange ----


def draw_for(state: State, seat: Seat, discards: CardSet) -> tuple[State, Told]:
    """The state after a player has laid cards away and drawn as many by chance (GK-4)."""
    drawn, chance = draw(state.rules, state.stock, discards, state.chance)
    return exchanged(replace(state, chance=chance), seat, discards, drawn)


def exchanged(state: State, seat: Seat, discards: CardSet, drawn: CardSet) -> tuple[State, Told]:
    """The state after an exchange of these cards for those."""
    i = state.rules.seats.index(seat)
    hand, stock = swapped(state.hands[i], state.stock, discards, drawn)
    state = replace(
        state,
        hands=_put(state.hands, i, hand),
        stock=stock,
        laid=_put(state.laid, i, discards),
        exchanged=_put(state.exchanged, i, len(discards)),
    )
    told = _told_of_exchange(seat, discards, drawn)
    if to_act(state) is None:  # everybody has had a turn: the second betting begins (GK-5.3)
        betting = Betting.open(2, state.rules.seats, state.dealer, state.betting.inside, state.betting.stake)
        state = replace(state, phase=Phase.SECOND, betting=betting)
    return state, told


def _put(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    return (*values[:i], value, *values[i + 1 :])


def _told_of_exchange(seat: Seat, discards: CardSet, drawn: CardSet) -> Told:
    if not discards:
        return (Event("keeps", {"who": seat}, "GK-4.2"),)
    told = [
        Event("exchanges", {"who": seat, "n": len(discards)}, "GK-4.4"),
        Event("drew", {"laid": discards, "drawn": drawn}, "GK-4.3", (seat,)),
    ]
    if discards & drawn:
        told.append(Event("own_back", {"cards": discards & drawn}, "GK-4.4", (seat,)))
    return tuple(told)


# ---- the end ----


def _showdown(state: State) -> tuple[State, Told]:
    """Those still in show their hands; the best total takes the pot, a tie leaves it (GK-6, GK-7)."""
    inside = state.betting.inside
    clovers = {s: clover(state.hand(s), state.rules) for s in inside}
    told = [e for s in inside for e in _told_of_clover(state, s, clovers[s])]
    final = state.number == state.rules.games
    pot = state.ledger.balance(Pot.POT)
    result = verdict({s: c.total for s, c in clovers.items()}, pot, state.rules.seats, final)
    state = replace(state, shown=inside)
    if result.winner is not None:
        state, more = _end(state, result.winner, "GK-7.1")
        return state, (*told, *more)
    told.append(Event("tie", {"best": result.best, "coins": coins(pot)}, "GK-7.2"))
    ledger = state.ledger
    for s, share in result.payout.items():
        ledger = ledger.pay(Pot.POT, s, share, "GK-7.4")
    if final and pot:
        told.append(
            Event(
                "shared", {"coins": coins(max(result.payout.values())), "rest": coins(result.carry)}, "GK-7.4"
            )
        )
    return replace(state, ledger=ledger, phase=Phase.OVER if final else Phase.DONE), tuple(told)


def _told_of_clover(state: State, seat: Seat, leaves: Clover) -> Iterable[Event]:
    yield Event("shows", {"who": seat}, "GK-6.1")
    for leaf in leaves.leaves:
        yield Event(leaf.kind.value, {"n": leaf.points, "what": leaf_text(leaf)}, leaf.rule)
    yield Event(
        "total",
        {"who": seat, "n": leaves.total, "parts": " + ".join(str(leaf.points) for leaf in leaves.leaves)},
        leaves.rule,
    )


def _end(state: State, winner: Seat, rule: str) -> tuple[State, Told]:
    """The winner takes the stakes of this game under `rule`, and what was carried into it under GK-7.3."""
    ledger = state.ledger
    carried = dict(ledger.opening)[Pot.POT]
    stakes = ledger.balance(Pot.POT) - carried
    ledger = ledger.pay(Pot.POT, winner, stakes, rule).pay(Pot.POT, winner, carried, "GK-7.3")
    told = [
        Event("wins" if rule == "GK-7.1" else "wins_alone", {"who": winner, "coins": coins(stakes)}, rule)
    ]
    if carried:
        told.append(Event("carried", {"who": winner, "coins": coins(carried)}, "GK-7.3"))
    phase = Phase.OVER if state.number == state.rules.games else Phase.DONE
    return replace(state, ledger=ledger, phase=phase, winner=winner), tuple(told)
