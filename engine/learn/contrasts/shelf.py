"""The contrasts of each game, in the order of its rules."""

from __future__ import annotations

from importlib import import_module

from engine.core.refusal import BadInput
from engine.core.registry import game as find_game
from engine.learn.contrasts.form import Contrast


def contrasts_of(game: str) -> tuple[Contrast, ...]:
    """The contrasts of a game; BadInput if there is no such game."""
    found: tuple[Contrast, ...] = import_module(f"engine.games.{find_game(game).key}.contrasts").CONTRASTS
    return found


def contrast_of(game: str, id: object) -> Contrast:
    """One contrast by its name; BadInput if there is none."""
    for contrast in contrasts_of(game):
        if contrast.id == id:
            return contrast
    raise BadInput(
        "there is no comparison {id} for {game}",
        "Einen Vergleich {id} gibt es zu {game} nicht",
        id=repr(id)[:40],
        game=find_game(game).title,
    )
