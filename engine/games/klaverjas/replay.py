"""A whole deal as the referee replays it: the engine's own states, one action after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.cards.card import Card, CardSet
from engine.core import read
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.read import Illegal
from engine.core.refusal import IllegalAction
from engine.core.seat import Seat
from engine.games.klaverjas import dealing, duties, score
from engine.games.klaverjas.bidding import Bidding, Contract
from engine.games.klaverjas.cases import (
    PACK,
    Answer,
    bid,
    by_side,
    contract_of,
    read_calls,
    read_ledig,
    read_trump,
    written,
)
from engine.games.klaverjas.newdeal import laid_out
from engine.games.klaverjas.play import GAME, call_action
from engine.games.klaverjas.rules import Claim, Rules
from engine.games.klaverjas.state import Phase, State, Verb
from engine.games.klaverjas.tricks import begin_play


def deal(rules: Rules, position: object) -> Answer:
    """A deal from the first call to the last card, or as far as it goes."""
    called = isinstance(position, dict) and "calls" in position
    how = "proposed calls" if called else "declarer trump"
    more = " claims" if rules.roem_claim is Claim.MANUAL else ""
    more += " discards" if rules.players == 3 else ""
    raw = read.fields(
        position, f"dealer plays {how} {dealing.fields_of(rules)}{more}", "" if called else "contract"
    )
    dealt = dealing.read_dealt(rules, raw)
    plays = read.plays(raw["plays"], "plays", rules.seats, PACK)
    claims = _claims(raw.get("claims", []), rules)
    discards = read.cards(raw.get("discards", []), "discards", PACK, 2 if rules.players == 3 else 0)
    state = _bidden(rules, raw, dealt) if called else _told(rules, raw, dealt)
    if rules.players == 3:
        state = _laid_away(state, discards)
    for i, (seat, card) in enumerate(plays):
        state = _played(state, i, seat, card)
        if state.claimable and len(state.tricks) in claims:
            state = _step(state, Action(state.tricks[-1].winner, Verb.CLAIM))
        elif state.phase is Phase.CLAIM:
            state = _step(state, Action(state.tricks[-1].winner, Verb.COUNT))
    return _told_deal(state)


def _claims(raw: object, rules: Rules) -> set[int]:
    numbers = [read.whole(n, "claims", 1, rules.trick_count) for n in read.listed(raw, "claims")]
    if len(set(numbers)) != len(numbers):
        read.bad("claims", "names a trick twice", "nennt einen Stich doppelt")
    return set(numbers)


def _bidden(rules: Rules, raw: Mapping[str, Any], dealt: dealing.Dealt) -> State:
    """The state after all calls, which must have led to a contract."""
    dealer = read.seat(raw["dealer"], "dealer", rules.seats)
    suit, card = dealing.read_proposal(rules, raw["proposed"], dealt.hands[rules.seats.index(dealer)])
    calls = read_calls(raw["calls"], rules)
    now = bid(Bidding(rules, dealer, suit, card), calls, phase="calls")
    if now.contract is None:
        read.bad("calls", "the bidding is not finished", "das Reizen ist nicht beendet")
    state = laid_out(Bidding(rules, dealer, suit, card), dealt, Chance("referee"))
    for seat, saying in calls:
        state = _step(state, call_action(seat, saying))
    return state


def _told(rules: Rules, raw: Mapping[str, Any], dealt: dealing.Dealt) -> State:
    """The state after a bidding of which only the outcome is told."""
    dealer = read.seat(raw["dealer"], "dealer", rules.seats)
    declarer = read.seat(raw["declarer"], "declarer", rules.seats)
    trump = read_trump(rules, raw["trump"])
    if "contract" in raw:
        read_ledig(rules, raw["contract"])
    if (trump is None) != ("contract" in raw):
        read.bad("contract", "ledig and no trump go together", "Ledig und kein Trumpf gehören zusammen")
    return contracted(
        laid_out(Bidding(rules, dealer, trump or PACK.suits[0]), dealt, Chance("referee")),
        Contract(declarer, trump),
    )


def contracted(state: State, contract: Contract) -> State:
    """The state in which this contract has been bid, whoever said what."""
    state = replace(state, contract=contract)
    if not state.talon:
        return begin_play(state)
    i = state.index(contract.declarer)
    hands = (*state.hands[:i], state.hands[i] | state.talon, *state.hands[i + 1 :])
    return replace(state, phase=Phase.EXCHANGE, hands=hands, talon=CardSet(PACK))


def _laid_away(state: State, discards: tuple[Card, ...]) -> State:
    declarer = state.acting[0]
    for card in discards:
        if card not in state.hands[state.index(declarer)]:
            read.bad(
                "discards", f"{declarer.value} does not hold {card}", f"{declarer.value} hat {card} nicht"
            )
    return _step(state, Action(declarer, Verb.DISCARD, discards))


def _played(state: State, i: int, seat: Seat, card: Card) -> State:
    if state.phase is not Phase.PLAY or seat is not state.to_play:
        read.wrong_turn(f"plays[{i}]", seat)
    try:
        return _step(state, Action(seat, Verb.PLAY, card))
    except IllegalAction as e:
        raise Illegal(phase="plays", index=i, card=card.code, rule=e.refusal.rule) from None


def _step(state: State, action: Action) -> State:
    after_it = GAME.apply(state, action).state
    assert isinstance(after_it, State)
    return after_it


def _told_deal(state: State) -> Answer:
    done = state.settled
    answer: Answer = {
        **contract_of(state.contract),
        "complete": done,
        "tricks": [
            {"winner": t.winner.value, "points": t.points, "roem": t.roem_points} for t in state.tricks
        ],
    }
    if not done:
        seat = state.to_play
        cards = duties.legal(state.rules, state.trump, state.playable(seat), state.trick, seat)
        return {**answer, "to_play": seat.value, "legal": cards.codes()}
    t = score.tally(state, state.away)
    return {
        **answer,
        "cards": by_side(t.cards),
        "roem": by_side(t.roem),
        "won": by_side(t.tricks),
        "score": written(score.deal_score(state)),
    }
