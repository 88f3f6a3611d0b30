"""The build: front end, live runtime, pages, compressed files; each step only when needed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from book import paths
from book.build.say import Say


def build(
    say: Say, languages: Sequence[str] = paths.LANGUAGES, jobs: int | None = None, strict: bool = False
) -> None:
    """Bring the site in `_build/site` up to date; BuildProblem says what stopped it."""
    from book.build import compress, front, live, pages
    from book.build.lock import alone

    with alone(say):
        front.build(say)
        folder = live.build(say)
        pages.build(say, folder, languages, jobs or min(2, os.cpu_count() or 1), strict)
        live.tidy(folder)
        for language in languages:
            offer_notebooks(language)
        for path in (paths.BOOK / "site").iterdir():
            copy_if_new(path, paths.SITE / path.name)
        compress.build(say)


def offer_notebooks(language: str) -> None:
    """Lay each page's notebook beside it for download."""
    source, target = paths.NOTEBOOKS / language, paths.SITE / language
    for path in source.rglob("*.ipynb"):
        copy_if_new(path, target / path.relative_to(source))


def copy_if_new(source: Path, target: Path) -> None:
    """Copy a file unless the copy is the same already, so that its compressed siblings stay fresh."""
    if not target.exists() or target.read_bytes() != source.read_bytes():
        shutil.copyfile(source, target)
