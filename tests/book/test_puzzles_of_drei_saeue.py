"""What the chapters of Drei Säue say about their tables, played out by the engine to the last card."""

from __future__ import annotations

from typing import Any

import pytest

from book import paths
from book.ext import cells
from engine.core.action import Action
from engine.core.registry import game
from engine.core.seat import Seat
from engine.games.drei_saeue.state import Phase, State
from widgets.kinds.compare import Compare
from widgets.kinds.example import Example
from widgets.kinds.exercise import Exercise
from widgets.kinds.table import Table

GAME = game("drei_saeue")


def plates(page: str) -> list[Any]:
    """The controllers that the cells of a page end with."""
    text = (paths.CHAPTERS / "drei_saeue" / f"{page}.md").read_text(encoding="utf-8")
    calls = {"table": Table, "example": Example, "compare": Compare, "exercise": Exercise}
    sources = [c.source for c in cells.read(text).cells if c.cell_type == "code"]
    return [eval(s.partition("\n\n")[2] if s.startswith("from ") else s, calls) for s in sources]


@pytest.fixture(scope="module")
def tables() -> dict[str, State]:
    """The positions of the tables by their titles."""
    found = [p for page in ("rules", "variants") for p in plates(page) if isinstance(p, Table)]
    return {t.title.en: t.play.state for t in found if t.title is not None}


def ends(state: State) -> tuple[set[int], int]:
    """What South can be paid when anything allowed is played, and what with best play of both sides."""
    if state.phase in (Phase.SCORED, Phase.OVER):
        assert state.settled is not None
        paid = state.settled.pay()[Seat.S]
        return {paid}, paid
    seat = state.to_act
    inner = [ends(GAME.apply(state, a).state) for a in GAME.legal_actions(state)]
    best = max if seat in (Seat.N, Seat.S) else min
    return set().union(*(some for some, _ in inner)), best(one for _, one in inner)


def after(state: State, *move: str) -> tuple[set[int], int]:
    """The same once South has moved."""
    action: Action = GAME.read_action(GAME.rules_of(state), ["S", *move])
    return ends(GAME.apply(state, action).state)


def test_two_tens(tables: dict[str, State]) -> None:
    state = tables["Two tens"]
    assert after(state, "play", "TA")[1] == 1
    assert max(after(state, "play", "TB")[0]) == 0


def test_take_it_or_leave_it(tables: dict[str, State]) -> None:
    state = tables["Take it or leave it"]
    assert after(state, "leave")[0] == {2}
    assert after(state, "take", "S")[1] == 1


def test_a_lid_for_your_own_sau(tables: dict[str, State]) -> None:
    state = tables["A lid for your own Sau"]
    assert after(state, "take", "S")[0] == {0}
    assert after(state, "leave")[1] == -1


def test_the_partners_last_sau(tables: dict[str, State]) -> None:
    state = tables["The partner's last Sau"]
    assert after(state, "take", "S")[0] == {6}
    assert after(state, "leave")[0] == {2}


def test_which_yard(tables: dict[str, State]) -> None:
    state = tables["Which yard?"]
    assert after(state, "take", "N")[0] == {2}
    assert after(state, "take", "S")[1] == 1
    assert after(state, "leave")[1] < 1


def test_the_first_hand_holds_two_kings_that_win_a_sau() -> None:
    state = next(p for p in plates("index")).play.state
    kings = [c for c in state.hands[2] if c.rank.code == "K"]
    assert state.to_act is Seat.S and len(kings) == 2
    assert {state.yards.owner(c.suit) for c in kings} == {Seat.E, Seat.W}


@pytest.mark.parametrize("page", ["rules", "variants"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_example_is_a_position(page: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOK_LANG", language)
    for plate in plates(page):
        state = plate.state()
        assert state["notice"] is None
        if state["kind"] in ("example", "compare"):
            assert state["verdict"] is None or state["verdict"]["ok"] is not None
            assert state["verdict"] or state["lines"]
