"""Exercises: questions about a position that is given, each answered by the referee.

`what` says what is asked: a kind of practice question about it ("legal", "winner"), or a field of the referee's
answer to it, such as "bidding.leader" or "round.net.P2".

>>> question = exercise("klaverjas", "bidding.leader", {"dealer": "S", "proposed": "5C", "calls": [["W", "play"]]},
...                     text=("Who leads?", "Wer spielt aus?"))
>>> question.draft.right
('W',)
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core import registry
from engine.core.chance import Chance
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame
from engine.core.seat import Seat
from engine.core.text import Phrase, Text
from engine.learn.practice import choices
from engine.learn.practice.deal import Deal
from engine.learn.practice.draw import asked, find_kind, kinds
from engine.learn.practice.kind import Choice, Draft, Place, Question, Why
from engine.referee import answer, asks

Pair = Text | tuple[str, str]
TRIES = 200
"""Drawings of wrong choices; a kind that turns a position down is asked again, since it may have been by lot."""
NOBODY = Text("Nobody", "Niemand")
OPEN = ("winner", "declarer", "buyer", "to_act", "may_take", "taken_from", "ruff_winner")
"""Fields in which nobody can stand."""
_NUMBER = re.compile(r"-?\d+")


def pair(value: object, name: str) -> Text:
    """A text in both languages, given as a pair."""
    if not isinstance(value, (tuple, list)) or len(value) != 2 or not all(isinstance(v, str) for v in value):
        raise BadInput(
            "{name} must be a pair of texts, English and German",
            "{name} muss ein Paar von Texten sein, englisch und deutsch",
            name=name,
        )
    return Text(*value)


def exercise(
    game: str,
    what: str,
    position: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    *,
    title: Pair | None = None,
    text: Pair | None = None,
    told: Pair | None = None,
    rules: str = "",
    among: str | Mapping[str, Pair] = "",
    show: str | None = None,
) -> Question:
    """The question; BadInput names what is wrong.

    `text` is what is asked (a kind of practice has words of its own), `told` a sentence that explains the answer,
    `rules` the ids of the rules that do.  Where a field holds a word, `among` are the choices: words with what they
    are called, or ids of rules.  `show` names the fields of the position that lie before the reader, where not all.
    """
    the_game = registry.game(game)
    if not isinstance(position, Mapping):
        raise BadInput("the position must be an object", "Die Stellung muss ein Objekt sein")
    the_rules = the_game.rules(dict(options or {}))
    kind = next((k for k in kinds(game) if k.name == what and k.given is not None), None)
    if kind is not None:
        draft, head = _of_kind(the_game, the_rules, what, position), kind.title
    else:
        draft, head = _of_field(the_game, the_rules, what, position, text, among), Text("", "")
    if text is not None:
        draft = replace(draft, text=Phrase(pair(text, "text"), draft.text.facts))
    if show is not None:
        draft = replace(draft, shown=_shown(position, show))
    draft = replace(draft, why=(*draft.why, *_why(the_game, told, rules, draft.why)))
    place = Place(what, "exercise", 1, draft.level)
    return asked(the_game, the_rules, head if title is None else pair(title, "title"), place, draft)


def _why(game: AnyGame, told: Pair | None, rules: str, before: Sequence[Why]) -> list[Why]:
    """What is added to the explanation: a sentence, and how the rules begin that are not there yet."""
    there = {w.rule for w in before}
    book = game.rulebook()
    return [
        *([Why(Phrase(pair(told, "told")))] if told is not None else []),
        *(Why(Phrase(choices.first_sentence(book, r)), r) for r in _ids(game, rules) if r not in there),
    ]


def _shown(position: Mapping[str, Any], names: str) -> dict[str, Any]:
    for name in names.split():
        if name not in position:
            raise BadInput("the position has no field {name}", "Die Stellung hat kein Feld {name}", name=name)
    return {k: v for k, v in position.items() if k in names.split()}


def _ids(game: AnyGame, rules: str) -> list[str]:
    book = game.rulebook()
    if not isinstance(rules, str):
        raise BadInput("rules must be a text of rule ids", "rules muss ein Text aus Regelnummern sein")
    for rule in rules.split():
        if rule not in book:
            raise BadInput("there is no rule {rule}", "Eine Regel {rule} gibt es nicht", rule=rule)
    return rules.split()


def _found(game: AnyGame, rules: Any, ask: str, position: Mapping[str, Any]) -> dict[str, Any]:
    options = game.options.changed(game.option_values(rules))
    return answer(
        {"id": "exercise", "game": game.key, "options": options, "ask": ask, "position": dict(position)}
    )


def _of_kind(game: AnyGame, rules: Any, name: str, position: Mapping[str, Any]) -> Draft:
    """What a kind of practice makes of the position; the referee reads it first, so that its faults are named."""
    kind = find_kind(game.key, name)
    assert kind.given is not None
    case = {k: v for k, v in position.items() if k not in kind.given.also}
    _found(game, rules, kind.given.ask, case)
    deal = Deal(game, rules, (), ())
    try:
        spot = kind.given.spot(position)
        for i in range(TRIES):
            draft = kind.build(deal, spot, Chance(f"exercise/{i}"))
            if draft is not None:
                return draft
    except KeyError as e:
        raise BadInput(
            "a question of the kind {kind} needs the field {field}",
            "Eine Frage der Art {kind} braucht das Feld {field}",
            kind=name,
            field=e.args[0],
        ) from None
    raise BadInput(
        "this position makes no question of the kind {kind}",
        "Diese Stellung ergibt keine Frage der Art {kind}",
        kind=name,
    )


# ---- a field of the referee's answer ----


def _of_field(
    game: AnyGame,
    rules: Any,
    what: object,
    position: Mapping[str, Any],
    text: Pair | None,
    among: str | Mapping[str, Pair],
) -> Draft:
    ask, *path = what.split(".") if isinstance(what, str) else [""]
    if ask not in asks(game.key) or not path:
        raise BadInput(
            "{what} is neither a kind of question about {game} ({kinds}) nor a field of a referee's answer",
            "{what} ist weder eine Frageart zu {game} ({kinds}) noch ein Feld einer Antwort des Schiedsrichters",
            what=repr(what)[:40],
            game=game.key,
            kinds=[k.name for k in kinds(game.key) if k.given is not None],
        )
    if text is None:
        raise BadInput("the exercise lacks its text", "Der Aufgabe fehlt ihr Text")
    value: Any = _found(game, rules, ask, position)
    for step in path:
        if not isinstance(value, dict) or step not in value:
            raise BadInput(
                "the answer to {ask} has no field {field} in this position",
                "Die Antwort auf {ask} hat in dieser Stellung kein Feld {field}",
                ask=ask,
                field=step,
            )
        value = value[step]
    made, right, many = _choices(game, rules, path[-1], value, among)
    return Draft(
        text=Phrase(pair(text, "text")),
        level=1,
        choices=made,
        right=right,
        why=(),
        ask=ask,
        position=position,
        many=many,
    )


def _choices(
    game: AnyGame, rules: Any, field: str, value: Any, among: str | Mapping[str, Pair]
) -> tuple[tuple[Choice, ...], tuple[str, ...], bool]:
    """The choices of a field, the keys of the right ones, and whether there may be several."""
    seats = [Seat(s) for s in game.seats(rules)]
    many = isinstance(value, list)
    right = tuple("nobody" if v is None else v for v in (value if many else [value]))
    made: tuple[Choice, ...] = ()
    if isinstance(among, Mapping) and among:
        made = tuple(Choice(k, Phrase(pair(t, f"among.{k}"))) for k, t in among.items())
    elif among:
        made = choices.rules(_ids(game, str(among)), game.rulebook())
    elif isinstance(value, bool):
        made = tuple(
            Choice(k, Phrase(t)) for k, t in (("yes", Text("Yes", "Ja")), ("no", Text("No", "Nein")))
        )
        right = ("yes" if value else "no",)
    elif isinstance(value, int):
        made, right = (Choice(str(value), choices.said(value)),), (str(value),)
    elif isinstance(value, dict) and value and all(type(v) is int for v in value.values()):
        key, signed = choices.amounts_key(value), min(value.values()) < 0
        said = Phrase(Text("{x}", "{x}"), {"x": choices.Amounts(value, signed)})
        made, right = (Choice(key, said),), (key,)
    elif isinstance(value, str) and value in choices.SIDES:
        made = tuple(Choice(s, Phrase(t)) for s, t in choices.SIDES.items())
    else:
        made = choices.seats(seats, NOBODY if field in OPEN else None)
    if not right or not all(r in {c.key for c in made} for r in right):
        raise BadInput(
            "the field {field} cannot be asked about this way: its value {value} is not among the choices",
            "Nach dem Feld {field} lässt sich so nicht fragen: Sein Wert {value} steht nicht zur Wahl",
            field=field,
            value=repr(value)[:60],
        )
    return made, right, many


# ---- answers that are written, not chosen ----


def entries(draft: Draft) -> tuple[str, ...]:
    """The numbers an answer consists of, where it is written: a seat or side for each, "" for a lone number."""
    if draft.many or not all(_NUMBER.fullmatch(c.key) or c.key.startswith("{") for c in draft.choices):
        return ()
    right = draft.right[0]
    return tuple(json.loads(right)) if right.startswith("{") else ("",)


def written(draft: Draft, numbers: Sequence[int]) -> str:
    """Numbers, in the order of `entries`, as the key of a choice."""
    names = entries(draft)
    return str(numbers[0]) if names == ("",) else choices.amounts_key(dict(zip(names, numbers, strict=True)))
