"""604.3: abilities that define an object's colours or subtypes function in all zones, and are applied first."""

from __future__ import annotations

from tests.actions.build import card, creature, give, put, table

from spellwright.rules.asking import characteristics
from spellwright.words.mana import ANY_COLOR, BIT


def test_604_3_defined_colors_in_every_zone() -> None:
    game = table()
    courier = creature("~ is all colors.", name="Courier")
    for zone in ("hand", "graveyard", "exile", "library"):
        assert characteristics(game, give(game, courier, to=zone)[0]).colors == ANY_COLOR


def test_604_3_every_creature_type_in_a_hand() -> None:
    game = table()
    ultimus = creature("~ is every creature type.", name="Ultimus")
    assert "Goblin" in characteristics(game, give(game, ultimus)[0]).subtypes


def test_613_3_a_defined_color_is_applied_before_an_older_effect() -> None:
    game = table()
    put(game, card("All creatures are red.", "Enchantment"))
    assert characteristics(game, put(game, creature("~ is all colors.", name="Courier"))).colors == BIT["R"]


def test_604_3a_a_color_on_a_condition_is_not_defined() -> None:
    game = table()
    vampire = creature("As long as you have 30 or more life, ~ is white.", name="Vampire")
    game.write_player(1, "life").life = 30
    on_board, in_hand = put(game, vampire), give(game, vampire)[0]
    assert [characteristics(game, id).colors for id in (on_board, in_hand)] == [BIT["W"], 0]


def test_903_4_defined_colors_belong_to_the_color_identity() -> None:
    assert creature("~ is all colors.", name="Courier").identity == ANY_COLOR
