"""Python in the reader's browser: how it starts, what it does when it cannot, and the page around it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from engine.core.record import Record
from tests.conftest import Watch

PLAYABLE = (
    ".sb-widget[data-kind=table] :is(button[data-item], .g-acts button[data-button]):not([aria-disabled])"
)
AWAKE = "document.documentElement.dataset.ready === 'yes'"


def touch(page: Page) -> str:
    """Make the first move that the first table offers; returns what the table showed before."""
    page.wait_for_function("document.documentElement.dataset.host === 'yes'")
    before = page.locator(".sb-root").first.inner_text()
    page.locator(PLAYABLE).first.click()
    return before


def changed(page: Page, before: str) -> None:
    """Wait until the first table shows something else."""
    page.wait_for_function(
        "before => document.querySelector('.sb-root .g-log').innerText !== ''"
        " && document.querySelector('.sb-root').innerText !== before",
        arg=before,
    )


def test_nothing_starts_before_the_reader_touches_a_table(page: Page, site_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site_url}/en/klaverjas/index.html", wait_until="networkidle")
    assert not any("snapshot" in url or ".wasm" in url for url in asked)
    assert page.evaluate("document.documentElement.dataset.ready") is None


def test_the_first_touch_starts_python_from_its_memory_and_is_not_lost(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/en/klaverjas/index.html")
    before = touch(page)
    page.wait_for_function(AWAKE)
    assert page.evaluate("document.documentElement.dataset.live") == "snapshot"
    changed(page, before)


@pytest.mark.parametrize("fault", ["missing", "damaged", "another version"])
def test_without_a_usable_memory_python_starts_plainly(
    page: Page, site_url: str, watch: Watch, fault: str
) -> None:
    def spoil(route: Route) -> None:
        if fault == "missing":
            route.fulfill(status=404)
        elif fault == "damaged":
            route.fulfill(body=b"\x1f\x8bno memory at all")
        else:
            route.fulfill(body=b"a memory of something else" * 1000)

    page.context.route("**/snapshot.pack", spoil)
    page.goto(f"{site_url}/en/klaverjas/index.html")
    before = touch(page)
    page.wait_for_function(AWAKE)
    assert page.evaluate("document.documentElement.dataset.live") == "plain"
    changed(page, before)
    watch.errors.clear()  # the browser itself reports the missing file


def test_progress_is_shown_while_python_comes(page: Page, site_url: str) -> None:
    waiting: list[Route] = []
    page.context.route("**/snapshot.pack", lambda route: waiting.append(route))
    page.goto(f"{site_url}/en/klaverjas/index.html")
    touch(page)
    expect(page.locator(".sb-root").first).to_contain_text("The table is waking up")
    while not waiting:
        page.wait_for_timeout(50)
    waiting[0].continue_()
    page.wait_for_function(AWAKE)
    expect(page.locator(".sb-root").first).not_to_contain_text("The table is waking up")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "This browser cannot run"), ("de", "Dieser Browser kann")]
)
def test_a_browser_that_cannot_is_told_so(page: Page, site_url: str, language: str, words: str) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(f"{site_url}/{language}/klaverjas/index.html")
    touch(page)
    expect(page.locator(".sb-root").first).to_contain_text(words)


def test_python_that_fails_altogether_is_told_so(page: Page, site_url: str, watch: Watch) -> None:
    page.context.route("**/pyodide.asm.mjs", lambda route: route.abort())
    page.goto(f"{site_url}/en/klaverjas/index.html")
    touch(page)
    expect(page.locator(".sb-root").first).to_contain_text("could not start")
    watch.errors.clear()


def test_a_link_with_a_game_opens_it_at_once(page: Page, site_url: str) -> None:
    link = Record("klaverjas", "4711", {}).link()
    page.goto(f"{site_url}/en/klaverjas/index.html#play={link}")
    page.wait_for_function(AWAKE)
    expect(page.locator(".sb-root").first).to_contain_text("The saved game lies on the table")


def test_links_from_a_widget_lead_to_the_rule(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/de/klaverjas/variants.html")
    page.wait_for_function("document.documentElement.dataset.host === 'yes'")
    link = page.locator(".sb-root a[href*='rules.html#kj-']").first
    rule = link.inner_text()
    link.click()
    expect(page.locator(f"[id='{rule.lower()}']")).to_be_in_viewport()
    assert page.url.startswith(f"{site_url}/de/klaverjas/rules.html#")


# ---- the page around it ----------------------------------------------------------------------------------


def test_theme_and_language_are_remembered(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}/en/klaverjas/rules.html#kj-4.5")
    page.locator(".b-theme").click()
    theme = page.evaluate("document.documentElement.dataset.theme")
    page.locator("[data-lang=de]").click()
    expect(page).to_have_url(f"{site_url}/de/klaverjas/rules.html#kj-4.5")
    assert page.evaluate("document.documentElement.dataset.theme") == theme == "dark"
    page.goto(f"{site_url}/")
    expect(page).to_have_url(f"{site_url}/de/index.html")


@pytest.mark.parametrize(
    ("language", "word", "chapter"),
    [
        ("en", "overtrump", "klaverjas/"),
        ("de", "übertrumpfen", "klaverjas/"),
    ],
)
def test_search_finds_words_of_its_language(
    page: Page, site_url: str, language: str, word: str, chapter: str
) -> None:
    page.goto(f"{site_url}/{language}/index.html")
    page.locator(".b-nav input[name=q]").fill(word)
    page.locator(".b-nav input[name=q]").press("Enter")
    result = page.locator(f"#search-results a[href*='{chapter}']").first
    result.click()
    assert f"/{language}/{chapter}" in page.url


def test_the_contents_open_on_a_phone(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site_url}/en/klaverjas/index.html")
    contents = page.locator("#contents")
    expect(contents).to_be_hidden()
    page.locator(".b-burger").press("Enter")
    expect(contents).to_be_visible()
    page.keyboard.press("Escape")
    expect(contents).to_be_hidden()
    expect(page.locator(".b-burger")).to_be_focused()
    page.locator(".b-burger").click()
    contents.locator("a", has_text="Rules").first.click()
    expect(page.locator("h1")).to_contain_text("Rules")


def test_no_page_is_wider_than_a_phone(page: Page, site: Path, site_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for path in sorted((site / "de").rglob("*.html")):
        page.goto(f"{site_url}/{path.relative_to(site).as_posix()}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_pages_and_contents_work_with_scripts_off(browser: Browser, site_url: str, watch: Watch) -> None:
    context: BrowserContext = browser.new_context(
        java_script_enabled=False, viewport={"width": 360, "height": 740}
    )
    watch.over(context)
    page: Any = context.new_page()
    page.goto(f"{site_url}/")
    page.get_by_role("link", name="Deutsch").click()
    expect(page.locator(".sb-root").first).to_be_visible()
    assert page.locator(".sb-root").first.inner_text().strip()
    page.locator(".b-burger").click()
    page.locator("#contents a", has_text="Klaverjas").first.click()
    expect(page.locator("h1")).to_contain_text("Klaverjas")
    context.close()
    assert not watch.foreign


def test_a_visited_page_plays_without_network(browser: Browser, site_url: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(f"{site_url}/en/klaverjas/index.html")
    touch(page)
    page.wait_for_function(AWAKE)
    page.wait_for_function("(({page, python}) => page && python)(document.documentElement.dataset)")
    context.set_offline(True)
    page.reload()
    before = touch(page)
    page.wait_for_function(AWAKE)
    changed(page, before)
    context.close()
