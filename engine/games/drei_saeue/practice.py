"""What practice asks about Drei Säue vor dem Hof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.games.drei_saeue.rules import SEATS, partner
from engine.games.drei_saeue.score import LABEL_OF, RULE_OF, Level
from engine.games.drei_saeue.state import Phase, State, Verb
from engine.games.drei_saeue.yards import Status, Yards
from engine.learn.practice import choices, tricks
from engine.learn.practice.advice import advice
from engine.learn.practice.deal import Deal
from engine.learn.practice.kind import Choice, Draft, Given, Kind, Why

Position = dict[str, Any]


def _yards(yards: Yards) -> dict[str, list[str]]:
    return {s.value: [suit.code for suit in yards.before(s)] for s in SEATS}


def _to_play(state: State, seat: Seat) -> Position | None:
    if state.phase is not Phase.PLAY or not state.trick:
        return None
    return {
        "to_play": seat.value,
        "hand": state.hands[SEATS.index(seat)].codes(),
        "trick": [[s.value, c.code] for s, c in state.trick],
    }


def _hard(position: Position, answer: Mapping[str, Any]) -> int:
    """A void hand is the exception; a choice of one suit among many cards is middling."""
    if not answer["refused"]:
        led = position["trick"][0][1][-1]
        return 1 if all(c[-1] == led for c in position["hand"]) else 3
    return 1 if len(answer["legal"]) > 1 else 2


def _full(state: State, action: Action) -> Position | None:
    if action.verb is not Verb.PLAY or len(state.trick) != len(SEATS) - 1:
        return None
    plays = [*state.trick, (action.seat, action.card)]
    return {"trick": [[s.value, c.code] for s, c in plays], "yards": _yards(state.yards)}


_WHY_NOT = {
    Status.COVERED: Text(
        "The Sau lies covered: nobody may take it.", "Die Sau liegt verdeckt: Niemand darf sie nehmen."
    ),
    Status.OWN: Text(
        "The Sau already lies open in the winner's own yard.",
        "Die Sau liegt schon offen im Hof des Gewinners.",
    ),
}
_NOBODY = Text("From nobody", "Von niemandem")


def _sau(deal: Deal, position: Position, _chance: Chance) -> Draft:
    """Whether the winner may take the Sau of the trick's suit, and from whose yard."""
    found = tricks.ruled(deal.game, deal.rules, "trick", position)
    status, right = Status(found["status"]), found["may_take"]
    assert deal.game.pack is not None
    facts = {"who": Seat(found["winner"]), "suit": deal.game.pack.suit(found["suit"])}
    if status is Status.OPEN:
        from_ = Seat(right)
        mate = partner(Seat(found["winner"])) == from_
        open_text = Text(
            "{who} wins the trick, and the Sau lies open before {from_}.",
            "{who} gewinnt den Stich, und die Sau liegt offen vor {from_}.",
        )
        why = Why(Phrase(open_text, {**facts, "from_": from_}), "DS-4.2" if mate else "DS-4.1")
        level = (
            3
            if mate
            else 1 + (sum(map(len, position["yards"].values())) != len(position["yards"][right]) * 4)
        )
    else:
        why = Why(Phrase(_WHY_NOT[status], facts), "DS-4.5" if status is Status.COVERED else "DS-4.7")
        level = 3 if status is Status.COVERED else 2
    return Draft(
        text=Phrase(
            Text(
                "From whose yard may the winner of this trick take a Sau?",
                "Aus wessen Hof darf der Gewinner dieses Stichs eine Sau nehmen?",
            ),
        ),
        level=level,
        choices=choices.seats(SEATS, _NOBODY),
        right=(right or "nobody",),
        why=(why,),
        ask="trick",
        position=position,
        lines=("winner", "suit", "status"),
    )


def _settled(deal: Deal) -> Sequence[Position]:
    """The Säue of everybody at the end of a round, with the yards they lie in."""
    if deal.last.settled is None:
        return []
    yards = deal.last.yards
    return [{"pigs": {s.value: n for s, n in yards.pigs().items()}, "yards": _yards(yards)}]


def _payment(deal: Deal, spot: Position, chance: Chance) -> Draft:
    """Who pays whom what when the round is over."""
    position = {"pigs": spot["pigs"]}
    found = tricks.ruled(deal.game, deal.rules, "payment", position)
    right, level = found["pay"], Level(found["level"])
    one = {"N": 1, "E": -1, "S": 1, "W": -1}
    wrong = [{s: n * f for s, n in one.items()} for f in (1, -1, 2, -2)] + [dict.fromkeys(one, 0)]
    wrong.append(
        {"N": 2, "E": -2, "S": 0, "W": 0} if any(right.values()) else {"N": 1, "E": -1, "S": 0, "W": 0}
    )
    among, key = choices.amounts(right, wrong, chance)
    return Draft(
        text=Phrase(
            Text(
                "The round is over. What does everybody win or pay?",
                "Die Runde ist zu Ende. Was gewinnt oder zahlt jeder?",
            )
        ),
        level={Level.SINGLE: 1, Level.VOID: 2}.get(level, 3),
        choices=among,
        right=(key,),
        why=(Why(Phrase(Text("{what:up}.", "{what:up}."), {"what": LABEL_OF[level]}), RULE_OF[level]),),
        ask="payment",
        position=position,
        shown={"yards": spot["yards"]} if "yards" in spot else position,
        lines=("pigs", "level", "side"),
    )


