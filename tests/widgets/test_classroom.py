"""The classroom and the form that makes its link: every part, good and bad messages, what a device remembers."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from engine.core.refusal import BadInput
from engine.core.registry import built
from engine.learn import plan as plans
from engine.learn.lessons.shelf import lessons_of
from widgets import language
from widgets.kinds.classlink import PAGE, ClassLink
from widgets.kinds.classroom import Classroom
from widgets.kinds.lesson import Lesson
from widgets.kinds.practice import Practice
from widgets.kinds.table import Table

FIRST = lessons_of("siebzehn")[0].id
LINK = f"#class=siebzehn&seed=tuesday&lessons={FIRST}&questions=2"


@pytest.fixture(params=["en", "de"])
def lang(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each language in turn."""
    monkeypatch.setattr(language, "_chosen", None)
    monkeypatch.setenv("BOOK_LANG", request.param)
    return str(request.param)


def opened(link: str = LINK, kept: Any = None) -> Classroom:
    room = Classroom()
    room.handle({"type": "open", "link": link, "kept": kept})
    assert room.notice is None, room.notice
    return room


def within(room: Classroom, message: dict[str, Any]) -> dict[str, Any]:
    room.handle({"type": "within", "part": room.at, "message": message})
    return room.state()


def through_lesson(room: Classroom) -> None:
    lesson = room.child
    assert isinstance(lesson, Lesson)
    while not lesson.run.done:
        if lesson.state()["can"]["go"]:
            within(room, {"type": "go"})
            continue
        action = next(lesson.run.right_moves())
        within(room, {"type": "act", "ply": lesson.table.ply, "action": action.as_json()[1:]})


def through_deal(room: Classroom) -> None:
    table = room.child
    assert isinstance(table, Table)
    while table.play.pausing() is None and table.game.turn(table.play.state):
        action = table.play.advice(table.people[0], "sensible").action
        within(room, {"type": "act", "ply": table.ply, "action": action.as_json()[1:]})
        assert table.notice is None


def through_questions(room: Classroom) -> None:
    practice = room.child
    assert isinstance(practice, Practice)
    for n in range(1, practice.count + 1):
        keys = list(practice.question.draft.right)
        within(room, {"type": "answer", "n": n, "keys": keys})
        within(room, {"type": "next", "n": n})


def test_a_pupil_goes_through(lang: str) -> None:
    room = opened()
    through_lesson(room)
    state = room.state()
    assert (
        state["lang"] == lang and state["parts"][0]["done"] and state["part"]["can"]["next"] == state["next"]
    )
    room.handle({"type": "go", "part": 1})
    through_deal(room)
    assert room.state()["parts"][1]["result"]
    room.handle({"type": "go", "part": 2})
    through_questions(room)
    room.handle({"type": "go", "part": 3})
    state = room.state()
    assert state["part"] is None and state["next"] is None and all(p["done"] for p in state["parts"])
    assert "2" in state["parts"][2]["result"]
    room.handle({"type": "csv", "name": "=Ada"})
    rows = list(csv.reader(io.StringIO(room.state()["file"]["text"].lstrip("\ufeff"))))
    assert len(rows) == 4 and rows[1][0] == "'=Ada" and rows[3][7:9] == ["2", "2"]
    assert [r[6] for r in rows[1:]] == ["1", "1", "1"] and rows[1][3] == "tuesday"
    json.dumps(state)


def test_everybody_gets_the_same() -> None:
    one, two = opened(), opened()
    for part in (1, 2):
        for room in (one, two):
            room.handle({"type": "go", "part": part})
        assert one.state()["part"] == two.state()["part"]
    table = Table("siebzehn", seed="tuesday")
    assert one.children[1].play.state == table.play.state  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", built())
def test_every_game_has_every_part(game: str) -> None:
    room = Classroom(game, lessons=[x.id for x in lessons_of(game)], questions=1)
    for part in range(len(lessons_of(game)) + 3):
        room.handle({"type": "go", "part": part})
        assert room.notice is None
        json.dumps(room.state())


def test_the_rules_of_the_class_hold(lang: str) -> None:
    room = opened("#class=klaverjas&preset=club&roem_claim=manual&questions=3&seed=7")
    assert dict(room.child.play.record.options)["roem"] == "trick"  # type: ignore[union-attr]
    rules = room.state()["plan"]["rules"]
    assert "Club" in rules and "; " in rules
    room.handle({"type": "go", "part": 1})
    assert all(q.options["roem"] == "trick" for q in [room.child.question])  # type: ignore[union-attr]


def test_a_closed_page_goes_on_where_it_was() -> None:
    room = opened()
    through_lesson(room)
    room.handle({"type": "go", "part": 1})
    table = room.child
    assert isinstance(table, Table)
    action = table.play.advice(table.people[0], "sensible").action
    within(room, {"type": "act", "ply": table.ply, "action": action.as_json()[1:]})
    kept = json.loads(json.dumps(room.state()["kept"]))
    again = opened(kept=kept)
    assert again.at == 1 and again.state()["parts"][0]["done"]
    assert again.child.play.record.actions == table.play.now.actions  # type: ignore[union-attr]
    assert opened("#class=siebzehn&seed=other", kept).state()["parts"][0]["done"] is False
    again.handle({"type": "restart"})
    assert again.at == 0 and not again.results


@pytest.mark.parametrize(
    "kept",
    [
        5,
        [],
        {},
        {"results": {"9": {}, "x": {}, "0": 5, "2": {"right": 99, "of": 2}}},
        {"deal": "abc", "at": 99},
        {"deal": 5, "at": True, "results": []},
        {"results": {"1": {"cells": [1] * 99}, "²": {}}},
    ],
)
def test_what_a_device_kept_wrongly_is_forgotten(kept: Any) -> None:
    whole = {**kept, "link": LINK} if isinstance(kept, dict) else kept
    room = opened(kept=whole)
    assert room.at == 0 and 2 not in room.results and room.state()["parts"]


