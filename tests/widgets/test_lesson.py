"""The lesson's controller: reading a lesson through in both languages, and what the page may send."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.refusal import BadInput
from engine.learn.lessons.form import Lesson as Script
from engine.learn.lessons.shelf import games, lesson_of, lessons_of
from widgets.kinds.lesson import LINK, Lesson
from widgets.lessonplay import play_through

ALL = [x for game in games() for x in lessons_of(game)]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("script", ALL, ids=lambda x: f"{x.record.game}/{x.id}")
def test_a_lesson_is_read_through(script: Script, lang: str) -> None:
    state = play_through(script, lang).state()
    assert state["done"] and state["end"] and state["lang"] in ("en", "de")
    json.dumps(state)


def act(widget: Lesson, *action: Any) -> dict[str, Any]:
    widget.handle({"type": "act", "ply": widget.table.ply, "action": list(action)})
    return widget.state()


def test_right_poor_barred_and_back() -> None:
    widget = Lesson("klaverjas", "nat")
    before = widget.state()
    barred = act(widget, "play", "KD")
    assert barred["table"]["notice"]["rule"] == "KJ-4.2" and barred["table"]["notice"]["href"]
    assert barred["step"] == before["step"] and barred["said"] is None
    poor = act(widget, "play", "9H")
    assert (
        poor["said"]["kind"] == "poor"
        and "0 points" in poor["said"]["text"]
        and "85 points" in poor["said"]["text"]
    )
    assert poor["can"]["must"] and poor["ask"] is None
    widget.handle({"type": "undo"})
    assert widget.state()["ask"] == before["ask"] and widget.state()["said"] is None
    right = act(widget, "play", "AH")
    assert right["said"]["kind"] == "right" and right["step"] == 2


def test_frames_show_what_the_others_did() -> None:
    widget = Lesson("klaverjas")
    state = act(widget, "play", "TH")
    assert len(state["table"]["frames"]) == 5, "four moves and where they began"
    widget.handle({"type": "undo"})
    assert len(widget.state()["table"]["frames"]) == 1


def test_hints_in_stages() -> None:
    widget = Lesson("klaverjas", "trumps")
    widget.handle({"type": "hint"})
    widget.handle({"type": "hint"})
    state = widget.state()
    assert len(state["hints"]) == 2 and not state["can"]["hint"] and "jack of hearts" in state["hints"][1]
    widget.handle({"type": "hint"})
    assert "no more hints" in widget.state()["notice"]["text"]


def test_nobody_is_asked_to_move_while_the_lesson_waits() -> None:
    widget = Lesson("klaverjas", "trumps")
    step_done = act(widget, "play", "JH")["table"]["frames"][-1]
    assert step_done["prompt"]["main"] == "This step is done"
    widget.handle({"type": "go"})
    astray = act(widget, "play", "7H")["table"]["frames"][-1]
    assert astray["prompt"]["main"] == "Take the move back"
    for scene in (step_done, astray):
        hand = next(z for z in scene["zones"] if z["role"] == "hand")
        assert hand["items"] and not any(i.get("action") or i.get("refusal") for i in hand["items"])
    widget.handle({"type": "undo"})
    assert any(i.get("action") for z in widget.state()["table"]["frames"][-1]["zones"] for i in z["items"])


def test_from_lesson_to_lesson() -> None:
    widget = Lesson("klaverjas")
    ids = [x["id"] for x in widget.state()["lessons"]]
    for n, id in enumerate(ids):
        state = widget.state()
        assert state["number"] == n + 1 and state["lessons"][n]["here"]
        assert state["can"]["next"] == (ids[n + 1] if n + 1 < len(ids) else None)
        if n + 1 < len(ids):
            ply = state["table"]["ply"]
            widget.handle({"type": "lesson", "id": ids[n + 1]})
            assert widget.state()["table"]["ply"] != ply, "a late move of the last lesson is stale"
        assert id == state["key"].split("/")[1]
    widget.handle({"type": "lesson", "id": "nothing"})
    assert "no lesson" in widget.state()["notice"]["text"]


def test_links_and_files_come_back() -> None:
    widget = Lesson("klaverjas", "roem")
    widget.handle({"type": "share"})
    link = widget.state()["share"]["link"]
    assert link == f"{LINK}klaverjas/roem"
    other = Lesson("siebzehn")
    other.handle({"type": "open", "link": link})
    assert other.state()["key"] == "klaverjas/roem"
    own = Lesson({**lesson_of("klaverjas", "roem").raw, "id": "mine"})
    assert [x["id"] for x in own.state()["lessons"]] == ["mine"]
    own.handle({"type": "share"})
    own.handle({"type": "save"})
    other.handle({"type": "open", "link": own.state()["share"]["link"]})
    assert other.state()["key"] == "klaverjas/mine"
    widget.handle({"type": "load", "text": own.state()["save"]["text"]})
    assert widget.state()["key"] == "klaverjas/mine"


@pytest.mark.parametrize(
    "message",
    [
        None,
        {},
        {"type": "nothing"},
        {"type": "act"},
        {"type": "act", "ply": -1, "action": ["play", "TH"]},
        {"type": "act", "ply": 0, "action": "TH"},
        {"type": "go"},
        {"type": "undo"},
        {"type": "lesson"},
        {"type": "lesson", "id": []},
        {"type": "load", "text": "{}"},
        {"type": "open", "link": "#lesson=abc"},
        {"type": "open", "link": "#lesson=chess/first"},
        {"type": "open", "link": 5},
    ],
)
def test_messages_that_make_no_sense_change_nothing(message: Any) -> None:
    widget = Lesson("klaverjas")
    before = widget.state()
    widget.handle(message)
    after = widget.state()
    assert after["notice"] is not None
    assert {**after, "notice": None} == {**before, "notice": None}


@pytest.mark.parametrize(
    "given", [("chess",), ("klaverjas", "nothing"), ({"lesson": 1},), ("siebzehn", {"lesson": 1})]
)
def test_lessons_that_are_not_there(given: tuple[Any, ...]) -> None:
    with pytest.raises(BadInput):
        Lesson(*given)


def test_a_lesson_of_another_game_is_named() -> None:
    with pytest.raises(BadInput, match="17"):
        Lesson("klaverjas", dict(lesson_of("siebzehn", "paying").raw))
