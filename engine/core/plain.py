"""States as plain JSON: a canonical form in which equal states are equal to the byte."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from engine.cards.card import Card, CardSet, Pack, Rank, Suit
from engine.core.text import Text

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def plain(value: object) -> Json:
    """Any value of a state as JSON; a TypeError for one that has no plain form."""
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Card | Suit | Rank):
        return value.code
    if isinstance(value, CardSet):
        return [c.code for c in value]
    if isinstance(value, Pack):
        return value.name
    if isinstance(value, Text):
        return value.en
    if isinstance(value, Mapping):
        return {str(plain(getattr(k, "code", k))): plain(v) for k, v in value.items()}
    if isinstance(value, tuple | list):
        return [plain(v) for v in value]
    if is_dataclass(value):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    raise TypeError(f"no plain form for {type(value).__name__}")


def fingerprint(state: object) -> str:
    """A state as one line of canonical JSON."""
    return json.dumps(plain(state), sort_keys=True, ensure_ascii=True, separators=(",", ":"))
