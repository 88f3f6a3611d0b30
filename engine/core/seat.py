"""Seats and sides: who plays, in clockwise order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.core.text import Speaker, Text


class Seat(StrEnum):
    """A place at the table; compass names where partners face each other, numbers elsewhere."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"
    P1 = "P1"
    P2 = "P2"
    P3 = "P3"
    P4 = "P4"
    P5 = "P5"
    P6 = "P6"
    P7 = "P7"
    P8 = "P8"

    @property
    def name_text(self) -> Text:
        """The seat's plain name in both languages."""
        if self in _COMPASS:
            return _COMPASS[self]
        return Text(f"Player {self.value[1:]}", f"Spieler {self.value[1:]}")

    def said(self, speaker: Speaker) -> str:
        """ "You" to its own player, its name to everybody else."""
        if speaker.seat == self:
            return Text("You", "Du").in_(speaker.language)
        return (speaker.names.get(self) or self.name_text).in_(speaker.language)


_COMPASS = {
    Seat.N: Text("North", "Nord"),
    Seat.E: Text("East", "Ost"),
    Seat.S: Text("South", "Süd"),
    Seat.W: Text("West", "West"),
}

COMPASS = (Seat.N, Seat.E, Seat.S, Seat.W)
NUMBERED = (Seat.P1, Seat.P2, Seat.P3, Seat.P4, Seat.P5, Seat.P6, Seat.P7, Seat.P8)


@dataclass(frozen=True, slots=True)
class Side:
    """Players who win and lose together; a lone player is a side of one."""

    code: str
    seats: tuple[Seat, ...]

    def said(self, speaker: Speaker) -> str:
        """The names of its players."""
        if len(self.seats) == 1:
            return self.seats[0].said(speaker)
        if speaker.seat in self.seats:
            return Text("Your side", "Eure Seite").in_(speaker.language)
        names = [s.name_text.in_(speaker.language) for s in self.seats]
        return Text(" and ", " und ").in_(speaker.language).join(names)


def after(seats: Sequence[Seat], seat: Seat, steps: int = 1) -> Seat:
    """The seat so many places clockwise; after the last comes the first.

    >>> after(COMPASS, Seat.W)
    <Seat.N: 'N'>
    """
    return seats[(seats.index(seat) + steps) % len(seats)]


def clockwise(seats: Sequence[Seat], first: Seat) -> tuple[Seat, ...]:
    """All seats once, clockwise from `first`."""
    i = seats.index(first)
    return (*seats[i:], *seats[:i])
