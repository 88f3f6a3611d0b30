"""A session's results, and the same as CSV for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.text import Speaker, Text, say
from engine.learn.practice.kind import Question

HEAD = (
    Text("number", "Nummer"),
    Text("game", "Spiel"),
    Text("seed", "Startwert"),
    Text("kind", "Art"),
    Text("level", "Stufe"),
    Text("question", "Frage"),
    Text("given", "Antwort"),
    Text("right answer", "richtige Antwort"),
    Text("right", "richtig"),
    Text("rules", "Regeln"),
)


@dataclass(frozen=True)
class Result:
    """A question that was answered."""

    question: Question
    given: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Whether the answer was right."""
        return self.question.judge(self.given)


def labels(question: Question, keys: Sequence[str], speaker: Speaker) -> str:
    """Some choices of a question in words, in the order in which they stand there."""
    found = [c.label.said(speaker) for c in question.draft.choices if c.key in keys]
    return "; ".join(found) if found else say(Text("none", "keine"), speaker)


def as_csv(results: Iterable[Result], speaker: Speaker) -> str:
    """One line per answered question under a line of headings.

    Texts that a spreadsheet would take for a formula begin with an apostrophe.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([say(t, speaker) for t in HEAD])
    for i, result in enumerate(results, 1):
        q, d = result.question, result.question.draft
        row = [
            i,
            q.game,
            q.place.seed,
            say(q.title, speaker),
            d.level,
            d.text.said(speaker),
            labels(q, result.given, speaker),
            labels(q, d.right, speaker),
            1 if result.right else 0,
            " ".join(dict.fromkeys(w.rule for w in d.why if w.rule)),
        ]
        writer.writerow([safe(cell) for cell in row])
    return out.getvalue()


def safe(cell: object) -> object:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t") else cell
