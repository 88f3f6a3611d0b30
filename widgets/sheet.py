"""Questions for paper: what the front end's kind "sheet" draws, for the command and for the practice page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.registry import AnyGame
from engine.core.text import Language
from engine.learn.practice.kind import Question
from widgets.asked import Asked

MOST = 100
"""Questions on a sheet."""


def sheet(
    game: AnyGame, questions: Iterable[Question], seed: str, language: Language, link: str | None = None
) -> dict[str, Any]:
    """The questions with their answers; `link` leads to the same questions in the book, as a QR code."""
    asked = [Asked(game, q, language) for q in questions]
    return {
        "kind": "sheet",
        "lang": language.value,
        "title": game.title.in_(language),
        "seed": seed,
        "link": link,
        "items": [{"question": a.state(answered=False), "solution": a.solution()} for a in asked],
    }
