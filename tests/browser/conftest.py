"""Readers: fresh browsers on the built site, cut off from every other host, whose complaints fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

NO_PAUSES = "location.host && localStorage.setItem('spielbuch.prefs', JSON.stringify({speed: 'none'}))"


@pytest.fixture
def reader(browser: Browser, site_url: str, watch: Any) -> Iterator[Callable[..., Page]]:
    """A function that opens a page of the site in a fresh browser: `reader("en/index.html", width=360)`.

    Bots move without pauses, as a reader may choose, so that no test waits for a clock.
    """
    contexts = []

    def open_page(path: str, width: int = 1280, height: int = 900, **how: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **how
        )
        contexts.append(context)
        watch.over(context)
        context.add_init_script(NO_PAUSES)
        page = context.new_page()
        page.goto(f"{site_url}/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not watch.foreign, "a page asked something of a foreign host"
    assert not watch.errors, "the console has errors"
