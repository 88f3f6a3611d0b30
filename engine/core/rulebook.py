"""Rule texts as data: each rule stands once, with its id, both languages and its source."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NewType

from engine.core.text import Text

RuleId = NewType("RuleId", str)


class Effect(StrEnum):
    """How a rule shows itself in play."""

    REFUSES = "refuses"  # a refusal names it
    SCORES = "scores"  # a score, payment or ledger line names it
    CONDUCTS = "conducts"  # the engine carries it out: set-up, order of play, rank of cards
    NONE = "none"  # advice, flavour, terms: no effect on play


@dataclass(frozen=True, slots=True)
class Rule:
    """One atomic rule.

    `text` may hold `code` (an option) and *emphasis* in Markdown's marks.  `source` is the German sentence
    of the source document in „quotation marks“, or RULING or EXT with a word why.
    """

    id: RuleId
    text: Text
    source: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Section:
    """A headed group of rules, such as KJ-4 Trick play."""

    id: str
    title: Text
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules of one game, in order."""

    game: str
    prefix: str
    title: Text
    sections: tuple[Section, ...]

    def __iter__(self) -> Iterator[Rule]:
        return (r for s in self.sections for r in s.rules)

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {r.id: r for r in self}

    def rule(self, id: str) -> Rule:
        """The rule with this id; KeyError names an unknown one."""
        try:
            return self._by_id[id]
        except KeyError:
            raise KeyError(f"no rule {id!r} in {self.game}") from None

    def __contains__(self, id: object) -> bool:
        return id in self._by_id


def rule(id: str, en: str, de: str, source: str, effect: Effect) -> Rule:
    """A rule from plain strings: the shorthand of the rulebook files."""
    return Rule(RuleId(id), Text(en, de), source, effect)
