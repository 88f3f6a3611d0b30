"""The two live ways in Chromium: Voila with a kernel per reader, JupyterLab with chapters to change."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Watch, serving

PLAYABLE = ":is(button[data-item], .g-acts button[data-button]):not([aria-disabled])"


def kernels(server: serving) -> int:
    """How many kernels a server runs."""
    count = 0
    for child in psutil.Process(server.process.pid).children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it may end just now
            count += "ipykernel_launcher" in " ".join(child.cmdline())
    return count


def wait_for(condition: Callable[[], bool], seconds: float, what: str) -> None:
    """Ask until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.2)


@pytest.fixture(scope="module")
def voila(site: Path) -> Iterator[serving]:
    """Voila that ends the kernels of closed tabs after three seconds."""
    with serving("voila", "--no-build", "--port", "0", "--cull-after", "3", "--cull-every", "1") as server:
        yield server


def open_page(page: Page, url: str) -> None:
    """Go to a page of a server that may still be starting."""
    for _ in range(100):
        try:
            page.goto(url)
            return
        except Exception as problem:
            if "ERR_CONNECTION_REFUSED" not in str(problem):
                raise
            page.wait_for_timeout(300)
    raise AssertionError("the server does not start")


def test_voila_shows_a_chapter_in_german_and_plays(page: Page, voila: serving) -> None:
    open_page(page, f"{voila.url}/voila/render/de/klaverjas/index.ipynb")
    table = page.locator(".g-root").first
    expect(table).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    before = table.inner_text()
    table.locator(PLAYABLE).first.click()
    page.wait_for_function("before => document.querySelector('.g-root').innerText !== before", arg=before)


def test_voila_sets_the_prose_and_leads_to_rules(page: Page, voila: serving, watch: Watch) -> None:
    open_page(page, f"{voila.url}/voila/render/en/klaverjas/rules.ipynb#kj-4.5")
    cells = page.locator(".jp-CodeCell:not(.jp-mod-noOutputs)").count()
    expect(page.locator(".g-root")).to_have_count(cells)
    expect(page.locator("[id='kj-4.5']")).to_be_in_viewport()
    assert "{rule}" not in page.locator("#rendered_cells").inner_text()
    link = page.locator(".g-root a[href*='rules.ipynb#kj-']").first
    assert link.get_attribute("href").startswith("../klaverjas/rules.ipynb#")
    page.locator("[data-lang=de]").click()
    expect(page.locator("h1").first).to_have_text("Regeln")
    # Leaving a page, Voila asks for its kernel's end in a way that its own server forbids; culling ends it.
    watch.errors = [error for error in watch.errors if "403" not in error]


def test_voila_ends_the_kernels_of_closed_tabs_and_keeps_the_others(page: Page, voila: serving) -> None:
    open_page(page, f"{voila.url}/voila/render/en/klaverjas/index.ipynb")
    expect(page.locator(".g-root").first).to_be_visible()
    for _ in range(2):  # when the second has gone, this reader has long been idle for more than its time
        other = page.context.new_page()
        other.goto(f"{voila.url}/voila/render/en/siebzehn/index.ipynb")
        expect(other.locator(".g-root").first).to_be_visible()
        wait_for(lambda: kernels(voila) == 2, 30, "there are not two kernels for two readers")
        other.close()
        wait_for(lambda: kernels(voila) == 1, 30, "the kernel of the closed tab lives on")
    before = page.locator(".g-root").first.inner_text()
    page.locator(f".g-root {PLAYABLE}").first.click()
    page.wait_for_function("before => document.querySelector('.g-root').innerText !== before", arg=before)


def test_lab_runs_a_chapter_and_a_changed_cell_changes_the_table(
    page: Page, site: Path, tmp_path: Path
) -> None:
    with serving("lab", "--no-build", "--port", "0", "--folder", str(tmp_path)) as lab:
        open_page(page, lab.url.replace("/en/index.ipynb", "/en/klaverjas/index.ipynb"))
        notebook = page.locator(".jp-Notebook")
        expect(notebook).to_contain_text("The game in two minutes")
        expect(page.locator("#jp-bottom-panel")).to_contain_text("| Idle")  # its kernel is there
        page.get_by_role("menuitem", name="Run").click()
        page.get_by_text("Run All Cells", exact=True).first.click()
        table = page.locator(".g-root").first
        expect(table).to_be_visible()
        before = table.inner_text()
        cell = page.locator(".jp-CodeCell", has_text="table(").first
        cell.locator(".cm-content").click()
        page.keyboard.press("Control+a")
        page.keyboard.type('from widgets import table\ntable("siebzehn", seed=17)')
        page.keyboard.press("Control+Enter")
        page.wait_for_function(
            "before => document.querySelector('.g-root')?.innerText !== before", arg=before
        )
        expect(page.locator(".g-root").first).to_contain_text("17")
