"""Whole games in a reader's browser: by keyboard alone, by touch, with undo, refusals, links and both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.core import registry
from engine.core.record import Record
from tests.browser.pages import WAIT, awake, changed, focus_in, now, settled, tab_to, table_on

Reader = Callable[..., Page]
GAMES = registry.built()
SHORT = {"klaverjas": {"deals": 1}, "gleek": {"deals": 3}}


def shared(game: str, seed: str = "keys", **options: Any) -> str:
    """The fragment that opens a short game on its page."""
    return f"#play={Record(game, seed, {**SHORT.get(game, {}), **options}).link()}"


def reach(page: Page, target: str) -> None:
    """Bring the keyboard's focus to a piece or button: Tab between groups, arrows within a hand."""
    for _ in range(80):
        here = focus_in(page)
        if target in (here["item"], here["button"]):
            return
        page.keyboard.press(
            page.evaluate(
                """(id) => {
                    const here = document.activeElement, group = here.closest('[data-zone]');
                    const find = (el) => el?.querySelector(`[data-item='${id}']:not([disabled])`);
                    if (here.hasAttribute('data-rove') && find(group)) return 'ArrowRight';
                    const there = find(document) ?? document.querySelector(`[data-button='${id}']`);
                    const behind = there && here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING;
                    return behind ? 'Shift+Tab' : 'Tab'; }""",
                target,
            )
        )
    raise AssertionError(f"the keyboard does not reach {target}")


def press(page: Page, table: Locator, target: str, before: str) -> None:
    reach(page, target)
    page.keyboard.press("Enter")
    changed(table, before)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(reader: Reader, game: str) -> None:
    page = reader(f"en/{game}/index.html{shared(game)}")
    awake(page)
    table = table_on(page)
    expect(table).to_contain_text("The saved game lies on the table", timeout=WAIT)
    settled(table)
    tab_to(page, lambda here: here["inside"])
    for turn in range(400):
        seen = now(table)
        if not seen["offered"]:
            break
        if seen["choosing"]:
            wanted = [i for i in seen["offered"] if i != "confirm"]
            label = table.locator(".g-confirm [data-button='confirm']")
            while label.get_attribute("aria-disabled") == "true":
                reach(page, wanted.pop(0))
                page.keyboard.press("Space")
            press(page, table, "confirm", seen["text"])
        else:
            # cards in hand first; else the buttons by turns, so that bids, passes and pauses all occur
            pick = (
                seen["offered"][turn % len(seen["offered"])]
                if len(seen["offered"]) > 1
                else seen["offered"][0]
            )
            press(page, table, pick, seen["text"])
        assert focus_in(page)["inside"], "the keyboard stays at the table"
    else:
        raise AssertionError("the game does not end")
    assert table.locator(".g-prompt").inner_text()
    assert len(now(table)["log"]) > 3


