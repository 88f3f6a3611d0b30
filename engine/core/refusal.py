"""Refusals: why an action is barred, as a rule id with facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.text import Language, Phrase, Speaker, Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule that bars an action, and what a sentence about it needs to know.

    `key` picks the sentence where one rule has several (default: the rule's own).
    """

    rule: str
    facts: Mapping[str, object] = field(default_factory=dict)
    key: str = ""


class BadInput(ValueError):
    """Something given from outside is wrong: one sentence that names what and where."""

    def __init__(self, en: str, de: str, **facts: object) -> None:
        self.phrase = Phrase(Text(en, de), facts)
        super().__init__(self.phrase.said(Speaker(Language.EN)))


class NotYourTurn(BadInput):
    """A move by somebody who is not to act, or after the end."""


class IllegalAction(Exception):
    """An action that a rule bars was applied; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"barred by {refusal.rule}")
