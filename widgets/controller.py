"""Controllers: what stands behind a widget, the same in a kernel and in the reader's browser."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, NoReturn

from engine.core.refusal import BadInput
from engine.core.text import Language, Phrase, Speaker, Text
from widgets.language import language

State = dict[str, Any]


class Controller(ABC):
    """A widget without its host: a state to draw and messages to answer.

    A message that makes no sense changes nothing but the notice in the state.
    """

    kind: ClassVar[str]

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []
        self.notice: State | None = None

    @abstractmethod
    def state(self) -> State:
        """Everything the front end draws, as JSON."""

    @abstractmethod
    def receive(self, message: dict[str, Any]) -> None:
        """Answer one well-formed message; BadInput if it cannot be followed."""

    def unknown(self, message: dict[str, Any]) -> NoReturn:
        """Refuse a message that this widget does not know."""
        raise BadInput(
            "the page sent a message that means nothing here: {what}",
            "Die Seite schickte eine Nachricht, die hier nichts bedeutet: {what}",
            what=repr(message)[:80],
        )

    @property
    def language(self) -> Language:
        """The reader's language, asked anew each time: it is not known when a snapshot is made."""
        return language()

    def say(self, en: str, de: str, **facts: object) -> str:
        """A sentence in the reader's language."""
        return Phrase(Text(en, de), facts).said(Speaker(self.language))

    def handle(self, message: object) -> None:
        """Answer a message from the page, whatever it is."""
        self.notice = None
        try:
            if not isinstance(message, dict) or not isinstance(message.get("type"), str):
                raise BadInput(
                    "the page sent something that is no message", "Die Seite schickte keine gültige Nachricht"
                )
            self.receive(message)
        except BadInput as e:
            self.notice = {"kind": "no", "rule": None, "href": None, "text": _sentence(e, self.language)}
        self.changed()

    def observe(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every change."""
        self._listeners.append(listener)

    def changed(self) -> None:
        """Tell the listeners."""
        for listener in self._listeners:
            listener()


def _sentence(error: BadInput, lang: Language) -> str:
    text = error.phrase.said(Speaker(lang))
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def wanted(message: dict[str, Any], name: str) -> Any:
    """A field of a message; BadInput if it is missing."""
    if name not in message:
        raise BadInput("the message lacks {name}", "In der Nachricht fehlt {name}", name=name)
    return message[name]
