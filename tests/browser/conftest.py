"""Readers: fresh browsers on the built site, cut off from every other host, whose complaints fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

HERE = {"127.0.0.1", "localhost"}


class Watch:
    """What a browser asked for and complained about."""

    def __init__(self) -> None:
        self.foreign: list[str] = []
        self.errors: list[str] = []

    def over(self, context: BrowserContext) -> None:
        """Cut a context off from other hosts and listen to it."""
        context.route("**/*", self._route)
        context.on("page", self._page)

    def _route(self, route: Any) -> None:
        parts = urlsplit(route.request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in HERE:
            self.foreign.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    def _page(self, page: Page) -> None:
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.errors.append(str(e)))


@pytest.fixture
def reader(browser: Browser, site_url: str) -> Iterator[Callable[..., Page]]:
    """A function that opens a page of the site in a fresh browser: `reader("en/index.html", width=360)`."""
    watch, contexts = Watch(), []

    def open_page(path: str, width: int = 1280, height: int = 900, **how: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **how)
        contexts.append(context)
        watch.over(context)
        context.add_init_script("location.host && localStorage.setItem('spielbuch.prefs', JSON.stringify({speed: 'none'}))")
        page = context.new_page()
        page.goto(f"{site_url}/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not watch.foreign, "a page asked something of a foreign host"
    assert not watch.errors, "the console has errors"
