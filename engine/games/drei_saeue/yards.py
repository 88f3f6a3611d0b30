"""The yards: four stacks of Säue, of which only the topmost lies open, and what may be moved (DS-4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.cards.card import Suit
from engine.core.refusal import Refusal
from engine.core.seat import Seat
from engine.core.text import Text
from engine.games.drei_saeue.rules import SEATS, Rules, TakePig, partner


class Status(StrEnum):
    """How the Sau of a trick's suit lies for the winner of the trick."""

    OPEN = "open"  # topmost in another yard: it may be taken
    COVERED = "covered"  # below another Sau, wherever: DS-4.5
    OWN = "own"  # topmost in the winner's own yard: DS-4.7


@dataclass(frozen=True, slots=True)
class Yards:
    """The Säue before each seat (N E S W), from bottom to top.

    >>> from engine.cards.packs import GERMAN_32
    >>> A, L, H, B = GERMAN_32.suits
    >>> yards = Yards(((A,), (L,), (H,), (B,))).moved(L, Seat.S)
    >>> yards.status(Seat.W, H), yards.status(Seat.W, L)
    (<Status.COVERED: 'covered'>, <Status.OPEN: 'open'>)
    """

    stacks: tuple[tuple[Suit, ...], ...]

    @classmethod
    def of(cls, stacks: Mapping[Seat, Iterable[Suit]]) -> Yards:
        """Yards from one stack per seat."""
        return cls(tuple(tuple(stacks[s]) for s in SEATS))

    def before(self, seat: Seat) -> tuple[Suit, ...]:
        """The Säue in this seat's yard, from bottom to top."""
        return self.stacks[SEATS.index(seat)]

    def owner(self, suit: Suit) -> Seat:
        """The seat in whose yard the Sau of this suit lies."""
        return next(seat for seat, stack in zip(SEATS, self.stacks, strict=True) if suit in stack)

    def is_open(self, suit: Suit) -> bool:
        """Whether this Sau is the topmost of its yard (DS-4.4)."""
        return any(stack[-1:] == (suit,) for stack in self.stacks)

    def status(self, winner: Seat, suit: Suit) -> Status:
        """How the Sau of the suit led lies for the winner of the trick."""
        if not self.is_open(suit):
            return Status.COVERED
        return Status.OWN if self.owner(suit) == winner else Status.OPEN

    def moved(self, suit: Suit, to: Seat) -> Yards:
        """The yards after this open Sau has been laid on top of another (DS-4.3)."""
        kept = [stack[:-1] if stack[-1:] == (suit,) else stack for stack in self.stacks]
        return Yards(
            tuple((*stack, suit) if seat == to else stack for seat, stack in zip(SEATS, kept, strict=True))
        )

    def pigs(self) -> dict[Seat, int]:
        """How many Säue, open and covered, lie in each yard (DS-5.1)."""
        return {seat: len(stack) for seat, stack in zip(SEATS, self.stacks, strict=True)}


def bar(rules: Rules, yards: Yards, winner: Seat, suit: Suit, to: Seat | None) -> Refusal | None:
    """Why the winner of a trick of this suit may not lay its Sau in `to` (None: leave it), or None."""
    status, owner = yards.status(winner, suit), yards.owner(suit)
    facts = {"pig": pig(suit), "owner": owner, "who": winner}
    if to is None:
        declines = status is Status.OPEN and rules.take_pig is TakePig.ALWAYS
        return Refusal("DS-4.8", facts) if declines else None
    if status is Status.COVERED:
        stack = yards.before(owner)
        return Refusal("DS-4.5", {**facts, "top": pig(stack[-1])})
    if status is Status.OWN:
        return Refusal("DS-4.7", facts)
    if to == winner:
        return None
    if to != partner(winner):
        return Refusal("DS-4.10", {**facts, "to": to}, "opponent")
    if not rules.yard_choice:
        return Refusal("DS-4.10", {**facts, "to": to})
    return Refusal("DS-4.10", {**facts, "to": to}, "same_yard") if to == owner else None


def choices(rules: Rules, yards: Yards, winner: Seat, suit: Suit) -> tuple[Seat | None, ...]:
    """What the winner of a trick may do with its Sau: the yards it may go to, None for leaving it.

    Empty if there is nothing to decide, one entry if the rules decide it.
    """
    if yards.status(winner, suit) is not Status.OPEN:
        return ()
    return tuple(to for to in (winner, partner(winner), None) if bar(rules, yards, winner, suit, to) is None)


def pig(suit: Suit) -> Text:
    """A Sau in words."""
    return Text(f"Sau of {suit.name.en}", f"{suit.name.de}-Sau")
