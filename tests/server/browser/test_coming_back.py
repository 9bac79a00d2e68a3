"""Coming back: the start screen knows the games of this browser, and what was chosen last."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.server.browser.playing import CREATURES, settle
from tests.server.browser.serving import Serving


def paste(page: Page, number: int, text: str) -> None:
    page.click(f"[data-source=paste{number}]")
    page.fill(f"textarea[name=paste{number}]", text)


def test_a_game_is_found_again_on_the_start_screen_after_a_kill(page: Page, own_serving: Serving) -> None:
    settle(page)
    page.goto(own_serving.new_game(CREATURES, CREATURES))
    page.get_by_role("button", name="keep", exact=True).click()
    page.wait_for_selector("[data-act=pass]")
    hand = page.locator(".hand .tile").all_inner_texts()
    own_serving.kill()
    own_serving.start()
    page.goto(own_serving.address)
    expect(page.locator(".games li")).to_contain_text("Player against Computer: turn 1")
    page.locator(".games").get_by_text("Go on").click()
    page.wait_for_selector("[data-act=pass]")
    assert page.locator(".hand .tile").all_inner_texts() == hand


def test_a_game_is_forgotten(page: Page, serving: Serving) -> None:
    settle(page)
    page.goto(serving.new_game(CREATURES, CREATURES))
    page.wait_for_selector(".table")
    page.goto(serving.address)
    page.get_by_role("button", name="Forget Player against Computer").click()
    expect(page.locator(".games")).to_have_count(0)


def test_decks_and_choices_are_those_of_the_last_game(page: Page, serving: Serving) -> None:
    page.goto(serving.address)
    paste(page, 1, CREATURES)
    page.select_option("select[name=opponent]", "random")
    page.select_option("select[name=bestOf]", "3")
    page.click("[data-act=begin]")
    page.wait_for_selector(".table")
    page.goto(serving.address)
    expect(page.locator("textarea[name=paste1]")).to_have_value(CREATURES)
    expect(page.locator(".checked").first).to_contain_text("60 cards, ready to play")
    expect(page.locator("select[name=opponent]")).to_have_value("random")
    expect(page.locator("select[name=bestOf]")).to_have_value("3")


def test_a_deck_is_opened_from_a_file(page: Page, serving: Serving, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(f"Deck\n{CREATURES}\n\nSideboard\n3 Shock\n")
    page.goto(serving.address)
    page.click("[data-source=paste1]")
    page.set_input_files("input[name=file1]", file)
    expect(page.locator(".checked")).to_contain_text("60 cards and 3 in the sideboard, ready to play")


def test_two_people_find_each_other_and_take_back_by_consent(browser: Browser, serving: Serving) -> None:
    ann, bob = (browser.new_context().new_page() for _ in range(2))
    for one in (ann, bob):
        settle(one)
        one.goto(serving.address)
    for number in (1, 2):
        paste(ann, number, CREATURES)
    ann.select_option("select[name=opponent]", "person")
    ann.select_option("select[name=begins]", "1")
    ann.click("[data-act=begin]")
    ann.locator(".links li").first.get_by_text("Open here").click()
    ann.wait_for_selector(".table")
    ann.get_by_role("button", name="Links").click()
    link = ann.get_by_label("Player 2's seat").input_value()
    ann.keyboard.press("Escape")
    expect(ann.locator(".strip", has_text="away")).to_have_count(1)
    bob.goto(link)
    bob.reload()
    expect(ann.locator(".strip", has_text="away")).to_have_count(0)
    for one in (ann, bob):
        one.get_by_role("button", name="keep", exact=True).click()
    ann.locator(".hand .tile[data-can=use]").filter(has_text="Mountain").first.click()
    expect(ann.locator(".hand .tile")).to_have_count(6)  # the land is played before she passes
    ann.click("[data-act=turn]")
    bob.wait_for_selector("[data-act=pass]")
    ann.click("[data-act=undo]")
    expect(bob.get_by_role("alertdialog")).to_contain_text("asks to take back")
    bob.get_by_role("button", name="Refuse").click()
    expect(bob.get_by_role("alertdialog")).to_have_count(0)
    ann.click("[data-act=undo]")
    bob.get_by_role("button", name="Agree").click()
    expect(ann.locator("[data-act=turn]")).to_be_visible()
    for one in (ann, bob):
        one.context.close()
