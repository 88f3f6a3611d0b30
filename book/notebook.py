"""What a notebook of the book does first: its language, and links that lead to notebooks."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from widgets import hosting
from widgets.controller import Controller
from widgets.language import set_language


class Linked(Controller):
    """A controller whose links to rules lead from this notebook to the notebooks beside it."""

    def __init__(self, inner: Controller, root: str) -> None:
        super().__init__()
        self.inner, self.root = inner, root
        self.kind = inner.kind      # type: ignore[misc]

    def state(self) -> dict[str, Any]:
        """The state with its links turned."""
        turned = links(self.inner.state(), self.root)
        assert isinstance(turned, dict)
        return turned

    def receive(self, message: dict[str, Any]) -> None:
        """Pass a message on."""
        self.inner.receive(message)

    def handle(self, message: object) -> None:
        """Pass a message on, whatever it is."""
        self.inner.handle(message)

    def observe(self, listener: Callable[[], None]) -> None:
        """Listen to the inner controller."""
        self.inner.observe(listener)


def links(value: Any, root: str) -> Any:
    """A state in which `game/rules.html#id`, seen from the language's root, is a notebook seen from here.

    >>> links({"href": "klaverjas/rules.html#kj-4.5"}, "../")
    {'href': '../klaverjas/rules.ipynb#kj-4.5'}
    """
    if isinstance(value, dict):
        return {k: root + v.replace(".html", ".ipynb", 1) if k == "href" and v else links(v, root)
                for k, v in value.items()}
    return [links(v, root) for v in value] if isinstance(value, list) else value


def begin(language: str, root: str) -> None:
    """Show the widgets of this notebook in a language; `root` leads from the notebook to the language's folder."""
    from widgets.hosts.kernel import KernelWidget

    os.environ["BOOK_LANG"] = language
    set_language(language)
    hosting.use(lambda controller: KernelWidget(Linked(controller, root)))
