"""The keys of the page: all are listed, each can be changed, taken away and put back, and the browser keeps it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.server.browser.positions import crowded, middle
from tests.server.browser.stage import STATIC, Message, Stage


def stage(page: Page, state: Message) -> Stage:
    page.goto("about:blank")
    made = Stage(page, state)
    made.open()
    page.evaluate(
        'localStorage.setItem(\'spellwright.preferences\', \'{"guard": false, "animate": false, "beat": 0}\')'
    )
    page.reload()
    page.wait_for_selector(".table")
    return made


def row(page: Page, action: str) -> Locator:
    return page.locator(f"tr[data-action='{action}']")


def change(page: Page, action: str, key: str) -> None:
    row(page, action).locator(".keybutton").click()
    page.keyboard.press(key)


def leave(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(".dialog")).to_have_count(0)


def test_every_action_of_the_keyboard_is_in_the_list(page: Page) -> None:
    stage(page, middle().state())
    page.keyboard.press("?")
    listed = set(page.locator("tr[data-action]").evaluate_all("rows => rows.map(row => row.dataset.action)"))
    source = (STATIC / "js" / "keys.js").read_text(encoding="utf-8")
    does = source[source.index("const DOES") : source.index("};")]
    named = re.findall(r'([a-z0-9]+|"[a-z!]+"): (?:\(|[a-z])', does)
    names = {"pass", "confirm", "everyone", "redo", "undo", "speak", "command", *(name.strip('"') for name in named)}
    assert names == listed


def test_an_action_gets_another_key_which_the_browser_keeps(page: Page) -> None:
    made = stage(page, middle().state())
    page.keyboard.press("?")
    change(page, "pass", "k")
    expect(row(page, "pass").locator("kbd")).to_have_text("K")
    leave(page)
    expect(page.locator("[data-act=pass] kbd")).to_have_text("K")
    page.keyboard.press("Space")
    assert made.of_type("answer") == []
    page.reload()
    page.wait_for_selector(".table")
    page.keyboard.press("k")
    assert made.of_type("answer")[0]["index"] == 0


def test_a_key_that_is_taken_is_told_and_swapped(page: Page) -> None:
    made = stage(page, middle().state())
    page.keyboard.press("?")
    change(page, "hold", "z")
    expect(row(page, "hold")).to_contain_text("Z is the key for: undo.")
    expect(row(page, "undo").locator("kbd")).to_have_text("Z")
    row(page, "hold").locator("[data-act=swap]").click()
    expect(row(page, "undo").locator("kbd")).to_have_text("H")
    leave(page)
    page.keyboard.press("z")
    expect(page.locator("[data-act=hold]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    assert made.of_type("undo")


def test_a_key_is_left_to_its_action(page: Page) -> None:
    stage(page, middle().state())
    page.keyboard.press("?")
    change(page, "hold", "z")
    row(page, "hold").get_by_role("button", name="Leave it").click()
    expect(row(page, "hold").locator("kbd")).to_have_text("H")
    change(page, "hold", "Escape")
    expect(row(page, "hold").locator("kbd")).to_have_text("H")
    expect(page.locator(".dialog")).to_be_visible()


def test_an_action_goes_without_a_key_and_gets_its_usual_one_back(page: Page) -> None:
    made = stage(page, middle().state())
    page.keyboard.press("?")
    row(page, "undo").locator("[data-act=none]").click()
    change(page, "redo", "Shift+U")
    leave(page)
    page.keyboard.press("z")
    page.keyboard.press("Shift+U")
    assert (made.of_type("undo"), len(made.of_type("redo"))) == ([], 1)
    page.keyboard.press("?")
    row(page, "redo").locator("[data-act=usual]").click()
    page.click("[data-act=usual-keys]")
    expect(row(page, "undo").locator("kbd")).to_have_text("Z")
    expect(row(page, "redo").locator("kbd")).to_have_text("⇧Z")
    leave(page)
    page.keyboard.press("z")
    assert made.of_type("undo")


def test_letters_can_be_switched_off_while_space_goes_on(page: Page) -> None:
    made = stage(page, middle().state())
    page.keyboard.press("?")
    page.get_by_label("Keys of single letters").uncheck()
    leave(page)
    page.keyboard.press("z")
    page.keyboard.press("Space")
    assert (made.of_type("undo"), len(made.of_type("answer"))) == ([], 1)


def test_a_held_key_lets_one_see_through_the_panel(page: Page) -> None:
    stage(page, crowded().state())
    page.keyboard.down("v")
    expect(page.locator(".panel")).to_have_css("opacity", "0.08")
    page.keyboard.up("v")
    expect(page.locator(".panel")).to_have_css("opacity", "1")
