"""The build: front end, live runtime, pages in both languages, compressed files; each step only when needed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence

from book import paths
from book.build.say import Say


def build(say: Say, languages: Sequence[str] = paths.LANGUAGES, jobs: int | None = None, strict: bool = False) -> None:
    """Bring the site in `_build/site` up to date; BuildProblem says what stopped it."""
    from book.build import compress, front, live, pages

    front.build(say)
    folder = live.build(say)
    pages.build(say, folder, languages, jobs or min(2, os.cpu_count() or 1), strict)
    for language in languages:
        offer_notebooks(language)
    for path in (paths.BOOK / "site").iterdir():
        if not (paths.SITE / path.name).exists() or (paths.SITE / path.name).read_bytes() != path.read_bytes():
            shutil.copyfile(path, paths.SITE / path.name)
    compress.build(say)


def offer_notebooks(language: str) -> None:
    """Lay each page's notebook beside it for download."""
    source, target = paths.NOTEBOOKS / language, paths.SITE / language
    for path in source.rglob("*.ipynb"):
        copy = target / path.relative_to(source)
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            shutil.copyfile(path, copy)
