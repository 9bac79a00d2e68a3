"""What is kept: tables and, append-only, everything that was answered at them, in one SQLite file.

A line is written before anybody is shown what came of it, so that a server that is killed at any moment goes on at the
same decision.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, created REAL NOT NULL, about TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, table_id TEXT NOT NULL, role TEXT NOT NULL,
    player INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS lines (number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL,
    value TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS lines_of_tables ON lines (table_id, number);
CREATE TRIGGER IF NOT EXISTS lines_stay BEFORE UPDATE ON lines BEGIN SELECT raise(ABORT, 'append only'); END;
CREATE TRIGGER IF NOT EXISTS lines_remain BEFORE DELETE ON lines BEGIN SELECT raise(ABORT, 'append only'); END;
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of what happened at a table: its kind ("game", "answer", "concede", "undo", "settings") and its value."""

    kind: str
    value: Any


@dataclass(frozen=True, slots=True)
class Access:
    """What a token opens: which table, as what ("seat", "both", "watch", "replay"), and as which player."""

    table: str
    role: str
    player: int


class Store:
    """The file. It is used from one thread."""

    def __init__(self, path: Path | str) -> None:
        """Open the file, or make it.

        Raises:
            OSError: its folder can't be made.
            sqlite3.Error: it can't be opened, or is none of ours.
        """
        if isinstance(path, Path):
            path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        self._connection.executescript(SCHEMA)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def add_table(self, table: str, created: float, about: dict[str, Any], tokens: dict[str, tuple[str, int]]) -> None:
        """Keep a new table, and what each of its tokens opens: a role and a player."""
        with self._connection:
            self._connection.execute("BEGIN")
            self._connection.execute("INSERT INTO tables VALUES (?, ?, ?)", (table, created, json.dumps(about)))
            rows = [(token, table, role, player) for token, (role, player) in tokens.items()]
            self._connection.executemany("INSERT INTO tokens VALUES (?, ?, ?, ?)", rows)

    def append(self, table: str, entries: Iterable[Entry]) -> None:
        """Add lines to a table's, all or none."""
        rows = [(table, entry.kind, json.dumps(entry.value)) for entry in entries]
        with self._connection:
            self._connection.execute("BEGIN")
            self._connection.executemany("INSERT INTO lines (table_id, kind, value) VALUES (?, ?, ?)", rows)

    def access(self, token: str) -> Access | None:
        """What a token opens; None for one that nobody was given."""
        query = "SELECT table_id, role, player FROM tokens WHERE token = ?"
        row = self._connection.execute(query, (token,)).fetchone()
        return Access(*row) if row else None

    def about(self, table: str) -> dict[str, Any]:
        """What was said of a table as it was made.

        Raises:
            LookupError: there is no such table.
        """
        row = self._connection.execute("SELECT about FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            raise LookupError(table)
        about: dict[str, Any] = json.loads(row[0])
        return about

    def entries(self, table: str) -> list[Entry]:
        """All lines of a table, oldest first."""
        rows = self._connection.execute("SELECT kind, value FROM lines WHERE table_id = ? ORDER BY number", (table,))
        return [Entry(kind, json.loads(value)) for kind, value in rows]
