"""Compressed siblings: `page.html.br` and `page.html.gz` beside each file that shrinks."""

from __future__ import annotations

import subprocess
from pathlib import Path

from book import paths
from book.build import node
from book.build.problems import BuildProblem
from book.build.say import Say

SHRINKING = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".txt", ".wasm", ".ipynb", ".py", ".xml"}
SMALLEST = 700  # below this a compressed copy saves nothing


def build(say: Say) -> None:
    """Write the siblings that are missing or older than their file, and drop those whose file is gone."""
    outdated = []
    for path in paths.SITE.rglob("*"):
        if path.suffix in (".br", ".gz"):
            if not path.with_suffix("").exists():
                path.unlink()
        elif (
            path.suffix in SHRINKING
            and path.is_file()
            and path.stat().st_size >= SMALLEST
            and not is_fresh(path)
        ):
            outdated.append(path)
    if outdated:
        with say.step(f"Compressing {len(outdated)} files"):
            done = subprocess.run(
                [node.program(), str(paths.LIVE / "compress.mjs")],
                capture_output=True,
                text=True,
                input="\n".join(map(str, outdated)),
            )
            if done.returncode:
                raise BuildProblem(f"the files could not be compressed:\n{done.stderr}")


def is_fresh(path: Path) -> bool:
    """Whether both siblings are there and no older than the file."""
    siblings = (path.with_name(path.name + ending) for ending in (".br", ".gz"))
    return all(s.exists() and s.stat().st_mtime >= path.stat().st_mtime for s in siblings)
