"""The German chapters: keeps book/locale/de/LC_MESSAGES in step with the English source, and checks it.

python -m book.i18n update     write new messages into the .po files and drop those no chapter has any more
python -m book.i18n check      say what is missing, doubtful or left over
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from book import paths

TEMPLATES = paths.BUILD / "gettext"
MESSAGES = paths.LOCALE / "de" / "LC_MESSAGES"
# What a translation must carry over unchanged: roles with their targets, link targets, code.
_CARRIED = re.compile(r"\{rule\}`[^`]+`|\]\([^)]+\)|(?<!`)``?[^`]+`?`")


def extract() -> None:
    """Collect the messages of all chapters into _build/gettext, without running any cell."""
    shutil.rmtree(TEMPLATES, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "book.i18n", "extract"], cwd=paths.ROOT, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"the messages could not be collected:\n{done.stdout}{done.stderr}")


def _extract_here() -> int:
    from sphinx.application import Sphinx

    app = Sphinx(
        paths.CHAPTERS,
        paths.BOOK,
        TEMPLATES,
        paths.CACHE / "gettext",
        "gettext",
        status=None,
        warning=sys.stderr,
        freshenv=True,
        confoverrides={"nb_custom_formats": {".md": ["book.ext.cells.read", {}, False]}, "language": "en"},
    )
    app.build(force_all=True)
    return app.statuscode


def pairs() -> Iterator[tuple[Catalog, Path]]:
    """Each template with the path of its translation."""
    for template in sorted(TEMPLATES.rglob("*.pot")):
        yield read(template), MESSAGES / template.relative_to(TEMPLATES).with_suffix(".po")


def read(path: Path) -> Catalog:
    """A message file; an empty catalogue if there is none."""
    if not path.exists():
        return Catalog(locale="de")
    with path.open("rb") as stream:
        return read_po(stream, locale="de")


def messages(catalog: Catalog) -> list[Message]:
    """The messages of a catalogue without its header."""
    return [message for message in catalog if message.id]


def update() -> None:
    """Bring the .po files up to date; a message that changed a little keeps its translation, marked fuzzy."""
    extract()
    wanted = set()
    for template, path in pairs():
        wanted.add(path)
        catalog = read(path)
        catalog.update(template, no_fuzzy_matching=False, update_header_comment=False)
        catalog.obsolete.clear()
        catalog.header_comment = "# The German text of this chapter. Written by `python -m book.i18n update`."
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as stream:
            write_po(stream, catalog, width=0, omit_header=False, ignore_obsolete=True, include_lineno=False)
        text = path.read_text(encoding="utf-8")
        path.write_text(
            re.sub(r'"(POT-Creation-Date|PO-Revision-Date|Generated-By): .*\\n"\n', "", text),
            encoding="utf-8",
        )
    for path in MESSAGES.rglob("*.po"):
        if path not in wanted:
            path.unlink()


def problems() -> list[str]:
    """What stands between the German book and being complete; empty when nothing does."""
    extract()
    found, wanted = [], set()
    for template, path in pairs():
        wanted.add(path)
        name = path.relative_to(paths.ROOT).as_posix()
        catalog = read(path)
        ids = {message.id for message in messages(template)}
        for id in ids:
            message = catalog.get(id)
            if message is None or not message.string:
                found.append(f"{name}: missing: {id!r}")
            elif message.fuzzy:
                found.append(f"{name}: doubtful (fuzzy): {id!r}")
            elif lost := carried(str(id)) - carried(str(message.string)):
                found.append(f"{name}: lost in translation: {', '.join(lost)} of {id!r}")
        found += [f"{name}: left over: {m.id!r}" for m in messages(catalog) if m.id not in ids]
        found += [f"{name}: left over: {id!r}" for id in catalog.obsolete]
    found += [
        f"{p.relative_to(paths.ROOT).as_posix()}: no such chapter"
        for p in MESSAGES.rglob("*.po")
        if p not in wanted
    ]
    return found


def carried(text: str) -> Counter[str]:
    """The parts of a message that its translation has to contain as well.

    >>> sorted(carried("See {rule}`KJ-4.5` and [here](../index.md)."))
    ['](../index.md)', '{rule}`KJ-4.5`']
    """
    return Counter(_CARRIED.findall(text))


def report(out: TextIO) -> int:
    """Print the problems; 1 if there are any."""
    found = problems()
    for line in found:
        print(line, file=out)
    if not found:
        print("The German chapters are complete.", file=out)
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    """Run one of the commands."""
    match arguments:
        case ["update"]:
            update()
            return 0
        case ["check"]:
            return report(sys.stdout)
        case ["extract"]:
            return _extract_here()
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
