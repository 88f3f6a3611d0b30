"""What makes a move right: named outright, or computed from the position.

"legal"                     any move the rules allow
"sensible"                  what the sensible bot would do from this seat's view
"sound"                     worth as much on average as what the sensible bot would do, or hardly less
"best"                      no other move leads to more when this deal is played out by sensible bots
["play", "KH"]              this move; several cards in any order
{"verb": "pass"}            any move of this kind
{"spares": ["AS", "KS"]}    any move with none of these cards
{"event": "trick", "who": "me"}   it brings this about before the learner's next decision; `who` (me, us: me or
                            my partner, them: anybody else) and `rule` may be left out
{"not": C}  {"all": [C, …]}  {"any": [C, …]}
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards.card import Card
from engine.core import read
from engine.core.action import Action
from engine.core.events import Event
from engine.core.registry import AnyGame
from engine.core.seat import Seat
from engine.learn.lessons.playing import Worth, line_value, side_of

Condition = str | list[Any] | dict[str, Any]
WORDS = ("legal", "sensible", "sound", "best")
WHO = ("me", "us", "them")
DEEPEST = 5


@dataclass(frozen=True)
class Moment:
    """A decision: the position, who decides, what was done and what came of it before the next decision.

    `wise` gives the sensible bot's move, `worth` what a move leads to on average, if that is known.
    """

    game: AnyGame
    state: Any
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    wise: Callable[[], Action]
    worth: Callable[[Action], Worth | None]


def read_condition(raw: object, field: str, depth: int = 0) -> Condition:
    """A condition that is well formed; BadInput says what is wrong with it."""
    if isinstance(raw, str) and raw in WORDS:
        return raw
    if isinstance(raw, list) and raw and isinstance(raw[0], str):
        return raw
    if isinstance(raw, dict) and depth < DEEPEST:
        keys = set(raw)
        if keys == {"verb"} and isinstance(raw["verb"], str):
            return raw
        if keys == {"spares"}:
            if all(isinstance(c, str) for c in read.listed(raw["spares"], field)):
                return raw
        if "event" in keys and keys <= {"event", "who", "rule"} and raw.get("who", "me") in WHO:
            return raw
        if keys == {"not"}:
            read_condition(raw["not"], field, depth + 1)
            return raw
        if keys in ({"all"}, {"any"}):
            for c in read.listed(next(iter(raw.values())), field):
                read_condition(c, field, depth + 1)
            return raw
    read.bad(field, f"{raw!r:.60} is no condition", f"{raw!r:.60} ist keine Bedingung")


def holds(condition: Condition, at: Moment) -> bool:
    """Whether a condition holds for the move of this moment."""
    if isinstance(condition, str):
        return _named(condition, at)
    if isinstance(condition, list):
        return _plain(at.action) == [sorted(x) if isinstance(x, list) else x for x in condition]
    if "verb" in condition:
        return bool(at.action.verb.value == condition["verb"])
    if "spares" in condition:
        return not any(isinstance(c, Card) and c.code in condition["spares"] for c in _cards(at.action))
    if "not" in condition:
        return not holds(condition["not"], at)
    if "all" in condition:
        return all(holds(c, at) for c in condition["all"])
    if "any" in condition:
        return any(holds(c, at) for c in condition["any"])
    return any(_is(condition, e, at) for e in at.events)


def looks_ahead(condition: Condition) -> bool:
    """Whether a condition asks what comes of the move."""
    if not isinstance(condition, dict) or condition.keys() & {"verb", "spares"}:
        return False
    return "event" in condition or any(
        looks_ahead(c) for part in condition.values() for c in (part if isinstance(part, list) else [part])
    )


def _named(name: str, at: Moment) -> bool:
    if name == "legal":
        return True
    if name in ("sensible", "sound"):
        wise = at.wise()
        return _plain(wise) == _plain(at.action) or (name == "sound" and _as_good(at, wise))
    return line_value(at.game, at.state, at.seat, at.action) == max(values(at).values())


def _plain(action: Action) -> list[Any]:
    """A move without its seat; in which order a reader picks several cards makes no difference."""
    return [sorted(x) if isinstance(x, list) else x for x in action.as_json()[1:]]


def _cards(action: Action) -> tuple[object, ...]:
    return action.what if isinstance(action.what, tuple) else (action.what,)


def _as_good(at: Moment, wise: Action) -> bool:
    mine, theirs = at.worth(at.action), at.worth(wise)
    return mine is not None and theirs is not None and mine.value > theirs.value - theirs.slack


def values(at: Moment) -> dict[Action, int]:
    """What each legal move leads to when this deal is played out."""
    legal = at.game.legal_actions(at.state, at.seat)
    return {a: line_value(at.game, at.state, at.seat, a) for a in legal}


def _is(wanted: dict[str, Any], event: Event, at: Moment) -> bool:
    if event.kind != wanted["event"] or wanted.get("rule", event.rule) != event.rule:
        return False
    if "who" not in wanted:
        return True
    ours: Sequence[Seat] = (at.seat,) if wanted["who"] == "me" else side_of(at.game, at.state, at.seat)
    who = event.facts.get("who")
    return (who not in ours) if wanted["who"] == "them" else who in ours
