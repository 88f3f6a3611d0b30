"""Access for everyone: axe-core finds nothing serious on any page, in light and dark, at rest and in play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from book.build import node
from engine.core import registry
from tests.browser.pages import WAIT, awake, now, settled, table_on

HERE = Path(__file__).resolve().parent
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "index.html",
    "how-to.html",
    "class.html",
    "classroom.html",
    "dispute.html",
    "compare.html",
    "credits.html",
    "search.html",
]
PAGES += [
    f"{g}/{p}.html" for g in registry.built() for p in ("index", "rules", "practice", "variants", "glossary")
]


@pytest.fixture(scope="module", autouse=True)
def axe() -> None:
    """axe-core as the lock file pins it."""
    if not AXE.is_file():
        node.install(HERE)


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or critical on a page, as rule and place."""
    page.add_script_tag(path=str(AXE))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {n['target']} {n.get('failureSummary', '')[:200]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
        for n in v["nodes"][:3]
    ]


@pytest.mark.parametrize("path", PAGES)
def test_nothing_serious_at_rest(reader: Callable[..., Page], path: str) -> None:
    lang, theme, width = ("de", "dark", 360) if PAGES.index(path) % 2 else ("en", "light", 1280)
    page = reader(f"{lang}/{path}", width=width, color_scheme=theme)
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_in_play(reader: Callable[..., Page], theme: str) -> None:
    page = reader("en/klaverjas/index.html", color_scheme=theme)
    table = table_on(page)
    table.locator(".g-hand button[aria-disabled='true']").first.click(force=True)
    expect(table.locator(".g-say .g-id")).to_be_visible()
    assert serious(page) == []
    table.locator(f"[data-item='{now(table)['offered'][0]}']").click()
    awake(page)
    settled(table)
    for name in ("Options", "New deal", "Share", "Keys"):
        table.get_by_role("button", name=name).click()
        expect(table.locator(".g-panel")).to_be_visible()
        assert serious(page) == [], name


def test_every_change_is_told_once_in_a_live_region(reader: Callable[..., Page]) -> None:
    page = reader("en/klaverjas/index.html")
    table = table_on(page)
    region = table.locator("[aria-live='polite']")
    assert region.count() == 1
    table.locator(f"[data-item='{now(table)['offered'][0]}']").click()
    page.wait_for_function("(el) => el.innerText.length > 20", arg=region.element_handle(), timeout=WAIT)
    assert region.inner_text().strip()
