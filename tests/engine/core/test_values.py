"""Cards, options, ledger and texts: small values with one job each."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.cards.packs import FRENCH_32, FRENCH_44, FRENCH_52, GAUNER_32, GERMAN_32
from engine.core import registry
from engine.core.ledger import Ledger, Pot
from engine.core.options import Option, OptionTable
from engine.core.refusal import BadInput
from engine.core.seat import Seat
from engine.core.text import Language, Phrase, Speaker, Text, say


@pytest.mark.parametrize(
    "pack, size", [(FRENCH_32, 32), (FRENCH_44, 44), (FRENCH_52, 52), (GERMAN_32, 32), (GAUNER_32, 32)]
)
def test_packs_are_whole_and_every_card_has_its_letters(pack, size) -> None:
    assert len(pack.full) == pack.size == size
    assert all(pack.card(c.code) is c for c in pack.cards)
    for wrong in ("", "K", "KHX", "HK", 7, None, "1H", "kh"):
        with pytest.raises(BadInput):
            pack.card(wrong)


@given(st.sets(st.sampled_from(FRENCH_52.cards)), st.sets(st.sampled_from(FRENCH_52.cards)))
def test_card_sets_behave_like_sets(a, b) -> None:
    x, y = FRENCH_52.set(a), FRENCH_52.set(b)
    assert set(x | y) == a | b and set(x & y) == a & b and set(x - y) == a - b
    assert (x <= y) == (a <= b) and len(x) == len(a) and bool(x) == bool(a)
    for suit in FRENCH_52.suits:
        assert set(x.of(suit)) == {c for c in a if c.suit is suit}


def test_options_tell_numbers_words_and_truth_apart() -> None:
    table = OptionTable(
        (
            Option("tall", Text("t", "t"), Text("h", "h"), "X-1", (False, True)),
            Option("many", Text("t", "t"), Text("h", "h"), "X-2", (9,), least=3, multiple=3),
            Option("limit", Text("t", "t"), Text("h", "h"), "X-3", (3, 5, None)),
        ),
        presets={"big": {"tall": True}},
    )
    assert table.read({}) == {"tall": False, "many": 9, "limit": 3}
    assert table.read({"preset": "big", "many": 12, "limit": None}) == {
        "tall": True,
        "many": 12,
        "limit": None,
    }
    assert table.changed(table.read({"preset": "big"})) == {"tall": True}
    for wrong in (
        {"tall": 1},
        {"many": 10},
        {"many": 0},
        {"many": "9"},
        {"many": True},
        {"limit": 4},
        {"limit": "3"},
        {"wide": 1},
        {"preset": "small"},
        {"preset": None},
        {3: 3},
        [],
        None,
        "x",
    ):
        with pytest.raises(BadInput) as e:
            table.read(wrong)
        assert str(e.value) and e.value.phrase.text.de


@given(
    st.lists(
        st.tuples(
            st.sampled_from([Seat.P1, Seat.P2, Pot.POT]),
            st.sampled_from([Seat.P1, Seat.P2, Pot.POT]),
            st.integers(0, 50),
        )
    )
)
def test_money_only_moves(payments) -> None:
    ledger = Ledger.open([Seat.P1, Seat.P2, Pot.POT], 10)
    for source, target, amount in payments:
        ledger = ledger.pay(source, target, amount, "X-1")
        assert sum(ledger.balances().values()) == 20
    assert sum(ledger.net(a) for a in ledger.balances()) == 0
    assert ledger.close().balances() == ledger.balances()
    with pytest.raises(ValueError):
        ledger.pay(Seat.P1, Seat.P2, -1, "X-1")


def test_a_phrase_speaks_to_its_reader() -> None:
    phrase = Phrase(
        Text("{who} {who:take|takes} it from {other:mid}", "{who} {who:nimmst|nimmt} es von {other:dir|@}"),
        {"who": Seat.N, "other": Seat.E},
    )
    assert phrase.said(Speaker(Language.EN)) == "North takes it from East"
    assert phrase.said(Speaker(Language.EN, Seat.N)) == "You take it from East"
    assert phrase.said(Speaker(Language.DE, Seat.E)) == "Nord nimmt es von dir"
    assert say(FRENCH_32.card("TH"), Speaker(Language.DE)) == "Herz-Zehn"


def test_doctests() -> None:
    ran = 0
    for info in pkgutil.walk_packages(engine.__path__, "engine."):
        result = doctest.testmod(importlib.import_module(info.name))
        assert result.failed == 0, info.name
        ran += result.attempted
    assert ran > 15


@pytest.mark.parametrize("name", registry.NAMES)
def test_rulebooks_speak_both_languages_and_name_their_source(name: str) -> None:
    book, seen = registry.rulebook(name), set()
    for rule in book:
        assert rule.id.startswith(f"{registry.PREFIXES[name]}-") and rule.id not in seen
        seen.add(rule.id)
        assert (
            len(rule.text.en) > 8 and len(rule.text.de) > 8 and rule.text.en != rule.text.de and rule.source
        )
        assert registry.game_of_rule(rule.id) == name


def test_cards_of_different_packs_are_different() -> None:
    assert FRENCH_32.card("7C") != FRENCH_52.card("2C") and FRENCH_32.card("7C") != FRENCH_52.card("7C")
    assert FRENCH_32.card("7C") == FRENCH_32.card("7C")
