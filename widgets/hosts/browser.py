"""The browser host: runs a page's cells in Pyodide and passes states and messages as JSON text.

It needs neither ipywidgets nor traitlets, so that the page starts fast.
"""

from __future__ import annotations

import ast
import json
import random
import traceback
from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import engine
import widgets
from engine.core import registry
from widgets import hosting
from widgets.controller import Controller
from widgets.language import set_language

AFTERWARDS = ("engine.bulk", "engine.simulate", "widgets.hosts.kernel")
"""What no page needs or no browser has (numpy, anywidget)."""


class Browser:
    """All widgets of one page."""

    def __init__(self, post: Callable[[str], None]) -> None:
        self.post = post
        self.controllers: dict[int, Controller] = {}
        self.cells: dict[str, Any] = {"__name__": "__main__"}

    def show(self, controller: Controller) -> Controller:
        """Give a controller its number and send its changes to the page."""
        if controller not in self.controllers.values():
            number = len(self.controllers) + 1
            self.controllers[number] = controller
            controller.observe(lambda: self.post(self._packed(number)))
        return controller

    def _packed(self, number: int) -> str:
        controller = self.controllers[number]
        return json.dumps(
            {"id": number, "kind": controller.kind, "state": controller.state()}, ensure_ascii=False
        )

    def run_cell(self, code: str) -> str:
        """Run a cell; JSON with `id`, `kind`, `state` of the widget it ends with, `{}` for none, or `error`."""
        try:
            tree = ast.parse(code)
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, "<cell>", "exec"), self.cells)
            value = None
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), self.cells)
        except (
            Exception,
            SystemExit,
        ):  # whatever a reader's cell raises, `exit()` too, belongs in its answer
            return json.dumps({"error": traceback.format_exc(limit=-3)})
        for number, controller in self.controllers.items():
            if controller is value:
                return self._packed(number)
        return "{}"

    def handle(self, number: int, message: str) -> None:
        """Pass a message from the page to its widget; one for an unknown widget is dropped."""
        controller = self.controllers.get(number)
        if controller is not None:
            try:
                controller.handle(json.loads(message))
            except json.JSONDecodeError:
                controller.handle(None)


def start(post: Callable[[str], None], lang: str, entropy: bytes) -> Browser:
    """Begin serving a page: `post` takes JSON text, `entropy` comes from the browser.

    A memory snapshot wakes up with the same random state everywhere: the entropy ends that.
    """
    random.seed(entropy)
    set_language(lang)
    browser = Browser(post)
    hosting.use(browser.show)
    return browser


def warm() -> None:
    """Import all that a page may need, before a snapshot is taken.

    Its files are not there when the snapshot wakes up, and lazy imports of the standard library are slow.
    """
    for package in (engine, widgets):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.startswith(AFTERWARDS):
                import_module(module.name)
    for name in registry.built():
        registry.game(name).rulebook()
