"""The form of a lesson: read strictly, so that a bad file or link gives one clear error."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core import read
from engine.core.action import Action
from engine.core.packed import MAX_TEXT, pack, unpack
from engine.core.record import Record, from_json, replay
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame, game
from engine.core.seat import Seat
from engine.core.text import Text
from engine.learn.lessons.conditions import Condition, read_condition

VERSION = 1
MOST_STEPS = 60
LONGEST = 2000  # characters of one text
JUDGES = ("line", "average", "stored", "none")
NO_TEXT = Text("", "")
_STEP = "record right why poor hints times replies judge bars then"


@dataclass(frozen=True)
class Bar:
    """A claim: this rule bars this move."""

    rule: str
    action: Action


@dataclass(frozen=True)
class Step:
    """One thing to do, and what is said about it; `record` is a position of its own, if it has one."""

    ask: Text
    record: Record | None
    right: tuple[Condition, ...]
    why: Text
    poor: Text
    hints: tuple[Text, ...]
    times: int
    replies: tuple[Action, ...]
    judge: str
    bars: tuple[Bar, ...]
    then: tuple[Condition, ...]

    @property
    def strict(self) -> bool:
        """Whether a poor move has to be taken back."""
        return self.times == 1


@dataclass(frozen=True)
class Lesson:
    """A lesson, ready to be run; `raw` is the JSON it was read from."""

    id: str
    title: Text
    goal: Text
    minutes: int
    record: Record
    seat: Seat
    open: bool
    steps: tuple[Step, ...]
    end: Text
    raw: Mapping[str, Any]

    @property
    def game(self) -> AnyGame:
        """The game it teaches."""
        return game(self.record.game)

    def text(self) -> str:
        """The lesson as a file."""
        return json.dumps(self.raw, ensure_ascii=False, indent=1) + "\n"

    def link(self) -> str:
        """The lesson packed for a link."""
        return pack(json.dumps(self.raw, ensure_ascii=False, separators=(",", ":")))


def from_link(link: object) -> Lesson:
    """A lesson from a link's payload; BadInput says what is wrong."""
    return from_text(unpack(link))


def from_text(text: object) -> Lesson:
    """A lesson from a file's text; BadInput says what is wrong and where."""
    if not isinstance(text, str) or not text.strip():
        raise BadInput("the lesson is empty", "Die Lektion ist leer")
    if len(text) > MAX_TEXT:
        raise BadInput("the lesson is too large", "Die Lektion ist zu groß")
    try:
        raw = json.loads(text)
    except json.JSONDecodeError as e:
        raise BadInput(
            "the lesson is not JSON: line {line}, column {column}",
            "Die Lektion ist kein JSON: Zeile {line}, Spalte {column}",
            line=e.lineno,
            column=e.colno,
        ) from None
    except (ValueError, RecursionError):
        raise BadInput("the lesson cannot be read", "Die Lektion ist nicht lesbar") from None
    return from_raw(raw)


def from_raw(raw: object) -> Lesson:
    """A lesson from parsed JSON or a dict in a notebook; BadInput names the field that is wrong."""
    if not isinstance(raw, dict):
        raise BadInput("a lesson is an object", "Eine Lektion ist ein Objekt")
    if type(raw.get("lesson")) is not int:
        raise BadInput(
            "this is no lesson of Spielbuch: the field lesson is missing",
            "Das ist keine Lektion von Spielbuch: das Feld lesson fehlt",
        )
    if raw["lesson"] != VERSION:
        raise BadInput(
            "the lesson is of version {version}; this book reads version {known}",
            "Die Lektion hat Version {version}; dieses Buch liest Version {known}",
            version=raw["lesson"],
            known=VERSION,
        )
    given = read.fields(raw, "lesson id title goal record steps end", "minutes seat open")
    record = _record(given["record"], "record")
    played = replay(record)
    the_game, seats = played.game, played.game.seats(played.game.rules_of(played.last))
    first = Seat.S if Seat.S in seats else seats[0]
    steps = read.listed(given["steps"], "steps", most=MOST_STEPS)
    if not steps:
        read.bad("steps", "is empty", "ist leer")
    return Lesson(
        _id(given["id"]),
        _text(given["title"], "title"),
        _text(given["goal"], "goal"),
        read.whole(given.get("minutes", 3), "minutes", 1, 60),
        record,
        read.seat(given["seat"], "seat", seats) if "seat" in given else first,
        read.truth(given.get("open", False), "open"),
        tuple(_step(the_game, played.last, s, f"steps[{i}]") for i, s in enumerate(steps)),
        _text(given["end"], "end"),
        raw,
    )


