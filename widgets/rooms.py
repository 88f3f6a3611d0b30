"""The parts of a game's room that widgets need, imported when they are needed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from engine.core.refusal import BadInput
from engine.core.scene import Theme


def scene_module(game: str) -> Any:
    """A game's `scene` module: `scene(view, look)` and `SHEET`."""
    return import_module(f"engine.games.{game}.scene")


def themes(game: str) -> Mapping[str, Theme]:
    """The looks a game's cards may have, the usual one first; none where there is nothing to choose."""
    found: Mapping[str, Theme] = getattr(scene_module(game), "THEMES", {})
    return found


def read_theme(game: str, theme: object) -> str | None:
    """The name of a look, the usual one if none is given; BadInput for one that the game has not."""
    known = list(themes(game))
    if theme is None:
        return known[0] if known else None
    if theme not in known:
        raise BadInput(
            "the cards have no look {theme}; there are {known}",
            "Kartenbilder {theme} gibt es nicht; es gibt {known}",
            theme=repr(theme)[:40],
            known=known,
        )
    return str(theme)
