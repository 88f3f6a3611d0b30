"""Laying out a deal of four players for a lesson: only the cards that matter are named."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import hands, record

SEATS = "NESW"
_PACK = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]


def laid(
    dealer: str,
    trump: str,
    declarer: str | None,
    plays: str = "",
    void: str = "",
    options: dict[str, Any] | None = None,
    **named: str,
) -> dict[str, Any]:
    """A position: who dealt, what is trumps and who chose it (None: the bidding is still to come), cards played.

    `plays` are cards in the order in which they were played, the first by the dealer's left.
    """
    dealt = hands(_PACK, SEATS, void, **named)
    order = [SEATS[(SEATS.index(dealer) + n) % 4] for n in range(1, 5)]
    actions: list[list[Any]] = []
    if declarer is not None:
        passed = order[: order.index(declarer)]
        actions = [[seat, "pass"] for seat in passed] + [[declarer, "accept"]]
    owner = {card: seat for seat, cards in dealt.items() for card in cards}
    actions += [[owner[card], "play", card] for card in plays.split()]
    given = {"dealer": dealer, "proposed": f"2{trump}", "hands": dealt}
    return record("klaverjas", deals=[given], actions=actions, options=options or {})
