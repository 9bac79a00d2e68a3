"""Plural nouns, and the subtypes (205.3) and card types (205.2) in both numbers: this is the one home of plurals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spellwright.cr import subtypes

_IRREGULAR = {
    "child": "children",
    "cyberman": "cybermen",
    "cyclops": "cyclopes",
    "dwarf": "dwarves",
    "elf": "elves",
    "foot": "feet",
    "fungus": "fungi",
    "half": "halves",
    "hero": "heroes",
    "homunculus": "homunculi",
    "locus": "loci",
    "mouse": "mice",
    "ox": "oxen",
    "pegasus": "pegasi",
    "thief": "thieves",
    "werewolf": "werewolves",
    "wolf": "wolves",
}
_SAME = """
aetherborn astartes bison custodes eldrazi equipment fish graveborn jellyfish kavu kithkin kor merfolk moonfolk myr plains
samurai sheep spacecraft spawn starfish treefolk vedalken zubera
"""
_UNCHANGED = frozenset(_SAME.split())


def plural(noun: str) -> str:
    """The plural of a noun as Oracle texts write it; a capital at its beginning is kept."""
    low = noun.lower()
    if low in _UNCHANGED:
        return noun
    if low in _IRREGULAR:
        form = _IRREGULAR[low]
        return form.capitalize() if noun[0].isupper() else form
    if low.endswith("y") and low[-2:-1] not in tuple("aeiou"):
        return noun[:-1] + "ies"
    if low.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    return noun + "s"


def both_numbers(nouns: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """For each form of the nouns, singular or plural, the nouns that it is a form of."""
    found: dict[str, tuple[str, ...]] = {}
    for noun in nouns:
        for form in dict.fromkeys((noun, plural(noun))):
            found[form] = (*found.get(form, ()), noun)
    return found


SUBTYPES = tuple(
    sorted(
        {
            name
            for card_type in subtypes.CARD_TYPES
            if card_type not in ("dungeon", "plane")
            for name in subtypes.SUBTYPES_OF[card_type]
        }
    )
)
"""Every subtype that a card or token of a deck can have (205.3g-m, 205.3q): all but the planar and dungeon types."""

SUBTYPE_FORMS = both_numbers(SUBTYPES)
