"""Practice: ten questions at a time about positions that occur in play."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.chance import seed_text
from engine.core.refusal import BadInput
from engine.core.registry import game as find_game
from engine.core.text import Speaker, Text
from engine.learn.practice import draw as drawing
from engine.learn.practice import progress as memory
from engine.learn.practice.kind import Place, Question
from engine.learn.practice.progress import Progress
from engine.learn.practice.results import Result, as_csv
from widgets.asked import Asked
from widgets.controller import Controller, State, wanted
from widgets.kinds.example import TextLike
from widgets.kinds.table import new_seed
from widgets.sheet import sheet

COUNT = 10
MOST = 100
LONGEST = 100_000
"""Characters of a progress that is read."""


class Practice(Controller):
    """A session of questions about one game.

    With a `seed` it begins with the questions of that seed, the same for everybody; the sessions after it follow the
    learner: levels rise and fall, missed questions come back.  `count` is the length of a session, `kinds` limits the
    kinds of questions; `options` replaces the agreements they draw, and leaves out kinds that do not fit them.  What
    is remembered comes from the page with a message and goes back to it in the state; nothing is kept here.
    """

    kind: ClassVar[str] = "practice"

    def __init__(
        self,
        game: str,
        seed: int | str | None = None,
        count: int = COUNT,
        kinds: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        title: TextLike | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        if type(count) is not int or not 1 <= count <= MOST:
            raise BadInput("a session has 1 to {n} questions", "Eine Runde hat 1 bis {n} Fragen", n=MOST)
        self.count, self.options = count, options
        self.names = tuple(kinds) or (drawing.fitting(self.game.key, options) if options is not None else ())
        self.title = Text(*title) if title is not None else None
        self.progress = Progress(self.game.key)
        self.file: State | None = None
        self.sheet: State | None = None
        self._begin(None if seed is None else seed_text(seed))

    # ---- a session ----

    def _begin(self, seed: str | None) -> None:
        """A fresh session; without a seed one that follows the learner."""
        self.follows = seed is None
        self.seed = new_seed() if seed is None else seed
        self.row = list(drawing.places(self.game.key, self.seed, self.count, self.names))
        self.results: list[Result] = []
        self.answered = False
        self.ahead: Question | None = None
        self.returns = False
        self.question = self._draw()

    def _draw(self) -> Question:
        """The next question: a missed one that is due, or a new one of the learner's level."""
        if self.ahead is not None:
            found, self.ahead = self.ahead, None
            return found
        place = self.row[len(self.results)]
        self.returns = False
        if self.follows:
            due = self.progress.due()
            asked = [r.question.place for r in self.results]
            if (
                due is not None
                and due.place not in asked
                and (not self.names or due.place.kind in self.names)
            ):
                self.returns = True
                return drawing.draw(self.game.key, due.place, self.options)
            place = Place(place.kind, place.seed, place.number, self.progress.skill(place.kind).level)
        return drawing.draw(self.game.key, place, self.options)

    @property
    def over(self) -> bool:
        """Whether the last question is answered and its explanation read."""
        return len(self.results) == self.count and not self.answered

    # ---- state ----

    def state(self) -> State:
        """The session as the page draws it, see the front end's `kinds/practice`."""
        asked = Asked(self.game, self.question, self.language)
        title = self.title or self.game.title
        return {
            "kind": self.kind,
            "lang": self.language.value,
            "game": self.game.key,
            "title": title.in_(self.language),
            "notice": self.notice,
            "seed": self.seed,
            "follows": self.follows,
            "returns": self.returns,
            "n": len(self.results) + (not self.answered and not self.over),
            "count": self.count,
            "question": None if self.over else asked.state(self.answered),
            "answer": asked.answer(self.results[-1]) if self.answered else None,
            "result": self._result() if self.over else None,
            "progress": self.progress.as_json(),
            "file": self.file,
            "sheet": self.sheet,
        }

    def _result(self) -> State:
        rows = [
            {"title": r.question.title.in_(self.language), "level": r.question.draft.level, "right": r.right}
            for r in self.results
        ]
        return {"right": sum(r.right for r in self.results), "rows": rows, "waiting": len(self.progress.box)}

    # ---- messages ----

    def receive(self, message: dict[str, Any]) -> None:
        """Answer one message of the page; the first may bring what the device remembers."""
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is None:
            self.unknown(message)
        self.sheet = None
        if "progress" in message and not self.results:
            self._remember(message["progress"])
        handler(message)

    def _remember(self, raw: object) -> None:
        """What the page has kept; if it cannot be read, practice begins anew."""
        try:
            self.progress = memory.from_json(raw, self.game.key)
        except BadInput:
            self.progress = Progress(self.game.key)

    def _at(self, message: dict[str, Any]) -> None:
        n = wanted(message, "n")
        if type(n) is not int or n != len(self.results) + (not self.answered):
            raise BadInput(
                "this came too late: another question is asked by now",
                "Das kam zu spät: Inzwischen ist eine andere Frage gestellt",
            )

    def _on_answer(self, message: dict[str, Any]) -> None:
        """The keys of the choices that were made."""
        self._at(message)
        if self.answered or self.over:
            raise BadInput("this question is answered", "Diese Frage ist beantwortet")
        result = Result(self.question, self.question.given(wanted(message, "keys")))
        self.results.append(result)
        self.answered = True
        self.progress = self.progress.after(self.question.place, result.right)
        # while the learner reads the verdict the next question is drawn
        self.changed()
        if len(self.results) < self.count:
            self.ahead = self._draw_ahead()

    def _draw_ahead(self) -> Question:
        kept = self.returns
        found = self._draw()
        self.next_returns, self.returns = self.returns, kept
        return found

    next_returns = False

    def _on_next(self, message: dict[str, Any]) -> None:
        """The next question, or the result after the last one."""
        self._at(message)
        if not self.answered:
            raise BadInput("answer the question first", "Beantworte zuerst die Frage")
        self.answered = False
        if len(self.results) < self.count:
            self.returns = self.next_returns
            self.question = self._draw()

    def _on_start(self, message: dict[str, Any]) -> None:
        """A new session: with the seed of a class, or the learner's own."""
        seed = message.get("seed")
        self._begin(None if seed is None else seed_text(seed))

    def _on_sheet(self, _message: dict[str, Any]) -> None:
        """All questions of the seed, with their answers, for paper."""
        questions = drawing.session(self.game.key, self.seed, self.count, self.names, self.options)
        self.sheet = sheet(self.game, questions, self.seed, self.language)

    def _on_csv(self, _message: dict[str, Any]) -> None:
        """The session's results as a file."""
        if not self.results:
            raise BadInput("nothing is answered yet", "Noch ist nichts beantwortet")
        text = as_csv(self.results, Speaker(self.language))
        self._hand_out(f"{self.game.key}-{self.seed}", "csv", "\ufeff" + text)

    def _on_export(self, _message: dict[str, Any]) -> None:
        """What is remembered as a file."""
        text = json.dumps(self.progress.as_json(), ensure_ascii=False)
        self._hand_out(f"{self.game.key}-practice", "json", text)

    def _on_import(self, message: dict[str, Any]) -> None:
        """What another device has remembered."""
        text = wanted(message, "text")
        if not isinstance(text, str) or len(text) > LONGEST:
            raise BadInput("the file is too large", "Die Datei ist zu groß")
        try:
            raw = json.loads(text)
        except (ValueError, RecursionError):
            raise BadInput("the file holds no progress", "Die Datei enthält keinen Lernstand") from None
        self.progress = memory.from_json(raw, self.game.key)

    def _on_clear(self, _message: dict[str, Any]) -> None:
        """Forget everything."""
        self.progress = Progress(self.game.key)

    def _hand_out(self, name: str, ending: str, text: str) -> None:
        safe = "".join(c if c.isalnum() or c in "-_" else "-" for c in name)
        self.file = {"n": (self.file or {"n": 0})["n"] + 1, "name": f"{safe}.{ending}", "text": text}
