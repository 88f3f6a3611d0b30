"""Laying out a deal of four players for a lesson: only the cards that matter are named."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import record

SEATS = "NESW"
_PACK = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]


def hands(void: str = "", **named: str) -> dict[str, list[str]]:
    """Four hands of eight: the named cards, and what is left to whoever has most room.

    `void` says who holds none of a suit besides the cards named: "ES WH" is East in spades, West in hearts.

    >>> hands("WD", N="7C", E="8C", S="9C TC", W="JC")["W"][:3]
    ['JC', 'KC', '8H']
    """
    out = {seat: named.get(seat, "").split() for seat in SEATS}
    taken = {card for cards in out.values() for card in cards}
    without = {(pair[0], pair[1]) for pair in void.split()}
    rest = [card for card in _PACK if card not in taken]
    rest.sort(key=lambda card: not any(suit == card[1] for _, suit in without))
    for card in rest:
        open_to = [seat for seat in SEATS if len(out[seat]) < 8 and (seat, card[1]) not in without]
        out[min(open_to, key=lambda seat: len(out[seat]))].append(card)
    return out


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
    dealt = hands(void, **named)
    order = [SEATS[(SEATS.index(dealer) + n) % 4] for n in range(1, 5)]
    actions: list[list[Any]] = []
    if declarer is not None:
        passed = order[: order.index(declarer)]
        actions = [[seat, "pass"] for seat in passed] + [[declarer, "accept"]]
    owner = {card: seat for seat, cards in dealt.items() for card in cards}
    actions += [[owner[card], "play", card] for card in plays.split()]
    given = {"dealer": dealer, "proposed": f"2{trump}", "hands": dealt}
    return record("klaverjas", deals=[given], actions=actions, options=options or {})
