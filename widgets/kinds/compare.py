"""A comparison: the same position under each value of an option, and what differs."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.refusal import BadInput
from engine.core.text import Text
from engine.learn.contrasts import contrast_of
from widgets.casework import Casework
from widgets.controller import State, wanted
from widgets.kinds.example import TextLike
from widgets.panel import PanelWords


class Compare(Casework):
    """What one option (or the choice of a preset) changes on a position.

    `option` is an option's name or "preset"; `values` limits which of its values are offered; the first is the one
    the others are compared with; `card`, `vary`, `show` and `names` are those of an example.  `of` names a contrast
    of the game, whose position and options are taken where none are given.
    """

    kind: ClassVar[str] = "compare"

    def __init__(
        self,
        game: str,
        option: str,
        ask: str | None = None,
        position: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
        values: list[Any] | None = None,
        title: TextLike | None = None,
        text: TextLike | None = None,
        card: str | None = None,
        vary: str = "",
        show: str | None = None,
        names: str = "",
        of: str | None = None,
    ) -> None:
        if of is not None:
            found = contrast_of(game, of)
            ask = ask or found.ask
            position = position or (None if found.position is None else dict(found.position))
            options = {k: v for k, v in found.a.items() if k != option} if options is None else options
            show, names = show or found.show, names or found.names
        if ask is None or position is None:
            raise BadInput("a comparison needs a position", "Ein Vergleich braucht eine Stellung")
        super().__init__(game, ask, position, options, vary, show, names)
        self.option, self.card = option, card
        table = self.game.options
        known = list(table.presets) if option == "preset" else list(table[option].values)
        self.values = known if values is None else values
        for value in self.values:
            self.game.rules({**self.options, option: value})
        self.value = self.values[0]
        self.title = Text(*title) if title is not None else None
        self.text = Text(*text) if text is not None else None

    def _label(self, value: Any) -> str:
        table = self.game.options
        if self.option == "preset":
            return table.preset_labels[value].in_(self.language)
        return PanelWords(self.language).value(table[self.option], value)

    def _with(self, value: Any) -> dict[str, Any]:
        return {**self.options, self.option: value}

    @property
    def in_force(self) -> dict[str, Any]:
        """The options with the value that is shown."""
        return self._with(self.value)

    def state(self) -> State:
        """The comparison's state."""
        answer, error = self.ruled(self.in_force)
        plain, _ = self.ruled(self._with(self.values[0]))
        zones = self.zones(answer, self.card)
        option = None if self.option == "preset" else self.game.options[self.option]
        title = self.title or (option.label if option is not None else Text("Presets", "Vorgaben"))
        text = self.text or (option.help if option is not None else None)
        return {
            **self.base_state(),
            "option": self.option,
            "title": title.in_(self.language),
            "text": text.in_(self.language) if text is not None else None,
            "choices": [{"value": v, "label": self._label(v)} for v in self.values],
            "value": self.value,
            "zones": zones,
            "verdict": self.verdict(answer, error, self.card),
            "lines": self.presenter.lines(self.shown(answer)),
            "foot": self.trumps(),
            "invitation": self.invitation(zones),
            "picks": self.picks(zones),
            "changes": self._changes(plain, answer),
        }

    def _changes(self, plain: dict[str, Any] | None, answer: dict[str, Any] | None) -> list[str]:
        if plain is None or answer is None or self.value == self.values[0]:
            return []
        if ("illegal" in plain) != ("illegal" in answer):
            return [
                self.say("This is not allowed.", "Das ist nicht erlaubt.")
                if "illegal" in answer
                else self.say("This is allowed.", "Das ist erlaubt.")
            ]
        present = self.presenter
        old, new = dict(present.flat(self.shown(plain))), dict(present.flat(self.shown(answer)))
        sentences = [
            self.say(
                "{key}: {new} instead of {old}.",
                "{key}: {new} statt {old}.",
                key=present.label(key),
                new=present.value(new.get(key), key),
                old=present.value(old.get(key), key),
            )
            for key in dict.fromkeys([*old, *new])
            if old.get(key) != new.get(key)
        ]
        return sentences or [
            self.say("On this position nothing changes.", "In dieser Stellung ändert sich nichts.")
        ]

    def receive(self, message: dict[str, Any]) -> None:
        """Answer `choose` (a value of the option), `pick` and `again`."""
        if message["type"] == "choose":
            value = wanted(message, "value")
            for known in self.values:
                if type(known) is type(value) and known == value:
                    self.value = known
                    return
            self.unknown(message)
        elif message["type"] == "pick":
            self.change(wanted(message, "what"), wanted(message, "value"))
        elif message["type"] == "again":
            self.restore()
        else:
            self.unknown(message)