_LABELS = {
    "unterschwurbeln": Text("Unterschwurbeln", "Unterschwurbeln"),
    "sau_verscherbeln": Text("Die Sau verscherbeln", "Die Sau verscherbeln"),
}
_RULES = {"unterschwurbeln": "DS-6.1", "sau_verscherbeln": "DS-6.2"}


def _plays(deal: Deal) -> Sequence[Position]:
    return [
        {
            "seat": action.seat.value,
            "hand": state.hands[SEATS.index(action.seat)].codes(),
            "card": action.card.code,
            "trick": [[s.value, c.code] for s, c in state.trick],
            "yards": _yards(state.yards),
        }
        for state, action, _ in deal.moments()
        if action.verb is Verb.PLAY
    ]


def _label(deal: Deal, position: Position, chance: Chance) -> Draft | None:
    """What the players call the playing of this card."""
    assert deal.game.pack is not None
    card = deal.game.pack.card(position["card"])
    names = tricks.ruled(deal.game, deal.rules, "labels", position)["labels"]
    n, _ = chance.below(10)
    if len(names) > 1 or (not names and n):
        return None
    nothing = Choice("none", Phrase(Text("Nothing in particular", "Nichts Besonderes")))
    right = names[0] if names else "none"
    rules = [_RULES[right]] if names else list(_RULES.values())
    book = deal.game.rulebook()
    return Draft(
        text=Phrase(
            Text("{who} plays the {card}. What is that called?", "{who} legt {card}. Wie heißt das?"),
            {"who": Seat(position["seat"]), "card": card},
        ),
        level=3 if right == "sau_verscherbeln" else 2,
        choices=(*(Choice(k, Phrase(t)) for k, t in _LABELS.items()), nothing),
        right=(right,),
        why=tuple(Why(Phrase(choices.first_sentence(book, r)), r) for r in rules),
        ask="labels",
        position=position,
        shown={k: position[k] for k in ("hand", "trick", "yards") if position[k]},
    )


def _shown(state: State, seat: Seat) -> Position:
    position: Position = {"hand": state.hands[SEATS.index(seat)].codes()}
    if state.trick:
        position["trick"] = [[s.value, c.code] for s, c in state.trick]
    return {**position, "yards": _yards(state.yards)}


_WORDS = {
    Verb.PLAY: Text("{what:up}", "{what}"),
    Verb.TAKE: Text("Take the Sau", "Die Sau nehmen"),
    Verb.LEAVE: Text("Leave it where it lies", "Sie liegen lassen"),
}


def _word(action: Action) -> Phrase:
    return Phrase(_WORDS[Verb(action.verb)], {"what": action.what})


_LEGAL = Text(
    "You are {me}. Which of your cards may you play?", "Du bist {me}. Welche deiner Karten darfst du spielen?"
)
_WINS = Text("Who wins this trick?", "Wer gewinnt diesen Stich?")

KINDS: tuple[Kind, ...] = (
    tricks.legal(_to_play, _hard, "DS-3.4", _LEGAL),
    tricks.wins(_full, lambda _p: "DS-3.5", _WINS, levels=(1, 2)),
    Kind(
        "sau",
        Text("Which Sau may be taken?", "Welche Sau darf geholt werden?"),
        tricks.spots_full(_full),
        _sau,
        given=Given("trick"),
    ),
    Kind(
        "pay",
        Text("Who pays what?", "Wer zahlt was?"),
        _settled,
        _payment,
        given=Given("payment", also=("yards",)),
    ),
    Kind(
        "label",
        Text("What is that called?", "Wie heißt das?"),
        _plays,
        _label,
        levels=(2, 3),
        given=Given("labels"),
    ),
    advice(
        "card",
        Text("What would you play?", "Was würdest du spielen?"),
        Text("You are {me}. Which card would you play?", "Du bist {me}. Welche Karte würdest du spielen?"),
        lambda state, seat: _to_play(state, seat) is not None,
        _shown,
        _word,
        lambda _state, _seat, legal: 1 if len(legal) == 2 else 2 if len(legal) < 5 else 3,
        lambda state, seat: ("legal", _to_play(state, seat) or {}),
    ),
)
