"""Exact numbers of 17, as the referee and the odds chapter ask for them."""

from __future__ import annotations

from typing import Any

from engine.dice.odds import Standing, bust_next, stand_on, stand_on_from, sums, text
from engine.games.siebzehn.rules import LIMIT, START_DICE


def start() -> dict[str, Any]:
    """How often each start throw comes up among all of them (SZ-2.2)."""
    counts = sums(START_DICE)
    return {"of": sum(counts.values()), "counts": {str(total): n for total, n in counts.items()}}


def next_die(total: int) -> dict[str, Any]:
    """The chance that one more die goes over 17 (SZ-3.7)."""
    return {"probability": text(bust_next(total, LIMIT))}


def standing(at_least: int, total: int | None = None) -> dict[str, Any]:
    """Where somebody ends who rolls below `at_least`, from the start throw or from a total."""
    if total is None:
        return _written(stand_on(at_least, START_DICE, LIMIT))
    return _written(stand_on_from(total, at_least, LIMIT))


def _written(end: Standing) -> dict[str, Any]:
    distribution = {str(total): text(p) for total, p in end.totals.items()}
    if end.bust:
        distribution["bust"] = text(end.bust)
    return {"distribution": distribution, "bust": text(end.bust)}
