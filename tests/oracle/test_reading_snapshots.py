"""The texts of the pool are read as they were: each word and what it refers to, with a difference that can be read."""

from __future__ import annotations

from difflib import unified_diff
from functools import cache

import pytest
from tests.oracle.reading_snapshots import FOLDER, snapshots

NAMES = sorted(path.name for path in FOLDER.glob("*.txt"))
MOST_LINES = 60
HOW = "meant so? scripts/snapshot_readings writes them anew"


@cache
def now() -> dict[str, str]:
    return snapshots()


@pytest.mark.parametrize("name", NAMES)
def test_readings_are_as_they_were(name: str) -> None:
    before = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    difference = list(unified_diff(before, now().get(name, "").splitlines(), "before", "now", lineterm="", n=8))
    assert not difference, "\n".join([HOW, *difference[:MOST_LINES]])


def test_every_card_of_the_pool_has_one() -> None:
    assert sorted(now()) == NAMES