def test_the_first_result_stays() -> None:
    room = opened()
    room.handle({"type": "go", "part": 1})
    through_deal(room)
    first = room.state()["parts"][1]["result"]
    within(room, {"type": "again"})
    assert room.state()["parts"][1]["result"] == first


def test_the_teacher_s_own_link_opens_the_deal() -> None:
    state = opened(LINK + "&view=projector").state()
    assert state["plan"]["projector"] and state["part"]["kind"] == "table"


@pytest.mark.parametrize(
    "message",
    [
        None,
        {"type": "open"},
        {"type": "open", "link": "#class=chess"},
        {"type": "open", "link": LINK + "&nonsense=1"},
        {"type": "go"},
        {"type": "go", "part": 4},
        {"type": "go", "part": True},
        {"type": "csv", "name": "x" * 61},
        {"type": "csv", "name": 5},
        {"type": "within"},
        {"type": "within", "part": 1, "message": {"type": "again"}},
        {"type": "within", "part": 0, "message": "again"},
        {"type": "within", "part": 0, "message": {"type": "lesson", "id": FIRST}},
        {"type": "within", "part": 0, "message": {"type": "load", "text": "{}"}},
        {"type": "nothing"},
    ],
)
def test_messages_that_make_no_sense_change_nothing(message: Any) -> None:
    room = opened()
    before = room.state()
    room.handle(message)
    after = room.state()
    assert after["notice"] is not None
    assert {**after, "notice": None} == before


@pytest.mark.parametrize(
    ("part", "message"),
    [
        (1, {"type": "new"}),
        (1, {"type": "open", "link": "x"}),
        (1, {"type": "settings", "options": {"players": 8}}),
        (1, {"type": "settings", "seats": {"P2": "human"}}),
        (2, {"type": "start"}),
        (2, {"type": "clear"}),
    ],
)
def test_what_is_fixed_stays(part: int, message: dict[str, Any]) -> None:
    room = opened()
    room.handle({"type": "go", "part": part})
    before = room.state()["part"]
    within(room, message)
    assert room.notice is not None and room.state()["part"] == before


def test_without_a_link_it_waits(lang: str) -> None:
    room = Classroom()
    assert room.state()["plan"] is None
    for kind in ("restart", "csv", "go"):
        room.handle({"type": kind, "part": 0})
        assert room.notice is not None
    with pytest.raises(BadInput):
        Classroom("siebzehn", lessons=["nothing"])


# ---- the link maker ----


def test_every_choice_is_in_the_link() -> None:
    maker = ClassLink()
    shelf = [x.id for x in lessons_of("klaverjas")]
    for message in (
        {"type": "preset", "preset": "club"},
        {"type": "option", "name": "roem_claim", "value": "manual"},
        {"type": "seed", "seed": "tuesday"},
        {"type": "lesson", "id": shelf[2], "on": True},
        {"type": "lesson", "id": shelf[1], "on": True},
        {"type": "lesson", "id": shelf[0], "on": False},
        {"type": "questions", "n": 7},
    ):
        maker.handle(message)
        assert maker.notice is None, message
    href = maker.state()["open"]["href"]
    assert href == (
        f"{PAGE}#class=klaverjas&preset=club&roem_claim=manual&seed=tuesday"
        f"&lessons={shelf[1]},{shelf[2]}&questions=7"
    ), "lessons keep their order"
    assert plans.from_link(href) == maker.plan
    assert maker.state()["project"]["href"].endswith("&view=projector")
    assert maker.state()["preset"] is None and maker.state()["changed"] == 1
    maker.handle({"type": "book"})
    assert not maker.plan.options
    maker.handle({"type": "deal", "on": False})
    assert "deal=no" in maker.state()["open"]["href"]
    maker.handle({"type": "game", "game": "gleek"})
    assert maker.plan.game == "gleek" and maker.plan.seed == "tuesday"
    maker.handle({"type": "seed"})
    assert maker.plan.seed != "tuesday"
    maker.handle({"type": "open", "link": href})
    assert maker.state()["open"]["href"] == href


@pytest.mark.parametrize(
    "message",
    [
        {"type": "game", "game": "chess"},
        {"type": "preset", "preset": "nobody"},
        {"type": "option", "name": "nothing", "value": 1},
        {"type": "option", "name": [], "value": 1},
        {"type": "option", "name": "players"},
        {"type": "option", "name": "players", "value": "four"},
        {"type": "seed", "seed": ""},
        {"type": "lesson", "id": "nothing", "on": True},
        {"type": "lesson", "id": [], "on": True},
        {"type": "lesson", "id": "trumps", "on": 1},
        {"type": "questions", "n": 31},
        {"type": "questions", "n": "7"},
        {"type": "deal", "on": "no"},
        {"type": "open", "link": "#class="},
        {"type": "nothing"},
    ],
)
def test_a_choice_that_cannot_stand_changes_nothing(message: dict[str, Any], lang: str) -> None:
    maker = ClassLink()
    before = maker.state()
    maker.handle(message)
    after = maker.state()
    assert after["notice"] is not None and {**after, "notice": None} == before


def test_there_is_always_something_to_do() -> None:
    maker = ClassLink("gleek")
    maker.handle({"type": "lesson", "id": maker.plan.lessons[0], "on": False})
    maker.handle({"type": "questions", "n": 0})
    before = maker.plan
    maker.handle({"type": "deal", "on": False})
    assert maker.notice is not None and maker.plan is before
