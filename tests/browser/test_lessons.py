"""Lessons in a reader's browser: by keyboard alone, kept on the device, nothing for axe-core to find."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.learn.lessons.run import Run
from engine.learn.lessons.shelf import lessons_of
from tests.browser.pages import WAIT, awake, focus_in, settled, tab_to
from tests.browser.test_access import axe, serious

Reader = Callable[..., Page]
__all__ = ["axe"]


def lesson_on(page: Page) -> Locator:
    return page.locator('.sb-widget[data-kind="lesson"]')


def play_by_keys(page: Page, lesson: Locator) -> None:
    """One step: to a card that may be played, Enter, and wait for the answer."""
    before = lesson.locator(".g-les-now").inner_text()
    tab_to(page, lambda here: here["item"] is not None)
    for _ in range(12):
        if not focus_in(page)["barred"]:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(lesson.locator(".g-les-now")).not_to_have_text(before, timeout=WAIT)
    settled(lesson)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_first_lesson_by_keyboard_alone(reader: Reader, lang: str) -> None:
    page = reader(f"{lang}/klaverjas/lessons.html", width=360 if lang == "de" else 1280, height=740)
    lesson = lesson_on(page)
    tab_to(page, lambda here: here["inside"])
    play_by_keys(page, lesson)
    awake(page)
    expect(lesson.locator(".g-les-said")).to_contain_text("Right" if lang == "en" else "Richtig")
    for _ in range(4):
        play_by_keys(page, lesson)
    main = lesson.locator("[data-button='lesson-main']")
    expect(main).to_contain_text("Next lesson" if lang == "en" else "Nächste Lektion")
    expect(lesson.locator(".g-les-shelf li").first).to_contain_text("done" if lang == "en" else "getan")
    tab_to(page, lambda here: here["button"] == "lesson-main")
    page.keyboard.press("Enter")
    expect(lesson.locator("[aria-current='step']")).to_have_attribute(
        "data-lesson", "card-points", timeout=WAIT
    )
    assert focus_in(page)["inside"], "the focus stays in the lesson"
    page.reload()
    expect(lesson_on(page).locator(".g-les-shelf li").first).to_contain_text(
        "done" if lang == "en" else "getan"
    )


def test_a_poor_move_is_told_and_taken_back(reader: Reader) -> None:
    page = reader("en/klaverjas/lessons.html#lesson=klaverjas/nat")
    awake(page)
    lesson = lesson_on(page)
    expect(lesson.locator("h3").first).to_have_text("Nat", timeout=WAIT)
    lesson.locator("[data-item='9H']").click()
    expect(lesson.locator(".g-les-said")).to_contain_text("0 points", timeout=WAIT)
    assert "0 points" in lesson.locator("[aria-live='polite']").last.inner_text()
    lesson.locator("[data-button='lesson-main']").click()
    expect(lesson.locator("[data-item='9H']")).to_be_visible(timeout=WAIT)
    lesson.locator("[data-item='AH']").click()
    expect(lesson.locator(".g-les-said")).to_contain_text("Right", timeout=WAIT)


def test_progress_is_kept_exported_and_cleared(reader: Reader) -> None:
    page = reader("en/klaverjas/lessons.html")
    page.evaluate(
        "localStorage.setItem('spielbuch.lessons', JSON.stringify({'klaverjas/first-trick': '2026-01-01'}))"
    )
    page.reload()
    lesson = lesson_on(page)
    expect(lesson.locator(".g-les-count")).to_contain_text("1 of")
    lesson.get_by_role("button", name="Keep and share").click()
    with page.expect_download() as saved:
        lesson.get_by_role("button", name="Save progress").click()
    assert "first-trick" in saved.value.path().read_text("utf-8")
    lesson.get_by_role("button", name="Clear progress").click()
    expect(lesson.locator(".g-les-count")).to_contain_text("0 of")
    lesson.locator("input[type='file']").first.set_input_files(saved.value.path())
    expect(lesson.locator(".g-les-count")).to_contain_text("1 of")


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (360, "dark")])
def test_nothing_serious_in_a_lesson(reader: Reader, width: int, theme: str) -> None:
    page = reader("en/klaverjas/lessons.html", width=width, height=740, color_scheme=theme)
    assert serious(page) == []
    lesson = lesson_on(page)
    lesson.locator("[data-button='lesson-hint']").click()
    expect(lesson.locator(".g-les-hints")).to_be_visible(timeout=WAIT)
    lesson.get_by_role("button", name="Keep and share").click()
    lesson.locator("[data-item='TH']").click()
    expect(lesson.locator(".g-les-said")).to_be_visible(timeout=WAIT)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_contents_show_what_is_done(reader: Reader) -> None:
    page = reader("en/klaverjas/lessons.html")
    expect(page.locator(".b-nav .b-done")).to_have_count(0)
    page.evaluate(
        "localStorage.setItem('spielbuch.lessons', JSON.stringify({'klaverjas/first-trick': '2026-01-01', 'klaverjas/gone': '2026-01-01'}))"
    )
    page.reload()
    mine = page.locator(".b-nav li.current > a .b-done").first
    total = len(lessons_of("klaverjas"))
    expect(mine).to_contain_text(f"1/{total}")
    expect(mine).to_contain_text(f"1 of {total} lessons done")
    lesson = lesson_on(page)
    expect(lesson.locator("[data-button='lesson-main']")).to_contain_text("Go on")
    lesson.get_by_role("button", name="Keep and share").click()
    lesson.get_by_role("button", name="Clear progress").click()
    expect(page.locator(".b-nav .b-done")).to_have_count(0)


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("de", 360)])
def test_a_newcomer_goes_from_the_first_trick_to_a_whole_deal(reader: Reader, lang: str, width: int) -> None:
    page = reader(f"{lang}/klaverjas/lessons.html", width=width, height=740)
    here, shelf = page.url.split("#")[0], lessons_of("klaverjas")
    lesson = lesson_on(page)
    for n, script in enumerate(shelf):
        expect(lesson.locator("h3").first).to_have_text(
            script.title.en if lang == "en" else script.title.de, timeout=WAIT
        )
        run = Run.start(script)
        while not run.done:
            if run.resting:
                run = run.go_on()
                lesson.locator("[data-button='lesson-main']").click()
            action = next(run.right_moves())
            run = run.act(action)
            verb, *what = action.as_json()[1:]
            pressed = (
                f".g-hand [data-item='{what[0]}']"
                if verb == "play"
                else f"[data-button='{'-'.join([verb, *what])}']"
            )
            lesson.locator(pressed).click(timeout=WAIT)
            settled(lesson)
            expect(lesson.locator(".g-les-said .g-v")).to_have_attribute("data-v", "ok", timeout=WAIT)
        if n + 1 < len(shelf):
            lesson.locator("[data-button='lesson-main']").click()
    expect(lesson.locator(".g-done, .g-prompt").first).to_contain_text(
        "deal" if lang == "en" else "Spiel", timeout=WAIT
    )
    expect(lesson.locator(".g-les-count")).to_contain_text(f"{len(shelf)}")
    assert page.url.split("#")[0] == here, "the page was never left"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