def _record(raw: object, field: str) -> Record:
    try:
        record = from_json(raw)
        replay(record)
    except BadInput as e:
        raise BadInput("{field}: {what}", "{field}: {what}", field=field, what=e.phrase) from None
    return record


def _id(raw: object) -> str:
    if not isinstance(raw, str) or not 0 < len(raw) <= 40 or not all(c.isalnum() or c == "-" for c in raw):
        read.bad(
            "id",
            "must be a short name of letters, figures and hyphens",
            "muss ein kurzer Name aus Buchstaben, Ziffern und Bindestrichen sein",
        )
    return raw


def _text(raw: object, field: str) -> Text:
    if not isinstance(raw, dict) or set(raw) != {"en", "de"}:
        read.bad(
            field,
            "must be an object with the texts en and de",
            "muss ein Objekt mit den Texten en und de sein",
        )
    for lang, text in raw.items():
        if not isinstance(text, str) or not text.strip() or len(text) > LONGEST:
            read.bad(f"{field}.{lang}", "must be a text", "muss ein Text sein")
    return Text(raw["en"], raw["de"])


def _step(the_game: AnyGame, state: Any, raw: object, field: str) -> Step:
    if not isinstance(raw, dict):
        read.bad(field, "must be an object", "muss ein Objekt sein")
    given = read.fields(raw, "ask", _STEP)
    record = _record(given["record"], f"{field}.record") if "record" in given else None
    if record is not None:
        if record.game != the_game.key:
            read.bad(f"{field}.record", "is of another game", "ist von einem anderen Spiel")
        state = replay(record).last
    rules = the_game.rules_of(state)

    def some(name: str) -> list[Any]:
        return read.listed(given.get(name, []), f"{field}.{name}", most=MOST_STEPS)

    def action(raw_action: object, where: str) -> Action:
        try:
            return the_game.read_action(rules, raw_action)
        except BadInput as e:
            raise BadInput("{field}: {what}", "{field}: {what}", field=where, what=e.phrase) from None

    def bar(raw_bar: object, where: str) -> Bar:
        entry = read.listed(raw_bar, where)
        if len(entry) < 2 or not isinstance(entry[0], str):
            read.bad(where, "must be a rule and a move", "muss eine Regel und ein Zug sein")
        seat = the_game.seats(rules)[0].value
        return Bar(entry[0], action([seat, *entry[1:]], where))

    def text(name: str) -> Text:
        return _text(given[name], f"{field}.{name}") if name in given else NO_TEXT

    right = some("right") if "right" in given else ["legal"]
    if not right:
        read.bad(f"{field}.right", "is empty", "ist leer")
    return Step(
        _text(given["ask"], f"{field}.ask"),
        record,
        tuple(read_condition(c, f"{field}.right") for c in right),
        text("why"),
        text("poor"),
        tuple(_text(t, f"{field}.hints[{i}]") for i, t in enumerate(some("hints"))),
        read.whole(given.get("times", 1), f"{field}.times", 0, 100),
        tuple(action(a, f"{field}.replies[{i}]") for i, a in enumerate(some("replies"))),
        read.word(given.get("judge", "line"), f"{field}.judge", JUDGES),
        tuple(bar(b, f"{field}.bars[{i}]") for i, b in enumerate(some("bars"))),
        tuple(read_condition(c, f"{field}.then") for c in some("then")),
    )
