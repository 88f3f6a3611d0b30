"""Scenes: what a table shows of a view, as plain JSON that one front end draws for every game.

A game's `scene.py` builds the parts that are its own (`head`, `layout`, `zones`, `prompt`, `buttons`, `select`,
`odds`, `done`) with the helpers here; the table adds score sheet and log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.cards.card import Card, Suit
from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.core.registry import rule_href
from engine.core.seat import Seat
from engine.core.text import Phrase, Speaker, Text, say

Part = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """Who looks at a view and what that seat may try.

    `choices` has every candidate action of the speaker's seat with its refusal (None: allowed); it is empty when the
    seat is not to act.  `open_views` are the views of the seats whose cards lie open.  `pack` names the faces of the
    cards where they are not the game's own (see `Theme`).
    """

    speaker: Speaker
    explain: Callable[[Refusal], Phrase]
    choices: Mapping[Action, Refusal | None] = field(default_factory=dict)
    open_views: Mapping[Seat, Any] = field(default_factory=dict)
    pack: str | None = None

    def say(self, en: str, de: str, **facts: object) -> str:
        """A sentence in the reader's language."""
        return Phrase(Text(en, de), facts).said(self.speaker)

    def word(self, value: object) -> str:
        """A value in the reader's language."""
        return say(value, self.speaker)

    @property
    def seat(self) -> Seat | None:
        """The seat the reader plays, if any."""
        return self.speaker.seat if isinstance(self.speaker.seat, Seat) else None

    def refusal(self, refusal: Refusal | None) -> Part | None:
        """A refusal as the page shows it: rule, link and sentence."""
        if refusal is None:
            return None
        return {
            "rule": refusal.rule,
            "href": rule_href(refusal.rule),
            "text": self.explain(refusal).said(self.speaker),
        }


@dataclass(frozen=True)
class Theme:
    """One of several looks of a game's cards.

    `pack` names the faces that the front end draws, `names` what cards and suits are called.  Both depend on
    the rules in force.
    """

    label: Text
    pack: Callable[[Any], str]
    names: Callable[[Any], Mapping[object, Text]]


def card_face(card: Card, pack: str | None = None) -> Part:
    """A card, face up, with the faces of its own pack or of another."""
    return {"t": "card", "pack": pack or card.suit.pack_name, "card": card.code}


def sign(suit: Suit) -> Part:
    """A suit's sign."""
    return {"pack": suit.pack_name, "suit": suit.code}


def backs(n: int) -> Part:
    """So many cards, face down."""
    return {"t": "back", "n": n}


def item(face: Part, label: str = "", id: str = "", **more: Any) -> Part:
    """One piece in a zone; `more`: state, place, caption, note, action, refusal, pick."""
    return {"id": id, "face": face, "label": label, "state": "", **more}


def card_item(card: Card, look: Look, action: Action | None = None, **more: Any) -> Part:
    """A card, with what happens when it is pressed if there is an action among the reader's choices."""
    if action is not None and action in look.choices:
        refusal = look.choices[action]
        more = {
            "action": action.as_json()[1:],
            "refusal": look.refusal(refusal),
            "state": "legal" if refusal is None else "barred",
            **more,
        }
    return item(card_face(card, look.pack), look.word(card), card.code, **more)


def hand(
    seat: Seat, cards: Iterable[Card], look: Look, action: Callable[[Card], Action | None], **more: Any
) -> Part:
    """The reader's own hand; `action` says what pressing a card would do."""
    label = look.say("Your hand", "Deine Hand")
    return zone(
        f"hand-{seat.value}",
        "hand",
        label=label,
        layout="fan",
        items=[card_item(c, look, action(c)) for c in cards],
        **more,
    )


def zone(
    id: str, role: str, label: str = "", layout: str = "row", items: Sequence[Part] = (), **more: Any
) -> Part:
    """A part of the table; `more`: place, name, sub, turn, tags."""
    return {
        "id": id,
        "role": role,
        "label": label,
        "layout": layout,
        "items": list(items),
        "name": "",
        "sub": "",
        "turn": False,
        "tags": [],
        "place": "",
        **more,
    }


def tag(text: str, suit: Suit | None = None, mark: str | None = None) -> Part:
    """A small label at a seat; `mark` is "ok" or "no"."""
    return {"text": text, "sign": None if suit is None else sign(suit), "mark": mark}


def button(
    look: Look,
    action: Action,
    label: str,
    note: str = "",
    main: bool = False,
    face: Part | None = None,
    amount: Part | None = None,
) -> Part:
    """A button for one of the reader's choices.

    With `amount` ({"min", "max", "value", "label"}) the number the reader enters takes the place of the action's own.
    """
    raw = action.as_json()[1:]
    return {
        "id": "-".join(str(x) for x in raw),
        "label": label,
        "note": note,
        "main": main,
        "face": face,
        "action": raw[:-1] if amount else raw,
        "refusal": look.refusal(look.choices.get(action)),
        "amount": amount,
    }


def select(zone_id: str, verb: str, least: int, most: int, label: str) -> Part:
    """Several cards to choose from a zone, then one button: the action is [verb, [cards]]."""
    return {"zone": zone_id, "verb": verb, "min": least, "max": most, "label": label}


def prompt(main: str, sub: str = "", mine: bool = False) -> Part:
    """Whose turn it is and what is asked, in one sentence each."""
    return {"main": main, "sub": sub, "mine": mine}
