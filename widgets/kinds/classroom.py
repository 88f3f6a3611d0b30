"""The classroom: what a teacher has fixed for everybody, part by part, with the result at the end."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.record import from_link as record_from_link
from engine.core.refusal import BadInput
from engine.core.text import Text
from engine.learn import plan as plans
from engine.learn.plan import PROJECTOR, Plan
from engine.learn.practice.results import safe
from widgets.classwords import PlanWords
from widgets.controller import Controller, State, wanted
from widgets.kinds.lesson import Lesson
from widgets.kinds.practice import Practice
from widgets.kinds.table import Table
from widgets.picture import Picture

LONGEST_NAME = 60
MAY = {
    "lesson": ("act", "undo", "go", "hint", "again"),
    "table": ("act", "undo", "redo", "hint", "step", "again", "reveal", "settings"),
    "practice": ("answer", "next", "csv"),
}
"""What may be asked of a part; anything else would leave what the teacher has fixed."""
SHOWN = ("type", "open", "auto", "covered", "theme")
"""What a pupil may set about the table."""
HEAD = (
    Text("name", "Name"),
    Text("game", "Spiel"),
    Text("rules", "Regeln"),
    Text("seed", "Startwert"),
    Text("part", "Teil"),
    Text("what", "was"),
    Text("done", "getan"),
    Text("right", "richtig"),
    Text("of", "von"),
    Text("result", "Ergebnis"),
)

Result = dict[str, Any]


class Classroom(Controller):
    """Lessons, one deal and questions, each with the controller it has elsewhere.

    Without a game it waits for a class link.  What a device remembers of the class comes with the link and goes back
    to the page in the state.
    """

    kind: ClassVar[str] = "classroom"

    def __init__(
        self,
        game: str | None = None,
        seed: int | str = plans.SEED,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        lessons: Sequence[str] = (),
        deal: bool = True,
        questions: int = 0,
    ) -> None:
        super().__init__()
        self.plan: Plan | None = None
        self.file: State | None = None
        self.opened = 0
        self._empty()
        if game is not None:
            given = dict(options or {}) | ({} if preset is None else {"preset": preset})
            self._begin(plans.plan(game, seed, given, list(lessons), deal, questions))

    def _empty(self) -> None:
        self.at = 0
        self.children: dict[int, Controller] = {}
        self.results: dict[int, Result] = {}

    def _begin(self, plan: Plan) -> None:
        self.plan = plan
        self.opened += 1
        self._empty()
        self._enter(len(plan.lessons) if plan.view and plan.deal else 0)

    # ---- parts ----

    def _kinds(self) -> list[str]:
        plan = self.plan
        if plan is None:
            return []
        return [
            *("lesson" for _ in plan.lessons),
            *["table"] * plan.deal,
            *["practice"] * bool(plan.questions),
        ]

    def _enter(self, at: int) -> None:
        """Go to a part; the one after the last is the result."""
        self.at = at
        if at < len(self._kinds()) and at not in self.children:
            child = self._made(at)
            child.observe(self._told)
            self.children[at] = child

    def _made(self, at: int) -> Controller:
        plan = self.plan
        assert plan is not None
        if at < len(plan.lessons):
            return Lesson(plan.game, plan.lessons[at])
        if self._kinds()[at] == "table":
            return Table(plan.game, seed=plan.seed, options=dict(plan.options))
        return Practice(plan.game, seed=plan.seed, count=plan.questions, options=dict(plan.options))

    @property
    def child(self) -> Controller | None:
        """The part at hand; None at the result."""
        return self.children.get(self.at)

    def _told(self) -> None:
        """A part has changed: note what it brought when it is done for the first time."""
        at, child = self.at, self.child
        if child is not None and at not in self.results:
            result = _result_of(child)
            if result is not None:
                self.results[at] = result
        self.changed()

    # ---- state ----

    def state(self) -> State:
        """The class as the front end's `kinds/classroom` draws it."""
        plan = self.plan
        state: State = {
            "kind": self.kind,
            "lang": self.language.value,
            "notice": self.notice,
            "plan": None,
            "file": self.file,
        }
        if plan is None:
            return state
        words = PlanWords(plan, self.language)
        parts = words.parts()
        following = [*(p["title"] for p in parts), self.say("Your result", "Dein Ergebnis")]
        onward = following[self.at + 1] if self.at < len(parts) else None
        return {
            **state,
            "game": plan.game,
            "plan": {
                "title": plan.the_game.title.in_(self.language),
                "rules": words.rules(),
                "seed": plan.seed if plan.deal or plan.questions else None,
                "projector": plan.view == PROJECTOR,
                "opened": self.opened,
            },
            "parts": [{**p, "done": i in self.results, "result": self._said(i)} for i, p in enumerate(parts)],
            "at": self.at,
            "next": onward,
            "part": self._part_state(onward),
            "kept": self._kept(plan),
        }

    def _part_state(self, onward: str | None) -> State | None:
        child = self.child
        if child is None:
            return None
        state = {**child.state(), "fixed": True}
        if isinstance(child, Lesson):
            state["can"] = {**state["can"], "next": onward}
            state["next"] = onward
        return state

    def _said(self, at: int) -> str | None:
        """A part's result in words."""
        result = self.results.get(at)
        if result is None:
            return None
        if "of" in result:
            return self.say("{right} of {of} right", "{right} von {of} richtig", **result)
        if "cells" in result:
            columns = self._columns(at)
            return ", ".join(f"{c} {n}" for c, n in zip(columns, result["cells"], strict=False))
        return self.say("done", "getan")

    def _columns(self, at: int) -> list[str]:
        if at not in self.children:
            self.children[at] = self._made(at)
            self.children[at].observe(self._told)
        table = self.children[at]
        assert isinstance(table, Table)
        return list(_sheet(table)["columns"])

    def _kept(self, plan: Plan) -> State:
        """What the device should remember: enough to go on after the page was closed."""
        table = next((c for c in self.children.values() if isinstance(c, Table)), None)
        return {
            "link": _address(plan),
            "at": self.at,
            "results": {str(i): r for i, r in self.results.items()},
            "deal": None if table is None or not table.play.record.actions else table.play.now.link(),
        }

    # ---- messages ----

    def handle(self, message: object) -> None:
        """Answer a message; one for a part is the part's own, and its answer is told by the part."""
        if isinstance(message, dict) and message.get("type") == "within":
            self.notice = None
            if self._allowed(message):
                assert self.child is not None
                self.child.handle(message["message"])
                return
        super().handle(message)

    def receive(self, message: dict[str, Any]) -> None:
        """Answer one message of the page."""
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is None:
            self.unknown(message)
        handler(message)

    def _allowed(self, message: dict[str, Any]) -> bool:
        inner = message.get("message")
        if message.get("part") != self.at or self.child is None or not isinstance(inner, dict):
            return False
        kind = self.child.kind
        if inner.get("type") == "settings" and kind == "table":
            return all(name in SHOWN for name in inner)
        return inner.get("type") in MAY[kind]

    def _on_within(self, message: dict[str, Any]) -> None:
        """A message for a part that is not at hand, or one that would change what is fixed."""
        if wanted(message, "part") != self.at or self.child is None:
            raise BadInput(
                "this came too late: another part is open by now",
                "Das kam zu spät: Inzwischen ist ein anderer Teil offen",
            )
        raise BadInput("this is fixed for the whole class", "Das ist für die ganze Klasse festgelegt")

    def _on_open(self, message: dict[str, Any]) -> None:
        """A class link, with what the device remembers of this class."""
        plan = plans.from_link(wanted(message, "link"))
        self._begin(plan)
        self._remember(plan, message.get("kept"))

    def _on_go(self, message: dict[str, Any]) -> None:
        """To another part; the one after the last is the result."""
        at = wanted(message, "part")
        if self.plan is None or type(at) is not int or not 0 <= at <= len(self._kinds()):
            raise BadInput("there is no such part", "Diesen Teil gibt es nicht")
        self._enter(at)

    def _on_restart(self, _message: dict[str, Any]) -> None:
        """Everything from the beginning, for the next one at this device."""
        if self.plan is None:
            raise BadInput("no class is open", "Keine Klasse ist geöffnet")
        self._begin(self.plan)

    def _on_csv(self, message: dict[str, Any]) -> None:
        """The result as a file, a line for each part."""
        plan, name = self.plan, message.get("name", "")
        if plan is None:
            raise BadInput("no class is open", "Keine Klasse ist geöffnet")
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            raise BadInput(
                "the name has at most {n} characters", "Der Name hat höchstens {n} Zeichen", n=LONGEST_NAME
            )
        words, out = PlanWords(plan, self.language), io.StringIO()
        writer = csv.writer(out, lineterminator="\r\n")
        writer.writerow([t.in_(self.language) for t in HEAD])
        title, rules = plan.the_game.title.in_(self.language), words.rules()
        for i, part in enumerate(words.parts()):
            r = self.results.get(i, {})
            row = [name.strip(), title, rules, plan.seed, i + 1, part["title"], int(i in self.results)]
            row += [r.get("right", ""), r.get("of", ""), self._said(i) or ""]
            writer.writerow([safe(cell) for cell in row])
        stem = "".join(
            c if c.isalnum() or c in "-_" else "-" for c in f"{plan.game}-{plan.seed}-{name.strip()}"
        )
        n = (self.file or {"n": 0})["n"] + 1
        self.file = {"n": n, "name": f"{stem.strip('-')}.csv", "text": "\ufeff" + out.getvalue()}

    # ---- what a device remembers ----

    def _remember(self, plan: Plan, kept: object) -> None:
        """Go on where this device was; what cannot be read is forgotten, part by part."""
        if not isinstance(kept, dict) or kept.get("link") != _address(plan):
            return
        kinds, results = self._kinds(), kept.get("results")
        for key, raw in results.items() if isinstance(results, dict) else ():
            if key.isascii() and key.isdigit() and int(key) < len(kinds):
                result = _read_result(kinds[int(key)], raw, plan)
                if result is not None:
                    self.results[int(key)] = result
        if "table" in kinds:
            self._lay_deal(plan, kept.get("deal"), kinds.index("table"))
        at = kept.get("at")
        if type(at) is int and 0 <= at <= len(kinds) and not plan.view:
            self._enter(at)

    def _lay_deal(self, plan: Plan, link: object, at: int) -> None:
        try:
            record = record_from_link(link)
            if (record.game, record.seed, dict(record.options)) != (plan.game, plan.seed, dict(plan.options)):
                return
            if record.deals or record.dice:
                return
            child = self.children.get(at) or self._made(at)
            assert isinstance(child, Table)
            child.resume(record)
        except BadInput:
            return
        if at not in self.children:
            child.observe(self._told)
            self.children[at] = child


