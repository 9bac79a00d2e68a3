"""Printed faces, as pages draw them, and the words of abilities: what everybody may look up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.text import NotAnAbility
from spellwright.actions.walking import within
from spellwright.cards.compiling import compiled
from spellwright.cards.database import CardDatabase
from spellwright.cards.schema import Card, CardFace
from spellwright.keywords.keyword import KeywordAbility
from spellwright.oracle.english import grammar
from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.face import SPELLS
from spellwright.oracle.texts import with_names
from spellwright.oracle.word_tree import tree
from spellwright.words.ability import Ability
from spellwright.words.word import Word

_RARE = re.compile(r"\bonly (?:during|before|after|on|if)\b|\bend of combat\b", re.IGNORECASE)
"""What a text says that can be used only now and then."""


@lru_cache(maxsize=1 << 12)
def card_data(name: str) -> Card | None:
    """The card of a name, or of a face; None if there is none."""
    return CardDatabase().find(name)


def face_json(name: str) -> dict[str, Any] | None:
    """The printed face of a name, with its other faces; None for what is no card, such as a token."""
    card = card_data(name)
    if card is None:
        return None
    own = next((face for face in card.faces if face.name == name), card.faces[0])
    return {
        **_face(own),
        "name": name,
        "layout": card.layout,
        "colors": list(card.colors or own.colors or ()),
        "faces": [_face(face) for face in card.faces] if len(card.faces) > 1 else [],
    }


def _face(face: CardFace) -> dict[str, Any]:
    return {
        "name": face.name,
        "mana_cost": face.mana_cost,
        "type_line": face.type_line,
        "text": face.oracle_text,
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
    }


def card_json(card: Card) -> dict[str, Any]:
    """A card with what the engine reads in it, and what it doesn't."""
    read = compiled(card)
    unread = [{"words": u.words, "reason": u.reason} for u in read.unread]
    paragraphs = [paragraph for face in read.faces for paragraph in face.paragraphs]
    return {
        **(face_json(card.name) or {}),
        "read": read.is_read,
        "unread": unread,
        "words": [line for paragraph in paragraphs for line in tree(paragraph)],
        "keywords": _keywords(paragraphs),
    }


def _keywords(paragraphs: Sequence[Paragraph]) -> list[dict[str, str]]:
    """Each keyword that the paragraphs have or speak of, once: its rule, its name, and what it means in a line."""
    found = {type(w): w for p in paragraphs for w in within(p) if isinstance(w, KeywordAbility)}
    return [{"rule": each.RULE, "name": ability_name(each), "summary": each.SUMMARY} for each in found.values()]


@lru_cache(maxsize=1 << 13)
def word_text(word: Word) -> str:
    """A word in its English; empty for one that has none of its own."""
    try:
        return grammar().text(word)
    except NoEnglish:
        return ""


def ability_text(ability: Ability, name: str) -> str:
    """What an ability says, of the object of that name; for one without English of its own, what sort it is."""
    text = word_text(ability) or _printed(ability, name)
    if text:
        return with_names(text, name or "this")
    if isinstance(ability, KeywordAbility):
        return ability_name(ability)
    return f"({ability_name(ability)})"


def _printed(ability: Ability, name: str) -> str:
    """The paragraph of the card of that name of which the ability is a part; empty if there is none."""
    return next((text for part, text in _parts(name) if part == ability), "")


@lru_cache(maxsize=1 << 12)
def _parts(name: str) -> tuple[tuple[Ability, str], ...]:
    """The abilities that a card's paragraphs are made of, each with the text of its paragraph."""
    card = card_data(name) if name else None
    found: list[tuple[Ability, str]] = []
    for face in compiled(card).faces if card is not None else ():
        on_spell = not SPELLS.isdisjoint(face.characteristics.types)
        for paragraph in face.paragraphs:
            with suppress(NotAnAbility):
                found += [(part, word_text(paragraph)) for part in paragraph.abilities(on_spell)]
    return tuple(found)


def ability_name(ability: Ability) -> str:
    """What an ability is called: "first strike"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(ability).__name__).lower()


@lru_cache(maxsize=1 << 12)
def is_rare(name: str) -> bool:
    """Whether a card's text limits when something can be done: a window of that sort is never passed as idle."""
    card = card_data(name)
    return card is not None and any(_RARE.search(face.oracle_text) for face in card.faces)


@lru_cache(maxsize=1 << 12)
def modes_of(name: str) -> tuple[str, ...]:
    """The texts of a card's modes, as printed (700.2)."""
    card = card_data(name)
    if card is None:
        return ()
    lines = [line for face in card.faces for line in face.oracle_text.split("\n")]
    return tuple(line.lstrip("•").strip() for line in lines if line.startswith("•"))
