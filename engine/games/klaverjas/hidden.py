"""What one seat sees, and random states that look the same from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import NamedTuple

from engine.cards.card import Card, CardSet
from engine.cards.packs import FRENCH_32
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.games.klaverjas.duties import legal
from engine.games.klaverjas.newdeal import NO_CARDS
from engine.games.klaverjas.roem import in_trick
from engine.games.klaverjas.rules import Proposal
from engine.games.klaverjas.state import Laid, Pile, Public, Spot, State, Trick, View

TRIES = 12
_PUBLIC = tuple(f.name for f in fields(Public))


def view_of(state: State, seat: Seat | None) -> View:
    """What this seat may know; None: an onlooker."""
    public = {name: getattr(state, name) for name in _PUBLIC}
    public["tricks"] = tuple(t if t.claimed else replace(t, roem=()) for t in state.tricks)
    i = None if seat is None else state.index(seat)
    mine = state.contract is not None and state.contract.declarer is seat
    return View(
        **public,
        seat=seat,
        hand=NO_CARDS if i is None else state.hands[i],
        counts=tuple(len(h) for h in state.hands),
        rows=tuple(tuple(Spot(p.open, p.hidden is not None) for p in row) for row in state.rows),
        start=_known_start(state, i),
        away=state.away if mine else NO_CARDS,
        talon=len(state.talon),
    )


def _known_start(state: State, i: int | None) -> CardSet:
    """What a seat held at the start, as far as it has seen its cards: hidden table cards are left out."""
    if i is None or not state.start:
        return NO_CARDS
    covered = state.rows[i] if state.rows else ()
    return state.start[i] - FRENCH_32.set(p.hidden for p in covered if p.hidden is not None)


# ---- states that look the same ----


class Place(NamedTuple):
    """Somewhere hidden cards lie: how many, and which cards may be among them."""

    name: str
    size: int
    may: int


def possible(state: State, seat: Seat, chance: Chance) -> State:
    """A random state that looks the same from this seat.

    Hidden cards are dealt anew so that every play so far was legal (a seat that did not follow is void), and,
    as far as a few tries find it, so that the roem told so far is right.
    """
    pool, places = _hidden(state, seat)
    sample = state
    for _ in range(TRIES):
        dealt, chance = _fill(pool, places, chance)
        sample = _put(state, seat, dealt)
        if _told_right(state, sample):
            break
    number, chance = chance.below(1 << 62)
    return replace(_open_claims(sample), chance=Chance(f"possible {number}"))


def _hidden(state: State, seat: Seat) -> tuple[tuple[Card, ...], tuple[Place, ...]]:
    """All cards this seat cannot see, and where they can be."""
    everything = FRENCH_32.all_bits
    mine = state.contract is not None and state.contract.declarer is seat
    pool, places = NO_CARDS, []
    for i, s in enumerate(state.rules.seats):
        if s is not seat and state.hands[i]:
            pool |= state.hands[i]
            places.append(Place(s.value, len(state.hands[i]), everything & ~_shown_void(state, s)))
        for k, pile in enumerate(state.rows[i] if state.rows else ()):
            if pile.hidden is not None:
                pool = pool.add(pile.hidden)
                places.append(Place(f"{s.value}{k}", 1, everything))
    for name, cards in (("talon", state.talon), ("away", NO_CARDS if mine else state.away)):
        if cards:
            pool |= cards
            places.append(Place(name, len(cards), everything))
    return tuple(pool), _shown_card(state, pool, places)


def _shown_card(state: State, pool: CardSet, places: list[Place]) -> tuple[Place, ...]:
    """The dealer's card that everybody saw is still with the dealer, or laid away by the dealer (KJ-3.2)."""
    card = state.bidding.card
    if state.rules.proposal is not Proposal.DEALER_CARD or card is None or card not in pool:
        return tuple(places)
    homes = {state.dealer.value}
    if state.contract is not None and state.contract.declarer is state.dealer:
        homes.add("away")
    return tuple(p if p.name in homes else Place(p.name, p.size, p.may & ~card.bit) for p in places)


