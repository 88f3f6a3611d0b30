"""What is said in turn, such as the bids on a card: pieces of a plate that can be changed and carried on.

Changing one takes back what was said after it.  While somebody is still to speak, an open place at the end takes
the next word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.refusal import BadInput
from engine.core.scene import Part, item, zone
from engine.core.text import Text
from widgets.answers import Presenter

Position = dict[str, Any]
COINS = 5  # more are written as a number


@dataclass(frozen=True)
class Said:
    """The field of a position that holds a list of [seat, what was said], and all that can be said there."""

    field: str
    values: tuple[int | str, ...]

    def zone(self, present: Presenter, position: Position, answer: Mapping[str, Any]) -> Part:
        """What was said so far, and an open place for who is to speak."""
        said = position[self.field]
        pieces = [self.piece(present, i, entry[0], self.what(entry)) for i, entry in enumerate(said)]
        seat = answer.get("to_act")
        if seat is not None:
            pieces.append(self.piece(present, len(said), seat, None))
        label = present.label(self.field)
        return zone(self.field, "centre", label=label, name=label, items=pieces)

    def what(self, entry: Sequence[Any]) -> int | str:
        """What was said, as one value."""
        found: int | str = entry[1]
        return found

    def entry(self, seat: str, what: Any) -> list[Any]:
        """The same as it stands in the position."""
        return [seat, what]

    def word(self, present: Presenter, what: int | str) -> str:
        """What was said, in words."""
        return present.value(what)

    def coins(self, what: int | str | None) -> int:
        """The amount that was said, 0 for none."""
        return what if isinstance(what, int) else 0

    def piece(self, present: Presenter, place: int, seat: str, what: int | str | None) -> Part:
        """Who said what: a bid as coins, a word as a word; None is a place still open."""
        word = (
            Text("to speak", "ist dran").in_(present.language) if what is None else self.word(present, what)
        )
        n = self.coins(what)
        face: Part = {"t": "text", "text": "?" if what is None else word}
        coins = 0 < n <= COINS
        if coins:
            face = {"t": "coins", "n": n}
        note = word if what is None or coins else ""
        path = self.path(place)
        caption = present.named(seat) if note else present.name(seat)
        return item(face, word, path, pick=path, caption=caption, note=note)

    def path(self, place: int) -> str:
        """How a piece at this place is named."""
        return f"{self.field}.{place}"

    def picks(self, present: Presenter, position: Position, zone: Part) -> dict[str, Part]:
        """What else could be said at each place."""
        said = [self.what(entry) for entry in position[self.field]]
        choices = [{"value": v, "label": self.word(present, v)} for v in self.values]
        return {
            piece["id"]: {
                "label": piece["caption"].rstrip(":"),
                "value": said[i] if i < len(said) else None,
                "choices": choices,
            }
            for i, piece in enumerate(zone["items"])
        }

    def change(self, position: Position, path: str, value: object, to_act: str | None) -> Position:
        """The position with something else said at a place, and nothing after it."""
        said = position[self.field]
        place = next((i for i in range(len(said) + 1) if self.path(i) == path), None)
        if place is None or (place == len(said) and to_act is None):
            raise BadInput("nobody is to speak there", "Dort ist niemand an der Reihe")
        if not any(type(v) is type(value) and v == value for v in self.values):
            raise BadInput(
                "{value} is not among the choices", "{value} steht nicht zur Wahl", value=repr(value)[:40]
            )
        seat = said[place][0] if place < len(said) else str(to_act)
        return {**position, self.field: [*said[:place], self.entry(seat, value)]}


@dataclass(frozen=True)
class Bets(Said):
    """Bets, some of which carry an amount: `[seat, "raise", 4]` is the value "raise 4"."""

    def what(self, entry: Sequence[Any]) -> str:
        """Word and amount in one."""
        return " ".join(map(str, entry[1:]))

    def entry(self, seat: str, what: Any) -> list[Any]:
        """Word and amount apart."""
        word, *amount = str(what).split()
        return [seat, word, *map(int, amount)]

    def word(self, present: Presenter, what: int | str) -> str:
        """The bet in words."""
        word, *amount = str(what).split()
        return BETS[word].in_(present.language).format(n=" ".join(amount))

    def coins(self, what: int | str | None) -> int:
        """The amount of a bet, 0 for none."""
        return int(what.split()[1]) if isinstance(what, str) and " " in what else 0


BETS = {
    "name": Text("stake {n}", "Einsatz {n}"),
    "hold": Text("hold", "halten"),
    "raise": Text("raise to {n}", "auf {n} erhöhen"),
    "pass": Text("pass", "passen"),
}


SAID: dict[tuple[str, str], Said] = {
    ("kaufmannsglueck", "contest"): Said("bids", (1, 2, 3, 4, 5, 6, "decline", "yield")),
    ("kaufmannsglueck", "folding"): Said("decisions", ("stay", "fold")),
    ("gaunerkleeblatt", "betting"): Bets(
        "actions",
        ("name 1", "name 2", "name 3", "hold", *(f"raise {n}" for n in range(2, 8)), "pass"),
    ),
    ("gleek", "auction"): Said("bids", (*range(12, 25), "pass")),
    ("gleek", "vying"): Said("actions", ("bet", "silent", "pass", "hold", "raise")),
}
"""By game and question."""
