"""The questions about Kaufmannsglück that the referee answers, by the game's own parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn, cast

from engine.cards.card import Card
from engine.core import read
from engine.core.action import Action, Takes
from engine.core.chance import Chance
from engine.core.plain import plain
from engine.core.read import Illegal, bad, by_code, wrong_turn
from engine.core.seat import Seat, clockwise
from engine.games.kaufmannsglueck import buying, counts
from engine.games.kaufmannsglueck.buying import Buying, order_of_round
from engine.games.kaufmannsglueck.contest import Contest
from engine.games.kaufmannsglueck.deal import PACK
from engine.games.kaufmannsglueck.folding import Folding
from engine.games.kaufmannsglueck.play import GAME
from engine.games.kaufmannsglueck.rules import OPEN_CARDS, ROUNDS, SEATS, START_CARDS, Rules
from engine.games.kaufmannsglueck.score import Worth, best, divide, worth
from engine.games.kaufmannsglueck.state import Phase, State
from engine.games.kaufmannsglueck.verbs import TAKES, Verb
from engine.referee import Ask

Answer = dict[str, Any]
HAND = START_CARDS + ROUNDS


def _code(seat: Seat | None) -> str | None:
    return None if seat is None else seat.value


def _codes(seats: Iterable[Seat]) -> list[str]:
    return [s.value for s in seats]


# ---- hands ----


def rank(rules: Rules, position: object) -> Answer:
    """What a hand counts as, and the key it is compared by."""
    raw = read.fields(position, "hand")
    found = worth(read.cards(raw["hand"], "hand", PACK, HAND), rules)
    return {"combination": found.combination.value, "key": found.codes}


def _worths(raw: object, rules: Rules) -> dict[Seat, Worth]:
    """The worth of one to three hands with no card twice."""
    hands = read.per(raw, "hands", SEATS, lambda h, name: read.cards(h, name, PACK, HAND), partial=True)
    if not hands:
        bad("hands", "must hold at least one hand", "muss mindestens eine Hand enthalten")
    read.distinct([c for h in hands.values() for c in h], "hands")
    return {s: worth(h, rules) for s, h in hands.items()}


def _combinations(worths: Mapping[Seat, Worth]) -> Answer:
    return {s.value: w.combination.value for s, w in worths.items()}


def compare(rules: Rules, position: object) -> Answer:
    """Whose hand is best."""
    worths = _worths(read.fields(position, "hands")["hands"], rules)
    return {"combinations": _combinations(worths), "winners": _codes(best(worths))}


def showdown(rules: Rules, position: object) -> Answer:
    """Whose hand is best and how the pot is divided."""
    raw = read.fields(position, "hands pot")
    worths = _worths(raw["hands"], rules)
    division = divide(read.whole(raw["pot"], "pot"), best(worths), worths)
    return {
        "combinations": _combinations(worths),
        "winners": _codes(division.winners),
        "payout": by_code(division.payout),
        "carry": division.carry,
    }


# ---- bidding ----


def _seats(raw: object, field: str, among: Sequence[Seat], least: int) -> tuple[Seat, ...]:
    """A list of different seats among these."""
    found = [read.seat(s, field, among) for s in read.listed(raw, field, None, len(among))]
    if len(set(found)) != len(found) or len(found) < least:
        bad(
            field,
            f"must be {least} or more different seats",
            f"muss {least} oder mehr verschiedene Plätze enthalten",
        )
    return tuple(found)


def _players(raw: Answer) -> tuple[Seat, ...]:
    """Who is still in the game: at least two, or it would be over."""
    return _seats(raw["players"], "players", SEATS, 2) if "players" in raw else SEATS


def _bid(raw: object, field: str) -> tuple[Seat, int | Verb]:
    """A seat's bid or word in a contest."""
    who, what = read.pair(raw, field)
    answer = (
        Verb(read.word(what, field, (Verb.DECLINE, Verb.YIELD)))
        if isinstance(what, str)
        else read.whole(what, field)
    )
    return read.seat(who, field, SEATS), answer


