"""Prices of poor moves that were worked out beforehand: they are those of the positions, and can be had again."""

from __future__ import annotations

from fractions import Fraction
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from book.cli.lessons import module_text
from engine.core.seat import Seat
from engine.learn.lessons import prices
from engine.learn.lessons.conditions import looks_ahead
from engine.learn.lessons.pricing import priced_positions, work_out
from engine.learn.lessons.run import Run
from engine.learn.lessons.shelf import games, lesson_of, lessons_of

PRICED = [g for g in games() if any(s.judge == "stored" for x in lessons_of(g) for s in x.steps)]


def after(game: str, lesson: str, *action: Any) -> Run:
    run = Run.start(lesson_of(game, lesson))
    return run.act(run.game.read_action(run.game.rules_of(run.state), ["P1", *action]))


@pytest.mark.parametrize("game", PRICED)
def test_what_is_kept_is_what_the_lessons_need(game: str) -> None:
    kept = import_module(f"engine.games.{game}.lessons.prices")
    marks = {prices.mark(run.record) for x in lessons_of(game) for run in priced_positions(x)}
    assert set(kept.PRICES) == marks
    source = kept.__file__
    assert source is not None
    assert Path(source).read_text("utf-8") == module_text(kept.PRICES), "only the command writes it"


@pytest.mark.parametrize(
    ("game", "lesson"), [("gleek", "twenty-two"), ("kaufmannsglueck", "what-beats-what")]
)
def test_prices_can_be_worked_out_again(game: str, lesson: str) -> None:
    """Late positions, which are quick to play out."""
    runs = list(priced_positions(lesson_of(game, lesson)))
    for run in islice(runs, len(runs) - 1, None):
        assert run.asked is not None
        assert work_out(run.record.text(), run.asked.value) == prices.sums(run.record)


def test_a_poor_move_is_told_with_its_average() -> None:
    said = after("kaufmannsglueck", "first-card", "stack").said
    assert said is not None and said.cost is not None and said.cost.games == prices.GAMES
    assert said.cost.got < said.cost.best - 1
    run = Run.start(lesson_of("kaufmannsglueck", "first-card"))
    kept = prices.sums(run.record)
    assert said.cost.got == Fraction(kept["stack"], prices.GAMES)
    assert said.cost.best == Fraction(max(kept[f"bid TD {n}"] for n in (1, 2, 3)), prices.GAMES)


def test_another_position_has_no_price() -> None:
    run = after("kaufmannsglueck", "one-two-three", "bid", "KD", 1)
    assert prices.sums(run.record) == {}


def test_cards_may_be_laid_away_in_any_order() -> None:
    run = Run.start(lesson_of("gleek", "seven-away"))
    assert run.asked is Seat.P1
    wise = run.wise.action
    for cards in (wise.cards, wise.cards[::-1]):
        raw = ["P1", "discard", [c.code for c in cards]]
        assert run.is_right(run.game.read_action(run.game.rules_of(run.state), raw))
    tib = ["AS", "QD", "7D", "5D", "9H", "4H", "6C"]
    poor = run.act(run.game.read_action(run.game.rules_of(run.state), ["P1", "discard", tib]))
    assert (
        poor.astray and poor.said is not None and poor.said.cost is not None and poor.said.cost.games is None
    )


@pytest.mark.parametrize(
    ("condition", "ahead"),
    [
        ("sensible", False),
        (["play", "KH"], False),
        ({"verb": "pass"}, False),
        ({"spares": ["KH"]}, False),
        ({"not": ["play", "KH"]}, False),
        ({"event": "trick"}, True),
        ({"not": {"event": "trick"}}, True),
        ({"all": ["legal", {"any": [{"event": "trick", "who": "me"}]}]}, True),
    ],
)
def test_which_conditions_look_ahead(condition: Any, ahead: bool) -> None:
    assert looks_ahead(condition) is ahead
