"""Hidden cards: sharing them out anew among players, as far as play has not shown who cannot hold them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.cards.card import CardSet
from engine.core.chance import Chance


def share_out(
    cards: CardSet, rooms: Sequence[int], barred: Sequence[CardSet], chance: Chance
) -> tuple[tuple[CardSet, ...], Chance]:
    """The cards at random in hands of given sizes, where hand i holds none of `barred[i]`.

    The sizes must add up to the number of cards, else ValueError, and so it is if no hand-out fits.  Without
    bars every hand-out is equally likely, with bars nearly so: a place is drawn in proportion to its room.
    """
    if sum(rooms) != len(cards):
        raise ValueError(f"{len(cards)} cards do not fill hands of {list(rooms)}")
    order, chance = chance.shuffled(tuple(cards))
    masks = [sum(1 << i for i, bar in enumerate(barred) if card not in bar) for card in order]
    left, hands = list(rooms), [0] * len(rooms)
    waiting = dict.fromkeys(masks, 0)
    for mask in masks:
        waiting[mask] += 1
    for card, mask in sorted(zip(order, masks, strict=True), key=lambda pair: pair[1].bit_count()):
        waiting[mask] -= 1
        fits = [i for i in range(len(left)) if mask >> i & 1 and left[i] and _feasible(waiting, left, i)]
        if not fits:
            raise ValueError("the cards fit no hands")
        ticket, chance = chance.below(sum(left[i] for i in fits))
        place = _drawn(fits, left, ticket)
        left[place] -= 1
        hands[place] |= card.bit
    return tuple(CardSet(cards.pack, bits) for bits in hands), chance


def _drawn(fits: Sequence[int], left: Sequence[int], ticket: int) -> int:
    for place in fits:
        ticket -= left[place]
        if ticket < 0:
            return place
    raise AssertionError("the ticket lies within the room")


def _feasible(waiting: dict[int, int], left: Sequence[int], taken: int) -> bool:
    """Whether the waiting cards still fit if one goes to `taken`: no group of places gets more than it holds.

    By Hall's marriage theorem no choice that passes is ever a dead end.
    """
    room = [n - (i == taken) for i, n in enumerate(left)]
    for chosen in product((False, True), repeat=len(room)):
        group = sum(1 << i for i, inside in enumerate(chosen) if inside)
        needed = sum(n for mask, n in waiting.items() if not mask & ~group)
        if needed > sum(r for r, inside in zip(room, chosen, strict=True) if inside):
            return False
    return True
