"""An example beside a rule: a position with the referee's verdict, every card of which can be changed."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.text import Text
from widgets.casework import Casework
from widgets.controller import State, wanted

TextLike = Text | tuple[str, str]


class Example(Casework):
    """A plate with a position.

    `ask` and `position` are those of a referee's case; `card` is the one that is tried in a question about
    legal cards; `title` and `foot` are (English, German) pairs; `show` names the fields of the answer worth a
    line, `vary` those of the position that can be changed although no piece shows them (a winner, yes or no),
    `names` what the players are called.
    """

    kind: ClassVar[str] = "example"

    def __init__(
        self,
        game: str,
        ask: str,
        position: dict[str, Any],
        options: dict[str, Any] | None = None,
        card: str | None = None,
        title: TextLike | None = None,
        foot: TextLike | None = None,
        show: str | None = None,
        vary: str = "",
        names: str = "",
    ) -> None:
        super().__init__(game, ask, position, options, vary, show, names)
        self.card = card
        self.title = Text(*title) if title is not None else None
        self.foot = Text(*foot) if foot is not None else None

    def tried(self) -> str | None:
        """The card that is tried: it stays at its place in the hand when cards change."""
        if self.card is None or self.ask != "legal":
            return None
        hand, printed = self.position["hand"], self.printed["hand"]
        return str(hand[printed.index(self.card)]) if self.card in printed else self.card

    def state(self) -> State:
        """The plate's state."""
        answer, error = self.ruled()
        tried = self.tried()
        zones = self.zones(answer, tried)
        told = tried is not None and answer is not None and "illegal" not in answer
        return {
            **self.base_state(),
            "title": self.title.in_(self.language) if self.title else None,
            "zones": zones,
            "verdict": self.verdict(answer, error, tried),
            "lines": [] if told else self.presenter.lines(self.shown(answer)),
            "foot": self.foot.in_(self.language) if self.foot is not None else self.trumps(),
            "invitation": self.invitation(zones),
            "picks": self.picks(zones),
        }

    def receive(self, message: dict[str, Any]) -> None:
        """Answer `pick` (another card or die) and `again` (as printed)."""
        if message["type"] == "pick":
            self.change(wanted(message, "what"), wanted(message, "value"))
        elif message["type"] == "again":
            self.restore()
        else:
            self.unknown(message)
