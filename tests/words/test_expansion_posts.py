"""206.3: names originally printed in an expansion."""

from __future__ import annotations

import pytest
from tests.words.fake import FakeScene

from spellwright.words.expansion_posts import Expansion, OriginallyPrintedIn


@pytest.mark.parametrize(
    ("expansion", "name", "meant"),
    [
        (Expansion.HOMELANDS, "Joven's Tools", True),
        (Expansion.HOMELANDS, "Joven\N{RIGHT SINGLE QUOTATION MARK}s Tools", True),
        (Expansion.HOMELANDS, "Joven", True),
        (Expansion.HOMELANDS, "Tools", False),
        (Expansion.ARABIAN_NIGHTS, "Juzám Djinn", True),
        (Expansion.ARABIAN_NIGHTS, "Juzam Djinn", True),
        (Expansion.ANTIQUITIES, "Ornithopter", True),
    ],
)
def test_names_are_compared_whole_without_accents_and_kinds_of_apostrophes(
    expansion: Expansion, name: str, meant: bool
) -> None:
    scene = FakeScene()
    scene.put(20, "creature", name=name)
    assert OriginallyPrintedIn(expansion).fits(scene, 20) is meant
