"""Fingerprints: whether a step's inputs are still those it was last done for."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from book import paths

_LEFT_OUT = {"node_modules", "__pycache__", "static"}


def files(*places: Path, suffixes: tuple[str, ...] = ()) -> list[Path]:
    """All files in folders (or the files named), in a fixed order, without what is made by tools."""
    found = []
    for place in places:
        inside = place.rglob("*") if place.is_dir() else [place]
        for path in inside:
            if (
                path.is_file()
                and not _LEFT_OUT & set(path.relative_to(place).parts[:-1])
                and (not suffixes or path.suffix in suffixes)
            ):
                found.append(path)
    return sorted(found)


def of(paths_: Iterable[Path], *words: str) -> str:
    """A short word that changes when any of these files or words does."""
    digest = hashlib.sha256()
    for word in words:
        digest.update(word.encode() + b"\0")
    for path in paths_:
        name = path.relative_to(paths.ROOT) if path.is_relative_to(paths.ROOT) else Path(path.name)
        digest.update(name.as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def once(name: str, fingerprint: str, step: Callable[[], None], *products: Path) -> bool:
    """Do a step unless it was done for this fingerprint and its products are there; True if done now."""
    note = paths.CACHE / f"{name}.stamp"
    if note.exists() and note.read_text() == fingerprint and all(p.exists() for p in products):
        return False
    note.unlink(missing_ok=True)
    step()
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(fingerprint)
    return True
