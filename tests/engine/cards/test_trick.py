"""Tricks on whole numbers against a second, slower way on plain lists, card by card."""

from __future__ import annotations

from itertools import product

import pytest

from engine.cards.packs import FRENCH_32, FRENCH_44
from engine.cards.trick import Bar, TrickRules, Undertrump
from engine.core.chance import Chance

TRUMP, PLAIN = "78QKTA9J", "789JQKTA"


def slow_winner(trick, trump):
    def strength(card):
        if card.suit is trump:
            return 100 + TRUMP.index(card.rank.code)
        return PLAIN.index(card.rank.code) if card.suit is trick[0].suit else -1

    return max(range(len(trick)), key=lambda i: strength(trick[i]))


def slow_bar(card, hand, trick, trump, rules, partner_wins):
    """RULES.md read sentence by sentence (KJ-4.2 to KJ-4.8)."""
    if not trick:
        return None
    led = trick[0].suit
    power = {c: TRUMP.index(c.rank.code) for c in FRENCH_32.cards}
    on_table = [power[c] for c in trick if c.suit is trump]
    top = max(on_table, default=-1)
    if any(c.suit is led for c in hand):
        if card.suit is not led:
            return Bar.FOLLOW
        could_beat = any(c.suit is trump and power[c] > top for c in hand)
        if led is trump and rules.head_trump and could_beat and power[card] < top:
            return Bar.HEAD_TRUMP
        return None
    mine = [c for c in hand if c.suit is trump]
    if not mine:
        return None
    lower = [c for c in mine if power[c] < top]
    free = rules.partner_frees and partner_wins
    if not free and len(lower) < len(mine):
        if card.suit is not trump:
            return Bar.TRUMP
        return Bar.OVERTRUMP if rules.overtrump and card in lower else None
    if not free and rules.undertrump is Undertrump.MUST:
        return Bar.TRUMP if card.suit is not trump else None
    if rules.undertrump is Undertrump.AVOID and card in lower and any(c not in lower for c in hand):
        return Bar.UNDERTRUMP
    return None


VARIANTS = [
    TrickRules(
        FRENCH_32, PLAIN, TRUMP, must_trump=True, overtrump=True, undertrump=u, partner_frees=f, head_trump=h
    )
    for u, f, h in product(Undertrump, (False, True), (False, True))
]


@pytest.mark.parametrize(
    "rules", VARIANTS, ids=lambda r: f"{r.undertrump.value}-{r.partner_frees}-{r.head_trump}"
)
def test_duties_and_winners_agree_with_the_slow_way(rules: TrickRules) -> None:
    seen = set()
    for i in range(1200):
        order, chance = Chance(f"trick {i}").shuffled(FRENCH_32.cards)
        size, chance = chance.below(4)
        count, chance = chance.below(6)
        trick, hand = order[:size], order[4 : 6 + count]
        trump = FRENCH_32.suits[i % 4]
        # the exception is about plain-suit leads; a partner can only be winning when two cards lie
        partner = size >= 2 and slow_winner(trick, trump) == size - 2 and trick[0].suit is not trump
        cards = FRENCH_32.set(hand)
        legal = rules.legal(cards.bits, [c.index for c in trick], trump.number, partner)
        for card in hand:
            bar = rules.bar(card, cards, trick, trump, partner)
            assert bar == slow_bar(card, hand, trick, trump, rules, partner)
            assert (bar is None) == bool(legal & card.bit)
            seen.add(bar)
        assert legal, "something may always be played"
        if trick:
            assert rules.winning(trick, trump) == slow_winner(trick, trump)
    assert {None, Bar.FOLLOW, Bar.TRUMP, Bar.OVERTRUMP} <= seen
    assert (Bar.HEAD_TRUMP in seen) == rules.head_trump
    assert (Bar.UNDERTRUMP in seen) == (rules.undertrump is Undertrump.AVOID)


def test_following_high() -> None:
    order = "456789TJQKA"
    rules = TrickRules(FRENCH_44, order, order, follow_high=True)
    hand = FRENCH_44.cards_of("4H QH 9H AS")
    trick = [FRENCH_44.card("5H")]
    bars = {c.code: rules.bar(c, hand, trick, FRENCH_44.suit("S")) for c in hand}
    assert bars == {"4H": Bar.FOLLOW_HIGH, "9H": Bar.FOLLOW_HIGH, "QH": None, "AS": Bar.FOLLOW}


def test_without_trump_only_the_suit_led_counts() -> None:
    order = "456789TJQKA"
    rules = TrickRules(FRENCH_44, order, order)
    trick = [FRENCH_44.card(c) for c in ("5H", "AS", "9H")]
    assert rules.winning(trick, None) == 2
    assert (
        rules.legal(FRENCH_44.cards_of("4C AS").bits, [c.index for c in trick], None)
        == FRENCH_44.cards_of("4C AS").bits
    )
