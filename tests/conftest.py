"""The built book for tests: built once if anything has changed, served on this computer, read by Chromium."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site; a warning about any chapter fails the build."""
    from book import paths
    from book.build import build
    from book.build.say import Say

    build(Say(None), strict=True)
    return paths.SITE


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """The address of the site, served by `spielbuch serve`, without a slash at its end."""
    with serving("serve", "--no-build", "--port", "0") as server:
        yield server.url


class serving:
    """Runs a serving subcommand of `spielbuch`; `url` is the address that it prints."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.arguments, self.environment = arguments, environment

    def __enter__(self) -> serving:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "book.cli", *self.arguments],
            cwd=ROOT,
            env=os.environ | self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+\S*", line):
                self.url = found[0].rstrip("/")
                return self
        raise AssertionError(f"`spielbuch {' '.join(self.arguments)}` ended without saying where it serves")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)


# ---- Chromium --------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts Chromium: the system's where there is one."""
    path = os.environ.get("SPIELBUCH_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    named = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, **named, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A reader's fresh browser; keeping pages for offline is off, since tests stand between page and server."""
    return {**browser_context_args, "service_workers": "block"}


class Watch:
    """What the pages of a test asked of other hosts, and what their consoles complained about."""

    def __init__(self) -> None:
        self.foreign: list[str] = []
        self.errors: list[str] = []

    def over(self, context: Any) -> None:
        """Cut a browser context off from every other host and listen to it."""
        context.route("**/*", self._route)
        context.on("page", self._listen)

    def _route(self, route: Any) -> None:
        parts = urlsplit(route.request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "127.0.0.1":
            self.foreign.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    def _listen(self, page: Any) -> None:
        page.on(
            "console", lambda message: self.errors.append(message.text) if message.type == "error" else None
        )
        page.on("pageerror", lambda problem: self.errors.append(str(problem)))


@pytest.fixture
def watch() -> Watch:
    """What the page of this test did; clear `watch.errors` where the test wants them."""
    return Watch()


@pytest.fixture
def page(context: Any, watch: Watch) -> Iterator[Any]:
    """A page in a fresh browser without network; foreign requests and console errors fail the test."""
    from playwright.sync_api import expect

    watch.over(context)
    context.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    yield context.new_page()
    assert not watch.foreign, "a page asked something of a foreign host"
    assert not watch.errors, "the console has errors"
