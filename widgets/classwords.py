"""A plan in words: its rules, and the parts of which it is made."""

from __future__ import annotations

from typing import Any

from engine.core.text import Language, Phrase, Speaker, Text
from engine.learn.plan import Plan
from widgets.panel import PanelWords

DEAL = Text("One deal, the same for everybody", "Ein Spiel, für alle das gleiche")


class PlanWords:
    """The words about one plan in one language."""

    def __init__(self, plan: Plan, language: Language) -> None:
        self.plan, self.language = plan, language

    def say(self, en: str, de: str, **facts: object) -> str:
        """A sentence in the reader's language."""
        return Phrase(Text(en, de), facts).said(Speaker(self.language))

    def rules(self) -> str:
        """The rules in force: a set of rules by name, and each option that departs from it."""
        plan, words = self.plan, PanelWords(self.language)
        preset, rest = plan.nearest()
        table = plan.the_game.options
        parts = [
            table.preset_labels[preset].in_(self.language)
            if preset is not None
            else self.say("as the book has them", "wie im Buch")
        ]
        for name, value in rest.items():
            option = table[name]
            parts.append(f"{option.label.in_(self.language)}: {words.value(option, value)}")
        return "; ".join(parts)

    def questions(self) -> str:
        """How many questions."""
        n = self.plan.questions
        return (
            self.say("One question", "Eine Frage") if n == 1 else self.say("{n} questions", "{n} Fragen", n=n)
        )

    def parts(self) -> list[dict[str, Any]]:
        """The parts in their order, without the result at the end."""
        found = [
            {
                "kind": "lesson",
                "title": script.title.in_(self.language),
                "note": self.say("Lesson, {n} minutes", "Lektion, {n} Minuten", n=script.minutes),
            }
            for script in self.plan.scripts
        ]
        if self.plan.deal:
            found.append({"kind": "table", "title": DEAL.in_(self.language), "note": ""})
        if self.plan.questions:
            found.append(
                {
                    "kind": "practice",
                    "title": self.questions(),
                    "note": self.say("the same for everybody", "für alle die gleichen"),
                }
            )
        return found
