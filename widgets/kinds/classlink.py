"""The link maker: a teacher fixes game, rules, seed and parts, and gets the link for everybody."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.refusal import BadInput
from engine.core.registry import built
from engine.core.registry import game as find_game
from engine.learn import plan as plans
from engine.learn.lessons.shelf import lessons_of
from engine.learn.plan import MOST_QUESTIONS, Plan
from widgets.classwords import PlanWords
from widgets.controller import Controller, State, wanted
from widgets.kinds.table import new_seed
from widgets.panel import PanelWords

PAGE = "classroom.html"
"""The page that the link opens, relative to a language's root."""
QUESTIONS = 10


def first_plan(game: str) -> Plan:
    """What a teacher begins with: the first lesson, a deal, ten questions."""
    return plans.plan(game, lessons=[x.id for x in lessons_of(game)[:1]], questions=QUESTIONS)


class ClassLink(Controller):
    """A plan in the making; it always holds a whole plan, so there is always a link."""

    kind: ClassVar[str] = "classlink"

    def __init__(self, game: str = "klaverjas") -> None:
        super().__init__()
        self.plan = first_plan(find_game(game).key)

    def state(self) -> State:
        """The form and the link, see the front end's `kinds/classlink`."""
        plan, lang = self.plan, self.language
        game, words = plan.the_game, PanelWords(lang)
        values = game.options.read(dict(plan.options))
        _, rest = plan.nearest()
        presets = [{"value": k, "label": v.in_(lang)} for k, v in game.options.preset_labels.items()]
        link = plan.link()
        shelf = lessons_of(plan.game)
        return {
            "kind": self.kind,
            "lang": lang.value,
            "notice": self.notice,
            "game": plan.game,
            "title": game.title.in_(lang),
            "games": [{"value": n, "label": find_game(n).title.in_(lang)} for n in built()],
            "preset": game.options.preset_of(values),
            "presets": presets,
            "options": [
                {**words.field(o, values[o.name]), "changed": o.name in rest} for o in game.options.options
            ],
            "changed": len(rest),
            "rules": PlanWords(plan, lang).rules(),
            "seed": plan.seed,
            "lessons": [
                {
                    "id": x.id,
                    "title": x.title.in_(lang),
                    "minutes": x.minutes,
                    "on": x.id in plan.lessons,
                }
                for x in shelf
            ],
            "minutes": sum(x.minutes for x in shelf if x.id in plan.lessons),
            "deal": plan.deal,
            "questions": plan.questions,
            "most": MOST_QUESTIONS,
            "parts": PlanWords(plan, lang).parts(),
            "open": {"href": PAGE + link},
            "project": {"href": PAGE + plans.projected(plan).link()},
        }

    # ---- messages ----

    def receive(self, message: dict[str, Any]) -> None:
        """Answer one message of the page."""
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is None:
            self.unknown(message)
        handler(message)

    def _on_game(self, message: dict[str, Any]) -> None:
        """Another game: its own lessons and the book's rules, the same seed."""
        game = find_game(wanted(message, "game"))
        self.plan = plans.with_parts(first_plan(game.key), seed=self.plan.seed)

    def _on_preset(self, message: dict[str, Any]) -> None:
        """A set of rules; every option follows it."""
        self.plan = plans.with_parts(self.plan, options={"preset": wanted(message, "preset")})

    def _on_option(self, message: dict[str, Any]) -> None:
        """One option; the others stay."""
        name = wanted(message, "name")
        if not isinstance(name, str):
            raise BadInput("the option has no name", "Die Option hat keinen Namen")
        self.plan = plans.with_parts(self.plan, options={**self.plan.options, name: wanted(message, "value")})

    def _on_book(self, _message: dict[str, Any]) -> None:
        """The rules as the book has them."""
        self.plan = plans.with_parts(self.plan, options={})

    def _on_seed(self, message: dict[str, Any]) -> None:
        """A seed that was typed; without one it is drawn."""
        seed = message.get("seed")
        self.plan = plans.with_parts(self.plan, seed=new_seed() if seed is None else seed)

    def _on_lesson(self, message: dict[str, Any]) -> None:
        """A lesson in or out; they keep the order in which they build up."""
        id, on = wanted(message, "id"), wanted(message, "on")
        shelf = [x.id for x in lessons_of(self.plan.game)]
        if id not in shelf or not isinstance(on, bool):
            raise BadInput("there is no such lesson", "Diese Lektion gibt es nicht")
        chosen = {x for x in self.plan.lessons if x != id} | ({id} if on else set())
        self.plan = plans.with_parts(self.plan, lessons=[x for x in shelf if x in chosen])

    def _on_deal(self, message: dict[str, Any]) -> None:
        """With or without the deal."""
        self.plan = plans.with_parts(self.plan, deal=wanted(message, "on"))

    def _on_questions(self, message: dict[str, Any]) -> None:
        """How many questions, 0 for none."""
        self.plan = plans.with_parts(self.plan, questions=wanted(message, "n"))

    def _on_open(self, message: dict[str, Any]) -> None:
        """A class link of before, to change it."""
        self.plan = plans.with_parts(plans.from_link(wanted(message, "link")))
