"""Short forms for writing lessons in Python; what comes out is the plain JSON of a lesson."""

from __future__ import annotations

from typing import Any


def both(en: str, de: str) -> dict[str, str]:
    """A text in both languages."""
    return {"en": en, "de": de}


def lesson(
    id: str,
    title: dict[str, str],
    goal: dict[str, str],
    minutes: int,
    record: dict[str, Any],
    steps: list[dict[str, Any]],
    end: dict[str, str],
    **more: Any,
) -> dict[str, Any]:
    """A lesson; `more`: seat, open."""
    return {
        "lesson": 1,
        "id": id,
        "title": title,
        "goal": goal,
        "minutes": minutes,
        "record": record,
        "steps": steps,
        "end": end,
        **more,
    }


def record(game: str, seed: str = "1", **parts: Any) -> dict[str, Any]:
    """A position; `parts`: options, dice, deals, actions."""
    return {"spielbuch": 1, "game": game, "seed": seed, "actions": [], **parts}
