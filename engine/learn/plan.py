"""A plan: what a class does together, fixed for everybody, and the link that holds it.

A link is readable: `#class=klaverjas&preset=club&seed=tuesday&lessons=trumps,nat&questions=10`.  An option of the
game stands in it by its own name and with its value as in JSON; `deal=no` leaves out the deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote, unquote_plus

from engine.core.chance import seed_text
from engine.core.options import Option, OptionValue
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame
from engine.core.registry import game as find_game
from engine.learn.lessons.form import Lesson
from engine.learn.lessons.shelf import lesson_of

PREFIX = "#class="
NAMES = ("class", "preset", "seed", "lessons", "deal", "questions", "view")
"""What a link may name besides the game's options."""
SEED = "1"
MOST_QUESTIONS = 30
LONGEST = 4000
"""Characters of a link that is read."""
PROJECTOR = "projector"


@dataclass(frozen=True)
class Plan:
    """Lessons, one deal and questions, in this order, about one game.

    `options` are those that depart from the book, as a record keeps them; they hold for the deal and the questions
    (a lesson brings its own).  `view` is "projector" in the link for the teacher's own device.
    """

    game: str
    seed: str = SEED
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()
    deal: bool = True
    questions: int = 0
    view: str = ""

    @property
    def the_game(self) -> AnyGame:
        """The game that is taught."""
        return find_game(self.game)

    @property
    def scripts(self) -> tuple[Lesson, ...]:
        """The lessons themselves."""
        return tuple(lesson_of(self.game, id) for id in self.lessons)

    def link(self) -> str:
        """The link, as short as the presets allow."""
        preset, rest = self.nearest()
        parts = [f"{PREFIX}{self.game}"]
        if preset is not None:
            parts.append(f"preset={preset}")
        parts += [f"{name}={_written(value)}" for name, value in rest.items()]
        if self.deal or self.questions:
            parts.append(f"seed={quote(self.seed, safe='')}")
        if self.lessons:
            parts.append(f"lessons={','.join(self.lessons)}")
        if not self.deal:
            parts.append("deal=no")
        if self.questions:
            parts.append(f"questions={self.questions}")
        if self.view:
            parts.append(f"view={self.view}")
        return "&".join(parts)

    def nearest(self) -> tuple[str | None, dict[str, OptionValue]]:
        """The preset from which the fewest options differ (None: the book's own rules), and those options."""
        table = self.the_game.options
        values = table.read(dict(self.options))
        found: tuple[str | None, dict[str, OptionValue]] = (None, table.changed(values))
        for name, changes in table.presets.items():
            base = table.read(dict(changes))
            rest = {o: v for o, v in values.items() if (type(v), v) != (type(base[o]), base[o])}
            if len(rest) < len(found[1]):
                found = (name, rest)
        return found


def from_link(link: object) -> Plan:
    """The plan of a link; BadInput names the part that is wrong."""
    if not isinstance(link, str) or not link.strip() or len(link) > LONGEST:
        raise BadInput("the link holds no class", "Der Link enthält keine Klasse")
    given: dict[str, str] = {}
    for part in link.strip().split("#")[-1].split("&"):
        name, is_there, value = part.partition("=")
        name, value = unquote_plus(name), unquote_plus(value)
        if not is_there or not name:
            raise BadInput(
                "this part of the link says nothing: {part}",
                "Dieser Teil des Links sagt nichts: {part}",
                part=repr(part)[:40],
            )
        if name in given:
            raise BadInput("{name} stands in the link twice", "{name} steht zweimal im Link", name=name[:40])
        given[name] = value
    if "class" not in given:
        raise BadInput("the link holds no class", "Der Link enthält keine Klasse")
    game = find_game(given["class"])
    options: dict[str, Any] = {n: _option(game, n, v) for n, v in given.items() if n not in NAMES}
    if "preset" in given:
        if not game.options.presets:
            raise BadInput(
                "preset: {game} has no sets of rules",
                "preset: {game} hat keine Regelsätze",
                game=game.title,
            )
        options["preset"] = given["preset"]
    return plan(
        game.key,
        seed=given.get("seed", SEED),
        options=options,
        lessons=[x for x in given.get("lessons", "").split(",") if x],
        deal=_yes_or_no("deal", given.get("deal", "yes")),
        questions=_number("questions", given.get("questions", "0")),
        view=given.get("view", ""),
    )


