"""A practice question as a reader sees it: the position on the cloth, facts beside it, choices, and the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import referee
from engine.core.registry import AnyGame, rule_href
from engine.core.scene import Part
from engine.core.text import Language, Phrase, Speaker, Text
from engine.learn.practice.kind import Question
from engine.learn.practice.results import Result, labels
from widgets.answers import Presenter
from widgets.said import BETS, Bets, Said

UNSAID = {"to_play", "players", "done", "active", "round"}
"""Fields of a position that the question's words already tell."""


class Calls(Said):
    """What was called in a bidding, where a lone letter is a suit."""

    def word(self, present: Presenter, what: int | str) -> str:
        """The call in words."""
        return present.value(what, "call")


def _said(field: str, value: Sequence[Any]) -> Said:
    """How a list of who said what is shown: bets with amounts, or plain words and numbers."""
    if any(len(entry) > 2 for entry in value) or all(entry[1] in BETS for entry in value):
        return Bets(field, ())
    return Calls(field, ())


class Asked:
    """Puts one question into words and pictures."""

    def __init__(self, game: AnyGame, question: Question, language: Language) -> None:
        self.game, self.question, self.language = game, question, language
        self.present = Presenter(game, language)

    @property
    def reader(self) -> Speaker:
        """The learner, who sits where the question says."""
        return Speaker(self.language, self.question.draft.seat)

    # ---- before the answer ----

    def state(self, answered: bool) -> Part:
        """The question; once it is answered its position shows the verdict too."""
        draft, speaker = self.question.draft, Speaker(self.language)
        zones = self.zones(answered)
        return {
            "id": self.question.id,
            "kind": self.question.place.kind,
            "title": self.question.title.in_(self.language),
            "text": draft.text.said(speaker),
            "agreed": self.agreed(),
            "level": draft.level,
            "zones": zones,
            "facts": self.facts(zones),
            "many": draft.many,
            "choices": [{"key": c.key, "label": c.label.said(speaker)} for c in draft.choices],
        }

    def zones(self, answered: bool) -> list[Part]:
        """The position on the cloth."""
        shown = dict(self.question.shown)
        zones = self.present.zones(shown, self._verdict() if answered else None)
        for key, value in shown.items():
            if (
                isinstance(value, list)
                and value
                and isinstance(value[0], list)
                and key not in ("trick", "plays")
            ):
                zones.append(_said(key, value).zone(self.present, shown, {}))
        for zone in zones:
            for piece in zone["items"]:
                piece.pop("pick", None)
        return zones

    def _verdict(self) -> dict[str, Any]:
        """The referee's answer, with the game's own sentence for every card that is barred."""
        expect, draft = dict(self.question.expect or {}), self.question.draft
        if expect.get("refused"):
            rules = self.game.rules(dict(self.question.options))
            reasons = referee.reasons(self.game.key, rules, dict(draft.position))
            expect["why"] = {c.code: self.game.explain(r).said(self.reader) for c, r in reasons.items() if r}
        return expect

    def facts(self, zones: list[Part]) -> list[Part]:
        """What belongs to the position but is no piece of it: trumps, the dealer, a pot, points."""
        drawn = {z["id"].replace("!", "").split(".")[0] for z in zones}
        return [
            {
                "label": self.present.label(key),
                "value": self.present.value(value, key),
                "rule": None,
                "href": None,
            }
            for key, value in self.question.shown.items()
            if key not in drawn and key not in UNSAID
        ]

    def agreed(self) -> str:
        """The agreements that depart from the book's, in one line; how many play can be seen."""
        options = {k: v for k, v in self.question.options.items() if k != "players"}
        if not options:
            return ""
        table = self.game.options
        values = self.game.option_values(self.game.rules(dict(self.question.options)))
        preset = table.preset_of(values)
        if preset is not None and preset in table.preset_labels:
            told = [table.preset_labels[preset].in_(self.language)]
        else:
            told = [self._option(name, value) for name, value in options.items()]
        return Phrase(Text("Agreed: {what}.", "Vereinbart: {what}."), {"what": "; ".join(told)}).said(
            self.reader
        )

    def _option(self, name: str, value: Any) -> str:
        option = self.game.options[name]
        label = option.labels.get(value)
        said = label.in_(self.language) if label is not None else self.present.value(value)
        return f"{option.label.in_(self.language)}: {said}"

    # ---- after it ----

    def answer(self, result: Result) -> Part:
        """The verdict on an answer, and why."""
        draft = self.question.draft
        return {
            "given": list(result.given),
            "right": result.right,
            "correct": list(draft.right),
            "why": self.why(),
            "lines": self.lines(),
        }

    def why(self) -> list[Part]:
        """What explains the right answer, each with its rule where it has one."""
        return [
            {"rule": w.rule, "href": rule_href(w.rule) if w.rule else None, "text": w.text.said(self.reader)}
            for w in self.question.draft.why
        ]

    def lines(self) -> list[Part]:
        """What the referee says beside it."""
        told: Mapping[str, Any] = self.question.expect or {}
        return self.present.lines({k: told[k] for k in self.question.draft.lines if k in told})

    def solution(self) -> Part:
        """The right answer in words, and why."""
        draft = self.question.draft
        said = labels(self.question, draft.right, Speaker(self.language))
        return {"said": said, "why": self.why(), "lines": self.lines()}
