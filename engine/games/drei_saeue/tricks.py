"""Trick play: what may be played, who wins, and the words for certain ways of playing (DS-3, DS-6)."""

from __future__ import annotations

from enum import StrEnum

from engine.cards.card import Card, CardSet
from engine.core.refusal import Refusal
from engine.core.seat import Seat
from engine.games.drei_saeue.rules import PACK, TRICKS
from engine.games.drei_saeue.state import Plays
from engine.games.drei_saeue.yards import Yards

KING = PACK.rank("K")


class Label(StrEnum):
    """A name for a way of playing; none has an effect."""

    UNTERSCHWURBELN = "unterschwurbeln"
    SAU_VERSCHERBELN = "sau_verscherbeln"


def bar_card(card: Card, hand: CardSet, trick: Plays) -> Refusal | None:
    """Why this card of the hand may not be played to the trick (DS-3.3), or None."""
    if TRICKS.bar(card, hand, [c for _, c in trick], None) is None:
        return None
    led = trick[0][1].suit
    return Refusal("DS-3.3", {"card": card, "led": led, "who": trick[0][0], "held": hand.of(led)})


def winner(trick: Plays) -> Seat:
    """Who wins these cards, the highest of the suit led (DS-3.5)."""
    return trick[TRICKS.winning([c for _, c in trick], None)][0]


def labels(seat: Seat, card: Card, hand: CardSet, trick: Plays, yards: Yards) -> tuple[Label, ...]:
    """The names of this play; `hand` still holds the card, `trick` not yet."""
    out = []
    if card.rank is not KING and hand.of(card.suit) & hand.ranked(KING):
        out.append(Label.UNTERSCHWURBELN)  # DS-6.1
    if not trick and yards.before(seat)[-1:] == (card.suit,):
        out.append(Label.SAU_VERSCHERBELN)  # DS-6.2
    return tuple(out)
