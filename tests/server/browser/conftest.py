"""Real Chromium for the page's tests, and a real server; where either is missing the tests are skipped with a message."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the page is tested with playwright: pip install -e '.[dev]'")

from playwright.sync_api import Browser, Page
from tests.server.browser.serving import Serving
from tests.server.browser.stage import CHROMIUM, chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    if not CHROMIUM.exists():
        pytest.skip(f"the page is tested in Debian's Chromium: {CHROMIUM} is missing (apt-get install chromium)")
    with chromium() as opened:
        yield opened


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new page of its own, in which an error of the page's code fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    opened = context.new_page()
    opened.set_default_timeout(20_000)
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    context.close()
    assert not errors


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running `spellwright play`."""
    server = Serving(tmp_path_factory.mktemp("play"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server that the test may kill."""
    server = Serving(tmp_path)
    server.start()
    yield server
    server.stop()
