"""Laying out a deal for a lesson: only the cards that matter are named."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import hands, record

SEATS = "NESW"
_PACK = [rank + suit for suit in "ALHB" for rank in "6789TUOK"]


def laid(
    dealer: str,
    yards: str,
    moves: str = "",
    void: str = "",
    options: dict[str, Any] | None = None,
    **named: str,
) -> dict[str, Any]:
    """A position: the Säue before N, E, S and W ("AHLB"), then the moves so far.

    Moves are cards, "+S" (the winner of the trick lays its Sau before South) and "-" (he leaves it).
    """
    dealt = hands(_PACK, SEATS, void, **named)
    owner = {card: seat for seat, cards in dealt.items() for card in cards}
    actions: list[list[Any]] = []
    trick: list[str] = []
    for word in moves.split():
        if word in owner:
            trick = [*trick, word] if len(trick) % len(SEATS) else [word]
            actions.append([owner[word], "play", word])
            continue
        follows = [card for card in trick if card[1] == trick[0][1]]
        winner = owner[max(follows, key=lambda card: "6789TUOK".index(card[0]))]
        actions.append([winner, "take", word[1]] if word[0] == "+" else [winner, "leave"])
    given = {"dealer": dealer, "yards": {s: [y] for s, y in zip(SEATS, yards, strict=True)}, "hands": dealt}
    return record("drei_saeue", deals=[given], actions=actions, options=options or {})
