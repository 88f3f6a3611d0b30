"""Two sets of rules in a browser: a ready-made comparison read in both languages, a deal walked by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.core.record import Record
from engine.learn.contrasts import played
from tests.browser.pages import WAIT, tab_to
from tests.browser.test_access import axe, serious

__all__ = ["axe"]

BARRED = {"en": "barred", "de": "gesperrt"}
DIFFERS = {"en": "differs", "de": "verschieden"}
STOPS = {"en": "Stops here: East may not do this", "de": "Hält hier an: Ost darf das nicht"}
EIGHT = {"en": "eight of diamonds", "de": "Karo-Acht"}
ALIKE = {"en": "Here both sides say the same.", "de": "Hier sagen beide Seiten dasselbe."}
MOVE = {"en": "Move {} of 38", "de": "Zug {} von 38"}


def comparison_on(page: Page) -> Locator:
    return page.locator('.sb-widget[data-kind="rulesets"]').first


def settled(box: Locator) -> None:
    """Wait until nothing is under way."""
    box.locator(".g-rulesets:not([data-busy])").wait_for(timeout=WAIT)


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize(("lang", "width", "theme"), [("en", 1280, "light"), ("de", 360, "dark")])
def test_a_ready_made_comparison_is_read_and_changed(
    reader: Callable[..., Page], lang: str, width: int, theme: str
) -> None:
    page = reader(f"{lang}/compare.html", width=width, color_scheme=theme)
    box = comparison_on(page)
    assert box.locator("[aria-live='polite']").count() == 1
    expect(box.locator("tr[data-differs]")).to_have_count(4)
    first = box.locator("tr[data-differs]").first
    assert DIFFERS[lang] in first.inner_text() and "KJ-4.7" in first.inner_text()
    assert BARRED[lang] in first.inner_text()
    assert serious(page) == [] and fits(page)
    # the eight of diamonds for the jack: now there is nothing that could not be overtrumped
    box.locator("[data-pick='trick.1.1']").click()
    box.locator(".g-chooser").get_by_role("button", name=EIGHT[lang]).click()
    expect(box.locator("tr[data-differs]")).to_have_count(0, timeout=WAIT)
    settled(box)
    page.wait_for_function(
        "([el, text]) => el.textContent.includes(text)",
        arg=[box.locator("[aria-live='polite']").element_handle(), ALIKE[lang]],
        timeout=WAIT,
    )
    # a listed comparison opens in the widget
    page.locator("a[href='#compare=klaverjas/pit']").click()
    expect(box.locator(".g-contrast h3")).to_contain_text("Pit" if lang == "de" else "pit", timeout=WAIT)
    settled(box)
    expect(box.locator("tr[data-differs]").first).to_be_visible()
    # what was decided once has no sides
    box.locator("select").nth(1).select_option("who-chooses")
    expect(box.locator(".g-ruleset")).to_have_count(0, timeout=WAIT)
    settled(box)
    assert serious(page) == [] and fits(page)


@pytest.mark.parametrize(("lang", "width", "theme"), [("en", 360, "light"), ("de", 1280, "dark")])
def test_a_deal_is_walked_by_keyboard_to_where_one_side_stops(
    reader: Callable[..., Page], lang: str, width: int, theme: str
) -> None:
    page = reader(f"{lang}/compare.html#compare=klaverjas/club-stop", width=width, color_scheme=theme)
    box = comparison_on(page)
    at = box.locator(".g-at")
    expect(at).to_have_text(MOVE[lang].format(10), timeout=WAIT)
    settled(box)
    box.locator(".g-rulesets").focus()
    tab_to(page, lambda here: bool(page.evaluate("!!document.activeElement.dataset.go")))
    page.keyboard.press("Home")
    expect(at).to_have_text(MOVE[lang].format(0))
    settled(box)
    for n in range(1, 4):
        page.keyboard.press("ArrowRight")
        expect(at).to_have_text(MOVE[lang].format(n))
        settled(box)
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(MOVE[lang].format(2))
    settled(box)
    expect(box.locator(".g-stops [data-side='b'] .g-id")).to_have_count(0)
    for n in (10, 21):
        page.keyboard.press("d")
        expect(at).to_have_text(MOVE[lang].format(n))
        settled(box)
    stop = box.locator(".g-stops [data-side='b']")
    expect(stop).to_contain_text(STOPS[lang])
    expect(stop.locator(".g-id")).to_have_text("KJ-4.7")
    assert box.locator("tr[data-differs]").count() >= 5
    page.wait_for_function(
        "([el, text]) => el.textContent.includes(text)",
        arg=[box.locator("[aria-live='polite']").element_handle(), STOPS[lang]],
        timeout=WAIT,
    )
    assert serious(page) == [] and fits(page)
    page.keyboard.press("End")
    expect(at).to_have_text(MOVE[lang].format(38))
    settled(box)
    assert serious(page) == [] and fits(page)


def test_a_game_of_ones_own_comes_in_by_its_link(reader: Callable[..., Page]) -> None:
    link = played("klaverjas", {}, "63").link()
    page = reader(f"en/compare.html#play={link}")
    box = comparison_on(page)
    expect(box.locator(".g-at")).to_have_text("Move 0 of 38", timeout=WAIT)
    settled(box)
    assert box.locator(".g-ruleset[data-side='b'] select").first.input_value() == "club"
    box.locator("[data-go='last']").click()
    expect(box.locator("tr[data-sum][data-differs]")).to_contain_text("North and South 0")
    # damaged, it is refused in one sentence and nothing changes
    settled(box)
    box.locator(".g-put summary").click()
    box.locator(".g-put input").first.fill(f"#play={link[:-20]}")
    box.locator(".g-put input").first.press("Enter")
    expect(box.locator(".g-cmp-notice")).to_contain_text("The link is damaged or cut off.")
    expect(box.locator(".g-at")).to_have_text("Move 38 of 38")
    assert serious(page) == []


def test_a_table_leads_to_the_comparison_of_its_game(reader: Callable[..., Page]) -> None:
    page = reader(f"en/siebzehn/index.html#play={Record('siebzehn', '4').link()}")
    table = page.locator('.sb-widget[data-kind="table"]').filter(has=page.locator(".g-record")).first
    page.wait_for_function("document.documentElement.dataset.ready === 'yes'", timeout=WAIT)
    table.get_by_role("button", name="Share", exact=True).click()
    table.get_by_role("button", name="Copy a link").click()
    table.get_by_role("link", name="Compare this game under other rules").click()
    box = comparison_on(page)
    expect(box.locator("select").first).to_have_value("siebzehn", timeout=WAIT)
    expect(box.locator(".g-at")).to_be_visible()
