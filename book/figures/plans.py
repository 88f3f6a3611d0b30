"""The figures of the teacher's page: every game's lessons in order, and plans for a class made from them.

Titles, order and minutes come from the engine's shelf, so they change with the lessons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from engine.core.registry import built
from engine.core.registry import game as find_game
from engine.core.text import Language, Phrase, Speaker, Text, say
from engine.learn import plan as plans
from engine.learn.lessons.shelf import lessons_of
from engine.learn.plan import Plan
from widgets.classwords import PlanWords
from widgets.kinds.classlink import PAGE
from widgets.language import language

LESSON_TIME = {45: 16, 90: 40}
"""Minutes of lessons in a unit of so many minutes; the rest is for the deal, the questions and talking."""
QUESTIONS = {45: 5, 90: 10}
_ONE_DEAL = Text("{n} minutes, with talk", "{n} Minuten, mit Gespräch")
_MORE_DEALS = Text(
    "{n} minutes: it, the deals that follow, and talk", "{n} Minuten: dieses, die folgenden und das Gespräch"
)
SERIES = ("siebzehn", "drei_saeue", "klaverjas", "gaunerkleeblatt", "kaufmannsglueck", "gleek")
"""The games from the one that is explained soonest to the one with the most rules."""


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead somewhere."""

    text: object
    href: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table of words, some of which are links; the first column holds the heads of the rows."""

    caption: object
    columns: Sequence[object]
    rows: Sequence[Sequence[object]]

    def html(self, in_language: Language) -> str:
        """The table as HTML."""

        def words(value: object) -> str:
            if isinstance(value, Link):
                return f'<a href="{escape(value.href)}">{words(value.text)}</a>'
            return escape(say(value, Speaker(in_language)), quote=False)

        head = "".join(f'<th scope="col">{words(c)}</th>' for c in self.columns)
        body = "\n".join(
            f'<tr><th scope="row">{words(name)}</th>{"".join(f"<td>{words(v)}</td>" for v in values)}</tr>'
            for name, *values in self.rows
        )
        return (
            f'<figure class="b-figure b-words"><div class="b-scroll"><table>\n'
            f"<caption>{words(self.caption)}</caption>\n"
            f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div></figure>"
        )

    def _repr_html_(self) -> str:
        return self.html(language())


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts of a plan in a line."""

    plan: Plan

    def said(self, speaker: Speaker) -> str:
        lessons = ", ".join(x.title.in_(speaker.language) for x in self.plan.scripts)
        rest = PlanWords(self.plan, speaker.language)
        return "; ".join([lessons, rest.say("one deal", "ein Spiel"), rest.questions()])


def unit(game: str, minutes: int, seed: str) -> Plan:
    """A plan for so many minutes: the first lessons that fit, a deal, some questions.

    The last lesson is left out, since it plays a whole deal and so does the class.
    """
    chosen: list[str] = []
    left = LESSON_TIME[minutes]
    for lesson in lessons_of(game)[:-1]:
        if lesson.minutes > left:
            break
        left -= lesson.minutes
        chosen.append(lesson.id)
    return plans.plan(game, seed, lessons=chosen, questions=QUESTIONS[minutes])


def _open(plan: Plan) -> Link:
    return Link(Text("open", "öffnen"), PAGE + plan.link())


def lessons() -> Table:
    """Each game with its lessons in order and their minutes."""
    rows = [
        (
            find_game(name).title,
            Phrase(
                Text("{all} ({n} minutes)", "{all} ({n} Minuten)"),
                {"all": _List(tuple(x.title for x in shelf)), "n": sum(x.minutes for x in shelf)},
            ),
            _open(unit(name, 45, "1")),
        )
        for name in built()
        if (shelf := lessons_of(name))
    ]
    return Table(
        Text(
            "The lessons in the order in which they build up",
            "Die Lektionen in der Reihenfolge, in der sie aufeinander aufbauen",
        ),
        (Text("Game", "Spiel"), Text("Lessons", "Lektionen"), Text("45 minutes", "45 Minuten")),
        rows,
    )


@dataclass(frozen=True, slots=True)
class _List:
    """Titles with their numbers."""

    titles: tuple[Text, ...]

    def said(self, speaker: Speaker) -> str:
        return ", ".join(f"{n} {t.in_(speaker.language)}" for n, t in enumerate(self.titles, 1))


def one_game(game: str, minutes: int) -> Table:
    """One plan with its parts and about when each begins."""
    plan = unit(game, minutes, "1")
    title = find_game(game).title
    parts = [(x.title, Phrase(Text("{n} minutes", "{n} Minuten"), {"n": x.minutes})) for x in plan.scripts]
    spent = sum(x.minutes for x in plan.scripts)
    rest = minutes - spent - 5
    questions = QUESTIONS[minutes]
    rows = [
        *parts,
        (
            Text("One deal, the same for everybody", "Ein Spiel, für alle das gleiche"),
            Phrase(_ONE_DEAL if rest - questions < 30 else _MORE_DEALS, {"n": rest - questions}),
        ),
        (
            Phrase(Text("{n} questions", "{n} Fragen"), {"n": questions}),
            Phrase(Text("{n} minutes", "{n} Minuten"), {"n": questions}),
        ),
        (Text("Results", "Ergebnisse"), Phrase(Text("{n} minutes", "{n} Minuten"), {"n": 5})),
    ]
    return Table(
        Phrase(Text("{game}, {n} minutes", "{game}, {n} Minuten"), {"game": title, "n": minutes}),
        (Text("Part", "Teil"), Text("Time", "Zeit")),
        [*rows, (Text("Class link", "Link zur Stunde"), _open(plan))],
    )


def series() -> Table:
    """Six weeks, a game each."""
    found = [(week, unit(name, 45, f"week-{week}")) for week, name in enumerate(SERIES, 1)]
    rows = [(week, plan.the_game.title, _Parts(plan), _open(plan)) for week, plan in found]
    return Table(
        Text("Six weeks, a game each", "Sechs Wochen, jede ein Spiel"),
        (Text("Week", "Woche"), Text("Game", "Spiel"), Text("Parts", "Teile"), Text("Class link", "Link")),
        rows,
    )
