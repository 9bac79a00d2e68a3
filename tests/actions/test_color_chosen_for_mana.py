"""605.1a. Mana of a color that is chosen as the mana ability resolves."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, put, run, table

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


@pytest.mark.parametrize(
    ("text", "cost", "land", "able"),
    [
        ("Sacrifice a creature: Add one mana of any color.", "{G}", "", True),
        ("Sacrifice a creature: Add one mana of any color.", "{W}{U}", "U", True),
        ("Sacrifice a creature: Add one mana of any color.", "{W}{U}", "W", True),
        ("Sacrifice a creature: Add one mana of any color.", "{W}{U}", "G", False),
        ("Exile a creature you control: Add X mana of any one color, where X is 1 plus the exiled creature's mana value. "
         "Spend this mana only to cast creature spells.", "{2}{G}{G}", "", True),
    ],
)  # fmt: skip
def test_601_2g_mana_of_a_chosen_color_for_something_chosen(text: str, cost: str, land: str, able: bool) -> None:
    game = table()
    put(game, card(text, "Enchantment"))
    put(game, creature(mana_cost="{3}"))
    if land:
        put(game, card(f"{{T}}: Add {{{land}}}.", "Land"))
    (spell,) = give(game, creature(mana_cost=cost))
    assert could_cast(game, 1, Way(spell)) is able
    if able:
        assert run(cast(game, 1, Way(spell))) and game.player(1).pool == ()
