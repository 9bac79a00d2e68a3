"""Scenarios are read from JSON; what is malformed is told with its place and with what would be possible."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.lab.stories import Row, add, do, expect, loaded, row

from spellwright.lab.loading import Malformed, from_text, load
from spellwright.lab.scenario import Add, Cast, Scenario, Thing


def _why(value: Row) -> str:
    found = loaded(value)
    assert isinstance(found, Malformed)
    return found.why


def test_a_scenario_is_read_into_values() -> None:
    scenario = loaded(
        row(add("Bear", count=2, alias="bear"), script=[do("cast", card="Bear", targets=[{"name": "X"}])])
    )
    assert isinstance(scenario, Scenario)
    setting, item = scenario.setup[0], scenario.script[0]
    assert isinstance(setting, Add)
    assert setting.aliases() == ("bear.1", "bear.2")
    assert isinstance(item, Cast)
    assert (item.step, item.player, item.targets) == ("precombat main", 1, (Thing("X"),))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (row({"op": "ad", "zone": "hand"}), "setup[0]: unknown op 'ad'; did you mean \"add\"?"),
        (row(add("Bear", zone="hnd")), 'setup[0]: "zone" is \'hnd\'; did you mean "hand"?'),
        (row(add("Bear", player="C")), "setup[0]: \"player\" is 'C'; possible: A, B"),
        (row(add("Bear", tapd=True)), 'unknown field "tapd"; did you mean "tapped"?'),
        (row(script=[do("cats", card="Bear")]), "script[0]: unknown op 'cats'; did you mean \"cast\"?"),
        (row(script=[do("cast", turn="one", card="Bear")]), "\"turn\" is 'one'; a whole number is wanted"),
        (row(script=[do("cast", step="main", card="Bear")]), 'script[0]: "step" is'),
        (row(script=[do("check", check=0)]), "script[0]: there is no check 0"),
        (row(expect=[expect("lives", player="A")]), "expect[0]: unknown op 'lives'; did you mean \"life\"?"),
        (row(expect=[expect("life", player="A")]), '"life" needs the field "life"'),
        (row(choices=[{"player": "A", "kind": "target", "value": [{}]}]), 'one of "name", "alias" and "player"'),
        (row(stop={"turn": 1}), 'the field "step" is missing'),
    ],
)
def test_what_is_malformed_is_told(value: Row, words: str) -> None:
    assert words in _why(value)


def test_a_line_that_is_no_json_is_told_with_its_number() -> None:
    found = from_text("{", "file:7")
    assert isinstance(found, Malformed)
    assert found.why.startswith("file:7: no JSON")


def test_a_malformed_line_keeps_no_other_from_being_read(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text("{}\n\n" + json.dumps(row()) + "\n")
    assert [type(each) for each in load(path)] == [Malformed, Scenario]
