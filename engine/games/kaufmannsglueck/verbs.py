"""What a seat can do in Kaufmannsglück."""

from __future__ import annotations

from enum import StrEnum

from engine.core.action import Takes


class Verb(StrEnum):
    """The moves: `bid`, `stack` and `pass` in one's own turn, `raise`, `decline` and `yield` in a contest."""

    BID = "bid"
    STACK = "stack"
    PASS = "pass"
    RAISE = "raise"
    DECLINE = "decline"
    YIELD = "yield"
    STAY = "stay"
    FOLD = "fold"
    DEAL = "deal"


TAKES: dict[StrEnum, Takes] = {
    **dict.fromkeys(Verb, Takes.NOTHING),
    Verb.BID: Takes.CARD_NUMBER,
    Verb.RAISE: Takes.NUMBER,
}
