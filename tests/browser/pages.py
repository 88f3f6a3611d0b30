"""A reader's hands: finding a table on a page and playing it by mouse, touch or keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

WAIT = 90_000
OFFERED = "button[data-item]:not([aria-disabled]), .g-acts button[data-button]:not([aria-disabled])"


def table_on(page: Page, compact: bool = False) -> Locator:
    """The first full table of a page (or the first small one beside a rule)."""
    tables = page.locator('.sb-widget[data-kind="table"]')
    return tables.filter(has=page.locator(".g-record")).first if not compact else tables.first


def awake(page: Page) -> None:
    """Wait until Python runs behind the page."""
    page.wait_for_function("document.documentElement.dataset.ready === 'yes'", timeout=WAIT)


def settled(table: Locator) -> None:
    """Wait until the answer has come and the bots' moves have been shown."""
    table.locator(".g-table:not([data-busy]):not([data-playing])").wait_for(timeout=WAIT)


def now(table: Locator) -> dict[str, Any]:
    """What can be seen: the prompt, the log, what may be pressed, how a game ended."""
    seen: dict[str, Any] = table.evaluate(
        """(el, offered) => ({
            text: el.querySelector('.sb-root').innerText,
            prompt: el.querySelector('.g-prompt')?.innerText ?? '',
            log: [...el.querySelectorAll('.g-log li')].map((li) => li.innerText),
            offered: [...el.querySelectorAll(offered)].map((b) => b.dataset.item ?? b.dataset.button),
            choosing: !!el.querySelector('.g-confirm'),
            done: el.querySelector('.g-done')?.innerText ?? '',
        })""",
        OFFERED,
    )
    return seen


def changed(table: Locator, before: str) -> None:
    """Wait until the table shows something else than before."""
    table.page.wait_for_function(
        "([el, before]) => el.querySelector('.sb-root').innerText !== before",
        arg=[table.element_handle(), before],
        timeout=WAIT,
    )
    settled(table)


def focus_in(page: Page) -> dict[str, Any]:
    """What has the keyboard's focus."""
    got: dict[str, Any] = page.evaluate(
        """() => { const a = document.activeElement;
            return {item: a.dataset?.item ?? null, button: a.dataset?.button ?? null, tag: a.tagName,
                    barred: a.getAttribute('aria-disabled') === 'true', inside: !!a.closest('.sb-widget')}; }"""
    )
    return got


def tab_to(page: Page, wanted: Any, most: int = 60) -> dict[str, Any]:
    """Press Tab until what has the focus is wanted."""
    for _ in range(most):
        here = focus_in(page)
        if wanted(here):
            return here
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")
