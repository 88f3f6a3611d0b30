"""Laying out a round for a lesson: the dice in the order in which they fall."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import record


def thrown(*dice: int, moves: str = "", **options: Any) -> dict[str, Any]:
    """A round in which the dice fall like this: three for each player first, yours at the front.

    `moves` are the steps so far, a letter for each player: "rpp" is you rolling and two others passing.
    """
    verbs = {"r": "roll", "p": "pass"}
    actions = [
        [f"P{i}", verbs[letter]]
        for step in moves.split()
        for i, letter in enumerate(step, 1)
        if letter != "-"
    ]
    return record("siebzehn", dice=list(dice), actions=actions, options=options)
