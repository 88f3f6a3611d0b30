"""The table of Klaverjas: every decision can be made there, nothing hidden is drawn, both languages speak."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.bots.bot import advise
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.scene import Look
from engine.core.seat import Seat
from engine.core.text import Language, Speaker
from engine.games.klaverjas.play import GAME
from engine.games.klaverjas.scene import scene
from engine.games.klaverjas.state import Phase, State
from tests.engine.klaverjas.table import after, cards, start

S = Seat.S
SETTINGS: list[dict[str, Any]] = [
    {},
    {"preset": "club", "roem_claim": "manual", "ledig": True},
    {"players": 3},
    {"players": 2, "proposal": "dealer_card"},
    {"proposal": "random"},
]


def look(state: State, seat: Seat | None, language: Language, open: bool = False) -> Look:
    choices = {}
    if seat is not None and seat in GAME.turn(state):
        choices = {a: GAME.check(state, a) for a in GAME.candidates(state, seat)}
    views = {s: GAME.view(state, s) for s in GAME.seats(state.rules) if s is not seat} if open else {}
    return Look(Speaker(language, seat), GAME.explain, choices, views)


def drawn(
    state: State, seat: Seat | None, language: Language = Language.EN, open: bool = False
) -> dict[str, Any]:
    found = scene(GAME.view(state, seat), look(state, seat, language, open))
    json.dumps(found)
    return found


def offered(found: dict[str, Any], seat: Seat) -> list[list[Any]]:
    """Every action the scene lets a seat take that is not marked as barred."""
    pieces = [i for z in found["zones"] for i in z["items"] if i.get("action")]
    raw = [[seat.value, *p["action"]] for p in [*pieces, *found["buttons"]] if p["refusal"] is None]
    if found["select"] is not None:
        ids = [i["id"] for z in found["zones"] if z["id"] == found["select"]["zone"] for i in z["items"]]
        assert found["select"]["min"] == found["select"]["max"] == 2
        raw += [[seat.value, found["select"]["verb"], [a, b]] for a in ids for b in ids if a != b]
    return raw


def walk(options: dict[str, Any], deals: int = 2) -> list[State]:
    state = GAME.setup(GAME.rules({**options, "deals": deals}), Chance("scene"))
    states = [state]
    while GAME.turn(state):
        seat = GAME.turn(state)[0]
        after_it = GAME.apply(state, advise(GAME, state, seat, "sensible", Chance("1")).action).state
        assert isinstance(after_it, State)
        state = after_it
        states.append(state)
    return states


@pytest.mark.parametrize("options", SETTINGS)
def test_every_decision_can_be_made_at_the_table(options: dict[str, Any]) -> None:
    for state in walk(options):
        for seat in GAME.turn(state):
            legal = set(GAME.legal_actions(state, seat))
            found = {GAME.read_action(state.rules, raw) for raw in offered(drawn(state, seat), seat)}
            pairs = {
                Action(a.seat, a.verb, tuple(sorted(a.cards))) if a.verb == "discard" else a for a in found
            }
            assert pairs == legal
            for other in state.rules.seats:
                if other is not seat:
                    assert not offered(drawn(state, other), other)


@pytest.mark.parametrize("options", SETTINGS)
def test_no_hidden_card_is_drawn(options: dict[str, Any]) -> None:
    for state in walk(options, 1):
        for seat in (*state.rules.seats, None):
            ids = {
                i["id"] for z in drawn(state, seat)["zones"] for i in z["items"] if i["face"]["t"] == "card"
            }
            ids.discard("proposal")
            hidden = {
                c.code
                for s, h in zip(state.rules.seats, state.hands, strict=True)
                if s is not seat
                for c in h
            }
            assert not ids & hidden


@pytest.mark.parametrize("options", SETTINGS)
def test_both_languages_speak(options: dict[str, Any]) -> None:
    same = {"Amsterdam", "Rotterdam", "Ledig", "West", ""}
    for state in walk(options, 1):
        for seat in (*state.rules.seats, None):
            en, de = (drawn(state, seat, language) for language in Language)
            assert en["prompt"]["main"] != de["prompt"]["main"]
            for a, b in zip(strings(en), strings(de), strict=True):
                assert "{" not in a + b and "None" not in a + b
                assert a != b or a in same or not a.isalpha() or len(a) < 3
            if state.settled:
                assert en["done"]["main"] != de["done"]["main"]


def strings(found: dict[str, Any]) -> list[str]:
    """Everything that is read, in order."""
    out = [*found["head"]["parts"], found["head"]["right"], found["prompt"]["main"], found["prompt"]["sub"]]
    out += [b["label"] for b in found["buttons"]]
    for z in found["zones"]:
        out += [z["label"], z["sub"], *(t["text"] for t in z["tags"])]
        out += [i["label"] for i in z["items"]]
    return out


def test_the_reader_sits_below_and_the_hand_comes_last() -> None:
    state = after(start(), "S accept")
    for seat in state.rules.seats:
        zones = drawn(state, seat)["zones"]
        assert zones[-1]["role"] == "hand" and zones[-1]["place"] == "s"
        assert [z["place"] for z in zones if z["role"] == "seat"] == ["w", "n", "e"]
        partner = next(z for z in zones if z["place"] == "n")
        assert "your partner" in partner["sub"]


def test_the_trick_says_who_led_and_who_is_winning() -> None:
    state = cards(after(start(), "S accept"), "AS 8S")
    trick = next(z for z in drawn(state, Seat.N)["zones"] if z["role"] == "trick")
    assert [(i.get("caption"), i.get("note"), i["state"]) for i in trick["items"]] == [
        ("South", "led, winning", "winning"),
        ("West", "", "played"),
        (None, None, ""),
    ]
    full = cards(state, "KS 7S")
    trick = next(z for z in drawn(full, S)["zones"] if z["role"] == "trick")
    assert len(trick["items"]) == 4, "the full trick lies there until somebody leads"


def test_a_barred_card_says_why() -> None:
    state = cards(after(start(), "S accept"), "AS")
    hand = drawn(state, Seat.W)["zones"][-1]
    barred = [i for i in hand["items"] if i["state"] == "barred"]
    assert {i["refusal"]["rule"] for i in barred} == {"KJ-4.2"}
    assert barred[0]["refusal"]["text"] == "You must follow suit: spades were led."
    assert barred[0]["refusal"]["href"].endswith("#kj-4.2")


def test_the_end_of_a_deal_is_told() -> None:
    states = walk({})
    scored = next(s for s in states if s.phase is Phase.SCORED)
    over = states[-1]
    for state in (scored, over):
        for seat in (S, Seat.E, None):
            done = drawn(state, seat)["done"]
            assert any(c.isdigit() for c in done["main"])
    assert drawn(states[0], S)["done"] is None


def test_open_hands_are_shown_when_asked_for() -> None:
    found = drawn(start(), S, open=True)
    seats = [z for z in found["zones"] if z["role"] == "seat"]
    assert all(len(z["items"]) == 8 and z["layout"] == "row" for z in seats)
