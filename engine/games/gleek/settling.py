"""The end of a deal and of the match: points against 22 through the pot, and who has the most chips."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.events import Event
from engine.core.ledger import Pot
from engine.core.seat import Seat
from engine.games.gleek import score
from engine.games.gleek.state import SEATS, Phase, State
from engine.games.gleek.tricks import points_so_far

Told = tuple[Event, ...]
Stepped = tuple[State, Told]


def event(
    kind: str, rule: str | None = None, seen_by: tuple[Seat, ...] | None = None, **facts: object
) -> Event:
    """An event with its facts."""
    return Event(kind, facts, rule, seen_by)


def changed(state: State, **changes: Any) -> State:
    """The state with changes to what lies open."""
    return replace(state, open=replace(state.open, **changes))


def settle(state: State) -> Stepped:
    """Points against 22, into and out of the pot; after the last deal the match ends (GL-7, GL-8)."""
    seen = state.open
    totals = points_so_far(seen.dealer, seen.turn_up, seen.plays, seen.winners)
    paid = score.settlement(totals)
    ledger = score.post(seen.ledger, paid)
    told = [
        event(
            "counts",
            "GL-7.2",
            who=s,
            tricks=seen.winners.count(s),
            n=n,
            trick_points=3 * seen.winners.count(s),
            rest=n - 3 * seen.winners.count(s),
        )
        for s, n in totals.items()
    ]
    turned = score.honour(seen.turn_up, seen.trump)
    if turned:
        told.append(event("counts_turned", "GL-7.3", who=seen.dealer, n=turned))
    told += [event("pays_in", "GL-7.6", who=t.source, n=t.amount) for t in paid if t.target is Pot.POT]
    told += [event("takes_out", "GL-7.5", who=t.target, n=t.amount) for t in paid if t.source is Pot.POT]
    dead = score.TOTAL - sum(totals.values())
    told.append(event("stays_in_pot", "GL-7.7", n=dead) if dead else event("all_counted", "GL-7.4"))
    told.append(
        event(
            "covered",
            "GL-7.8",
            n=sum(t.amount for t in paid if t.target is Pot.POT),
            out=sum(t.amount for t in paid if t.source is Pot.POT),
        )
    )
    new = changed(state, ledger=ledger, phase=Phase.SCORED)
    if seen.number < seen.rules.deals:
        return new, tuple(told)
    new, ended = _end_match(new)
    return new, (*told, *ended)


def _end_match(state: State) -> Stepped:
    seen = state.open
    winners = score.match_winners({s: seen.ledger.balance(s) for s in SEATS})
    pot = seen.ledger.balance(Pot.POT)
    paid = score.leftover(seen.rules, pot, SEATS, winners)
    told = [event("match_over", "GL-8.1", n=seen.number)]
    told += [event("leftover", "GL-8.3", who=t.target, n=t.amount) for t in paid]
    rest = pot - sum(t.amount for t in paid)
    if rest:
        told.append(event("pot_stays", "GL-8.3", n=rest))
    told.append(
        event("wins_match" if len(winners) == 1 else "share_match", "GL-8.2", who=winners[0], all=winners)
    )
    return changed(
        state, phase=Phase.END, ledger=score.post(seen.ledger, paid), match_winners=winners
    ), tuple(told)
