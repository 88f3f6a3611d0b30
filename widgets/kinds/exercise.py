"""An exercise in a chapter: a question about a fixed position, answered by the reader and checked by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.refusal import BadInput
from engine.core.registry import game as find_game
from engine.core.text import Speaker
from engine.learn.exercises import entries, exercise, written
from engine.learn.practice.choices import who_said
from engine.learn.practice.results import Result
from widgets.asked import Asked
from widgets.controller import Controller, State, wanted

LONGEST = 12
"""Characters of a number that is written."""


class Exercise(Controller):
    """One question with its solution; what may be asked says `engine.learn.exercises.exercise`.

    An answer is chosen among the choices of the question, or written where it is made of numbers.  It can be tried
    again as often as the reader likes, and nothing is kept.
    """

    kind: ClassVar[str] = "exercise"

    def __init__(self, game: str, what: str, position: Mapping[str, Any], **how: Any) -> None:
        super().__init__()
        self.game = find_game(game)
        self.question = exercise(game, what, position, **how)
        self.entries = entries(self.question.draft)
        self.numbers: list[str] = []
        self.result: Result | None = None

    def state(self) -> State:
        """The exercise as the page draws it, see the front end's `kinds/exercise`."""
        asked = Asked(self.game, self.question, self.language)
        speaker = Speaker(self.language)
        question = asked.state(answered=False)
        if self.entries:
            question["choices"] = []
        return {
            "kind": self.kind,
            "lang": self.language.value,
            "game": self.game.key,
            "notice": self.notice,
            "question": question,
            "entries": [{"key": k, "label": who_said(k, speaker) if k else ""} for k in self.entries],
            "answer": self._answer(asked),
            "solution": asked.solution(),
        }

    def _answer(self, asked: Asked) -> State | None:
        """The verdict; a wrong answer is told its reasons, while what else is right stays with the solution."""
        if self.result is None:
            return None
        told = asked.answer(self.result)
        correct = [k for k in told["correct"] if self.result.right or k in told["given"]]
        lines = told["lines"] if self.result.right else []
        return {**told, "correct": correct, "lines": lines, "numbers": self.numbers}

    # ---- messages ----

    def receive(self, message: dict[str, Any]) -> None:
        """Answer `answer` (keys of choices, or numbers as they were written) and `again`."""
        if message["type"] == "again":
            self.result, self.numbers = None, []
        elif message["type"] == "answer":
            if self.result is not None:
                raise BadInput("this question is answered", "Diese Frage ist beantwortet")
            if self.entries:
                self._write(wanted(message, "numbers"))
            else:
                self.result = Result(self.question, self.question.given(wanted(message, "keys")))
        else:
            self.unknown(message)

    def _write(self, raw: object) -> None:
        if not isinstance(raw, list) or len(raw) != len(self.entries):
            raise BadInput("the answer has another form", "Die Antwort hat eine andere Form")
        numbers = [self._number(r, key) for r, key in zip(raw, self.entries, strict=True)]
        self.result = Result(self.question, (written(self.question.draft, numbers),))
        self.numbers = [str(r).strip() for r in raw]

    def _number(self, raw: object, key: str) -> int:
        text = str(raw).strip().replace("\u2212", "-").replace("+", "", 1)
        if isinstance(raw, str) and len(raw) <= LONGEST and text.isascii():
            digits = text.removeprefix("-")
            if digits.isdigit():
                return int(text)
        if not key:
            raise BadInput("write a whole number", "Schreibe eine ganze Zahl")
        raise BadInput(
            "write a whole number for {who}",
            "Schreibe eine ganze Zahl für {who}",
            who=who_said(key, Speaker(self.language)).rstrip(":"),
        )
