"""The lists of types."""

from __future__ import annotations

import pytest

from spellwright.cr import subtypes


def test_card_types_and_supertypes() -> None:
    assert len(subtypes.CARD_TYPES) == 15
    assert set(subtypes.SUBTYPES_OF) == set(subtypes.CARD_TYPES)
    assert subtypes.SUPERTYPES == ("basic", "legendary", "ongoing", "snow", "world")


def test_basic_land_types_are_land_types() -> None:
    assert subtypes.BASIC_LAND_TYPES == ("Forest", "Island", "Mountain", "Plains", "Swamp")
    assert set(subtypes.BASIC_LAND_TYPES) < set(subtypes.LAND_TYPES)


@pytest.mark.parametrize(("subtype", "card_types"), [
    ("Elf", ("creature", "kindred")),
    ("Time Lord", ("creature", "kindred")),
    ("Zubera", ("creature", "kindred")),
    ("Urza's", ("land",)),
    ("Equipment", ("artifact",)),
    ("Saga", ("enchantment",)),
    ("Jace", ("planeswalker",)),
    ("Adventure", ("instant", "sorcery")),
    ("Siege", ("battle",)),
    ("Viashino", ()),
])  # fmt: skip
def test_a_subtype_belongs_to_its_card_types(subtype: str, card_types: tuple[str, ...]) -> None:
    assert subtypes.card_types_of(subtype) == card_types


def test_no_list_is_cut_short_or_split_wrongly() -> None:
    every = [name for names in subtypes.SUBTYPES_OF.values() for name in names]
    assert len(subtypes.CREATURE_TYPES) == 310
    assert not [
        name
        for name in every
        if not name or name != name.strip() or name.startswith("and ") or "(" in name or "." in name
    ]


@pytest.mark.parametrize(("expansion", "count", "first", "last"), [
    ("Arabian Nights", 77, "Abu Ja'far", "Ydwen Efreet"),
    ("Antiquities", 85, "Amulet of Kroog", "Yotian Soldier"),
    ("Homelands", 115, "Abbey Gargoyles", "Wizards' School"),
])  # fmt: skip
def test_names_printed_in_an_expansion(expansion: str, count: int, first: str, last: str) -> None:
    names = subtypes.EXPANSION_NAMES[expansion]
    assert (len(names), names[0], names[-1]) == (count, first, last)


def test_a_name_with_a_comma_is_one_name() -> None:
    assert "Reveka, Wizard Savant" in subtypes.EXPANSION_NAMES["Homelands"]
