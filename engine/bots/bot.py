"""What a bot is, and the one that plays at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame
from engine.core.seat import Seat
from engine.core.text import Phrase, Text


class Advice(NamedTuple):
    """A move and why, in words."""

    action: Action
    why: Phrase


Bot = Callable[[Any, Sequence[Action], Chance], Advice]
"""A bot gets its seat's view, the legal actions and chance of its own; it never sees the state."""


def play_random(view: Any, legal: Sequence[Action], chance: Chance) -> Advice:
    """Any legal action, all equally likely."""
    i, _ = chance.below(len(legal))
    return Advice(legal[i], Phrase(Text("picked at random", "zufällig gewählt")))


BOTS = ("sensible", "random")


def bot(game: AnyGame, name: str) -> Bot:
    """The game's bot with this name: `sensible` or `random`; BadInput for another."""
    if name == "random":
        return play_random
    if name == "sensible":
        found: Bot = import_module(f"engine.games.{game.key}.bots").sensible
        return found
    raise BadInput(
        "there is no bot {name}; there are {names}",
        "Einen Bot {name} gibt es nicht; es gibt {names}",
        name=repr(name)[:40],
        names=list(BOTS),
    )


def advise(game: AnyGame, state: Any, seat: Seat, name: str, chance: Chance) -> Advice:
    """What a bot would do on this seat now, from its view alone."""
    return bot(game, name)(game.view(state, seat), game.legal_actions(state, seat), chance)
