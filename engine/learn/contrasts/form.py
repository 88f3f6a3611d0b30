"""The form of a contrast: a title, two or three sentences, and what to look at under two sets of options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.text import Text


@dataclass(frozen=True)
class Contrast:
    """One question that is answered differently.

    `ruling` numbers the decisions behind it, `rules` the rules concerned, both separated by spaces.  `a` and `b` are
    the two sets of options, as a record writes them.  `ask` and `position` are those of a referee's case, `show` the
    fields of the answer worth a row, `names` what the players are called; `seed` is a deal that bots play out under
    `a`.  Without ask and seed there is no choice, and the words are all.
    """

    id: str
    ruling: str
    title: Text
    text: Text
    rules: str
    a: Mapping[str, Any] = field(default_factory=dict)
    b: Mapping[str, Any] = field(default_factory=dict)
    ask: str | None = None
    position: Mapping[str, Any] | None = None
    show: str | None = None
    names: str = ""
    seed: str | None = None

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The rules concerned."""
        return tuple(self.rules.split())

    @property
    def is_choice(self) -> bool:
        """Whether two sets of options can be laid side by side."""
        return self.ask is not None or self.seed is not None
