"""A reader's hands: finding a table on a page and playing it by mouse, touch or keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

WAIT = 60_000


def first_table(page: Page) -> Locator:
    """The first table of a page."""
    return page.locator('.sb-widget[data-kind="table"]').first


def awake(page: Page) -> None:
    """Wait until Python runs behind the page."""
    page.wait_for_function("document.documentElement.dataset.ready === 'yes'", timeout=WAIT)


def offered(table: Locator) -> list[dict[str, str]]:
    """What can be pressed now, in order: cards and pieces that are not barred, then buttons."""
    found: list[dict[str, str]] = table.evaluate(
        """(el) => [
            ...[...el.querySelectorAll('button[data-item]:not([aria-disabled])')].map((b) => ({kind: 'item', id: b.dataset.item})),
            ...[...el.querySelectorAll('button[data-button]:not([aria-disabled])')].map((b) => ({kind: 'button', id: b.dataset.button})),
        ]"""
    )
    return found


def stamp(table: Locator) -> str:
    """Something that changes whenever the table does."""
    return str(table.evaluate("(el) => el.querySelector('.sb-root').innerText + el.querySelectorAll('[data-item]').length"))


def settled(table: Locator) -> None:
    """Wait until bots have moved and the table asks something or the game is over."""
    table.page.wait_for_function(
        """(el) => { const t = el.querySelector('.g-table'); return t && t.dataset.busy === undefined && t.dataset.playing === undefined }""",
        arg=table.element_handle(), timeout=WAIT)


def fast(page: Page) -> None:
    """Let the bots move without pauses, as a reader may choose in the settings; motion is reduced."""
    page.emulate_media(reduced_motion="reduce")


def focused(page: Page) -> dict[str, Any]:
    """What has the keyboard's focus."""
    got: dict[str, Any] = page.evaluate(
        "() => { const a = document.activeElement; return {tag: a.tagName, item: a.dataset?.item ?? null, "
        "button: a.dataset?.button ?? null, inside: !!a.closest('.sb-widget')} }")
    return got


__all__ = ["WAIT", "awake", "expect", "fast", "first_table", "focused", "offered", "settled", "stamp"]
