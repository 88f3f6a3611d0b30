"""Laying out a deal of Gleek for a lesson: only the cards that matter are named."""

from __future__ import annotations

from typing import Any

from engine.learn.lessons.writing import record

SEATS = ("P1", "P2", "P3")
_RANKS = "456789TJQKA"
_FILLERS = [_RANKS[7 * i % 11] + "CDHS"[i % 4] for i in range(44)]  # neighbours do not go together
SILENT = "silent silent silent"


def laid(
    turned: str,
    mine: str,
    mara: str = "",
    tobias: str = "",
    forehand: str = "P1",
    said: str = "",
    stock: str = "",
    base: int = 2,
) -> dict[str, Any]:
    """A deal as it was given: the turn-up, your cards, what was said from forehand on ("12 pass 13").

    What the others and the stock hold is filled up with cards that are named nowhere.
    """
    rest = _rest(turned, mine, mara, tobias, stock)
    hands = {"P1": _filled(mine, rest), "P2": _filled(mara, rest), "P3": _filled(tobias, rest)}
    deal = {
        "dealer": _left(forehand, 2),
        "hands": hands,
        "stock": [turned, *_filled(stock, rest, 7)],
        "base": base,
    }
    moves: list[list[Any]] = [["bid", int(word)] if word.isdigit() else [word] for word in said.split()]
    actions = [[_left(forehand, i), *move] for i, move in enumerate(moves)]
    return record("gleek", deals=[deal], actions=actions)


def bought(
    turned: str,
    mine: str,
    mara: str = "",
    tobias: str = "",
    forehand: str = "P1",
    said: str = "",
    base: int = 2,
    away: str = "",
    plays: str = "",
) -> dict[str, Any]:
    """A deal after forehand has bought for 12 and exchanged: the hands as they are now, what was said in the ruff.

    `plays`: nobody has spoken for the ruff or shown a trump, and these cards have been played, forehand's first.
    """
    rest = _rest(turned, mine, mara, tobias, away)
    hands = {"P1": _filled(mine, rest), "P2": _filled(mara, rest), "P3": _filled(tobias, rest)}
    laid_away = _filled(away, rest, 7)
    taken, kept = hands[forehand][:7], hands[forehand][7:]
    deal = {
        "dealer": _left(forehand, 2),
        "hands": hands | {forehand: [*laid_away, *kept]},
        "stock": [turned, *taken],
        "base": base,
    }
    order = [_left(forehand, i) for i in range(3)]
    actions: list[list[Any]] = [[order[0], "bid", 12], [order[1], "pass"], [order[2], "pass"]]
    actions.append([forehand, "discard", laid_away])
    if plays:
        said = SILENT
    actions += [[_left(forehand, i), word] for i, word in enumerate(said.split())]
    if plays:
        actions += [[seat, "go_on"] for seat in order]
        owner = {card: seat for seat, cards in hands.items() for card in cards}
        actions += [[owner[card], "play", card] for card in plays.split() if card != "-"]
    return record("gleek", deals=[deal], actions=actions)


def _rest(*named: str) -> list[str]:
    taken = set(" ".join(named).split())
    return [card for card in _FILLERS if card not in taken]


def _filled(named: str, rest: list[str], size: int = 12) -> list[str]:
    cards = named.split()
    return [*cards, *(rest.pop(0) for _ in range(size - len(cards)))]


def _left(seat: str, places: int) -> str:
    return SEATS[(SEATS.index(seat) + places) % 3]
