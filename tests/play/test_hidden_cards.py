"""406.4, 702.143e: what everybody sees of face-down cards in exile."""

from __future__ import annotations

import pytest

from spellwright.cards.database import CardDatabase
from spellwright.lab.results import PASSED
from spellwright.lab.running import run
from spellwright.lab.scenario import Scenario
from spellwright.lab.seeds import seed_scenarios

VIEWS = [row for row in seed_scenarios() if isinstance(row, Scenario) and row.id[:2] == "F7"]


@pytest.mark.parametrize("row", VIEWS, ids=lambda row: row.note)
def test_views_tell_face_down_cards_apart_and_nothing_more(row: Scenario) -> None:
    assert run(row, CardDatabase().find).status == PASSED
