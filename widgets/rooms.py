"""The parts of a game's room that widgets need, imported when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def scene_module(game: str) -> Any:
    """A game's `scene` module: `scene(view, look)` and `SHEET`."""
    return import_module(f"engine.games.{game}.scene")
