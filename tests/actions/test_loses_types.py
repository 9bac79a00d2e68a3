"""Losing card types, creature types and land types (205.1a): all, or all but those that the same effect gives."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, play, put, table, use

from spellwright.rules.asking import characteristics
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.procedure import Id

MUTATION = (
    "Enchant creature\nEnchanted creature is an Insect artifact creature with base power and toughness 0/1 and has "
    "indestructible, and it loses all other abilities, card types, and creature types."
)
MOON = (
    'Enchant creature, land, or planeswalker\nEnchanted permanent is a colorless land with "{T}: Add {C}" and loses all other '
    "card types and abilities."
)


def enchanted(text: str, what: Card) -> tuple[Game, Id]:
    """A game with that, and an Aura with this text on it."""
    game = table()
    it = put(game, what)
    put(game, card(text, "Enchantment — Aura"), attached_to=it)
    return game, it


def test_205_1a_only_the_types_that_it_is_given_are_left() -> None:
    text = "Flying\nWhenever you gain life, draw a card."
    game, it = enchanted(
        MUTATION, card(text, "Legendary Enchantment Creature — Bear", power="4", toughness="4", mana_cost="{G}")
    )
    values = characteristics(game, it)
    assert (values.types, values.subtypes) == (frozenset({"artifact", "creature"}), frozenset({"Insect"}))
    assert (values.power, values.toughness, len(values.abilities), values.colors) == (0, 1, 1, 16)
    assert values.supertypes == frozenset({"legendary"})


def test_613_7_what_it_gains_later_it_has() -> None:
    game, it = enchanted(MUTATION, creature())
    play(game, "Target creature gains flying until end of turn.")
    assert len(characteristics(game, it).abilities) == 2


def test_205_1a_artifact_subtypes_stay_with_the_artifact() -> None:
    game, it = enchanted(MUTATION, card("Equip {1}", "Artifact Creature — Equipment Bear", power="1", toughness="1"))
    assert characteristics(game, it).subtypes == frozenset({"Insect", "Equipment"})


@pytest.mark.parametrize("kind", ["Legendary Creature — Bear", "Legendary Planeswalker — Jace"])
def test_205_1a_a_colorless_land_and_nothing_else(kind: str) -> None:
    game, it = enchanted(MOON, card("", kind, power="2", toughness="2", mana_cost="{R}"))
    values = characteristics(game, it)
    assert (values.types, values.subtypes, values.colors) == (frozenset({"land"}), frozenset(), 0)
    assert [type(ability).__name__ for ability in values.abilities] == ["Quoted"]


def test_305_7_a_land_keeps_its_land_types_but_not_what_comes_with_them() -> None:
    game, it = enchanted(MOON, card("", "Basic Land — Plains", "Plains"))
    values = characteristics(game, it)
    assert values.subtypes == frozenset({"Plains"}) and len(values.abilities) == 1


def test_205_1a_a_vehicle_that_is_no_creature_keeps_its_abilities() -> None:
    text = "Enchant creature\nEnchanted permanent is a Vehicle artifact with crew 5 and it loses all other card types."
    game, it = enchanted(text, creature("Flying"))
    values = characteristics(game, it)
    assert (values.types, values.subtypes, len(values.abilities)) == (
        frozenset({"artifact"}),
        frozenset({"Vehicle"}),
        2,
    )


def test_205_1a_all_land_types_are_lost() -> None:
    text = 'loses all land types and abilities and has "{T}: Add {C}" and "{T}, Pay 1 life: Add {G}."'
    game, it = enchanted(f"Enchant land\nEnchanted land {text}", card("", "Basic Snow Land — Plains", "Plains"))
    values = characteristics(game, it)
    assert (values.types, values.subtypes, len(values.abilities)) == (frozenset({"land"}), frozenset(), 2)
    assert values.supertypes == frozenset({"basic", "snow"})


def test_205_1b_a_size_with_abilities_and_all_creature_types() -> None:
    game = table()
    text = "becomes a 4/3 creature with vigilance and all creature types until end of turn. It's still a land."
    land = put(game, card(f"{{0}}: ~ {text}", "Snow Land"))
    use(game, land)
    values = characteristics(game, land)
    assert values.types == frozenset({"land", "creature"}) and {"Goblin", "Elf"} <= values.subtypes
    assert (values.power, values.toughness, len(values.abilities)) == (4, 3, 2)
