"""A case that a reader changes piece by piece: the common ground of example, comparison and dispute."""

from __future__ import annotations

import copy
from typing import Any

from engine import referee
from engine.core.refusal import BadInput, Refusal
from engine.core.registry import AnyGame
from engine.core.registry import game as find_game
from engine.core.scene import Part, card_face
from engine.core.text import Text, say
from widgets.answers import Presenter
from widgets.controller import Controller, State
from widgets.said import SAID

COMES_FROM = {"discard": ("hand",), "draw": ("stock", "discard")}
"""Fields that name cards lying elsewhere: changing one names another of those."""


class Casework(Controller):
    """Holds a case, asks the referee, and presents both; the answer is never typed in.

    `names` are what the players are called, in the order of their seats, as in "Anna Ben Carla".
    """

    def __init__(
        self,
        game: str,
        ask: str,
        position: dict[str, Any],
        options: dict[str, Any] | None = None,
        vary: str = "",
        show: str | None = None,
        names: str = "",
    ) -> None:
        super().__init__()
        self.show = show.split() if show is not None else None
        self.game: AnyGame = find_game(game)
        if ask not in referee.asks(game):
            raise BadInput(
                "{ask} is no question about {game}",
                "{ask} ist keine Frage zu {game}",
                ask=repr(ask)[:40],
                game=game,
            )
        self.ask, self.options = ask, dict(options or {})
        seats = self.game.seats(self.game.rules(self.options))
        self.names: dict[object, Text] = {
            s: Text(name, name) for s, name in zip(seats, names.split(), strict=False)
        }
        self.position: dict[str, Any] = copy.deepcopy(position)
        self.printed = copy.deepcopy(position)
        self.vary = tuple(vary.split())
        self.said = SAID.get((game, ask))

    @property
    def presenter(self) -> Presenter:
        """The presenter in the reader's language."""
        return Presenter(self.game, self.language, self.names)

    def case(self, options: dict[str, Any] | None = None) -> dict[str, Any]:
        """The case as the referee reads it."""
        return {
            "id": "case",
            "game": self.game.key,
            "options": self.options if options is None else options,
            "ask": self.ask,
            "position": self.position,
        }

    def ruled(self, options: dict[str, Any] | None = None) -> tuple[dict[str, Any] | None, str | None]:
        """The referee's answer, or what is wrong with the position.

        Under `why` an answer has the game's sentence for each card that is barred, or for the forbidden move.
        """
        line = referee.line(self.case(options), self.language)
        answer = line.get("answer")
        rules = self.game.rules(self.options if options is None else options)
        if answer and "illegal" in answer:
            refusal = referee.forbidden(self.game.key, self.ask, rules, self.position)
            answer["why"] = {} if refusal is None else {"illegal": self._because(refusal)}
        if answer and answer.get("refused"):
            reasons = referee.reasons(self.game.key, rules, self.position)
            answer["why"] = {c.code: self._because(r) for c, r in reasons.items() if r is not None}
        return answer, line["error"]["message"] if "error" in line else None

    def _because(self, refusal: Refusal) -> str:
        return self.game.explain(refusal).said(self.presenter.speaker)

    @property
    def in_force(self) -> dict[str, Any]:
        """The options under which the position is shown."""
        return self.options

    def zones(self, answer: dict[str, Any] | None, tried: str | None = None) -> list[Part]:
        """The position on the cloth."""
        zones = self.presenter.zones(self.position, answer, tried)
        if self.said is not None:
            zones.append(self.said.zone(self.presenter, self.position, answer or {}))
        return zones

    # ---- what the plates say ----

    def shown(self, answer: dict[str, Any] | None) -> dict[str, Any]:
        """The fields of an answer that are worth a line here."""
        return {k: v for k, v in (answer or {}).items() if self.show is None or k in self.show}

    def verdict(self, answer: dict[str, Any] | None, error: str | None, tried: str | None) -> Part | None:
        """Allowed or not; a position that cannot be says what is wrong with it."""
        if answer is not None:
            return self.presenter.verdict(answer, tried)
        label = self.say("No such position", "Diese Stellung gibt es nicht")
        return {"ok": None, "label": label, "text": error, "rule": None, "href": None}

    def trumps(self) -> str:
        """Which suit is trump, where the position says so; else nothing."""
        trump = self.position.get("trump")
        if trump is None or self.game.pack is None:
            return ""
        return self.say("{suit:up} are trumps.", "{suit} ist Trumpf.", suit=self.game.pack.suit(trump))

    def invitation(self, zones: list[Part]) -> str:
        """What the reader can try with the pieces that lie there."""
        faces = {i["face"]["t"] for z in zones for i in z["items"] if i.get("pick")}
        if not faces:
            return ""
        if self.said is not None:
            return self.say(
                "Change what is said to see the answer change.",
                "Ändere, was gesagt wird, und sieh, was daraus wird.",
            )
        if faces == {"die"}:
            return self.say(
                "Change any die to see the answer change.", "Ändere einen Würfel und sieh, was daraus wird."
            )
        return self.say(
            "Change any card to see the answer change.", "Ändere eine Karte und sieh, was daraus wird."
        )

    # ---- changing a piece ----

    def picks(self, zones: list[Part]) -> dict[str, Part]:
        """What each changeable piece could be instead."""
        presenter = self.presenter
        pack, speaker = self.game.pack, presenter.speaker
        out: dict[str, Part] = {}
        for zone in zones:
            if self.said is not None and zone["id"] == self.said.field:
                out |= self.said.picks(presenter, self.position, zone)
                continue
            for piece in zone["items"]:
                path = piece.get("pick")
                if path is None:
                    continue
                value = self._at(path)
                if path.startswith("yards."):
                    choices = [{**c, "face": _sau(c["value"])} for c in self._choices("suit")]
                elif isinstance(value, int):
                    choices = [
                        {"value": n, "label": str(n), "face": {"t": "die", "v": n}} for n in range(1, 7)
                    ]
                else:
                    assert pack is not None
                    places = COMES_FROM.get(path.split(".")[0])
                    among = None if places is None else {c for f in places for c in self.position[f]}
                    choices = [
                        {"value": c.code, "label": say(c, speaker), "face": card_face(c)}
                        for c in pack.cards
                        if among is None or c.code in among or c.code == value
                    ]
                label = (
                    f"{zone['name'] or zone['label']}: {piece['caption'] or piece['label']}"
                    if piece.get("caption")
                    else f"{zone['label']}: {piece['label']}"
                )
                out[path] = {"label": label, "value": value, "choices": choices}
        for name in self.vary:
            out[name] = {
                "label": presenter.label(name),
                "value": self._at(name),
                "choices": self._choices(name),
            }
        return out

    def _choices(self, name: str) -> list[Part]:
        """What a field without a piece of its own can hold: a seat, a suit, yes or no, a card of the hand."""
        present, value = self.presenter, self.position.get(name)
        values: list[Any] = []
        if name == "card":
            values = list(self.position["hand"])
        elif isinstance(value, bool):
            values = [True, False]
        elif name not in ("suit", "trump"):
            values = [s.value for s in self.game.seats(self.game.rules(self.options))]
        elif self.game.pack is not None:
            values = [s.code for s in self.game.pack.suits]
        faces = [{"face": card_face(c)} if (c := present.card(v)) else {} for v in values]
        words = [present.value(v, "suit" if name == "yards" else name) for v in values]
        return [{"value": v, "label": w, **f} for v, w, f in zip(values, words, faces, strict=True)]

    def _at(self, path: str) -> Any:
        node: Any = self.position
        for step in path.replace("!", "").split("."):
            node = node[int(step)] if isinstance(node, list) else node[step]
        return node

    def change(self, path: object, value: object) -> None:
        """Put another card or die at a place; a card that lies elsewhere changes places with it."""
        if self.said is not None and isinstance(path, str) and path.startswith(f"{self.said.field}."):
            answer, _ = self.ruled(self.in_force)
            self.position = self.said.change(self.position, path, value, (answer or {}).get("to_act"))
            return
        try:
            assert isinstance(path, str)
            old = self._at(path)
        except (AssertionError, KeyError, IndexError, ValueError, TypeError):
            raise BadInput(
                "there is nothing to change at {path}",
                "An der Stelle {path} ist nichts zu ändern",
                path=repr(path)[:40],
            ) from None
        if path in self.vary:
            self._vary(path, value)
            return
        if path.startswith("yards."):
            self._change_sau(path, old, value)
            return
        if isinstance(old, int):
            if type(value) is not int or not 1 <= value <= 6:
                raise BadInput("a die shows 1 to 6", "Ein Würfel zeigt 1 bis 6")
            self.position = _replaced(self.position, path, value)
            return
        assert self.game.pack is not None
        card, field = self.game.pack.card(value).code, path.split(".")[0]
        if field in COMES_FROM:
            self.position = {**self.position, field: _swapped(self.position[field], card, old)}
        else:
            self.position = _swapped(self.position, card, old)

    def _vary(self, name: str, value: object) -> None:
        if not any(type(c["value"]) is type(value) and c["value"] == value for c in self._choices(name)):
            raise BadInput(
                "{value} is not among the choices", "{value} steht nicht zur Wahl", value=repr(value)[:40]
            )
        self.position = {**self.position, name: value}

    def _change_sau(self, path: str, old: object, value: object) -> None:
        """Two Säue change places: every suit has one."""
        if not any(c["value"] == value for c in self._choices("suit")):
            raise BadInput("{value} is no suit", "{value} ist keine Farbe", value=repr(value)[:40])
        self.position = {**self.position, "yards": _swapped(self.position["yards"], str(value), old)}

    def restore(self) -> None:
        """The position as printed."""
        self.position = copy.deepcopy(self.printed)

    @property
    def is_changed(self) -> bool:
        """Whether the position departs from the printed one."""
        return self.position != self.printed

    def base_state(self) -> State:
        """What all three kinds have in common."""
        return {
            "kind": self.kind,
            "lang": self.language.value,
            "game": self.game.key,
            "notice": self.notice,
            "changed": self.is_changed,
        }


def _sau(suit: str) -> Part:
    return {"t": "card", "pack": "german", "card": f"S{suit}"}


def _replaced(node: Any, path: str, value: object) -> Any:
    steps = path.replace("!", "").split(".", 1)
    rest = (lambda inner: _replaced(inner, steps[1], value)) if len(steps) > 1 else (lambda inner: value)
    if isinstance(node, list):
        return [rest(v) if i == int(steps[0]) else v for i, v in enumerate(node)]
    return {k: rest(v) if k == steps[0] else v for k, v in node.items()}


def _swapped(node: Any, card: str, other: object) -> Any:
    """The same position with two cards in each other's places, wherever they are named."""
    if isinstance(node, dict):
        return {k: _swapped(v, card, other) for k, v in node.items()}
    if isinstance(node, list):
        return [_swapped(v, card, other) for v in node]
    return other if node == card else card if node == other else node
