"""Why something happened in a scenario, or not."""

from __future__ import annotations

import pytest
from tests.lab.stories import BOLT, POOL, Row, add, do, expect, loaded, row, spell

from spellwright.lab.asking_why import Story, played_for_reasons
from spellwright.lab.scenario import Scenario

IDOL = {
    "op": "define",
    "name": "Test Idol",
    "mana_cost": "{2}",
    "type_line": "Artifact",
    "oracle_text": "Indestructible",
}
HAMMER = spell("Test Hammer", "Destroy target artifact.")
THINGS = (
    IDOL,
    HAMMER,
    BOLT,
    add("Test Idol"),
    add("Mountain", count=2),
    add("Test Hammer", "hand"),
    add("Test Bolt", "hand"),
)
SCRIPT = [
    do("cast", card="Test Hammer", targets=[{"name": "Test Idol"}]),
    do("wait_stack"),
    do("cast", card="Test Bolt", targets=[{"player": "B"}]),
]


def story(**more: Row | list[Row]) -> Story:
    scenario = loaded(row(*THINGS, script=SCRIPT, **more))
    assert isinstance(scenario, Scenario), scenario
    return played_for_reasons(scenario, POOL.find)


def test_an_event_has_its_rule_and_whose_text_did_it() -> None:
    played = story()
    (deals,) = (line for line in played.lines() if "deals 3 damage" in line.text)
    why = played.why(deals.number)
    assert (why.rule, why.source) == ("120.2", "Test Bolt")


def test_what_could_not_happen_is_told_where_it_would_have_happened() -> None:
    refused = {line.text: refused for line, refused in story().told() if refused}
    assert list(refused) == ["Test Hammer resolves"]
    assert refused["Test Hammer resolves"] == ("Destroy Test Idol (614.17), because of Test Idol (702.12)",)


def test_events_are_found_by_words_and_what_did_not_happen_too() -> None:
    lines, refused = story().about("test idol")
    assert [line.text for line in lines] == ["A casts Test Hammer, targeting Test Idol"]
    assert len(refused) == 1


def test_a_number_that_no_event_has() -> None:
    with pytest.raises(LookupError, match="number 999"):
        story().why(999)


def test_a_scenario_that_fails_can_be_asked_too() -> None:
    played = story(expect=[expect("life", player="B", life=20)])
    assert played.failure == "expected life B life 20, found 17"
    assert played.lines()