def contest(rules: Rules, position: object) -> Answer:
    """The bidding on one card: who is to act, or how it ended."""
    raw = read.fields(position, "active bids", "players done")
    players = _players(raw)
    done = _seats(raw.get("done", []), "done", players, 0)
    active = read.seat(raw["active"], "active", [s for s in players if s not in done])
    bids = [_bid(b, f"bids[{i}]") for i, b in enumerate(read.listed(raw["bids"], "bids"))]
    _, *others = clockwise(SEATS, active)
    now = Contest.open(active, [s for s in others if s in players and s not in done])
    for i, (seat, answer) in enumerate(bids):
        if seat != now.to_act(rules):
            wrong_turn(f"bids[{i}]", seat)
        refusal = now.refuse(rules, seat, answer)
        if refusal is not None:
            raise Illegal(refusal, rule=refusal.rule, index=i, bid=plain(answer))
        now = now.after(answer)
    result, paid = now.result(rules), by_code(now.paid)
    if result is None:
        return {
            "state": "open",
            "to_act": _code(now.to_act(rules)),
            "legal": [w.value for w in now.words(rules)],
            "min_bid": now.high + 1,
            "max_bid": rules.limit,
            "paid": paid,
        }
    return {
        "state": "discarded" if result.winner is None else "sold",
        "winner": _code(result.winner),
        "price": result.price,
        "paid": paid,
        "draws": _codes(result.draws),
        "keeps_turn": _codes(result.keeps),
        "to_act": None,
    }


# ---- rounds ----


def _action(raw: object, field: str, open_cards: Sequence[Card]) -> Action:
    """A move of a round of buying, in its JSON form."""
    seat, word, *rest = (
        read.listed(raw, field, None, 4) if isinstance(raw, list) and len(raw) > 1 else _no_action(field)
    )
    verb = Verb(read.word(word, field, buying.VERBS))
    takes = TAKES[verb]
    if len(rest) != {Takes.NOTHING: 0, Takes.NUMBER: 1}.get(takes, 2):
        _no_action(field)
    who = read.seat(seat, field, SEATS)
    if takes is Takes.NOTHING:
        return Action(who, verb)
    n = read.whole(rest[-1], field)
    if takes is Takes.NUMBER:
        return Action(who, verb, n)
    card = read.card(rest[0], field, PACK)
    if card not in open_cards:
        bad(field, f"{card} does not lie open", f"{card} liegt nicht offen")
    return Action(who, verb, (card, n))


def _no_action(field: str) -> NoReturn:
    bad(
        field,
        "must be a seat, a word and what belongs to it",
        "muss aus Platz, Wort und dem bestehen, was dazugehört",
    )


def _actions(raw: object, field: str, open_cards: Sequence[Card]) -> list[Action]:
    return [_action(a, f"{field}[{i}]", open_cards) for i, a in enumerate(read.listed(raw, field))]


def _decision(raw: object, field: str) -> tuple[Seat, Verb]:
    """Whether a seat stays or folds."""
    who, what = read.pair(raw, field)
    return read.seat(who, field, SEATS), Verb(read.word(what, field, (Verb.STAY, Verb.FOLD)))


def _decisions(raw: object, field: str) -> list[tuple[Seat, Verb]]:
    return [_decision(d, f"{field}[{i}]") for i, d in enumerate(read.listed(raw, field))]


def round_(rules: Rules, position: object) -> Answer:
    """A round of buying as far as it goes."""
    raw = read.fields(position, "dealer round open stack actions", "players")
    dealer = read.seat(raw["dealer"], "dealer", SEATS)
    number = read.whole(raw["round"], "round", 1, ROUNDS)
    players = _players(raw)
    opened = read.cards(raw["open"], "open", PACK, OPEN_CARDS)
    stack = read.cards(raw["stack"], "stack", PACK)
    read.distinct([*opened, *stack], "stack")
    actions = _actions(raw["actions"], "actions", opened)
    now = Buying(number, order_of_round(dealer, number, players), opened, stack)
    paid = dict.fromkeys((s for s in SEATS if s in players), 0)
    for i, action in enumerate(actions):
        if action.seat != now.to_act(rules):
            wrong_turn(f"actions[{i}]", action.seat)
        refusal = now.check(rules, action)
        if refusal is not None:
            raise Illegal(refusal, rule=refusal.rule, index=i, action=action.as_json()[1:])
        now, _, payment = now.take(rules, action)
        if payment is not None:
            paid[payment.seat] += payment.amount
    return {
        "vorrecht": now.order[0].value,
        "complete": now.complete,
        "got": {g.seat.value: g.card.code for g in now.gains if g.card is not None},
        "from": {g.seat.value: "open" if g.bought else "stack" for g in now.gains},
        "paid": by_code(paid),
        "pot": sum(paid.values()),
        "to_act": _code(now.to_act(rules)),
        "discarded": [c.code for c in now.unsold] if now.complete else None,
    }


