"""The six games by name; a room is imported only when its game is asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.game import Game
from engine.core.refusal import BadInput
from engine.core.rulebook import Rulebook

NAMES = ("klaverjas", "gleek", "drei_saeue", "siebzehn", "kaufmannsglueck", "gaunerkleeblatt")
AnyGame = Game[Any, Any, Any]
PREFIXES = {
    "klaverjas": "KJ",
    "gleek": "GL",
    "drei_saeue": "DS",
    "siebzehn": "SZ",
    "kaufmannsglueck": "KG",
    "gaunerkleeblatt": "GK",
}


def built() -> tuple[str, ...]:
    """The games whose rooms stand, table included."""
    return tuple(n for n in NAMES if find_spec(f"engine.games.{n}.scene") is not None)


def game(name: object) -> AnyGame:
    """The game with this name; BadInput if there is none."""
    if not isinstance(name, str) or name not in NAMES or name not in built():
        raise BadInput(
            "there is no game {name}; there are {names}",
            "Ein Spiel {name} gibt es nicht; es gibt {names}",
            name=repr(name)[:40],
            names=list(built()),
        )
    found = import_module(f"engine.games.{name}.play").GAME
    assert isinstance(found, Game)
    return found


def rulebook(name: str) -> Rulebook:
    """The rule texts of a game, without its engine."""
    if name not in NAMES:
        raise BadInput("there is no game {name}", "Ein Spiel {name} gibt es nicht", name=repr(name)[:40])
    book = import_module(f"engine.games.{name}.rulebook").RULEBOOK
    assert isinstance(book, Rulebook)
    return book


def game_of_rule(rule: str) -> str:
    """The game a rule id belongs to, by its prefix; BadInput for a foreign one."""
    prefix = rule.split("-")[0]
    for name, p in PREFIXES.items():
        if p == prefix:
            return name
    raise BadInput("{rule} is no rule of this book", "{rule} ist keine Regel dieses Buchs", rule=rule[:40])


def rule_href(rule: str) -> str:
    """Where a rule's paragraph stands, relative to the root of a language: `klaverjas/rules.html#kj-4.5`."""
    return f"{game_of_rule(rule)}/rules.html#{rule.lower()}"
