"""Where things stand: the folders of the source tree and those the build makes."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOOK = ROOT / "book"
CHAPTERS = BOOK / "chapters"
LOCALE = BOOK / "locale"
LIVE = BOOK / "live"
THEME = BOOK / "theme"
FRONT = ROOT / "widgets" / "front"  # source of the widgets' front end
STATIC = ROOT / "widgets" / "static"  # what the front end is built into

BUILD = ROOT / "_build"
SITE = BUILD / "site"  # the finished site: en/, de/, _live/, index.html
NOTEBOOKS = BUILD / "notebooks"  # the same pages as notebooks: en/, de/
MESSAGES = BUILD / "locale"  # translations, compiled
CACHE = BUILD / "cache"  # doctrees and stamps

LANGUAGES = ("en", "de")
