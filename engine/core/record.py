"""Records: a game as JSON that replays to the same state; save file, share link and test fixture in one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance, seed_text
from engine.core.events import Event
from engine.core.options import OptionValue
from engine.core.packed import MAX_TEXT, pack, unpack
from engine.core.refusal import BadInput, IllegalAction
from engine.core.registry import AnyGame, game

VERSION = 1
MAX_ACTIONS = 20_000
_FIELDS = {"spielbuch", "game", "options", "seed", "dice", "deals", "actions"}


@dataclass(frozen=True, slots=True)
class Record:
    """What is needed to play a game again: the game, its options, its chance and every action."""

    game: str
    seed: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    actions: tuple[Action, ...] = ()
    dice: tuple[int, ...] = ()
    deals: tuple[Mapping[str, object], ...] = ()

    def as_json(self) -> dict[str, object]:
        """The record as a JSON object; empty parts are left out."""
        out: dict[str, object] = {"spielbuch": VERSION, "game": self.game, "seed": self.seed}
        if self.options:
            out["options"] = dict(self.options)
        if self.dice:
            out["dice"] = list(self.dice)
        if self.deals:
            out["deals"] = [dict(d) for d in self.deals]
        out["actions"] = [a.as_json() for a in self.actions]
        return out

    def text(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))

    def link(self) -> str:
        """The record packed for a URL's fragment: letters, figures, - and _ only."""
        return pack(self.text())


@dataclass(frozen=True)
class Replay:
    """A record played through: every state from the first to the last, and what happened on the way."""

    game: AnyGame
    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def last(self) -> Any:
        """The state after the last action."""
        return self.states[-1]


def from_link(link: object) -> Record:
    """A record from a link's payload; BadInput if it is cut off, too large or no record."""
    return from_text(unpack(link))


def from_text(text: object) -> Record:
    """A record from its JSON text; BadInput says what is wrong and where."""
    if not isinstance(text, str) or not text.strip():
        raise BadInput("the record is empty", "Der Spielstand ist leer")
    if len(text) > MAX_TEXT:
        raise BadInput(
            "the record is too large: {n} characters, at most {most}",
            "Der Spielstand ist zu groß: {n} Zeichen, höchstens {most}",
            n=len(text),
            most=MAX_TEXT,
        )
    try:
        raw = json.loads(text)
    except json.JSONDecodeError as e:
        raise BadInput(
            "the record is not JSON: line {line}, column {column}",
            "Der Spielstand ist kein JSON: Zeile {line}, Spalte {column}",
            line=e.lineno,
            column=e.colno,
        ) from None
    except ValueError:
        raise BadInput(
            "the record holds a number that is too long", "Der Spielstand enthält eine zu lange Zahl"
        ) from None
    except RecursionError:
        raise BadInput(
            "the record is nested too deeply", "Der Spielstand ist zu tief verschachtelt"
        ) from None
    return from_json(raw)


def from_json(raw: object) -> Record:
    """A record from parsed JSON, checked in form (not yet replayed); BadInput says what is wrong and where."""
    if not isinstance(raw, dict):
        raise BadInput("a record is an object", "Ein Spielstand ist ein Objekt")
    version = raw.get("spielbuch")
    if type(version) is not int:
        raise BadInput(
            "this is no record of Spielbuch: the field spielbuch is missing",
            "Das ist kein Spielstand von Spielbuch: das Feld spielbuch fehlt",
        )
    if version != VERSION:
        raise BadInput(
            "the record is of version {version}; this book reads version {known}",
            "Der Spielstand hat Version {version}; dieses Buch liest Version {known}",
            version=version,
            known=VERSION,
        )
    unknown = sorted(set(raw) - _FIELDS)
    if unknown:
        raise BadInput(
            "unknown field in the record: {field}",
            "Unbekanntes Feld im Spielstand: {field}",
            field=repr(unknown[0])[:40],
        )
    the_game = game(raw.get("game"))
    rules = the_game.rules(raw.get("options", {}))
    seed = seed_text(raw.get("seed"))
    dice = _list(raw, "dice")
    for i, d in enumerate(dice):
        if type(d) is not int or not 1 <= d <= 6:
            raise BadInput(
                "dice, number {i}: {d} is no roll of a die",
                "Würfel, Nummer {i}: {d} ist kein Wurf",
                i=i + 1,
                d=repr(d)[:40],
            )
    deals = _list(raw, "deals")
    for i, d in enumerate(deals):
        if not isinstance(d, dict):
            raise BadInput("deals, number {i}: not an object", "Gaben, Nummer {i}: kein Objekt", i=i + 1)
    actions = []
    raw_actions = _list(raw, "actions")
    if len(raw_actions) > MAX_ACTIONS:
        raise BadInput(
            "the record has more than {n} actions", "Der Spielstand hat mehr als {n} Aktionen", n=MAX_ACTIONS
        )
    for i, a in enumerate(raw_actions):
        try:
            actions.append(the_game.read_action(rules, a))
        except BadInput as e:
            raise _at(i, e) from None
    return Record(
        the_game.key,
        seed,
        the_game.options.changed(the_game.option_values(rules)),
        tuple(actions),
        tuple(dice),
        tuple(deals),
    )


def _list(raw: dict[str, Any], name: str) -> list[Any]:
    value = raw.get(name, [])
    if not isinstance(value, list):
        raise BadInput("{name} must be a list", "{name} muss eine Liste sein", name=name)
    return value


def _at(i: int, error: BadInput) -> BadInput:
    return BadInput("action {n}: {what}", "Aktion {n}: {what}", n=i + 1, what=error.phrase)


def replay(record: Record) -> Replay:
    """Play a record through; BadInput names the first action that cannot stand and why."""
    the_game = game(record.game)
    rules = the_game.rules(record.options)
    state = the_game.setup(rules, Chance(record.seed, dice=record.dice, deals=record.deals))
    states, events = [state], []
    for i, action in enumerate(record.actions):
        try:
            state, happened = the_game.apply(state, action)
        except IllegalAction as e:
            raise BadInput(
                "action {n} is against rule {rule}: {why}",
                "Aktion {n} verstößt gegen Regel {rule}: {why}",
                n=i + 1,
                rule=e.refusal.rule,
                why=the_game.explain(e.refusal),
            ) from None
        except BadInput as e:
            raise _at(i, e) from None
        states.append(state)
        events.append(happened)
    return Replay(the_game, tuple(states), tuple(events))
