"""Fetching files over HTTP: resumable, with progress and with errors that a user understands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import cast
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from spellwright.cards.bulk import CHUNK, Progress
from spellwright.cards.errors import UpdateError
from spellwright.cards.fields import Value

TIMEOUT = 30.0
ATTEMPTS = 3
PARTIAL_CONTENT = 206
RANGE_NOT_SATISFIABLE = 416
WEB = ("http://", "https://")


@dataclass(frozen=True, slots=True)
class Download:
    """A file to fetch: from where, to where, and what to call it in messages."""

    address: str
    path: Path
    label: str

    @property
    def part(self) -> Path:
        """Where the file grows until it is whole; a later run goes on from there."""
        return self.path.with_name(f"{self.path.name}.part")


def fetch_json(address: str) -> Value:
    """The JSON value behind an address.

    Raises:
        UpdateError: It can't be reached, or isn't JSON.
    """
    with _explained(address), _opened(address) as response:
        content = response.read()
    try:
        return cast("Value", json.loads(content))
    except ValueError as error:
        raise UpdateError(
            f"{address} answered, but not with JSON; a proxy or a login page may stand between"
        ) from error


def fetch(download: Download, progress: Progress | None = None) -> None:
    """Fetch the file into its folder unless it is there already; what an interrupted run has fetched of it is used.

    Raises:
        UpdateError: It can't be fetched; what has come is kept for the next run.
    """
    if download.path.exists():
        return
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with _explained(download.address):
                _fetch_rest(download, progress)
        except UpdateError as error:
            if attempt == ATTEMPTS or not isinstance(error.__cause__, HTTPException | ConnectionError | TimeoutError):
                raise
        else:
            download.part.replace(download.path)
            return


def _fetch_rest(download: Download, progress: Progress | None) -> None:
    """Add to the part what it lacks; a server that can't send a range sends everything, and the part begins anew."""
    present = download.part.stat().st_size if download.part.exists() else 0
    try:
        response = _opened(download.address, present)
    except HTTPError as error:
        if error.code != RANGE_NOT_SATISFIABLE:
            raise
        if error.headers.get("Content-Range", "").endswith(f"/{present}"):
            return  # it was whole already
        response = _opened(download.address)
    with response:
        done = present if response.status == PARTIAL_CONTENT else 0
        _append(response, download, done, progress)


def _append(response: HTTPResponse, download: Download, done: int, progress: Progress | None) -> None:
    length = response.headers.get("Content-Length")
    total = done + int(length) if length else None
    with download.part.open("ab" if done else "wb") as file:
        while piece := response.read(CHUNK):
            file.write(piece)
            done += len(piece)
            if progress:
                progress(download.label, done, total)
    if total is not None and done < total:
        raise ConnectionResetError("it ended early")


def _opened(address: str, offset: int = 0) -> HTTPResponse:
    if not address.startswith(WEB):
        raise UpdateError(f"{address} is no web address; it should begin with https://")
    headers = {"User-Agent": "Spellwright", "Accept": "application/json;q=0.9,*/*;q=0.8"}
    if offset:
        headers["Range"] = f"bytes={offset}-"
    return cast("HTTPResponse", urlopen(Request(address, headers=headers), timeout=TIMEOUT))


@contextmanager
def _explained(address: str) -> Iterator[None]:
    try:
        yield
    except HTTPError as error:
        raise UpdateError(f"{address} answered with {error.code} {error.reason}") from error
    except URLError as error:
        raise UpdateError(f"{address} can't be reached ({error.reason}); is this computer online?") from error
    except (HTTPException, ConnectionError, TimeoutError) as error:
        raise UpdateError(f"the connection to {address} broke off ({error}); run it again to go on there") from error
    except OSError as error:
        raise UpdateError(f"what {address} sends can't be stored: {error}") from error
