"""Plates of what is said in turn: every word can be changed, and the turn goes on from there."""

from __future__ import annotations

from typing import Any

import pytest

from widgets.casework import Casework
from widgets.kinds.compare import Compare
from widgets.kinds.example import Example

PRESSED = {"active": "P1", "bids": [["P1", 1], ["P2", "decline"], ["P3", 2]]}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOOK_LANG", "en")


def lines(plate: Casework) -> dict[str, str]:
    return {line["label"]: line["value"].replace("\u00a0", " ") for line in plate.state()["lines"]}


def shown(plate: Casework) -> list[tuple[str, str]]:
    (zone,) = plate.state()["zones"]
    return [(i["caption"].rstrip(":"), i["label"]) for i in zone["items"]]


def say(plate: Casework, what: str, value: Any) -> None:
    plate.handle({"type": "pick", "what": what, "value": value})


def test_bids_lie_on_the_cloth_and_the_next_one_is_asked_for() -> None:
    plate = Example("kaufmannsglueck", "contest", PRESSED)
    assert shown(plate) == [
        ("Player 1", "1"),
        ("Player 2", "decline"),
        ("Player 3", "2"),
        ("Player 1", "to speak"),
    ]
    assert set(plate.state()["picks"]) == {"bids.0", "bids.1", "bids.2", "bids.3"}
    assert lines(plate)["Paid"] == "Player 1: 1, Player 3: 2"


def test_the_bidding_goes_on_to_its_end() -> None:
    plate = Example("kaufmannsglueck", "contest", PRESSED)
    say(plate, "bids.3", "yield")
    assert lines(plate)["State"] == "thrown away" and len(shown(plate)) == 4
    say(plate, "bids.3", 3)
    assert lines(plate)["Price"] == "3" and lines(plate)["Draw from the stack"] == "Player 3"
    say(plate, "bids.4", "decline")
    assert plate.state()["notice"] and len(plate.position["bids"]) == 4, "nobody speaks after the end"


def test_a_changed_word_takes_back_what_followed() -> None:
    plate = Example("kaufmannsglueck", "contest", PRESSED)
    say(plate, "bids.0", 2)
    assert plate.position["bids"] == [["P1", 2]] and shown(plate)[-1] == ("Player 2", "to speak")
    plate.handle({"type": "again"})
    assert plate.position == PRESSED


def test_a_forbidden_word_can_be_said_and_is_refused_by_its_rule() -> None:
    plate = Example("kaufmannsglueck", "contest", PRESSED)
    for value, rule in ((2, "KG-4.10"), (4, "KG-5.1"), ("decline", "KG-4.13")):
        say(plate, "bids.3", value)
        assert plate.state()["verdict"]["rule"] == rule


@pytest.mark.parametrize(
    "what,value",
    [("bids.9", 1), ("bids.", 1), ("bids.3", True), ("bids.3", "fold"), ("bids.3", 1.0), ("x", 1), (3, 1)],
)
def test_nonsense_changes_nothing(what: Any, value: Any) -> None:
    plate = Example("kaufmannsglueck", "contest", PRESSED)
    say(plate, what, value)
    assert plate.state()["notice"] and plate.position == PRESSED


def test_a_comparison_asks_for_who_is_next_under_the_value_shown() -> None:
    plate = Compare("kaufmannsglueck", "limit", "contest", {"active": "P1", "bids": [["P1", 1], ["P2", 3]]})
    assert lines(plate)["State"] == "sold" and len(shown(plate)) == 2
    plate.handle({"type": "choose", "value": 5})
    say(plate, "bids.2", 4)
    assert plate.position["bids"][-1] == ["P3", 4] and shown(plate)[-1] == ("Player 1", "to speak")


def test_who_stays_and_who_folds() -> None:
    plate = Example("kaufmannsglueck", "folding", {"dealer": "P3", "round": 1, "decisions": []})
    for place, value in enumerate(("fold", "stay", "fold")):
        say(plate, f"decisions.{place}", value)
    assert lines(plate) == {"Still in": "Player 2", "Winner": "Player 2"}


BETS = {"dealer": "P4", "round": 1, "actions": [["P1", "name", 2], ["P2", "hold"], ["P3", "raise", 4]]}


def test_bets_carry_their_amounts() -> None:
    plate = Example("gaunerkleeblatt", "betting", BETS)
    assert shown(plate) == [
        ("Player 1", "stake 2"),
        ("Player 2", "hold"),
        ("Player 3", "raise to 4"),
        ("Player 4", "to speak"),
    ]
    say(plate, "actions.3", "pass")
    say(plate, "actions.4", "hold")
    assert plate.position["actions"][3:] == [["P4", "pass"], ["P1", "hold"]]
    assert lines(plate)["To act"] == "Player 2" and lines(plate)["Allowed"] == "hold, pass"
    say(plate, "actions.2", "raise 2")
    assert plate.position["actions"][2:] == [["P3", "raise", 2]]
    assert plate.state()["verdict"]["text"] == "A raise must be above the stake of 2: 2 is not."


def test_keys_are_named_by_ranks() -> None:
    plate = Example("kaufmannsglueck", "rank", {"hand": ["KH", "KS", "KD", "KC", "TH"]})
    assert lines(plate)["Compared by"] == "king, ten"
