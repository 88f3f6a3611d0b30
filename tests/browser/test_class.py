"""A class in a browser: the teacher makes the link by keyboard, a pupil goes through it, the projector shows one table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.core.registry import built
from engine.learn.lessons.shelf import lessons_of
from tests.browser.pages import WAIT, awake, changed, now, settled, tab_to
from tests.browser.test_access import axe, serious

Reader = Callable[..., Page]
__all__ = ["axe"]

FITS = """() => { const cloth = document.querySelector('[data-projected] .g-cloth');
    return cloth.scrollHeight <= cloth.clientHeight + 1 && cloth.scrollWidth <= cloth.clientWidth + 1
        && document.documentElement.scrollWidth <= innerWidth
        && document.querySelector('[data-projected]').getBoundingClientRect().height === innerHeight; }"""


def table_of(page: Page) -> Locator:
    return page.locator('.sb-widget[data-kind="table"]').first


def projected(page: Page) -> Locator:
    """The table of a page on the projector, entered by its key."""
    table = table_of(page)
    table.locator(".g-table").focus()
    page.keyboard.press("p")
    expect(table.locator(".g-table[data-projected]")).to_be_visible()
    awake(page)
    settled(table)
    return table


def hands(table: Locator, which: str) -> None:
    table.locator(f".g-hands input[value={which}]").check()
    settled(table)


# ---- the projector ----


@pytest.mark.parametrize("game", built())
@pytest.mark.parametrize(
    ("width", "height", "lang", "theme"), [(1280, 720, "en", "dark"), (1920, 1080, "de", "light")]
)
def test_every_game_fills_the_projector(
    reader: Reader, game: str, width: int, height: int, lang: str, theme: str
) -> None:
    page = reader(f"{lang}/{game}/index.html", width=width, height=height, color_scheme=theme)
    table = projected(page)
    for which in ("own", "all", "none"):
        hands(table, which)
        assert page.evaluate(FITS), which
    step = table.locator(".g-strip .g-tool").first
    for _ in range(3):
        if step.get_attribute("aria-disabled") == "true":
            break
        step.click()
        settled(table)
        assert page.evaluate(FITS)
    assert serious(page) == []


def test_hands_hidden_means_hidden_and_escape_leads_back(reader: Reader) -> None:
    page = reader("en/klaverjas/index.html", height=720)
    table = table_of(page)
    opener = table.get_by_role("button", name="Projector")
    opener.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    opener.focus()
    page.keyboard.press("Enter")
    frame = table.locator(".g-table[data-projected]")
    expect(frame).to_be_visible()
    expect(table.locator("[aria-live='polite']")).to_contain_text("Escape")
    awake(page)
    settled(table)
    assert page.evaluate("document.querySelector('.b-top').inert"), "the rest of the page is out of reach"
    expect(table.locator(".g-own .g-card")).to_have_count(8)
    hands(table, "none")
    faces = table.locator(":is(.g-own, .g-seat) .g-card:not(.g-back)")
    expect(faces).to_have_count(0)
    table.get_by_role("button", name="Step").click()
    settled(table)
    expect(faces).to_have_count(0)
    while not table.locator("[data-button='reveal']").count():
        table.get_by_role("button", name="Step").click()
        settled(table)
        expect(faces).to_have_count(0)
    table.locator("[data-button='reveal']").click()
    settled(table)
    assert faces.count() > 0, "for one move the hand is seen"
    page.keyboard.press("Escape")
    expect(table.locator(".g-table[data-projected]")).to_have_count(0)
    settled(table)
    assert page.locator("[inert]").count() == 0
    assert page.evaluate("document.activeElement.innerText.includes('Projector')"), "the focus is back"
    assert abs(page.evaluate("scrollY") - before) < 2
    expect(table.locator(".g-own .g-card").first).to_be_visible()


def test_the_others_wait_on_the_projector_only(reader: Reader) -> None:
    page = reader("en/klaverjas/index.html", height=720)
    table = projected(page)
    turn = page.locator("[data-projected] .g-prompt")
    step = table.get_by_role("button", name="Step")
    for _ in range(3):
        if step.get_attribute("aria-disabled") is None:
            break
        table.locator("button[data-item][data-state~='legal']").first.click()
        settled(table)
    waiting = turn.inner_text()
    step.click()
    settled(table)
    expect(turn).not_to_have_text(waiting)
    page.keyboard.press("p")
    settled(table)
    expect(table.locator(".g-prompt[data-mine]")).to_be_visible(timeout=WAIT)
    expect(step).to_have_count(0)


@pytest.mark.parametrize("kind", ["lesson", "practice"])
def test_lessons_and_questions_go_there_too(reader: Reader, kind: str) -> None:
    path = {"lesson": "lessons", "practice": "practice"}[kind]
    page = reader(f"de/klaverjas/{path}.html", width=1366, height=768)
    box = page.locator(f'.sb-widget[data-kind="{kind}"]')
    box.locator(f".g-{kind}").focus()
    page.keyboard.press("p")
    expect(box.locator("[data-projected]")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(box.locator("[data-projected]")).to_have_count(0)


def test_a_phone_has_it_under_more(reader: Reader) -> None:
    page = reader("de/klaverjas/index.html", width=360, height=740)
    table = table_of(page)
    table.get_by_role("button", name="Mehr").click()
    table.get_by_role("button", name="Beamer").click()
    expect(table.locator("[data-projected]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.get_by_role("button", name="Beenden").click()
    expect(table.locator("[data-projected]")).to_have_count(0)


# ---- the class link ----


def test_a_teacher_makes_a_link_by_keyboard(reader: Reader) -> None:
    page = reader("en/class.html")
    box = page.locator('.sb-widget[data-kind="classlink"]')
    field = box.locator(".g-class-link")
    expect(field).to_have_value(re.compile("classroom.html#class=klaverjas"))
    box.locator("select").first.focus()
    page.keyboard.type("17")
    expect(field).to_have_value(re.compile("#class=siebzehn"), timeout=WAIT)

    def by_id(part: str) -> Callable[[dict[str, Any]], bool]:
        return lambda _: bool(page.evaluate("(part) => document.activeElement.id.endsWith(part)", part))

    tab_to(page, by_id("-seed"))
    page.keyboard.press("Control+a")
    page.keyboard.type("tuesday")
    page.keyboard.press("Enter")
    expect(field).to_have_value(re.compile("seed=tuesday"), timeout=WAIT)
    second = lessons_of("siebzehn")[1].id
    tab_to(page, by_id(f"-l-{second}"))
    page.keyboard.press("Space")
    expect(field).to_have_value(re.compile(f",{second}"), timeout=WAIT)
    expect(box.locator("[aria-live='polite']")).to_contain_text("The link now holds")
    address = field.input_value()
    assert serious(page) == []
    box.get_by_role("button", name="Show the code large").click()
    expect(box.locator("[data-projected] .g-qr path").last).to_be_visible()
    expect(box.locator("[data-projected]")).to_contain_text(address)
    assert serious(page) == []
    page.keyboard.press("Escape")
    box.get_by_role("link", name="Open it here").click()
    expect(page.locator(".g-class-head")).to_contain_text("tuesday", timeout=WAIT)
    assert page.url == address


def lesson_through(room: Locator) -> None:
    """The lesson at hand, move by move: whatever is poor is taken back."""
    tried: set[str] = set()
    for _ in range(60):
        settled(room)
        if room.locator("[data-part][aria-current] small svg").count():
            return
        before = now(room)["text"]
        main = room.locator("[data-button='lesson-main']")
        if main.count():
            main.click()
            changed(room, before)
            continue
        offered = room.locator(
            "button[data-item]:not([aria-disabled]), .g-acts button[data-button]:not([aria-disabled])"
        )
        names = [b.get_attribute("data-item") or b.get_attribute("data-button") for b in offered.all()]
        state = room.locator(".g-les-steps").inner_text() + room.locator(".g-prompt").inner_text()
        new = [n for n in names if state + str(n) not in tried] or names
        tried.add(state + str(new[0]))
        room.locator(f"[data-item='{new[0]}'], [data-button='{new[0]}']").first.click()
        changed(room, before)
    raise AssertionError("the lesson does not end")


def test_a_pupil_goes_through_on_a_phone(reader: Reader) -> None:
    first = lessons_of("siebzehn")[0].id
    page = reader(
        f"de/classroom.html#class=siebzehn&seed=tuesday&lessons={first}&questions=1", width=360, height=740
    )
    room = page.locator('.sb-widget[data-kind="classroom"]')
    way = room.locator(".g-class-way")
    expect(way).to_contain_text("0 von 3", timeout=WAIT)
    expect(room.locator(".g-les-shelf:not(.g-class-way)")).to_have_count(0)
    lesson_through(room)
    expect(way).to_contain_text("1 von 3", timeout=WAIT)
    room.locator("[data-button='class-next']").click()
    expect(room.locator("[data-part='1'][aria-current]")).to_be_visible(timeout=WAIT)
    page.wait_for_function("document.activeElement.closest('.g-class-part') !== null", timeout=WAIT)
    for _ in range(12):
        settled(room)
        if room.locator("[data-part='1'] small svg").count():
            break
        before = now(room)["text"]
        room.locator(".g-acts button:not([aria-disabled])").last.click()
        changed(room, before)
    expect(way).to_contain_text("2 von 3", timeout=WAIT)
    page.reload()
    expect(way).to_contain_text("2 von 3", timeout=WAIT)
    expect(room.locator("[data-part='1'][aria-current]")).to_be_visible(timeout=WAIT)
    room.locator("[data-button='class-next']").click()
    room.locator(".g-ans input").first.check(timeout=WAIT)
    room.locator("[data-next]").click()
    expect(room.locator(".g-feedback")).to_be_visible(timeout=WAIT)
    room.locator(".g-practice:not([data-busy])").wait_for(timeout=WAIT)
    room.locator("[data-next]").click()
    expect(way).to_contain_text("3 von 3", timeout=WAIT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    room.locator("[data-button='class-next']").click()
    room.get_by_label("Dein Name").fill("Ada")
    expect(room.locator(".g-class-result h3")).to_have_text("Ada")
    assert serious(page) == []
    with page.expect_download(timeout=WAIT) as saved:
        room.get_by_role("button", name="Ergebnis sichern").click()
    text = saved.value.path().read_text("utf-8-sig")
    assert text.splitlines()[1].startswith("Ada,17,") and len(text.splitlines()) == 4
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-lang='en']").click()
    expect(page.locator(".g-class-way")).to_contain_text("3 of 3", timeout=WAIT)


def test_a_wrong_link_is_answered_with_one_sentence(reader: Reader) -> None:
    page = reader("en/classroom.html#class=klaverjas&lessons=nothing")
    room = page.locator('.sb-widget[data-kind="classroom"]')
    expect(room.locator(".g-error")).to_contain_text("nothing", timeout=WAIT)
    expect(room.locator(".g-class-wait")).to_be_visible()
    assert serious(page) == []
    room.get_by_label("Class link").fill("#class=gleek&seed=5")
    room.get_by_role("button", name="Open").click()
    expect(room.locator(".g-class-head")).to_contain_text("Gleek", timeout=WAIT)
    expect(room.locator(".g-error")).to_have_count(0)


def test_the_teacher_s_own_link_opens_on_the_projector(reader: Reader) -> None:
    page = reader("de/classroom.html#class=klaverjas&seed=5&view=projector", width=1366, height=768)
    expect(page.locator(".g-table[data-projected] .g-strip")).to_be_visible(timeout=WAIT)
    settled(page.locator(".sb-widget"))
    assert page.evaluate(FITS)
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".g-class-way")).to_be_visible()
    expect(page.locator("[data-projected]")).to_have_count(0)
