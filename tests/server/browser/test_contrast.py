"""Colours: text stands out by 4.5 to 1 and edges by 3 to 1, in every frame and both themes (WCAG 1.4.3, 1.4.11)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.server.browser.positions import opening
from tests.server.browser.scenes import Scene

FRAMES = ("w", "u", "b", "r", "g", "none", "many", "land")
GROUNDS = ("panel", "back", "felt", "felt-top")
TEXTS = [
    *(("ink", ground) for ground in (*GROUNDS, "chosen-soft", "can-soft")),
    *(("ink", f"frame-{frame}") for frame in FRAMES),
    *(("soft", ground) for ground in GROUNDS),
    *(
        ("text-ink", "text-box"),
        ("accent", "panel"),
        ("accent-ink", "accent"),
        ("bad", "bad-soft"),
        ("chosen", "text-box"),
    ),
]
EDGES = [(edge, ground) for edge in ("edge", "can", "chosen", "attack", "target") for ground in GROUNDS]
EDGES += [("block", ground) for ground in ("felt", "felt-top")]
READ = """names => {
  const style = getComputedStyle(document.documentElement);
  return names.map((name) => style.getPropertyValue(`--${name}`).trim());
}"""


def _light(color: str) -> float:
    """The relative luminance of #rrggbb."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_edges_stand_out(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    Scene("start", opening).open(page)
    names = sorted({name for pair in (*TEXTS, *EDGES) for name in pair})
    colors = dict(zip(names, page.evaluate(READ, names), strict=True))
    low = [
        (*pair, round(_contrast(colors[pair[0]], colors[pair[1]]), 2))
        for least, pairs in ((4.5, TEXTS), (3.0, EDGES))
        for pair in pairs
        if _contrast(colors[pair[0]], colors[pair[1]]) < least
    ]
    assert low == []
