"""The seed rulings as scenarios: every row of the rulings, each outcome one scenario."""

from __future__ import annotations

import re

import pytest

from spellwright.cards.database import CardDatabase
from spellwright.lab.results import FAILED, PASSED
from spellwright.lab.running import run
from spellwright.lab.scenario import Scenario
from spellwright.lab.seeds import seed_scenarios
from spellwright.lab.turning import turned_round

ROWS = {"F": 11, "S": 6, "A": 4, "M": 4, "R": 8, "MR": 10, "D": 6, "H": 2, "B": 1, "X": 15}
"""The rows of the rulings: how many of each letter."""

SCENARIOS = seed_scenarios()


def test_all_are_well_formed_and_have_ids_of_their_own() -> None:
    assert [row for row in SCENARIOS if not isinstance(row, Scenario)] == []
    ids = [row.id for row in SCENARIOS]
    assert len(set(ids)) == len(ids)


def test_every_row_of_the_rulings_has_scenarios() -> None:
    rows = {match[1] for row in SCENARIOS if (match := re.fullmatch(r"([A-Z]+\d+)[a-z]", row.id))}
    assert rows == {f"{letter}{number}" for letter, count in ROWS.items() for number in range(1, count + 1)}


@pytest.mark.parametrize("row", SCENARIOS, ids=lambda row: str(row.id))
def test_the_outcome_is_as_ruled(row: Scenario) -> None:
    result = run(row, CardDatabase().find)
    assert (result.status, result.reason) == (PASSED, "")


def test_an_expectation_turned_round_is_not_fulfilled() -> None:
    row = next(row for row in SCENARIOS if row.id == "MR8a")
    assert isinstance(row, Scenario)
    turned = list(turned_round(row))
    assert len(turned) == len(row.checks) + sum(len(stage.expect) for stage in row.stages)
    assert {run(other, CardDatabase().find).status for _, other in turned} == {FAILED}
