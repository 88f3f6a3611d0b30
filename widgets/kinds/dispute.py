"""Settle a dispute: build a position by hand and get the referee's answer with its rules."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from engine import referee
from engine.core import registry
from engine.core.options import OptionValue
from engine.core.refusal import BadInput
from engine.core.text import Text, say
from widgets.casework import Casework
from widgets.controller import State, wanted
from widgets.forms import FORMS, Entry, empty, form
from widgets.labels import WORDS
from widgets.panel import PanelWords
from widgets.questions import QUESTIONS
from widgets.samples import SAMPLES

MOST_JSON = 200_000


class Dispute(Casework):
    """The referee's desk: a game, a question, its form, the answer.

    It starts with a worked case; every field can be changed, or the whole case pasted as JSON.
    """

    kind: ClassVar[str] = "dispute"

    def __init__(
        self,
        game: str,
        ask: str,
        position: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        sample = SAMPLES.get(game, {}).get(ask, {})
        super().__init__(
            game,
            ask,
            position if position is not None else sample.get("position", {}),
            options if options is not None else sample.get("options", {}),
        )
        self.wrong: str | None = None

    # ---- state ----

    def state(self) -> State:
        """The desk's state."""
        answer, error = self.ruled()
        present = self.presenter
        zones = present.zones(self.position, answer) if answer else []
        lines = present.lines(answer) if answer else []
        verdict = present.verdict(answer) if answer else None
        values = self.game.option_values(self.game.rules(self.options))
        words = PanelWords(self.language)
        return {
            **self.base_state(),
            "games": [
                {"value": g, "label": registry.game(g).title.in_(self.language)} for g in registry.built()
            ],
            "ask": self.ask,
            "asks": [
                {
                    "value": a,
                    "label": QUESTIONS[self.game.key][a][0].in_(self.language),
                    "help": QUESTIONS[self.game.key][a][1].in_(self.language),
                }
                for a in FORMS[self.game.key]
            ],
            "fields": [self._field(e) for e in form(self.game.key, self.ask)],
            "options": [words.field(o, values[o.name]) for o in self.game.options.options],
            "answer": {"ok": "illegal" not in answer, "lines": lines, "zones": zones, "verdict": verdict}
            if answer
            else None,
            "error": {"text": self.wrong or error} if self.wrong or error else None,
            "json": json.dumps(
                {k: v for k, v in self.case().items() if k != "id"}, ensure_ascii=False, indent=1
            ),
        }

    @property
    def _seats(self) -> tuple[str, ...]:
        return tuple(s.value for s in self.game.seats(self.game.rules(self.options)))

    def _field(self, entry: Entry) -> State:
        present, lang, pack = self.presenter, self.language, self.game.pack
        seats = [{"value": s, "label": present.name(s)} for s in self._seats]
        choices: list[State] = []
        if entry.kind == "suit" and pack is not None:
            choices = [{"value": s.code, "label": say(s, present.speaker)} for s in pack.suits]
        elif entry.kind == "seat":
            choices = seats
        elif entry.kind == "choice":
            choices = [{"value": w, "label": WORDS[w].in_(lang) if w in WORDS else w} for w in entry.words]
        if entry.optional and entry.kind in ("suit", "seat", "choice", "card"):
            choices = [{"value": None, "label": Text("none", "keine Angabe").in_(lang)}, *choices]
        value = self.position.get(entry.name, None if entry.optional else empty(entry, self._seats))
        kind = {"json": "text", "truth": "bool"}.get(entry.kind, entry.kind)
        return {
            "name": entry.name,
            "label": present.label(entry.name),
            "help": "",
            "type": kind,
            "optional": entry.optional,
            "value": json.dumps(value, ensure_ascii=False) if kind == "text" and value is not None else value,
            "choices": choices,
            "pack": pack.name if pack is not None else None,
            "cards": [{"value": c.code, "label": say(c, present.speaker)} for c in pack.cards]
            if pack is not None
            else [],
            "seats": seats,
            "taken": self._lying(entry.name),
            "max": None,
        }

    def _lying(self, besides: str) -> list[str]:
        """The cards that lie somewhere else in the position."""
        found: list[str] = []

        def walk(node: Any) -> None:
            if isinstance(node, dict):
                for v in node.values():
                    walk(v)
            elif isinstance(node, list):
                for v in node:
                    walk(v)
            elif self.presenter.card(node) is not None:
                found.append(str(node))

        for name, value in self.position.items():
            if name not in (besides, "plays", "played", "held", "discards", "discard", "draw", "shown"):
                walk(value)
        return found

    # ---- messages ----

    def receive(self, message: dict[str, Any]) -> None:
        """Answer `set`, `game`, `ask`, `option`, `json`, `clear`, `pick` and `again`."""
        self.wrong = None
        kind = message["type"]
        if kind == "set":
            self._set(wanted(message, "field"), wanted(message, "value"))
        elif kind == "game":
            name = registry.game(wanted(message, "value")).key
            self._restart(name, next(iter(FORMS[name])))
        elif kind == "ask":
            ask = wanted(message, "value")
            if ask not in FORMS[self.game.key]:
                self.unknown(message)
            self._restart(self.game.key, ask)
        elif kind == "option":
            self._option(wanted(message, "name"), wanted(message, "value"))
        elif kind == "json":
            self._paste(wanted(message, "text"))
        elif kind == "clear":
            self.position = {
                e.name: empty(e, self._seats) for e in form(self.game.key, self.ask) if not e.optional
            }
        elif kind == "pick":
            self.change(wanted(message, "what"), wanted(message, "value"))
        elif kind == "again":
            self.restore()
        else:
            self.unknown(message)

    def _restart(self, game: str, ask: str) -> None:
        fresh = Dispute(game, ask)
        self.game, self.ask, self.options = fresh.game, ask, fresh.options
        self.position, self.printed = fresh.position, fresh.printed

    def _set(self, name: object, value: object) -> None:
        entry = next((e for e in form(self.game.key, self.ask) if e.name == name), None)
        if entry is None:
            raise BadInput(
                "there is no field {name} here", "Ein Feld {name} gibt es hier nicht", name=repr(name)[:40]
            )
        if entry.kind == "json" and isinstance(value, str):
            if not value.strip() and entry.optional:
                value = None
            else:
                try:
                    value = json.loads(value)
                except (json.JSONDecodeError, RecursionError):
                    self.wrong = self.say(
                        "{name}: this is not JSON.",
                        "{name}: Das ist kein JSON.",
                        name=self.presenter.label(entry.name),
                    )
                    return
        position = {k: v for k, v in self.position.items() if k != entry.name}
        if value is not None or (entry.kind == "suit" and entry.name == "trump" and self.ask == "legal"):
            position[entry.name] = value
        self.position = position

    def _option(self, name: object, value: OptionValue) -> None:
        options = {**self.options, str(name): value}
        rules = self.game.rules(options)
        self.options = self.game.options.changed(self.game.option_values(rules))

    def _paste(self, text: object) -> None:
        if not isinstance(text, str) or len(text) > MOST_JSON:
            raise BadInput("the case is too large", "Der Fall ist zu groß")
        try:
            case = json.loads(text)
        except (json.JSONDecodeError, RecursionError):
            raise BadInput("the case is not JSON", "Der Fall ist kein JSON") from None
        if not isinstance(case, dict) or not isinstance(case.get("position"), dict):
            raise BadInput(
                "a case is an object with game, ask and position",
                "Ein Fall ist ein Objekt mit game, ask und position",
            )
        game = registry.game(case.get("game"))
        ask, options = case.get("ask"), case.get("options", {})
        if ask not in referee.asks(game.key):
            raise BadInput(
                "{ask} is no question about {game}",
                "{ask} ist keine Frage zu {game}",
                ask=repr(ask)[:40],
                game=game.title,
            )
        game.rules(options)
        self.game, self.ask, self.options, self.position = game, str(ask), dict(options), case["position"]
