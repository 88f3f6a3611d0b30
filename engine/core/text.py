"""Words in both languages: nothing a reader sees exists in one language only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Protocol


class Language(StrEnum):
    """A language the book speaks."""

    EN = "en"
    DE = "de"


class Text(NamedTuple):
    """A string in English and German.

    >>> Text("trick", "Stich").in_(Language.DE)
    'Stich'
    """

    en: str
    de: str

    def in_(self, language: Language) -> str:
        """The string in one language."""
        return self.de if language is Language.DE else self.en


class Speaker(NamedTuple):
    """Who is spoken to: a language, the reader's own seat, and what seats, cards and suits are called here.

    What is not among the names is called by its own.
    """

    language: Language
    seat: object | None = None
    names: Mapping[object, Text] = {}


class Spoken(Protocol):
    """A value that says itself in words; cards, suits, seats and phrases do."""

    def said(self, speaker: Speaker) -> str: ...


class _Voice:
    """Puts one fact into a template.

    A format spec with a bar tells apart the reader and everybody else:
    ``{who:hast|hat}``; ``@`` in it stands for the name, ``{who:mid}`` is the name inside a sentence.
    """

    def __init__(self, value: object, speaker: Speaker) -> None:
        self.value, self.speaker = value, speaker

    def __format__(self, spec: str) -> str:
        mine = self.value is not None and self.value == self.speaker.seat
        word = say(self.value, self.speaker)
        if "|" in spec:
            return spec.split("|")[0 if mine else 1].replace("@", word)
        if spec == "mid":
            return word[:1].lower() + word[1:] if mine else word
        if spec == "up":
            return word[:1].upper() + word[1:]
        return word


def say(value: object, speaker: Speaker) -> str:
    """A value in the words of the speaker's language; lists become enumerations.

    >>> say([1, 2, 3], Speaker(Language.EN))
    '1, 2 and 3'
    """
    if isinstance(value, Text):
        return value.in_(speaker.language)
    if isinstance(value, bool):
        return (Text("yes", "ja") if value else Text("no", "nein")).in_(speaker.language)
    if value is None:
        return "–"
    if isinstance(value, (list, tuple, frozenset)):
        words = [say(v, speaker) for v in value]
        join = Text(" and ", " und ").in_(speaker.language)
        return join.join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
    said = getattr(value, "said", None)
    return str(said(speaker)) if said is not None else str(value)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence with facts, to be said later in either language.

    Templates use `str.format` fields named after the facts; see `_Voice` for the specs.

    >>> Phrase(Text("{n} points", "{n} Punkte"), {"n": 20}).said(Speaker(Language.DE))
    '20 Punkte'
    """

    text: Text
    facts: Mapping[str, object] = field(default_factory=dict)

    def said(self, speaker: Speaker) -> str:
        """The sentence in the speaker's language, addressed to the speaker's seat."""
        return self.text.in_(speaker.language).format_map(
            {k: _Voice(v, speaker) for k, v in self.facts.items()}
        )
