"""Choices of other kinds than single things, as scenarios name them: piles; and choices made for another player."""

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


def test_722_5_the_choices_of_a_controlled_player_are_those_of_the_controller() -> None:
    result = played(
        creature("Test Bear"),
        creature("Test Cub"),
        spell("Test Mind", "You control target player during that player's next turn."),
        spell("Test Toll", "At the beginning of your upkeep, sacrifice a creature.", kind="Enchantment"),
        add("Test Mind", "hand"),
        add("Mountain", count=1),
        add("Test Bear", player="B"),
        add("Test Cub", player="B"),
        add("Test Toll", player="B"),
        script=[do("cast", card="Test Mind", targets=[{"player": "B"}])],
        choices=[{"player": "A", "kind": "choice", "value": [{"name": "Test Cub"}]}],
        stop={"turn": 2, "step": "upkeep"},
        expect=[
            expect("permanent_count", player="B", card="Test Bear", count=1),
            expect("permanent_count", player="B", card="Test Cub", count=0),
        ],
    )
    assert result.reason == ""
