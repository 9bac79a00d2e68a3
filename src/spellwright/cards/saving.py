"""Cards of the user's own, kept in the database beside the imported ones."""

from __future__ import annotations

import json
from dataclasses import replace

from spellwright.cards.database import CardDatabase
from spellwright.cards.errors import CardsError
from spellwright.cards.pool import pool_spellings, spellings
from spellwright.cards.schema import Card, to_scryfall
from spellwright.cards.store import transaction, writing
from spellwright.cr.spelling import folded

OWN = "own:"
"""What the identity of a card of the user's own begins with; no import touches it."""


def save_card(card: Card, database: CardDatabase) -> Card:
    """Keep a card of the user's own; one of the same name that was saved before is replaced.

    Raises:
        CardsError: a card of that name exists already.
        CardDatabaseError: the database can't be used.
    """
    own = replace(card, oracle_id=f"{OWN}{folded(card.name)}")
    other = database.find(card.name)
    if folded(card.name) in pool_spellings() or (other is not None and other.oracle_id != own.oracle_id):
        raise CardsError(f'there is a card named "{card.name}" already; give yours another name')
    data = json.dumps(to_scryfall(own), ensure_ascii=False, sort_keys=True)
    with writing(database.path) as connection, transaction(connection):
        connection.execute("DELETE FROM names WHERE oracle_id = ?", (own.oracle_id,))
        connection.execute("INSERT OR REPLACE INTO cards VALUES (?, ?, ?, ?)", (own.oracle_id, own.name, False, data))
        rows = [(spelling, own.oracle_id, rank) for spelling, rank in spellings(own)]
        connection.executemany("INSERT INTO names VALUES (?, ?, ?)", rows)
    return own
