"""The pages: one Sphinx process per language makes the HTML pages and the notebooks.

Run as `python -m book.build.pages LANGUAGE CACHE LIVE`, since Sphinx changes global state and the language
comes from the environment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from book import paths
from book.build import stamp
from book.build.problems import BuildProblem
from book.build.say import Say


def build(say: Say, live: str, languages: Sequence[str], jobs: int, strict: bool) -> None:
    """Make the pages of all languages, `jobs` at a time; with `strict` a warning is a failure."""
    waiting = [language for language in languages if not is_fresh(language, live)]
    if not waiting:
        return
    running: list[tuple[str, subprocess.Popen[bytes]]] = []
    failed = []
    with say.step(f"Setting the pages ({', '.join(waiting)})"):
        while waiting or running:
            while waiting and len(running) < max(1, jobs):
                language = waiting.pop(0)
                running.append((language, start(say, language, live, strict)))
            language, process = running.pop(0)
            if process.wait():
                failed.append(language)
            else:
                stamp_of(language).write_text(everything(language, live), encoding="utf-8")
    if failed:
        raise BuildProblem(f"the pages could not be made ({', '.join(failed)}); Sphinx's words stand above")


def stamp_of(language: str) -> Path:
    """Where it is noted what the pages of a language were last made from."""
    return paths.CACHE / f"pages-{language}.stamp"


def everything(language: str, live: str) -> str:
    """All that the pages of a language depend on."""
    sources = stamp.files(paths.CHAPTERS, paths.THEME)
    return stamp.of([*sources, paths.ROOT / "_toc.yml"], fingerprint(language), live)


def is_fresh(language: str, live: str) -> bool:
    """Whether the pages there are those that would be made now."""
    note = stamp_of(language)
    made = (paths.SITE / language / "index.html").exists() and (
        paths.NOTEBOOKS / language / "index.ipynb"
    ).exists()
    return made and note.exists() and note.read_text(encoding="utf-8") == everything(language, live)


def start(say: Say, language: str, live: str, strict: bool) -> subprocess.Popen[bytes]:
    """Start Sphinx for one language."""
    stamp_of(language).unlink(missing_ok=True)
    cache = paths.CACHE / f"pages-{language}-{fingerprint(language)}"
    for old in paths.CACHE.glob(f"pages-{language}-*"):
        if old != cache:
            shutil.rmtree(old)
    line = [sys.executable, "-m", "book.build.pages", language, str(cache), live]
    env = os.environ | {
        "BOOK_LANG": language,
        "BOOK_LIVE": live,
        "BOOK_STRICT": "1" if strict else "",
        "BOOK_QUIET": "" if say.stream else "1",
    }
    return subprocess.Popen(line, env=env, cwd=paths.ROOT)


def fingerprint(language: str) -> str:
    """What all pages of a language depend on: with another one everything is read and run again."""
    machinery = [paths.BOOK / "conf.py", paths.BOOK / "ext", paths.BOOK / "figures"]
    return stamp.of(
        [
            *stamp.files(paths.ROOT / "engine", paths.ROOT / "widgets", *machinery, suffixes=(".py",)),
            *stamp.files(paths.LOCALE / language / "LC_MESSAGES", suffixes=(".po",)),
            paths.ROOT / "_config.yml",
        ]
    )


def compile_messages(language: str) -> None:
    """Turn the .po files of a language into what gettext reads, outside the source tree."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    source, target = paths.LOCALE / language, paths.MESSAGES / language
    shutil.rmtree(target, ignore_errors=True)
    for path in source.rglob("*.po"):
        out = (target / path.relative_to(source)).with_suffix(".mo")
        out.parent.mkdir(parents=True, exist_ok=True)
        with path.open("rb") as po, out.open("wb") as mo:
            write_mo(mo, read_po(po, locale=language))


def main(language: str, cache: str, live: str) -> int:
    """Run Sphinx twice over the same doctrees: pages, then notebooks."""
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxError
    from sphinx.util.console import nocolor
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    if not sys.stderr.isatty():
        nocolor()
    compile_messages(language)
    quiet = bool(os.environ.get("BOOK_QUIET"))
    problems = 0
    # Sphinx does not overwrite a changed style or script of the theme.
    shutil.rmtree(paths.SITE / language / "_static", ignore_errors=True)
    for builder, out in (("html", paths.SITE / language), ("notebooks", paths.NOTEBOOKS / language)):
        with patch_docutils(paths.BOOK), docutils_namespace():
            try:
                app = Sphinx(
                    paths.CHAPTERS,
                    paths.BOOK,
                    out,
                    Path(cache),
                    builder,
                    status=None,
                    warning=sys.stderr,
                    confoverrides={"spielbuch_live": live},
                )
                if not quiet:
                    app.connect(
                        "source-read",
                        lambda app, docname, source: print(f"  {language}: {docname}", flush=True),
                    )
                app.build(
                    force_all=True
                )  # only reading takes long; what is written then never is of two builds
            except (SphinxError, OSError) as problem:
                print(f"{language}: {problem}", file=sys.stderr)
                return 1
            problems += app.statuscode
            drop_pages_of_gone_chapters(Path(out), app.env.found_docs)
            if os.environ.get("BOOK_STRICT"):
                problems += app._warncount
    if problems:
        shutil.rmtree(cache)  # else the next run would read nothing anew, and so find nothing to warn of
    return 1 if problems else 0


def drop_pages_of_gone_chapters(folder: Path, chapters: Iterable[str]) -> None:
    """Remove pages and notebooks whose chapter is gone, so that no link or search leads to them."""
    kept = {*chapters, "search"}
    for path in [*folder.rglob("*.html"), *folder.rglob("*.ipynb")]:
        inside = path.relative_to(folder)
        if inside.with_suffix("").as_posix() not in kept and not inside.parts[0].startswith("_"):
            path.unlink()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
