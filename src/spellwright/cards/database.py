"""The cards that the user has: those imported, and the bundled pool beneath them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from spellwright.cards.errors import UnknownCardError
from spellwright.cards.home import home
from spellwright.cards.names import nearest
from spellwright.cards.pool import pool, pool_spellings
from spellwright.cards.schema import Card, from_scryfall
from spellwright.cards.store import reading
from spellwright.cr.spelling import folded

FILE = "cards.sqlite"

NEWEST_PRINTING = """
SELECT cards.data, printings.set_code, sets.name, printings.collector_number, printings.rarity, printings.released_at
FROM cards
LEFT JOIN printings ON printings.oracle_id = cards.oracle_id
    AND (printings.set_code, printings.collector_number) = (
        SELECT set_code, collector_number FROM printings AS other WHERE other.oracle_id = cards.oracle_id
        ORDER BY released_at DESC, set_code, collector_number LIMIT 1
    )
LEFT JOIN sets ON sets.code = printings.set_code
"""
BY_NAME = (
    "SELECT names.rank, names.oracle_id FROM names JOIN cards USING (oracle_id) WHERE names.folded = ? "
    "ORDER BY names.rank, cards.playable DESC, cards.rowid DESC LIMIT 1"
)
ONE_CARD = NEWEST_PRINTING + "WHERE cards.oracle_id = ?"
ALL_CARDS = NEWEST_PRINTING + "ORDER BY cards.name, cards.oracle_id"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the makers of the game have said about a card."""

    published_at: str
    comment: str
    source: str


@dataclass(frozen=True, slots=True)
class Printing:
    """One appearance of a card in a set."""

    set: str
    set_name: str
    collector_number: str
    rarity: str
    released_at: str


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set in which cards were printed."""

    code: str
    name: str
    set_type: str


class CardDatabase:
    """The imported cards, with the bundled pool for what was not imported.

    Every look-up opens the file anew and sees what other processes have imported meanwhile; without a file there is the
    pool alone. All methods raise `CardDatabaseError` where the file can't be used.

    Args:
        path: The database file; by default the one in the user's data folder.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = home() / FILE if path is None else path

    def card(self, name: str) -> Card:
        """The card of this name.

        Case, accents and kinds of apostrophe don't matter, and the name of a face or half will do.

        Raises:
            UnknownCardError: No card has this name; the error offers the nearest ones.
        """
        found = self.find(name)
        if found is None:
            raise UnknownCardError(name, self.nearest(name))
        return found

    def find(self, name: str) -> Card | None:
        """The card of this name as `card` finds it, or None."""
        spelling = folded(name)
        rank_in_pool, bundled = pool_spellings().get(spelling, (None, None))
        with reading(self.path) as connection:
            row = connection.execute(BY_NAME, (spelling,)).fetchone() if connection else None
            if connection is None or row is None:
                return bundled
            rank, oracle_id = row
            if rank_in_pool is not None and rank_in_pool < rank:
                return bundled
            return self._whole(_card(connection.execute(ONE_CARD, (oracle_id,)).fetchone()))

    def _whole(self, card: Card) -> Card:
        """The card with what it melds into (712.4)."""
        return replace(card, melds_into=self.find(card.meld_result)) if card.meld_result else card

    def nearest(self, name: str, count: int = 3) -> tuple[str, ...]:
        """The names of the cards that the name may have meant, best first, at most `count`."""
        known = [(spelling, card.name) for spelling, (_, card) in pool_spellings().items()]
        with reading(self.path) as connection:
            if connection is not None:
                rows = connection.execute("SELECT names.folded, cards.name FROM names JOIN cards USING (oracle_id)")
                known = [*rows, *known]
        return nearest(name, known, count)

    def __iter__(self) -> Iterator[Card]:
        """Every card: the imported ones in the order of their names, then those that only the pool has."""
        with reading(self.path) as connection:
            if connection is None:
                yield from pool()
                return
            for row in connection.execute(ALL_CARDS):
                yield self._whole(_card(row))
            imported = _imported_names(connection)
        yield from (card for card in pool() if folded(card.name) not in imported)

    def __len__(self) -> int:
        with reading(self.path) as connection:
            if connection is None:
                return len(pool())
            imported = _imported_names(connection)
            only_bundled = sum(folded(card.name) not in imported for card in pool())
            return only_bundled + int(connection.execute("SELECT count(*) FROM cards").fetchone()[0])

    def rulings(self, card: Card) -> tuple[Ruling, ...]:
        """The card's rulings, oldest first; none where none were imported."""
        rows = self._rows(
            "SELECT published_at, comment, source FROM rulings WHERE oracle_id = ? ORDER BY published_at, rowid",
            card.oracle_id,
        )
        return tuple(Ruling(*row) for row in rows)

    def printings(self, card: Card) -> tuple[Printing, ...]:
        """The card's printings that were imported, oldest first."""
        rows = self._rows(
            "SELECT set_code, coalesce(sets.name, ''), collector_number, rarity, released_at "
            "FROM printings LEFT JOIN sets ON sets.code = set_code WHERE oracle_id = ? "
            "ORDER BY released_at, set_code, collector_number",
            card.oracle_id,
        )
        return tuple(Printing(*row) for row in rows)

    def sets(self) -> tuple[CardSet, ...]:
        """The sets of the imported printings, by code."""
        return tuple(CardSet(*row) for row in self._rows("SELECT code, name, set_type FROM sets ORDER BY code"))

    def note(self, key: str) -> str | None:
        """What was noted at an import under the key (which state of a bulk file it was, say)."""
        rows = self._rows("SELECT value FROM notes WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    def _rows(self, query: str, *values: str) -> list[tuple[str, ...]]:
        with reading(self.path) as connection:
            return connection.execute(query, values).fetchall() if connection else []


def _card(row: tuple[str, str | None, str | None, str | None, str | None, str | None]) -> Card:
    data, code, set_name, number, rarity, released_at = row
    card = from_scryfall(json.loads(data), "the card database")
    if code is None:
        return card
    return replace(
        card,
        set=code,
        set_name=set_name or "",
        collector_number=number or "",
        rarity=rarity or "",
        released_at=released_at or "",
    )


def _imported_names(connection: sqlite3.Connection) -> frozenset[str]:
    return frozenset(row[0] for row in connection.execute("SELECT folded FROM names WHERE rank = 0"))
