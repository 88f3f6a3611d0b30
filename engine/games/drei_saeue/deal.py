"""The deal: Säue and cards shuffled, or taken from a forced deal in its JSON form (DS-2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.cards.card import CardSet, Suit
from engine.core import read
from engine.core.chance import Chance
from engine.core.refusal import BadInput
from engine.core.seat import Seat, after, clockwise
from engine.games.drei_saeue.rules import HAND, PACK, SEATS
from engine.games.drei_saeue.yards import Yards


@dataclass(frozen=True, slots=True)
class Deal:
    """What lies before everybody when a round begins."""

    dealer: Seat
    yards: Yards
    hands: tuple[CardSet, ...]


def shuffled(dealer: Seat, chance: Chance) -> tuple[Deal, Chance]:
    """A shuffled deal: a Sau before each player clockwise (DS-2.2), then eight cards each (DS-2.3)."""
    pigs, chance = chance.shuffled(PACK.suits)
    cards, chance = chance.shuffled(PACK.cards)
    order = clockwise(SEATS, after(SEATS, dealer))
    stacks = {seat: (pigs[i],) for i, seat in enumerate(order)}
    hands = {seat: PACK.set(cards[i :: len(order)]) for i, seat in enumerate(order)}
    return Deal(dealer, Yards.of(stacks), tuple(hands[s] for s in SEATS)), chance


def read_deal(raw: Mapping[str, object]) -> Deal:
    """A deal from `{"dealer", "yards", "hands"}`; BadInput names what is wrong."""
    read.fields(raw, "dealer yards hands")
    dealer = read.seat(raw["dealer"], "dealer", SEATS)
    yards = read_yards(raw["yards"])
    for seat in SEATS:
        if len(yards.before(seat)) != 1:
            read.bad(f"yards.{seat}", "must hold one Sau", "muss eine Sau enthalten")
    hands = read.per(raw["hands"], "hands", SEATS, lambda r, f: read.cards(r, f, PACK, HAND))
    read.distinct([c for hand in hands.values() for c in hand], "hands")
    return Deal(dealer, yards, tuple(PACK.set(hands[s]) for s in SEATS))


def read_yards(raw: object) -> Yards:
    """Yards from one list of suits per seat, bottom to top; every Sau must be there once."""
    stacks: dict[Seat, Sequence[Suit]] = read.per(raw, "yards", SEATS, _read_stack)
    pigs = [suit for stack in stacks.values() for suit in stack]
    if sorted(s.number for s in pigs) != [s.number for s in PACK.suits]:
        read.bad("yards", "must hold every Sau once", "muss jede Sau einmal enthalten")
    return Yards.of(stacks)


def _read_stack(raw: object, field: str) -> tuple[Suit, ...]:
    return tuple(read.suit(s, field, PACK) for s in read.listed(raw, field, most=len(PACK.suits)))


def read_deals(chance: Chance) -> tuple[Deal, ...]:
    """All deals that are forced, in order, checked: the deal must pass clockwise (DS-2.4)."""
    deals = tuple(read_deal(d) for d in chance.deals)
    for one, two in pairwise(deals):
        if two.dealer != after(SEATS, one.dealer):
            raise BadInput(
                "after {one} the deal passes to {next}, not to {two}",
                "Nach {one} gibt {next}, nicht {two}",
                one=one.dealer,
                next=after(SEATS, one.dealer),
                two=two.dealer,
            )
    return deals
