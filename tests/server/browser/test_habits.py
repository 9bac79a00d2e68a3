"""The page's further habits, on a stage: moments that are shown, passing until a step, totals, the next game of a match."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.server.browser.positions import Position, middle, opening
from tests.server.browser.test_acting import stage


def test_a_moment_can_be_stayed_in(page: Page) -> None:
    made = stage(page, middle().state() | {"beat": 5})
    expect(page.locator(".beat")).to_be_visible()
    page.keyboard.press("q")
    assert made.of_type("stay")[0]["decision"] == 42
    expect(page.locator(".beat")).to_have_count(0)


def test_passing_needs_no_staying(page: Page) -> None:
    made = stage(page, middle().state() | {"beat": 5})
    page.keyboard.press("Space")
    assert (made.of_type("stay"), made.of_type("answer")[0]["index"]) == ([], 0)


def test_what_was_cast_and_is_gone_is_told(page: Page) -> None:
    position = opening()
    made = stage(page, position.state())
    line = {
        "n": 9,
        "turn": 1,
        "rule": "601.2i",
        "text": "Computer casts Wind Drake",
        "level": 1,
        "depth": 0,
        "what": "Cast",
    }
    mine = {**line, "n": 10, "text": "You casts Shock"}
    made.tell(position.state() | {"v": 2, "log": [line, mine], "log_reset": False})
    expect(page.locator(".just")).to_have_text("Just now: Computer casts Wind Drake")


def test_x_is_told_only_of_what_has_one(page: Page) -> None:
    position = middle()
    position.view["stack"][0]["x"] = 0
    made = stage(page, position.state())
    expect(page.locator(".entry")).not_to_contain_text("X =")
    position.view["stack"][0]["mana_cost"] = "{X}{R}"
    made.tell(position.state() | {"v": 2})
    expect(page.locator(".entry")).to_contain_text("X = 0")


def test_a_step_is_passed_to_by_alt_click(page: Page) -> None:
    made = stage(page, opening().state())
    step = page.get_by_role("button", name="End. Stops")
    step.click(modifiers=["Alt"])
    step.click(button="right")
    assert [(run["until"], run["decision"]) for run in made.of_type("run")] == [("end", 42)] * 2
    step.click()
    expect(page.locator(".stopsbody")).to_be_visible()


def test_shift_passes_whatever_happens(page: Page) -> None:
    made = stage(page, opening().state())
    page.click("[data-act=turn]", modifiers=["Shift"])
    page.keyboard.press("Shift+N")
    page.keyboard.press("n")
    assert [(run["until"], run["no_matter_what"]) for run in made.of_type("run")] == [
        ("turn", True), ("my turn", True), ("my turn", False),
    ]  # fmt: skip


def test_ctrl_and_click_holds_priority(page: Page) -> None:
    made = stage(page, middle().state())
    page.locator(".hand .tile", has_text="Shock").click(modifiers=["Control"])
    assert made.of_type("answer")[0]["hold"]


def test_blocks_tell_what_the_numbers_say(page: Page) -> None:
    position = Position(turn=4, step="declare blockers", active=2)
    giant, goblin = position.field("Hill Giant", 2, attacking=1)[0], position.field("Raging Goblin", 2, attacking=1)[0]
    mine = position.field("Hill Giant", 1)[0]
    questions = [{"about": mine["id"], "ids": [0, giant["id"], goblin["id"]]}]
    position.ask(
        "block",
        "Declare blockers",
        "509.1a",
        [{"text": "nobody", "kind": "nobody", "ids": [0]}],
        about=mine["id"],
        questions=questions,
    )
    stage(page, position.state())
    expect(page.locator(".totals")).to_have_text("By the numbers alone: 4 damage unblocked.")
    page.locator(".board:not([data-top]) .tile").click()
    page.locator(".board[data-top] .tile", has_text="Raging").click()
    expect(page.locator(".totals")).to_have_text("By the numbers alone: 3 damage unblocked; enough for Raging Goblin.")


def test_who_lost_says_who_begins_the_next_game(page: Page) -> None:
    over = {
        "winners": [2],
        "rule": "104.2a",
        "text": "Computer won the game.",
        "match_over": False,
        "rematch": {"1": False, "2": True},
    }
    match = {"number": 1, "wins": {"1": 0, "2": 1}, "best_of": 3}
    made = stage(page, opening().state() | {"over": over, "match": match, "decision": None})
    page.get_by_role("button", name="Next game, I begin").click()
    page.get_by_role("button", name="Next game, they begin").click()
    assert [sent["begin"] for sent in made.of_type("rematch")] == [True, False]
