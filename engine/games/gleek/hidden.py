"""Hidden cards drawn anew: the states that one seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.cards.card import CardSet
from engine.cards.hidden import share_out
from engine.core.chance import Chance
from engine.core.seat import Seat
from engine.games.gleek.score import counted, hand_sets, ruff
from engine.games.gleek.state import PACK, SEATS, Open, Phase, State

TRIES = 100
_STOCK, _AWAY = "stock", "laid away"
Place = Seat | str


@dataclass(frozen=True)
class _Hidden:
    """A place whose cards a seat does not know: how many are open to chance, and which it cannot hold."""

    place: Place
    fixed: CardSet
    room: int
    barred: CardSet


def drawn_anew(state: State, seat: Seat, chance: Chance) -> State:
    """A random state with the same view from this seat: true to what was shown and to suits not followed.

    Hands that would have had to show other sets or another ruff are drawn again, a hundred times at most.
    """
    places = list(_places(state, seat))
    loose = PACK.set(c for p in places for c in _cards(state, p.place) - p.fixed)
    number, chance = chance.below(1 << 32)
    state = replace(state, chance=Chance(f"anew {number}"))
    for _ in range(TRIES):
        shared, chance = share_out(loose, [p.room for p in places], [p.barred for p in places], chance)
        state = _laid_out(state, {p.place: p.fixed | new for p, new in zip(places, shared, strict=True)})
        if _fits(state, seat):
            break
    return state


def _cards(state: State, place: Place) -> CardSet:
    if place == _STOCK:
        return PACK.set(state.stock)
    return state.laid_away if place == _AWAY else state.hand(Seat(place))


def _places(state: State, seat: Seat) -> Iterator[_Hidden]:
    seen, nothing = state.open, PACK.set()
    for other in SEATS:
        if other != seat:
            fixed = _known(seen, other) & state.hand(other)
            barred = _impossible(seen, other)
            yield _Hidden(other, fixed, len(state.hand(other)) - len(fixed), barred)
    if state.stock:
        yield _Hidden(_STOCK, nothing, len(state.stock), nothing)
    if state.laid_away and seat != seen.buyer:
        yield _Hidden(_AWAY, nothing, len(state.laid_away), nothing)


def _known(seen: Open, seat: Seat) -> CardSet:
    """The cards this seat has shown."""
    known = PACK.set(c for shower, c in seen.shown if shower == seat)
    for shower, held in seen.sets:
        known |= held.cards if shower == seat else PACK.set()
    for shower, best in seen.ruffs:
        known |= best.cards if shower == seat else PACK.set()
    return known


def _impossible(seen: Open, seat: Seat) -> CardSet:
    """What this seat cannot hold: suits it did not follow, more of a suit or rank than it has shown."""
    out = PACK.set()
    for start in range(0, len(seen.plays), 3):
        led = seen.plays[start][1]
        for who, card in seen.plays[start + 1 : start + 3]:
            if who == seat and card.suit != led.suit:
                out |= PACK.full.of(led.suit)
            elif who == seat and seen.rules.follow_high:
                out |= PACK.set(c for c in PACK.full.of(led.suit) if card < c)
    for shower, best in seen.ruffs:
        if shower == seat and best.suits:
            out |= PACK.full.of(best.suits[0]) - best.cards
    for shower, held in seen.sets:
        if shower == seat:
            out |= PACK.full.ranked(held.rank) - held.cards
    return out


def _laid_out(state: State, found: Mapping[Place, CardSet]) -> State:
    one, two, three = (found.get(s, state.hand(s)) for s in SEATS)
    return replace(
        state,
        hands=(one, two, three),
        stock=tuple(found.get(_STOCK, ())),
        laid_away=found.get(_AWAY, state.laid_away),
    )


def _fits(state: State, seat: Seat) -> bool:
    """Whether the others would have shown just the sets and ruffs that they have shown."""
    seen = state.open
    if seen.phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.RUFF):
        return True
    full = {s: state.hand(s) | PACK.set(c for p, c in seen.plays if p == s) for s in SEATS}
    full = counted(seen.rules, full, seen.dealer, seen.turn_up)
    ruffs = dict(seen.ruffs)
    return all(
        hand_sets(full[s]) == tuple(h for p, h in seen.sets if p == s)
        and (s not in ruffs or ruff(full[s]).order == ruffs[s].order)
        for s in SEATS
        if s != seat
    )
