"""Facts of Klaverjas that say themselves: for whom, and how much for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.score import Who
from engine.core.seat import Side
from engine.core.text import Speaker, Text


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
    """How much everybody has: "North and South 84, East and West 68"."""

    pairs: tuple[tuple[Who, int], ...]

    def said(self, speaker: Speaker) -> str:
        """Names and figures, the reader's own first."""
        pairs = sorted(self.pairs, key=lambda p: not _mine(p[0], speaker))
        return ", ".join(f"{who.said(speaker)} {n}" for who, n in pairs)


def _mine(who: Who, speaker: Speaker) -> bool:
    return speaker.seat in who.seats if isinstance(who, Side) else speaker.seat == who
