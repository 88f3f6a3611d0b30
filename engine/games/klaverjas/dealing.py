"""Dealing (KJ-2, KJ-8.5 a, KJ-8.6 a): at random in packets, or as a given deal says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.cards.card import Card, Suit
from engine.cards.packs import FRENCH_32, FRENCH_52
from engine.core import read
from engine.core.chance import Chance
from engine.core.seat import Seat, clockwise
from engine.games.klaverjas.match import highest
from engine.games.klaverjas.rules import Proposal, Rules
from engine.games.klaverjas.state import Laid, Pile

LOW_CARDS = tuple(c for c in FRENCH_52.cards if c.rank.code in "23456")
ROW = 4
_PACKETS = {4: (3, 2, 3), 3: (4, 3, 3), 2: (3, 2, 3)}
_FIELDS = {4: "hands", 3: "hands talon", 2: "hands open hidden"}


class Dealt(NamedTuple):
    """Where the 32 cards lie after dealing, by the order of the seats; each hand in the order dealt."""

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...] = ()
    rows: tuple[tuple[Pile, ...], ...] = ()


class Given(NamedTuple):
    """A forced deal: who deals (None: whose turn it is), a card exposed or all cards, what is proposed."""

    dealer: Seat | None
    exposed: Card | None
    dealt: Dealt | None
    proposal: tuple[Suit, Card | None] | None


def draw_dealer(rules: Rules, chance: Chance) -> tuple[Seat, tuple[tuple[Laid, ...], ...], Chance]:
    """Who deals first: everybody draws, the highest deals, a tie draws again (KJ-2.1)."""
    seats = rules.seats
    draws: list[tuple[Laid, ...]] = []
    while len(seats) != 1 or not draws:
        pack, chance = chance.shuffled(FRENCH_32.cards)
        draws.append(tuple(Laid(s, c) for s, c in zip(seats, pack, strict=False)))
        seats = highest(dict(draws[-1]))
    return seats[0], tuple(draws), chance


def deal_out(rules: Rules, dealer: Seat, chance: Chance) -> tuple[Dealt, Chance]:
    """Shuffle, cut and deal in packets from the dealer's left (KJ-2.2, KJ-2.3)."""
    pack, chance = chance.shuffled(FRENCH_32.cards)
    cut, chance = chance.below(len(pack))
    deck = iter((*pack[cut:], *pack[:cut]))
    seats = rules.seats
    hands: dict[Seat, list[Card]] = {s: [] for s in seats}
    order = clockwise(seats, seats[(seats.index(dealer) + 1) % len(seats)])
    for packet in _PACKETS[rules.players]:
        for s in order:
            hands[s] += [next(deck) for _ in range(packet)]
    talon: tuple[Card, ...] = ()
    rows: tuple[tuple[Pile, ...], ...] = ()
    if rules.players == 3:
        talon = next(deck), next(deck)
    if rules.players == 2:
        hidden = {s: [next(deck) for _ in range(ROW)] for s in order}
        rows_of = {s: tuple(Pile(next(deck), h) for h in hidden[s]) for s in order}
        rows = tuple(rows_of[s] for s in seats)
    return Dealt(tuple(tuple(hands[s]) for s in seats), talon, rows), chance


def propose(rules: Rules, dealer: Seat, dealt: Dealt, chance: Chance) -> tuple[Suit, Card | None, Chance]:
    """The proposed suit, and the card that proposes it (KJ-3.1, KJ-3.2)."""
    if rules.proposal is Proposal.DEALER_CARD:
        card = dealt.hands[rules.seats.index(dealer)][7]
        return card.suit, card, chance
    if rules.proposal is Proposal.LOW_CARD:
        i, chance = chance.below(len(LOW_CARDS))
        return FRENCH_32.suit(LOW_CARDS[i].suit.code), LOW_CARDS[i], chance
    i, chance = chance.below(4)
    return FRENCH_32.suits[i], None, chance


# ---- given deals ----


def fields_of(rules: Rules) -> str:
    """The fields that say where all cards lie."""
    return _FIELDS[rules.players]


def read_dealt(rules: Rules, raw: Mapping[str, Any]) -> Dealt:
    """All 32 cards from a position's fields; BadInput names what is wrong."""
    seats = rules.seats

    def some(count: int) -> read.Reader[tuple[Card, ...]]:
        return lambda value, field: read.cards(value, field, FRENCH_32, count)

    hands = read.per(raw["hands"], "hands", seats, some(rules.hand_size))
    found = [c for s in seats for c in hands[s]]
    talon: tuple[Card, ...] = ()
    rows: tuple[tuple[Pile, ...], ...] = ()
    if rules.players == 3:
        talon = read.cards(raw["talon"], "talon", FRENCH_32, 2)
        found += talon
    if rules.players == 2:
        tops, under = (read.per(raw[name], name, seats, some(ROW)) for name in ("open", "hidden"))
        rows = tuple(tuple(map(Pile, tops[s], under[s])) for s in seats)
        found += [c for s in seats for c in (*tops[s], *under[s])]
    read.distinct(found, "hands")
    return Dealt(tuple(hands[s] for s in seats), talon, rows)


def read_proposal(rules: Rules, raw: object, dealers: tuple[Card, ...] | None) -> tuple[Suit, Card | None]:
    """What is proposed, in the form that `proposal` asks for; `dealers`: the dealer's hand, if known."""
    if rules.proposal is Proposal.RANDOM:
        return read.suit(raw, "proposed", FRENCH_32), None
    if rules.proposal is Proposal.LOW_CARD:
        low = next((c for c in LOW_CARDS if c.code == raw), None)
        if low is None:
            read.bad("proposed", "must be one of the cards 2 to 6", "muss eine der Karten 2 bis 6 sein")
        return FRENCH_32.suit(low.suit.code), low
    card = read.card(raw, "proposed", FRENCH_32)
    if dealers is not None and card not in dealers:
        read.bad("proposed", "must be one of the dealer's cards", "muss eine Karte des Gebers sein")
    return card.suit, card


def read_given(rules: Rules, raw: object) -> Given:
    """A forced deal: `{"exposed": card}` for a misdeal, else where all cards lie; both with [dealer].

    Without `proposed` it is drawn as usual.  BadInput names what is wrong.
    """
    exposed = isinstance(raw, dict) and "exposed" in raw
    given = read.fields(
        raw, "exposed" if exposed else fields_of(rules), "dealer" if exposed else "dealer proposed"
    )
    dealer = read.seat(given["dealer"], "dealer", rules.seats) if "dealer" in given else None
    if exposed:
        return Given(dealer, read.card(given["exposed"], "exposed", FRENCH_32), None, None)
    dealt = read_dealt(rules, given)
    if "proposed" not in given:
        return Given(dealer, None, dealt, None)
    if dealer is None and rules.proposal is Proposal.DEALER_CARD:
        read.bad("dealer", "is missing: whose card is it?", "fehlt: Wessen Karte ist es?")
    hand = None if dealer is None else dealt.hands[rules.seats.index(dealer)]
    return Given(dealer, None, dealt, read_proposal(rules, given["proposed"], hand))
