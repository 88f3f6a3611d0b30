"""Actions: what a seat does, in one form for all games, and their way into JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum

from engine.cards.card import Card, Pack, Suit
from engine.core.refusal import BadInput
from engine.core.seat import Seat

PAUSES = ("deal", "next")
"""Verbs that only begin the next deal or round: a table waits for the reader there, whoever's turn it is."""


class Takes(Enum):
    """What stands behind a verb."""

    NOTHING = "nothing"
    CARD = "a card"
    CARDS = "a list of cards"
    SUIT = "a suit"
    NUMBER = "a whole number"
    SEAT = "a seat"
    CARD_NUMBER = "a card and a whole number"


What = Card | tuple[Card, ...] | Suit | int | Seat | tuple[Card, int] | None


@dataclass(frozen=True, slots=True)
class Action:
    """One seat's move: a verb of the game and what it is about.

    `verb` is a member of the game's own enumeration; `what` is of the kind that the verb takes.
    """

    seat: Seat
    verb: StrEnum
    what: What = None

    def as_json(self) -> list[object]:
        """The move as records write it: seat, verb and what, as far as there is one."""
        return [self.seat.value, self.verb.value, *_plain(self.what)]

    @property
    def card(self) -> Card:
        """The card it is about; for verbs that take one."""
        assert isinstance(self.what, Card)
        return self.what

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it is about; for verbs that take several."""
        assert isinstance(self.what, tuple)
        return tuple(c for c in self.what if isinstance(c, Card))

    @property
    def suit(self) -> Suit:
        """The suit it is about; for verbs that take one."""
        assert isinstance(self.what, Suit)
        return self.what

    @property
    def number(self) -> int:
        """The number it is about; for verbs that take one (alone or behind a card)."""
        what = self.what[1] if isinstance(self.what, tuple) else self.what
        assert isinstance(what, int)
        return what


def _plain(what: What) -> list[object]:
    if what is None:
        return []
    if isinstance(what, Card | Suit):
        return [what.code]
    if isinstance(what, tuple):
        if len(what) == 2 and isinstance(what[1], int):
            return [what[0].code, what[1]]
        return [[c.code for c in what if isinstance(c, Card)]]
    return [what.value if isinstance(what, Seat) else what]


def read_action(
    verbs: Mapping[StrEnum, Takes], pack: Pack | None, seats: tuple[Seat, ...], raw: object
) -> Action:
    """An action from its JSON form `[seat, verb, what]`; BadInput says what is malformed."""
    if not isinstance(raw, list) or len(raw) < 2:
        raise BadInput(
            "an action is a list of seat, verb and what it is about, not {raw}",
            "Eine Aktion ist eine Liste aus Platz, Wort und Gegenstand, nicht {raw}",
            raw=repr(raw)[:80],
        )
    seat = next((s for s in seats if s.value == raw[0]), None)
    if seat is None:
        raise BadInput(
            "there is no seat {seat} at this table",
            "Einen Platz {seat} gibt es an diesem Tisch nicht",
            seat=repr(raw[0])[:40],
        )
    verb = next((v for v in verbs if v.value == raw[1]), None)
    if verb is None:
        raise BadInput(
            "{verb} is no move of this game", "{verb} ist kein Zug dieses Spiels", verb=repr(raw[1])[:40]
        )
    takes, rest = verbs[verb], raw[2:]
    if len(rest) != {Takes.NOTHING: 0, Takes.CARD_NUMBER: 2}.get(takes, 1):
        raise BadInput(
            "{verb} takes {takes}", "Hinter {verb} gehört: {takes}", verb=verb.value, takes=takes.value
        )
    return Action(seat, verb, _read_what(takes, pack, seats, rest))


def _whole(value: object) -> int:
    if type(value) is not int:
        raise BadInput("{value} is no whole number", "{value} ist keine ganze Zahl", value=repr(value)[:40])
    return value


def _read_what(takes: Takes, pack: Pack | None, seats: tuple[Seat, ...], rest: list[object]) -> What:
    if takes is Takes.NOTHING:
        return None
    if takes is Takes.NUMBER:
        return _whole(rest[0])
    if takes is Takes.SEAT:
        for s in seats:
            if s.value == rest[0]:
                return s
        raise BadInput(
            "there is no seat {seat} at this table",
            "Einen Platz {seat} gibt es an diesem Tisch nicht",
            seat=repr(rest[0])[:40],
        )
    assert pack is not None
    if takes is Takes.SUIT:
        return pack.suit(rest[0])
    if takes is Takes.CARD:
        return pack.card(rest[0])
    if takes is Takes.CARD_NUMBER:
        return pack.card(rest[0]), _whole(rest[1])
    if not isinstance(rest[0], list):
        raise BadInput(
            "{value} is no list of cards", "{value} ist keine Liste von Karten", value=repr(rest[0])[:40]
        )
    cards = tuple(pack.card(c) for c in rest[0])
    if len(set(cards)) != len(cards):
        raise BadInput("a card is named twice", "Eine Karte ist doppelt genannt")
    return cards
