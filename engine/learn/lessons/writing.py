"""Short forms for writing lessons in Python; what comes out is the plain JSON of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def both(en: str, de: str) -> dict[str, str]:
    """A text in both languages."""
    return {"en": en, "de": de}


def lesson(
    id: str,
    title: dict[str, str],
    goal: dict[str, str],
    minutes: int,
    record: dict[str, Any],
    steps: list[dict[str, Any]],
    end: dict[str, str],
    **more: Any,
) -> dict[str, Any]:
    """A lesson; `more`: seat, open."""
    return {
        "lesson": 1,
        "id": id,
        "title": title,
        "goal": goal,
        "minutes": minutes,
        "record": record,
        "steps": steps,
        "end": end,
        **more,
    }


def record(game: str, seed: str = "1", **parts: Any) -> dict[str, Any]:
    """A position; `parts`: options, dice, deals, actions."""
    return {"spielbuch": 1, "game": game, "seed": seed, "actions": [], **parts}


def hands(pack: Sequence[str], seats: Sequence[str], void: str = "", **named: str) -> dict[str, list[str]]:
    """A whole pack in hands of equal size: the named cards, and what is left to whoever has most room.

    Seats have names of one letter.  `void` says who holds none of a suit besides the cards named: "ES WH" is E in
    spades, W in hearts.

    >>> hands(["7C", "8C", "9C", "TC"], "NS", "SC", S="9C TC")
    {'N': ['7C', '8C'], 'S': ['9C', 'TC']}
    """
    out = {seat: named.get(seat, "").split() for seat in seats}
    taken = {card for cards in out.values() for card in cards}
    without = {(pair[0], pair[1]) for pair in void.split()}
    size = len(pack) // len(seats)
    rest = [card for card in pack if card not in taken]
    rest.sort(key=lambda card: not any(suit == card[1] for _, suit in without))
    for card in rest:
        open_to = [seat for seat in seats if len(out[seat]) < size and (seat, card[1]) not in without]
        out[min(open_to, key=lambda seat: len(out[seat]))].append(card)
    return out
