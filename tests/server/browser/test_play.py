"""Whole games through the page, against the real server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.server.browser.playing import CREATURES, click_on, over, play_by_clicks, play_by_keys, settle
from tests.server.browser.serving import Serving

BURN = "30 Mountain\n15 Monastery Swiftspear\n15 Shock"


def test_a_whole_game_by_clicks_from_the_start_screen(page: Page, serving: Serving) -> None:
    settle(page)
    page.goto(serving.address)
    for number in (1, 2):
        page.click(f"[data-source=paste{number}]")
        page.fill(f"textarea[name=paste{number}]", CREATURES)
    expect(page.locator(".checked").first).to_contain_text("60 cards")
    page.select_option("select[name=opponent]", "random")
    page.click("[data-act=begin]")
    page.wait_for_selector(".table")
    play_by_clicks(page)
    expect(page.locator(".ending")).to_contain_text("You")


def test_a_whole_game_by_keys_alone(page: Page, serving: Serving) -> None:
    settle(page)
    page.goto(serving.new_game(CREATURES, CREATURES))
    page.wait_for_selector(".table")
    play_by_keys(page)
    assert over(page)


def test_a_game_between_two_browsers(browser: Browser, serving: Serving) -> None:
    pages = [browser.new_context().new_page() for _ in range(2)]
    pages[0].goto(serving.address)
    for number in (1, 2):
        pages[0].click(f"[data-source=paste{number}]")
        pages[0].fill(f"textarea[name=paste{number}]", CREATURES)
    pages[0].select_option("select[name=opponent]", "person")
    pages[0].click("[data-act=begin]")
    pages[0].wait_for_selector(".links")
    links = [pages[0].get_by_label(f"Player {number}'s seat").input_value() for number in (1, 2)]
    for one, link in zip(pages, links, strict=True):
        settle(one)
        one.goto(link)
        one.reload()
        one.wait_for_selector(".table")
    for _ in range(600):
        if all(over(one) for one in pages):
            break
        for one in pages:
            if not over(one):
                click_on(one)
                one.wait_for_timeout(30)
    assert sorted(one.locator(".ending h2").inner_text() for one in pages) == ["You lost", "You won"]
    for one in pages:
        one.context.close()


def _at_first_main(page: Page, address: str) -> None:
    settle(page)
    page.goto(address)
    page.get_by_role("button", name="keep", exact=True).click()
    page.wait_for_selector("[data-act=pass]")


def test_undo_takes_a_land_back(page: Page, serving: Serving) -> None:
    _at_first_main(page, serving.new_game(BURN, BURN))
    page.locator(".hand .tile[data-can=use]").filter(has_text="Mountain").first.click()
    lands = page.locator(".board:not([data-top]) .tile")
    expect(lands).to_have_count(1)
    page.keyboard.press("z")
    expect(lands).to_have_count(0)
    expect(page.locator(".hand .tile")).to_have_count(7)


def test_a_log_line_tells_why(page: Page, serving: Serving) -> None:
    _at_first_main(page, serving.new_game(BURN, BURN))
    page.locator(".hand .tile[data-can=use]").filter(has_text="Mountain").first.click()
    page.locator(".log [data-why]").last.click()
    expect(page.locator(".inspect .why .rule").first).to_be_visible(timeout=90_000)  # a process starts for it


def test_what_cannot_be_used_says_why_not(page: Page, serving: Serving) -> None:
    _at_first_main(page, serving.new_game("30 Mountain\n30 Lava Axe", BURN))
    page.locator(".hand .tile:not([data-can])").filter(has_text="Lava Axe").first.click()
    expect(page.locator(".whynot .rule").first).to_be_visible()
    expect(page.locator("#assertive")).not_to_be_empty()


def test_a_pasted_deck_with_an_unknown_card_is_mended(page: Page, serving: Serving) -> None:
    page.goto(serving.address)
    page.click("[data-source=paste1]")
    page.fill("textarea[name=paste1]", "30 Mountain\n30 Monastery Swiftspeer")
    expect(page.locator(".checked .problems")).to_contain_text("Line 2")
    page.get_by_role("button", name="Use Monastery Swiftspear").click()
    expect(page.locator(".checked")).to_contain_text("ready to play")
    assert page.input_value("textarea[name=paste1]") == "30 Mountain\n30 Monastery Swiftspear"


def test_a_game_goes_on_after_the_server_was_killed(page: Page, own_serving: Serving) -> None:
    _at_first_main(page, own_serving.new_game(BURN, BURN))
    page.locator(".hand .tile[data-can=use]").filter(has_text="Mountain").first.click()
    expect(page.locator(".board:not([data-top]) .tile")).to_have_count(1)
    status = page.locator(".status").inner_text()
    own_serving.kill()
    expect(page.locator(".lost")).to_be_visible()
    own_serving.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=30_000)
    assert page.locator(".status").inner_text() == status
    expect(page.locator(".board:not([data-top]) .tile")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".steps .turn")).not_to_contain_text("Turn 1,")


def test_a_whole_game_on_a_phone(browser: Browser, serving: Serving) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    settle(page)
    page.goto(serving.new_game(CREATURES, CREATURES, seed=11))
    page.wait_for_selector(".table")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    play_by_clicks(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    context.close()


def test_a_record_is_saved_and_watched_both_ways(page: Page, serving: Serving, tmp_path: Path) -> None:
    _at_first_main(page, serving.new_game(BURN, BURN))
    page.locator(".hand .tile[data-can=use]").filter(has_text="Mountain").first.click()
    expect(page.locator(".board:not([data-top]) .tile")).to_have_count(1)
    with page.expect_download() as download:
        page.click("[data-act=report]")
    file = tmp_path / "saved.record"
    download.value.save_as(file)
    page.goto(serving.address)
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".travel output")
    page.get_by_label("To the start").click()
    expect(page.locator(".travel output")).to_contain_text("0 of")
    page.click("[data-act=forward]")
    expect(page.locator(".travel output")).to_contain_text("1 of")
    page.click("[data-act=back]")
    expect(page.locator(".travel output")).to_contain_text("0 of")
