"""The lesson: steps that answer every move, on a real table below them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.refusal import BadInput, IllegalAction
from engine.core.registry import game as find_game
from engine.core.text import Phrase, Text
from engine.learn.lessons.form import Lesson as Script
from engine.learn.lessons.form import from_link, from_raw, from_text
from engine.learn.lessons.run import Run
from engine.learn.lessons.shelf import lesson_of, lessons_of
from widgets.controller import Controller, State, wanted
from widgets.kinds.table import Table
from widgets.lessonwords import LessonWords
from widgets.play import PERSON, Play

LINK = "#lesson="


class Lesson(Controller):
    """A lesson of a game, and the way to its other lessons.

    `lesson` is the name of one of the game's lessons (default: the first) or a lesson as a dict; `game` may be
    left out then.
    """

    kind: ClassVar[str] = "lesson"

    def __init__(self, game: str | Mapping[str, Any], lesson: str | Mapping[str, Any] | None = None) -> None:
        super().__init__()
        own = game if isinstance(game, Mapping) else lesson if isinstance(lesson, Mapping) else None
        if own is not None:
            script = from_raw(dict(own))
            if isinstance(game, str) and script.record.game != find_game(game).key:
                raise BadInput(
                    "the lesson is one of {other}, not of {game}",
                    "Die Lektion gehört zu {other}, nicht zu {game}",
                    other=script.game.title,
                    game=find_game(game).title,
                )
        elif isinstance(lesson, str):
            script = lesson_of(str(game), lesson)
        else:
            found = lessons_of(str(game))
            if not found:
                raise BadInput("this game has no lessons", "Dieses Spiel hat keine Lektionen")
            script = found[0]
        self.share: State | None = None
        self.save: State | None = None
        self._begin(script)

    def _begin(self, script: Script) -> None:
        before = getattr(self, "table", None)
        self.script, self.run = script, Run.start(script)
        record, mine = script.record, script.seat
        seats = script.game.seats(script.game.rules(record.options))
        self.table = Table(
            record.game,
            seed=record.seed,
            options=dict(record.options),
            deals=record.deals,
            dice=record.dice,
            seats={s.value: PERSON if s is mine else "sensible" for s in seats},
            open=script.open,
            auto=False,
            title=script.title,
        )
        self.table.epoch = before.epoch if before is not None else 0
        self.answer: str | None = None
        self.hints: list[str] = []
        self._lay(jump=True)

    def _lay(self, jump: bool) -> None:
        """Show on the table where the lesson stands."""
        run = self.run
        floor = len(run.origin.actions)
        self.table.halted = self._halted()
        self.table.lay(Play(run.record, run.states, run.events, len(run.actions), floor), jump)

    def _halted(self) -> Text | None:
        """Why no move is awaited, if none is."""
        if self.run.done:
            return Text("The lesson is done", "Die Lektion ist geschafft")
        if self.run.astray:
            return Text("Take the move back", "Nimm den Zug zurück")
        if self.run.resting:
            return Text("This step is done", "Dieser Schritt ist getan")
        return None

    # ---- state ----

    @property
    def shelf(self) -> tuple[Script, ...]:
        """The lessons this one stands among; a lesson of one's own stands alone."""
        found = lessons_of(self.script.record.game)
        return found if self.script in found else (self.script,)

    def state(self) -> State:
        """What the front end's `kinds/lesson` draws; the table's own state is in `table`."""
        run, script, lang, shelf = self.run, self.script, self.language, self.shelf
        at = shelf.index(script)
        following = shelf[at + 1] if at + 1 < len(shelf) else None
        said = run.said
        return {
            "kind": self.kind,
            "lang": lang.value,
            "game": script.record.game,
            "key": f"{script.record.game}/{script.id}",
            "title": script.title.in_(lang),
            "goal": script.goal.in_(lang),
            "number": at + 1,
            "of": len(shelf),
            "minutes": script.minutes,
            "steps": len(script.steps),
            "step": run.step + 1,
            "ask": self._ask(),
            "said": None
            if said is None
            else {"kind": "right" if said.right else "poor", "text": self.answer or ""},
            "hints": list(self.hints),
            "done": run.done,
            "end": script.end.in_(lang) if run.done else None,
            "can": {
                "back": run.before is not None,
                "must": run.astray,
                "go": run.resting,
                "hint": run.hints_left > 0,
                "next": None if following is None else following.id,
            },
            "next": None if following is None else following.title.in_(lang),
            "lessons": [
                {
                    "id": x.id,
                    "key": f"{x.record.game}/{x.id}",
                    "title": x.title.in_(lang),
                    "minutes": x.minutes,
                    "here": x is script,
                }
                for x in shelf
            ],
            "table": self._table_state(),
            "share": self.share,
            "save": self.save,
            "notice": self.notice,
        }

    def _ask(self) -> str | None:
        """What is to be done; over several decisions it is said with the first, and again after a step back."""
        run = self.run
        under_way = run.count > 0 and run.said is not None
        if run.now is None or run.resting or run.astray or under_way:
            return None
        return run.now.ask.in_(self.language)

    def _table_state(self) -> State:
        state, run = self.table.state(), self.run
        return {
            **state,
            "within": True,
            "auto": True,
            "tools": {
                "undo": run.before is not None,
                "redo": False,
                "hint": run.hints_left > 0,
                "step": False,
            },
        }

    # ---- messages ----

    def receive(self, message: dict[str, Any]) -> None:
        """Answer one message of the page."""
        self.table.notice = None
        self.table.shown_from = self.table.play.at
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is None:
            self.unknown(message)
        handler(message)

    def _on_act(self, message: dict[str, Any]) -> None:
        action = self.table.read_move(message)
        try:
            run = self.run.act(action)
        except IllegalAction as e:
            self.table.refuse(e.refusal)
            return
        assert run.said is not None
        # what a move is called, and why it is good, depends on the table as it was before this one
        self.answer = LessonWords(self.table, self.language).answer(run.said, self._reason(action))
        self.run, self.hints = run, []
        self._lay(jump=False)

    def _reason(self, action: Action) -> Phrase | None:
        """Why the sensible bot would have done the same, if it would."""
        advice = self.run.wise
        return advice.why if advice.action == action else None

    def _on_undo(self, _message: dict[str, Any]) -> None:
        self._turn(self.run.back())

    def _on_go(self, _message: dict[str, Any]) -> None:
        self._turn(self.run.go_on())

    def _turn(self, run: Run) -> None:
        self.run, self.hints = run, []
        self._lay(jump=True)

    def _on_hint(self, _message: dict[str, Any]) -> None:
        run = self.run.hint()
        step = run.now
        assert step is not None
        if run.hints <= len(step.hints):
            self.hints = [*self.hints, step.hints[run.hints - 1].in_(self.language)]
        else:
            self.hints = [*self.hints, LessonWords(self.table, self.language).last_hint(run)]
        self.run = run

    def _on_again(self, _message: dict[str, Any]) -> None:
        self._begin(self.script)

    def _on_lesson(self, message: dict[str, Any]) -> None:
        wish = wanted(message, "id")
        found = next((x for x in self.shelf if x.id == wish), None)
        self._begin(found or lesson_of(self.script.record.game, wish))

    # ---- share and keep ----

    def _on_share(self, _message: dict[str, Any]) -> None:
        mine = self.script
        known = mine in lessons_of(mine.record.game)
        what = f"{mine.record.game}/{mine.id}" if known else mine.link()
        self.share = {"n": (self.share or {"n": 0})["n"] + 1, "link": f"{LINK}{what}"}

    def _on_save(self, _message: dict[str, Any]) -> None:
        name = f"{self.script.record.game}-{self.script.id}.json"
        self.save = {"n": (self.save or {"n": 0})["n"] + 1, "name": name, "text": self.script.text()}

    def _on_load(self, message: dict[str, Any]) -> None:
        self._begin(from_text(wanted(message, "text")))

    def _on_open(self, message: dict[str, Any]) -> None:
        link = wanted(message, "link")
        what = link.split("lesson=", 1)[1] if isinstance(link, str) and "lesson=" in link else link
        if isinstance(what, str) and "/" in what:
            self._begin(lesson_of(*what.split("/", 1)))
        else:
            self._begin(from_link(what))
