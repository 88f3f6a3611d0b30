"""Reading a case strictly: every helper returns the value or raises BadInput naming the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

from engine.cards.card import Card, Pack, Suit
from engine.core.refusal import BadInput, NotYourTurn, Refusal
from engine.core.seat import Seat, Side, after
from engine.core.text import Text

T = TypeVar("T")
Reasons = dict[Card, Refusal | None]
"""The cards of a hand, each with what bars it."""
Reader = Callable[[object, str], T]


class Illegal(Exception):
    """The record holds a forbidden move: the answer is `{"illegal": facts}` alone.

    `refusal` is why, where a reader is to be told more than the rule.
    """

    def __init__(self, refusal: Refusal | None = None, /, **facts: object) -> None:
        super().__init__(str(facts))
        self.refusal, self.facts = refusal, facts


def bad(field: str, en: str, de: str) -> NoReturn:
    """Raise BadInput about one field."""
    # the sentence is a fact, not a template: what was given may hold braces
    raise BadInput("{field}: {what}", "{field}: {what}", field=field, what=Text(en, de))


def wrong_turn(field: str, seat: object) -> NoReturn:
    """Raise NotYourTurn about one field."""
    raise NotYourTurn(
        "{field}: {seat} is not to act", "{field}: {seat} ist nicht an der Reihe", field=field, seat=str(seat)
    )


def fields(raw: object, required: str = "", optional: str = "") -> dict[str, Any]:
    """An object that has all required fields and no unknown one (names separated by spaces)."""
    if not isinstance(raw, dict):
        bad("position", "must be an object", "muss ein Objekt sein")
    must, may = required.split(), optional.split()
    for name in must:
        if name not in raw:
            bad(name, "is missing", "fehlt")
    for name in raw:
        if name not in must and name not in may:
            bad(str(name), "is no field of this question", "ist kein Feld dieser Frage")
    return raw


def whole(raw: object, field: str, least: int | None = 0, most: int | None = None) -> int:
    """A whole number, not a fraction, a string or a truth value."""
    if type(raw) is not int or (least is not None and raw < least) or (most is not None and raw > most):
        low = ("", "") if least is None else (f" from {least}", f" ab {least}")
        high = ("", "") if most is None else (f" to {most}", f" bis {most}")
        bad(field, f"must be a whole number{low[0]}{high[0]}", f"muss eine ganze Zahl sein{low[1]}{high[1]}")
    return raw


def truth(raw: object, field: str) -> bool:
    """A truth value."""
    if not isinstance(raw, bool):
        bad(field, "must be true or false", "muss true oder false sein")
    return raw


def word(raw: object, field: str, words: Sequence[str]) -> str:
    """One of the given words."""
    if not isinstance(raw, str) or raw not in words:
        bad(field, f"must be one of {', '.join(words)}", f"muss eines von {', '.join(words)} sein")
    return raw


def listed(raw: object, field: str, count: int | None = None, most: int | None = None) -> list[Any]:
    """A list, of exactly or at most so many entries."""
    if (
        not isinstance(raw, list)
        or (count is not None and len(raw) != count)
        or (most is not None and len(raw) > most)
    ):
        many = f" of {count}" if count is not None else f" of at most {most}" if most is not None else ""
        viele = f" von {count}" if count is not None else f" von höchstens {most}" if most is not None else ""
        bad(field, f"must be a list{many}", f"muss eine Liste{viele} sein")
    return raw


def seat(raw: object, field: str, seats: Sequence[Seat]) -> Seat:
    """A seat of this table."""
    for s in seats:
        if isinstance(raw, str) and s.value == raw:
            return s
    bad(field, f"must be a seat: {', '.join(seats)}", f"muss ein Platz sein: {', '.join(seats)}")


def card(raw: object, field: str, pack: Pack) -> Card:
    """A card of the pack."""
    try:
        return pack.card(raw)
    except BadInput:
        bad(field, f"{raw!r} is no card of this pack", f"{raw!r} ist keine Karte dieses Blatts")


def suit(raw: object, field: str, pack: Pack) -> Suit:
    """A suit of the pack."""
    try:
        return pack.suit(raw)
    except BadInput:
        bad(field, f"{raw!r} is no suit of this pack", f"{raw!r} ist keine Farbe dieses Blatts")


def cards(
    raw: object, field: str, pack: Pack, count: int | None = None, most: int | None = None
) -> tuple[Card, ...]:
    """A list of different cards, of exactly or at most so many."""
    found = tuple(card(c, field, pack) for c in listed(raw, field, count, most))
    distinct(found, field)
    return found


def distinct(found: Sequence[Card], field: str) -> None:
    """No card may be there twice."""
    if len(set(found)) != len(found):
        twice = next(c for i, c in enumerate(found) if c in found[:i])
        bad(field, f"{twice} is there twice", f"{twice} kommt doppelt vor")


def per(
    raw: object, field: str, keys: Sequence[Seat] | Sequence[Side], read: Reader[T], partial: bool = False
) -> dict[Any, T]:
    """An object with one value for every seat or side (`partial`: for some), in the table's order."""
    if not isinstance(raw, dict):
        bad(field, "must be an object", "muss ein Objekt sein")
    names = {k.code if isinstance(k, Side) else k.value: k for k in keys}
    for name in raw:
        if name not in names:
            bad(f"{field}.{name}", "is nobody at this table", "gibt es an diesem Tisch nicht")
    for name in names:
        if name not in raw and not partial:
            bad(f"{field}.{name}", "is missing", "fehlt")
    return {key: read(raw[name], f"{field}.{name}") for name, key in names.items() if name in raw}


def pair(raw: object, field: str) -> tuple[Any, Any]:
    """A list of two."""
    both = listed(raw, field, 2)
    return both[0], both[1]


def plays(
    raw: object, field: str, seats: Sequence[Seat], pack: Pack, most: int | None = None
) -> list[tuple[Seat, Card]]:
    """A list of [seat, card] with no card twice; the order of seats is not looked at."""
    out = []
    for i, entry in enumerate(listed(raw, field, None, most)):
        who, what = pair(entry, f"{field}[{i}]")
        out.append((seat(who, f"{field}[{i}]", seats), card(what, f"{field}[{i}]", pack)))
    distinct([c for _, c in out], field)
    return out


def trick(
    raw: object,
    field: str,
    seats: Sequence[Seat],
    pack: Pack,
    to_play: Seat | None = None,
    full: bool = False,
) -> list[tuple[Seat, Card]]:
    """The plays of one trick, clockwise (`full`: one from every seat; else fewer, and `to_play` is next)."""
    n = len(seats)
    found = plays(raw, field, seats, pack, n if full else n - 1)
    if full and len(found) != n:
        bad(field, f"must hold {n} cards", f"muss {n} Karten enthalten")
    for (a, _), (b, _) in zip(found, found[1:], strict=False):
        if after(seats, a) != b:
            wrong_turn(field, b)
    if to_play is not None and found and after(seats, found[-1][0]) != to_play:
        wrong_turn("to_play", to_play)
    return found


def by_code(values: Mapping[Seat, T] | Mapping[Side, T]) -> dict[str, T]:
    """A mapping by seat or side as JSON writes it."""
    return {k.code if isinstance(k, Side) else k.value: v for k, v in values.items()}


def legal_answer(reasons: Reasons) -> dict[str, Any]:
    """The answer to "which cards may be played" from what bars each."""
    return {
        "legal": [c.code for c, why in reasons.items() if why is None],
        "refused": {c.code: why.rule for c, why in reasons.items() if why is not None},
    }
