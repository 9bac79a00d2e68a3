"""Payments at the page: the sources are shown before they are used, and can be had otherwise."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.server.browser.playing import settle
from tests.server.browser.positions import paying
from tests.server.browser.stage import Stage


def _stage(page: Page) -> Stage:
    settle(page)
    stage = Stage(page, paying().state())
    stage.open()
    return stage


def test_the_sources_are_lit_and_named(page: Page) -> None:
    _stage(page)
    lit = page.locator(".board .tile[data-pays]")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("aria-label", "Mountain, 2 of them, will pay, can be spared")
    expect(page.locator(".panel .paying")).to_have_text("Taps or uses Mountain ×2")


def test_a_click_on_a_lit_source_spares_it_and_on_another_uses_it(page: Page) -> None:
    stage = _stage(page)
    page.locator(".board .tile[data-pays]").click()
    page.locator(".board .tile", has_text="Mind Stone").click()
    assert [answer["index"] for answer in stage.of_type("answer")] == [1, 2]


def test_the_confirming_key_pays_as_shown(page: Page) -> None:
    stage = _stage(page)
    page.keyboard.press("c")
    assert stage.of_type("answer")[0]["index"] == 0


def test_m_pays_by_hand(page: Page) -> None:
    stage = _stage(page)
    page.keyboard.press("m")
    assert stage.of_type("answer")[0]["index"] == 3
