"""What practice asks about Gaunerkleeblatt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.games.gaunerkleeblatt.betting import BETS, Verb
from engine.games.gaunerkleeblatt.state import BETTING, Phase, State
from engine.learn.practice import choices, tricks
from engine.learn.practice.advice import advice
from engine.learn.practice.deal import Deal
from engine.learn.practice.kind import Choice, Draft, Given, Kind, Options, Why

Position = dict[str, Any]
AGREED: tuple[Options, ...] = ({}, {}, {}, {"run_min": 3})
LEAVES = {
    "volk": (Text("Volk", "Volk"), "GK-6.2"),
    "reihe": (Text("Reihe", "Reihe"), "GK-6.3"),
    "truppe": (Text("Truppe", "Truppe"), "GK-6.7"),
}


def _inside(state: State) -> list[Seat]:
    return [s for s in state.rules.seats if state.hand(s)]


def _hands(deal: Deal) -> Sequence[list[str]]:
    return sorted(state.hand(s).codes() for state in (deal.states[0], deal.last) for s in _inside(state))


def _spread(found: Position) -> int:
    """How much there is to see: a leaf of nothing or two is soon counted."""
    big = sum(1 for leaf in LEAVES if found[leaf] > 2)
    return min(3, 1 + big)


def _total(deal: Deal, hand: list[str], chance: Chance) -> Draft:
    """How many points a hand makes, leaf by leaf."""
    found = tricks.ruled(deal.game, deal.rules, "score", {"hand": hand})
    right = found["total"]
    parts = Text(
        "Volk {volk} + Reihe {reihe} + Truppe {truppe} = {total}.",
        "Volk {volk} + Reihe {reihe} + Truppe {truppe} = {total}.",
    )
    return Draft(
        text=Phrase(Text("How many points does this hand make?", "Wie viele Punkte macht diese Hand?")),
        level=_spread(found),
        choices=choices.numbers(right, [right - 2, right - 1, right + 1, right + 2, right + 3], chance),
        right=(str(right),),
        why=(Why(Phrase(parts, {k: found[k] for k in (*LEAVES, "total")}), "GK-6.9"),),
        ask="score",
        position={"hand": hand},
    )


def _leaf(deal: Deal, hand: list[str], chance: Chance) -> Draft:
    """How many points one leaf of a hand makes."""
    found = tricks.ruled(deal.game, deal.rules, "score", {"hand": hand})
    i, chance = chance.below(3)
    leaf = tuple(LEAVES)[i]
    name, rule = LEAVES[leaf]
    right = found[leaf]
    assert deal.game.pack is not None
    counted = tuple(deal.game.pack.card(c) for c in found["counted"].get(leaf, []))
    why = Text("These cards count: {cards}.", "Diese Karten zählen: {cards}.")
    none = Text("No card counts in it.", "Keine Karte zählt darin.")
    return Draft(
        text=Phrase(
            Text(
                "How many points does the {leaf} of this hand make?",
                "Wie viele Punkte macht in dieser Hand: {leaf}?",
            ),
            {"leaf": name},
        ),
        level=2 if leaf == "volk" and right < 4 else 1 if right <= 2 else 3 if leaf == "reihe" else 2,
        choices=choices.numbers(right, [right - 2, right - 1, right + 1, right + 2, 0], chance),
        right=(str(right),),
        why=(Why(Phrase(why if counted else none, {"cards": counted}), rule),),
        ask="score",
        position={"hand": hand},
    )


def _table(deal: Deal) -> Sequence[Position]:
    state: State = deal.last
    inside = _inside(state)
    if len(inside) < 2:
        return ()
    pot = sum(t.amount for t in state.ledger.transfers if isinstance(t.source, Seat))
    return [{"hands": {s.value: state.hand(s).codes() for s in inside}, "pot": pot}]


def _hard(found: Position) -> int:
    best, *rest = sorted(found["totals"].values(), reverse=True)
    return 3 if best == rest[0] else 2 if best - rest[0] == 1 else 1


def _payout(deal: Deal, position: Position, chance: Chance) -> Draft:
    """Who gets what from the pot."""
    found = tricks.ruled(deal.game, deal.rules, "showdown", position)
    right, pot = found["payout"], position["pot"]
    zero = dict.fromkeys(right, 0)
    wrong = [{**zero, s: pot} for s in right] + [zero, dict.fromkeys(right, pot // len(right))]
    wrong.append({s: (pot // len(found["best"]) if s in found["best"] else 0) for s in right})
    among, key = choices.amounts(right, wrong, chance, signed=False)
    tie = found["winner"] is None
    rule = "GK-7.2" if tie else "GK-7.1"
    return Draft(
        text=Phrase(
            Text(
                "The hands lie open, and {n} coins are in the pot. Who gets what?",
                "Die Hände liegen offen, und im Topf sind {n} Münzen. Wer bekommt was?",
            ),
            {"n": pot},
        ),
        level=_hard(found),
        choices=among,
        right=(key,),
        why=(Why(Phrase(choices.first_sentence(deal.game.rulebook(), rule)), rule),),
        ask="showdown",
        position=position,
        lines=("leaves", "totals", "carry"),
    )


def _bets(deal: Deal, number: int) -> list[list[Any]]:
    phase = BETTING[number - 1]
    return [
        [a.seat.value, a.verb.value, *([a.number] if isinstance(a.what, int) else [])]
        for s, a, _ in deal.moments()
        if s.phase is phase and a.verb in BETS
    ]


def _so_far(state: State) -> Position:
    """A betting as it stands, without what was said in it: who paid what, and the stake."""
    bet = state.betting
    return {"paid": {s.value: bet.paid(s) for s in bet.round.seats}, "stake": bet.stake}


def _firsts(deal: Deal) -> Sequence[Position]:
    bets = _bets(deal, 1)
    return [
        {"dealer": deal.last.dealer.value, "round": 1, "actions": bets[:n]} for n in range(1, len(bets) + 1)
    ]


def _allowed(deal: Deal, position: Position, _chance: Chance) -> Draft | None:
    """What the next player may do."""
    found = tricks.ruled(deal.game, deal.rules, "betting", position)
    if found["to_act"] is None:
        return None
    labels = {v.value: _WORDS[v] for v in BETS}
    named = {"what": "…"}
    raised = Verb.RAISE.value not in found["legal"]
    rule = "GK-3.5" if raised else "GK-3.4"
    return Draft(
        text=Phrase(
            Text(
                "This is how they bet so far. {who} is next. What may {who:mid} do?",
                "So wurde bisher geboten. Dran ist {who}. Was darf {who:mid} tun?",
            ),
            {"who": Seat(found["to_act"])},
        ),
        level=1 if len(position["actions"]) < 2 else 2 if not raised else 3,
        choices=tuple(Choice(k, Phrase(t, named)) for k, t in labels.items()),
        right=tuple(found["legal"]),
        why=(Why(Phrase(choices.first_sentence(deal.game.rulebook(), rule)), rule),),
        ask="betting",
        position=position,
        many=True,
        lines=("stake", "paid"),
    )


def _paid(deal: Deal, position: Position, chance: Chance) -> Draft:
    """What everybody has paid in a betting."""
    found = tricks.ruled(deal.game, deal.rules, "betting", position)
    right, stake = found["paid"], found["stake"] or 1
    seats = list(right)
    wrong = [
        {s: (n if s != w else (stake if n != stake else n + 1)) for s, n in right.items()} for w in seats
    ]
    wrong += [{s: (n if s != w else 0) for s, n in right.items()} for w in seats if right[w]]
    wrong.append(dict.fromkeys(seats, stake))
    among, key = choices.amounts(right, wrong, chance, signed=False)
    return Draft(
        text=Phrase(
            Text("This is how they bet. What has everybody paid?", "So wurde geboten. Was hat jeder gezahlt?")
        ),
        level=min(3, len({n for n in right.values() if n})),
        choices=among,
        right=(key,),
        why=tuple(
            Why(Phrase(choices.first_sentence(deal.game.rulebook(), r)), r) for r in ("GK-3.2", "GK-3.6")
        ),
        ask="betting",
        position=position,
        lines=("stake", "in"),
    )


_WORDS = {
    Verb.NAME: Text("Name a stake", "Einen Einsatz nennen"),
    Verb.HOLD: Text("Hold", "Halten"),
    Verb.RAISE: Text("Raise", "Erhöhen"),
    Verb.PASS: Text("Pass", "Passen"),
}


def _word(action: Action) -> Phrase:
    verb = Verb(action.verb)
    if isinstance(action.what, int):
        to = (
            Text("Name a stake of {n}", "Einen Einsatz von {n} nennen")
            if verb is Verb.NAME
            else Text("Raise to {n}", "Auf {n} erhöhen")
        )
        return Phrase(to, {"n": action.what})
    return Phrase(_WORDS[verb])


def _offer(legal: Sequence[Action], best: Action, _chance: Chance) -> Sequence[Action]:
    """Of the raises the lowest, unless another is best."""
    out, raised = list[Action](), False
    for a in legal:
        if a.verb is Verb.RAISE:
            if raised or (best.verb is Verb.RAISE and a != best):
                continue
            raised = True
        out.append(a)
    return out


def _shown(state: State, seat: Seat) -> Position:
    return {"hand": state.hand(seat).codes(), **_so_far(state)}


KINDS: tuple[Kind, ...] = (
    Kind(
        "total",
        Text("What is this hand worth?", "Was ist diese Hand wert?"),
        _hands,
        _total,
        AGREED,
        "random",
        given=Given("score", lambda p: p["hand"]),
    ),
    Kind(
        "leaf",
        Text("What is this leaf worth?", "Was ist dieses Blatt wert?"),
        _hands,
        _leaf,
        AGREED,
        "random",
    ),
    Kind(
        "payout",
        Text("Who gets what?", "Wer bekommt was?"),
        _table,
        _payout,
        bot="random",
        given=Given("showdown"),
    ),
    Kind(
        "allowed",
        Text("What may be done?", "Was ist erlaubt?"),
        _firsts,
        _allowed,
        bot="random",
        given=Given("betting"),
    ),
    Kind(
        "paid",
        Text("Who has paid what?", "Wer hat was gezahlt?"),
        _firsts,
        _paid,
        bot="random",
        given=Given("betting"),
        levels=(1, 2),
    ),
    advice(
        "bet",
        Text("What would you do?", "Was würdest du tun?"),
        Text(
            "You are {me}, and it is your turn to bet. What would you do?",
            "Du bist {me} und bist mit Bieten dran. Was würdest du tun?",
        ),
        lambda state, _seat: state.phase in BETTING,
        _shown,
        _word,
        lambda state, _seat, legal: 1 if state.betting.opens else 2 if len(legal) == 2 else 3,
        player="random",
        voices=2,
        offer=_offer,
        rule=lambda state: "GK-3.1" if state.betting.opens else "GK-3.2",
        until=lambda state: state.phase is Phase.DONE,
    ),
)
