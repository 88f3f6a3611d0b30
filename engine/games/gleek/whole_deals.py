"""The question about a whole deal: the record is played through the game itself."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card
from engine.core import read
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.ledger import Ledger, Pot
from engine.core.read import Illegal
from engine.core.refusal import IllegalAction
from engine.games.gleek import bidding, dealing, score
from engine.games.gleek.play import GAME
from engine.games.gleek.reading import (
    Answer,
    a_seat,
    per_seat,
    read_base,
    read_bids,
    read_words,
    ruff_values,
    set_names,
)
from engine.games.gleek.rules import Rules
from engine.games.gleek.state import DISCARDS, PACK, SEATS, Phase, State, Verb
from engine.games.gleek.steps import dealt
from engine.games.gleek.tricks import points_so_far, trick_count

_DEAL = "dealer hands stock bids discards ruff plays"


def deal(rules: Rules, raw: object) -> Answer:
    """A deal played as recorded, with every payment."""
    given = read.fields(raw, _DEAL, "base history pot shown")
    dealer, base = a_seat(given["dealer"], "dealer"), read_base(given)
    hands, stock = dealing.read_cards(given["hands"], given["stock"])
    bids, words = read_bids(given["bids"]), read_words(given["ruff"], "ruff")
    discards = read.cards(given["discards"], "discards", PACK, DISCARDS)
    plays = read.plays(given["plays"], "plays", SEATS, PACK)
    shown = read.cards(given.get("shown", []), "shown", PACK, most=3)
    pot = read.whole(given.get("pot", 0), "pot")
    ledger = Ledger(tuple((a, pot if a is Pot.POT else 0) for a in (*SEATS, Pot.POT)))
    state = dealt(rules, dealing.Deal(dealer, hands, stock), Chance("referee"), ledger, 1, base)
    state = _run(
        state, Phase.AUCTION, "bids", [Action(s, Verb.PASS if n is None else Verb.BID, n) for s, n in bids]
    )
    _done(state, Phase.AUCTION, "bids")
    assert state.open.buyer is not None
    before = state = _apply(state, Action(state.open.buyer, Verb.DISCARD, discards))
    state = _run(state, Phase.RUFF, "ruff", [Action(s, w) for s, w in words])
    _done(state, Phase.RUFF, "ruff")
    state = _run(_show(state, shown), Phase.TRICKS, "plays", [Action(s, Verb.PLAY, c) for s, c in plays])
    return _facts(before) | _payments(state) | _tricks(state)


def _apply(state: State, action: Action) -> State:
    new = GAME.apply(state, action).state
    assert isinstance(new, State)
    return new


def _run(state: State, phase: Phase, field: str, actions: list[Action]) -> State:
    for i, action in enumerate(actions):
        if state.open.phase is not phase:
            read.wrong_turn(f"{field}[{i}]", action.seat)
        try:
            state = _apply(state, action)
        except IllegalAction as e:
            name = {Phase.AUCTION: "bid", Phase.RUFF: "action", Phase.TRICKS: "card"}[phase]
            what = (
                action.verb.value
                if action.what is None
                else action.card.code
                if phase is Phase.TRICKS
                else action.what
            )
            raise Illegal(e.refusal, phase=field, index=i, **{name: what}, rule=e.refusal.rule) from None
    return state


def _done(state: State, phase: Phase, field: str) -> None:
    if state.open.phase is phase:
        read.bad(field, "stops before it is complete", "hört auf, bevor es vollständig ist")


def _show(state: State, shown: Iterable[Card]) -> State:
    """The state when everybody has shown what is to be shown before the first trick (GL-6.6)."""
    for card in shown:
        if not any(card in h for h in state.hands):
            read.bad("shown", f"nobody holds {card}", f"niemand hat {card}")
    for seat in state.open.asked:
        for card in shown:
            if card in state.hand(seat):
                try:
                    state = _apply(state, Action(seat, Verb.SHOW, card))
                except IllegalAction:
                    read.bad("shown", f"{card} brings no chips", f"{card} bringt keine Chips")
        state = _apply(state, Action(seat, Verb.GO_ON))
    return state


def _facts(state: State) -> Answer:
    """What stands after the exchange."""
    seen = state.open
    hands = score.counted(seen.rules, dict(zip(SEATS, state.hands, strict=True)), seen.dealer, seen.turn_up)
    assert seen.buyer is not None
    return {
        "trump": seen.trump.code,
        "buyer": seen.buyer.value,
        "price": seen.price,
        "ruff_values": ruff_values({s: score.ruff(c) for s, c in hands.items()}),
    }


def _payments(state: State) -> Answer:
    """Who has gained and lost how much by what, from the ledger."""
    seen = state.open
    turned = len(score.turn_up_transfers(seen.rules, seen.turn_up, seen.dealer, SEATS))
    paid, late = seen.ledger.transfers, seen.ledger.transfers[turned:]

    def by(*rules: str) -> dict[str, int]:
        return per_seat(t for t in late if t.rule in rules)

    winner = seen.ruff_winner
    return {
        "turn_up": per_seat(paid[:turned]),
        "auction": by("GL-3.5", "GL-3.6"),
        "ruff": by("GL-4.12"),
        "ruff_winner": None if winner is None else winner.value,
        "next_base": bidding.base_after(seen.vying.holder is not None),
        "sets": set_names({s: [h for p, h in seen.sets if p == s] for s in SEATS}),
        "sets_pay": by("GL-5.1"),
        "special": by("GL-6.6", "GL-9.2"),
    }


def _tricks(state: State) -> Answer:
    """The tricks, and what is to be played if they are not complete."""
    seen = state.open
    out: Answer = {
        "trick_winners": [s.value for s in seen.winners],
        "complete": seen.phase is not Phase.TRICKS,
        "points": read.by_code(points_so_far(seen.dealer, seen.turn_up, seen.plays, seen.winners)),
    }
    if out["complete"]:
        paid = seen.ledger.transfers
        return out | {
            "tricks": read.by_code(trick_count(seen.winners)),
            "chips": per_seat(paid),
            "delta": per_seat(t for t in paid if t.rule in ("GL-7.5", "GL-7.6")),
            "pot": seen.ledger.balance(Pot.POT),
        }
    return out | {"to_play": seen.to_play.value, "legal": [a.card.code for a in GAME.legal_actions(state)]}
