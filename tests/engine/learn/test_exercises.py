"""Exercises: a given position asks what practice would ask, and every answer is the referee's."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import registry
from engine.core.refusal import BadInput
from engine.learn.exercises import entries, exercise, written
from engine.learn.practice.draw import kinds, session
from engine.learn.practice.kind import Kind, Question

GIVEN = [(g, k.name) for g in registry.NAMES for k in kinds(g) if k.given is not None]
LEGAL = {
    "trump": "D",
    "to_play": "S",
    "trick": [["W", "TS"], ["N", "7S"], ["E", "QD"]],
    "hand": ["8D", "TD", "7H", "AC"],
}
BIDDING = {"dealer": "E", "proposed": "4H", "calls": [["S", "pass"], ["W", "play"]]}
ASKED = ("Who leads?", "Wer spielt aus?")


def kind_of(game: str, name: str) -> Kind:
    return next(k for k in kinds(game) if k.name == name)


def given_again(question: Question) -> dict[str, Any]:
    """The position of a drawn question, with what its kind reads beside the case."""
    draft, given = question.draft, kind_of(question.game, question.place.kind).given
    assert given is not None
    position = dict(draft.position)
    if "yards" in given.also:
        position["yards"] = dict(draft.shown or {})["yards"]
    if "card" in given.also:
        position["card"] = draft.text.facts["card"].code  # type: ignore[attr-defined]
    if given.ask == "throw":
        position = dict(draft.shown or draft.position)
    return position


@pytest.mark.parametrize(("game", "name"), GIVEN)
def test_a_position_given_asks_what_it_asked_when_it_was_drawn(game: str, name: str) -> None:
    for question in session(game, "given", 12, [name]):
        again = exercise(game, name, given_again(question), question.options)
        draft, drawn = again.draft, question.draft
        assert set(draft.right) == set(drawn.right)
        assert draft.text == drawn.text and draft.why == drawn.why
        assert (again.title, dict(again.shown), again.expect) == (
            question.title,
            dict(question.shown),
            question.expect,
        )


def test_every_game_has_kinds_for_exercises() -> None:
    assert {g for g, _ in GIVEN} == set(registry.NAMES)


@pytest.mark.parametrize(
    ("what", "right", "among"),
    [
        ("bidding.leader", ("S",), ""),
        ("bidding.declarer", ("W",), ""),
        ("bidding.round", ("1",), ""),
        ("bidding.contract", ("trump",), {"trump": ("Trumps", "Trumpf"), "ledig": ("Ledig", "Ledig")}),
        ("bidding.to_act", ("nobody",), ""),
    ],
)
def test_a_field_of_an_answer_is_asked(what: str, right: tuple[str, ...], among: Any) -> None:
    question = exercise("klaverjas", what, BIDDING, text=ASKED, among=among)
    assert question.draft.right == right and not question.draft.many
    assert set(right) <= {c.key for c in question.draft.choices}


def test_fields_of_every_form() -> None:
    score = {
        "declarer": "E",
        "cards": {"NS": 79, "EW": 83},
        "roem": {"NS": 40, "EW": 0},
        "tricks": {"NS": 4, "EW": 4},
    }
    made = exercise("klaverjas", "score.made", score, text=ASKED)
    assert [c.key for c in made.draft.choices] == ["yes", "no"] and made.draft.right == ("yes",)
    won = exercise("klaverjas", "score.winner", score, text=ASKED)
    assert [c.key for c in won.draft.choices] == ["NS", "EW"] and won.draft.right == ("NS",)
    bad = {"dealer": "E", "proposed": "4H", "calls": [["S", "S"]]}
    rule = exercise("klaverjas", "bidding.illegal.rule", bad, text=ASKED, among="KJ-3.3 KJ-3.5")
    assert rule.draft.right == ("KJ-3.3",)
    contest = {"active": "P1", "bids": [["P1", 1], ["P2", "decline"], ["P3", 2], ["P1", "yield"]]}
    stay = exercise("kaufmannsglueck", "contest.keeps_turn", contest, text=ASKED)
    assert stay.draft.many and set(stay.draft.right) == {"P2", "P3"}


def test_numbers_are_written_and_the_rest_is_chosen() -> None:
    assert entries(exercise("klaverjas", "legal", LEGAL).draft) == ()
    paid = exercise("siebzehn", "paid", {"dice": [2, 3, 1, 4, 2]}).draft
    assert entries(paid) == ("",) and written(paid, [3]) == paid.right[0]
    bust = exercise("siebzehn", "bust", {"dice": [5, 4, 3]}).draft
    assert entries(bust) == () and bust.right == ("1/6",)
    settled = exercise("gleek", "settle", {"points": {"P1": 39, "P2": 15, "P3": 12}}).draft
    assert entries(settled) == ("P1", "P2", "P3") and written(settled, [17, -7, -10]) == settled.right[0]


def test_rules_and_a_sentence_are_added_to_the_reasons_once() -> None:
    plain = exercise("klaverjas", "legal", LEGAL).draft.why
    more = exercise("klaverjas", "legal", LEGAL, rules="KJ-4.5 KJ-1.4", told=("So.", "So.")).draft.why
    assert [w.rule for w in more[len(plain) :]] == [None, "KJ-1.4"]


@pytest.mark.parametrize(
    ("game", "what", "position", "how", "named"),
    [
        ("chess", "legal", LEGAL, {}, "chess"),
        ("klaverjas", "mate", LEGAL, {}, "mate"),
        ("klaverjas", 7, LEGAL, {}, "7"),
        ("klaverjas", "card", LEGAL, {}, "card"),
        ("klaverjas", "legal", [], {}, "position"),
        ("klaverjas", "legal", {}, {}, "trump"),
        ("klaverjas", "legal", {**LEGAL, "hand": ["8D", "8D"]}, {}, "hand"),
        ("klaverjas", "legal", LEGAL, {"options": {"preset": "x"}}, "preset"),
        ("klaverjas", "legal", LEGAL, {"rules": "KJ-99"}, "KJ-99"),
        ("klaverjas", "legal", LEGAL, {"rules": 5}, "rules"),
        ("klaverjas", "legal", LEGAL, {"text": "Which?"}, "text"),
        ("klaverjas", "legal", LEGAL, {"title": ("Which?",)}, "title"),
        ("klaverjas", "legal", LEGAL, {"show": "cloth"}, "cloth"),
        ("klaverjas", "bidding.leader", BIDDING, {}, "text"),
        ("klaverjas", "bidding.lead", BIDDING, {"text": ASKED}, "lead"),
        ("klaverjas", "bidding.legal", BIDDING, {"text": ASKED}, "legal"),
        ("klaverjas", "bidding.contract", BIDDING, {"text": ASKED, "among": {"ledig": ("Ledig", "Ledig")}}, "contract"),
        ("klaverjas", "bidding.contract", BIDDING, {"text": ASKED, "among": {"trump": "Trumps"}}, "among.trump"),
        ("gleek", "settle", {"dealer": "P1", "trump": "S", "honours": {"P1": ["AS"], "P2": [], "P3": []}, "tricks": {"P1": 12, "P2": 0, "P3": 0}}, {}, "points"),
        ("drei_saeue", "label", {"seat": "S", "hand": ["8H", "KH"], "card": "8H", "trick": [], "yards": {"N": ["A"], "E": ["L"], "S": ["H"], "W": ["B"]}}, {}, "label"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_refused_by_name(
    game: str, what: Any, position: Any, how: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadInput) as told:
        exercise(game, what, position, **how)
    assert named in str(told.value)
