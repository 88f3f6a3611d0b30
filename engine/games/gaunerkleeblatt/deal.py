"""The deal: shuffled, or forced in its JSON form (GK-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from engine.cards.card import CardSet
from engine.core import read
from engine.core.chance import Chance
from engine.core.refusal import BadInput
from engine.core.seat import Seat, after, clockwise
from engine.games.gaunerkleeblatt.rules import HAND, PACK, Rules


@dataclass(frozen=True, slots=True)
class Deal:
    """What everybody holds when a game begins; hands in the order of the table."""

    dealer: Seat
    hands: tuple[CardSet, ...]
    stock: CardSet


def shuffled(rules: Rules, dealer: Seat, chance: Chance) -> tuple[Deal, Chance]:
    """Six cards each, the dealer's own last; the rest is the stock (GK-2.1, GK-2.2)."""
    cards, chance = chance.shuffled(PACK.cards)
    order = clockwise(rules.seats, after(rules.seats, dealer))
    hands = {s: PACK.set(cards[HAND * i : HAND * (i + 1)]) for i, s in enumerate(order)}
    stock = PACK.set(cards[HAND * len(order) :])
    return Deal(dealer, tuple(hands[s] for s in rules.seats), stock), chance


def read_deal(rules: Rules, raw: Mapping[str, object]) -> Deal:
    """A deal from `{"dealer", "hands", "stock"}`; BadInput names what is wrong."""
    read.fields(raw, "dealer hands stock")
    dealer = read.seat(raw["dealer"], "dealer", rules.seats)
    hands = read.per(raw["hands"], "hands", rules.seats, lambda r, f: read.cards(r, f, PACK, HAND))
    stock = read.cards(raw["stock"], "stock", PACK, rules.stock(rules.players))
    read.distinct([*(c for hand in hands.values() for c in hand), *stock], "stock")
    return Deal(dealer, tuple(PACK.set(hands[s]) for s in rules.seats), PACK.set(stock))


def check_deals(rules: Rules, chance: Chance) -> None:
    """BadInput if a forced deal is malformed, or does not pass clockwise (GK-2.4)."""
    for one, two in pairwise([read_deal(rules, d) for d in chance.deals]):
        if two.dealer != after(rules.seats, one.dealer):
            raise BadInput(
                "after {one} the deal passes to {next}, not to {two}",
                "Nach {one} gibt {next}, nicht {two}",
                one=one.dealer,
                next=after(rules.seats, one.dealer),
                two=two.dealer,
            )
    for raw in chance.deals[:1]:
        read_deal(rules, raw)
