"""Acting on the page, on a stage: shares, orders and numbers in one panel, yields and standing answers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.browser.playing import settle
from tests.server.browser.positions import Position, middle, opening
from tests.server.browser.stage import Message, Stage

NUMBERS = [{"text": str(n), "kind": "number", "value": n} for n in range(31)]


def stage(page: Page, state: Message) -> Stage:
    settle(page)
    made = Stage(page, state)
    made.replies["plan"] = lambda sent: [{"t": "plan", "decision": sent["decision"], "ok": True, "problems": []}]
    made.open()
    return made


def dividing(amount: int = 5, *, trample: bool = False) -> Position:
    """Damage divided between two drakes; with trample the rest goes to the player."""
    position = Position(step="combat damage")
    drakes = position.field("Wind Drake", 2, 2)
    lethal = 2 if trample else None
    among = [
        {"id": drake["id"], "text": "Wind Drake", "least": 0 if trample else 1, "lethal": lethal, "given": None}
        for drake in drakes
    ]
    division = {
        "amount": amount,
        "source": "Hill Giant" if trample else "",
        "among": among,
        "rest_to": 0,
        "rest_text": "",
    }
    if trample:
        division |= {"rest_to": 2, "rest_text": "Computer"}
    position.ask(
        "damage" if trample else "division",
        "How much?",
        "510.1c",
        NUMBERS[:amount],
        about=drakes[0]["id"],
        division=division,
    )
    return position


def shares(plan: dict[str, Any]) -> list[int]:
    return [pick["id"] for pick in plan["picks"]]


def test_shares_are_set_together_and_only_a_whole_division_is_sent(page: Page) -> None:
    made = stage(page, dividing().state())
    expect(page.locator(".remaining")).to_have_text("3 of 5 left to give")
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    page.get_by_label("One less to Wind Drake #1").is_disabled()
    page.get_by_label("One more to Wind Drake #1").click()
    page.keyboard.press("c")
    assert made.of_type("plan") == []
    for _ in range(2):
        page.get_by_label("One more to Wind Drake #2").click()
    expect(page.locator(".remaining")).to_have_text("0 of 5 left to give")
    expect(page.get_by_label("One more to Wind Drake #2")).to_be_disabled()
    page.click("[data-act=confirm]")
    plan = made.of_type("plan")[-1]
    assert (plan["commit"], shares(plan)) == (True, [2, 3])


def test_shares_are_set_by_keys_alone(page: Page) -> None:
    made = stage(page, dividing().state())
    page.keyboard.press("2")
    page.keyboard.type("3")
    page.keyboard.press("1")
    expect(page.get_by_role("spinbutton", name="Wind Drake #2")).to_have_value("31")
    page.keyboard.press("Backspace")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("+")
    page.keyboard.press("c")
    assert shares(made.of_type("plan")[-1]) == [2, 3]


def test_trample_begins_with_what_is_lethal_and_the_rest_to_the_player(page: Page) -> None:
    made = stage(page, dividing(trample=True).state())
    expect(page.locator(".panel h2")).to_have_text("Divide 5 damage from Hill Giant")
    page.click("[data-act=evenly]")
    assert shares(made.of_type("plan")[-1]) == [3, 2, 0]
    page.click("[data-act=lethal]")
    page.keyboard.press("c")
    assert shares(made.of_type("plan")[-1]) == [2, 2, 1]


def test_a_refused_division_says_the_rule(page: Page) -> None:
    made = stage(page, dividing(trample=True).state())
    problem = {"about": 2, "id": 0, "rule": "702.19b", "text": "Each must have lethal damage.", "instead": [0]}
    made.replies["plan"] = lambda sent: [
        {"t": "plan", "decision": sent["decision"], "ok": False, "problems": [problem]}
    ]
    page.get_by_label("One less to Wind Drake #1").click()
    page.get_by_label("One more to Computer").click()
    expect(page.locator(".panel .problems")).to_contain_text("702.19b")


def test_each_share_has_a_name_for_those_who_listen(page: Page) -> None:
    stage(page, dividing(trample=True).state())
    expect(page.get_by_role("spinbutton")).to_have_count(3)
    for name in ("Wind Drake #1, 2 is lethal", "Wind Drake #2, 2 is lethal", "Computer"):
        expect(page.get_by_role("spinbutton", name=name)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="left to give")).to_be_visible()


def test_triggers_are_put_in_order_in_one_list_where_equal_ones_are_one_row(page: Page) -> None:
    position = middle()
    sources = [object["id"] for object in position.view["battlefield"][:3]]
    words = ("Mountain: rumble.", "Mountain: rumble.", "Mountain: fall.")
    options = [
        {"text": text, "kind": "value", "ids": [sources[text == words[2]]], "value": at}
        for at, text in enumerate(words, 7)
    ]
    position.ask("trigger order", "Which goes first?", "603.3b", options, order=True)
    made = stage(page, position.state())
    expect(page.locator(".ordered li")).to_have_count(2)
    expect(page.locator(".ordered li").first).to_contain_text("×2")
    page.get_by_label("Mountain: fall.: earlier, from place 2").click()
    page.keyboard.press("c")
    plan = made.of_type("plan")[-1]
    assert (plan["commit"], shares(plan), plan["always"]) == (True, [9, 7], False)


def test_an_order_of_triggers_may_stand(page: Page) -> None:
    position = middle()
    options = [
        {"text": text, "kind": "value", "ids": [], "value": at} for at, text in enumerate(("One: a.", "Two: b."), 7)
    ]
    position.ask("trigger order", "Which goes first?", "603.3b", options, order=True)
    made = stage(page, position.state())
    page.click("[data-act=always-order]")
    plan = made.of_type("plan")[-1]
    assert (plan["commit"], shares(plan), plan["always"]) == (True, [7], True)


def test_x_is_a_number_in_a_field_and_nought_is_asked_once_more(page: Page) -> None:
    position = opening()
    position.ask("x", "How much is X?", "601.2b", NUMBERS)
    made = stage(page, position.state())
    field = page.get_by_role("spinbutton", name="How much is X?")
    expect(field).to_have_value("30")
    page.keyboard.press("-")
    page.keyboard.press("-")
    expect(page.locator("[data-act=confirm]")).to_contain_text("Choose 28")
    field.fill("0")
    page.keyboard.press("c")
    assert made.of_type("answer") == []
    page.keyboard.press("c")
    assert made.of_type("answer")[0]["index"] == 0


def test_one_yields_to_what_is_on_the_stack(page: Page) -> None:
    position = middle()
    made = stage(page, position.state())
    page.click(".stack [data-act=yield]")
    expect(page.get_by_role("menu")).to_contain_text("Yield to Shock")
    page.keyboard.press("3")
    sent = made.of_type("yield")[0]
    assert (sent["object"], sent["decision"]) == (position.view["stack"][0]["id"], 42)
    assert (sent["until"], sent["of"]) == ("always", "ability")


def test_a_key_yields_to_an_ability_or_to_its_whole_card(page: Page) -> None:
    position = middle()
    stone = next(object for object in position.view["battlefield"] if object["name"] == "Mind Stone")
    position.view["stack"][0] |= {"name": "", "ability_of": stone["id"], "text": ["Draw a card."]}
    made = stage(page, position.state())
    page.keyboard.press("y")
    expect(page.get_by_role("menuitem")).to_have_count(5)
    page.keyboard.press("4")
    assert made.of_type("yield")[0]["of"] == "card"


@pytest.mark.parametrize(("key", "agree"), [("3", True), ("4", False)])
def test_what_one_may_do_is_answered_for_always(page: Page, key: str, agree: bool) -> None:
    position = middle()
    options = [{"text": "Yes", "kind": "yes"}, {"text": "No", "kind": "no"}]
    position.ask("may", "Do this?", "608.2d", options, what="You may draw a card")
    made = stage(page, position.state())
    expect(page.locator(".panel")).to_contain_text("You may draw a card")
    page.keyboard.press(key)
    sent = made.of_type("always")[0]
    assert (sent["decision"], sent["agree"]) == (42, agree)


def test_what_was_yielded_to_is_listed_and_taken_back(page: Page) -> None:
    settings = {
        "stops": {},
        "yields": {"Shock": "game"},
        "marks": {"Mind Stone": "never"},
        "always": {"Oath: Do this?": True},
    }
    made = stage(page, middle().state() | {"settings": settings})
    page.get_by_role("button", name="Yields (3)").click()
    expect(page.locator(".yieldsbody")).to_contain_text("this game")
    for name in ("Shock", "Mind Stone", "Oath: Do this?"):
        page.get_by_label(f"Take back: {name}").click()
    assert [(sent["list"], sent["name"]) for sent in made.of_type("forget")] == [
        ("yields", "Shock"), ("marks", "Mind Stone"), ("always", "Oath: Do this?"),
    ]  # fmt: skip


def test_a_pinned_card_is_marked_to_stop_or_not(page: Page) -> None:
    settings = {"stops": {}, "yields": {}, "marks": {}, "always": {}}
    made = stage(page, middle().state() | {"settings": settings})
    page.locator(".tile", has_text="Mind Stone").first.focus()
    page.keyboard.press("i")
    page.select_option("[aria-label='When I can use Mind Stone']", "never")
    assert made.of_type("settings")[0]["settings"] == {"marks": {"Mind Stone": "never"}}


def test_an_inspected_card_tells_each_way_to_use_it(page: Page) -> None:
    made = stage(page, middle().state())
    page.locator(".hand .tile", has_text="Shock").focus()
    page.keyboard.press("i")
    page.locator(".inspect .option", has_text="Cast Shock").click()
    assert made.of_type("answer")[0]["index"] == 1
