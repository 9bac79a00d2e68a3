"""Every screen and panel of the page, each brought about on a stage: for pictures, and for what must hold of all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from tests.server.browser.playing import settle
from tests.server.browser.positions import PASS, Position, crowded, middle, opening, paying
from tests.server.browser.stage import ADDRESS, Message, Stage

DESKTOP = (1440, 900)
PHONE = (360, 740)
LARGE = (3840, 2160)

Act = Callable[[Page], object]


def nothing(page: Page) -> None:
    """The screen as it opens."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen: the state that is played on the stage (None: the start screen), the window, and what is done there."""

    name: str
    position: Callable[[], Position] | None
    act: Act = nothing
    size: tuple[int, int] = DESKTOP
    role: str = "seat"
    change: Callable[[Message], None] | None = None

    def open(self, page: Page) -> Stage:
        """Opens it in a page of that size; without animation."""
        settle(page)
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        state = self.position().state() if self.position is not None else opening().state()
        if self.change is not None:
            self.change(state)
        stage = Stage(page, state, self.role)
        stage.replies |= REPLIES
        if self.position is None:
            page.goto(ADDRESS)
            page.wait_for_selector("form")
        else:
            stage.open()
        self.act(page)
        return stage


LAYERS = [
    {
        "layer": "6", "rule": "613.1f", "source": 0, "cause": "Levitation", "changes": ["has flying"],
        "text": "Creatures you control have flying.",
    },
    {"layer": "7c", "rule": "613.4c", "source": 0, "cause": "counters", "text": "", "changes": ["3/3 → 4/4"]},
]  # fmt: skip
CARD = {
    "keywords": [{"rule": "702.9", "name": "flying", "summary": "It can be blocked only by fliers and reachers."}],
    "unread": [{"words": "and gets lost", "reason": "not understood"}], "words": ["KeywordLine", "  keywords: Flying"],
}  # fmt: skip
REASONS = [
    {"rule": "307.1", "heading": "Sorceries", "text": "The stack isn't empty."},
    {"rule": "601.2h", "heading": "Casting Spells", "text": "Its total cost can't be paid."},
]
REPLIES: dict[str, Callable[[Message], list[Message]]] = {
    "inspect": lambda sent: [{"t": "inspect", "object": sent["object"], "layers": LAYERS, "card": CARD, "changed": []}],
    "why_not": lambda sent: [{"t": "why_not", "object": sent["object"], "reasons": REASONS}],
    "why": lambda sent: [
        {
            "t": "why", "n": sent["n"], "text": "Shock targets Hill Giant.", "rule": "601.2c", "heading": "Casting Spells",
            "source": "Shock", "applied": ["Hill Giant is a legal target (115.1a)."],
            "could_not": ["Ward: it has none (702.21)."],
        }
    ],
}  # fmt: skip


def blocking() -> Position:
    """The computer attacks; blockers are declared."""
    position = crowded()
    position.view["active"] = 2
    position.view["step"] = "declare blockers"
    mine = [one for one in position.view["battlefield"] if one["controller"] == 1 and "creature" in one["types"]]
    theirs = [one for one in position.view["battlefield"] if one["name"] == "Wind Drake" and not one["tapped"]][:3]
    for one in theirs:
        one["attacking"] = 1
    ids = [0, *(one["id"] for one in theirs)]
    questions = [{"about": one["id"], "ids": ids, "values": None, "text": one["name"]} for one in mine[:16]]
    options = [{"text": "Goblin does not block", "kind": "nobody", "ids": []}]
    position.ask("block", "Declare blockers", "509.1a", options, about=mine[0]["id"], questions=questions)
    return position


def targeting() -> Position:
    """A spell's target is chosen."""
    position = middle()
    shock = position.cast("Shock", 1)
    creatures = [one for one in position.view["battlefield"] if "creature" in one["types"]]
    options = [{"text": one["name"], "kind": "object", "ids": [one["id"]]} for one in creatures]
    options += [{"text": name, "kind": "player", "ids": [number]} for number, name in ((1, "You"), (2, "Computer"))]
    within = {"object": shock["id"], "text": "Shock"}
    position.ask("target", "Choose a target for Shock", "601.2c", options, about=shock["id"], within=within)
    return position


