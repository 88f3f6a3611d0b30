"""The last lesson: whole rounds."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import both, lesson, record

_ROUND: dict[str, Any] = {"times": 0, "right": ["sound"], "judge": "average"}

WHOLE = lesson(
    "whole-round",
    both("Whole rounds", "Ganze Runden"),
    both(
        "Play two rounds against three players. Every decision is answered by the exact count.",
        "Spiel zwei Runden gegen drei Mitspieler. Jede Entscheidung wird genau nachgerechnet.",
    ),
    5,
    record("siebzehn", seed="14"),
    [
        {
            "ask": both(
                "Play this round. A poor move may stand.", "Spiel diese Runde. Schwache Züge dürfen stehen."
            ),
            "hints": [
                both(
                    "How many cups are against you, and which of them stand?",
                    "Wie viele Becher stehen gegen dich, und wer passt schon?",
                )
            ],
            **_ROUND,
        },
        {
            "ask": both("Begin the next round.", "Beginne die nächste Runde."),
            "why": both("The start player has changed.", "Der Startspieler hat gewechselt."),
        },
        {
            "ask": both("Play this round too.", "Spiel auch diese Runde."),
            "hints": [
                both(
                    "How many cups are against you, and which of them stand?",
                    "Wie viele Becher stehen gegen dich, und wer passt schon?",
                )
            ],
            **_ROUND,
        },
    ],
    both(
        "That was 17. The table below the lessons is yours, and the page Odds tells how likely everything is.",
        "Das war 17. Der Tisch unter den Lektionen gehört dir, und die Seite Chancen sagt, wie wahrscheinlich alles "
        "ist.",
    ),
)