def plan(
    game: str,
    seed: object = SEED,
    options: Mapping[str, Any] | None = None,
    lessons: object = (),
    deal: object = True,
    questions: object = 0,
    view: object = "",
) -> Plan:
    """A plan from its parts; BadInput names the one that is wrong, or says that nothing is left to do."""
    the_game = find_game(game)
    rules = the_game.rules(dict(options or {}))
    if not isinstance(lessons, (list, tuple)):
        raise BadInput("lessons must be a list", "Die Lektionen müssen eine Liste sein")
    names = tuple(lesson_of(the_game.key, id).id for id in lessons)
    if len(set(names)) != len(names):
        raise BadInput("a lesson stands there twice", "Eine Lektion steht doppelt da")
    if not isinstance(deal, bool):
        raise BadInput("{name} must be true or false", "{name} muss true oder false sein", name="deal")
    if type(questions) is not int or not 0 <= questions <= MOST_QUESTIONS:
        raise BadInput(
            "the number of questions must be from 0 to {n}",
            "Die Zahl der Fragen muss zwischen 0 und {n} liegen",
            n=MOST_QUESTIONS,
        )
    if view not in ("", PROJECTOR):
        raise BadInput(
            "the view {view} is not known; there is {known}",
            "Die Ansicht {view} ist nicht bekannt; es gibt {known}",
            view=repr(view)[:40],
            known=PROJECTOR,
        )
    if not (names or deal or questions):
        raise BadInput(
            "nothing is left to do: choose a lesson, the deal or questions",
            "So bleibt nichts zu tun: Wähle eine Lektion, das Spiel oder Fragen",
        )
    changed = the_game.options.changed(the_game.option_values(rules))
    return Plan(the_game.key, seed_text(seed), changed, names, deal, questions, str(view))


def with_parts(old: Plan, **parts: Any) -> Plan:
    """The plan with some parts changed, checked as a whole."""
    new = {
        **{f: getattr(old, f) for f in ("game", "seed", "options", "lessons", "deal", "questions")},
        **parts,
    }
    return plan(**new)


def projected(of: Plan) -> Plan:
    """The same plan for the teacher's own device."""
    return replace(of, view=PROJECTOR)


def _written(value: OptionValue) -> str:
    """An option's value as JSON writes it, without quotation marks."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _option(game: AnyGame, name: str, text: str) -> OptionValue:
    known = {o.name: o for o in game.options.options}
    if name not in known:
        raise BadInput(
            "the link names {name}, which is neither a part of a class nor an option of {game}",
            "Der Link nennt {name}; das ist weder Teil einer Klasse noch eine Option von {game}",
            name=repr(name)[:40],
            game=game.title,
        )
    return _value(known[name], text)


def _value(option: Option, text: str) -> OptionValue:
    for value in option.values:
        if _written(value) == text:
            return value
    if option.least is not None and text.isascii() and text.isdigit() and len(text) < 9:
        return option.read(int(text))
    raise BadInput(
        "option {name} cannot be {value}; it may be {values}",
        "Die Option {name} kann nicht {value} sein; möglich: {values}",
        name=option.name,
        value=repr(text)[:40],
        values=option.range_text(),
    )


def _yes_or_no(name: str, text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadInput(
            "{name} must be yes or no, not {text}",
            "{name} muss yes oder no sein, nicht {text}",
            name=name,
            text=repr(text)[:40],
        )
    return text == "yes"


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise BadInput(
            "{name} must be a number, not {text}",
            "{name} muss eine Zahl sein, nicht {text}",
            name=name,
            text=repr(text)[:40],
        )
    return int(text)
