"""Facts of Klaverjas that say themselves: for whom, and how much for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards.card import Card
from engine.core.score import Who
from engine.core.seat import Side
from engine.core.text import Language, Speaker, Text, say


@dataclass(frozen=True, slots=True)
class For:
    """Somebody who gets something: "for you", "für eure Seite"; None: nobody."""

    who: Who | None

    def said(self, speaker: Speaker) -> str:
        """The words after an amount."""
        if self.who is None:
            return Text("for nobody", "für niemanden").in_(speaker.language)
        if isinstance(self.who, Side):
            if speaker.seat in self.who.seats:
                return Text("for your side", "für eure Seite").in_(speaker.language)
        elif speaker.seat == self.who:
            return Text("for you", "für dich").in_(speaker.language)
        return f"{Text('for', 'für').in_(speaker.language)} {self.who.said(speaker)}"


@dataclass(frozen=True, slots=True)
class Amounts:
    """How much everybody has: "your side 84, East and West 68"."""

    pairs: tuple[tuple[Who, int], ...]

    def said(self, speaker: Speaker) -> str:
        """Names and figures, the reader's own first."""
        pairs = sorted(self.pairs, key=lambda p: not _mine(p[0], speaker))
        return ", ".join(f"{_name(who, speaker)} {n}" for who, n in pairs)


def _name(who: Who, speaker: Speaker) -> str:
    """The name inside a sentence: "you", "your side", "East"."""
    name = who.said(speaker)
    return name[:1].lower() + name[1:] if _mine(who, speaker) else name


def _mine(who: Who, speaker: Speaker) -> bool:
    return speaker.seat in who.seats if isinstance(who, Side) else speaker.seat == who


_PLURAL_DE = {"7": "Siebenen", "8": "Achten", "9": "Neunen", "T": "Zehnen", "J": "Buben", "Q": "Damen",
              "K": "Könige", "A": "Asse"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together: "jack, queen and king of hearts", "Herz-Bube, -Dame und -König"."""

    cards: tuple[Card, ...]

    def said(self, speaker: Speaker) -> str:
        """A run by its suit, four alike by their rank."""
        first = self.cards[0]
        if len({c.rank for c in self.cards}) == 1:
            plural = Text(f"all four {first.rank.name.en}s", f"alle vier {_PLURAL_DE[first.rank.code]}")
            return plural.in_(speaker.language)
        ranks = [c.rank.said(speaker) for c in self.cards]
        if speaker.language is Language.DE:
            return say([f"{first.suit.said(speaker)}-{ranks[0]}", *(f"-{r}" for r in ranks[1:])], speaker)
        return f"{say(ranks, speaker)} of {first.suit.said(speaker)}"
