"""A case and its answer as a reader sees them: cards on the cloth, the verdict, and the answer line by line.

One presenter serves every question of every game: fields are told apart by their form (a card, a seat, a list of
plays, a number per seat), their names come from one table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.cards.card import Card, Pack, Suit
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame, rule_href
from engine.core.rulebook import Rulebook
from engine.core.scene import Part, card_face, item, zone
from engine.core.seat import Seat
from engine.core.text import Language, Speaker, Text, say
from widgets.labels import LABELS, WORDS

HIDDEN = {"best_start", "card_owner", "refused", "hands_left"}
SIGNED = ("pay",)


@dataclass(frozen=True)
class Presenter:
    """Puts the cases of one game into words and pictures."""

    game: AnyGame
    language: Language

    @property
    def speaker(self) -> Speaker:
        """Nobody's seat, the reader's language."""
        return Speaker(self.language)

    @property
    def pack(self) -> Pack | None:
        """The game's pack."""
        return self.game.pack

    @property
    def book(self) -> Rulebook:
        """The game's rule texts."""
        return self.game.rulebook()

    def label(self, key: str) -> str:
        """A field's name in words."""
        return LABELS[key].in_(self.language) if key in LABELS else key.replace("_", " ")

    # ---- values ----

    def card(self, value: object) -> Card | None:
        """The card a value names, if it does."""
        if self.pack is not None and isinstance(value, str) and len(value) == 2:
            try:
                return self.pack.card(value)
            except BadInput:
                return None
        return None

    def seat(self, value: object) -> Seat | None:
        """The seat a value names, if it does."""
        return Seat(value) if isinstance(value, str) and value in Seat.__members__ else None

    def suit(self, value: object) -> Suit | None:
        """The suit a value names, if it does."""
        return next((s for s in self.pack.suits if s.code == value), None) if self.pack else None

    def value(self, value: object, key: str = "") -> str:
        """Any value of an answer in words."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return say(value, self.speaker)
        if isinstance(value, int):
            sign = "−" if value < 0 else "+" if value > 0 and key in SIGNED else ""
            return f"{sign}{abs(value)}"
        if isinstance(value, list):
            if not value:
                empty = Text("nothing", "nichts") if key == "labels" else Text("none", "keine")
                return empty.in_(self.language)
            if key == "yards":
                over = Text(" over ", " über ").in_(self.language)
                return over.join(self.value(v, key) for v in reversed(value))
            if (
                len(value) == 2
                and isinstance(value[0], str)
                and not self.card(value[0])
                and not self.seat(value[0])
            ):
                return f"{self.value(value[0])} ({self.value(value[1])})"
            return ", ".join(self.value(v, key) for v in value)
        if isinstance(value, dict):
            return ", ".join(f"{self.name(k)} {self.value(v, key)}" for k, v in value.items())
        suited = key in ("trump", "suit", "suits", "proposed_suit", "labels", "yards")
        if value in ("NS", "EW"):
            return self.name(value)
        found = self.card(value) or (self.suit(value) if suited else None) or self.seat(value)
        if found is None and not suited and key in ("legal", "calls", "call"):
            found = self.suit(value)
        if found is not None:
            return say(found, self.speaker)
        return WORDS[value].in_(self.language) if isinstance(value, str) and value in WORDS else str(value)

    def name(self, key: str) -> str:
        """A key of a mapping: a seat, a side, a card or a field."""
        if key in ("NS", "EW"):
            return Text(
                {"NS": "North–South", "EW": "East–West"}[key], {"NS": "Nord–Süd", "EW": "Ost–West"}[key]
            ).in_(self.language)
        found = self.seat(key) or self.card(key)
        if found is not None:
            return say(found, self.speaker)
        return WORDS[key].in_(self.language) if key in WORDS else self.label(key) if key in LABELS else key

    # ---- answers ----

    def lines(self, answer: dict[str, Any]) -> list[Part]:
        """An answer line by line."""
        out = []
        for key, value in self._flat(answer):
            out.append(
                {"label": self.label(key), "value": self.value(value, key), "rule": None, "href": None}
            )
        for card, rule in answer.get("refused", {}).items():
            out.append(
                {
                    "label": self.value(card),
                    "value": self.rule_text(rule),
                    "rule": rule,
                    "href": rule_href(rule),
                }
            )
        return out

    def _flat(self, answer: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        for key, value in answer.items():
            if key in HIDDEN:
                continue
            if key in ("score", "illegal") and isinstance(value, dict):
                yield from self._flat(value)
            elif key == "tricks" and isinstance(value, list):
                for i, trick in enumerate(value):
                    yield f"{self.label('trick')} {i + 1}", trick
            else:
                yield key, value

    def rule_text(self, rule: str) -> str:
        """The first sentence of a rule, without marks."""
        text = (
            self.book.rule(rule).text.in_(self.language).replace("`", "").replace("*", "")
            if rule in self.book
            else rule
        )
        return text.split(". ")[0].rstrip(".") + "."

    def verdict(self, answer: dict[str, Any], tried: str | None = None) -> Part | None:
        """Allowed or not, and by which rule: for a card that is tried, or for a record with a forbidden move."""
        rule, text = None, ""
        if "illegal" in answer:
            rule = answer["illegal"].get("rule")
        elif tried is not None:
            rule = answer.get("refused", {}).get(tried)
        else:
            return None
        if rule is not None:
            text = self.rule_text(rule)
        label = Text("Not allowed", "Nicht erlaubt") if rule else Text("Allowed", "Erlaubt")
        if not text and tried is not None:
            text = (
                self.value(tried)[:1].upper()
                + self.value(tried)[1:]
                + Text(" may be played.", " darf gespielt werden.").in_(self.language)
            )
        return {
            "ok": rule is None,
            "label": label.in_(self.language),
            "text": text,
            "rule": rule,
            "href": rule_href(rule) if rule else None,
        }

    # ---- the position on the cloth ----

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
                piece["state"] = "selected"
        return out

    def _zone(
        self, key: str, path: str, value: Any, answer: dict[str, Any], tried: str | None
    ) -> Iterator[Part]:
        if key == "yards" and isinstance(value, dict):
            yield from (self._yard(f"{path}.{seat}", seat, stack, answer) for seat, stack in value.items())
            return
        if isinstance(value, dict) and key in ("hands", "start", "cards", "open", "hidden", "held"):
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
                more["note"] = Text("may be taken", "darf genommen werden").in_(self.language)
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
                more["refusal"] = {"rule": rule, "href": rule_href(rule), "text": self.rule_text(rule)}
        return item(card_face(card), say(card, self.speaker), path, **more)
