"""What a hand is worth, and who gets the pot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards.card import Card
from engine.cards.packs import FRENCH_52
from engine.core.seat import Seat
from engine.core.text import Phrase, Speaker, Text
from engine.games.kaufmannsglueck.rules import Rules, SuitOrder


class Combination(StrEnum):
    """The combinations from high to low (KG-2.1 to KG-2.8), and none (KG-2.10)."""

    PANTHEON = "pantheon"
    GROSSE_STRASSE = "grosse_strasse"
    VIERER = "vierer"
    RENSHAND = "renshand"
    WARINSHAND = "warinshand"
    SAINSHAND = "sainshand"
    TELENSHAND = "telenshand"
    DREIER = "dreier"
    KLEINE_STRASSE = "kleine_strasse"
    BILD = "bild"
    ZWEIER = "zweier"
    NICHTS = "nichts"

    def said(self, speaker: Speaker) -> str:
        """The combination's own name, the same in both languages."""
        return self.name_text.in_(speaker.language)

    @property
    def name_text(self) -> Text:
        """The combination's own name as a text."""
        name = {"grosse_strasse": "Große Straße", "kleine_strasse": "Kleine Straße"}.get(self.value)
        return Text(name, name) if name else Text(self.value.capitalize(), self.value.capitalize())


_HIGH_TO_LOW = tuple(Combination)
_GRADE = {c: len(_HIGH_TO_LOW) - 1 - i for i, c in enumerate(_HIGH_TO_LOW)}
_FLUSHES = _HIGH_TO_LOW[3:7]
_RANKS = len(FRENCH_52.ranks)
_ACE = _RANKS - 1
_FOUR = FRENCH_52.rank("4").number
_FIVE = FRENCH_52.rank("5").number
_WHEEL_5, _WHEEL_4 = 1 << _ACE | 0b1111, 1 << _ACE | 0b111
_NO_PAIR = -1
_FLUSH_GRADE = {
    order: {
        FRENCH_52.suit(letter).number: _GRADE[c] for letter, c in zip(order.letters, _FLUSHES, strict=True)
    }
    for order in SuitOrder
}


@dataclass(frozen=True, slots=True, order=True)
class Worth:
    """What a hand is worth; the greater one wins.

    `grade` counts the combinations from low (0) to high, `key` holds rank numbers in the order of comparison
    (KG-2.11).
    """

    grade: int
    key: tuple[int, ...]

    @property
    def combination(self) -> Combination:
        """The combination the hand counts as."""
        return _HIGH_TO_LOW[len(_HIGH_TO_LOW) - 1 - self.grade]

    @property
    def codes(self) -> list[str]:
        """The key as rank letters; "-" stands for no second pair."""
        return ["-" if r == _NO_PAIR else FRENCH_52.ranks[r].code for r in self.key]

    def said(self, speaker: Speaker) -> str:
        """The combination with its rank: "Zweier (ten)"."""
        if self.combination is Combination.PANTHEON:
            return self.combination.said(speaker)
        return Phrase(
            Text("{what} ({rank})", "{what} ({rank})"),
            {"what": self.combination, "rank": FRENCH_52.ranks[self.key[0]]},
        ).said(speaker)


def measure(cards: Sequence[int], rules: Rules) -> Worth:
    """What one to five cards, given by number, are worth as their highest combination (KG-2.9).

    With fewer than five cards it is what they hold so far.
    """
    ranks = sorted([c % _RANKS for c in cards], reverse=True)
    suits = [c // _RANKS for c in cards]
    bits = 0
    for r in ranks:
        bits |= 1 << r
    most, top = 1, ranks[0]
    if bits.bit_count() < len(ranks):
        most, top = max([(ranks.count(r), r) for r in ranks])
    if most == 4:
        return Worth(
            _GRADE[Combination.PANTHEON if top == _ACE else Combination.VIERER],
            (top, *_without(ranks, (top,))),
        )
    if len(ranks) == 5:
        end = _run(bits, 5, _WHEEL_5 if rules.ace_low else 0, _FIVE)
        if end is not None:
            return Worth(_GRADE[Combination.GROSSE_STRASSE], (end,))
        if suits.count(suits[0]) == 5:
            return Worth(_FLUSH_GRADE[rules.suit_order][suits[0]], tuple(ranks))
    if most == 3:
        return Worth(_GRADE[Combination.DREIER], (top, *_without(ranks, (top,))))
    if len(ranks) >= 4:
        end = _run(bits, 4, _WHEEL_4 if rules.ace_low else 0, _FOUR)
        if end is not None:
            return Worth(_GRADE[Combination.KLEINE_STRASSE], (end, *_beside_run(ranks, end)))
        for suit in set(suits):
            if suits.count(suit) == 4:
                inside = sorted([c % _RANKS for c in cards if c // _RANKS == suit], reverse=True)
                return Worth(
                    _GRADE[Combination.BILD], (*inside, *[c % _RANKS for c in cards if c // _RANKS != suit])
                )
    if most == 2:
        return Worth(_GRADE[Combination.ZWEIER], _pairs(ranks, top, rules.two_pairs))
    return Worth(_GRADE[Combination.NICHTS], tuple(ranks))


def _run(bits: int, length: int, wheel: int, wheel_top: int) -> int | None:
    """The top rank of a run in a set of ranks, or None."""
    tops = bits
    for n in range(1, length):
        tops &= bits << n
    if tops:
        return tops.bit_length() - 1
    return wheel_top if wheel and bits & wheel == wheel else None


def _beside_run(ranks: Sequence[int], end: int) -> list[int]:
    """The ranks without one of each rank of a run of four; an ace may be the low end of it."""
    left = list(ranks)
    for r in range(end, end - 4, -1):
        left.remove(r % _RANKS)
    return left


def _without(ranks: Sequence[int], taken: Iterable[int]) -> list[int]:
    return [r for r in ranks if r not in taken]


def _pairs(ranks: Sequence[int], top: int, two_pairs: bool) -> tuple[int, ...]:
    if not two_pairs:
        return (top, *_without(ranks, (top,)))
    second = max((r for r in ranks if r != top and ranks.count(r) == 2), default=_NO_PAIR)
    return (top, second, *_without(ranks, (top, second)))


def worth(cards: Iterable[Card], rules: Rules) -> Worth:
    """What a hand of one to five cards is worth."""
    return measure([c.index for c in cards], rules)


class Division(NamedTuple):
    """How a pot is divided: who won, what each gets, and the odd coins that stay (KG-2.16)."""

    winners: tuple[Seat, ...]
    payout: Mapping[Seat, int]
    carry: int


def best(hands: Mapping[Seat, Worth]) -> tuple[Seat, ...]:
    """Who holds the best hand; several if hands are equal in every comparison."""
    top = max(hands.values())
    return tuple(s for s, w in hands.items() if w == top)


def divide(pot: int, winners: Sequence[Seat], seats: Iterable[Seat]) -> Division:
    """A pot in equal parts to its winners, nothing to the other seats."""
    share, odd = divmod(pot, len(winners))
    return Division(tuple(winners), {s: share if s in winners else 0 for s in seats}, odd)