def _shown_void(state: State, seat: Seat) -> int:
    """Cards that a seat cannot hold now, since with any of them one of its plays would have been barred."""
    if state.contract is None:
        return 0
    cannot = 0
    for trick in (*(t.plays for t in state.tricks), state.trick):
        for i, (who, card) in enumerate(trick):
            if who is seat and i:
                cannot |= _barring(state, trick[:i], who, card)
    return cannot


def _barring(state: State, before: tuple[Laid, ...], seat: Seat, card: Card) -> int:
    found = 0
    for other in FRENCH_32.cards:
        if other != card:
            pair = CardSet(FRENCH_32, card.bit | other.bit)
            if card not in legal(state.rules, state.trump, pair, before, seat):
                found |= other.bit
    return found


def _fill(
    pool: tuple[Card, ...], places: tuple[Place, ...], chance: Chance
) -> tuple[Mapping[str, list[Card]], Chance]:
    """The pool dealt to the places at random, each card where it may lie; others are moved on for room."""
    order, chance = chance.shuffled(pool)
    slots, chance = chance.shuffled([p for p in places for _ in range(p.size)])
    held: list[Card | None] = [None] * len(slots)

    def settle(card: Card, tried: set[int]) -> bool:
        for i, place in enumerate(slots):
            if i in tried or not place.may & card.bit:
                continue
            tried.add(i)
            other = held[i]
            if other is None or settle(other, tried):
                held[i] = card
                return True
        return False

    for card in order:
        settle(card, set())
    dealt: dict[str, list[Card]] = {p.name: [] for p in places}
    for place, here in zip(slots, held, strict=True):
        assert here is not None
        dealt[place.name].append(here)
    return dealt, chance


def _put(state: State, seat: Seat, dealt: Mapping[str, list[Card]]) -> State:
    """The state with its hidden cards replaced; starts follow from hands, rows and what was played."""
    seats = state.rules.seats
    hands = tuple(
        FRENCH_32.set(dealt[s.value]) if s.value in dealt else h
        for s, h in zip(seats, state.hands, strict=True)
    )
    rows = tuple(
        tuple(
            Pile(p.open, dealt[f"{s.value}{k}"][0]) if p.hidden is not None else p for k, p in enumerate(row)
        )
        for s, row in zip(seats, state.rows, strict=False)
    )
    start = state.start
    if start:
        played = [x for t in state.tricks for x in t.plays] + list(state.trick)
        start = tuple(
            hands[i]
            | FRENCH_32.set(
                [c for who, c in played if who is s]
                + [c for pile in (rows[i] if rows else ()) for c in pile if c is not None]
            )
            for i, s in enumerate(seats)
        )
    return replace(
        state,
        hands=hands,
        rows=rows,
        start=start,
        talon=FRENCH_32.set(dealt["talon"]) if "talon" in dealt else state.talon,
        away=FRENCH_32.set(dealt["away"]) if "away" in dealt else state.away,
    )


def _retold(state: State) -> tuple[Trick, ...]:
    """The finished tricks with the roem that these hands would have made."""
    start = dict(zip(state.rules.seats, state.start, strict=False))
    tricks, earlier = [], NO_CARDS
    for t in state.tricks:
        tricks.append(replace(t, roem=in_trick(state.rules, state.trump, t.plays, start, earlier)))
        earlier |= FRENCH_32.set(c for _, c in t.plays)
    return tuple(tricks)


def _told_right(state: State, sample: State) -> bool:
    told = [t.roem for t in state.tricks if t.claimed]
    return told == [t.roem for t in _retold(sample) if t.claimed]


def _open_claims(sample: State) -> State:
    """Roem that nobody has announced yet is what the sampled hands make of it."""
    retold = _retold(sample)
    return replace(
        sample, tricks=tuple(t if t.claimed else new for t, new in zip(sample.tricks, retold, strict=True))
    )
