"""903.4. The colour identity of a card: the colours of the mana symbols in its costs and texts, and of what defines it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from spellwright.actions.becomes import IsColor
from spellwright.actions.holding import Holding
from spellwright.cr.subtypes import BASIC_LAND_TYPES
from spellwright.oracle.face import FaceText, type_line
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import BIT

_SYMBOL = re.compile(r"\{([^}]*)\}")
_REMINDER = re.compile(r"\([^)]*\)")
_OF_LAND = dict(zip(("Plains", "Island", "Swamp", "Mountain", "Forest"), "WUBRG", strict=True))
assert set(_OF_LAND) == set(BASIC_LAND_TYPES)


def color_identity(faces: Iterable[FaceText]) -> int:
    """The colours in all faces of a card (903.4d); reminder text doesn't count (903.4c), basic land types do (305.6)."""
    bits = 0
    for face in faces:
        said = face.mana_cost + _REMINDER.sub("", face.oracle_text)
        letters = "".join(_SYMBOL.findall(said)) + "".join(face.color_indicator)
        letters += "".join(_OF_LAND.get(each, "") for each in type_line(face.type_line).subtypes)
        for letter in letters:
            bits |= BIT.get(letter, 0) & _COLORED
    return bits


def defined_colors(faces: Iterable[Characteristics]) -> int:
    """The colours that characteristic-defining abilities give them (903.4, 604.3)."""
    bits = 0
    for face in faces:
        for ability in face.abilities:
            if isinstance(ability, Holding) and ability.anywhere:
                for predicate in ability.predicates:
                    bits |= predicate.mask if isinstance(predicate, IsColor) else 0
    return bits


_COLORED = BIT["W"] | BIT["U"] | BIT["B"] | BIT["R"] | BIT["G"]