def test_a_round_of_17_by_touch_on_a_phone(reader: Reader) -> None:
    page = reader("en/siebzehn/index.html", width=360, height=740, has_touch=True, is_mobile=True)
    table = table_on(page)
    for _ in range(40):
        seen = now(table)
        if any("Next round" in line for line in seen["text"].splitlines()):
            break
        target = "roll" if "roll" in seen["offered"] and "= 1" not in seen["text"] else seen["offered"][-1]
        button = table.locator(f"[data-button='{target}']")
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44
        button.tap()
        changed(table, seen["text"])
    assert re.search(r"SZ-4\.\d", table.inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"


def barred(table: Locator) -> Locator:
    return table.locator(".g-hand button[aria-disabled='true']").first


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_barred_card_says_which_rule_and_leads_there(reader: Reader, lang: str) -> None:
    page = reader(f"{lang}/klaverjas/index.html")
    table = table_on(page)
    card = barred(table)
    card.focus()
    page.keyboard.press("Enter")
    say = table.locator(".g-say")
    rule = say.locator(".g-id").inner_text()
    assert re.fullmatch(r"KJ-\d\.\d+", rule)
    assert card.get_attribute("aria-describedby") == say.get_attribute("id")
    expect(table.locator(".g-log")).to_contain_text(rule)
    say.locator("a.g-link").click()
    page.wait_for_url(re.compile(rf"/{lang}/klaverjas/rules\.html#{rule.lower()}$"))
    paragraph = page.locator(f"[id='{rule.lower()}']")
    expect(paragraph).to_be_in_viewport()
    words = registry.rulebook("klaverjas").rule(rule).text
    start = (words.de if lang == "de" else words.en).replace("`", "")[:40]
    expect(paragraph).to_contain_text(start)


def test_undo_hint_new_deal_and_save(reader: Reader) -> None:
    page = reader("en/klaverjas/index.html")
    table = table_on(page)
    first = now(table)
    table.locator(f"[data-item='{first['offered'][0]}']").click()
    awake(page)
    settled(table)
    if now(table)["text"] == first["text"]:
        changed(table, first["text"])
    assert first["offered"][0] not in now(table)["offered"], "the card that woke the table up has been played"
    before = now(table)["text"]
    table.get_by_role("button", name="Undo").click()
    changed(table, before)
    assert now(table)["offered"] == first["offered"]
    table.get_by_role("button", name="Hint").click()
    expect(table.locator(".g-say")).to_contain_text("Try this")
    table.get_by_role("button", name="New deal").click()
    seed = table.get_by_role("textbox")
    seed.fill("class 7b")
    before = now(table)["text"]
    page.keyboard.press("Enter")
    changed(table, before)
    dealt = now(table)
    other = reader("en/klaverjas/index.html" + shared("klaverjas", seed="class 7b", deals=16))
    awake(other)
    twin = table_on(other)
    settled(twin)
    assert now(twin)["offered"] == dealt["offered"], "a class with the same seed sees the same deal"


def test_a_share_link_opens_the_same_game(reader: Reader) -> None:
    page = reader("en/klaverjas/index.html", permissions=["clipboard-read", "clipboard-write"])
    table = table_on(page)
    seen = now(table)
    table.locator(f"[data-item='{seen['offered'][0]}']").click()
    awake(page)
    changed(table, seen["text"])
    here = now(table)
    table.get_by_role("button", name="Share").click()
    table.locator(".g-share .g-btn").first.click()
    field = table.locator(".g-share input[readonly]")
    field.wait_for()
    link = field.input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    assert link.startswith(page.url.split("#")[0] + "#play=")
    other = reader(link.split("/", 3)[3])
    awake(other)
    twin = table_on(other)
    settled(twin)
    assert now(twin)["offered"] == here["offered"]
    assert now(twin)["log"] == here["log"]


def test_a_damaged_link_is_named_and_the_page_s_own_game_stays(reader: Reader) -> None:
    page = reader("en/klaverjas/index.html" + shared("klaverjas")[:-12])
    table = table_on(page)
    awake(page)
    expect(table.locator(".g-say")).to_contain_text("damaged", timeout=WAIT)
    assert now(table)["offered"]


def test_the_language_switch_stays_on_the_page(reader: Reader) -> None:
    page = reader("en/klaverjas/rules.html")
    page.get_by_role("link", name=re.compile("^(DE|Deutsch)$")).first.click()
    page.wait_for_url(re.compile(r"/de/klaverjas/rules\.html"))
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("link", name=re.compile("^(EN|English)$")).first.click()
    page.wait_for_url(re.compile(r"/en/klaverjas/rules\.html"))


def test_two_fresh_readers_get_different_new_deals(reader: Reader) -> None:
    seeds = []
    for _ in range(2):
        page = reader("en/klaverjas/index.html")
        table = table_on(page)
        before = now(table)["text"]
        table.get_by_role("button", name="New deal").click()
        table.get_by_role("textbox").press("Enter")
        awake(page)
        changed(table, before)
        table.get_by_role("button", name="New deal").click()
        seeds.append(table.locator(".g-panel .g-new p").first.inner_text())
    assert seeds[0] != seeds[1], "a snapshot must not deal everybody the same cards"


def test_a_second_press_at_once_is_not_a_second_move(reader: Reader) -> None:
    page = reader("en/klaverjas/index.html" + shared("klaverjas"))
    awake(page)
    table = table_on(page)
    settled(table)
    seen = now(table)
    table.evaluate(
        "(el, id) => { const b = () => el.querySelector(`[data-item='${id}'], [data-button='${id}']`); b().click(); b()?.click(); b()?.click(); }",
        seen["offered"][0],
    )
    changed(table, seen["text"])
    expect(table.locator(".g-say")).not_to_contain_text("too late")


def test_pages_can_be_read_without_scripts(reader: Reader) -> None:
    page = reader("de/klaverjas/index.html", java_script_enabled=False)
    table = page.locator(".sb-widget").first
    expect(table).to_contain_text("Verlauf")
    assert table.locator("[data-item]").count() >= 8


def test_dark_and_narrow(reader: Reader) -> None:
    for path in (
        "en/index.html",
        "en/klaverjas/index.html",
        "en/klaverjas/rules.html",
        "de/siebzehn/index.html",
    ):
        page = reader(path, width=360, height=740, color_scheme="dark")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert sum(int(n) for n in re.findall(r"\d+", paper)[:3]) < 150, "dark paper is dark"
