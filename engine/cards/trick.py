"""Tricks: who wins one, and which cards may be played to it.  Both stand here once, on whole numbers.

A hand is a number with one bit per card (`CardSet.bits`), a trick a sequence of card numbers (`Card.index`) in order
of play, a trump suit its number or None.  `bars` gives the duties as narrowings of the hand: a card that falls
outside one is barred for that reason, and what passes all of them may be played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cached_property

from engine.cards.card import Card, CardSet, Pack, Suit


class Bar(Enum):
    """Why a card may not be played."""

    FOLLOW = "does not follow suit although able"
    FOLLOW_HIGH = "follows suit, but not with the highest card"
    HEAD_TRUMP = "follows a trump lead too low although a higher one is held"
    TRUMP = "must trump and plays another suit"
    OVERTRUMP = "must overtrump and plays a lower trump"
    UNDERTRUMP = "undertrumps although something else could be played"


class Undertrump(StrEnum):
    """What a player does who must trump and cannot overtrump."""

    MUST = "must"
    MAY = "may"
    AVOID = "avoid"


@dataclass(frozen=True)
class TrickRules:
    """How tricks go in one game: rank of the cards and duties.

    `plain` and `trump` list the rank letters from low to high.  Everybody must follow suit; the flags add duties.
    `partner_frees`: who is void need not trump while the partner wins a plain-suit trick.
    """

    pack: Pack
    plain: str
    trump: str
    must_trump: bool = False
    overtrump: bool = False
    undertrump: Undertrump = Undertrump.MAY
    partner_frees: bool = False
    head_trump: bool = False
    follow_high: bool = False

    @cached_property
    def plain_power(self) -> tuple[int, ...]:
        """Strength of each card (by number) in its suit when it is not trump."""
        return tuple(self.plain.index(c.rank.code) for c in self.pack.cards)

    @cached_property
    def trump_power(self) -> tuple[int, ...]:
        """Strength of each card (by number) when its suit is trump."""
        return tuple(self.trump.index(c.rank.code) for c in self.pack.cards)

    @cached_property
    def plain_above(self) -> tuple[int, ...]:
        """For each card the cards of its suit that beat it, as bits, when the suit is not trump."""
        return self._above(self.plain_power)

    @cached_property
    def trump_above(self) -> tuple[int, ...]:
        """For each card the cards of its suit that beat it, as bits, when the suit is trump."""
        return self._above(self.trump_power)

    def _above(self, power: Sequence[int]) -> tuple[int, ...]:
        cards = self.pack.cards
        return tuple(
            sum(o.bit for o in cards if o.suit is c.suit and power[o.index] > power[c.index]) for c in cards
        )

    @cached_property
    def _suit_of(self) -> tuple[int, ...]:
        return tuple(c.suit.number for c in self.pack.cards)

    def winner(self, trick: Sequence[int], trump: int | None) -> int:
        """The place (0 = led) of the winning card: the highest trump, else the highest card of the suit led."""
        suit_of, best = self._suit_of, 0
        for place in range(1, len(trick)):
            card, top = trick[place], trick[best]
            if suit_of[card] == suit_of[top]:
                power = self.trump_power if suit_of[card] == trump else self.plain_power
                if power[card] > power[top]:
                    best = place
            elif suit_of[card] == trump:
                best = place
        return best

    def bars(
        self, hand: int, trick: Sequence[int], trump: int | None, partner_wins: bool = False
    ) -> tuple[tuple[int, Bar], ...]:
        """The duties in force, strongest first, as (bits that fulfil it, reason for the rest)."""
        if not trick:
            return ()
        masks, led = self.pack.suit_mask, self._suit_of[trick[0]]
        same = hand & masks[led]
        trumps_in_trick = [c for c in trick if self._suit_of[c] == trump]
        highest = max(trumps_in_trick, key=self.trump_power.__getitem__, default=None)
        if same:
            duties = [(same, Bar.FOLLOW)]
            if led == trump and self.head_trump and highest is not None and same & self.trump_above[highest]:
                duties.append((same & self.trump_above[highest], Bar.HEAD_TRUMP))
            if self.follow_high:
                above = self.trump_above if led == trump else self.plain_above
                duties.append((sum(1 << i for i in _indices(same) if not same & above[i]), Bar.FOLLOW_HIGH))
            return tuple(duties)
        trumps = 0 if trump is None else hand & masks[trump]
        if not trumps or not self.must_trump:
            return ()
        higher = trumps if highest is None else trumps & self.trump_above[highest]
        if self.partner_frees and partner_wins:
            return self._avoid(hand, trumps & ~higher)
        if higher:
            over = ((higher, Bar.OVERTRUMP),) if self.overtrump and higher != trumps else ()
            return ((trumps, Bar.TRUMP), *over)
        if self.undertrump is Undertrump.MUST:
            return ((trumps, Bar.TRUMP),)
        return self._avoid(hand, trumps)

    def _avoid(self, hand: int, lower: int) -> tuple[tuple[int, Bar], ...]:
        if self.undertrump is Undertrump.AVOID and lower and hand & ~lower:
            return ((hand & ~lower, Bar.UNDERTRUMP),)
        return ()

    def legal(self, hand: int, trick: Sequence[int], trump: int | None, partner_wins: bool = False) -> int:
        """The cards of the hand that may be played, as bits."""
        for allowed, _ in self.bars(hand, trick, trump, partner_wins):
            hand &= allowed
        return hand

    # the same on cards

    def bar(
        self, card: Card, hand: CardSet, trick: Sequence[Card], trump: Suit | None, partner_wins: bool = False
    ) -> Bar | None:
        """Why this card of the hand may not be played, or None if it may."""
        for allowed, bar in self.bars(hand.bits, [c.index for c in trick], number(trump), partner_wins):
            if not card.bit & allowed:
                return bar
        return None

    def winning(self, trick: Sequence[Card], trump: Suit | None) -> int:
        """The place (0 = led) of the winning card."""
        return self.winner([c.index for c in trick], number(trump))


def number(suit: Suit | None) -> int | None:
    """A suit's number, None for no suit."""
    return None if suit is None else suit.number


def _indices(bits: int) -> Iterable[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
