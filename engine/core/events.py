"""Events: what an action brought about, to be told in the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `kind` names its sentence in the game's `words.EVENTS`; `rule` the rule that it carries out, if one is
    worth naming; `seen_by` limits who may be told (None: everybody).
    """

    kind: str
    facts: Mapping[str, object] = field(default_factory=dict)
    rule: str | None = None
    seen_by: tuple[Seat, ...] | None = None

    def told_to(self, seat: Seat | None) -> bool:
        """Whether this seat (None: an onlooker) may know of it."""
        return self.seen_by is None or seat in self.seen_by
