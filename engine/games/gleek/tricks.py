"""The twelve tricks of Gleek: following suit, winning, and what the cards played have brought."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card, CardSet, Suit
from engine.cards.trick import Bar, TrickRules
from engine.core.refusal import Refusal
from engine.core.seat import Seat
from engine.games.gleek.rules import Rules
from engine.games.gleek.score import points
from engine.games.gleek.state import PACK, SEATS, Play

_RANKS = "456789TJQKA"
_PLAIN = TrickRules(PACK, _RANKS, _RANKS)
_HIGH = TrickRules(PACK, _RANKS, _RANKS, follow_high=True)


def trick_rules(rules: Rules) -> TrickRules:
    """How tricks go under these rules (GL-1.3, GL-1.4, GL-6.2 to GL-6.4, GL-9.4)."""
    return _HIGH if rules.follow_high else _PLAIN


def play_refusal(rules: Rules, card: Card, hand: CardSet, trick: Sequence[Play]) -> Refusal | None:
    """Why this card of the hand may not be played; trumps put no duty on anybody (GL-6.2, GL-6.3, GL-9.4)."""
    bar = trick_rules(rules).bar(card, hand, [c for _, c in trick], None)
    if bar is None:
        return None
    same = tuple(hand.of(trick[0][1].suit))
    if bar is Bar.FOLLOW:
        return Refusal("GL-6.2", {"suit": trick[0][1].suit, "card": card, "have": same[-1]})
    return Refusal("GL-9.4", {"suit": trick[0][1].suit, "card": card, "have": same[-1]})


def trick_winner(trick: Sequence[Play], trump: Suit) -> Seat:
    """Who wins, or is winning, a trick (GL-6.4)."""
    return trick[_PLAIN.winning([c for _, c in trick], trump)][0]


def trick_count(winners: Sequence[Seat]) -> dict[Seat, int]:
    """How many tricks everybody has won."""
    return {s: winners.count(s) for s in SEATS}


def points_so_far(
    dealer: Seat, turn_up: Card, plays: Sequence[Play], winners: Sequence[Seat]
) -> dict[Seat, int]:
    """The points of the deal by the cards played and the tricks won, the turned honour included."""
    played = {s: [c for p, c in plays if p == s] for s in SEATS}
    return points(SEATS, dealer, turn_up, turn_up.suit, played, trick_count(winners))
