"""The closed table of style: phrases between which a text chooses without a difference in meaning.

`(a|b)` in a template has to be an entry of this table, or some of an entry's alternatives. Anything else between
parentheses would lose meaning, since equality ignores style; so an entry is added here or nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable

VARIANTS: tuple[str, ...] = (
    "|the battlefield",
    "it|them|him|her|he|she",
    "its|his|her",
    "she|he|it|they",
    "them|they",
    "the copy|the copies",
    "when|whenever",
    "this spell's|~'s",
    (
        "~|this creature|this land|this artifact|this enchantment|this permanent|this planeswalker|this battle|"
        "this spell|this card|this token|this Aura|this Equipment|this Vehicle|this Fortification|this Saga|this Siege|"
        "this Class|this Case|this Room|this Spacecraft|this Attraction|this Curse|this Shrine|this Contraption|"
        "this Planet|this door|this emblem"
    ),
)


def is_variant(source: str, table: Iterable[str] = VARIANTS) -> bool:
    """Whether a choice between phrases is one of style: whether one entry of the table has all its alternatives."""
    alternatives = set(source.split("|"))
    return any(alternatives <= set(entry.split("|")) for entry in table)
