"""Plays at the page as a person does: by clicks, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

CREATURES = "24 Mountain\n36 Monastery Swiftspear"
"""A deck whose games are short."""

STEPS = 600


def over(page: Page) -> bool:
    """Whether the page says that the game has ended."""
    return page.locator(".ending").count() > 0


def settle(page: Page) -> None:
    """The guard against slips and animation, switched off as the settings do it."""
    kept = '{"guard": false, "animate": false, "beat": 0}'
    page.add_init_script(f"localStorage.setItem('spellwright.preferences', '{kept}')")


def _first_shown(page: Page, *selectors: str) -> str | None:
    return next((selector for selector in selectors if page.locator(selector).count()), None)


def click_on(page: Page) -> bool:
    """One sensible click; false when there is nothing to do but wait."""
    everyone = page.locator("[data-act=all]")
    if everyone.count() and not page.locator(".planned li").count():
        everyone.click()
        return True
    found = _first_shown(
        page,
        ".menu .option",
        "[data-act=confirm]",
        ".panel .option:not([data-lights='1'])",
        ".hand .tile[data-can=use]",
        "[data-act=pass]",
    )
    if found is None:
        return False
    page.locator(found).first.click()
    return True


def play_by_clicks(page: Page) -> None:
    """Clicks until the game is over.

    Raises:
        AssertionError: it isn't over after many clicks.
    """
    _play(page, click_on)


def press_on(page: Page) -> bool:
    """One sensible key; false when there is nothing to do but wait."""
    if page.locator("[data-act=all]").count() and not page.locator(".planned li").count():
        page.keyboard.press("a")
    elif page.locator(".menu .option").count():
        page.keyboard.press("1")
    elif page.locator("[data-act=confirm]").count():
        page.keyboard.press("c")
    elif page.locator(".panel .option").count():
        page.keyboard.press("2" if page.locator(".panel .option[data-lights='1']").count() else "1")
    elif page.locator(".hand .tile[data-can=use]").count():
        if focus_by_tab(page, ".hand"):
            page.keyboard.press("Enter")
    elif page.locator("[data-act=pass]").count():
        page.keyboard.press("Space")
    else:
        return False
    return True


def focus_by_tab(page: Page, zone: str) -> bool:
    """Tab until a usable tile of a zone has the focus; false when a new state has left none there.

    Raises:
        AssertionError: Tab never comes there.
    """
    for _ in range(60):
        if page.evaluate("zone => Boolean(document.activeElement?.matches(`${zone} .tile[data-can]`))", zone):
            return True
        if not page.locator(f"{zone} .tile[data-can]").count():
            return False
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab doesn't reach a usable card of {zone}")


def play_by_keys(page: Page) -> None:
    """Presses keys until the game is over.

    Raises:
        AssertionError: it isn't over after many keys.
    """
    _play(page, press_on)


def _play(page: Page, act: Callable[[Page], bool]) -> None:
    page.set_default_timeout(3_000)
    for _ in range(STEPS):
        if over(page):
            return
        try:
            page.wait_for_timeout(30 if act(page) else 60)
        except TookTooLong:
            continue  # what was about to be clicked went away with a new state
    raise AssertionError(f"not over: {page.inner_text('.bottom')}")
