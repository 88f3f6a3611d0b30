"""Python's side of the live page, run once in Pyodide: when the snapshot is made, or at a plain start."""

import importlib
import os

importlib.invalidate_caches()

from engine.core import record, registry  # noqa: E402
from engine.core.refusal import BadInput  # noqa: E402
from widgets.hosts import browser  # noqa: E402


def warm() -> None:
    """Import and run what pages need, so that a snapshot holds it: imports are slow after waking up."""
    import widgets

    browser.warm()
    page = browser.start(lambda text: None, "en", b"")
    for game in registry.built():
        page.show(widgets.table(game, seed="1")).state()


def game_of(link: str) -> str:
    """The game a share link plays; empty when the link cannot be read."""
    try:
        return record.from_link(link.partition("play=")[2]).game
    except BadInput:
        return ""


def start(post, lang: str, entropy: bytes):
    """Begin serving a page: see `widgets.hosts.browser.start`."""
    os.environ.clear()
    os.environ.update(HOME="/home/pyodide", BOOK_LANG=lang)
    return browser.start(post, lang, bytes(entropy))
