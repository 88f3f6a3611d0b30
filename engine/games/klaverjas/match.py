"""The match around the deals (KJ-2.1, KJ-7): who deals first, how many deals, who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.cards.card import Card
from engine.core.score import Who
from engine.core.seat import Seat
from engine.games.klaverjas.rules import Rules
from engine.games.klaverjas.score import leader_of


class Standing(NamedTuple):
    """Where a match stands after some deals; `left` counts the deals of the running block."""

    totals: Mapping[Who, int]
    winner: Who | None
    left: int

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.left == 0


def standing(rules: Rules, results: Sequence[Mapping[Who, int]]) -> Standing:
    """The totals and what is left: the agreed deals, then one more per dealer as long as it is a tie."""
    totals = {w: sum(r[w] for r in results) for w in rules.sides}
    left = rules.deals - len(results)
    if left > 0:
        return Standing(totals, None, left)
    if left % rules.players:
        return Standing(totals, None, left % rules.players)
    winner = leader_of(totals)
    return Standing(totals, winner, 0 if winner is not None else rules.players)


def played_out(rules: Rules, results: Sequence[Mapping[Who, int]]) -> int | None:
    """After how many of these deals the match was decided, or None if it is still open."""
    ends = range(rules.deals, len(results) + 1, rules.players)
    return next((n for n in ends if standing(rules, results[:n]).over), None)


def highest(draw: Mapping[Seat, Card]) -> tuple[Seat, ...]:
    """Who drew the highest card, ace to 7 in natural order; several in a tie (KJ-2.1)."""
    best = max(c.rank.number for c in draw.values())
    return tuple(s for s, c in draw.items() if c.rank.number == best)
