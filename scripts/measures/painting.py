"""The page in real Chromium: how soon it is painted, and how soon an answer shows; animation and waiting times off."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from measures.figure import ROOT, Figure, at_most
from measures.serving import running
from spellwright.server.client import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

OPENINGS = 10
ANSWERS = 200
DECKS = ("burn", "wide")
SEED = 5

WATCHING = """
(() => {
  const shown = { page: 0, waits: [], asked: 0 };
  window.shown = shown;
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  const look = () => {
    if (document.querySelector(".table, form")) painted(() => { shown.page = performance.now(); });
    else requestAnimationFrame(look);
  };
  look();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { shown.asked = performance.now(); }, true);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", (event) => {
        if (!shown.asked || JSON.parse(event.data).t !== "state") return;
        const from = shown.asked;
        shown.asked = 0;
        painted(() => shown.waits.push(performance.now() - from));
      });
    }
  };
})();
"""
"""Notes when the screen that was asked for is painted, and how long after each click or key the next state is."""


def painting(sample: bool) -> Iterator[Figure]:
    """First paint under 1 s on loopback; an answer shows in under 100 ms with animation and waiting times off."""
    sys.path.insert(0, str(ROOT))
    try:
        from tests.server.browser.stage import CHROMIUM, chromium  # noqa: PLC0415 - only where there is a browser
    except ImportError as error:
        print(f"  not measured: {error}")
        return
    if not CHROMIUM.exists():
        print(f"  not measured: {CHROMIUM} is missing")
        return
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as (_, address), chromium() as browser:
        made = Server(address).new_game(*DECKS, seed=SEED, opponent="both", begins=1)
        seat = f"{address}{made['seats'][0]['link']}"
        times = 3 if sample else OPENINGS
        starts = [_opened(browser, address) for _ in range(times)]
        tables = [_opened(browser, seat) for _ in range(times)]
        waits = sorted(_answers(browser, seat, 40 if sample else ANSWERS))
    paints = [paint for paint, _ in starts + tables]
    print(f"  first contentful paint: median {median(paints):.0f} ms, most {max(paints):.0f} ms")
    print(f"  {len(waits)} answers; median {waits[len(waits) // 2]:.0f} ms, most {waits[-1]:.0f} ms")
    yield at_most("start screen painted on loopback (ms, median)", median(shown for _, shown in starts), 1_000)
    yield at_most("table painted on loopback (ms, median)", median(shown for _, shown in tables), 1_000)
    yield at_most("95th percentile from a click to its answer shown (ms)", waits[int(len(waits) * 0.95)], 100)


def _opened(browser: Browser, address: str) -> tuple[float, float]:
    """When a page with nothing in its cache paints anything, and when it has painted its screen."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(WATCHING)
    page.goto(address)
    page.wait_for_selector(".table, form")
    first = whole = 0.0
    while not (first and whole):
        page.wait_for_timeout(50)
        first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        whole = page.evaluate("window.shown.page")
    context.close()
    return first, whole


def _answers(browser: Browser, seat: str, answers: int) -> list[float]:
    """How long each answer of a game that is played by clicks took to show."""
    from playwright.sync_api import TimeoutError as TookTooLong  # noqa: PLC0415 - only where there is a browser
    from tests.server.browser.playing import click_on, over, settle  # noqa: PLC0415

    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page: Page = context.new_page()
    page.set_default_timeout(3_000)
    page.add_init_script(WATCHING)
    settle(page)
    page.goto(seat)
    page.wait_for_selector(".table")
    for _ in range(4 * answers):
        if page.evaluate("window.shown.waits.length") >= answers:
            break
        if over(page):
            page.click("[data-act=rematch]")
        with suppress(TookTooLong):  # what was about to be clicked went away with a new state
            click_on(page)
        page.wait_for_timeout(20)
    waits: list[float] = page.evaluate("window.shown.waits")
    context.close()
    return waits
