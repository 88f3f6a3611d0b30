"""Examples, comparisons and the referee's desk: every public case can be laid out, changed and answered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import referee
from engine.core import registry
from engine.core.refusal import BadInput
from engine.core.text import Language
from engine.learn.contrasts import contrast_of
from widgets import language as tongue
from widgets.forms import FORMS, form
from widgets.kinds.compare import Compare
from widgets.kinds.dispute import Dispute
from widgets.kinds.example import Example
from widgets.labels import LABELS, WORDS
from widgets.questions import QUESTIONS
from widgets.wording import HIDDEN

CASES = [
    c
    for c in json.loads((Path(__file__).parent.parent / "cases" / "public_cases.json").read_text("utf-8"))
    if "error" not in c["expect"] and c["game"] in registry.built()
]


@pytest.fixture(params=list(Language))
def lang(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Language:
    monkeypatch.setattr(tongue, "_chosen", request.param)
    return request.param


def test_every_question_has_a_form_a_title_and_a_worked_case(lang: Language) -> None:
    for game in registry.built():
        assert set(FORMS[game]) == set(QUESTIONS[game]) == set(referee.asks(game))
        for ask in FORMS[game]:
            state = Dispute(game, ask).state()
            assert state["error"] is None and state["answer"] is not None, (game, ask, state["error"])
            assert all(entry.name in LABELS for entry in form(game, ask))


@pytest.mark.parametrize("case", CASES, ids=lambda c: c["id"])
def test_the_desk_answers_every_case_in_words(case: dict[str, Any], lang: Language) -> None:
    desk = Dispute(case["game"], case["ask"], case["position"], case["options"])
    state = desk.state()
    json.dumps(state, allow_nan=False)
    assert state["error"] is None and state["answer"] is not None
    answer = referee.answer({k: case[k] for k in ("id", "game", "options", "ask", "position")})
    for key, value in answer.items():
        for name in value if key in ("score", "illegal") else [key]:
            assert name in LABELS or name in HIDDEN, name
    for line in state["answer"]["lines"]:
        assert line["label"] and line["value"] not in ("", "None"), line
        assert "_" not in line["value"], line
    desk.handle(
        {"type": "json", "text": json.dumps({k: case[k] for k in ("game", "options", "ask", "position")})}
    )
    assert desk.notice is None and desk.state()["answer"] == state["answer"]


def test_a_card_changes_places_with_the_one_it_takes(lang: Language) -> None:
    position = {
        "trump": "H",
        "to_play": "S",
        "trick": [["W", "KC"], ["N", "TC"], ["E", "KH"]],
        "hand": ["9H", "8H", "AS"],
    }
    plate = Example("klaverjas", "legal", position, card="8H")
    assert plate.state()["verdict"]["rule"] == "KJ-4.5"
    plate.handle({"type": "pick", "what": "trick.2.1", "value": "7C"})
    state = plate.state()
    assert state["verdict"]["ok"] is True and state["changed"]
    plate.handle({"type": "pick", "what": "trick.2.1", "value": "8H"})
    assert plate.position["hand"] == ["9H", "7C", "AS"]
    plate.handle({"type": "again"})
    assert plate.position == position and not plate.state()["changed"]
    for message in (
        {"type": "pick"},
        {"type": "pick", "what": "trick.9.1", "value": "7C"},
        {"type": "pick", "what": "hand.0", "value": "2H"},
        {"type": "pick", "what": None, "value": None},
        {"type": "fly"},
        7,
    ):
        plate.handle(message)
        assert plate.notice is not None and plate.position == position


def test_a_comparison_says_what_an_option_changes(lang: Language) -> None:
    position = {
        "trump": "D",
        "to_play": "S",
        "hand": ["9D", "7D", "KH", "8C"],
        "trick": [["N", "AS"], ["E", "7S"]],
    }
    shown = Compare("klaverjas", "trumping", "legal", position)
    assert shown.state()["changes"] == []
    shown.handle({"type": "choose", "value": "rotterdam"})
    state = shown.state()
    assert state["value"] == "rotterdam" and len(state["changes"]) == 1
    shown.handle({"type": "choose", "value": "utrecht"})
    assert shown.notice is not None and shown.state()["value"] == "rotterdam"
    with pytest.raises(BadInput):
        Compare("klaverjas", "nothing", "legal", position)


def test_a_comparison_takes_the_position_of_a_contrast(lang: Language) -> None:
    found = contrast_of("klaverjas", "slot-pit")
    shown = Compare("klaverjas", "slot_with_pit", of="slot-pit")
    assert shown.position == found.position and shown.options == {"slot_bonus": True}
    shown.handle({"type": "choose", "value": False})
    assert shown.state()["changes"]
    for how in ({"of": "nothing"}, {"of": "who-chooses"}, {}):
        with pytest.raises(BadInput):
            Compare("klaverjas", "slot_with_pit", **how)


def test_the_desk_takes_fields_one_by_one_and_names_what_is_wrong(lang: Language) -> None:
    desk = Dispute("klaverjas", "legal")
    desk.handle({"type": "clear"})
    assert desk.state()["error"] is not None
    for field, value in (("trump", "H"), ("to_play", "N"), ("trick", [["W", "KC"]]), ("hand", ["9C", "8H"])):
        desk.handle({"type": "set", "field": field, "value": value})
    lines = desk.state()["answer"]["lines"]
    assert any(line["rule"] == "KJ-4.2" for line in lines)
    before = dict(desk.position)
    for message in (
        {"type": "set", "field": "colour", "value": 1},
        {"type": "json", "text": "{"},
        {"type": "json", "text": "[]"},
        {"type": "game", "value": "skat"},
        {"type": "ask", "value": "guess"},
        {"type": "option", "name": "x", "value": 1},
        {
            "type": "json",
            "text": json.dumps({"game": "klaverjas", "ask": "legal", "position": {}, "options": {"x": 1}}),
        },
    ):
        desk.handle(message)
        assert desk.notice is not None and desk.position == before, message
    desk.handle({"type": "option", "name": "preset", "value": "club"})
    desk.handle({"type": "game", "value": "siebzehn"})
    assert desk.game.key == "siebzehn" and desk.state()["answer"] is not None


def test_words_have_both_languages() -> None:
    for text in (
        *LABELS.values(),
        *WORDS.values(),
        *(t for g in QUESTIONS.values() for q in g.values() for t in q),
    ):
        assert text.en.strip() and text.de.strip()
