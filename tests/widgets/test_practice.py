"""The practice widget without a page: sessions, what it remembers, and messages that make no sense."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core import registry
from engine.core.refusal import BadInput
from engine.core.text import Language
from widgets.kinds.practice import Practice


def answered(practice: Practice, right: bool) -> dict[str, Any]:
    """Answer the question that is asked and read the verdict."""
    state = practice.state()
    draft = practice.question.draft
    keys = list(draft.right) if right else [next(c.key for c in draft.choices if {c.key} != set(draft.right))]
    practice.handle({"type": "answer", "n": state["n"], "keys": keys})
    told = practice.state()
    assert told["notice"] is None and told["answer"]["right"] is right, told
    return told


def onward(practice: Practice) -> None:
    practice.handle({"type": "next", "n": practice.state()["n"]})
    assert practice.notice is None


@pytest.mark.parametrize("game", registry.NAMES)
@pytest.mark.parametrize("lang", Language)
def test_a_session_of_ten_to_its_result(game: str, lang: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("widgets.language._chosen", lang)
    practice = Practice(game, seed=2, count=5)
    for n in range(1, 6):
        state = json.loads(json.dumps(practice.state()))
        assert (state["n"], state["answer"], state["result"]) == (n, None, None)
        assert state["question"]["choices"] and state["question"]["text"] and state["lang"] == lang.value
        told = answered(practice, n % 2 == 0)
        assert told["answer"]["why"] and set(told["answer"]["correct"]) == set(
            practice.results[-1].question.draft.right
        )
        onward(practice)
    state = practice.state()
    assert state["question"] is None and state["result"]["right"] == 2 and len(state["result"]["rows"]) == 5
    practice.handle({"type": "csv"})
    assert practice.state()["file"]["name"] == f"{game}-2.csv"
    assert practice.state()["file"]["text"].count("\r\n") == 6


def asked(practice: Practice) -> list[str]:
    out = []
    for _ in range(practice.count):
        out.append(practice.state()["question"]["id"])
        answered(practice, True)
        onward(practice)
    return out


def test_a_seed_gives_a_class_the_same_questions_whatever_each_remembers() -> None:
    fresh, other = Practice("siebzehn", seed="3b"), Practice("siebzehn", seed=1, count=10)
    first = asked(fresh)
    assert len(set(first)) == 10
    for _ in range(4):
        answered(other, False)
        onward(other)
    other.handle({"type": "start", "seed": "3b"})
    assert asked(other) == first


def test_own_sessions_bring_missed_questions_back() -> None:
    practice = Practice("siebzehn", seed=1, count=3)
    missed = practice.state()["question"]["id"]
    answered(practice, False)
    onward(practice)
    for _ in range(2):
        answered(practice, True)
        onward(practice)
    practice.handle({"type": "start"})
    seen = []
    for _ in range(3):
        seen.append((practice.state()["question"]["id"], practice.state()["returns"]))
        answered(practice, True)
        onward(practice)
    assert (missed, True) in seen


def test_own_sessions_follow_the_level() -> None:
    practice = Practice("siebzehn", seed=1, count=10, kinds=["winner"])
    asked(practice)
    assert practice.progress.skill("winner").level == 3
    practice.handle({"type": "start"})
    assert practice.question.place.level == 3


def test_what_the_device_remembers_comes_with_the_first_message() -> None:
    before = Practice("siebzehn", seed=1)
    answered(before, False)
    kept = json.loads(json.dumps(before.state()["progress"]))
    after = Practice("siebzehn", seed=1)
    after.handle({"type": "start", "progress": kept})
    assert after.notice is None and after.progress == before.progress
    damaged = Practice("siebzehn", seed=1)
    damaged.handle({"type": "start", "progress": {"practice": 99}})
    assert damaged.notice is None and damaged.progress.asked == 0


def test_progress_can_be_saved_loaded_and_cleared() -> None:
    practice = Practice("gaunerkleeblatt", seed=1)
    answered(practice, False)
    practice.handle({"type": "export"})
    file = practice.state()["file"]
    assert file["name"].endswith(".json")
    practice.handle({"type": "clear"})
    assert practice.progress.asked == 0 and not practice.progress.box
    practice.handle({"type": "import", "text": file["text"]})
    assert practice.notice is None and practice.progress.asked == 1


BAD: list[Any] = [
    None, [], "x", {}, {"type": 1}, {"type": "unknown"}, {"type": "receive"}, {"type": "answer"}, {"type": "next"},
    {"type": "answer", "n": 1}, {"type": "answer", "n": 2, "keys": []}, {"type": "answer", "n": 1, "keys": []},
    {"type": "answer", "n": 1, "keys": "0"}, {"type": "answer", "n": 1, "keys": ["nothing"]}, {"type": "answer", "n": 1, "keys": [{}]},
    {"type": "answer", "n": True, "keys": ["0"]}, {"type": "next", "n": 1}, {"type": "csv"}, {"type": "import"},
    {"type": "import", "text": 1}, {"type": "import", "text": "{"}, {"type": "import", "text": "[" * 9999},
    {"type": "import", "text": '{"practice": 1}'}, {"type": "start", "seed": ""}, {"type": "start", "seed": 1.5},
    {"type": "start", "seed": "x" * 65},
]  # fmt: skip


@pytest.mark.parametrize("message", BAD)
def test_a_message_that_makes_no_sense_changes_nothing_but_the_notice(message: Any) -> None:
    practice = Practice("siebzehn", seed=1)
    before = practice.state()
    practice.handle(message)
    after = practice.state()
    assert after.pop("notice")["text"]
    before.pop("notice")
    assert after == before


def test_answers_count_once() -> None:
    practice = Practice("siebzehn", seed=1)
    answered(practice, True)
    before = practice.state()
    practice.handle({"type": "answer", "n": 1, "keys": [practice.question.draft.choices[0].key]})
    assert practice.state()["notice"] and practice.progress.asked == before["progress"]["asked"] == 1
    onward(practice)
    practice.handle({"type": "next", "n": 2})
    assert practice.notice and practice.state()["n"] == 2


@pytest.mark.parametrize(
    "how",
    [{"count": 0}, {"count": 101}, {"count": True}, {"kinds": ["x"]}, {"seed": ""}, {"options": {"x": 1}}],
)
def test_a_session_that_cannot_be_is_refused(how: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Practice("siebzehn", **how)


def test_the_call_of_a_chapter() -> None:
    from widgets import hosting, practice

    hosting.use(lambda controller: controller)
    try:
        assert practice("gleek", seed=1).state()["kind"] == "practice"
    finally:
        hosting.use(None)
