"""Covered hands: nothing of any hand is in the state, and the class can still play."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.registry import built
from widgets.kinds.table import Table

HANDS = ("hand", "seat")


def staged(game: str, **how: Any) -> Table:
    """A table on the projector, all hands covered."""
    table = Table(game, seed="tuesday", **how)
    table.handle({"type": "settings", "auto": False, "covered": True})
    assert table.notice is None
    return table


def faces(scene: dict[str, Any]) -> list[str]:
    """The faces that lie in hands and at seats."""
    return [
        f"{zone['id']}:{item['face']}"
        for zone in scene["zones"]
        if zone["role"] in HANDS
        for item in zone["items"]
        if item["face"]["t"] in ("card", "die")
    ]


@pytest.mark.parametrize("game", built())
def test_nothing_of_a_hand_is_in_any_frame(game: str) -> None:
    table = staged(game)
    for _ in range(8):
        if table.play.pausing() is not None or not table.state()["tools"]["step"]:
            break
        for scene in table.state()["frames"]:
            assert faces(scene) == []
            assert scene["select"] is None and not [z for z in scene["zones"] if z["role"] == "hand"]
        table.handle({"type": "step"})
        assert table.notice is None
    assert table.play.at > 1, "covered hands are played by Step"


@pytest.mark.parametrize("game", built())
def test_a_hand_is_uncovered_for_one_move(game: str) -> None:
    table = staged(game)
    while table.curtain not in table.game.turn(table.play.state):
        table.handle({"type": "step"})
    (reveal,) = table.state()["frames"][-1]["buttons"]
    assert reveal["action"] == ["reveal"]
    table.handle({"type": "reveal"})
    shown = table.state()
    assert shown["tools"]["hint"] and len(shown["frames"][-1]["zones"])
    action = table.play.advice(table._asked(), "sensible").action  # type: ignore[arg-type]
    table.handle({"type": "act", "ply": table.ply, "action": action.as_json()[1:]})
    assert table.notice is None
    if table.play.pausing() is None:
        assert faces(table.state()["frames"][-1]) == [], "the next move is covered again"


def test_who_cannot_see_cannot_play_and_gets_no_hint() -> None:
    table = staged("klaverjas")
    before = table.play
    table.handle({"type": "hint"})
    assert table.notice is not None
    action = before.advice(table.people[0], "sensible").action
    table.handle({"type": "act", "ply": table.ply, "action": action.as_json()[1:]})
    assert table.notice is not None and table.play is before


def test_undo_and_a_new_deal_stay_covered() -> None:
    table = staged("klaverjas")
    for kind in ("step", "step", "undo", "redo", "new", "again"):
        table.handle({"type": kind})
        assert all(not faces(s) for s in table.state()["frames"]), kind


def test_open_own_and_covered_by_turns() -> None:
    table = Table("klaverjas", seed="tuesday")
    table.handle({"type": "settings", "open": True, "covered": False})
    assert len(faces(table.state()["frames"][-1])) == 32
    table.handle({"type": "settings", "open": False, "covered": True})
    assert not faces(table.state()["frames"][-1])
    table.handle({"type": "settings", "open": False, "covered": False})
    assert len(faces(table.state()["frames"][-1])) == 8


@pytest.mark.parametrize(
    "message", [{"covered": True, "open": True}, {"covered": 1}, {"covered": None}, {"covered": "yes"}]
)
def test_settings_that_make_no_sense(message: dict[str, Any]) -> None:
    table = Table("klaverjas", seed="tuesday")
    before = table.state()
    table.handle({"type": "settings", **message})
    after = table.state()
    assert after["notice"] is not None
    assert {**after, "notice": None} == before


def test_the_round_ends_and_goes_on_under_covers() -> None:
    table = staged("siebzehn")
    while table.play.pausing() is None:
        table.handle({"type": "step"})
    (button,) = table.state()["frames"][-1]["buttons"]
    table.handle({"type": "act", "ply": table.ply, "action": button["action"]})
    assert table.notice is None and not faces(table.state()["frames"][-1])


def test_several_people_keep_their_own_curtain() -> None:
    table = Table("klaverjas", seed="tuesday", seats={"N": "human", "S": "human"})
    table.handle({"type": "settings", "covered": True})
    table.handle({"type": "settings", "covered": False})
    assert table.curtain is not None, "whoever is next still has to say so"
    robots = Table("klaverjas", seed="tuesday", seats={"S": "sensible"}, auto=False)
    robots.handle({"type": "settings", "covered": True})
    assert not faces(robots.state()["frames"][-1])
