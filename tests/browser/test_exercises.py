"""Exercises in a browser: answered by keyboard, right and wrong; and what a printed page shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.book.paper import decoded, pages
from tests.browser.pages import WAIT, tab_to
from tests.browser.test_access import axe, serious

__all__ = ["axe"]

RIGHT = {"en": "Right.", "de": "Richtig."}
WRONG = {"en": "Not quite.", "de": "Nicht ganz."}
PUBLIC = "http://book.example"


def exercise_on(page: Page, n: int) -> Locator:
    """The widget of the exercise with this number."""
    return page.locator(f"#exercise-{n} + .cell .sb-widget")


def verdict(box: Locator) -> str:
    """What is said of an answer, in sight and in the live region."""
    expect(box.locator("form .g-feedback")).to_be_visible(timeout=WAIT)
    box.locator(".g-exercise:not([data-busy])").wait_for(timeout=WAIT)
    said = box.locator("form .g-feedback .g-v").inner_text()
    box.page.wait_for_function(
        "([el, said]) => el.textContent.startsWith(said)",
        arg=[box.locator("[aria-live='polite']").element_handle(), said],
    )
    return said


def again(box: Locator) -> None:
    box.page.keyboard.press("Enter")
    expect(box.locator("form .g-feedback")).to_have_count(0, timeout=WAIT)
    box.locator(".g-exercise:not([data-busy])").wait_for(timeout=WAIT)
    box.page.wait_for_function("document.activeElement.tagName === 'INPUT'")


@pytest.mark.parametrize(("lang", "width", "theme"), [("en", 1280, "light"), ("de", 360, "dark")])
def test_an_exercise_by_keyboard_wrong_then_right(
    reader: Callable[..., Page], lang: str, width: int, theme: str
) -> None:
    page = reader(f"{lang}/klaverjas/rules.html", width=width, color_scheme=theme)
    box = exercise_on(page, 5)
    box.locator(".g-exercise").focus()
    tab_to(page, lambda here: here["tag"] == "INPUT")
    page.keyboard.press("Enter")
    expect(box.locator(".g-error")).to_be_visible()
    page.keyboard.press("Space")  # the first card, which is barred
    page.keyboard.press("Enter")
    assert verdict(box) == WRONG[lang]
    assert box.locator("form .g-feedback a").first.get_attribute("href").endswith("rules.html#kj-4.3")
    assert box.locator("label[data-v='yes']").count() == 0, "what is right stays with the solution"
    assert page.evaluate("document.activeElement.hasAttribute('data-next')")
    assert serious(page) == []
    again(box)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert verdict(box) == RIGHT[lang]
    solution = box.locator("details.g-solution")
    solution.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(solution.locator(".g-feedback")).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_numbers_are_written(reader: Callable[..., Page]) -> None:
    page = reader("en/klaverjas/rules.html")
    box = exercise_on(page, 9)
    fields = box.locator(".g-entries input")
    fields.nth(0).fill("162")
    fields.nth(1).fill("none")
    page.keyboard.press("Enter")
    expect(box.locator(".g-error")).to_have_text("Write a whole number for East–West.", timeout=WAIT)
    box.locator(".g-exercise:not([data-busy])").wait_for(timeout=WAIT)
    fields.nth(1).fill("0")
    page.keyboard.press("Enter")
    assert verdict(box) == WRONG["en"]
    again(box)
    page.keyboard.type("119")
    page.keyboard.press("Tab")
    page.keyboard.type("83")
    page.keyboard.press("Enter")
    assert verdict(box) == RIGHT["en"]


def test_solutions_open_without_scripts(reader: Callable[..., Page]) -> None:
    page = reader("de/gleek/rules.html", java_script_enabled=False)
    for solution in (exercise_on(page, 1).locator("details.g-solution"), page.locator("details.b-solution")):
        solution.locator("summary").click()
        expect(solution.locator("a.g-id").first).to_be_visible()
    expect(page.locator(".b-answers")).to_be_hidden()


def test_a_printed_chapter_is_a_clean_sheet(reader: Callable[..., Page]) -> None:
    page = reader("en/siebzehn/rules.html", color_scheme="dark")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print")
    for gone in (
        ".b-top",
        ".b-nav",
        ".g-tools",
        ".g-acts",
        ".g-ex-foot button",
        ".g-solution",
        ".b-solution",
        ".g-ask-foot",
        ".b-notebook",
    ):
        assert page.locator(gone).count() > 0, gone
        assert page.locator(gone).evaluate_all("all => all.every((el) => !el.checkVisibility())"), gone
    for there in (".b-paper", ".b-paper-name", ".b-paper-code", ".b-answers", ".b-lines"):
        expect(page.locator(there).first).to_be_visible()
    assert "one computer" in page.locator(".b-paper-code").inner_text(), (
        "nobody can open this computer's address"
    )
    colours = page.evaluate(
        """() => ['body', '.g-exercise', '.g-cloth'].map((s) => {
            const style = getComputedStyle(document.querySelector(s));
            return [style.backgroundColor, style.color];
        })"""
    )
    assert all(ground in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)") for ground, _ in colours), colours
    assert all(ink == "rgb(0, 0, 0)" for _, ink in colours), colours


def test_what_was_answered_does_not_spoil_the_sheet(reader: Callable[..., Page]) -> None:
    page = reader("en/siebzehn/rules.html")
    box = exercise_on(page, 2)
    box.locator("input").first.check()
    box.locator("[data-next]").click()
    verdict(box)
    page.emulate_media(media="print")
    assert box.locator(".g-feedback, .g-v").evaluate_all("all => all.every((el) => !el.checkVisibility())")
    ticked = box.locator("input:checked").evaluate("el => getComputedStyle(el, '::after').content")
    assert ticked == "none"


@pytest.mark.parametrize(("chapter", "size"), [("en/siebzehn/rules", "A4"), ("de/klaverjas/rules", "Letter")])
def test_the_answers_have_pages_of_their_own(reader: Callable[..., Page], chapter: str, size: str) -> None:
    page = reader(f"{chapter}.html")
    sheets = pages(page.pdf(format=size))
    head, exercise = ("Antworten", "Aufgabe") if chapter.startswith("de") else ("Answers", "Exercise")
    first = next(i for i, text in enumerate(sheets) if text.startswith(head))
    count = page.locator(".b-exercise-number").count()
    questions, answers = sheets[:first], sheets[first:]
    for n in range(1, count + 1):
        assert sum(f"{exercise} {n} " in f"{text} " for text in questions) == 1
        assert sum(f"{exercise} {n} " in f"{text} " for text in answers) == 1
    begin = next(i for i, text in enumerate(sheets) if text.startswith(("Exercises", "Aufgaben")))
    assert begin > 0, "the exercises begin a page"


def published(page: Page, site: Path) -> None:
    """Let the site answer under an address that others could open."""
    page.route(
        f"{PUBLIC}/**",
        lambda route: route.fulfill(path=site / route.request.url.removeprefix(f"{PUBLIC}/").split("?")[0]),
    )


def code_on(place: Locator) -> str:
    """The text of a QR code that is drawn in the page."""
    seen: dict[str, Any] = place.locator("svg").evaluate(
        "el => ({size: el.viewBox.baseVal.width, path: [...el.querySelectorAll('path')].pop().getAttribute('d')})"
    )
    return decoded(seen["path"], seen["size"])


def test_a_code_leads_back_to_the_page(reader: Callable[..., Page], site: Path) -> None:
    page = reader("en/index.html")
    published(page, site)
    for chapter in ("de/drei_saeue/rules", "en/gleek/glossary"):
        page.goto(f"{PUBLIC}/{chapter}.html#somewhere")
        page.emulate_media(media="print")
        place = page.locator(".b-paper-code")
        expect(place).to_be_visible()
        assert code_on(place) == f"{PUBLIC}/{chapter}.html"
        assert place.inner_text() == f"book.example/{chapter}.html"


def test_a_copy_leads_to_the_published_book(reader: Callable[..., Page]) -> None:
    page = reader("en/index.html")
    home = "https://example.org/book/en/credits.html"
    page.route(
        "**/credits.html",
        lambda route: route.fulfill(
            body=route.fetch().text().replace("<head>", f'<head><link rel="canonical" href="{home}">'),
            content_type="text/html",
        ),
    )
    page.goto(page.url.replace("index.html", "credits.html"))
    page.emulate_media(media="print")
    assert code_on(page.locator(".b-paper-code")) == home


def test_practice_prints_the_questions_of_its_seed(reader: Callable[..., Page]) -> None:
    page = reader("de/siebzehn/practice.html#practice=3b")
    page.evaluate("window.print = () => { document.documentElement.dataset.printed = 'yes'; }")
    box = page.locator('.sb-widget[data-kind="practice"]')
    box.locator("summary").click()
    expect(box.get_by_text("Startwert 3b.")).to_be_visible(timeout=WAIT)
    box.locator(".g-practice:not([data-busy])").wait_for(timeout=WAIT)
    box.get_by_role("button", name="Diese Fragen drucken").click()
    page.wait_for_function("document.documentElement.dataset.printed === 'yes'", timeout=WAIT)
    expect(box.locator(".g-paper")).to_be_hidden()
    page.emulate_media(media="print")
    expect(box.locator(".g-item").first).to_be_visible()
    assert box.locator(".g-item").count() == box.locator(".g-item-answer").count() == 10
    for gone in (box.locator(".g-ask"), page.locator("h1"), page.locator(".b-paper")):
        expect(gone).to_be_hidden()
    page.emulate_media(media="null")
    sheets = pages(page.pdf(format="A4"))
    first = next(i for i, text in enumerate(sheets) if text.startswith("Antworten"))
    assert "10." in " ".join(sheets[:first]) and "10." in " ".join(sheets[first:])
