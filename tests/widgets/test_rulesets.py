"""Two sets of rules side by side: what is drawn, what is said, and that bad input changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core import registry
from engine.core.packed import pack
from engine.core.record import Record
from engine.core.text import Language
from engine.learn.contrasts import contrasts_of
from tests.golden.make import FOLDER
from widgets import language as tongue
from widgets.forms import FORMS
from widgets.kinds.rulesets import Rulesets
from widgets.kinds.table import Table

NAMES = [(game, c.id) for game in registry.built() for c in contrasts_of(game)]


@pytest.fixture(params=list(Language))
def lang(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Language:
    monkeypatch.setattr(tongue, "_chosen", request.param)
    return request.param


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongue, "_chosen", Language.EN)


def rows(state: dict[str, Any], name: str = "rows") -> dict[str, tuple[str, ...]]:
    """The rows that differ, with what each side says and the rule behind it."""
    found = state["deal"][name] if state["deal"] else state[name]
    return {
        r["label"]: tuple(" ".join(filter(None, (c["text"], c["rule"]))) for c in r["cells"])
        for r in found
        if r["differs"]
    }


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_every_ready_made_comparison_is_drawn_with_its_difference(
    game: str, name: str, lang: Language
) -> None:
    shown = Rulesets(game, name)
    state = shown.state()
    json.dumps(state, allow_nan=False)
    assert state["contrast"]["title"] and state["what"] == name
    if not state["choice"]:
        assert state["sides"] == [] and state["rows"] == [] and state["deal"] is None
        return
    assert state["options"], "the two sides differ in an option"
    if state["deal"]:
        assert shown.recorded is not None and (shown.recorded.partings or name == "chips")
        shown.handle({"type": "go", "to": "last"})
        deal = shown.state()["deal"]
        assert any(deal["stops"]) or any(r["differs"] for r in deal["scores"])
    else:
        assert state["said"]
        assert all(r["by"] for r in state["rows"] if r["differs"]), "an option makes the difference"


def test_a_card_is_told_with_its_rule_and_the_option(english: None) -> None:
    shown = Rulesets("klaverjas", "undertrump")
    state = shown.state()
    assert rows(state) == {
        "nine of diamonds": ("allowed", "barred KJ-4.7"),
        "ace of diamonds": ("allowed", "barred KJ-4.7"),
        "king of hearts": ("barred KJ-4.3", "allowed"),
        "seven of clubs": ("barred KJ-4.3", "allowed"),
    }
    assert "nine of diamonds: A allowed, B barred KJ-4.7." in state["said"]
    assert [o["label"] for o in state["rows"][0]["by"]] == ["Who cannot overtrump"]
    notes = {
        i["face"]["card"]: i.get("note") for z in state["zones"] if z["id"] == "hand" for i in z["items"]
    }
    assert notes == {"9D": "only A", "AD": "only A", "KH": "only B", "7C": "only B"}
    shown.handle({"type": "pick", "what": "trick.1.1", "value": "8D"})
    changed = shown.state()
    assert changed["changed"] and rows(changed) == {}, "over an eight there is nothing to undertrump"
    shown.handle({"type": "again"})
    assert rows(shown.state()) == rows(state) and not shown.state()["changed"]


def test_of_several_options_the_one_that_matters_is_named(english: None) -> None:
    shown = Rulesets("klaverjas", "undertrump")
    shown.handle({"type": "preset", "side": "b", "value": "club"})
    state = shown.state()
    assert len(state["options"]) > 3
    assert {o["label"] for r in state["rows"] for o in r["by"]} == {"Who cannot overtrump"}


def test_sides_take_presets_and_options_and_change_places(english: None) -> None:
    shown = Rulesets("gleek", "tiddy")
    assert [s["preset"] for s in shown.state()["sides"]] == ["book", None]
    shown.handle({"type": "option", "side": "b", "name": "opening_bid", "value": 13})
    assert shown.sides == [{}, {"tiddy": False, "opening_bid": 13}]
    shown.handle({"type": "swap"})
    assert shown.sides == [{"tiddy": False, "opening_bid": 13}, {}]
    shown.handle({"type": "preset", "side": "a", "value": "book"})
    state = shown.state()
    assert shown.sides == [{}, {}] and state["options"] == [] and rows(state) == {}


def test_a_deal_is_walked_through_to_where_one_side_stops(english: None) -> None:
    shown = Rulesets("klaverjas", "club-stop")
    first = shown.at
    shown.handle({"type": "go", "to": "first"})
    deal = shown.state()["deal"]
    assert (deal["at"], deal["stops"]) == (0, [None, None])
    for to in ("next", "next", "back"):
        shown.handle({"type": "go", "to": to})
    assert shown.at == 1
    shown.handle({"type": "go", "to": "parting"})
    assert shown.at == first
    shown.handle({"type": "go", "to": "parting"})
    deal = shown.state()["deal"]
    assert deal["at"] == 21 and deal["stops"][0] is None and deal["stops"][1]["rule"] == "KJ-4.7"
    assert rows(shown.state(), "moves")["queen of diamonds"] == ("allowed", "barred KJ-4.7")
    shown.handle({"type": "go", "to": "parting"})
    assert shown.notice is not None and shown.at == 21, "nothing differs after that"
    shown.handle({"type": "go", "to": "last"})
    deal = shown.state()["deal"]
    assert deal["at"] == 38 and deal["moves"] == [] and not any(r["differs"] for r in deal["scores"])
    assert deal["scene"]["zones"] and not deal["scene"]["buttons"]


def test_what_happened_on_one_side_only_is_told_apart(english: None) -> None:
    shown = Rulesets("klaverjas", "club-deal")
    shown.handle({"type": "go", "to": "last"})
    told = shown.state()["deal"]["told"]
    assert "Points of the cards" in told["both"] or told["both"]
    assert "nat" in told["b"] and "nat" not in told["a"].lower()


def played_table(game: str = "klaverjas") -> Record:
    table = Table(game, seed=39, seats={})
    return table.play.now


@pytest.mark.parametrize("game", registry.built())
def test_a_readers_own_game_is_put_in_by_link_text_or_file(game: str, lang: Language) -> None:
    record = played_table(game)
    for text in (
        f"https://example.org/compare.html#play={record.link()}",
        record.text(),
        f"#play={record.link()}",
    ):
        shown = Rulesets("klaverjas", "undertrump")
        shown.handle({"type": "load", "text": text})
        assert shown.notice is None and shown.game.key == game
        assert shown.record == record and shown.sides[0] == record.options
    shown = Rulesets("klaverjas", "undertrump")
    shown.handle({"type": "open", "link": f"#play={record.link()}"})
    state = shown.state()
    json.dumps(state, allow_nan=False)
    assert state["what"] == "deal" and state["deal"]["count"] == len(record.actions)
    if game == "klaverjas":
        assert state["sides"][1]["preset"] == "club", "asked: what would it have been under club rules?"
        shown.handle({"type": "option", "side": "b", "name": "four_jacks", "value": 200})
        shown.handle({"type": "load", "text": record.text()})
        assert shown.sides[1]["four_jacks"] == 200, "sides of one's own stay for the next deal"


def test_a_golden_game_of_many_deals_can_be_walked_through(english: None) -> None:
    for stem in ("klaverjas-three", "siebzehn-playoff", "drei_saeue-yards", "gleek-old"):
        raw = json.loads((FOLDER / f"{stem}.json").read_text("utf-8"))["record"]
        shown = Rulesets()
        shown.handle({"type": "load", "text": json.dumps(raw)})
        assert shown.notice is None
        for to in ("parting", "last", "back", 5):
            shown.handle({"type": "go", "to": to})
            json.dumps(shown.state(), allow_nan=False)


def test_a_side_that_cannot_take_the_deal_says_so(lang: Language) -> None:
    shown = Rulesets("klaverjas", "club-stop")
    shown.handle({"type": "option", "side": "b", "name": "players", "value": 3})
    deal = shown.state()["deal"]
    said = {
        Language.EN: "The deal is for 4 players, and these options are for 3.",
        Language.DE: "Das Spiel ist für 4 Spieler, diese Optionen sind für 3.",
    }
    assert deal["stops"][1]["text"] == said[lang] and deal["stops"][0] is None
    assert deal["moves"] == [] and deal["last"] == 38


def test_bots_play_a_seed_out_under_side_a(english: None) -> None:
    shown = Rulesets("kaufmannsglueck")
    shown.handle({"type": "seed", "seed": " 7b "})
    assert shown.record is not None and shown.record.seed == "7b" and shown.state()["what"] == "deal"
    again = Rulesets("kaufmannsglueck")
    again.handle({"type": "seed", "seed": "7b"})
    assert again.record == shown.record


@pytest.mark.parametrize("game", registry.built())
def test_every_question_can_be_compared(game: str, lang: Language) -> None:
    shown = Rulesets(game)
    for ask in FORMS[game]:
        shown.handle({"type": "what", "value": f"ask:{ask}"})
        state = shown.state()
        assert shown.notice is None and state["rows"] and state["what"] == f"ask:{ask}"
    shown.handle({"type": "what", "value": "deal"})
    assert shown.state()["deal"] is not None
    shown.handle({"type": "game", "value": "gleek"})
    assert shown.state()["game"] == "gleek"


def test_a_comparison_travels_in_a_link(english: None) -> None:
    shown = Rulesets("klaverjas", "pit")
    shown.handle({"type": "share"})
    assert shown.state()["share"] == {"n": 1, "link": "#compare=klaverjas/pit"}
    for messages in (
        [{"type": "option", "side": "a", "name": "slot_bonus", "value": True}],
        [
            {"type": "what", "value": "trumping"},
            {"type": "pick", "what": "trick.0.1", "value": "TS"},
        ],
        [{"type": "what", "value": "club-stop"}, {"type": "go", "to": "parting"}, {"type": "swap"}],
        [{"type": "what", "value": "who-chooses"}],
    ):
        for message in messages:
            shown.handle(message)
        shown.handle({"type": "share"})
        link = shown.state()["share"]["link"]
        other = Rulesets("gleek")
        other.handle({"type": "open", "link": link})
        assert other.notice is None
        mine, theirs = shown.state(), other.state()
        for key in ("game", "sides", "options", "zones", "rows", "deal"):
            assert theirs[key] == mine[key], key


def damaged() -> list[Any]:
    whole = Rulesets("klaverjas", "trumping")
    whole.handle({"type": "swap"})
    text = whole.packed()
    deal = Rulesets("klaverjas", "club-stop")
    deal.handle({"type": "swap"})
    base = {"compare": 1, "game": "klaverjas", "a": {}, "b": {}}
    bad = [
        {},
        [],
        {**base, "compare": 2},
        {**base, "game": "chess"},
        {**base, "a": {"trumping": "utrecht"}, "ask": "legal", "position": {}},
        {**base, "a": 7, "ask": "legal", "position": {}},
        {**base, "ask": "legal"},
        {**base, "ask": ["legal"], "position": {}},
        {**base, "ask": "legal", "position": []},
        {**base, "ask": "legal", "position": {"trick": 5}},
        {**base, "ask": "legal", "position": {}, "more": 1},
        {**base, "record": {}},
        {**base, "record": Record("gleek", "1").as_json()},
        {**base, "record": Record("klaverjas", "1").as_json(), "at": "1"},
        {**base, "a": {"players": 3}, "b": {"players": 2}, "record": Record("klaverjas", "1").as_json()},
    ]
    return [
        f"#compare={text[:-9]}",
        f"#compare={text[:40]}xx{text[40:]}",
        "#compare=",
        "#compare=klaverjas/nothing",
        "#compare=chess/pit",
        "#play=",
        "#play=nonsense",
        "",
        None,
        5,
        *(f"#compare={pack(json.dumps(b))}" for b in bad),
    ]


@pytest.mark.parametrize("link", damaged(), ids=str)
def test_a_damaged_link_is_refused_in_one_sentence(link: Any, lang: Language) -> None:
    shown = Rulesets("klaverjas", "club-stop")
    before = shown.state()
    shown.handle({"type": "open", "link": link})
    assert shown.notice is not None and shown.notice["text"].count(". ") == 0
    assert shown.notice["text"].endswith(".")
    assert {**shown.state(), "notice": None} == before


@pytest.mark.parametrize(
    "message",
    [
        {"type": "fly"},
        {"type": "game", "value": "chess"},
        {"type": "game"},
        {"type": "what", "value": "nothing"},
        {"type": "what", "value": "ask:nothing"},
        {"type": "what", "value": []},
        {"type": "option", "side": "c", "name": "roem", "value": "trick"},
        {"type": "option", "side": "a", "name": "roem", "value": "ear"},
        {"type": "option", "side": "a", "name": "nothing", "value": 1},
        {"type": "option", "side": ["a"], "name": "roem", "value": "trick"},
        {"type": "preset", "side": "a", "value": "utrecht"},
        {"type": "preset", "side": "a", "value": {}},
        {"type": "go", "to": "there"},
        {"type": "go", "to": True},
        {"type": "go", "to": None},
        {"type": "go", "to": []},
        {"type": "seed", "seed": "x" * 70},
        {"type": "seed", "seed": [1]},
        {"type": "load", "text": ""},
        {"type": "load", "text": 5},
        {"type": "load", "text": "{"},
        {"type": "load", "text": "a game"},
        {"type": "pick", "what": "hand.0", "value": "2X"},
        {"type": "pick", "what": None, "value": None},
        7,
    ],
    ids=str,
)
def test_a_message_that_makes_no_sense_changes_nothing(message: Any, lang: Language) -> None:
    for name in ("club-stop", "trumping", "who-chooses"):
        shown = Rulesets("klaverjas", name)
        before = shown.state()
        shown.handle(message)
        assert shown.notice is not None, (name, message)
        assert {**shown.state(), "notice": None} == before


def test_options_that_do_not_go_together_are_refused(english: None) -> None:
    shown = Rulesets("klaverjas", "ledig")
    shown.handle({"type": "option", "side": "b", "name": "players", "value": 3})
    assert shown.notice is not None and shown.sides[1] == {"ledig": True}


def test_a_record_that_breaks_its_own_rules_is_refused(english: None) -> None:
    record = Rulesets("klaverjas", "club-stop").record
    assert record is not None
    raw = {**record.as_json(), "options": {"undertrump": "avoid", "head_trump_lead": True}}
    shown = Rulesets("gleek")
    shown.handle({"type": "load", "text": json.dumps(raw)})
    assert shown.notice is not None and "Action 22 is against rule KJ-4.7" in shown.notice["text"]
    assert shown.game.key == "gleek"


def test_a_table_shares_the_way_here(english: None) -> None:
    table = Table("siebzehn", seed=4)
    table.handle({"type": "share"})
    share = table.state()["share"]
    assert share["href"] == f"compare.html{share['link']}"
