"""What the page template needs beyond Sphinx's own: cells, languages, the live folder, the notebook."""

from __future__ import annotations

import json
import os
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from book.ext import cells, words
from book.ext.plates import script_safe
from engine.learn.lessons.shelf import games, lessons_of

NAMES = {"en": "English", "de": "Deutsch"}


def add_context(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: Any) -> None:
    """Fill the context of one page."""
    root = "../" * pagename.count("/")
    live = root + "../" + app.config.spielbuch_live
    is_chapter = pagename in app.env.found_docs
    context["live"] = live
    context["say"] = words.in_language(app.config.language)
    context["languages"] = [
        {
            "code": code,
            "name": NAMES[code],
            "href": f"{root}../{code}/{pagename}.html",
            "here": code == app.config.language,
        }
        for code in app.config.languages
    ]
    context["lessons"] = json.dumps({game: [one.id for one in lessons_of(game)] for game in games()})
    base = app.config.html_baseurl
    context["published"] = f"{base.rstrip('/')}/{app.config.language}/{pagename}.html" if base else None
    context["notebook"] = pagename.rpartition("/")[2] + ".ipynb" if is_chapter else None
    context["has_plates"] = pagename in getattr(app, "spielbuch_plates", ())
    context["cells"] = script_safe(code_cells(app, pagename)) if context["has_plates"] else None


def code_cells(app: Sphinx, docname: str) -> list[dict[str, Any]]:
    """The code cells of a page in order, with their numbers; the live page runs them.

    A cell tagged `build-only` is left out: what it shows stands in the page for good, and the browser may
    lack what it needs.
    """
    notebook = cells.source(app.env.doc2path(docname))
    return [
        {"cell": n, "code": c.source}
        for n, c in enumerate(notebook.cells)
        if c.cell_type == "code" and cells.BUILD_ONLY not in c.metadata.get("tags", [])
    ]


def wrap_tables(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Put every table into a box of its own, which scrolls where the table is wider than the page."""
    if app.builder.format != "html":
        return
    for table in list(doctree.findall(nodes.table)):
        box = nodes.container(classes=["b-scroll"])
        table.replace_self(box)
        box += table


def setup(app: Sphinx) -> None:
    """Register the hooks and the setting that names the live folder."""
    app.add_config_value("languages", ["en"], "html", list)
    app.add_config_value("spielbuch_live", os.environ.get("BOOK_LIVE", "_live/none/"), "html", str)
    app.add_js_file("book.js")
    app.connect("html-page-context", add_context)
    app.connect("doctree-resolved", wrap_tables)
