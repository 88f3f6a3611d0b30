"""A chapter's code cells: read from the page, and run in a process of their own, without a kernel.

A page's cells run in order in one namespace, exactly as the reader's browser runs them; so what is printed in
the page is what the browser will have after its start.  One process per page keeps pages apart.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import nbformat
from myst_nb.core.read import read_myst_markdown_notebook
from myst_parser.config.main import MdParserConfig
from sphinx.errors import ExtensionError

from book import paths

BUILD_ONLY = "build-only"
"""The tag of a cell whose output is made once, when the book is built."""
_READING = MdParserConfig(enable_extensions={"colon_fence", "deflist", "attrs_block", "attrs_inline"})


def read(text: str) -> nbformat.NotebookNode:
    """A chapter as a notebook, its cells not run.

    >>> [c.cell_type for c in read("# Title\\n\\n```{code-cell}\\n1 + 1\\n```\\n").cells]
    ['markdown', 'code']
    """
    notebook = read_myst_markdown_notebook(text, _READING, add_source_map=True)
    notebook.metadata["kernelspec"] = nbformat.from_dict({"name": "python3", "display_name": "Python 3"})
    notebook.metadata["language_info"] = nbformat.from_dict({"name": "python", "pygments_lexer": "python"})
    return notebook


def read_and_run(text: str) -> nbformat.NotebookNode:
    """A chapter as a notebook with the outputs of its cells."""
    notebook = read(text)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    if code:
        for number, (cell, outputs) in enumerate(zip(code, run([c.source for c in code]), strict=True), 1):
            cell.outputs = [nbformat.from_dict(output) for output in outputs]
            cell.execution_count = number
            tags = cell.metadata.get("tags", [])
            for output in outputs:
                if output["output_type"] == "error" and "raises-exception" not in tags:
                    raise ExtensionError(
                        "a cell failed:\n" + cell.source + "\n\n" + "\n".join(output["traceback"])
                    )
    return notebook


def run(sources: list[str]) -> list[list[dict[str, object]]]:
    """The outputs of cells run one after the other in a fresh process, in the notebook format."""
    done = subprocess.run(
        [sys.executable, "-m", "book.run_cells"],
        input=json.dumps(sources),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=paths.ROOT,
        timeout=300,
    )
    if done.returncode:
        raise ExtensionError(f"the cells could not be run:\n{done.stderr}")
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def source(path: str | Path) -> nbformat.NotebookNode:
    """The chapter in a file as a notebook, its cells not run."""
    return read(Path(path).read_text(encoding="utf-8"))
