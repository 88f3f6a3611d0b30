"""A case and its answer as a reader sees them: the position on the cloth, and everything in words.

One presenter serves every question of every game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.registry import rule_href
from engine.core.scene import Part, card_face, item, zone
from engine.core.text import Text, say
from widgets.wording import Wording

PER_SEAT = ("hands", "start", "dice", "cards", "open", "hidden", "held", "honours")
"""Fields that hold cards or dice for each seat: a zone of its own for everybody."""


class Presenter(Wording):
    """Puts the cases of one game into words and pictures."""

    def zones(
        self, position: dict[str, Any], answer: dict[str, Any] | None, tried: str | None = None
    ) -> list[Part]:
        """The cards and dice of a position, each changeable under a path such as `trick.0`.

        A card named beside the hand that holds it stands out there and is not shown twice.
        """
        answer = answer or {}
        named = position.get("card")
        in_hand = named is not None and named in position.get("hand", ())
        out = [
            z
            for key, value in position.items()
            if not (key == "card" and in_hand)
            for z in self._zone(key, key, value, answer, tried)
        ]
        if in_hand:
            place = f"hand.{position['hand'].index(named)}"
            for piece in (p for z in out for p in z["items"] if p["id"] == place):
                piece["note"] = Text("is played", "wird gespielt").in_(self.language)
        return out

    def _zone(
        self, key: str, path: str, value: Any, answer: dict[str, Any], tried: str | None
    ) -> Iterator[Part]:
        if key == "yards" and isinstance(value, dict):
            yield from (self._yard(f"{path}.{seat}", seat, stack, answer) for seat, stack in value.items())
            return
        if isinstance(value, dict) and key in PER_SEAT:
            for name, inner in value.items():
                for z in self._zone(key, f"{path}.{name}", inner, answer, tried):
                    yield {**z, "name": self.name(name), "label": f"{self.label(key)}: {self.name(name)}"}
            return
        if isinstance(value, str) and self.card(value) is not None and key not in ("trump", "suit"):
            value = [value]
            path = f"{path}!"
        if not isinstance(value, list) or not value:
            return
        pieces = [
            p
            for i, v in enumerate(value)
            if (p := self._piece(key, f"{path}.{i}", v, i, value, answer, tried))
        ]
        if pieces:
            layout = "dice" if pieces[0]["face"]["t"] == "die" else "row"
            yield zone(
                path,
                "hand" if key == "hand" else "trick" if key in ("trick", "plays") else "centre",
                label=self.label(key),
                layout=layout,
                items=pieces,
                name=self.label(key),
            )

    def _yard(self, path: str, seat: str, stack: list[str], answer: dict[str, Any]) -> Part:
        """The Säue before a seat, the open one last; the one that may be or was taken is marked."""
        items = []
        for i, code in enumerate(stack):
            suit = self.suit(code)
            if suit is None:
                continue
            more: Part = {"pick": f"{path}.{i}"}
            if i == len(stack) - 1 and answer.get("taken_from") == seat:
                more["note"] = Text("taken", "genommen").in_(self.language)
            elif i == len(stack) - 1 and answer.get("may_take") == seat:
                more["note"] = Text("may be taken", "zu holen").in_(self.language)
            label = Text(f"Sau of {suit.name.en}", f"{suit.name.de}-Sau").in_(self.language)
            face = {"t": "card", "pack": suit.pack_name, "card": f"S{code}"}
            items.append(item(face, label, f"{path}.{i}", **more))
        label = Text(f"Yard: {self.name(seat)}", f"Hof: {self.name(seat)}").in_(self.language)
        return zone(path, "yard", label=label, layout="stack", items=items, name=self.name(seat))

    def _piece(
        self,
        key: str,
        path: str,
        value: Any,
        place: int,
        row: list[Any],
        answer: dict[str, Any],
        tried: str | None,
    ) -> Part | None:
        if key in ("start", "dice") and isinstance(value, int) and 1 <= value <= 6:
            return item({"t": "die", "v": value}, str(value), path, pick=path)
        seat, caption = None, ""
        if isinstance(value, list) and len(value) == 2:
            seat, value, path = self.seat(value[0]), value[1], f"{path}.1"
            caption = "" if seat is None else say(seat, self.speaker)
        card = self.card(value)
        if card is None:
            return None
        more: Part = {"pick": path.replace("!.0", ""), "caption": caption}
        if key in ("trick",) and place == 0:
            more["note"] = Text("led", "ausgespielt").in_(self.language)
        if key == "trick" and seat is not None and answer.get("winner") == seat.value:
            more.update(state="winning", note=Text("wins", "gewinnt").in_(self.language))
        if key in ("hand", "open") and "legal" in answer:
            rule = answer.get("refused", {}).get(card.code)
            more["state"] = "tried" if rule and card.code == tried else "barred" if rule else "legal"
            if rule:
                more["refusal"] = {
                    "rule": rule,
                    "href": rule_href(rule),
                    "text": self.reason(answer, card.code, rule),
                }
        label = say(card, self.speaker)
        counts = [self.label(name) for name, cards in answer.get("counted", {}).items() if card.code in cards]
        if counts:  # the initials below the card, as at the table
            label, more["note"] = ", ".join([label, *counts]), " ".join(name[0] for name in counts)
        return item(card_face(card), label, path, **more)
