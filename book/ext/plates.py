"""Plates: what a cell's widget shows, drawn into the page by the same front end that will run it.

A cell's output of type `application/vnd.spielbuch+json` becomes a `plate` node.  When the page is written,
Node draws its state (one process for the whole build), and the page carries the state beside the drawing, so
that the page host can take it over.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

from docutils import nodes
from myst_nb.core.render import MimeData, NbElementRenderer
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.writers.html5 import HTML5Translator

from book.ext import cells
from book.ext.nodes import plate
from book.ext.server_side import Painter

MIME = "application/vnd.spielbuch+json"


class PlateRenderer:
    """The mime renderer that myst-nb finds by its entry point."""

    mime_priority_overrides: ClassVar[list[tuple[str, str, int | None]]] = [("*", MIME, 0)]

    @staticmethod
    def handle_mime(renderer: NbElementRenderer, data: MimeData, inline: bool) -> list[nodes.Element] | None:
        """A plate for our mime type; other types are left to myst-nb."""
        if inline or data.mime_type != MIME:
            return None
        content = data.content if isinstance(data.content, dict) else json.loads(data.content)
        return [plate("", kind=content["kind"], state=content["state"], cell=data.cell_index)]


class HideCode(SphinxPostTransform):
    """On a page, a cell that shows a plate or a figure shows no code; a cell tagged `show-input` does."""

    default_priority = 500
    formats = ("html",)

    def run(self, **_: Any) -> None:
        """Drop the inputs of such cells."""
        for cell in list(self.document.findall(is_cell)):
            tags = cell.get("tags", cell.get("cell_metadata", {}).get("tags", []))
            if "show-input" in tags or "show-input" in " ".join(cell["classes"]):
                continue
            if not any(cell.findall(plate)) and cells.BUILD_ONLY not in tags:
                continue
            for part in list(cell.children):
                if isinstance(part, nodes.container) and part.get("nb_element") == "cell_code_source":
                    cell.remove(part)


def is_cell(node: nodes.Node) -> bool:
    """Whether a node is a code cell of myst-nb."""
    return isinstance(node, nodes.container) and node.get("nb_element") == "cell_code"


def with_root(value: Any, root: str) -> Any:
    """A state whose links, which are relative to the language's root, are relative to the page instead.

    >>> with_root({"href": "klaverjas/rules.html#kj-4.5", "n": [1]}, "../")
    {'href': '../klaverjas/rules.html#kj-4.5', 'n': [1]}
    """
    if isinstance(value, dict):
        return {k: root + v if k == "href" and v else with_root(v, root) for k, v in value.items()}
    return [with_root(v, root) for v in value] if isinstance(value, list) else value


def script_safe(data: Any) -> str:
    """JSON that can stand inside a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def visit_plate(self: HTML5Translator, node: plate) -> None:
    """Write the state and its drawing."""
    builder = self.builder
    builder.app.spielbuch_plates.add(builder.current_docname)  # type: ignore[attr-defined]
    root = "../" * builder.current_docname.count("/")
    drawn = builder.app.spielbuch_painter.draw(node["kind"], with_root(node["state"], root))  # type: ignore[attr-defined]
    self.body.append(
        f'<div class="sb-widget" data-kind="{node["kind"]}" data-cell="{node["cell"]}">'
        f'<script type="application/json">{script_safe(node["state"])}</script>'
        f'<div class="sb-root">{drawn}</div></div>\n'
    )
    raise nodes.SkipNode


def skip(self: Any, node: nodes.Element) -> None:
    """Write nothing: other builders have no place for a plate."""
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Register the node, and start and stop the process that draws."""
    app.add_node(plate, html=(visit_plate, None), gettext=(skip, None))
    app.add_post_transform(HideCode)
    app.spielbuch_painter = painter = Painter()  # type: ignore[attr-defined]
    app.connect("build-finished", lambda app, problem: painter.close())
    app.connect("env-updated", begin_writing)


def begin_writing(app: Sphinx, env: Any) -> list[str]:
    """Start the list of pages that have plates."""
    app.spielbuch_plates = set()  # type: ignore[attr-defined]
    return []
