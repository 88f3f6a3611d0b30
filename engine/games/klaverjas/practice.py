"""What practice asks about Klaverjas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.games.klaverjas.cases import name, say
from engine.games.klaverjas.state import Phase, State, Verb
from engine.learn.practice import choices, tricks
from engine.learn.practice.advice import advice
from engine.learn.practice.deal import Deal
from engine.learn.practice.kind import Draft, Given, Kind, Options, Why

CLUBS: tuple[Options, ...] = ({}, {}, {}, {"preset": "club"}, {"preset": "club-rotterdam"})
ON_TABLE: tuple[Options, ...] = ({"roem": "trick"},)
ROEM = (0, 20, 40, 50, 60, 70, 100, 120, 200)
BARS = ("KJ-4.2", "KJ-4.3", "KJ-4.5", "KJ-4.7", "KJ-4.8")

Position = dict[str, Any]


def _plays(plays: Sequence[tuple[Seat, Any]]) -> list[list[str]]:
    return [[s.value, c.code] for s, c in plays]


def _to_play(state: State, seat: Seat) -> Position | None:
    if state.phase is not Phase.PLAY or not state.trick or state.trump is None:
        return None
    return {
        "trump": state.trump.code,
        "to_play": seat.value,
        "hand": state.hands[state.index(seat)].codes(),
        "trick": _plays(state.trick),
    }


def _hard(position: Position, answer: Mapping[str, Any]) -> int:
    """Following suit is easy; being void is harder; overtrumping, undertrumping and the winning partner hardest."""
    rules = set(answer["refused"].values())
    led = position["trick"][0][1][-1]
    if any(c[-1] == led for c in position["hand"]):
        return 2 if rules - {"KJ-4.2"} else 1
    trumps = any(c[-1] == position["trump"] for c in position["hand"])
    return 3 if rules - {"KJ-4.3"} or (trumps and not rules) else 2


def _full(state: State, action: Action) -> Position | None:
    players = state.rules.players
    if action.verb is not Verb.PLAY or len(state.trick) < players - 1 or state.trump is None:
        return None
    position: Position = {
        "trump": state.trump.code,
        "trick": [*_plays(state.trick), [action.seat.value, action.card.code]],
        "played": [laid.card.code for t in state.tricks for laid in t.plays],
        "last": len(state.tricks) == state.rules.trick_count - 1,
    }
    if state.rules.roem.value == "hand":
        position["held"] = {s.value: state.start[state.index(s)].codes() for s in state.rules.seats}
    return position


def _points(deal: Deal, position: Position, chance: Chance) -> Draft:
    """How many points its cards bring: trump values, and ten for the last trick."""
    found = tricks.ruled(deal.game, deal.rules, "trick", position)
    right = found["points"]
    other = {**position, "last": not position["last"]}
    wrong = [tricks.ruled(deal.game, deal.rules, "trick", other)["points"]]
    for suit in "SHDC":
        if suit != position["trump"]:
            wrong.append(tricks.ruled(deal.game, deal.rules, "trick", {**position, "trump": suit})["points"])
    trumps = sum(c[-1] == position["trump"] for _, c in position["trick"])
    text = "{trump:up} are trumps. What do the cards of this trick count?"
    german = "{trump} ist Trumpf. Was zählen die Karten dieses Stichs?"
    if position["last"]:
        text, german = f"This is the last trick. {text}", f"Das ist der letzte Stich. {german}"
    assert deal.game.pack is not None
    why = Text("Its cards count {n} points.", "Seine Karten zählen {n} Punkte.")
    last = Text(
        "Its cards count {n} points, ten for the last trick included.",
        "Seine Karten zählen {n} Punkte, zehn für den letzten Stich eingeschlossen.",
    )
    return Draft(
        text=Phrase(Text(text, german), {"trump": deal.game.pack.suit(position["trump"])}),
        level=min(3, 1 + bool(trumps) + (trumps > 1 or position["last"])),
        choices=choices.numbers(right, [*wrong, right + 10, right - 6, right + 4, right + 1], chance),
        right=(str(right),),
        why=(Why(Phrase(last if position["last"] else why, {"n": right}), "KJ-1.6"),),
        ask="trick",
        position=position,
        shown={k: position[k] for k in ("trump", "trick")},
        lines=("points",),
    )


def _roem(deal: Deal, position: Position, chance: Chance) -> Draft | None:
    """How much roem lies in the trick; most tricks hold none, so few of these are asked about."""
    found = tricks.ruled(deal.game, deal.rules, "trick", position)
    right, parts = found["roem"], found["roem_parts"]
    n, chance = chance.below(8)
    if not right and n:
        return None
    near = [r for r in ROEM if abs(r - right) <= 50 and r != right]
    rule = {"stuk": "KJ-5.4", "four": "KJ-5.3"}.get(parts[0][0], "KJ-5.2") if parts else "KJ-5.7"
    assert deal.game.pack is not None
    return Draft(
        text=Phrase(
            Text(
                "{trump:up} are trumps. How much roem lies in this trick?",
                "{trump} ist Trumpf. Wie viel Roem liegt in diesem Stich?",
            ),
            {"trump": deal.game.pack.suit(position["trump"])},
        ),
        level=1 if len(parts) == 1 and parts[0][0] != "stuk" else 3 if len(parts) > 1 else 2,
        choices=choices.numbers(right, near, chance),
        right=(str(right),),
        why=(Why(Phrase(Text("Roem: {n}.", "Roem: {n}."), {"n": right}), rule),),
        ask="trick",
        position=position,
        shown={k: position[k] for k in ("trump", "trick")},
        lines=("roem_parts", "roem"),
    )


def _settled(deal: Deal) -> Sequence[Position]:
    state: State = deal.last
    if not state.settled or state.contract is None or state.trump is None:
        return ()
    sides = state.rules.sides
    of = {s: name(state.rules.side(s)) for s in state.rules.seats}
    cards, roem, won = ({name(s): 0 for s in sides} for _ in range(3))
    for t in state.tricks:
        cards[of[t.winner]] += t.points
        roem[of[t.winner]] += t.roem_points
        won[of[t.winner]] += 1
    return [{"declarer": state.contract.declarer.value, "cards": cards, "roem": roem, "tricks": won}]


def _score(deal: Deal, position: Position, chance: Chance) -> Draft:
    """What each side writes down: made, nat or pit."""
    found = tricks.ruled(deal.game, deal.rules, "score", position)
    right, cards, roem = found["points"], position["cards"], position["roem"]
    (us, them) = cards
    raw = {s: cards[s] + roem[s] for s in cards}
    total = sum(raw.values())
    wrong = [
        raw,
        cards,
        {us: 0, them: total},
        {us: total, them: 0},
        {us: right[them], them: right[us]},
        {us: 0, them: 162},
        {us: 162, them: 0},
    ]
    pit = found["pit"] is not None
    if not pit:
        best = max(raw, key=lambda s: raw[s])
        wrong.append({**raw, best: raw[best] + 100})
    among, key = choices.amounts(right, wrong, chance, signed=False)
    if found["nat"]:
        why = Why(Phrase(Text("Not made: nat.", "Nicht geschafft: nat.")), "KJ-6.4")
    elif pit:
        why = Why(
            Phrase(Text("All tricks went to one side: pit.", "Alle Stiche gingen an eine Seite: Pit.")),
            "KJ-6.5",
        )
    else:
        why = Why(Phrase(Text("The contract is made.", "Das Spiel ist geschafft.")), "KJ-6.3")
    declarer = Seat(position["declarer"])
    return Draft(
        text=Phrase(
            Text(
                "{who} was declarer. The tricks are counted. What does each side write down?",
                "{who} war Ansager. Die Stiche sind gezählt. Was schreibt jede Seite auf?",
            ),
            {"who": declarer},
        ),
        level=3 if pit or abs(raw[us] - raw[them]) < 30 else 2 if found["nat"] or any(roem.values()) else 1,
        choices=among,
        right=(key,),
        why=(why,),
        ask="score",
        position=position,
        lines=("made", "nat", "pit", "points"),
    )


def _bidding(state: State, seat: Seat) -> tuple[str, Position] | None:
    del seat
    b = state.bidding
    calls = [[c.seat.value, say(c.saying)] for c in b.calls]
    proposed = b.proposed.code if b.card is None else b.card.code
    return "bidding", {"dealer": b.dealer.value, "proposed": proposed, "calls": calls}


def _bid_shown(state: State, seat: Seat) -> Position:
    b = state.bidding
    shown: Position = {
        "hand": state.hands[state.index(seat)].codes(),
        "dealer": b.dealer.value,
        "proposed_suit": b.proposed.code,
    }
    if b.calls:
        shown["calls"] = [[c.seat.value, say(c.saying)] for c in b.calls]
    return shown


_WORDS = {
    Verb.ACCEPT: Text("Play the proposed suit", "Die vorgeschlagene Farbe spielen"),
    Verb.PASS: Text("Pass", "Passen"),
    Verb.NAME: Text("Make {what} trumps", "{what} zum Trumpf machen"),
    Verb.LEDIG: Text("Play ledig", "Ledig spielen"),
    Verb.PLAY: Text("{what:up}", "{what}"),
}


def _word(action: Action) -> Phrase:
    return Phrase(_WORDS[Verb(action.verb)], {"what": action.what})


def _play_shown(state: State, seat: Seat) -> Position:
    position = _to_play(state, seat)
    assert position is not None
    del position["to_play"]
    return position


def _must_choose(state: State, seat: Seat) -> bool:
    del seat
    return state.phase is Phase.BIDDING


_LEGAL = Text(
    "{trump:up} are trumps, and you are {me}. Which of your cards may you play?",
    "{trump} ist Trumpf, und du bist {me}. Welche deiner Karten darfst du spielen?",
)
_BARS = Text(
    "{trump:up} are trumps, and you are {me}. Which rule bars the {card}?",
    "{trump} ist Trumpf, und du bist {me}. Welche Regel verbietet {card}?",
)
_WINS = Text("{trump:up} are trumps. Who wins this trick?", "{trump} ist Trumpf. Wer gewinnt diesen Stich?")
_TRICK = Given("trick", lambda p: {"last": False, **p})

KINDS: tuple[Kind, ...] = (
    tricks.legal(_to_play, _hard, "KJ-4.4", _LEGAL, CLUBS),
    tricks.bars(_to_play, _hard, BARS, _BARS, CLUBS),
    tricks.wins(_full, lambda _p: "KJ-4.9", _WINS),
    Kind(
        "points",
        Text("What is the trick worth?", "Was ist der Stich wert?"),
        tricks.spots_full(_full),
        _points,
        given=_TRICK,
    ),
    Kind(
        "roem",
        Text("How much roem?", "Wie viel Roem?"),
        tricks.spots_full(_full),
        _roem,
        ON_TABLE,
        given=_TRICK,
    ),
    Kind(
        "score",
        Text("Who writes what?", "Wer schreibt was?"),
        _settled,
        _score,
        given=Given("score"),
        fits=lambda options: options["players"] != 3,
    ),
    advice(
        "bid",
        Text("Would you bid?", "Würdest du reizen?"),
        Text(
            "You are {me}, and it is your turn to speak. What would you say?",
            "Du bist {me} und bist dran. Was würdest du sagen?",
        ),
        _must_choose,
        _bid_shown,
        _word,
        lambda state, _seat, _legal: 1 if state.bidding.round == 1 else 3 if state.bidding.forced else 2,
        _bidding,
        rule=lambda state: (
            "KJ-3.3" if state.bidding.round == 1 else "KJ-3.6" if state.bidding.forced else "KJ-3.5"
        ),
        until=lambda state: state.phase is not Phase.BIDDING,
    ),
    advice(
        "card",
        Text("What would you play?", "Was würdest du spielen?"),
        Text("You are {me}. Which card would you play?", "Du bist {me}. Welche Karte würdest du spielen?"),
        lambda state, seat: _to_play(state, seat) is not None,
        _play_shown,
        _word,
        lambda _state, _seat, legal: 1 if len(legal) == 2 else 2 if len(legal) < 5 else 3,
        lambda state, seat: ("legal", _to_play(state, seat) or {}),
    ),
)
