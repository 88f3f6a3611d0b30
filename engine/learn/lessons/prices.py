"""What moves lead to on average, played out beforehand by sensible bots: a reader must not wait for it.

A game's room keeps the sums in `lessons/prices.py`, written by `spielbuch lessons GAME --price`.  A position is
known by its record, so that a sum never answers for another position.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from zlib import crc32

from engine.core.action import Action
from engine.core.record import Record
from engine.learn.lessons.playing import Worth

GAMES = 100


def name_of(action: Action) -> str:
    """A move as the sums name it."""
    return " ".join(str(part) for part in action.as_json()[1:])


def mark(record: Record) -> str:
    """A position as the sums name it."""
    return f"{crc32(record.text().encode()):08x}"


@cache
def _kept(game: str) -> Mapping[str, Mapping[str, int]]:
    module = f"engine.games.{game}.lessons.prices"
    try:
        there = find_spec(module) is not None
    except ModuleNotFoundError:  # the lessons are no package
        there = False
    found: Mapping[str, Mapping[str, int]] = import_module(module).PRICES if there else {}
    return found


def stored(record: Record, action: Action) -> Worth | None:
    """What a move of a position makes on average; None where it was not worked out."""
    found = sums(record).get(name_of(action))
    return None if found is None else Worth(Fraction(found, GAMES), GAMES)


def sums(record: Record) -> Mapping[str, int]:
    """What the moves of a position make in `GAMES` games together; nothing where it was not worked out."""
    return _kept(record.game).get(mark(record), {})
