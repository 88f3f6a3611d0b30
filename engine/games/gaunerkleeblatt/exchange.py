"""The exchange: up to three cards go into the stock, as many come out of it (GK-4)."""

from __future__ import annotations

from engine.cards.card import CardSet
from engine.core.chance import Chance
from engine.core.refusal import Refusal
from engine.core.seat import Seat
from engine.games.gaunerkleeblatt.rules import MOST_EXCHANGED, Exchange, Rules


def bar_discards(discards: CardSet, who: Seat | None = None) -> Refusal | None:
    """Why these cards may not be laid away (GK-4.2), or None."""
    if len(discards) <= MOST_EXCHANGED:
        return None
    return Refusal("GK-4.2", {"n": len(discards), "most": MOST_EXCHANGED, "who": who})


def bar_draw(rules: Rules, discards: CardSet, drawn: CardSet) -> Refusal | None:
    """Why these cards may not be drawn for the discards (GK-4.4), or None."""
    if len(drawn) != len(discards):
        return Refusal("GK-4.4", {"n": len(discards), "drawn": len(drawn)})
    if rules.exchange is Exchange.DRAW_FIRST and drawn & discards:
        return Refusal("GK-4.4", {"cards": drawn & discards}, "own_back")
    return None


def draw(rules: Rules, stock: CardSet, discards: CardSet, chance: Chance) -> tuple[CardSet, Chance]:
    """As many cards as were laid away, at random from the stock (GK-4.3)."""
    pool = stock | discards if rules.exchange is Exchange.SHUFFLE_FIRST else stock
    order, chance = chance.shuffled(tuple(pool))
    return stock.pack.set(order[: len(discards)]), chance


def swapped(hand: CardSet, stock: CardSet, discards: CardSet, drawn: CardSet) -> tuple[CardSet, CardSet]:
    """Hand and stock afterwards."""
    return hand - discards | drawn, (stock | discards) - drawn
