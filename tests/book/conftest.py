"""What the tests of the book share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.book.html import PageReader, pages


@pytest.fixture(scope="session")
def book(site: Path) -> dict[str, PageReader]:
    """All built pages, read once."""
    return pages(site)
