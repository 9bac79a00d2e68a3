"""605.1a. Mana of a color that is chosen as the mana ability resolves."""

from __future__ import annotations

import pytest
from tests.actions.build import card, give, put, run, table

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters


@pytest.mark.parametrize(("cost", "able"), [("{2}", True), ("{U}{U}", True), ("{U}{R}", False), ("{3}", False)])
def test_605_1a_mana_of_one_color_for_each_counter_pays_for_spells(cost: str, able: bool) -> None:
    game = table()
    horn = put(game, card("{T}: Choose a color. Add one mana of that color for each charge counter on ~.", "Artifact"))
    record(game, PutCounters(horn, "charge", 2, 1))
    (spell,) = give(game, card("You gain 1 life.", mana_cost=cost))
    assert could_cast(game, 1, Way(spell)) is able


def test_605_3b_the_color_is_that_of_the_mana_that_is_wanted() -> None:
    game = table()
    put(game, card("{T}: Choose a color. Add two mana of that color.", "Artifact"))
    (spell,) = give(game, card("You gain 1 life.", mana_cost="{U}{U}"))
    assert run(cast(game, 1, Way(spell)))
    assert game.player(1).pool == ()


def test_700_5_devotion_to_the_color_chosen() -> None:
    game = table()
    put(
        game,
        card("{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.", "Land"),
    )
    put(game, card("", "Enchantment", mana_cost="{G}{G}"))
    green, blue = give(game, card("You gain 1 life.", mana_cost="{G}{G}"), card("You gain 1 life.", mana_cost="{U}"))
    assert could_cast(game, 1, Way(green))
    assert not could_cast(game, 1, Way(blue))