def folding(rules: Rules, position: object) -> Answer:
    """Who stays in at the end of a round."""
    raw = read.fields(position, "dealer round decisions", "players paid")
    dealer = read.seat(raw["dealer"], "dealer", SEATS)
    number = read.whole(raw["round"], "round", 1, ROUNDS - 1)
    paid = read.per(raw["paid"], "paid", SEATS, read.whole) if "paid" in raw else None
    now = Folding(order_of_round(dealer, number, _players(raw)))
    for i, (seat, verb) in enumerate(_decisions(raw["decisions"], "decisions")):
        if seat != now.to_act and seat != now.last_to_speak:
            wrong_turn(f"decisions[{i}]", seat)
        refusal = now.check(seat, verb)
        if refusal is not None:
            raise Illegal(refusal, rule=refusal.rule, index=i, decision=verb.value)
        now = now.after(verb)
    answer: Answer = {"left": _codes(s for s in SEATS if s in now.left)}
    answer |= {"to_act": _code(now.to_act), "winner": _code(now.winner)}
    if paid is not None:
        answer["pot"] = sum(paid.values())
        if now.winner is not None:
            payout = divide(answer["pot"], [now.winner], SEATS).payout
            answer["net"] = {s.value: payout[s] - paid[s] for s in SEATS}
    return answer


# ---- a whole game ----


@dataclass(frozen=True, slots=True)
class Place:
    """Where a move stands in a game's record."""

    round: int
    phase: Phase
    index: int

    @property
    def name(self) -> str:
        """The name of the list it stands in."""
        return "actions" if self.phase is Phase.BUYING else "fold"

    @property
    def field(self) -> str:
        """How a message names it."""
        return f"rounds[{self.round - 1}].{self.name}[{self.index}]"


class _Record:
    """A whole game's record, read strictly: the moves of each round and the deal behind them."""

    def __init__(self, position: object) -> None:
        raw = read.fields(position, "dealer hands rounds stack", "carry")
        self.dealer = read.seat(raw["dealer"], "dealer", SEATS)
        self.hands = read.per(raw["hands"], "hands", SEATS, lambda h, n: read.cards(h, n, PACK, START_CARDS))
        self.stack = read.cards(raw["stack"], "stack", PACK)
        self.carry = read.whole(raw.get("carry", 0), "carry")
        self.open: list[tuple[Card, ...]] = []
        self.actions: list[list[Action]] = []
        self.folds: list[list[tuple[Seat, Verb]]] = []
        for i, part in enumerate(read.listed(raw["rounds"], "rounds", None, ROUNDS)):
            self._read_round(part, f"rounds[{i}]", i + 1 == ROUNDS)
        if not self.open:
            bad("rounds", "is empty", "ist leer")
        dealt = [c for cards in (*self.hands.values(), *self.open, self.stack) for c in cards]
        read.distinct(dealt, "hands, rounds and stack")

    def _read_round(self, part: object, field: str, last: bool) -> None:
        raw = read.fields(part, "open actions" if last else "open actions fold")
        opened = read.cards(raw["open"], f"{field}.open", PACK, OPEN_CARDS)
        self.open.append(opened)
        self.actions.append(_actions(raw["actions"], f"{field}.actions", opened))
        self.folds.append([] if last else _decisions(raw["fold"], f"{field}.fold"))

    def first_state(self, rules: Rules) -> State:
        """The game as dealt, with just the record's cards in the stack."""
        deal = {
            "dealer": self.dealer.value,
            "hands": {s.value: [c.code for c in h] for s, h in self.hands.items()},
            "rounds": [{"open": [c.code for c in cards]} for cards in self.open],
        }
        state = GAME.setup(rules, Chance("referee", deals=(deal,)), self.carry)
        return replace(state, buying=replace(state.buying, stack=self.stack))


