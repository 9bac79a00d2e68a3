"""Importing Scryfall's bulk files into the card database: adds and updates, all or nothing."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from spellwright.cards.bulk import Progress, Record, records, skipped_as
from spellwright.cards.database import CardDatabase
from spellwright.cards.fields import text
from spellwright.cards.pool import spellings
from spellwright.cards.schema import Card, from_scryfall, to_scryfall
from spellwright.cards.store import transaction, writing
from spellwright.cr.spelling import folded

NOT_LEGAL = "not_legal"

STAGING = """
CREATE TEMP TABLE new_cards (oracle_id TEXT PRIMARY KEY, name TEXT, playable INTEGER, data TEXT);
CREATE TEMP TABLE new_names (folded TEXT, oracle_id TEXT, rank INTEGER, PRIMARY KEY (folded, oracle_id));
CREATE TEMP TABLE new_printings (
    oracle_id TEXT, set_code TEXT, collector_number TEXT, rarity TEXT, released_at TEXT,
    PRIMARY KEY (oracle_id, set_code, collector_number)
);
CREATE TEMP TABLE new_sets (code TEXT PRIMARY KEY, name TEXT, set_type TEXT);
CREATE TEMP TABLE new_rulings (
    oracle_id TEXT, published_at TEXT, comment TEXT, source TEXT,
    UNIQUE (oracle_id, published_at, comment)
);
"""

COUNT_CARDS = """
SELECT
    coalesce(sum(old.oracle_id IS NULL), 0),
    coalesce(sum(old.data <> new.data), 0),
    coalesce(sum(old.data = new.data), 0)
FROM new_cards AS new LEFT JOIN cards AS old USING (oracle_id)
"""
COUNT_PRINTINGS = """
SELECT
    coalesce(sum(old.oracle_id IS NULL), 0),
    coalesce(sum((old.rarity, old.released_at) <> (new.rarity, new.released_at)), 0),
    coalesce(sum((old.rarity, old.released_at) = (new.rarity, new.released_at)), 0)
FROM new_printings AS new LEFT JOIN printings AS old USING (oracle_id, set_code, collector_number)
"""
COUNT_RULINGS = """
SELECT coalesce(sum(old.oracle_id IS NULL), 0), 0, coalesce(sum(old.oracle_id IS NOT NULL), 0)
FROM new_rulings AS new LEFT JOIN rulings AS old USING (oracle_id, published_at, comment)
"""

MERGE = """
DELETE FROM names WHERE oracle_id IN (
    SELECT new.oracle_id FROM new_cards AS new JOIN cards AS old USING (oracle_id) WHERE old.data <> new.data
);
INSERT OR IGNORE INTO names SELECT * FROM new_names;
INSERT INTO cards SELECT oracle_id, name, playable, data FROM new_cards WHERE true
    ON CONFLICT (oracle_id) DO UPDATE SET name = excluded.name, playable = excluded.playable, data = excluded.data
    WHERE data <> excluded.data;
INSERT INTO printings SELECT * FROM new_printings WHERE true
    ON CONFLICT (oracle_id, set_code, collector_number) DO UPDATE
    SET rarity = excluded.rarity, released_at = excluded.released_at
    WHERE (rarity, released_at) <> (excluded.rarity, excluded.released_at);
INSERT INTO sets SELECT * FROM new_sets WHERE true
    ON CONFLICT (code) DO UPDATE SET name = excluded.name, set_type = excluded.set_type;
DELETE FROM rulings WHERE oracle_id IN (SELECT oracle_id FROM new_rulings)
    AND (oracle_id, published_at, comment) NOT IN (SELECT oracle_id, published_at, comment FROM new_rulings);
INSERT OR IGNORE INTO rulings SELECT oracle_id, published_at, comment, source FROM new_rulings ORDER BY rowid;
"""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many records of a kind were new, changed, or there already as they are."""

    added: int
    updated: int
    unchanged: int

    def __str__(self) -> str:
        return f"{self.added} added, {self.updated} updated, {self.unchanged} unchanged"


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did. `skipped` counts by layout what isn't a card of a deck: tokens, art series and the like."""

    cards: Tally
    printings: Tally
    rulings: Tally
    skipped: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        skipped = ", ".join(f"{count} {layout}" for layout, count in self.skipped) or "nothing"
        return f"cards: {self.cards}\nprintings: {self.printings}\nrulings: {self.rulings}\nskipped: {skipped}"


