"""The reader's language: set by the page in the browser, by the environment in a kernel."""

from __future__ import annotations

import os

from engine.core.text import Language

_chosen: Language | None = None


def language() -> Language:
    """The language in force; English unless something else was said."""
    if _chosen is not None:
        return _chosen
    return Language.DE if os.environ.get("BOOK_LANG", "en").lower().startswith("de") else Language.EN


def set_language(code: str) -> None:
    """Fix the language for this process: `de` or `en`, also longer tags such as `de-AT`."""
    global _chosen
    _chosen = Language.DE if code.lower().startswith("de") else Language.EN
