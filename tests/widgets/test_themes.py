"""Themes: the same cards under other names and with other faces, in everything a reader sees of a table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from engine.core import registry
from engine.core.plain import fingerprint
from engine.core.refusal import BadInput
from engine.core.text import Language
from tests.widgets.play_by_scene import offers
from widgets import language as tongue
from widgets.kinds.table import Table

SUITS = re.compile(r"\b(hearts|diamonds|spades|clubs|Herz|Karo|Pik|Kreuz)\b")
DEAL = {
    "dealer": "P3",
    "hands": {"P1": ["KS", "4H"], "P2": ["8S", "AH"], "P3": ["8D", "9H"]},
    "rounds": [{"open": ["4S", "KD", "TC"]}],
}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongue, "_chosen", Language.EN)


def houses(**how: Any) -> Table:
    return Table("kaufmannsglueck", seed=1, theme="houses", deals=[DEAL], **how)


def scene(table: Table) -> dict[str, Any]:
    last: dict[str, Any] = table.state()["frames"][-1]
    return last


def pieces(table: Table) -> dict[str, dict[str, Any]]:
    return {p["id"]: p for z in scene(table)["zones"] for p in z["items"] if p["face"]["t"] == "card"}


def settings(table: Table, **more: Any) -> dict[str, Any]:
    table.handle({"type": "settings", **more})
    found: dict[str, Any] = table.state()["settings"]
    return found


def test_cards_are_named_by_their_houses() -> None:
    labels = {code: p["label"] for code, p in pieces(houses()).items()}
    assert labels == {
        "4S": "four of Sain",
        "KD": "king of Warin",
        "TC": "ten of Telen",
        "KS": "king of Sain",
        "4H": "four of Ren",
    }


def test_german_names_put_the_house_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongue, "_chosen", Language.DE)
    assert pieces(houses())["KD"]["label"] == "Warin-König"


def test_with_the_order_of_the_text_names_and_marks_follow_and_the_suits_keep_their_shape() -> None:
    table = houses(options={"suit_order": "text"})
    by_code = pieces(table)
    assert by_code["KS"]["label"] == "king of Warin" and by_code["KD"]["label"] == "king of Sain"
    assert {p["face"]["pack"] for p in by_code.values()} == {"houses_text"}
    assert all(p["face"]["card"] == code for code, p in by_code.items())
    again = settings(table, options={"suit_order": "table"})
    assert again["theme"] == "houses", "new rules keep the look"
    assert {p["face"]["pack"] for p in pieces(table).values()} == {"houses"}


@pytest.mark.parametrize("lang", list(Language))
def test_no_suit_is_named_anywhere_at_a_table_of_houses(
    lang: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tongue, "_chosen", lang)
    table = Table("kaufmannsglueck", seed=4, theme="houses")
    for _ in range(40):
        table.handle({"type": "hint"})
        state = table.state()
        told = json.dumps([state["frames"], state["notice"]], ensure_ascii=False)
        assert not SUITS.search(told), SUITS.search(told)
        offered = offers(state["frames"][-1])
        if not offered:
            break
        table.handle({"type": "act", "ply": table.ply, "action": offered[0]})


def test_the_reader_chooses_the_look_and_the_game_goes_on() -> None:
    table = Table("kaufmannsglueck", seed=4)
    first = table.state()["settings"]
    assert first["theme"] == "french" and [t["value"] for t in first["themes"]] == ["french", "houses"]
    before = fingerprint(table.play.state)
    assert settings(table, theme="houses")["theme"] == "houses"
    assert {p["face"]["pack"] for p in pieces(table).values()} == {"houses"}
    assert fingerprint(table.play.state) == before
    assert settings(table, open=True)["theme"] == "houses", "other settings leave it alone"


@pytest.mark.parametrize("theme", ["roses", "", 3, ["houses"], {}])
def test_a_look_that_is_not_there_changes_nothing(theme: object) -> None:
    table = houses()
    assert settings(table, theme=theme, open=True)["theme"] == "houses"
    assert not table.open and table.notice is not None and table.notice["kind"] == "no"


def test_games_with_one_look_offer_none() -> None:
    for name in registry.built():
        shown = Table(name, seed=1).state()["settings"]
        assert (shown["theme"] is None) == (not shown["themes"])
    with pytest.raises(BadInput):
        Table("klaverjas", seed=1, theme="houses")
