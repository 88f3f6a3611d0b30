"""A case and its answer in words: fields are told apart by their form (a card, a seat, a number per seat)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.cards.card import Card, Pack, Rank, Suit
from engine.core.refusal import BadInput
from engine.core.registry import AnyGame, rule_href
from engine.core.rulebook import Rulebook
from engine.core.scene import Part
from engine.core.seat import Seat
from engine.core.text import Language, Speaker, Text, say
from widgets.labels import ALIKE, LABELS, OWN_LABELS, OWN_WORDS, WORDS

HIDDEN = {"best_start", "card_owner", "counted", "refused", "why"}
SUITED = {"trump", "suit", "suits", "proposed_suit", "labels", "yards", "legal", "call", "calls", "proposed"}
"""Fields in which a lone letter is a suit, not a seat."""
SIDES = {"NS": Text("North–South", "Nord–Süd"), "EW": Text("East–West", "Ost–West")}
NO_BREAK_SPACE = "\u00a0"
SIGNED = ("pay", "delta", "auction", "sets_pay", "special")


@dataclass(frozen=True)
class Wording:
    """Puts the cases of one game into words; `names` are what the seats are called, where they have names."""

    game: AnyGame
    language: Language
    names: Mapping[object, Text] = field(default_factory=dict)

    @property
    def speaker(self) -> Speaker:
        """Nobody's seat, the reader's language."""
        return Speaker(self.language, None, self.names)

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
        own = OWN_LABELS.get(self.game.key, {}).get(key) or LABELS.get(key)
        return own.in_(self.language) if own is not None else key.replace("_", " ")

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

    def rank(self, value: object) -> Rank | None:
        """The rank a value names, if it does."""
        return next((r for r in self.pack.ranks if r.code == value), None) if self.pack else None

    def value(self, value: object, key: str = "") -> str:
        """Any value of an answer in words; `key` says in which field it stands."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return say(value, self.speaker)
        if isinstance(value, int):
            sign = "−" if value < 0 else "+" if value > 0 and key in SIGNED else ""
            return f"{sign}{self.number(abs(value))}"
        if isinstance(value, list):
            return self._list(value, key)
        if isinstance(value, dict) and not value:
            return Text("nothing", "nichts").in_(self.language)
        if isinstance(value, dict):
            return ", ".join(
                f"{self.named(k, v)}{self._gap(v)}{self.value(v, key)}" for k, v in value.items()
            )
        if value in SIDES:
            return SIDES[str(value)].in_(self.language)
        found = self.card(value) or (self.suit(value) if key in SUITED else None) or self.seat(value)
        if found is not None:
            return say(found, self.speaker)
        if isinstance(value, str) and value in WORDS:
            return (OWN_WORDS.get(self.game.key, {}).get(value) or WORDS[value]).in_(self.language)
        return str(value)

    def number(self, n: int) -> str:
        """A whole number; from five figures on the thousands are set apart."""
        text = f"{n:,}" if n >= 10_000 else str(n)
        return text.replace(",", Text(",", ".").in_(self.language))

    def _list(self, value: list[Any], key: str) -> str:
        if not value:
            empty = Text("nothing", "nichts") if key == "labels" else Text("none", "keine")
            return empty.in_(self.language)
        if key == "yards":
            over = Text(" over ", " über ").in_(self.language)
            return over.join(self.value(v, key) for v in reversed(value))
        if key == "leaves":
            return " + ".join(map(str, value))
        if key == "key":
            return ", ".join(say(self.rank(code), self.speaker) for code in value)
        if key == "roem_parts":
            return ", ".join(self._roem(*part) for part in value)
        if key == "sets" and isinstance(value[0], str):
            of = Text("of", "von").in_(self.language)
            return f"{self.value(value[0])} {of} {ALIKE[value[1]].in_(self.language)}"
        return ", ".join(self.value(v, key) for v in value)

    def _roem(self, kind: str, of: str, points: int) -> str:
        what = self.rank(of) if kind == "four" else self.suit(of)
        return f"{self.value(kind)} ({say(what, self.speaker)}) {points}"

    def name(self, key: str) -> str:
        """A key of a mapping: a seat, a side, a card or a field."""
        if key in SIDES:
            return SIDES[key].in_(self.language)
        found = self.seat(key) or self.card(key)
        if found is not None:
            return say(found, self.speaker)
        if key in WORDS:
            return WORDS[key].in_(self.language)
        return self.label(key) if key in LABELS else key.replace(",", " + ")  # "4,4,4", the leaves of a hand

    def named(self, key: str, value: object = None) -> str:
        """A key before its value: with a colon if it ends in a number, as in "Player 1: 3", or a list follows."""
        name = self.name(key)
        return f"{name}:" if name[-1:].isdigit() or isinstance(value, list) else name

    @staticmethod
    def _gap(value: object) -> str:
        """What stands between a key and its value: a number stays on the line of its name."""
        return NO_BREAK_SPACE if isinstance(value, int) else " "

    # ---- answers ----

    def lines(self, answer: dict[str, Any]) -> list[Part]:
        """An answer line by line; what bars a card stands with its rule."""
        out: list[Part] = [
            {"label": self.label(key), "value": self.value(value, key), "rule": None, "href": None}
            for key, value in self.flat(answer)
        ]
        for card, rule in answer.get("refused", {}).items():
            why = self.reason(answer, card, rule)
            out.append({"label": self.value(card), "value": why, "rule": rule, "href": rule_href(rule)})
        return out

    def reason(self, answer: dict[str, Any], card: str, rule: str) -> str:
        """Why a card is barred: the game's own sentence about this position, or what the rule begins with."""
        return str(answer.get("why", {}).get(card) or self.rule_text(rule))

    def flat(self, answer: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        """The fields of an answer worth a line, the score and the tricks one by one."""
        for key, value in answer.items():
            if key in HIDDEN or (key in ("to_act", "legal") and answer.get("to_act", "") is None):
                continue  # nobody is to speak any more
            if key in ("score", "illegal") and isinstance(value, dict):
                yield from self.flat(value)
            elif key == "tricks" and isinstance(value, list):
                for i, trick in enumerate(value):
                    yield f"{self.label('trick')} {i + 1}", trick
            else:
                yield key, value

    def rule_text(self, rule: str) -> str:
        """The first sentence of a rule, without marks."""
        if rule not in self.book:
            return rule
        text = self.book.rule(rule).text.in_(self.language).replace("`", "").replace("*", "")
        return text.split(". ")[0].rstrip(".") + "."

    def verdict(self, answer: dict[str, Any], tried: str | None = None) -> Part | None:
        """Allowed or not, and by which rule: for a card that is tried, or for a record with a forbidden move."""
        if "illegal" in answer:
            rule = answer["illegal"].get("rule")
            text = self.reason(answer, "illegal", rule)
        elif tried is not None:
            rule = answer.get("refused", {}).get(tried)
            name = self.value(tried)
            may = Text(" may be played.", " darf gespielt werden.").in_(self.language)
            text = self.reason(answer, tried, rule) if rule else name[:1].upper() + name[1:] + may
        else:
            return None
        label = Text("Not allowed", "Nicht erlaubt") if rule else Text("Allowed", "Erlaubt")
        return {
            "ok": rule is None,
            "label": label.in_(self.language),
            "text": text,
            "rule": rule,
            "href": rule_href(rule) if rule else None,
        }
