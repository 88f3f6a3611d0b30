"""The Sphinx extension of the book: rules quoted from the engine, plates drawn by the widgets, notebooks."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx

from book.ext import contrasts, exercises, glossaries, notebooks, pages, plates, rules


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything with Sphinx."""
    for part in (rules, contrasts, plates, exercises, pages, notebooks, glossaries):
        part.setup(app)
    return {"version": "1", "parallel_read_safe": False, "parallel_write_safe": False}
