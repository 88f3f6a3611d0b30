"""The cut for the deal and the deal itself, by chance or as given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.cards.card import Card, CardSet
from engine.core import read
from engine.core.chance import Chance
from engine.core.seat import Seat, after, clockwise
from engine.games.gleek.score import lowest
from engine.games.gleek.state import PACK, SEATS, TRICKS, Play

PACKET = 4
STOCK = 8


Hands = tuple[CardSet, CardSet, CardSet]


class Deal(NamedTuple):
    """Who gives, the hands in the order of the seats, the eight of the stock (the first is turned up)."""

    dealer: Seat
    hands: Hands
    stock: tuple[Card, ...]
    base: int | None = None


def cut(chance: Chance) -> tuple[tuple[tuple[Play, ...], ...], Seat, Chance]:
    """Everybody cuts, those tied for the lowest again: the rounds and the first dealer (GL-2.1)."""
    rounds = []
    tied: tuple[Seat, ...] = SEATS
    while len(tied) > 1:
        cards, chance = chance.shuffled(PACK.cards)
        cuts = dict(zip(tied, cards, strict=False))
        rounds.append(tuple(cuts.items()))
        tied = lowest(cuts)
    return tuple(rounds), tied[0], chance


def shuffle(dealer: Seat, chance: Chance) -> tuple[Deal, Chance]:
    """The pack shuffled, cut and dealt four at a time, clockwise from the dealer's left (GL-2.3, GL-2.4)."""
    pack, chance = chance.shuffled(PACK.cards)
    at, chance = chance.below(len(pack))
    pack = (*pack[at:], *pack[:at])
    hands = {s: PACK.set() for s in SEATS}
    order = [s for _ in range(TRICKS // PACKET) for s in clockwise(SEATS, after(SEATS, dealer))]
    for i, seat in enumerate(order):
        hands[seat] |= PACK.set(pack[i * PACKET : (i + 1) * PACKET])
    one, two, three = hands.values()
    return Deal(dealer, (one, two, three), pack[-STOCK:]), chance


def read_deal(raw: Mapping[str, object], dealer: Seat | None) -> Deal:
    """A forced deal: `{"hands", "stock"}` and, if wanted, "dealer" and "base"; BadInput names what is wrong.

    `dealer` is who must deal (None: whoever the deal says, and it must say).
    """
    given = read.fields(dict(raw), "hands stock" + (" dealer" if dealer is None else ""), "dealer base")
    giver = read.seat(given["dealer"], "dealer", SEATS) if "dealer" in given else dealer
    assert giver is not None
    if dealer is not None and giver != dealer:
        read.bad("dealer", f"the deal is {dealer.value}'s", f"geben muss {dealer.value}")
    base = read_base(given["base"]) if "base" in given else None
    hands, stock = read_cards(given["hands"], given["stock"])
    return Deal(giver, hands, stock, base)


def read_base(raw: object) -> int:
    """The stake with which a ruff begins: 2, or 4 after a deal without one."""
    if read.whole(raw, "base") not in (2, 4):
        read.bad("base", "must be 2 or 4", "muss 2 oder 4 sein")
    assert isinstance(raw, int)
    return raw


def read_cards(raw_hands: object, raw_stock: object) -> tuple[Hands, tuple[Card, ...]]:
    """Three hands of twelve and the stock of eight: all cards of the pack, each once."""
    hands = read.per(raw_hands, "hands", SEATS, lambda v, f: read.cards(v, f, PACK, TRICKS))
    stock = read.cards(raw_stock, "stock", PACK, STOCK)
    read.distinct([c for h in hands.values() for c in h] + list(stock), "hands")
    one, two, three = (PACK.set(h) for h in hands.values())
    return (one, two, three), stock
