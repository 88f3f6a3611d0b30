"""Contrasts: every option is shown on cards that tell its values apart, and a record is followed under other rules."""

from __future__ import annotations

from typing import Any

import pytest

from engine import referee
from engine.core import registry
from engine.core.record import Record, from_json
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame
from engine.learn.contrasts import Contrast, Course, contrast_of, contrasts_of, follow, played
from tests.golden.make import FOLDER

ALL = [(game, c) for game in registry.built() for c in contrasts_of(game)]
CHOICES = [(game, c) for game, c in ALL if c.is_choice]
HERE = [(game, c) for game, c in CHOICES if c.ask is not None]
OTHER_TABLE = {("siebzehn", "players")}
"""Where another number of seats is all the difference: one side knows no such position."""


def name(value: Any) -> str:
    return value if isinstance(value, str) else value.id


def values(game: AnyGame, options: Any) -> dict[str, Any]:
    return game.option_values(game.rules(options))


def test_every_value_of_every_option_is_on_a_side() -> None:
    for key in registry.built():
        game = registry.game(key)
        shown: dict[str, set[Any]] = {o.name: set() for o in game.options.options}
        for contrast in contrasts_of(key):
            a, b = values(game, contrast.a), values(game, contrast.b)
            for option in shown:
                if a[option] != b[option]:
                    shown[option] |= {a[option], b[option]}
        for option in game.options.options:
            assert set(option.values) <= shown[option.name], (key, option.name)
            assert len(shown[option.name]) > 1, (key, option.name)


@pytest.mark.parametrize(("game", "contrast"), ALL, ids=name)
def test_words_stand_in_both_languages_and_rules_exist(game: str, contrast: Contrast) -> None:
    book = registry.rulebook(game)
    assert contrast.rule_ids and all(rule in book for rule in contrast.rule_ids)
    for text in (contrast.title, contrast.text):
        assert text.en.strip() and text.de.strip() and text.en != text.de
        assert "—" not in text.en + text.de and "!" not in text.en + text.de.replace("!!!", "")
    prefix = registry.PREFIXES[game]
    assert all(word.startswith(f"Q-{prefix}-") for word in contrast.ruling.split())


def test_names_are_unique_and_what_was_decided_once_is_listed_too() -> None:
    for key in registry.built():
        found = contrasts_of(key)
        assert len({c.id for c in found}) == len(found)
        assert any(not c.is_choice for c in found), key
    decided = {w for _, c in ALL if not c.is_choice for w in c.ruling.split()}
    assert {"Q-KJ-3.7", "Q-KG-4.18", "Q-KG-4.20", "Q-GK-6.10", "Q-DS-3.5", "Q-GL-1.5", "Q-SZ-2.4"} <= decided
    with pytest.raises(BadInput):
        contrast_of("klaverjas", "nothing")


@pytest.mark.parametrize(("game", "contrast"), HERE, ids=name)
def test_the_two_sides_answer_a_position_differently(game: str, contrast: Contrast) -> None:
    case = {"id": "c", "game": game, "ask": contrast.ask, "position": contrast.position}
    a, b = (referee.line({**case, "options": dict(o)}) for o in (contrast.a, contrast.b))
    assert "answer" in a
    assert "answer" in b or (game, contrast.id) in OTHER_TABLE
    shown = contrast.show.split() if contrast.show else None
    first, second = (
        {k: v for k, v in line.get("answer", {}).items() if shown is None or k in shown or k == "illegal"}
        for line in (a, b)
    )
    assert first != second


@pytest.mark.parametrize(("game", "contrast"), [x for x in CHOICES if x[1].seed is not None], ids=name)
def test_the_two_sides_part_in_a_deal(game: str, contrast: Contrast) -> None:
    assert contrast.seed is not None
    record = played(game, contrast.a, contrast.seed)
    a, b = follow(record, contrast.a), follow(record, contrast.b)
    assert a.stop is None and a.length == len(record.actions)
    the_game = registry.game(game)
    ends = [the_game.score(c.states[-1]) for c in (a, b)]
    assert b.stop is not None or ends[0] != ends[1]


def golden(stem: str) -> Record:
    import json

    return from_json(json.loads((FOLDER / f"{stem}.json").read_text("utf-8"))["record"])


def test_a_course_stops_at_the_first_barred_move_and_names_the_rule() -> None:
    record = played("klaverjas", {}, "39")
    course = follow(record, {"preset": "club"})
    assert course.stop is not None and course.stop.refusal is not None
    assert (course.stop.at, course.stop.refusal.rule) == (21, "KJ-4.7")
    assert course.length == 21 and course.state(99) is course.states[21]
    assert follow(record, {}).stop is None


def test_what_goes_by_itself_on_one_side_is_no_move_on_the_other() -> None:
    claims = golden("klaverjas-claims")
    assert any(a.verb.value == "claim" for a in claims.actions)
    own = {k: v for k, v in claims.options.items() if k != "roem_claim"}
    assert follow(claims, own).stop is None
    silent = golden("klaverjas-book")
    assert follow(silent, {**silent.options, "roem_claim": "manual"}).stop is None
    pigs = golden("drei_saeue-book")
    always = follow(pigs, {"take_pig": "always"})
    assert always.stop is not None and always.stop.refusal is not None
    assert always.stop.refusal.rule == "DS-4.8" and always.stop.action.verb.value == "leave"


def test_a_table_of_another_size_cannot_take_the_record() -> None:
    with pytest.raises(BadInput, match="for 4 players"):
        follow(golden("klaverjas-book"), {"players": 3})


@pytest.mark.parametrize("stem", [p.stem for p in sorted(FOLDER.glob("*.json"))])
def test_under_its_own_rules_a_record_stands_as_it_is(stem: str) -> None:
    record = golden(stem)
    course = follow(record, record.options)
    assert isinstance(course, Course) and course.stop is None
    assert course.length == len(record.actions)
