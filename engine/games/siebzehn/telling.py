"""What is told of a round: events derived from the states before and after."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.ledger import Pot
from engine.dice.die import face_name
from engine.games.siebzehn.rounds import carried_in
from engine.games.siebzehn.rules import LIMIT, AllBust, Order, Tie
from engine.games.siebzehn.score import Reason
from engine.games.siebzehn.state import Cup, State, Verb
from engine.games.siebzehn.words import Coins, DiceCount, Group


def begun(state: State) -> tuple[Event, ...]:
    """A round's start: stakes and throws; each is told the own throw only (SZ-2.3)."""
    seats = tuple(c.seat for c in state.cups)
    stake = Coins(state.rules.stake)
    if state.playoff:
        head = [
            Event("playoff", {"seats": Group(seats), "coins": Coins(carried_in(state.ledger))}, "SZ-4.3"),
            Event("ante_playoff", {"coins": stake}, "SZ-2.1"),
        ]
    else:
        kind = "round" if state.rules.order is Order.SIMULTANEOUS else "round_in_turn"
        head = [
            Event(kind, {"n": state.number, "who": seats[0]}, None if kind == "round" else "SZ-3.6"),
            Event("ante", {"coins": stake}, "SZ-2.1"),
        ]
    throws = [_throw(c) for c in state.cups]
    return (*head, *throws, *_end(state))


def _throw(cup: Cup) -> Event:
    facts = {"who": cup.seat, "dice": cup.dice, "total": cup.total}
    if cup.bust:
        return Event("bust_start", facts, "SZ-2.4")
    return Event("best_throw" if cup.total == LIMIT else "throw", facts, "SZ-2.2", seen_by=(cup.seat,))


def stepped(before: State, after: State) -> tuple[Event, ...]:
    """A step: `before` holds its decisions, `after` is what came of them."""
    decisions = dict(before.pending)
    out: list[Event] = []
    for cup in after.cups:
        verb = decisions.get(cup.seat)
        if verb is Verb.PASS:
            kind = "passes" if before.rules.pass_costs else "passes_free"
            out.append(
                Event(
                    kind,
                    {
                        "who": cup.seat,
                        "coins": Coins(before.rules.price_of_passing),
                        "count": DiceCount(len(cup.dice)),
                    },
                    "SZ-3.4",
                )
            )
        elif verb is Verb.ROLL:
            out += _rolled(cup, before)
    return (*out, *_end(after))


def _rolled(cup: Cup, before: State) -> Iterator[Event]:
    yield Event("rolls", {"who": cup.seat, "coins": Coins(before.rules.stake)}, "SZ-3.2")
    if cup.bust:
        yield Event("bust", {"who": cup.seat, "dice": cup.dice, "total": cup.total}, "SZ-3.7")
    else:
        kind, rule = ("rolled_17", "SZ-3.8") if cup.total == LIMIT else ("rolled", None)
        yield Event(kind, {"face": face_name(cup.dice[-1]), "total": cup.total}, rule, seen_by=(cup.seat,))


def _end(state: State) -> Iterator[Event]:
    """The end of a round: cups are lifted, the pot goes where it belongs."""
    result = state.result
    if result is None:
        return
    for cup in state.cups:
        if not cup.bust:
            yield Event("uncovers", {"who": cup.seat, "dice": cup.dice, "total": cup.total}, "SZ-2.3")
    if result.reason is Reason.ALL_BUST:
        yield _all_bust(state)
    elif result.tied:
        yield _tie(state)
    else:
        yield _why_won(state)
    for p in result.payments:
        if p.rule in ("SZ-4.5", "SZ-4.6"):
            kind = "wins" if p.rule == "SZ-4.5" else "wins_carry"
            yield Event(kind, {"who": p.seat, "coins": Coins(p.amount)}, p.rule)
    left = state.ledger.balance(Pot.POT)
    if left and not result.playoff:
        yield Event("carried", {"coins": Coins(left)}, "SZ-4.6")


def _why_won(state: State) -> Event:
    assert state.result is not None
    winner = state.cup(state.result.winners[0])
    if state.result.reason is Reason.LAST_LEFT:
        return Event("last_left", {"who": winner.seat}, "SZ-3.9")
    level = tuple(c.seat for c in state.cups if c.total == winner.total)
    facts = {"who": winner.seat, "total": winner.total, "seats": Group(level)}
    if len(level) > 1:
        return Event("fewer_dice", facts, "SZ-4.2")
    return Event("exactly_17" if winner.total == LIMIT else "closest", facts, "SZ-4.1")


def _tie(state: State) -> Event:
    assert state.result is not None
    kind = {Tie.SHARE: "shared", Tie.CARRY: "tie_carried", Tie.PLAYOFF: "tie_playoff"}[state.rules.tie]
    share = state.result.payments[0].amount if state.result.payments else 0
    return Event(kind, {"seats": Group(state.result.tied), "coins": Coins(share)}, "SZ-4.3")


def _all_bust(state: State) -> Event:
    assert state.result is not None
    kind = "last_bust" if state.rules.all_bust is AllBust.REFUND_LAST else "all_bust"
    back = state.result.payments
    facts = {"seats": Group(tuple(p.seat for p in back)), "coins": Coins(sum(p.amount for p in back))}
    return Event(kind, facts, "SZ-4.4")
