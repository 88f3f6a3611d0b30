"""Every game has a glossary of its own, and many words stand in several: Sphinx need not warn of that."""

from __future__ import annotations

import logging

from sphinx.application import Sphinx


def wanted(record: logging.LogRecord) -> bool:
    """Whether a message of Sphinx's standard domain is worth showing."""
    return "duplicate" not in str(record.msg) or "term" not in (record.args or ())


def setup(app: Sphinx) -> None:
    """Keep such warnings out."""
    logging.getLogger("sphinx.sphinx.domains.std").addFilter(wanted)