def _address(plan: Plan) -> str:
    """The link of a plan, whoever looks at it."""
    return Plan(plan.game, plan.seed, plan.options, plan.lessons, plan.deal, plan.questions).link()


def _sheet(table: Table) -> State:
    picture = Picture(table)
    return picture.sheet(table.play.state, picture.look(table.play.at), table.play.at)


def _result_of(child: Controller) -> Result | None:
    """What a part has brought; None while it is not done."""
    if isinstance(child, Lesson):
        return {} if child.run.done else None
    if isinstance(child, Practice):
        return {"right": sum(r.right for r in child.results), "of": child.count} if child.over else None
    assert isinstance(child, Table)
    play = child.play
    if play.at == 0 or (play.pausing() is None and child.game.turn(play.state)):
        return None
    rows = [row for row in _sheet(child)["rows"] if row["kind"] == "sum"]
    return {"cells": list(rows[0]["cells"])} if rows else {}


def _read_result(kind: str, raw: object, plan: Plan) -> Result | None:
    """A result that a device has kept; None if it cannot be one."""
    if not isinstance(raw, dict):
        return None
    if kind == "practice":
        right, of = raw.get("right"), raw.get("of")
        fair = type(right) is int and of == plan.questions and 0 <= right <= plan.questions
        return {"right": right, "of": of} if fair else None
    cells = raw.get("cells")
    if kind == "table" and isinstance(cells, list) and len(cells) <= 8:
        return {"cells": [str(c)[:12] for c in cells]}
    return {}
