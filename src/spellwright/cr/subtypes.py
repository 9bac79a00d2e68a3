"""The types and subtypes that the rules list (205): facts of the pinned edition, made by `scripts/make_rule_index`."""

from __future__ import annotations

import json
from importlib import resources


def _lists(file: str) -> dict[str, tuple[str, ...]]:
    text = (resources.files("spellwright.cr") / "data" / file).read_text(encoding="utf-8")
    return {name: tuple(items) for name, items in json.loads(text).items()}


_TYPES = _lists("types.json")

CARD_TYPES = _TYPES["card_types"]  # 205.2a
SUPERTYPES = _TYPES["supertypes"]  # 205.4a
ARTIFACT_TYPES = _TYPES["artifact_types"]  # 205.3g
ENCHANTMENT_TYPES = _TYPES["enchantment_types"]  # 205.3h
LAND_TYPES = _TYPES["land_types"]  # 205.3i
BASIC_LAND_TYPES = _TYPES["basic_land_types"]  # 205.3i
PLANESWALKER_TYPES = _TYPES["planeswalker_types"]  # 205.3j
SPELL_TYPES = _TYPES["spell_types"]  # 205.3k
CREATURE_TYPES = _TYPES["creature_types"]  # 205.3m
PLANAR_TYPES = _TYPES["planar_types"]  # 205.3n
DUNGEON_TYPES = _TYPES["dungeon_types"]  # 205.3p
BATTLE_TYPES = _TYPES["battle_types"]  # 205.3q

SUBTYPES_OF = {
    "artifact": ARTIFACT_TYPES,
    "battle": BATTLE_TYPES,
    "conspiracy": (),  # 205.3r
    "creature": CREATURE_TYPES,
    "dungeon": DUNGEON_TYPES,
    "enchantment": ENCHANTMENT_TYPES,
    "instant": SPELL_TYPES,
    "kindred": CREATURE_TYPES,
    "land": LAND_TYPES,
    "phenomenon": (),  # 205.3r
    "plane": PLANAR_TYPES,
    "planeswalker": PLANESWALKER_TYPES,
    "scheme": (),  # 205.3r
    "sorcery": SPELL_TYPES,
    "vanguard": (),  # 205.3r
}
"""For each card type, the subtypes that are correlated to it (205.3b)."""

EXPANSION_NAMES = _lists("expansion_names.json")
"""For each expansion that a card refers to, the names originally printed in it (206.3a, 206.3b, 206.3c)."""


def card_types_of(subtype: str) -> tuple[str, ...]:
    """The card types that a subtype is correlated to (205.3b, 205.3d); none if no such subtype exists."""
    return tuple(card_type for card_type, subtypes in SUBTYPES_OF.items() if subtype in subtypes)
