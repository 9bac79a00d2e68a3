"""A face's printed characteristics, its abilities aside: name, mana cost, type line, numbers, colours (200-210)."""

from __future__ import annotations

from dataclasses import dataclass, field

from spellwright.cr.subtypes import SUBTYPES_OF, SUPERTYPES
from spellwright.words.mana import BIT, ManaCost

SPELLS = frozenset({"instant", "sorcery"})


@dataclass(frozen=True, slots=True)
class FaceText:
    """What is printed on one face or half of a card, as text. Numbers that it doesn't have are None."""

    name: str
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TypeLine:
    """A type line taken apart (205): supertypes and card types in lower case, subtypes as printed."""

    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]

    @property
    def is_spell(self) -> bool:
        """Whether it is an instant or sorcery."""
        return bool(self.types & SPELLS)

    @property
    def is_dungeon(self) -> bool:
        """Whether it is a dungeon card, whose text is one of rooms (309.1)."""
        return "dungeon" in self.types


_SUBTYPES: tuple[str, ...] = tuple(sorted({s for names in SUBTYPES_OF.values() for s in names}))
_SEVERAL_WORDS: tuple[str, ...] = tuple(s for s in _SUBTYPES if " " in s)


def type_line(text: str) -> TypeLine:
    """Take a type line apart: "Legendary Creature — Elf Warrior" (205.1-205.4)."""
    before, _, after = text.partition("—")
    words = [w.lower() for w in before.split()]
    supertypes = frozenset(w for w in words if w in SUPERTYPES)
    return TypeLine(supertypes, frozenset(w for w in words if w not in SUPERTYPES), frozenset(_subtypes(after)))


def _subtypes(text: str) -> list[str]:
    found: list[str] = []
    text = text.strip()
    for several in _SEVERAL_WORDS:
        if several in text:  # 205.3b: "Time Lord" is one subtype
            found.append(several)
            text = text.replace(several, "")
    return found + text.split()


def number(text: str | None) -> int | None:
    """A printed number; "*" and what is added to it count as 0, since an ability defines them (208.2, 208.2a)."""
    if text is None or text == "":
        return None
    digits = text.replace("*", "0").replace("²", "").replace("½", "")
    if "+" in digits or "-" in digits[1:]:
        return sum(int(part) for part in digits.replace("-", "+-").split("+") if part)
    return int(digits) if digits.lstrip("-").isdigit() else 0


def colors(mana_cost: ManaCost | None, indicator: tuple[str, ...]) -> int:
    """The colours of the symbols in the mana cost, and of the colour indicator (202.2, 204)."""
    bits = mana_cost.colors if mana_cost is not None else 0
    for letter in indicator:
        bits |= BIT[letter]
    return bits


@dataclass(frozen=True, slots=True)
class Unread:
    """Words of a text that were not understood: why, and where they stand in the face's text."""

    text: str
    words: str
    reason: str
    at: int = 0
    expected: tuple[str, ...] = field(default=(), compare=False)
