"""What rolling and standing are worth in coins: the exact outlook behind the sensible bot, for a lesson's prices."""

from __future__ import annotations

from fractions import Fraction

from engine.core.action import Action
from engine.games.siebzehn.bots import outlook, own_total
from engine.games.siebzehn.state import Verb, View
from engine.learn.lessons.playing import Worth

HUNDREDTH = 100


def worth(view: View, action: Action) -> Worth | None:
    """What the round brings on average after this move, stakes laid down included; None after its end."""
    if action.verb is Verb.NEXT or view.seat is None:
        return None
    prospects, total = outlook(view), own_total(view)
    to_come = prospects.roll(total) if action.verb is Verb.ROLL else prospects.stand(total)
    value = to_come * view.rules.stake + view.ledger.net(view.seat)
    return Worth(Fraction(round(value * HUNDREDTH), HUNDREDTH), 0)
