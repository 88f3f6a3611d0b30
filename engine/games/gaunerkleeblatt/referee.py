"""What the referee of Gaunerkleeblatt answers; see the format of cases for each question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.cards.card import CardSet
from engine.core import read
from engine.core.chance import Chance
from engine.core.ledger import Ledger, Pot
from engine.core.read import Illegal
from engine.core.refusal import Refusal
from engine.core.seat import Seat
from engine.games.gaunerkleeblatt.betting import Betting, Verb
from engine.games.gaunerkleeblatt.deal import read_deal
from engine.games.gaunerkleeblatt.exchange import bar_discards, bar_draw, swapped
from engine.games.gaunerkleeblatt.play import begin
from engine.games.gaunerkleeblatt.rules import HAND, PACK, Rules
from engine.games.gaunerkleeblatt.score import Kind, clover, verdict
from engine.games.gaunerkleeblatt.state import Phase, State, to_act
from engine.games.gaunerkleeblatt.steps import bet, exchanged
from engine.referee import Ask

Answer = dict[str, Any]
NOMINAL = 18  # GK-6.10: no total can be higher even on paper
WORDS = {v.value: v for v in (Verb.NAME, Verb.HOLD, Verb.RAISE, Verb.PASS)}


@dataclass(frozen=True, slots=True)
class Bet:
    """One entry of a betting as it stands in the record."""

    seat: Seat
    verb: Verb
    amount: int

    def as_json(self) -> list[object]:
        """The entry without its seat."""
        return [self.verb.value, self.amount] if self.verb in (Verb.NAME, Verb.RAISE) else [self.verb.value]


@dataclass(frozen=True, slots=True)
class Swap:
    """One exchange as it stands in the record."""

    seat: Seat
    discards: CardSet
    drawn: CardSet


def score(rules: Rules, position: object) -> Answer:
    """The three leaves of a hand, and which cards make them."""
    raw = read.fields(position, "hand")
    found = clover(PACK.set(read.cards(raw["hand"], "hand", PACK, HAND)), rules)
    return {
        **{leaf.kind.value: leaf.points for leaf in found.leaves},
        "total": found.total,
        "counted": {leaf.kind.value: leaf.cards.codes() for leaf in found.leaves},
    }


def betting(rules: Rules, position: object) -> Answer:
    """One betting, as far as its record goes."""
    second = isinstance(position, dict) and position.get("round") == 2
    raw = read.fields(position, "dealer round actions" + (" stake" if second else ""), "players pot")
    dealer = read.seat(raw["dealer"], "dealer", rules.seats)
    number = read.whole(raw["round"], "round", 1, 2)
    stake = read.whole(raw["stake"], "stake", 1, rules.max_stake) if second else 0
    inside = _inside(rules, raw.get("players"))
    pot = read.whole(raw.get("pot", 0), "pot")
    bets = _bets(rules, raw["actions"], "actions")
    state = Betting.open(number, rules.seats, dealer, inside, stake)
    for i, entry in enumerate(bets):
        state = _answered(rules, state, i, entry, "actions")
    paid = {s: state.paid(s) for s in inside}
    last = state.round.last
    return {
        "paid": read.by_code(paid),
        "stake": state.stake or None,
        "in": [s.value for s in state.inside],
        "complete": state.over,
        "winner": None if last is None else last.value,
        "to_act": None if state.to_act is None else state.to_act.value,
        "legal": [v.value for v in state.words(rules)],
        "pot": pot + sum(paid.values()),
        "stock": rules.stock(len(state.inside)),
    }


def exchange(rules: Rules, position: object) -> Answer:
    """Hand and stock after an exchange."""
    raw = read.fields(position, "hand stock discard draw")
    hand = read.cards(raw["hand"], "hand", PACK, HAND)
    stock = read.cards(raw["stock"], "stock", PACK, most=PACK.size - HAND)
    read.distinct([*hand, *stock], "stock")
    discards = PACK.set(read.cards(raw["discard"], "discard", PACK))
    drawn = PACK.set(read.cards(raw["draw"], "draw", PACK))
    why = _bar_swap(rules, PACK.set(hand), PACK.set(stock), discards, drawn, ("discard", "draw"))
    if why is not None:
        raise Illegal(why, index=0, rule=why.rule)
    after, left = swapped(PACK.set(hand), PACK.set(stock), discards, drawn)
    return {"hand": after.codes(), "stock": left.codes(), "own_back": (discards & drawn).codes()}


def showdown(rules: Rules, position: object) -> Answer:
    """Who takes a pot."""
    both = isinstance(position, dict) and "hands" in position
    raw = read.fields(position, "pot " + ("hands" if both else "totals"), "final")
    pot = read.whole(raw["pot"], "pot")
    final = read.truth(raw.get("final", False), "final")
    if both:
        hands = read.per(
            raw["hands"], "hands", rules.seats, lambda r, f: read.cards(r, f, PACK, HAND), partial=True
        )
        read.distinct([c for hand in hands.values() for c in hand], "hands")
        clovers = {s: clover(PACK.set(hand), rules) for s, hand in hands.items()}
        totals = {s: found.total for s, found in clovers.items()}
    else:
        clovers = {}
        totals = read.per(
            raw["totals"], "totals", rules.seats, lambda r, f: read.whole(r, f, most=NOMINAL), partial=True
        )
    if not totals:
        read.bad("hands" if both else "totals", "must hold somebody's", "muss jemanden enthalten")
    leaves = {s: [leaf.points for leaf in found.leaves] for s, found in clovers.items()}
    return {
        **({"leaves": read.by_code(leaves)} if leaves else {}),
        "totals": read.by_code(totals),
        **_verdict(totals, pot, rules, final),
    }


def game(rules: Rules, position: object) -> Answer:
    """A whole game from its deal."""
    raw = read.fields(position, "dealer hands stock bets1", "exchange bets2 carry final")
    dealt = read_deal(rules, {name: raw[name] for name in ("dealer", "hands", "stock")})
    carry = read.whole(raw.get("carry", 0), "carry")
    final = read.truth(raw.get("final", False), "final")
    first = _bets(rules, raw["bets1"], "bets1")
    swaps = _swaps(rules, raw["exchange"]) if "exchange" in raw else None
    second = _bets(rules, raw["bets2"], "bets2") if "bets2" in raw else None
    ledger = Ledger((*((s, 0) for s in rules.seats), (Pot.POT, carry)))
    # a game that is not the last one, so that a tie stays in the pot until `final` is looked at below
    state = _betted(begin(rules, dealt, Chance("referee"), ledger, 0), first, "bets1")
    if state.phase is Phase.EXCHANGE:
        state = _betted(_exchanged(state, swaps), _needed(second, "bets2"), "bets2")
    elif swaps is not None or second is not None:
        read.bad(
            "exchange" if swaps is not None else "bets2",
            "comes too late: only one player is left",
            "kommt zu spät: Nur einer ist noch dabei",
        )
    return _outcome(state, carry, final)


def counts(rules: Rules, position: object) -> Answer:
    """Exact numbers over all hands."""
    from engine.games.gaunerkleeblatt import counts as numbers

    raw = read.fields(position, "what")
    what = read.word(raw["what"], "what", ("totals", *Kind, "maximum", "mean", "stock"))
    run_min, wraps = rules.run_min, rules.run_wraps
    if what == "stock":
        return {"stock": rules.stock(rules.players)}
    if what == "mean":
        return {"mean": _text(numbers.mean(run_min, wraps))}
    if what == "maximum":
        top, ways = numbers.maximum(run_min, wraps)
        return {
            "max": top,
            "hands": sum(ways.values()),
            "breakdowns": {",".join(map(str, leaves)): n for leaves, n in ways.items()},
        }
    found = (
        numbers.totals(run_min, wraps)
        if what == "totals"
        else numbers.leaf(list(Kind).index(Kind(what)), run_min, wraps)
    )
    return {"hands": numbers.hands(), "counts": {str(n): hands for n, hands in found.items()}}


ASKS: Mapping[str, Ask] = {
    "score": score,
    "betting": betting,
    "exchange": exchange,
    "showdown": showdown,
    "game": game,
    "counts": counts,
}


# ---- reading ----


def _inside(rules: Rules, raw: object) -> tuple[Seat, ...]:
    """The players still in; all of them if nothing is said."""
    if raw is None:
        return rules.seats
    found = [read.seat(s, "players", rules.seats) for s in read.listed(raw, "players", most=rules.players)]
    if len(set(found)) != len(found) or len(found) < 2:
        read.bad(
            "players",
            "must be two or more different players",
            "müssen zwei oder mehr verschiedene Spieler sein",
        )
    return tuple(s for s in rules.seats if s in found)


def _bets(rules: Rules, raw: object, field: str) -> list[Bet]:
    return [_bet(rules, entry, f"{field}[{i}]") for i, entry in enumerate(read.listed(raw, field))]


def _bet(rules: Rules, raw: object, field: str) -> Bet:
    entry = read.listed(raw, field)
    if len(entry) < 2:
        read.bad(field, "must hold a seat and a word", "muss einen Platz und ein Wort enthalten")
    seat, verb = read.seat(entry[0], field, rules.seats), WORDS[read.word(entry[1], field, tuple(WORDS))]
    takes = verb in (Verb.NAME, Verb.RAISE)
    if len(entry) != 2 + takes:
        read.bad(
            field,
            f"{verb} takes {'one number' if takes else 'nothing more'}",
            f"Hinter {verb} gehört {'eine Zahl' if takes else 'nichts'}",
        )
    return Bet(seat, verb, read.whole(entry[2], field) if takes else 0)


def _swaps(rules: Rules, raw: object) -> list[Swap]:
    found = []
    for i, entry in enumerate(read.listed(raw, "exchange")):
        field = f"exchange[{i}]"
        seat, discards, drawn = read.listed(entry, field, 3)
        found.append(
            Swap(
                read.seat(seat, field, rules.seats),
                PACK.set(read.cards(discards, field, PACK)),
                PACK.set(read.cards(drawn, field, PACK)),
            )
        )
    return found


def _needed(bets: list[Bet] | None, field: str) -> list[Bet]:
    if bets is None:
        read.bad(field, "is missing", "fehlt")
    return bets


# ---- playing the record ----


def _answered(rules: Rules, state: Betting, index: int, entry: Bet, phase: str) -> Betting:
    """The betting after one entry of the record."""
    _may_bet(rules, state, index, entry, phase)
    return state.did(entry.verb, entry.amount)


def _may_bet(rules: Rules, state: Betting, index: int, entry: Bet, field: str) -> None:
    """Raises what is wrong with an entry, if anything is."""
    if state.to_act != entry.seat:
        read.wrong_turn(f"{field}[{index}]", entry.seat)
    refusal = state.bar(rules, entry.verb, entry.amount)
    if refusal is not None:
        phase = {} if field == "actions" else {"phase": field}
        raise Illegal(refusal, **phase, index=index, action=entry.as_json(), rule=refusal.rule)


def _betted(state: State, bets: list[Bet], field: str) -> State:
    """The state after a whole betting."""
    phase = state.phase
    for i, entry in enumerate(bets):
        if state.phase is not phase:
            read.wrong_turn(f"{field}[{i}]", entry.seat)
        _may_bet(state.rules, state.betting, i, entry, field)
        state, _ = bet(state, entry.seat, entry.verb, entry.amount)
    if state.phase is phase:
        read.bad(field, "stops before the betting is over", "endet, bevor die Bieterrunde vorbei ist")
    return state


def _exchanged(state: State, swaps: list[Swap] | None) -> State:
    """The state after everybody still in has exchanged."""
    if swaps is None:
        read.bad("exchange", "is missing", "fehlt")
    for i, swap in enumerate(swaps):
        field = f"exchange[{i}]"
        if state.phase is not Phase.EXCHANGE or to_act(state) != swap.seat:
            read.wrong_turn(field, swap.seat)
        why = _bar_swap(
            state.rules, state.hand(swap.seat), state.stock, swap.discards, swap.drawn, (field, field)
        )
        if why is not None:
            raise Illegal(why, phase="exchange", index=i, rule=why.rule)
        state, _ = exchanged(state, swap.seat, swap.discards, swap.drawn)
    if state.phase is Phase.EXCHANGE:
        read.bad("exchange", "stops before everybody has had a turn", "endet, bevor alle an der Reihe waren")
    return state


def _bar_swap(
    rules: Rules, hand: CardSet, stock: CardSet, discards: CardSet, drawn: CardSet, fields: tuple[str, str]
) -> Refusal | None:
    """What bars an exchange; BadInput for cards that are not where they are taken from."""
    _must_hold(discards - hand, fields[0], "are not in the hand", "sind nicht auf der Hand")
    _must_hold(drawn - stock - discards, fields[1], "are not in the stock", "sind nicht im Stapel")
    return bar_discards(discards) or bar_draw(rules, discards, drawn)


def _must_hold(missing: CardSet, field: str, en: str, de: str) -> None:
    if missing:
        codes = ", ".join(missing.codes())
        read.bad(field, f"{codes} {en}", f"{codes} {de}")


# ---- answering ----


def _outcome(state: State, carry: int, final: bool) -> Answer:
    """What a finished game answers."""
    rules, seats = state.rules, state.rules.seats
    stakes = {s: sum(t.amount for t in state.ledger.transfers if t.source == s) for s in seats}
    pot = carry + sum(stakes.values())
    totals = {s: clover(state.hand(s), rules).total for s in state.shown}
    if totals:
        ended = verdict(totals, pot, seats, final)
        payout, left = dict(ended.payout), ended.carry
    else:
        payout, left = {s: pot if s == state.winner else 0 for s in seats}, 0
    return {
        "paid": read.by_code(stakes),
        "pot": pot,
        "winner": None if state.winner is None else state.winner.value,
        "totals": read.by_code(totals),
        "shown": [s.value for s in state.shown],
        "payout": read.by_code(payout),
        "net": read.by_code({s: payout[s] - stakes[s] for s in seats}),
        "carry": left,
    }


def _verdict(totals: Mapping[Seat, int], pot: int, rules: Rules, final: bool) -> Answer:
    ended = verdict(totals, pot, rules.seats, final)
    return {
        "winner": None if ended.winner is None else ended.winner.value,
        "best": [s.value for s in ended.best],
        "payout": read.by_code(ended.payout),
        "carry": ended.carry,
    }


def _text(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
