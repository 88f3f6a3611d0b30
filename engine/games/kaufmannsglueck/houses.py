"""The four houses: the cards of Kaufmannsglück under the names that the suits have of their own (KG-1.4)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.packs import FRENCH_52
from engine.core.text import Text
from engine.games.kaufmannsglueck.rules import Rules, SuitOrder

HOUSES = ("Ren", "Warin", "Sain", "Telen")
"""From high to low."""


def pack(rules: Rules) -> str:
    """The faces to draw: every suit keeps its shape and bears the mark of its house."""
    return "houses" if rules.suit_order is SuitOrder.TABLE else "houses_text"


def names(rules: Rules) -> Mapping[object, Text]:
    """What suits and cards are called: "king of Ren", "Ren-König"."""
    house = dict(zip(rules.suit_order.letters, HOUSES, strict=True))
    suits: dict[object, Text] = {s: Text(house[s.code], house[s.code]) for s in FRENCH_52.suits}
    cards: dict[object, Text] = {
        c: Text(f"{c.rank.name.en} of {house[c.suit.code]}", f"{house[c.suit.code]}-{c.rank.name.de}")
        for c in FRENCH_52.cards
    }
    return suits | cards
