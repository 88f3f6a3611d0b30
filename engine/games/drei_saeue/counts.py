"""Exact numbers of Drei Säue vor dem Hof, counted on the pack itself."""

from __future__ import annotations

from engine.games.drei_saeue.rules import HAND, PACK, SEATS


def pack() -> dict[str, int]:
    """Säue, playing cards, cards per hand and tricks (DS-1.2, DS-2.3)."""
    return {"pigs": len(PACK.suits), "play_cards": PACK.size, "hand": PACK.size // len(SEATS), "tricks": HAND}
