"""106.12b. Mana that is produced instead."""

from __future__ import annotations

import pytest
from tests.actions.build import card, give, put, run, table

from spellwright.rules.activating import activate_mana
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.words.mana import BIT

TWO_OR_MORE = "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount."
LAND = "If a land is tapped for mana, it produces"


@pytest.mark.parametrize(
    ("instead", "land", "made"),
    [
        (f"{LAND} {{B}} instead of any other type.", "{T}: Add {G}{G}.", "BB"),
        (f"{LAND} {{B}} instead of any other type and amount.", "{T}: Add {G}{G}.", "B"),
        (f"{LAND} colorless mana instead of any other type.", "{T}: Add {G}.", "C"),
        (TWO_OR_MORE, "{T}: Add {G}{G}.", "C"),
        (TWO_OR_MORE, "{T}: Add {G}.", "G"),
    ],
)  # fmt: skip
def test_106_12b_a_land_produces_other_mana(instead: str, land: str, made: str) -> None:
    game = table()
    put(game, card(instead, "Enchantment"))
    forest = put(game, card(land, "Land"))
    run(activate_mana(game, 1, forest, 0))
    assert [unit.kind for unit in game.player(1).pool] == [BIT[letter] for letter in made]


def test_605_what_a_land_produces_instead_is_what_can_be_paid_with() -> None:
    game = table()
    put(game, card("If a land is tapped for mana, it produces {B} instead of any other type.", "Enchantment"))
    put(game, card("{T}: Add {G}.", "Land"))
    green, black = give(game, card("Draw a card.", mana_cost="{G}"), card("Draw a card.", mana_cost="{B}"))
    assert not could_cast(game, 1, Way(green))
    assert could_cast(game, 1, Way(black))
