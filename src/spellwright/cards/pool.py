"""The bundled pool: the cards that are there right after installing, offline and without an import."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from importlib import resources

from spellwright.cards.schema import Card, from_scryfall
from spellwright.cr.spelling import folded

POOL = "pool.json"
PACKAGE = "spellwright.cards"


@cache
def pool() -> tuple[Card, ...]:
    """The cards of the bundled pool, in the order of their names."""
    records = json.loads(resources.files(PACKAGE).joinpath(POOL).read_text(encoding="utf-8"))
    cards = [from_scryfall(record, f"{POOL}, record {number}") for number, record in enumerate(records, start=1)]
    named = {card.name: card for card in cards}
    return tuple(replace(c, melds_into=named.get(c.meld_result)) if c.meld_result else c for c in cards)


def spellings(card: Card) -> tuple[tuple[str, int], ...]:
    """The folded names under which the card is found, each with its rank: 0 whole name, 1 front face, 2 other face."""
    ranked = {folded(card.name): 0}
    for number, name in enumerate(card.face_names):
        ranked.setdefault(folded(name), 1 if number == 0 else 2)
    return tuple(ranked.items())


@cache
def pool_spellings() -> dict[str, tuple[int, Card]]:
    """Each folded name of the pool with its rank and card; where two cards share one, the better rank."""
    found: dict[str, tuple[int, Card]] = {}
    for card in pool():
        for spelling, rank in spellings(card):
            if spelling not in found or rank < found[spelling][0]:
                found[spelling] = (rank, card)
    return found
