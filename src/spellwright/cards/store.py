"""The database file: its tables, and how several processes share it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from spellwright.cards.errors import CardDatabaseError

VERSION = 1
PATIENCE = 60.0
"""Seconds to wait for another process that writes."""

TABLES = """
CREATE TABLE cards (
    oracle_id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    playable INTEGER NOT NULL,
    data TEXT NOT NULL
);
CREATE TABLE names (
    folded TEXT NOT NULL,
    oracle_id TEXT NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (folded, oracle_id)
) WITHOUT ROWID;
CREATE INDEX names_by_card ON names (oracle_id);
CREATE TABLE printings (
    oracle_id TEXT NOT NULL,
    set_code TEXT NOT NULL,
    collector_number TEXT NOT NULL,
    rarity TEXT NOT NULL,
    released_at TEXT NOT NULL,
    PRIMARY KEY (oracle_id, set_code, collector_number)
) WITHOUT ROWID;
CREATE INDEX printings_by_set ON printings (set_code);
CREATE TABLE sets (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    set_type TEXT NOT NULL
);
CREATE TABLE rulings (
    oracle_id TEXT NOT NULL,
    published_at TEXT NOT NULL,
    comment TEXT NOT NULL,
    source TEXT NOT NULL,
    UNIQUE (oracle_id, published_at, comment)
);
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
"""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection | None]:
    """A connection for one look-up, closed afterwards; None while there is no database.

    A connection lives no longer than that, so that none is carried into another thread or a forked process.

    Raises:
        CardDatabaseError: The file is no card database, is of a newer version, or stays locked.
    """
    if not path.is_file():
        yield None
        return
    with _explained(path), closing(_connected(path)) as connection:
        if _version(connection, path) == 0:
            yield None
        else:
            yield connection


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for an import; makes the folder, the file and the tables where they are missing.

    Raises:
        CardDatabaseError: As for `reading`, or the folder can't be written.
    """
    with _explained(path):
        make_folder(path.parent)
        with closing(_connected(path)) as connection:
            _set_up(connection, path)
            yield connection


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    """All or nothing: what was written is kept at the end, and undone when anything was raised (an interrupt too)."""
    connection.execute(f"BEGIN {kind}")
    try:
        yield
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def make_folder(folder: Path) -> None:
    """Make the folder where it is missing.

    Raises:
        CardDatabaseError: It can't be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CardDatabaseError(
            f"the folder {folder} for card data can't be made ({error.strerror}); SPELLWRIGHT_HOME may name another one"
        ) from error


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)


def _version(connection: sqlite3.Connection, path: Path) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise CardDatabaseError(
            f"{path} was written by a newer Spellwright (version {version} of its form; this one knows {VERSION}): "
            "update Spellwright, or remove the file and import the cards again"
        )
    return version


def _set_up(connection: sqlite3.Connection, path: Path) -> None:
    if _version(connection, path) == 0:
        with transaction(connection):
            if _version(connection, path) == 0:  # another process may have been quicker
                for statement in TABLES.split(";"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {VERSION}")
    _let_readers_and_a_writer_share(connection)


def _let_readers_and_a_writer_share(connection: sqlite3.Connection) -> None:
    """Turn on write-ahead logging, which stays on with the file.

    SQLite doesn't wait for the change while another process has the file open; the next import tries again then, and
    until it succeeds readers wait for a writer, no more.
    """
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Say of SQLite's and the system's errors which file they are about, and what helps."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise CardDatabaseError(
                f"{path} is in use by another process for more than {PATIENCE:.0f} seconds; try again when it is done"
            ) from error
        raise CardDatabaseError(f"the card database {path} can't be used: {error}") from error
    except sqlite3.DatabaseError as error:
        raise CardDatabaseError(
            f"{path} is no card database, or a damaged one ({error}): remove it and import the cards again"
        ) from error