def _move(state: State, action: Action, place: Place, written: Answer) -> State:
    """The game one move on, if the move is due at its place in the record."""
    here = state.buying.number == place.round
    due = here and state.phase is place.phase and action.seat in GAME.turn(state)
    folding_ = state.folding if here and place.phase is Phase.FOLDING else None
    last_word = folding_ is not None and action.seat == folding_.last_to_speak
    if not due and not last_word:
        wrong_turn(place.field, action.seat)
    refusal = GAME.check(state, action) if due or action.verb is Verb.FOLD else None
    if refusal is not None:
        facts = {**written, "round": place.round, "phase": place.name}
        raise Illegal(refusal, rule=refusal.rule, index=place.index, **facts)
    if last_word and folding_ is not None:
        return replace(state, folding=folding_.after(Verb.STAY))
    return cast(State, GAME.advance(state, action).state)


def _round(state: State, record: _Record, number: int) -> State:
    """The game one round on, folding included; BadInput if the round is not complete."""
    for i, action in enumerate(record.actions[number - 1]):
        state = _move(state, action, Place(number, Phase.BUYING, i), {"action": action.as_json()[1:]})
    if state.phase is Phase.BUYING:
        bad(
            f"rounds[{number - 1}].actions",
            "stops before the round is over",
            "endet, bevor die Runde zu Ende ist",
        )
    for i, (seat, verb) in enumerate(record.folds[number - 1]):
        state = _move(state, Action(seat, verb), Place(number, Phase.FOLDING, i), {"decision": verb.value})
    if state.phase is Phase.FOLDING:
        bad(
            f"rounds[{number - 1}].fold", "stops before all have spoken", "endet, bevor alle gesprochen haben"
        )
    return state


def game(rules: Rules, position: object) -> Answer:
    """A whole game from its record."""
    record = _Record(position)
    state = record.first_state(rules)
    for number in range(1, len(record.open) + 1):
        over = state.settlement is not None
        state = _round(state, record, number)
        if over:
            bad(
                "rounds",
                "has a round after the game was over",
                "hat eine Runde, nachdem das Spiel zu Ende war",
            )
    end = state.settlement
    if end is None:
        bad("rounds", "stops before the game is over", "endet, bevor das Spiel zu Ende ist")
    if state.buying.stack:
        bad("stack", "has cards that nobody drew", "hat Karten, die niemand gezogen hat")
    paid = {s: state.paid(s) for s in SEATS}
    answer = {
        "hands": {s.value: [c.code for c in state.hand(s)] for s in SEATS},
        "paid": by_code(paid),
        "pot": end.pot,
        "showdown": end.showdown,
        "left": _codes(state.left),
        "winners": _codes(end.winners),
        "payout": by_code(end.payout),
        "net": {s.value: end.payout[s] - paid[s] for s in SEATS},
        "carry": end.carry,
    }
    return {**answer, "combinations": _combinations(end.worths)} if end.showdown else answer


def count(rules: Rules, position: object) -> Answer:
    """Exact numbers."""
    what = read.word(read.fields(position, "what")["what"], "what", ("hands", "deck_use"))
    if what == "deck_use":
        return {"most_cards": counts.deck_use().most, "left": counts.deck_use().left}
    found = counts.hands(rules)
    return {"hands": sum(found.values()), "by_combination": {c.value: n for c, n in found.items()}}


ASKS: dict[str, Ask] = {
    "rank": rank,
    "compare": compare,
    "showdown": showdown,
    "contest": contest,
    "round": round_,
    "folding": folding,
    "game": game,
    "counts": count,
}
