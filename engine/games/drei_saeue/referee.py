"""What the referee of Drei Säue vor dem Hof answers; see the format of cases for each question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards.card import Card, CardSet
from engine.core import read
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.ledger import Ledger
from engine.core.read import Illegal, Reasons
from engine.core.seat import Seat
from engine.games.drei_saeue import counts as numbers
from engine.games.drei_saeue.deal import read_deal, read_yards
from engine.games.drei_saeue.play import GAME, begin
from engine.games.drei_saeue.rules import HAND, PACK, SEATS, Rules, TakePig
from engine.games.drei_saeue.score import settle
from engine.games.drei_saeue.state import Phase, Plays, State, Verb
from engine.games.drei_saeue.tricks import bar_card, winner
from engine.games.drei_saeue.tricks import labels as names_of
from engine.games.drei_saeue.yards import Status, Yards, bar
from engine.referee import Ask

Answer = dict[str, Any]
Entry = bool | Seat | None  # take it, leave it, take it into that yard, nothing to decide


def reasons(rules: Rules, position: object) -> Reasons:
    """Each card of a hand with the refusal it meets in a trick, None where it may be played."""
    raw = read.fields(position, "to_play hand trick")
    seat = read.seat(raw["to_play"], "to_play", SEATS)
    hand, trick = _hand_and_trick(raw, seat, "to_play")
    return {c: bar_card(c, hand, trick) for c in hand}


def legal(rules: Rules, position: object) -> Answer:
    """Which cards of a hand may be played to a trick, and which rule bars the others."""
    return read.legal_answer(reasons(rules, position))


def trick(rules: Rules, position: object) -> Answer:
    """Who wins a trick, and how the Sau of its suit lies for the winner."""
    raw = read.fields(position, "trick yards")
    plays = tuple(read.trick(raw["trick"], "trick", SEATS, PACK, full=True))
    yards = read_yards(raw["yards"])
    who, suit = winner(plays), plays[0][1].suit
    status = yards.status(who, suit)
    return {
        "winner": who.value,
        "suit": suit.code,
        "status": status.value,
        "may_take": yards.owner(suit).value if status is Status.OPEN else None,
    }


def take(rules: Rules, position: object) -> Answer:
    """The yards after the winner of a trick has taken or left its Sau."""
    raw = read.fields(position, "yards winner suit take", "to")
    yards = read_yards(raw["yards"])
    who = read.seat(raw["winner"], "winner", SEATS)
    suit = read.suit(raw["suit"], "suit", PACK)
    takes = read.truth(raw["take"], "take")
    named = read.seat(raw["to"], "to", SEATS) if "to" in raw else who
    to = named if takes else None
    refusal = bar(rules, yards, who, suit, to)
    if refusal is not None:
        raise Illegal(refusal, rule=refusal.rule)
    source = None if to is None else yards.owner(suit)
    return {
        "taken_from": None if source is None else source.value,
        "yards": _stacks(yards if to is None else yards.moved(suit, to)),
    }


def payment(rules: Rules, position: object) -> Answer:
    """What so many Säue in each yard pay."""
    raw = read.fields(position, "pigs")
    pigs = read.per(raw["pigs"], "pigs", SEATS, lambda r, f: read.whole(r, f, most=len(PACK.suits)))
    if sum(pigs.values()) != len(PACK.suits):
        read.bad("pigs", "must be four together", "müssen zusammen vier sein")
    return _payment(rules, pigs)


def labels(rules: Rules, position: object) -> Answer:
    """The names that there are for playing a card."""
    raw = read.fields(position, "seat hand card trick yards")
    seat = read.seat(raw["seat"], "seat", SEATS)
    hand, plays = _hand_and_trick(raw, seat, "seat")
    card = read.card(raw["card"], "card", PACK)
    yards = read_yards(raw["yards"])
    if card not in hand:
        read.bad("card", "is not in the hand", "ist nicht auf der Hand")
    refusal = bar_card(card, hand, plays)
    if refusal is not None:
        raise Illegal(refusal, index=0, card=card.code, rule=refusal.rule)
    return {"labels": [name.value for name in names_of(seat, card, hand, plays, yards)]}


def deal(rules: Rules, position: object) -> Answer:
    """A round played through from its deal, as far as its record goes."""
    automatic = rules.take_pig is TakePig.ALWAYS
    raw = read.fields(position, "dealer yards hands plays" + ("" if automatic else " takes"), "takes")
    dealt = read_deal({name: raw[name] for name in ("dealer", "yards", "hands")})
    plays = read.plays(raw["plays"], "plays", SEATS, PACK)
    entries = _entries(raw, len(plays) // len(SEATS))
    state = begin(rules, dealt, Chance("referee"), Ledger.open(SEATS))
    for i, (seat, card) in enumerate(plays):
        if state.phase is not Phase.PLAY or seat != state.to_act:
            read.wrong_turn(f"plays[{i}]", seat)
        if card not in state.hands[SEATS.index(seat)]:
            read.bad(f"plays[{i}]", f"{seat} does not hold {card}", f"{seat} hat {card} nicht auf der Hand")
        state = _played(state, i, seat, card, entries)
    return _answer(rules, state)


def counts(rules: Rules, position: object) -> Answer:
    """Exact numbers."""
    raw = read.fields(position, "what")
    read.word(raw["what"], "what", ("pack",))
    return {**numbers.pack()}


ASKS: Mapping[str, Ask] = {
    "legal": legal,
    "trick": trick,
    "take": take,
    "payment": payment,
    "labels": labels,
    "deal": deal,
    "counts": counts,
}


def _hand_and_trick(raw: Mapping[str, Any], seat: Seat, field: str) -> tuple[CardSet, Plays]:
    """A hand of one to eight cards and the unfinished trick that its owner is to play to."""
    cards = read.cards(raw["hand"], "hand", PACK, most=HAND)
    if not cards:
        read.bad("hand", "must hold a card", "muss eine Karte enthalten")
    plays = read.plays(raw["trick"], "trick", SEATS, PACK, len(SEATS) - 1)
    read.distinct([*cards, *(c for _, c in plays)], "trick")
    read.trick(raw["trick"], "trick", SEATS, PACK)
    if plays and SEATS.index(plays[-1][0]) != (SEATS.index(seat) - 1) % len(SEATS):
        read.wrong_turn(field, seat)
    return PACK.set(cards), tuple(plays)


def _entries(raw: Mapping[str, Any], tricks: int) -> list[Entry] | None:
    """What was decided after each complete trick; None where the rules decide everything."""
    if "takes" not in raw:
        return None
    found: list[Entry] = []
    for i, entry in enumerate(read.listed(raw["takes"], "takes")):
        found.append(
            entry if entry is None or isinstance(entry, bool) else read.seat(entry, f"takes[{i}]", SEATS)
        )
    if len(found) != tricks:
        read.bad(
            "takes",
            f"must hold one entry for each of {tricks} tricks",
            f"muss je einen Eintrag für {tricks} Stiche enthalten",
        )
    return found


def _played(state: State, index: int, seat: Seat, card: Card, entries: list[Entry] | None) -> State:
    """The state after one card, and after the decision about the Sau if the card completes a trick."""
    action = Action(seat, Verb.PLAY, card)
    refusal = GAME.check(state, action)
    if refusal is not None:
        raise Illegal(refusal, phase="plays", index=index, card=card.code, rule=refusal.rule)
    before, number = state.yards, len(state.tricks)
    state = _after(state, action)
    if len(state.tricks) == number:
        return state
    return _decided(state, before, number, entries)


def _decided(state: State, yards: Yards, number: int, entries: list[Entry] | None) -> State:
    """The state after trick `number`, once its entry is carried out; `yards` are those before it."""
    won = state.tricks[-1]
    automatic = state.rules.take_pig is TakePig.ALWAYS
    entry: Entry = None if entries is None else entries[number]
    if entry is None:
        if won.status is not Status.OPEN:
            return state
        if not automatic:
            read.bad(
                f"takes[{number}]",
                "must say whether the Sau was taken",
                "muss sagen, ob die Sau genommen wurde",
            )
        entry = True
    to = won.winner if entry is True else None if entry is False else entry
    refusal = bar(state.rules, yards, won.winner, won.suit, to)
    if refusal is not None:
        raise Illegal(refusal, phase="takes", index=number, rule=refusal.rule)
    if state.phase is not Phase.TAKE:
        return state
    action = Action(won.winner, Verb.LEAVE) if to is None else Action(won.winner, Verb.TAKE, to)
    return _after(state, action)


def _after(state: State, action: Action) -> State:
    after = GAME.advance(state, action).state
    assert isinstance(after, State)
    return after


def _answer(rules: Rules, state: State) -> Answer:
    answer: Answer = {
        "tricks": [
            {"winner": t.winner.value, "taken_from": None if t.taken_from is None else t.taken_from.value}
            for t in state.tricks
        ],
        "yards": _stacks(state.yards),
        "complete": state.settled is not None,
    }
    if state.settled is not None:
        return {**answer, "pigs": read.by_code(state.yards.pigs()), **_payment(rules, state.yards.pigs())}
    may = [a.card.code for a in GAME.legal_actions(state) if a.verb is Verb.PLAY]
    return {**answer, "to_play": state.to_act.value, "legal": may}


def _payment(rules: Rules, pigs: Mapping[Seat, int]) -> Answer:
    done = settle(pigs, rules.stake)
    return {
        "pay": read.by_code(done.pay()),
        "side": None if done.side is None else done.side.code,
        "level": done.level.value,
    }


def _stacks(yards: Yards) -> dict[str, list[str]]:
    return {seat.value: [suit.code for suit in yards.before(seat)] for seat in SEATS}
