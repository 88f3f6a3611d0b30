"""Laying out a game for a lesson: only the hands that matter are named."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import record

_PACK = [rank + suit for rank in "HGFEDCBA" for suit in "SBHP"]
Moves = tuple[tuple[Any, ...], ...]


def dealt(dealer: str, mine: str, **others: str) -> dict[str, Any]:
    """A deal: who gives, your hand, others' hands as far as they matter."""
    named = {"P1": mine.split(), **{seat: cards.split() for seat, cards in others.items()}}
    taken = {card for cards in named.values() for card in cards}
    rest = [card for card in _PACK if card not in taken]
    # every fourth card of what is left, so that no hand is much better than another
    rest = [card for n in range(4) for card in rest[n::4]]
    hands = {}
    for seat in ("P1", "P2", "P3", "P4"):
        hands[seat] = named.get(seat) or [rest.pop(0) for _ in range(6)]
    return {"dealer": dealer, "hands": hands, "stock": rest}


def laid(dealer: str, mine: str, moves: Moves = (), **others: str) -> dict[str, Any]:
    """A position: a deal and the moves so far."""
    return after([dealt(dealer, mine, **others)], moves)


def after(deals: list[dict[str, Any]], moves: Moves, seed: str = "1") -> dict[str, Any]:
    """A position after the moves of several games, each with its deal; the seed decides what is drawn."""
    return record("gaunerkleeblatt", seed, deals=deals, actions=[list(move) for move in moves])