def searching() -> Position:
    """One of many cards of a library is chosen."""
    position = middle()
    names = ("Mountain", "Island", "Shock", "Raging Goblin", "Hill Giant", "Wind Drake", "Mind Stone", "Bonesplitter")
    found = [position.thing(name, 1, "library") for name in names * 3]
    position.players[0]["library"] = found
    options: list[dict[str, Any]] = [{"text": one["name"], "kind": "object", "ids": [one["id"]]} for one in found]
    options += [{"text": f"Card {number}", "kind": "word"} for number in range(20)]
    options.append({"text": "That's all", "kind": "enough"})
    position.ask("choose", "Search your library for a card", "701.23a", options, can_end=True)
    return position


def several_ways() -> Position:
    """A card that can be cast in two ways."""
    position = opening()
    card = position.players[0]["hand"][3]["id"]
    ways = [
        {"text": "Cast Shock", "kind": "cast", "ids": [card], "cost": cost, "way": way}
        for cost, way in (("{R}", ""), ("{1}", "Foretell"))
    ]
    position.ask("priority", "You have priority", "117.1", [PASS, *ways])
    return position


def full_hand() -> Position:
    """Twelve cards in hand, of two colours and several kinds."""
    position = opening()
    position.hold("Wind Drake", "Mind Stone", "Oath of Nissa", "Jace Beleren", "Bonesplitter")
    return position


def _ended(state: Message) -> None:
    state["decision"] = None
    state["over"] = {
        "winners": [1], "rule": "104.2a", "lost_by": ["704.5a"], "seed": 7, "text": "You won the game.", "match_over": True,
        "rematch": {"1": False, "2": True},
    }  # fmt: skip


def _asked_to_undo(state: Message) -> None:
    state["undo"]["asked"] = {"by": 2, "text": "Ann asks to take back: Cast Shock"}


def _passed(state: Message) -> None:
    why = "upkeep in your turn is off"
    state["auto"] = [{"n": 3, "player": 1, "turn": 2, "step": "upkeep", "why": why}]
    state["run"] = {"until": "turn"}


def _click(*selectors: str) -> Act:
    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return act


def _key(*keys: str) -> Act:
    def act(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return act


def _hover(name: str) -> Act:
    return lambda page: page.locator(".table .tile", has_text=name).first.hover()


def _press_all(page: Page) -> None:
    page.locator(".board .tile[data-can]").first.click(modifiers=["Shift"])


def _block(page: Page) -> None:
    page.locator(".board:not([data-top]) .tile[data-can]").first.click()
    page.locator(".board[data-top] .tile[data-can]").first.click()


def _paste(page: Page) -> None:
    page.click("[data-source=paste1]")
    page.fill("textarea[name=paste1]", "30 Mountain\n4 Shokc")
    page.wait_for_selector(".checked")


def _seats(page: Page) -> None:
    page.select_option("select[name=opponent]", "person")
    page.click("[data-act=begin]")
    page.wait_for_selector(".links")


SCENES: tuple[Scene, ...] = (
    Scene("begin", None),
    Scene("begin-pasted", None, _paste),
    Scene("begin-seats", None, _seats),
    Scene("start", opening, _hover("Hill Giant")),
    Scene("full-hand", full_hand),
    Scene("middle", middle, _hover("Shock")),
    Scene("sixty", crowded, _press_all),
    Scene("paying", paying),
    Scene("blocking", blocking, _block),
    Scene("targeting", targeting),
    Scene("searching", searching),
    Scene("menu", several_ways, _click(".hand .tile[data-can]")),
    Scene("inspecting", middle, lambda page: page.locator(".board .tile", has_text="Hill Giant").click(button="right")),
    Scene("why-not", middle, _click(".hand .tile:not([data-can])")),
    Scene("why", middle, _click(".log [data-why]")),
    Scene("graveyard", middle, _key("Shift+G")),
    Scene("settings", middle, lambda page: page.get_by_role("button", name="Settings").click()),
    Scene("stops", middle, _key("s")),
    Scene("keys", middle, _key("?")),
    Scene("concede", middle, lambda page: page.get_by_role("button", name="Concede").click()),
    Scene("command", middle, _key("/")),
    Scene("passing", middle, change=_passed),
    Scene("asked-to-undo", middle, change=_asked_to_undo),
    Scene("ended", middle, change=_ended),
    Scene("watching", middle, role="watch"),
    Scene("phone", middle, size=PHONE),
    Scene("phone-attack", crowded, _press_all, size=PHONE),
    Scene("phone-target", targeting, size=PHONE),
    Scene("phone-hand", full_hand, size=PHONE),
    Scene("phone-card", middle, lambda page: page.locator(".hand .tile").last.click(), size=PHONE),
    Scene("phone-more", middle, _click(".sheetbutton"), size=PHONE),
    Scene("phone-begin", None, size=PHONE),
    Scene("large", crowded, _press_all, size=LARGE),
)
