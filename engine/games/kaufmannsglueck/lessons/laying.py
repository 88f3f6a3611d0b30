"""Laying out a round of Kaufmannsglück for a lesson: only the cards that matter are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.learn.lessons.writing import record

SEATS = ("P1", "P2", "P3")
_FILLERS = ["23456789TJQKA"[5 * i % 13] + "CDSH"[i % 4] for i in range(52)]  # neighbours do not go together


def laid(
    mine: str,
    opened: str,
    moves: Sequence[Sequence[Any]] = (),
    vorrecht: str = "P1",
    over: bool = False,
    mara: str = "",
) -> dict[str, Any]:
    """A round: your cards in the order you got them, the three open ones, who has the Vorrecht, the moves in it.

    With more than two cards of yours it is a later round: in those before, everybody bought from the stack and
    stayed.  `over`: in this round too everybody has bought from the stack, and the word is whether to stay.
    `mara`: the open cards that she has bought for 3 instead, one in each round.  What the others hold besides is
    filled up with cards that are named nowhere.
    """
    size = len(mine.split())
    number = size - 2 if over else size - 1
    dealer = _to_the_left(vorrecht, 3 - number)
    rest = [c for c in _FILLERS if c not in f"{mine} {opened} {mara}".split()]
    hands = {"P1": mine.split(), "P2": [], "P3": []}
    for cards in hands.values():
        cards.extend(rest.pop(0) for _ in range(size - len(cards)))
    before: list[list[Any]] = []
    stack, rounds, bought = [], [], mara.split()
    for n in range(1, number + over):
        card = bought[n - 1] if bought else None
        for seat in (order := [_to_the_left(dealer, n + i) for i in range(3)]):
            buys = card is not None and seat == "P2"
            before.append([seat, "bid", card, 3] if buys else [seat, "stack"])
            stack += [] if buys else [hands[seat][n + 1]]
        if n < number:
            before += [[s, "stay"] for s in order]
            rounds.append(
                {"open": [*([card] if card else []), *(rest.pop() for _ in range(2 if card else 3))]}
            )
    deal = {
        "dealer": dealer,
        "hands": {s: cards[:2] for s, cards in hands.items()},
        "rounds": [*rounds, {"open": opened.split()}],
        "stack": stack,
    }
    return record("kaufmannsglueck", deals=[deal], actions=[*before, *(list(m) for m in moves)])


def _to_the_left(seat: str, places: int) -> str:
    return SEATS[(SEATS.index(seat) + places) % 3]
