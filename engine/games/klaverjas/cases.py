"""What the referee's questions share, reading calls and contracts, telling scores; and a played deal as a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards.card import Suit
from engine.cards.packs import FRENCH_32
from engine.core import read
from engine.core.action import Action
from engine.core.read import Illegal
from engine.core.score import Who
from engine.core.seat import Seat
from engine.games.klaverjas.bidding import Bidding, Contract, Saying, Word
from engine.games.klaverjas.rules import Claim, Rules
from engine.games.klaverjas.score import DealScore
from engine.games.klaverjas.state import State, Verb

PACK = FRENCH_32
Answer = dict[str, Any]


def read_trump(rules: Rules, raw: object) -> Suit | None:
    """The trump suit; null only where ledig is agreed (KJ-8.4)."""
    if raw is None:
        if not rules.ledig:
            read.bad("trump", "can only be null with ledig", "kann nur mit Ledig null sein")
        return None
    return read.suit(raw, "trump", PACK)


def name(who: Who) -> str:
    """A side's code or a seat's letter."""
    return who.value if isinstance(who, Seat) else who.code


def code(who: Who | None) -> str | None:
    """The same, or null for nobody."""
    return None if who is None else name(who)


def by_side(values: Mapping[Who, int]) -> dict[str, int]:
    """Amounts by side as JSON writes them."""
    return {name(who): n for who, n in values.items()}


def read_saying(raw: object, field: str) -> Saying:
    """What was said: a word or a suit letter."""
    if isinstance(raw, str):
        for word in Word:
            if word.value == raw:
                return word
        for suit in PACK.suits:
            if suit.code == raw:
                return suit
    read.bad(field, f"{raw!r} is no call", f"{raw!r} ist keine Ansage")


def say(saying: Saying) -> str:
    """The same as JSON writes it."""
    return saying.value if isinstance(saying, Word) else saying.code


def read_calls(raw: object, rules: Rules) -> list[tuple[Seat, Saying]]:
    """All calls; who may say what is looked at later."""
    calls = []
    for i, entry in enumerate(read.listed(raw, "calls")):
        who, what = read.pair(entry, f"calls[{i}]")
        calls.append((read.seat(who, f"calls[{i}]", rules.seats), read_saying(what, f"calls[{i}]")))
    return calls


def bid(bidding: Bidding, calls: list[tuple[Seat, Saying]], **phase: str) -> Bidding:
    """The bidding after some calls; the first forbidden one raises Illegal."""
    for i, (seat, saying) in enumerate(calls):
        if bidding.contract is not None or seat is not bidding.to_act:
            read.wrong_turn(f"calls[{i}]", seat)
        why = bidding.refusal(saying)
        if why is not None:
            raise Illegal(**phase, index=i, call=say(saying), rule=why.rule)
        bidding = bidding.said(saying)
    return bidding


def contract_of(contract: Contract | None) -> Answer:
    """Declarer, contract and trump, as far as there are any."""
    if contract is None:
        return {"declarer": None, "contract": None, "trump": None}
    return {
        "declarer": contract.declarer.value,
        "contract": contract.kind,
        "trump": None if contract.trump is None else contract.trump.code,
    }


def written(s: DealScore) -> Answer:
    """How a deal is written down."""
    return {
        "made": s.made,
        "nat": s.nat,
        "pit": s.pit,
        "slot": s.slot,
        "points": by_side(s.points),
        "winner": code(s.winner),
    }


def read_ledig(rules: Rules, raw: object) -> None:
    """The word ledig where a contract is named."""
    read.word(raw, "contract", ("ledig",))
    if not rules.ledig:
        read.bad("contract", "ledig is not agreed", "Ledig ist nicht vereinbart")


# ---- a played deal ----


def as_case(states: Sequence[State], actions: Sequence[Action]) -> Answer:
    """The deal from its cards to its score, as the referee's question `deal`; the hook of `engine.simulate`."""
    start, rules = states[0], states[0].rules
    bidding = states[-1].bidding
    position: dict[str, Any] = {
        "dealer": start.dealer.value,
        "hands": _by_seat(rules, [hand.codes() for hand in start.hands]),
        **_besides_hands(start),
        "proposed": (bidding.card or bidding.proposed).code,
        "calls": [[call.seat.value, say(call.saying)] for call in bidding.calls],
    }
    if rules.players == 3:
        position["discards"] = next([c.code for c in a.cards] for a in actions if a.verb is Verb.DISCARD)
    position["plays"] = [[a.seat.value, a.card.code] for a in actions if a.verb is Verb.PLAY]
    if rules.roem_claim is Claim.MANUAL:
        position["claims"] = _announced(states[-1])
    return {"ask": "deal", "position": position}


def _besides_hands(start: State) -> Answer:
    """Where the other cards lie: the talon of three, the table cards of two."""
    if start.talon:
        return {"talon": start.talon.codes()}
    if not start.rows:
        return {}
    tops = [[p.open.code for p in row if p.open] for row in start.rows]
    under = [[p.hidden.code for p in row if p.hidden] for row in start.rows]
    return {"open": _by_seat(start.rules, tops), "hidden": _by_seat(start.rules, under)}


def _by_seat(rules: Rules, cards: Sequence[list[str]]) -> dict[str, list[str]]:
    return {seat.value: codes for seat, codes in zip(rules.seats, cards, strict=True)}


def _announced(end: State) -> list[int]:
    """The tricks, from 1, whose roem was announced; where there was none, none was announced (KJ-5.11)."""
    return [i for i, trick in enumerate(end.tricks, 1) if trick.claimed and trick.roem]
