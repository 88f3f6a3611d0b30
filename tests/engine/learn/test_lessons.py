"""Lessons: each along its right path and a wrong one; what is wrong with a lesson is said in one sentence."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

from engine.core.packed import pack
from engine.core.refusal import BadInput, IllegalAction
from engine.core.seat import Seat
from engine.core.text import Language, Speaker
from engine.learn.lessons.check import check
from engine.learn.lessons.form import Lesson, from_link, from_raw, from_text
from engine.learn.lessons.playing import side_of
from engine.learn.lessons.run import Run
from engine.learn.lessons.shelf import games, lesson_of, lessons_of

ALL = [x for game in games() for x in lessons_of(game)]
FEWEST_DECISIONS = 4
UNPRICED = ("first-trick",)
"""Lessons on what is allowed, in which nothing is poor enough to have a price."""


def name(lesson: Lesson) -> str:
    return f"{lesson.record.game}/{lesson.id}"


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_right_path_wrong_path_and_claims(lesson: Lesson) -> None:
    report = check(lesson)
    assert report.decisions >= FEWEST_DECISIONS, "one idea, but more than a glance at it"
    assert report.barred + report.poor >= 1, "there is something to get wrong"
    if lesson.id not in UNPRICED:
        assert report.priced >= 1, "a poor move is told what it costs"
    assert len(lesson.steps) == 1 or any(s.hints for s in lesson.steps)


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_a_lesson_is_plain_json(lesson: Lesson) -> None:
    raw = json.loads(lesson.text())
    assert from_text(lesson.text()).raw == raw == from_link(lesson.link()).raw


@pytest.mark.parametrize("game", games())
def test_lessons_build_up(game: str) -> None:
    found = lessons_of(game)
    assert 6 <= len(found) <= 10, "the whole game after six to ten of them"
    assert len({x.id for x in found}) == len(found)
    for language in Language:
        assert len({x.title.in_(language) for x in found}) == len(found)
        assert len({x.goal.in_(language) for x in found}) == len(found)
    first = found[0].steps[0]
    assert len(first.ask.en) <= 60 and len(first.ask.de) <= 60, "the first step is read at a glance"
    assert all(3 <= x.minutes <= 8 for x in found)


def broken(path: str, value: Any) -> dict[str, Any]:
    """A lesson of Klaverjas with one thing changed; `...` takes it away."""
    raw = copy.deepcopy(dict(lesson_of("klaverjas", "overtrump").raw))
    *way, last = [int(p) if p.isdigit() else p for p in path.split(".")]
    at: Any = raw
    for part in way:
        at = at[part]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return raw


BAD = [
    ("lesson", ..., "the field lesson is missing"),
    ("lesson", 9, "of version 9"),
    ("title", ..., "title: is missing"),
    ("title", "Trumps", "title: must be an object"),
    ("title.de", "", "title.de: must be a text"),
    ("goal", {"en": "only English"}, "goal: must be an object"),
    ("id", "two words", "id: must be a short name"),
    ("minutes", 0, "minutes: must be a whole number"),
    ("seat", "P9", "seat: must be a seat"),
    ("steps", [], "steps: is empty"),
    ("steps.0", "play", "steps[0]: must be an object"),
    ("steps.0.ask", ..., "ask: is missing"),
    ("steps.0.hint", [], "hint: is no field"),
    ("steps.0.right", ["cleverest"], "'cleverest' is no condition"),
    ("steps.0.right", [{"event": "trick", "who": "nobody"}], "is no condition"),
    ("steps.0.right", [{"not": {"all": [{"not": {"not": {"not": {"not": "legal"}}}}]}}], "is no condition"),
    ("steps.0.right", [{"spares": "AS"}], "must be a list"),
    ("steps.0.right", [{"spares": [7]}], "is no condition"),
    ("steps.0.judge", "coin", "judge: must be one of"),
    ("steps.0.replies", [["X", "play", "7H"]], "replies[0]: there is no seat"),
    ("steps.0.bars", [["KJ-4.3"]], "bars[0]: must be a rule and a move"),
    ("record", {}, "record: this is no record"),
    ("record.game", "chess", "record: there is no game"),
    ("record.actions", [["W", "play", "AS"]], "record: action 1"),
    ("steps.1.record.game", "siebzehn", "steps[1].record"),
    ("surprise", 1, "surprise: is no field"),
]


@pytest.mark.parametrize(("path", "value", "what"), BAD, ids=[f"{p}={v!r:.20}" for p, v, _ in BAD])
def test_what_is_wrong_is_said_in_both_languages(path: str, value: Any, what: str) -> None:
    with pytest.raises(BadInput) as caught:
        from_raw(broken(path, value))
    assert what in str(caught.value)
    assert caught.value.phrase.said(Speaker(Language.DE))


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", '{"spielbuch":1}', "[" * 5000, '{"lesson":true}'])
def test_files_that_are_no_lessons(text: str) -> None:
    with pytest.raises(BadInput):
        from_text(text)


@pytest.mark.parametrize("link", [None, "", "!!", "abc", pack("{}"), pack("x" * 50)[:-6], 7])
def test_links_that_are_no_lessons(link: Any) -> None:
    with pytest.raises(BadInput):
        from_link(link)


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("steps.0.right", [["play", "KC"]], "no move is right here"),
        ("steps.0.bars", [["KJ-4.2", "play", "KC"]], "is not barred by KJ-4.2"),
        ("steps.0.then", [{"event": "trick", "who": "them"}], "does not follow"),
    ],
)
def test_a_lesson_that_claims_too_much_is_found_out(path: str, value: Any, what: str) -> None:
    with pytest.raises(BadInput, match="lesson overtrump, step 1") as caught:
        check(from_raw(broken(path, value)))
    assert what in str(caught.value)


def test_a_poor_move_shows_its_cost_and_is_taken_back() -> None:
    run = Run.start(lesson_of("klaverjas", "nat"))
    poor = run.game.read_action(run.game.rules_of(run.state), ["S", "play", "9H"])
    after = run.act(poor)
    assert after.said is not None and not after.said.right and after.astray
    assert after.said.cost is not None and after.said.cost.got == 0 and after.said.cost.best >= 82
    with pytest.raises(BadInput, match="take the last move back"):
        after.act(next(run.right_moves()))
    assert after.back().state == run.state


def test_a_barred_move_changes_nothing() -> None:
    run = Run.start(lesson_of("klaverjas", "first-trick"))
    with pytest.raises(IllegalAction) as caught:
        run.act(run.game.read_action(run.game.rules_of(run.state), ["S", "play", "AC"]))
    assert caught.value.refusal.rule == "KJ-4.2"


def test_hints_come_one_by_one_and_end_with_the_move() -> None:
    run = Run.start(lesson_of("klaverjas", "trumps"))
    assert run.hints_left == 2
    run = run.hint().hint()
    assert run.hints_left == 0
    with pytest.raises(BadInput, match="no more hints"):
        run.hint()


def test_the_next_position_waits_for_the_reader() -> None:
    run = Run.start(lesson_of("klaverjas", "trumps"))
    run = run.act(next(run.right_moves()))
    assert run.resting
    with pytest.raises(BadInput, match="go on first"):
        run.act(run.actions[-1])
    after = run.go_on()
    assert after.step == 1 and not after.resting and after.state != run.state
    assert after.back() is run


def test_several_cards_are_right_in_any_order() -> None:
    run = Run.start(lesson_of("gaunerkleeblatt", "three-leaves"))
    for cards in (["GH", "GP"], ["GP", "GH"]):
        move = run.game.read_action(run.game.rules_of(run.state), ["P1", "exchange", cards])
        after = run.act(move)
        assert after.said is not None and after.said.right
        assert not run.is_right(replace(move, what=move.what[:1]))


def test_the_partner_belongs_to_us() -> None:
    run = Run.start(lesson_of("drei_saeue", "partner"))
    assert side_of(run.game, run.state, Seat.S) == (Seat.N, Seat.S)
    run = Run.start(lesson_of("siebzehn", "paying"))
    assert side_of(run.game, run.state, Seat.P1) == (Seat.P1,)


def sound(dice: list[int], **options: Any) -> list[str]:
    """What is sound in the first decision of a round of 17 with these dice."""
    others = [4, 4, 4] * (options.get("players", 4) - 1)
    record = {
        "spielbuch": 1,
        "game": "siebzehn",
        "seed": "1",
        "dice": [*dice, *others],
        "options": options,
        "actions": [],
    }
    raw = dict(lesson_of("siebzehn", "whole-round").raw)
    run = Run.start(from_raw({**raw, "record": record, "steps": raw["steps"][:1]}))
    assert run.now is not None and run.now.right == ("sound",)
    return [a.verb.value for a in run.game.legal_actions(run.state, run.asked) if run.is_right(a)]


def test_sound_is_the_better_move_or_one_that_is_worth_as_much() -> None:
    assert sound([4, 4, 3]) == ["roll"]
    assert sound([6, 5, 5]) == ["pass"]
    assert sound([6, 5, 4]) == ["roll", "pass"], "15 at a table of four: no difference worth naming"
    assert sound([6, 5, 4], players=6) == ["roll"]
    assert sound([6, 5, 4], players=2) == ["pass"]
