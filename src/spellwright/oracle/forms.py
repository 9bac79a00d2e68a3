"""The registry of lexical forms: what `{field:form}` may name in a template.

A vocabulary adds forms of its own (keyword names, say) by handing `{**FORMS, "name": form}` to its grammar.
"""

from __future__ import annotations

from collections.abc import Mapping

from spellwright.cr.subtypes import CARD_TYPES, SUPERTYPES
from spellwright.oracle.form import Form, Nouns, OneToken, Phrases, PlainWord
from spellwright.oracle.nouns import (
    AnchorWord,
    CardNames,
    CounterKinds,
    FlavorWords,
    Joined,
    Labels,
    NotSubtype,
    Subtypes,
)
from spellwright.oracle.numbers import Digits, Integer, InWords, Loyalty, Mana, SoMany
from spellwright.oracle.spelling import ORDINAL_WORDS

_COLORS = ("white", "blue", "black", "red", "green")

FORMS: Mapping[str, Form] = {
    # amounts: Number, X or ThatMuch
    "digits": Digits(),  # deals 3 damage, X damage, that much damage
    "count": InWords(one="a"),  # a card, two cards, that many cards
    "num": InWords(one="one"),  # one or more, two other
    # plain numbers
    "int": Integer(),
    "ordinal": Phrases({word: number for number, word in enumerate(ORDINAL_WORDS, start=1)}, "ordinal number"),
    "energy": SoMany("{E}", "energy symbols"),  # 107.14
    "pawprints": SoMany("{P}", "pawprint symbols"),  # 700.2i
    # as they are written
    "pt": OneToken("size", "power and toughness"),  # 2/2, X/X, */*
    "mod": OneToken("change", "change of power and toughness"),  # +1/+1
    "loyalty": Loyalty(),
    "range": OneToken("range", "range of numbers"),  # 1—9, 15+
    "roman": OneToken("roman", "chapter number"),
    "mana": Mana(),
    # names
    "subtype": Subtypes(),  # Elf, Elves
    "subname": Subtypes(singular=True),  # Elf cards
    "nonsub": NotSubtype(),
    "cycling": Joined("cycling"),  # plainscycling, landcycling
    "walk": Joined("walk"),  # islandwalk, landwalk
    "cardtype": Nouns({name: name for name in CARD_TYPES}, "card type"),  # creature, creatures
    "typename": Phrases.of(CARD_TYPES, "card type"),  # creature cards
    "supertype": Phrases.of(SUPERTYPES, "supertype"),
    "colour": Phrases.of(_COLORS, "color"),
    "color": Phrases.of(_COLORS, "color"),
    "counter": CounterKinds(),
    "name": CardNames(),
    "label": Labels(),
    "anchor": AnchorWord(),
    "flavor": FlavorWords(),
    "ballot": PlainWord(),
}
