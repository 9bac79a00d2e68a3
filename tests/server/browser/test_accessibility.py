"""The page for everybody: axe-core finds nothing wrong with any screen, in light and in dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.server.browser.scenes import SCENES, Scene

axe = pytest.importorskip(
    "axe_playwright_python.sync_playwright", reason="accessibility is checked by axe-core: pip install -e '.[dev]'"
)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_axe_finds_nothing_wrong(page: Page, scene: Scene, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    scene.open(page)
    found = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    told = [
        f"{each['id']}: {node['target'][0]} {node['failureSummary']}" for each in found for node in each["nodes"][:4]
    ]
    assert not told, "\n".join(told)
