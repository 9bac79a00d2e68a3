"""Choices of other kinds than single things, as scenarios name them: piles."""

from __future__ import annotations

from tests.lab.stories import add, creature, do, expect, played, spell


def test_700_3_a_pile_is_named_by_one_of_its_cards() -> None:
    result = played(
        creature("Test Bear"),
        creature("Test Cub"),
        spell(
            "Test Choice",
            "Separate all creatures target player controls into two piles. "
            "Destroy all creatures in the pile of that player's choice.",
        ),
        add("Test Choice", "hand"),
        add("Mountain", count=1),
        add("Test Bear", player="B"),
        add("Test Cub", player="B"),
        script=[do("cast", card="Test Choice", targets=[{"player": "B"}])],
        choices=[
            {"player": "A", "kind": "choice", "value": [{"name": "Test Bear"}]},
            {"player": "B", "kind": "choice", "value": [{"name": "Test Bear"}]},
        ],
        expect=[
            expect("permanent_count", player="B", card="Test Bear", count=0),
            expect("permanent_count", player="B", card="Test Cub", count=1),
        ],
    )
    assert result.reason == ""
