"""Piles acted on as a number, where one thing after the other is chosen."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.server.browser.playing import settle
from tests.server.browser.positions import Position
from tests.server.browser.stage import Message, Stage


def _sacrificing(page: Page) -> Stage:
    """Twelve goblins of which some are to be chosen, each answered question followed by the next."""
    position = Position(turn=5)
    goblins = position.field("Goblin", 1, 12)

    def ask(number: int, left: list[Message]) -> Message:
        options = [{"text": one["name"], "kind": "object", "ids": [one["id"]]} for one in left]
        options.append({"text": "That's all", "kind": "enough", "ids": []})
        position.ask("choose", "Sacrifice how many?", "701.21a", options, number=number, can_end=True)
        return position.state() | {"v": number}

    left = list(goblins)

    def reply(sent: Message) -> list[Message]:
        del left[sent["index"]]
        return [ask(sent["decision"] + 1, left)]

    settle(page)
    stage = Stage(page, ask(42, left))
    stage.replies["answer"] = reply
    stage.open()
    return stage


def _pile(page: Page, count: int) -> None:
    expect(page.locator(".board .tile[data-can] .count")).to_have_text(f"×{count}")


def test_a_click_takes_one(page: Page) -> None:
    stage = _sacrificing(page)
    page.locator(".panel .option").first.click()
    _pile(page, 11)
    assert len(stage.of_type("answer")) == 1


def test_a_click_with_shift_takes_all(page: Page) -> None:
    stage = _sacrificing(page)
    page.locator(".board .tile[data-pile]").click(modifiers=["Shift"])
    expect(page.locator(".board .tile[data-can]")).to_have_count(0)
    assert len(stage.of_type("answer")) == 12


def test_digits_before_the_key_take_that_many(page: Page) -> None:
    stage = _sacrificing(page)
    page.locator(".board .tile[data-pile]").focus()
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    _pile(page, 5)
    assert len(stage.of_type("answer")) == 7


def test_a_button_of_the_panel_with_shift_takes_all(page: Page) -> None:
    stage = _sacrificing(page)
    page.locator(".panel .option").first.click(modifiers=["Shift"])
    expect(page.locator(".board .tile[data-can]")).to_have_count(0)
    assert len(stage.of_type("answer")) == 12
