"""Which cards may be played to a trick (KJ-4.2 to KJ-4.8), and why the others may not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.cards.card import Card, CardSet, Suit
from engine.cards.packs import FRENCH_32
from engine.cards.trick import Bar, TrickRules, Undertrump
from engine.core.refusal import Refusal
from engine.core.seat import Seat
from engine.games.klaverjas.rules import Rules, Trumping

PLAIN_RANKS = "789JQKTA"  # KJ-1.5, from low to high
TRUMP_RANKS = "78QKTA9J"  # KJ-1.4, from low to high
RULE_OF = {
    Bar.FOLLOW: "KJ-4.2",
    Bar.TRUMP: "KJ-4.3",
    Bar.OVERTRUMP: "KJ-4.5",
    Bar.UNDERTRUMP: "KJ-4.7",
    Bar.HEAD_TRUMP: "KJ-4.8",
}

Plays = Sequence[tuple[Seat, Card]]


def trick_rules(rules: Rules) -> TrickRules:
    """How tricks go under these rules."""
    frees = rules.partners and rules.trumping is Trumping.AMSTERDAM
    return _trick_rules(rules.undertrump, frees, rules.head_trump_lead)


@lru_cache
def _trick_rules(undertrump: Undertrump, partner_frees: bool, head_trump: bool) -> TrickRules:
    return TrickRules(
        FRENCH_32,
        PLAIN_RANKS,
        TRUMP_RANKS,
        must_trump=True,
        overtrump=True,
        undertrump=undertrump,
        partner_frees=partner_frees,
        head_trump=head_trump,
    )


def winning(rules: Rules, trick: Plays, trump: Suit | None) -> int:
    """The place (0 = led) of the card that wins so far (KJ-4.9)."""
    return trick_rules(rules).winning([c for _, c in trick], trump)


def partner_wins(rules: Rules, seat: Seat, trick: Plays, trump: Suit | None) -> bool:
    """Whether a partner's card wins the trick at this moment (KJ-4.6)."""
    if not trick or not rules.partners:
        return False
    best = trick[winning(rules, trick, trump)][0]
    return best is not seat and rules.side(best) == rules.side(seat)


def duties(
    rules: Rules, trump: Suit | None, hand: CardSet, trick: Plays, seat: Seat
) -> tuple[tuple[int, Bar], ...]:
    """The duties in force, strongest first, as (cards that fulfil it, reason for the rest)."""
    number = None if trump is None else trump.number
    return trick_rules(rules).bars(
        hand.bits, [c.index for _, c in trick], number, partner_wins(rules, seat, trick, trump)
    )


def legal(rules: Rules, trump: Suit | None, hand: CardSet, trick: Plays, seat: Seat) -> CardSet:
    """The cards of the hand that may be played."""
    bits = hand.bits
    for allowed, _ in duties(rules, trump, hand, trick, seat):
        bits &= allowed
    return CardSet(hand.pack, bits)


def refusal(
    rules: Rules, trump: Suit | None, hand: CardSet, trick: Plays, seat: Seat, card: Card
) -> Refusal | None:
    """Why this card of the hand may not be played, or None."""
    for allowed, bar in duties(rules, trump, hand, trick, seat):
        if not card.bit & allowed:
            return Refusal(RULE_OF[bar], _facts(rules, trump, hand, trick, seat, card))
    return None


def _facts(
    rules: Rules, trump: Suit | None, hand: CardSet, trick: Plays, seat: Seat, card: Card
) -> dict[str, object]:
    """What a sentence about a barred card needs: the suit led, the best trump so far, one that beats it."""
    facts: dict[str, object] = {"seat": seat, "card": card, "led": trick[0][1].suit, "trump": trump}
    trumps = [(s, c) for s, c in trick if c.suit == trump]
    if trumps:
        the_rules = trick_rules(rules)
        owner, best = max(trumps, key=lambda p: the_rules.trump_power[p[1].index])
        higher = [c for c in hand if c.bit & the_rules.trump_above[best.index]]
        facts |= {"who": owner, "best": best, "higher": higher[0] if higher else None}
    return facts
