"""Tables: every decision of every game can be made from what the page shows, and nothing else gets through."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from engine.core import registry
from engine.core.chance import Chance
from engine.core.plain import fingerprint
from engine.core.record import from_text, replay
from engine.core.refusal import BadInput
from engine.core.text import Language
from tests.widgets.play_by_scene import offers, play_on
from widgets import language as tongue
from widgets.kinds.table import Table
from widgets.picture import Picture
from widgets.play import first_players

GAMES = registry.built()
SHORT = {"klaverjas": {"deals": 1}, "gleek": {"deals": 3}}


def short(name: str, **more: Any) -> dict[str, Any]:
    return {**SHORT.get(name, {}), **more}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongue, "_chosen", Language.EN)


def strings(node: Any) -> list[str]:
    if isinstance(node, dict):
        return [s for v in node.values() for s in strings(v)]
    if isinstance(node, list):
        return [s for v in node for s in strings(v)]
    return [node] if isinstance(node, str) else []


@pytest.mark.parametrize("lang", list(Language))
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_from_the_scenes_alone(
    name: str, lang: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tongue, "_chosen", lang)
    table = Table(name, seed=3, options=short(name))
    state = play_on(table, Chance("scenes"))
    assert table.game.outcome(table.play.state) is not None
    assert state["frames"][-1]["done"], "the end is said"
    json.dumps(state, allow_nan=False)
    for text in strings(state["frames"]):
        assert not re.search(r"\{\w*\}|None\b|<.* at 0x", text), text
    record = from_text(table.play.now.text())
    assert fingerprint(replay(record).last) == fingerprint(table.play.state)


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_say_different_things(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {}
    for lang in Language:
        monkeypatch.setattr(tongue, "_chosen", lang)
        scene = Table(name, seed=5, options=short(name)).state()["frames"][-1]
        said[lang] = scene["prompt"]["main"], scene["log"]["lines"], scene["sheet"]["title"]
        assert scene["prompt"]["main"]
    assert said[Language.EN][0] != said[Language.DE][0]


@pytest.mark.parametrize("name", GAMES)
def test_undo_and_redo_walk_the_same_way(name: str) -> None:
    table, chance = Table(name, seed=9, options=short(name)), Chance("walk")
    prints = [fingerprint(table.play.state)]
    for _ in range(6):
        offered = offers(table.state()["frames"][-1])
        if not offered:
            break
        i, chance = chance.below(len(offered))
        table.handle({"type": "act", "ply": table.ply, "action": offered[i]})
        prints.append(fingerprint(table.play.state))
    assert len(prints) > 2
    for earlier in reversed(prints[:-1]):
        assert table.state()["tools"]["undo"]
        table.handle({"type": "undo"})
        assert fingerprint(table.play.state) == earlier
    assert not table.state()["tools"]["undo"]
    for later in prints[1:]:
        table.handle({"type": "redo"})
        assert fingerprint(table.play.state) == later
    assert not table.state()["tools"]["redo"]


@pytest.mark.parametrize("name", GAMES)
def test_a_stale_double_or_foreign_message_changes_nothing(name: str) -> None:
    table = Table(name, seed=9, options=short(name))
    ply, offered = table.ply, offers(table.state()["frames"][-1])
    table.handle({"type": "act", "ply": ply, "action": offered[0]})
    before = fingerprint(table.play.state), table.play.now.text()
    for message in (
        {"type": "act", "ply": ply, "action": offered[0]},
        {"type": "act", "action": offered[0]},
        {"type": "act", "ply": table.ply, "action": ["fly"]},
        {"type": "act", "ply": table.ply, "action": []},
        {"type": "act", "ply": table.ply, "action": "play"},
        {"type": "act", "ply": table.ply, "action": ["play", "XX"]},
        {"type": "act", "ply": table.ply, "action": [["play"], {"a": 1}]},
        {"type": "act", "ply": "x", "action": offered[0]},
        {"type": "nothing"},
        {"type": 7},
        {},
        None,
        [],
        "undo",
        {"type": "new", "seed": ""},
        {"type": "new", "seed": "x" * 99},
        {"type": "new", "seed": {}},
        {"type": "load"},
        {"type": "load", "text": ""},
        {"type": "load", "text": "{"},
        {"type": "load", "text": 5},
        {"type": "open", "link": "#play=%%"},
        {"type": "open", "link": None},
        {"type": "settings", "options": {"nothing": 1}},
        {"type": "settings", "preset": 4},
        {"type": "settings", "seats": {"X": "human"}},
        {"type": "settings", "seats": {next(iter(table.players)).value: "wizard"}},
        {"type": "settings", "seats": []},
        {"type": "settings", "open": 1},
        {"type": "settings", "auto": "yes"},
        {"type": "step"},
        {"type": "redo"},
    ):
        table.handle(message)
        assert table.notice is not None and table.notice["kind"] == "no" and table.notice["text"], message
        assert (fingerprint(table.play.state), table.play.now.text()) == before, message
        json.dumps(table.state())


@pytest.mark.parametrize("name", GAMES)
def test_save_share_and_load_bring_the_same_game(name: str) -> None:
    table = Table(name, seed="class 7b", options=short(name))
    for _ in range(4):
        offered = offers(table.state()["frames"][-1])
        table.handle({"type": "act", "ply": table.ply, "action": offered[-1]})
    table.handle({"type": "save"})
    table.handle({"type": "share"})
    state = table.state()
    here = fingerprint(table.play.state)
    for message in (
        {"type": "load", "text": state["save"]["text"]},
        {"type": "open", "link": state["share"]["link"]},
    ):
        other = Table(name, seed=1)
        other.handle(message)
        assert other.notice is not None and other.notice["kind"] == "info"
        assert fingerprint(other.play.state) == here
        assert other.state()["settings"]["seed"] == "class 7b"
    if len(GAMES) > 1:
        other = Table(next(g for g in GAMES if g != name), seed=1)
        before = fingerprint(other.play.state)
        other.handle({"type": "load", "text": state["save"]["text"]})
        assert (
            other.notice is not None
            and other.notice["kind"] == "no"
            and fingerprint(other.play.state) == before
        )


@pytest.mark.parametrize("name", GAMES)
def test_damaged_records_are_named_and_never_half_loaded(name: str) -> None:
    table = Table(name, seed=2, options=short(name))
    for _ in range(3):
        table.handle({"type": "act", "ply": table.ply, "action": offers(table.state()["frames"][-1])[0]})
    good = json.loads(table.play.now.text())
    text, before = table.play.now.text(), fingerprint(table.play.state)
    acted = next(a for a in good["actions"])
    damaged = [
        text[:-20],
        text.replace('"spielbuch":1', '"spielbuch":2'),
        text.replace('"spielbuch":1', '"spielbuch":"1"'),
        json.dumps({**good, "game": "skat"}),
        json.dumps({**good, "colour": 1}),
        json.dumps({**good, "seed": None}),
        json.dumps({**good, "options": {"nothing": 1}}),
        json.dumps({**good, "actions": [*good["actions"], acted, acted]}),
        json.dumps({**good, "actions": [*good["actions"], ["X", "pass"]]}),
        json.dumps({**good, "actions": [[]]}),
        json.dumps({**good, "dice": [7]}),
        json.dumps({**good, "deals": [3]}),
        json.dumps({**good, "actions": 3}),
        "[]",
        "null",
        "17",
        "x" * 1_000_001,
        "[" * 50_000,
    ]
    for bad in damaged:
        table.handle({"type": "load", "text": bad})
        assert table.notice is not None and table.notice["kind"] == "no", bad[:80]
        assert fingerprint(table.play.state) == before
    link = table.play.now.link()
    for bad in (link[:-9], link[:10], "A" * 40, link.replace(link[5:9], "----")):
        table.handle({"type": "open", "link": f"#play={bad}"})
        assert table.notice is not None and table.notice["kind"] == "no"
        assert fingerprint(table.play.state) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_illegal_move_in_the_middle_of_a_record_is_pointed_at(name: str) -> None:
    table = Table(name, seed=2, options=short(name))
    good = json.loads(table.play.now.text())
    seat = next(iter(table.players)).value
    good["actions"] = [*good["actions"], *([[seat, next(iter(table.game.verbs)).value]] * 40)]
    table.handle({"type": "load", "text": json.dumps(good)})
    assert table.notice is not None and re.search(r"[Aa]ction \d+", table.notice["text"])


@pytest.mark.parametrize("name", GAMES)
def test_several_people_hand_the_device_on_behind_a_curtain(name: str) -> None:
    seats = first_players(Table(name, seed=1, options=short(name)).play.seats)
    table = Table(name, seed=1, options=short(name), seats={s.value: "human" for s in seats})
    state = table.state()
    assert state["frames"][-1]["buttons"][0]["action"] == ["reveal"]
    assert not offers(state["frames"][-1]), "nothing can be played behind the curtain"
    mine = table.viewer
    assert mine is not None
    told = [e for e in table.game.opening(table.play.states[0]) if not e.told_to(None)]
    speakers = (Picture(table).speaker(None), Picture(table).speaker(mine))
    for text in (state["frames"][-1]["announce"], *(x["text"] for x in state["frames"][-1]["log"]["lines"])):
        assert all(table.game.tell(e).said(s) not in text for e in told for s in speakers), (
            "no secret behind the curtain"
        )
    table.handle({"type": "reveal"})
    assert offers(table.state()["frames"][-1])
    play_on(table, Chance("people"))


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_bots_plays_by_itself_or_step_by_step(name: str) -> None:
    seats = first_players(Table(name, seed=1, options=short(name)).play.seats)
    table = Table(name, seed=4, options=short(name), seats={s.value: "sensible" for s in seats}, auto=False)
    assert table.play.at == 0
    table.handle({"type": "step"})
    assert table.play.at == 1
    table.handle({"type": "settings", "auto": True})
    assert table.play.at > 1
    play_on(table, Chance("bots"))
    assert table.game.outcome(table.play.state) is not None


@pytest.mark.parametrize("name", GAMES)
def test_hints_say_a_legal_move_and_why(name: str) -> None:
    table = Table(name, seed=8, options=short(name))
    table.handle({"type": "hint"})
    assert table.notice is not None and table.notice["kind"] == "hint" and len(table.notice["text"]) > 25


@pytest.mark.parametrize("name", GAMES)
def test_options_begin_again_with_the_same_seed_all_or_nothing(name: str) -> None:
    table = Table(name, seed=8, options=short(name))
    for option in table.game.options.options:
        for value in option.values:
            table.handle({"type": "settings", "options": {option.name: value}})
            if table.notice is None or table.notice["kind"] != "no":
                assert table.game.option_values(table.play.rules)[option.name] == value
            assert table.play.record.seed == "8"
            json.dumps(table.state())


def test_wrong_calls_in_a_notebook_say_what_is_wrong() -> None:
    for wrong in (
        lambda: Table("skat"),
        lambda: Table(GAMES[0], options={"nothing": 1}),
        lambda: Table(GAMES[0], preset="none"),
        lambda: Table(GAMES[0], seats={"X": "human"}),
        lambda: Table(GAMES[0], seed=""),
        lambda: Table(GAMES[0], play=[["X"]]),
    ):
        with pytest.raises(BadInput) as e:
            wrong()
        assert str(e.value)


def test_the_calls_of_a_cell_stay_calls() -> None:
    """A module of the same name would take a call's place once it is imported."""
    import widgets

    for name in widgets.__all__:
        assert callable(getattr(widgets, name))
    assert callable(widgets.table)


def test_an_option_changed_leaves_the_others_as_they_are() -> None:
    table = Table("klaverjas", seed=3)
    table.handle({"type": "settings", "options": {"undertrump": "avoid"}})
    table.handle({"type": "settings", "options": {"roem": "trick"}})
    assert table.play.record.options == {"undertrump": "avoid", "roem": "trick"}
    table.handle({"type": "settings", "preset": "club-rotterdam", "options": {"four_jacks": 200}})
    assert table.game.options.preset_of(
        {**table.game.option_values(table.play.rules), "four_jacks": 100}
    ) == ("club-rotterdam")
