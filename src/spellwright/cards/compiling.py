"""Compiling cards of the database: from their data to what a game plays with, or the words that weren't understood."""

from __future__ import annotations

from functools import lru_cache

from spellwright.cards.pool import pool
from spellwright.cards.schema import Card as CardData
from spellwright.cards.schema import CardFace
from spellwright.oracle.compiler import CompiledCard, compile_card
from spellwright.oracle.face import FaceText


@lru_cache(maxsize=1 << 14)
def compiled(card: CardData) -> CompiledCard:
    """The card with its abilities made of words; whether it is read, and what isn't, is told by the result."""
    result = card.melds_into
    faces = [_text(face) for face in (*card.faces, *(result.faces if result is not None else ()))]
    value = int(result.cmc) if result is not None else None
    return compile_card(card.name, card.layout, faces, _pool_names(), value)


def _text(face: CardFace) -> FaceText:
    return FaceText(
        face.name,
        face.mana_cost,
        face.type_line,
        face.oracle_text,
        face.power,
        face.toughness,
        face.loyalty,
        face.defense,
        face.color_indicator,
    )


@lru_cache(maxsize=1)
def _pool_names() -> frozenset[str]:
    return frozenset(card.name for card in pool())
