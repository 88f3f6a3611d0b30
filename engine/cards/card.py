"""Cards, suits, ranks and packs as small immutable values.

A card is written rank then suit, one character each (`KH`, `TS`).  Inside a pack every card has a number, suit by
suit, each suit from low to high, so that a suit is a run of bits in a card set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.core.refusal import BadInput
from engine.core.text import Speaker, Text, say


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit of one pack: its letter, its number in the pack and its names."""

    code: str
    number: int
    name: Text
    pack_name: str

    def said(self, speaker: Speaker) -> str:
        """The suit's name, such as "hearts" or "Herz"."""
        return (speaker.names.get(self) or self.name).in_(speaker.language)

    def __repr__(self) -> str:
        return f"<Suit {self.code}>"


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank of one pack: its letter or figure, its number from low to high and its names."""

    code: str
    number: int
    name: Text

    def said(self, speaker: Speaker) -> str:
        """The rank's name, such as "jack" or "Bube"."""
        return self.name.in_(speaker.language)

    def __repr__(self) -> str:
        return f"<Rank {self.code}>"


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a pack."""

    rank: Rank
    suit: Suit
    index: int
    name: Text

    @property
    def code(self) -> str:
        """Rank then suit, as records write it."""
        return self.rank.code + self.suit.code

    @property
    def bit(self) -> int:
        """The card as a set of one."""
        return 1 << self.index

    def __hash__(self) -> int:
        return self.index

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Card)
            and (self.index, self.code) == (other.index, other.code)
            and self.suit.pack_name == other.suit.pack_name
        )

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"<Card {self.code}>"

    def said(self, speaker: Speaker) -> str:
        """The card in words: "ten of hearts", "Herz-Zehn"."""
        return (speaker.names.get(self) or self.name).in_(speaker.language)


class Pack:
    """All cards of one kind, and the way from their letters to them.

    `suits` and `ranks` are (letter, English, German) triples, ranks from low to high in natural order; `name_card`
    makes a card's name from its rank and suit.
    """

    def __init__(
        self,
        name: str,
        suits: Sequence[tuple[str, str, str]],
        ranks: Sequence[tuple[str, str, str]],
        name_card: Callable[[Rank, Suit], Text],
    ) -> None:
        self.name = name
        self.suits = tuple(Suit(c, i, Text(en, de), name) for i, (c, en, de) in enumerate(suits))
        self.ranks = tuple(Rank(c, i, Text(en, de)) for i, (c, en, de) in enumerate(ranks))
        n = len(self.ranks)
        self.cards = tuple(
            Card(r, s, s.number * n + r.number, name_card(r, s)) for s in self.suits for r in self.ranks
        )
        self.size = len(self.cards)
        self._by_code = {c.code: c for c in self.cards}
        self.suit_mask = tuple(((1 << n) - 1) << (s.number * n) for s in self.suits)
        self.rank_mask = tuple(sum(1 << (s.number * n + r.number) for s in self.suits) for r in self.ranks)
        self.all_bits = (1 << self.size) - 1

    def __repr__(self) -> str:
        return f"<Pack {self.name}>"

    def card(self, code: object) -> Card:
        """The card written so; BadInput if the pack has none."""
        card = self._by_code.get(code) if isinstance(code, str) else None
        if card is None:
            raise BadInput(
                "{code} is no card of this pack", "{code} ist keine Karte dieses Blatts", code=repr(code)
            )
        return card

    def suit(self, code: object) -> Suit:
        """The suit with this letter; BadInput if the pack has none."""
        for s in self.suits:
            if s.code == code:
                return s
        raise BadInput(
            "{code} is no suit of this pack", "{code} ist keine Farbe dieses Blatts", code=repr(code)
        )

    def rank(self, code: object) -> Rank:
        """The rank with this letter; BadInput if the pack has none."""
        for r in self.ranks:
            if r.code == code:
                return r
        raise BadInput(
            "{code} is no rank of this pack", "{code} ist kein Rang dieses Blatts", code=repr(code)
        )

    def cards_of(self, codes: str | Iterable[str]) -> CardSet:
        """A card set from codes, or from a string of codes with spaces between."""
        return self.set(self.card(c) for c in (codes.split() if isinstance(codes, str) else codes))

    def set(self, cards: Iterable[Card] = ()) -> CardSet:
        """A card set of these cards."""
        bits = 0
        for c in cards:
            bits |= 1 << c.index
        return CardSet(self, bits)

    @cached_property
    def full(self) -> CardSet:
        """All cards of the pack."""
        return CardSet(self, self.all_bits)


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards: one whole number inside, a friendly set outside.

    >>> from engine.cards.packs import FRENCH_32
    >>> hand = FRENCH_32.cards_of("KH 7S AH")
    >>> len(hand), FRENCH_32.card("AH") in hand, [c.code for c in hand.of(FRENCH_32.suit("H"))]
    (3, True, ['KH', 'AH'])
    """

    pack: Pack
    bits: int = 0

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits >> card.index & 1)

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            low = bits & -bits
            yield self.pack.cards[low.bit_length() - 1]
            bits ^= low

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.pack, self.bits | other.bits)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.pack, self.bits & other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.pack, self.bits & ~other.bits)

    def __le__(self, other: CardSet) -> bool:
        return self.bits & ~other.bits == 0

    def add(self, card: Card) -> CardSet:
        """The set with one card more."""
        return CardSet(self.pack, self.bits | card.bit)

    def remove(self, card: Card) -> CardSet:
        """The set without one card; KeyError if it is not there."""
        if card not in self:
            raise KeyError(card.code)
        return CardSet(self.pack, self.bits ^ card.bit)

    def of(self, suit: Suit) -> CardSet:
        """The cards of one suit."""
        return CardSet(self.pack, self.bits & self.pack.suit_mask[suit.number])

    def ranked(self, rank: Rank) -> CardSet:
        """The cards of one rank."""
        return CardSet(self.pack, self.bits & self.pack.rank_mask[rank.number])

    def codes(self) -> list[str]:
        """The cards' codes, suit by suit from low to high."""
        return [c.code for c in self]

    def said(self, speaker: Speaker) -> str:
        """The cards as an enumeration."""
        return say(tuple(self), speaker)

    def __repr__(self) -> str:
        return f"<CardSet {' '.join(self.codes())}>"