def import_files(
    paths: Iterable[Path],
    database: CardDatabase,
    progress: Progress | None = None,
    notes: Mapping[str, str] | None = None,
) -> ImportReport:
    """Read Scryfall's bulk files (oracle-cards, default-cards, rulings) into the database.

    Everything read is staged first, outside of the database, so that others can use it meanwhile; then one transaction
    takes it over. An error or an interrupt at any time leaves the database as it was.

    Args:
        paths: The files, JSON, plain or gzipped.
        database: Where to.
        progress: Told how far reading has come.
        notes: Short texts to keep with this import, for `CardDatabase.note`.

    Raises:
        CardImportError: A file can't be read, or is no bulk file.
        CardDataError: A record isn't in Scryfall's form.
        CardDatabaseError: The database can't be used.
    """
    with writing(database.path) as connection:
        skipped: Counter[str] = Counter()
        with transaction(connection, "DEFERRED"):
            for statement in STAGING.split(";"):
                connection.execute(statement)
            for path in paths:
                for record in records(path, progress):
                    _stage(connection, record, skipped)
        with transaction(connection):
            cards, printings, rulings = (
                Tally(*connection.execute(count).fetchone()) for count in (COUNT_CARDS, COUNT_PRINTINGS, COUNT_RULINGS)
            )
            for statement in MERGE.split(";"):
                connection.execute(statement)
            connection.executemany("INSERT OR REPLACE INTO notes VALUES (?, ?)", (notes or {}).items())
    return ImportReport(cards, printings, rulings, tuple(sorted(skipped.items())))


def _stage(connection: sqlite3.Connection, record: Record, skipped: Counter[str]) -> None:
    if record.kind == "ruling":
        _stage_ruling(connection, record)
        return
    reason = skipped_as(record)
    if reason is not None:
        skipped[reason] += 1
        return
    card = from_scryfall(record.fields, record.where)
    card = replace(card, oracle_id=card.oracle_id or f"name:{folded(card.name)}")
    _stage_card(connection, card)
    _stage_printing(connection, card, text(record.fields, "set_type", record.where))


def _stage_card(connection: sqlite3.Connection, card: Card) -> None:
    """Keep what the card is. Of several printings the first speaks for all, except that the card is legal where any is:
    printings that can't be played (with gold borders, say) are not legal anywhere.
    """
    staged = connection.execute("SELECT data FROM new_cards WHERE oracle_id = ?", (card.oracle_id,)).fetchone()
    if staged is not None:
        earlier = from_scryfall(json.loads(staged[0]), card.name)
        legalities = _best_legalities(earlier, card)
        if legalities == earlier.legalities:
            return
        card = replace(earlier, legalities=legalities)
    playable = any(status != NOT_LEGAL for _, status in card.legalities)
    connection.execute(
        "INSERT OR REPLACE INTO new_cards VALUES (?, ?, ?, ?)", (card.oracle_id, card.name, playable, _written(card))
    )
    connection.executemany(
        "INSERT OR IGNORE INTO new_names VALUES (?, ?, ?)",
        ((spelling, card.oracle_id, rank) for spelling, rank in spellings(card)),
    )


def _stage_printing(connection: sqlite3.Connection, card: Card, set_type: str) -> None:
    if not card.set:
        return
    connection.execute(
        "INSERT OR REPLACE INTO new_printings VALUES (?, ?, ?, ?, ?)",
        (card.oracle_id, card.set, card.collector_number, card.rarity, card.released_at),
    )
    connection.execute("INSERT OR REPLACE INTO new_sets VALUES (?, ?, ?)", (card.set, card.set_name, set_type))


def _stage_ruling(connection: sqlite3.Connection, record: Record) -> None:
    values = [
        text(record.fields, name, record.where, required=True) for name in ("oracle_id", "published_at", "comment")
    ]
    connection.execute(
        "INSERT OR IGNORE INTO new_rulings VALUES (?, ?, ?, ?)",
        (*values, text(record.fields, "source", record.where)),
    )


def _best_legalities(first: Card, second: Card) -> tuple[tuple[str, str], ...]:
    best = dict(first.legalities)
    for play_format, status in second.legalities:
        if best.get(play_format, NOT_LEGAL) == NOT_LEGAL:
            best[play_format] = status
    return tuple(sorted(best.items()))


def _written(card: Card) -> str:
    """The card as it is stored: without what belongs to its printing, which has a table of its own."""
    alone = replace(card, set="", set_name="", collector_number="", rarity="", released_at="")
    return json.dumps(to_scryfall(alone), ensure_ascii=False, sort_keys=True)
