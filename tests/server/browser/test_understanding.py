"""What the page tells of a card and of the past, on a stage and against the real server."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.server.browser.playing import settle
from tests.server.browser.positions import middle
from tests.server.browser.serving import Serving
from tests.server.browser.stage import Message, Stage

BURN = "30 Mountain\n15 Monastery Swiftspear\n15 Shock"


def _inspecting(page: Page) -> Stage:
    """A stage whose server tells of the Hill Giant what made it a 4/4."""
    stage = Stage(page, middle().state())
    layer = {
        "layer": "7c", "rule": "613.4c", "source": 0, "cause": "counters", "text": "", "changes": ["3/3 → 4/4"],
    }  # fmt: skip
    keyword = {"rule": "702.9", "name": "flying", "summary": "It can be blocked only by fliers."}
    card = {"keywords": [keyword], "unread": [], "words": ["KeywordLine", "  keywords: Flying"], "read": True}

    def reply(sent: Message) -> list[Message]:
        return [{"t": "inspect", "object": sent["object"], "layers": [layer], "card": card, "changed": []}]

    stage.replies["inspect"] = reply
    settle(page)
    stage.open()
    return stage


def test_resting_on_a_card_tells_the_layers_that_made_it(page: Page) -> None:
    _inspecting(page)
    page.locator(".board .tile", has_text="Hill Giant").hover()
    told = page.locator(".inspect .layers")
    expect(told).to_contain_text("7c counters: 3/3 → 4/4 613.4c")
    expect(told).to_contain_text("flying 702.9")
    expect(page.locator(".inspect .card")).to_contain_text("Hill Giant")


def test_the_focus_tells_the_same_as_the_pointer(page: Page) -> None:
    stage = _inspecting(page)
    page.locator(".board .tile[data-can]").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("i")
    expect(page.locator(".inspect .layers")).to_contain_text("7c counters")
    assert stage.of_type("inspect")


def test_what_the_engine_read_is_unfolded(page: Page) -> None:
    _inspecting(page)
    page.locator(".board .tile", has_text="Hill Giant").hover()
    page.get_by_text("What the engine read").click()
    expect(page.locator(".inspect pre")).to_contain_text("keywords: Flying")


def test_only_what_cannot_be_used_is_asked_about(page: Page) -> None:
    _inspecting(page)
    page.locator(".hand .tile", has_text="Shock").hover()
    expect(page.locator(".inspect .card")).to_contain_text("Shock")
    expect(page.locator("[data-act=why-not]")).to_have_count(0)
    page.locator(".hand .tile", has_text="Hill Giant").hover()
    expect(page.locator("[data-act=why-not]")).to_have_count(1)


def test_pointing_at_a_line_of_the_log_lights_what_it_speaks_of(page: Page) -> None:
    position = middle()
    giant = position.view["battlefield"][5]["id"]
    position.log[1]["object"] = giant
    settle(page)
    Stage(page, position.state()).open()
    page.locator(".log li", has_text="targets").hover()
    expect(page.locator(f".board .tile[data-spot][data-id='{giant}']")).to_have_count(1)


def test_one_looks_back_in_ones_own_game_and_returns(page: Page, serving: Serving) -> None:
    settle(page)
    page.goto(serving.new_game(BURN, BURN))
    page.get_by_role("button", name="keep", exact=True).click()
    page.locator(".hand .tile[data-can=use]").filter(has_text="Mountain").first.click()
    lands = page.locator(".board:not([data-top]) .tile")
    expect(lands).to_have_count(1)
    page.keyboard.press("[")
    expect(page.locator(".travel .told")).to_contain_text("as you saw it", timeout=90_000)
    expect(lands).to_have_count(0)
    assert page.locator("[data-act=pass]").count() == 0
    page.keyboard.press("]")
    expect(page.locator(".travel")).to_have_count(0)
    page.keyboard.press("[")
    expect(lands).to_have_count(0)
    page.keyboard.press("Escape")
    expect(lands).to_have_count(1)
    expect(page.locator("[data-act=pass]")).to_have_count(1)


def test_pointing_at_what_has_just_gone_is_no_trouble(page: Page) -> None:
    stage = _inspecting(page)
    stage.replies["inspect"] = lambda sent: [
        {"t": "refused", "nonce": sent["nonce"], "code": "unknown", "text": "You see no such object."}
    ]
    page.locator(".board .tile", has_text="Hill Giant").hover()
    expect(page.locator(".inspect .card")).to_contain_text("Hill Giant")
    page.wait_for_timeout(300)
    expect(page.locator(".notice")).to_have_count(0)
