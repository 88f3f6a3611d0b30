"""Plates: what a reader can change in a position, and what stays true while it changes."""

from __future__ import annotations

from typing import Any

import pytest

from widgets.kinds.example import Example

YARDS = {"N": ["A"], "E": [], "S": ["H", "L"], "W": ["B"]}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOK_LANG", "en")


def lines(example: Example) -> dict[str, str]:
    return {line["label"]: line["value"].replace("\u00a0", " ") for line in example.state()["lines"]}


def pick(example: Example, what: str, value: Any) -> None:
    example.handle({"type": "pick", "what": what, "value": value})


def test_yards_lie_on_the_cloth_with_the_open_sau_last() -> None:
    example = Example("drei_saeue", "take", {"yards": YARDS, "winner": "N", "suit": "L", "take": True})
    yards = {z["name"]: [i["label"] for i in z["items"]] for z in example.state()["zones"]}
    assert yards == {
        "North": ["Sau of acorns"],
        "East": [],
        "South": ["Sau of hearts", "Sau of leaves"],
        "West": ["Sau of bells"],
    }
    assert lines(example)["Yards"] == "North: leaves over acorns, East: none, South: hearts, West: bells"


def test_two_saeue_change_places_so_that_every_suit_has_one() -> None:
    example = Example("drei_saeue", "take", {"yards": YARDS, "winner": "N", "suit": "L", "take": True})
    pick(example, "yards.S.1", "B")
    assert example.position["yards"] == {"N": ["A"], "E": [], "S": ["H", "B"], "W": ["L"]}
    assert example.position["suit"] == "L"
    before = example.position
    pick(example, "yards.S.1", "KH")
    assert example.state()["notice"] and example.position == before


def test_fields_without_a_piece_can_be_changed_where_the_chapter_says_so() -> None:
    position = {"yards": YARDS, "winner": "N", "suit": "L", "take": True}
    assert set(Example("drei_saeue", "take", position).state()["picks"]) == {
        "yards.N.0",
        "yards.S.0",
        "yards.S.1",
        "yards.W.0",
    }
    example = Example("drei_saeue", "take", position, vary="winner suit take")
    pick(example, "suit", "H")
    assert example.state()["verdict"]["rule"] == "DS-4.5"
    pick(example, "take", False)
    assert example.state()["verdict"] is None and lines(example)["Taken from"] == "–"
    pick(example, "take", 0)
    assert example.state()["notice"] and example.position["take"] is False


def test_the_card_played_keeps_its_place_in_the_hand() -> None:
    position = {"seat": "E", "hand": ["7A", "KA", "9H"], "card": "7A", "trick": [["N", "9A"]], "yards": YARDS}
    example = Example("drei_saeue", "labels", position, vary="card")
    assert lines(example) == {"Said of it": "Unterschwurbeln"}
    pick(example, "hand.0", "8A")
    assert example.position["card"] == "8A" and example.position["hand"] == ["8A", "KA", "9H"]
    pick(example, "card", "KA")
    assert lines(example) == {"Said of it": "nothing"}
    hand = next(z for z in example.state()["zones"] if z["id"] == "hand")
    assert [i.get("note", "") for i in hand["items"]] == ["", "is played", ""]


def test_a_forbidden_move_is_told_in_the_games_own_words() -> None:
    position = {"yards": YARDS, "winner": "W", "suit": "H", "take": True}
    verdict = Example("drei_saeue", "take", position).state()["verdict"]
    assert verdict["rule"] == "DS-4.5"
    assert (
        verdict["text"]
        == "The Sau of hearts is covered: it lies under the Sau of leaves before South and is safe."
    )


def test_cards_tell_in_which_leaves_they_count() -> None:
    example = Example("gaunerkleeblatt", "score", {"hand": ["DS", "EB", "FH", "AP", "AS", "HB"]})
    (hand,) = example.state()["zones"]
    assert [i.get("note", "") for i in hand["items"]] == ["V R", "R", "R", "T", "V T", ""]
    assert hand["items"][4]["label"] == "Anführer of the shield, Volk, Truppe"
    assert lines(example) == {"Volk": "2", "Reihe": "3", "Truppe": "2", "Points": "7"}


def test_cards_named_twice_change_in_both_places() -> None:
    position = {
        "hand": ["AS", "BB", "CH", "DP", "ES", "FB"],
        "stock": ["HS", "GS", "GB", "GH", "HB", "HH", "HP", "GP"],
        "discard": ["AS", "BB"],
        "draw": ["AS", "HS"],
    }
    example = Example("gaunerkleeblatt", "exchange", position, show="own_back")
    assert lines(example) == {"Own cards drawn again": "Anführer of the shield"}
    pick(example, "hand.0", "GB")  # lies in the stock
    assert example.position["discard"] == ["GB", "BB"] and example.position["draw"] == ["GB", "HS"]
    assert "AS" in example.position["stock"]
    example.handle({"type": "again"})
    pick(example, "draw.0", "GP")  # another card is drawn, and nothing else moves
    assert example.position == {**position, "draw": ["GP", "HS"]}
    assert lines(example) == {"Own cards drawn again": "none"}
    choices = [c["value"] for c in example.state()["picks"]["discard.0"]["choices"]]
    assert sorted(choices) == sorted(position["hand"])


def test_players_have_the_names_a_chapter_gives_them() -> None:
    position = {"dealer": "P1", "bids": [["P2", 12], ["P3", 13]]}
    example = Example("gleek", "auction", position, names="Anna Ben Carla", show="to_act buyer pay")
    (bids,) = example.state()["zones"]
    assert [(i["caption"], i["face"]["text"], i.get("note", "")) for i in bids["items"]] == [
        ("Ben", "12", ""),
        ("Carla", "13", ""),
        ("Anna", "?", "to speak"),
    ]
    assert lines(example) == {"To act": "Anna", "Buyer": "–"}
    pick(example, "bids.2", "pass")
    pick(example, "bids.3", "pass")
    assert lines(example) == {"Buyer": "Carla", "Payments": "Anna +6, Ben +6, Carla −13"}


def test_honours_played_lie_before_their_players_and_can_be_changed() -> None:
    position = {
        "dealer": "P1",
        "trump": "H",
        "honours": {"P1": ["QH"], "P2": ["AH", "JH"], "P3": ["KH"]},
        "tricks": {"P1": 3, "P2": 5, "P3": 4},
    }
    example = Example("gleek", "settle", position, names="Anna Ben Carla")
    assert {z["name"]: [i["label"] for i in z["items"]] for z in example.state()["zones"]} == {
        "Anna": ["queen of hearts"],
        "Ben": ["ace of hearts", "jack of hearts"],
        "Carla": ["king of hearts"],
    }
    assert lines(example)["From or into the pot"] == "Anna −10, Ben +17, Carla −7"
    pick(example, "honours.P3.0", "JH")
    assert lines(example)["Points"] == "Anna 12, Ben 33, Carla 21"
