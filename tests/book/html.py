"""Reading built pages: their links, ids, what they load, their widgets."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

LOADING = {
    ("script", "src"),
    ("link", "href"),
    ("img", "src"),
    ("source", "src"),
    ("iframe", "src"),
    ("video", "src"),
}


@dataclass
class Plate:
    """A widget as printed: what it carries and what was drawn."""

    kind: str
    cell: int
    state: dict[str, Any] = field(default_factory=dict)
    drawn: str = ""


class PageReader(HTMLParser):
    """Collects what the tests ask a page for."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.lang = ""
        self.ids: list[str] = []
        self.links: list[tuple[str, str]] = []  # (tag, address)
        self.loads: list[str] = []
        self.text = ""
        self.plates: list[Plate] = []
        self.cells: list[dict[str, Any]] = []
        self._script = ""
        self._root = 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = given.get("lang", "")
        if "id" in given:
            self.ids.append(given["id"])
        for name in ("href", "src"):
            if name in given:
                self.links.append((tag, given[name]))
                if (tag, name) in LOADING:
                    self.loads.append(given[name])
        if given.get("class") == "sb-widget":
            self.plates.append(Plate(given["data-kind"], int(given["data-cell"])))
        if tag == "script":
            self._script = "cells" if given.get("id") == "sb-cells" else given.get("type", "text/javascript")
        if tag == "div" and (self._root or given.get("class") == "sb-root"):
            self._root += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "script":
            self._script = ""
        if tag == "div" and self._root:
            self._root -= 1

    def handle_data(self, data: str) -> None:
        if self._script == "cells":
            self.cells = json.loads(data)
        elif self._script == "application/json":
            self.plates[-1].state = json.loads(data)
        elif not self._script:
            self.text += data
            if self._root:
                self.plates[-1].drawn += data


def pages(site: Path) -> dict[str, PageReader]:
    """All pages of both languages, by their path in the site."""
    found = (p for lang in ("en", "de") for p in sorted((site / lang).rglob("*.html")))
    return {path.relative_to(site).as_posix(): PageReader(path) for path in found}
