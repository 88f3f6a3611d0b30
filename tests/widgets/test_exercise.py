"""The exercise widget without a page: answers right and wrong, in both languages, and messages that make no sense."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.text import Language
from widgets.kinds.exercise import Exercise
from widgets.kinds.practice import Practice

LEGAL = {
    "trump": "D",
    "to_play": "S",
    "trick": [["W", "TS"], ["N", "7S"], ["E", "QD"]],
    "hand": ["8D", "TD", "7H", "AC"],
}
SCORE = {
    "declarer": "E",
    "cards": {"NS": 79, "EW": 83},
    "roem": {"NS": 40, "EW": 0},
    "tricks": {"NS": 4, "EW": 4},
}


def told(exercise: Exercise) -> dict[str, Any]:
    """The state as the page gets it."""
    state: dict[str, Any] = json.loads(json.dumps(exercise.state()))
    return state


@pytest.mark.parametrize("lang", Language)
def test_a_choice_right_and_wrong(lang: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("widgets.language._chosen", lang)
    exercise = Exercise("klaverjas", "legal", LEGAL)
    state = told(exercise)
    assert state["lang"] == lang and state["answer"] is None and state["entries"] == []
    assert len(state["question"]["choices"]) == 4 and state["question"]["many"]
    assert not any(p.get("state") for z in state["question"]["zones"] for p in z["items"]), (
        "nothing is given away"
    )
    exercise.handle({"type": "answer", "keys": ["8D", "TD"]})
    answer = told(exercise)["answer"]
    assert answer["right"] is False and answer["given"] == ["8D", "TD"]
    assert answer["correct"] == ["TD"], "only what was chosen is marked"
    assert {w["rule"] for w in answer["why"]} == {"KJ-4.3", "KJ-4.5"}
    assert all(w["href"].startswith("klaverjas/rules.html#") for w in answer["why"])
    exercise.handle({"type": "again"})
    assert told(exercise)["answer"] is None
    exercise.handle({"type": "answer", "keys": ["TD"]})
    assert told(exercise)["answer"]["right"] is True
    solution = told(exercise)["solution"]
    assert solution["said"] == {"en": "Ten of diamonds", "de": "Karo-Zehn"}[lang.value]
    assert solution["why"] == answer["why"]


def test_numbers_are_read_as_people_write_them() -> None:
    exercise = Exercise("klaverjas", "score", SCORE)
    state = told(exercise)
    assert [e["label"] for e in state["entries"]] == ["North–South", "East–West"] and state["question"][
        "choices"
    ] == []
    exercise.handle({"type": "answer", "numbers": [" +119", "83 "]})
    answer = told(exercise)["answer"]
    assert answer["right"] is True and answer["numbers"] == ["+119", "83"]
    exercise.handle({"type": "again"})
    exercise.handle({"type": "answer", "numbers": ["0", "\u221283"]})
    assert told(exercise)["answer"]["right"] is False
    assert told(exercise)["answer"]["lines"] == [], "a wrong answer is not told the numbers"


@pytest.mark.parametrize(
    ("what", "position", "message"),
    [
        ("legal", LEGAL, {"type": "answer"}),
        ("legal", LEGAL, {"type": "answer", "keys": []}),
        ("legal", LEGAL, {"type": "answer", "keys": "TD"}),
        ("legal", LEGAL, {"type": "answer", "keys": ["TD", "TD"]}),
        ("legal", LEGAL, {"type": "answer", "keys": ["AS"]}),
        ("legal", LEGAL, {"type": "answer", "numbers": ["1"]}),
        ("score", SCORE, {"type": "answer", "keys": ['{"NS":119,"EW":83}']}),
        ("score", SCORE, {"type": "answer", "numbers": ["119"]}),
        ("score", SCORE, {"type": "answer", "numbers": ["119", ""]}),
        ("score", SCORE, {"type": "answer", "numbers": ["119", "many"]}),
        ("score", SCORE, {"type": "answer", "numbers": ["119", "8.5"]}),
        ("score", SCORE, {"type": "answer", "numbers": [119, 83]}),
        ("score", SCORE, {"type": "answer", "numbers": ["119", "-"]}),
        ("score", SCORE, {"type": "answer", "numbers": ["119", "9" * 13]}),
        ("score", SCORE, {"type": "answer", "numbers": ["119", "²"]}),
        ("score", SCORE, {"type": "mark"}),
        ("score", SCORE, {"kind": "answer"}),
        ("score", SCORE, None),
    ],
)  # fmt: skip
def test_a_message_that_makes_no_sense_changes_the_notice_only(
    what: str, position: Any, message: Any
) -> None:
    exercise = Exercise("klaverjas", what, position)
    before = told(exercise)
    exercise.handle(message)
    after = told(exercise)
    assert after["notice"]["text"].endswith((".", "?", "!")) and after["notice"]["kind"] == "no"
    assert {**after, "notice": None} == before


def test_who_lacks_a_number_is_named() -> None:
    exercise = Exercise("gleek", "settle", {"points": {"P1": 39, "P2": 15, "P3": 12}})
    exercise.handle({"type": "answer", "numbers": ["17", "x", "-10"]})
    assert "Player 2" in told(exercise)["notice"]["text"]


def test_an_answer_is_given_once_until_it_is_tried_again() -> None:
    exercise = Exercise("klaverjas", "legal", LEGAL)
    exercise.handle({"type": "answer", "keys": ["8D"]})
    exercise.handle({"type": "answer", "keys": ["TD"]})
    state = told(exercise)
    assert state["notice"] and state["answer"]["given"] == ["8D"]


def test_practice_hands_out_a_sheet_once() -> None:
    practice = Practice("siebzehn", seed="3b", count=4)
    practice.handle({"type": "sheet"})
    sheet = json.loads(json.dumps(practice.state()["sheet"]))
    assert len(sheet["items"]) == 4 and sheet["seed"] == "3b" and sheet["link"] is None
    assert sheet["items"][0]["question"]["id"] == practice.question.id
    assert all(i["question"]["choices"] and i["solution"]["said"] for i in sheet["items"])
    n = practice.state()["n"]
    practice.handle({"type": "answer", "n": n, "keys": [practice.question.draft.choices[0].key]})
    assert practice.state()["sheet"] is None
