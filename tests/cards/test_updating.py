from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from tests.cards import samples

from spellwright.cards.database import CardDatabase
from spellwright.cards.errors import UpdateError
from spellwright.cards.importing import Tally
from spellwright.cards.updating import update

DATES = {"oracle_cards": "2025-11-29T10:02:00.000+00:00", "rulings": "2025-11-29T10:00:00.000+00:00"}


class Scryfall:
    """A server on this machine that answers like Scryfall's, and breaks off or refuses ranges when told to."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.files: dict[str, bytes] = {}
        self.dates = dict(DATES)
        self.asked: list[tuple[str, str | None]] = []
        self.break_after: int | None = None
        self.ranges = True

    def index(self) -> bytes:
        data = [
            {
                "object": "bulk_data",
                "id": samples.identity(name),
                "type": name,
                "updated_at": self.dates.get(name, "2025-11-29"),
                "uri": f"{self.address}/bulk-data/{samples.identity(name)}",
                "name": name.replace("_", " ").title(),
                "description": "A JSON file",
                "size": len(content),
                "download_uri": f"{self.address}/file/{name}",
                "content_type": "application/json",
                "content_encoding": "gzip",
            }
            for name, content in self.files.items()
        ]
        return json.dumps({"object": "list", "has_more": False, "data": data}).encode()

    def downloads(self) -> list[tuple[str, str | None]]:
        return [(path.rpartition("/")[2], sent) for path, sent in self.asked if path.startswith("/file/")]


class Handler(BaseHTTPRequestHandler):
    scryfall: Scryfall

    def do_GET(self) -> None:
        scryfall = self.scryfall
        scryfall.asked.append((self.path, self.headers.get("Range")))
        if self.path == "/bulk-data":
            self._send(200, scryfall.index())
        elif self.path.removeprefix("/file/") in scryfall.files:
            self._send_file(scryfall.files[self.path.removeprefix("/file/")])
        else:
            self._send(404, b"{}")

    def _send_file(self, content: bytes) -> None:
        match = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", "")) if self.scryfall.ranges else None
        if match and int(match[1]) >= len(content):
            self._send(416, b"", {"Content-Range": f"bytes */{len(content)}"})
        elif match:
            start = int(match[1])
            self._send(206, content[start:], {"Content-Range": f"bytes {start}-{len(content) - 1}/{len(content)}"})
        else:
            self._send(200, content)

    def _send(self, status: int, content: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in {"Content-Length": str(len(content)), **(headers or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        limit = self.scryfall.break_after if self.path.startswith("/file/") else None
        self.wfile.write(content[:limit])

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


@pytest.fixture
def scryfall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Scryfall]:
    handler = type("OneHandler", (Handler,), {})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    address = f"http://127.0.0.1:{server.server_address[1]}"
    handler.scryfall = Scryfall(address)  # type: ignore[attr-defined]
    handler.scryfall.files = {  # type: ignore[attr-defined]
        "oracle_cards": json.dumps([samples.BOLT, samples.VAULT, *samples.EXTRAS]).encode(),
        "unique_artwork": b"not asked for",
        "default_cards": gzip.compress(json.dumps([samples.OLD_BOLT, samples.BOLT, samples.ART]).encode()),
        "rulings": json.dumps([samples.ruling("Lightning Bolt", "So.")]).encode(),
    }
    monkeypatch.setenv("SPELLWRIGHT_SCRYFALL", address)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    yield handler.scryfall  # type: ignore[attr-defined]
    server.shutdown()
    server.server_close()
    thread.join()


def test_an_update_fetches_the_bulk_files_and_imports_them(scryfall: Scryfall, database: CardDatabase) -> None:
    report = update(database)
    assert report is not None
    assert (report.cards, report.printings, report.rulings) == (Tally(2, 0, 0), Tally(3, 0, 0), Tally(1, 0, 0))
    assert dict(report.skipped)["art_series"] == 2
    assert database.rulings(database.card("Lightning Bolt"))[0].comment == "So."
    assert [name for name, _ in scryfall.downloads()] == ["oracle_cards", "default_cards", "rulings"]


def test_the_address_may_be_given_and_the_files_chosen(
    scryfall: Scryfall, database: CardDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPELLWRIGHT_SCRYFALL", "http://127.0.0.1:9/")
    update(database, base=f"{scryfall.address}/", bulk_types=("rulings",))
    assert [name for name, _ in scryfall.downloads()] == ["rulings"]


def test_files_that_were_imported_are_not_fetched_again(scryfall: Scryfall, database: CardDatabase) -> None:
    update(database)
    scryfall.asked.clear()
    assert update(database) is None
    assert scryfall.downloads() == []


def test_only_the_newer_file_is_fetched(scryfall: Scryfall, database: CardDatabase) -> None:
    update(database)
    scryfall.asked.clear()
    scryfall.dates["rulings"] = "2025-11-30T10:00:00.000+00:00"
    scryfall.files["rulings"] = json.dumps([samples.ruling("Lightning Bolt", "Otherwise.")]).encode()
    report = update(database)
    assert report is not None
    assert report.rulings == Tally(1, 0, 0)
    assert [name for name, _ in scryfall.downloads()] == ["rulings"]


def test_nothing_fetched_is_left_behind(scryfall: Scryfall, database: CardDatabase) -> None:
    assert scryfall.files
    update(database)
    left = [path.name for path in (database.path.parent / "downloads").iterdir()]
    assert [name for name in left if not name.startswith("lock")] == []


def test_a_download_that_broke_off_goes_on_where_it_was(scryfall: Scryfall, database: CardDatabase) -> None:
    scryfall.break_after = 400
    with pytest.raises(UpdateError, match="broke off"):
        update(database, bulk_types=("oracle_cards",))
    assert [sent for _, sent in scryfall.downloads()] == [None, "bytes=400-", "bytes=800-"]
    scryfall.break_after = None
    scryfall.asked.clear()
    report = update(database, bulk_types=("oracle_cards",))
    assert report is not None
    assert report.cards == Tally(2, 0, 0)
    assert [sent for _, sent in scryfall.downloads()] == ["bytes=1200-"]


def test_a_server_without_ranges_sends_everything_again(scryfall: Scryfall, database: CardDatabase) -> None:
    scryfall.break_after = 400
    with pytest.raises(UpdateError, match="broke off"):
        update(database)
    scryfall.break_after, scryfall.ranges = None, False
    report = update(database)
    assert report is not None
    assert report.cards == Tally(2, 0, 0)


def test_a_part_that_is_whole_already_is_taken(scryfall: Scryfall, database: CardDatabase, tmp_path: Path) -> None:
    folder = tmp_path / "downloads"
    folder.mkdir()
    part = folder / "rulings-2025-11-29T10-00-00-000-00-00.json.part"
    part.write_bytes(scryfall.files["rulings"])
    report = update(database, bulk_types=("rulings",))
    assert report is not None
    assert report.rulings == Tally(1, 0, 0)
    assert [sent for _, sent in scryfall.downloads()] == [f"bytes={len(scryfall.files['rulings'])}-"]


def test_the_part_of_an_older_file_is_not_used(scryfall: Scryfall, database: CardDatabase) -> None:
    scryfall.break_after = 20
    with pytest.raises(UpdateError):
        update(database, bulk_types=("rulings",))
    scryfall.break_after = None
    scryfall.dates["rulings"] = "2025-11-30"
    scryfall.asked.clear()
    update(database, bulk_types=("rulings",))
    assert scryfall.downloads() == [("rulings", None)]


def test_progress_tells_of_fetching_and_of_reading(scryfall: Scryfall, database: CardDatabase) -> None:
    told: list[tuple[str, int, int | None]] = []
    update(database, lambda *step: told.append(step), bulk_types=("rulings",))
    size = len(scryfall.files["rulings"])
    assert told[0] == ("rulings", size, size)
    assert told[-1][1:] == (size, size)
    assert len(told) == 2


def test_offline_there_is_one_clear_message_and_the_cards_stay(database: CardDatabase) -> None:
    with pytest.raises(UpdateError) as caught:
        update(database, base="http://127.0.0.1:9")
    assert "http://127.0.0.1:9/bulk-data can't be reached" in str(caught.value)
    assert "is this computer online?" in str(caught.value)
    assert "The cards that you have still work" in str(caught.value)
    assert database.card("Lightning Bolt").cmc == 1


def test_an_error_of_the_server_is_told_with_its_number(scryfall: Scryfall, database: CardDatabase) -> None:
    with pytest.raises(UpdateError, match="answered with 404"):
        update(database, base=f"{scryfall.address}/nowhere")


def test_an_address_that_is_none_is_refused(database: CardDatabase) -> None:
    with pytest.raises(UpdateError, match="is no web address"):
        update(database, base="file:///etc")


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (b'{"data": []}', "lists none of oracle_cards"),
        (b"[]", "isn't Scryfall's index of bulk data"),
        (b"<html>", "not with JSON"),
    ],
)
def test_an_index_that_is_none_is_refused(
    scryfall: Scryfall, database: CardDatabase, answer: bytes, message: str
) -> None:
    scryfall.index = lambda: answer  # type: ignore[method-assign]
    with pytest.raises(UpdateError, match=message):
        update(database)


def test_a_damaged_file_is_fetched_anew_next_time(scryfall: Scryfall, database: CardDatabase) -> None:
    whole = scryfall.files["rulings"]
    scryfall.files["rulings"] = whole[:-20]
    with pytest.raises(UpdateError, match="a fetched file is damaged"):
        update(database, bulk_types=("rulings",))
    scryfall.files["rulings"] = whole
    report = update(database, bulk_types=("rulings",))
    assert report is not None
    assert report.rulings == Tally(1, 0, 0)


def test_two_updates_do_not_run_at_once(scryfall: Scryfall, database: CardDatabase) -> None:
    def again(*_: object) -> None:
        with pytest.raises(UpdateError, match="another update of the cards is running"):
            update(database)

    update(database, again)
    assert len(scryfall.downloads()) == 3
