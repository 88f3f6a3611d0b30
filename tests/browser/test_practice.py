"""Practice in a browser: a session of ten by keyboard alone, what is remembered, and access for everyone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import WAIT, tab_to
from tests.browser.test_access import axe, serious

__all__ = ["axe"]

RIGHT = {"en": "Right.", "de": "Richtig."}
WRONG = {"en": "Not quite.", "de": "Nicht ganz."}


def practice_on(page: Page) -> Locator:
    """The practice of a page."""
    return page.locator('.sb-widget[data-kind="practice"]').first


def number(box: Locator) -> str:
    return box.locator(".g-ask-foot span").last.inner_text()


def verdict(page: Page, box: Locator) -> str:
    """What is said of an answer, in sight and in the live region."""
    expect(box.locator(".g-feedback")).to_be_visible(timeout=WAIT)
    said = box.locator(".g-feedback b").inner_text()
    page.wait_for_function(
        "([el, said]) => el.textContent.startsWith(said)",
        arg=[box.locator("[aria-live='polite']").element_handle(), said],
    )
    settled(box)
    return said


def settled(box: Locator) -> None:
    """Wait until nothing is under way: what is pressed while it is, is not sent."""
    box.locator(".g-practice:not([data-busy])").wait_for(timeout=WAIT)


def next_question(box: Locator) -> None:
    expect(box.locator(".g-feedback")).to_have_count(0, timeout=WAIT)
    settled(box)


@pytest.mark.parametrize(("lang", "width", "theme"), [("en", 1280, "light"), ("de", 360, "dark")])
def test_a_session_of_ten_by_keyboard(reader: Callable[..., Page], lang: str, width: int, theme: str) -> None:
    page = reader(f"{lang}/siebzehn/practice.html", width=width, color_scheme=theme)
    box = practice_on(page)
    assert box.locator("[aria-live='polite']").count() == 1
    box.locator(".g-practice").focus()
    tab_to(page, lambda here: here["tag"] == "INPUT")
    right = 0
    for n in range(1, 11):
        assert str(n) in number(box)
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        right += verdict(page, box) == RIGHT[lang]
        assert box.locator("[data-v='yes']").count() >= 1, "the right answer is marked in words"
        assert page.evaluate("document.activeElement.hasAttribute('data-next')")
        if n in (1, 10):
            assert serious(page) == []
        page.keyboard.press("Enter")
        if n < 10:
            next_question(box)
            assert page.evaluate("document.activeElement.tagName") == "INPUT"
    expect(box.locator(".g-results li")).to_have_count(10, timeout=WAIT)
    assert box.locator(".q").inner_text().startswith(f"{right} ")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_device_remembers_and_forgets(reader: Callable[..., Page], tmp_path: Path) -> None:
    page = reader("en/siebzehn/practice.html")
    box = practice_on(page)
    box.locator(".g-ans input").first.check()
    box.locator("[data-next]").click()
    verdict(page, box)
    kept = "JSON.parse(localStorage.getItem('spielbuch.practice.siebzehn') || 'null')"
    page.wait_for_function(f"{kept}?.asked === 1")
    page.reload()
    box = practice_on(page)
    box.locator("summary").click()
    expect(box.get_by_text("Questions answered on this device: 1.")).to_be_visible()
    box.get_by_role("button", name="10 questions at my level").click()
    box.locator(".g-practice[data-busy]").wait_for()
    box.locator(".g-practice:not([data-busy])").wait_for(timeout=WAIT)
    assert page.evaluate(f"{kept}.asked") == 1, "a fresh page does not overwrite what is remembered"
    with page.expect_download(timeout=WAIT) as saved:
        box.get_by_role("button", name="Save what is remembered").click()
    box.locator(".g-practice:not([data-busy])").wait_for(timeout=WAIT)
    saved.value.save_as(tmp_path / "practice.json")
    assert '"asked": 1' in (tmp_path / "practice.json").read_text()
    box.get_by_role("button", name="Forget it").click()
    box.get_by_role("button", name="Really forget everything").click()
    page.wait_for_function(f"{kept} === null", timeout=WAIT)
    assert serious(page) == []


def test_a_link_gives_a_class_its_questions(reader: Callable[..., Page]) -> None:
    texts = []
    for _ in range(2):
        page = reader("en/drei_saeue/practice.html#practice=3b")
        box = practice_on(page)
        box.locator("summary").click()
        expect(box.get_by_text("These have the seed 3b.")).to_be_visible(timeout=WAIT)
        texts.append(box.locator(".g-ask").inner_text())
    assert texts[0] == texts[1]
    assert WRONG["en"] not in texts[0]
