"""What is said in turn, such as the bids on a card: pieces of a plate that can be changed and carried on.

Changing one takes back what was said after it.  While somebody is still to speak, an open place at the end takes
the next word.
"""

from __future__ import annotations

from collections.abc import Mapping
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
        pieces = [self.piece(present, i, seat, what) for i, (seat, what) in enumerate(said)]
        seat = answer.get("to_act")
        if seat is not None:
            pieces.append(self.piece(present, len(said), seat, None))
        label = present.label(self.field)
        return zone(self.field, "trick", label=label, name=label, items=pieces)

    def piece(self, present: Presenter, place: int, seat: str, what: int | str | None) -> Part:
        """Who said what: a bid as coins, a word as a word; None is a place still open."""
        word = Text("to speak", "ist dran").in_(present.language) if what is None else present.value(what)
        face: Part = {"t": "text", "text": "?" if what is None else word}
        if isinstance(what, int) and 0 < what <= COINS:
            face = {"t": "coins", "n": what}
        note = "" if isinstance(what, str) else word
        path = self.path(place)
        return item(face, word, path, pick=path, caption=present.name(seat), note=note)

    def path(self, place: int) -> str:
        """How a piece at this place is named."""
        return f"{self.field}.{place}"

    def picks(self, present: Presenter, position: Position, zone: Part) -> dict[str, Part]:
        """What else could be said at each place."""
        said = [what for _, what in position[self.field]]
        choices = [{"value": v, "label": present.value(v)} for v in self.values]
        return {
            piece["id"]: {
                "label": piece["caption"],
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
        seat = said[place][0] if place < len(said) else to_act
        return {**position, self.field: [*said[:place], [seat, value]]}


SAID: dict[tuple[str, str], Said] = {
    ("kaufmannsglueck", "contest"): Said("bids", (1, 2, 3, 4, 5, 6, "decline", "yield")),
    ("kaufmannsglueck", "folding"): Said("decisions", ("stay", "fold")),
}
"""By game and question."""
