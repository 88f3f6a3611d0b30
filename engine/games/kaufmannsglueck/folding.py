"""Folding at the end of a round (KG-6)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.refusal import NotYourTurn, Refusal
from engine.core.seat import Seat
from engine.games.kaufmannsglueck.verbs import Verb

VERBS = (Verb.STAY, Verb.FOLD)


@dataclass(frozen=True, slots=True)
class Folding:
    """Who is asked, in order, and what was said so far (True: stays)."""

    order: tuple[Seat, ...]
    said: tuple[bool, ...] = ()

    @property
    def left(self) -> tuple[Seat, ...]:
        """Who is still in."""
        return tuple(s for i, s in enumerate(self.order) if i >= len(self.said) or self.said[i])

    @property
    def over(self) -> bool:
        """Whether all have spoken or only one is left."""
        return len(self.said) == len(self.order) or len(self.left) == 1

    @property
    def to_act(self) -> Seat | None:
        """Who must say whether to stay or fold."""
        return None if self.over else self.order[len(self.said)]

    @property
    def winner(self) -> Seat | None:
        """The last one left, if all others have folded (KG-6.3)."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def last_to_speak(self) -> Seat | None:
        """The last one left who has not spoken: nothing is asked of him, and fold he cannot (KG-6.4)."""
        return self.winner if self.winner in self.order[len(self.said) :] else None

    def check(self, seat: Seat, verb: Verb) -> Refusal | None:
        """Why the word is barred; NotYourTurn for a seat that is not to speak."""
        if seat != self.to_act and seat != self.last_to_speak:
            raise NotYourTurn("{who} is not to act", "{who} ist nicht an der Reihe", who=seat.value)
        return Refusal("KG-6.4") if verb is Verb.FOLD and seat == self.winner else None

    def after(self, verb: Verb) -> Folding:
        """After the next word."""
        return replace(self, said=(*self.said, verb is Verb.STAY))
