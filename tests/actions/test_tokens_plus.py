"""614.1a, 614.5. More tokens besides those that would be created."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, creature, play, put, table

FOOD = (
    "If one or more tokens would be created under your control, "
    "those tokens plus an additional Food token are created instead."
)
SOLDIER = (
    "If one or more creature tokens would be created under your control, "
    "those tokens plus a 1/1 white Soldier creature token are created instead."
)
TREASURE = (
    "If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token."
)
TWICE = (
    "If one or more tokens would be created under your control, twice that many of those tokens are created instead."
)


def created(text: str, *effects: str, answers: tuple[object, ...] = (), controller: int = 1) -> dict[str, int]:
    """How many tokens of each name an instruction creates under these effects."""
    game = table()
    for effect in effects:
        put(game, creature(effect), controller)
    play(game, text, *answers)
    names = [name for name in battlefield(game) if name.endswith("Token")]
    return {name.removesuffix(" Token"): names.count(name) for name in dict.fromkeys(sorted(names))}


@pytest.mark.parametrize("number", ["a Clue token", "three Clue tokens"])
def test_614_5_one_more_for_all_together(number: str) -> None:
    clues = 1 if number.startswith("a ") else 3
    assert created(f"Create {number}.", FOOD) == {"Clue": clues, "Food": 1}


def test_614_5_tokens_of_several_kinds_are_one_event() -> None:
    assert created("Create a Clue token and a Treasure token.", FOOD) == {"Clue": 1, "Food": 1, "Treasure": 1}


def test_614_5_each_of_two_such_effects_adds_one() -> None:
    assert created("Create two Clue tokens.", FOOD, FOOD, answers=(...,)) == {"Clue": 2, "Food": 2}


@pytest.mark.parametrize(("effects", "food"), [((FOOD, TWICE), 2), ((TWICE, FOOD), 1)])
def test_616_1_with_twice_that_many_in_the_order_chosen(effects: tuple[str, ...], food: int) -> None:
    assert created("Create two Clue tokens.", *effects, answers=(...,)) == {"Clue": 4, "Food": food}


def test_614_1a_not_what_others_create() -> None:
    assert created("Create a Clue token.", FOOD, controller=2) == {"Clue": 1}


@pytest.mark.parametrize(("token", "more"), [("Clue", False), ("1/1 red Goblin creature", True)])
def test_614_1a_only_tokens_of_the_kind(token: str, more: bool) -> None:
    assert ("Soldier" in created(f"Create a {token} token.", SOLDIER)) is more


def test_614_1a_those_that_you_would_create() -> None:
    assert created("Create two Treasure tokens.", TREASURE) == {"Treasure": 3}
    assert created("Create two Clue tokens.", TREASURE) == {"Clue": 2}
