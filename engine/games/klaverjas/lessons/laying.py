"""Laying out a deal of four players for a lesson: only the cards that matter are named."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import record

SEATS = "NESW"
_PACK = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]


def hands(**named: str) -> dict[str, list[str]]:
    """Four hands of eight: the named cards, and what is left dealt out in turn to whoever has room.

    >>> hands(N="7C", E="8C", S="9C TC", W="JC")["S"][:3]
    ['9C', 'TC', 'AC']
    """
    out = {seat: named.get(seat, "").split() for seat in SEATS}
    taken = {card for cards in out.values() for card in cards}
    rest = [card for card in _PACK if card not in taken]
    while rest:
        for seat in SEATS:
            if rest and len(out[seat]) < 8:
                out[seat].append(rest.pop(0))
    return out


def laid(
    dealer: str,
    trump: str,
    declarer: str | None,
    plays: str = "",
    options: dict[str, Any] | None = None,
    **named: str,
) -> dict[str, Any]:
    """A position: who dealt, what is trumps and who chose it (None: the bidding is still to come), cards played.

    `plays` are cards in the order in which they were played, the first by the dealer's left.
    """
    dealt = hands(**named)
    order = [SEATS[(SEATS.index(dealer) + n) % 4] for n in range(1, 5)]
    actions: list[list[Any]] = []
    if declarer is not None:
        passed = order[: order.index(declarer)]
        actions = [[seat, "pass"] for seat in passed] + [[declarer, "accept"]]
    owner = {card: seat for seat, cards in dealt.items() for card in cards}
    actions += [[owner[card], "play", card] for card in plays.split()]
    given = {"dealer": dealer, "proposed": f"2{trump}", "hands": dealt}
    return record("klaverjas", deals=[given], actions=actions, options=options or {})
