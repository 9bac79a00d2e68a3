"""The page alone, on a stage: marks, drafts, names for those who listen, room for many permanents."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.browser.playing import settle
from tests.server.browser.positions import crowded, middle, opening
from tests.server.browser.stage import Message, Stage


def _stage(page: Page, state: Message) -> Stage:
    settle(page)
    stage = Stage(page, state)
    stage.open()
    return stage


def test_exactly_what_has_an_option_is_marked(page: Page) -> None:
    _stage(page, opening().state())
    marked = page.locator(".tile[data-can]")
    assert [tile.split("\n")[0] for tile in marked.all_inner_texts()] == ["Mountain"] * 3


def test_a_click_answers_with_the_only_option(page: Page) -> None:
    stage = _stage(page, middle().state())
    page.locator(".hand .tile", has_text="Shock").click()
    answer = stage.of_type("answer")[0]
    assert (answer["decision"], answer["index"]) == (42, 1)


def test_several_ways_open_a_menu_where_digits_choose(page: Page) -> None:
    position = opening()
    card = position.players[0]["hand"][3]["id"]
    ways = [
        {"text": "Cast Shock", "kind": "cast", "ids": [card], "cost": cost, "way": way}
        for cost, way in (("{R}", ""), ("{1}", "Foretell"))
    ]
    position.ask("priority", "You have priority", "117.1", [{"text": "Pass", "kind": "pass"}, *ways])
    stage = _stage(page, position.state())
    page.locator(".hand .tile", has_text="Shock").click()
    expect(page.get_by_role("menuitem")).to_have_count(3)
    page.keyboard.press("2")
    assert stage.of_type("answer")[0]["index"] == 2


def test_equal_tokens_are_one_pile_and_attack_as_a_number(page: Page) -> None:
    stage = _stage(page, crowded().state())
    pile = page.locator(".board:not([data-top]) .tile[data-pile]").first
    expect(pile).to_have_attribute("aria-label", "Goblin, 12 of them, 1/1, can be used")
    pile.click(modifiers=["Shift"])
    expect(page.locator(".planned")).to_contain_text("12 of 13")
    for _ in range(5):
        page.get_by_label("One Goblin less").click()
    page.keyboard.press("c")
    plan = stage.of_type("plan")[-1]
    assert plan["commit"] and len(plan["picks"]) == 7
    assert {pick["id"] for pick in plan["picks"]} == {2}


def test_a_refused_plan_offers_its_repair(page: Page) -> None:
    position = crowded()
    assert position.decision is not None
    about = position.decision["about"]
    problem = {"about": about, "rule": "508.1d", "text": "Goblin attacks if able.", "instead": [2]}
    stage = Stage(page, position.state())
    stage.replies["plan"] = lambda sent: [
        {"t": "plan", "decision": sent["decision"], "ok": False, "problems": [problem]}
    ]
    stage.open()
    page.locator(".tile", has_text="Raging").first.click()
    expect(page.locator(".problems")).to_contain_text("508.1d")
    page.get_by_role("button", name="Goblin → Computer").click()
    expect(page.locator(".planned")).to_contain_text("Goblin → Computer")


def test_mana_is_lost_only_after_a_warning(page: Page) -> None:
    position = middle()
    position.view["stack"] = []
    stage = _stage(page, position.state())
    page.keyboard.press("Space")
    expect(page.locator(".notice")).to_contain_text("Lose")
    assert stage.of_type("answer") == []
    page.keyboard.press("Space")
    expect(page.locator(".notice")).to_have_count(0)
    assert stage.of_type("answer")[0]["index"] == 0


def test_a_pass_right_after_a_new_kind_of_question_is_a_slip(page: Page) -> None:
    stage = Stage(page, opening().state())
    page.add_init_script("performance.now = () => 1000")
    stage.open()
    page.keyboard.press("Space")
    assert stage.of_type("answer") == []


def test_zones_and_permanents_have_names_for_those_who_listen(page: Page) -> None:
    _stage(page, middle().state())
    for name in ("You: battlefield", "Computer: battlefield", "Hand", "Log", "Stack, 1 objects", "Controls"):
        assert page.get_by_label(name, exact=True).count() >= 1, name
    nameless = page.evaluate(
        "[...document.querySelectorAll('button')].filter(b => !(b.getAttribute('aria-label') || b.innerText.trim())).length"
    )
    assert nameless == 0


def test_focus_follows_its_object_through_a_new_state(page: Page) -> None:
    position = opening()
    stage = _stage(page, position.state())
    page.locator(".hand .tile", has_text="Hill Giant").focus()
    position.players[0]["hand"].pop(0)
    stage.tell(position.state() | {"v": 2})
    expect(page.locator(".hand .tile")).to_have_count(6)
    assert "Hill Giant" in page.evaluate("document.activeElement.getAttribute('aria-label')")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1024, 768), (1440, 900), (3840, 2160)])
def test_sixty_permanents_fit(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    _stage(page, crowded().state())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    widths = page.locator(".board .tile").evaluate_all("tiles => tiles.map(tile => tile.offsetWidth)")
    assert min(widths) >= 56
    assert page.evaluate("document.querySelectorAll('*').length") < 3000


def test_nothing_is_asked_of_the_network(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    _stage(page, opening().state())
    assert all(url.startswith(("http://spellwright.test/", "data:")) for url in asked)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_stands_out_from_its_frame(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    _stage(page, middle().state())
    contrasts = page.evaluate(CONTRAST)
    assert min(contrasts) >= 4.5


CONTRAST = """() => {
  const light = (color) => {
    const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const part = color.match(/[0-9.]+/g).slice(0, 3).map((v) => linear(v / 255));
    return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
  };
  return [...document.querySelectorAll('.tile:not([data-tapped]), .primary, .step, .entry, .zone .word')].map((node) => {
    let back = node;
    while (getComputedStyle(back).backgroundColor.endsWith(', 0)')) back = back.parentElement;
    const [one, two] = [light(getComputedStyle(node).color), light(getComputedStyle(back).backgroundColor)].sort((a, b) => b - a);
    return (one + 0.05) / (two + 0.05);
  });
}"""
