"""Updating the cards: fetch Scryfall's bulk files and import them."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from spellwright.cards.bulk import Progress
from spellwright.cards.database import CardDatabase
from spellwright.cards.downloads import Download, fetch, fetch_json
from spellwright.cards.errors import CardDataError, CardImportError, UpdateError
from spellwright.cards.fields import Value, mapping, records, text
from spellwright.cards.importing import ImportReport, import_files
from spellwright.cards.store import make_folder

VARIABLE = "SPELLWRIGHT_SCRYFALL"
SCRYFALL = "https://api.scryfall.com"
BULK_TYPES = ("oracle_cards", "default_cards", "rulings")

MEANWHILE = "The cards that you have still work, and `cards import FILE…` takes files that were fetched otherwise."


@dataclass(frozen=True, slots=True)
class BulkFile:
    """A bulk file as Scryfall's index lists it: which one, of when, and from where."""

    bulk_type: str
    updated_at: str
    address: str

    @property
    def note(self) -> str:
        """The key of the note in the database that says of when the imported file was."""
        return f"bulk:{self.bulk_type}"


def update(
    database: CardDatabase,
    progress: Progress | None = None,
    *,
    base: str | None = None,
    bulk_types: tuple[str, ...] = BULK_TYPES,
) -> ImportReport | None:
    """Fetch the bulk files that are newer than those imported, and import them; None where none is newer.

    What was fetched stays beside the database until it is imported, so that an interrupted update goes on where it was.

    Args:
        database: Where to.
        progress: Told how far fetching and reading have come.
        base: The address of Scryfall's interface; by default `$SPELLWRIGHT_SCRYFALL`, else Scryfall itself.
        bulk_types: Which of the files: "oracle_cards" (each card once), "default_cards" (each printing), "rulings".

    Raises:
        UpdateError: The files can't be fetched, aren't what they should be, or another update is running.
        CardDatabaseError: The database can't be used.
    """
    address = (base or os.environ.get(VARIABLE, "").strip() or SCRYFALL).rstrip("/")
    folder = database.path.parent / "downloads"
    with _alone(folder):
        try:
            wanted = [file for file in _listed(address, bulk_types) if database.note(file.note) != file.updated_at]
            downloads = [Download(file.address, folder / _file_name(file), file.bulk_type) for file in wanted]
            for download in downloads:
                fetch(download, progress)
        except UpdateError as error:
            raise UpdateError(f"{error}\n{MEANWHILE}") from error
        if not wanted:
            return None
        paths = [download.path for download in downloads]
        report = _imported(paths, database, progress, {file.note: file.updated_at for file in wanted})
        _remove_files(folder)
    return report


def _listed(address: str, bulk_types: tuple[str, ...]) -> list[BulkFile]:
    """The files of the wanted types in Scryfall's index of bulk data."""
    place = f"{address}/bulk-data"
    index = fetch_json(place)
    try:
        files = [_bulk_file(entry, where) for entry, where in records(mapping(index, place), "data", place)]
    except CardDataError as error:
        raise UpdateError(f"this isn't Scryfall's index of bulk data: {error}") from error
    wanted = [file for file in files if file.bulk_type in bulk_types]
    if not wanted:
        raise UpdateError(f"{place} lists none of {', '.join(bulk_types)}")
    return wanted


def _bulk_file(entry: Mapping[str, Value], where: str) -> BulkFile:
    return BulkFile(
        bulk_type=text(entry, "type", where, required=True),
        updated_at=text(entry, "updated_at", where, required=True),
        address=text(entry, "download_uri", where, required=True),
    )


def _file_name(file: BulkFile) -> str:
    """A name for the file that another day's file doesn't have, so that parts of the two never mix."""
    return re.sub(r"[^A-Za-z0-9]+", "-", f"{file.bulk_type}-{file.updated_at}") + ".json"


def _imported(
    paths: list[Path], database: CardDatabase, progress: Progress | None, notes: Mapping[str, str]
) -> ImportReport:
    try:
        return import_files(paths, database, progress, notes)
    except (CardImportError, CardDataError) as error:
        for path in paths:
            path.unlink(missing_ok=True)  # to be fetched anew, whichever of them it was
        raise UpdateError(f"a fetched file is damaged: {error}\n{MEANWHILE}") from error


def _remove_files(folder: Path) -> None:
    """Remove what was fetched, and the rests of earlier updates that were given up."""
    for pattern in ("*.json", "*.part"):
        for path in folder.glob(pattern):
            path.unlink(missing_ok=True)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let no two updates write to the same files. The lock is SQLite's: it ends with the process, however that ends."""
    make_folder(folder)
    with closing(sqlite3.connect(folder / "lock.sqlite", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise UpdateError("another update of the cards is running; wait until it is done") from error
        yield
