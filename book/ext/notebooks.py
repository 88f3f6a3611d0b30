"""The builder `notebooks`: every page, in its language, as a Jupyter notebook.

Prose becomes rendered HTML in Markdown cells, code cells stay as they are.  Voila and JupyterLab show these
files, and the published site offers them for download.  Directives never reach a notebook front end, which
would not know them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment.adapters.toctree import global_toctree_for_doc
from sphinx.writers.html5 import HTML5Translator

from book.ext import cells, words
from book.ext.pages import NAMES
from book.ext.plates import is_cell

_MARK = "<!--cell {}-->"
_MARKS = re.compile(r"<!--cell (\d+)-->")
_BLOCK = re.compile(r"<(div|p|h\d|table|ul|ol|dl|section|aside|figure|details|span)\b")

PRELUDE = """\
from book.notebook import begin
begin({language!r}, {root!r})      # the language of the tables, and where their links to rules start"""


class NotebookTranslator(HTML5Translator):
    """Writes HTML that may be cut into cells."""

    def visit_section(self, node: nodes.Element) -> None:
        """Set anchors only: a section would stay open over several cells."""
        self.section_level += 1
        self.body.extend(f'<span id="{id}"></span>' for id in node["ids"])

    def depart_section(self, node: nodes.Element) -> None:
        """Nothing to close."""
        self.section_level -= 1


class NotebookBuilder(StandaloneHTMLBuilder):
    """Renders pages as usual, then cuts them at their code cells."""

    name = "notebooks"
    out_suffix = link_suffix = ".ipynb"
    default_translator_class = NotebookTranslator
    search = False
    copysource = False
    epilog = "The notebooks are in %(outdir)s."

    def init(self) -> None:
        """Prepare; links lead to notebooks, whatever the settings for pages say."""
        self.config.html_permalinks = False  # type: ignore[attr-defined]
        super().init()
        self.out_suffix = self.link_suffix = ".ipynb"
        (Path(self.outdir) / "_static").mkdir(parents=True, exist_ok=True)  # myst-nb writes its CSS there

    def write_doc(self, docname: str, doctree: nodes.document) -> None:
        """Put a mark in the place of each code cell, then render."""
        for cell in list(doctree.findall(is_cell)):
            cell.parent.replace(cell, nodes.raw("", _MARK.format(cell["cell_index"]), format="html"))
        super().write_doc(docname, doctree)

    def handle_page(self, pagename: str, addctx: dict[str, Any], *_: Any, **__: Any) -> None:
        """Write the notebook of a rendered page; search and index pages have none."""
        if pagename not in self.env.found_docs:
            return
        source = cells.source(self.env.doc2path(pagename))
        parts = _MARKS.split(addctx["body"])
        book = nbformat.v4.new_notebook(
            cells=assemble(parts, source, self.prelude(pagename)), metadata=self.metadata(pagename, addctx)
        )
        out = Path(self.get_outfilename(pagename))
        out.parent.mkdir(parents=True, exist_ok=True)
        nbformat.write(book, out)

    def prelude(self, pagename: str) -> str:
        """The code that tells a kernel what the page would tell the browser."""
        return PRELUDE.format(language=self.config.language, root="../" * pagename.count("/"))

    def metadata(self, pagename: str, context: dict[str, Any]) -> dict[str, Any]:
        """What the Voila template shows around the page."""

        def link(to: dict[str, str] | None) -> dict[str, str] | None:
            return {"title": to["title"], "link": to["link"]} if to else None

        tree = global_toctree_for_doc(
            self.env, pagename, self, tags=self.tags, collapse=False, includehidden=True
        )
        root = "../" * pagename.count("/")
        return {
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
            "language_info": {"name": "python"},
            "book": {
                "title": re.sub(r"<[^>]+>", "", context["title"]),
                "lang": self.config.language,
                "root": root,
                "project": self.config.project,
                "home": self.get_relative_uri(pagename, self.config.root_doc),
                "prev": link(context["prev"]),
                "next": link(context["next"]),
                "parents": [link(p) for p in context["parents"]],
                "page_toc": context["toc"],
                "say": words.in_language(self.config.language),
                "toc": self.render_partial(tree)["fragment"] if tree else "",
                "languages": [
                    {"code": code, "name": NAMES[code], "href": f"{root}../{code}/{pagename}.ipynb"}
                    for code in self.config.languages
                ],
            },
        }

    def copy_assets(self) -> None:
        """Copy the pictures only."""
        self.copy_image_files()

    def finish(self) -> None:
        """Write neither search index nor object inventory."""
        self.copy_image_files()


def assemble(parts: list[str], source: nbformat.NotebookNode, prelude: str) -> list[nbformat.NotebookNode]:
    """The cells of a notebook: HTML parts and marks in turn, and the code they mark.

    Cells that the page leaves out are put in at their place, since the later ones may need them.
    """
    code = {n: cell for n, cell in enumerate(source.cells) if cell.cell_type == "code"}
    out = []
    if code:
        out.append(
            nbformat.v4.new_code_cell(
                prelude, id="prelude", metadata={"tags": ["remove-cell"], "jupyter": {"source_hidden": True}}
            )
        )

    def take_code(until: float) -> None:
        for number in [n for n in code if n <= until]:
            cell = code.pop(number)
            out.append(
                nbformat.v4.new_code_cell(cell.source, id=f"cell-{number}", metadata=hidden(cell.metadata))
            )

    for n, part in enumerate(parts):
        if n % 2:
            take_code(int(part))
        elif part.strip():
            out.append(nbformat.v4.new_markdown_cell(tidy(part), id=f"text-{n}"))
    take_code(float("inf"))
    return out


def hidden(metadata: Any) -> dict[str, Any]:
    """Cell metadata in which the hide and remove tags also speak JupyterLab's language."""
    tags = set(metadata.get("tags", []))
    jupyter = {}
    if tags & {"hide-input", "hide-cell", "remove-input", "remove-cell"}:
        jupyter["source_hidden"] = True
    if tags & {"hide-output", "hide-cell", "remove-output", "remove-cell"}:
        jupyter["outputs_hidden"] = True
    return {**metadata, **({"jupyter": jupyter} if jupyter else {})}


def tidy(html: str) -> str:
    """HTML that Markdown leaves alone: no blank line inside, no bare dollar sign, a block at its start.

    >>> tidy("<p>5 $</p>\\n\\n<p>b</p>")
    '<p>5 <span>&#36;</span></p>\\n<p>b</p>'
    """
    html = re.sub(r"(?s)<pre.*?</pre>", lambda m: re.sub(r"\n(?=\s*\n)", "\n<span></span>", m[0]), html)
    html = re.sub(r"\n\s*\n+", "\n", html).strip()
    html = re.sub(r"\$(?![^<>]*>)", "<span>&#36;</span>", html)
    return html if _BLOCK.match(html) else f"<div>\n{html}\n</div>"


def setup(app: Sphinx) -> None:
    """Register the builder."""
    app.add_builder(NotebookBuilder)
