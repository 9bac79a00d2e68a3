"""Reading Scryfall's bulk files, plain or gzipped, one record after the other."""

from __future__ import annotations

import codecs
import gzip
import json
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, cast

from spellwright.cards.errors import CardImportError
from spellwright.cards.fields import Value, mapping, text

Progress = Callable[[str, int, int | None], None]
"""Told as work goes on: on what, how many bytes are done, and of how many, as far as that is known."""

GZIP = b"\x1f\x8b"
CHUNK = 1 << 20
LONGEST_RECORD = 16 * CHUNK
BETWEEN_RECORDS = " \t\r\n,"
KINDS = ("card", "ruling")

SKIPPED_LAYOUTS = (
    "art_series",
    "double_faced_token",
    "emblem",
    "planar",
    "reversible_card",
    "scheme",
    "token",
    "vanguard",
)
"""Layouts of what isn't a card of a deck; a reversible card is another printing of a card that is there anyway."""

SKIPPED_TYPES = ("Card", "Dungeon", "Emblem", "Phenomenon", "Plane", "Scheme", "Stickers", "Token", "Vanguard")
"""The first words of type lines that mean the same where the layout doesn't tell."""


@dataclass(frozen=True, slots=True)
class Record:
    """One object of a bulk file: "card" or "ruling", its fields, and where it stands, for messages."""

    kind: str
    fields: dict[str, Value]
    where: str


def records(path: Path, progress: Progress | None = None) -> Iterator[Record]:
    """Each record of a bulk file of cards or of rulings, read as it is asked for.

    What the file holds is seen from its content, whatever its name. It may be an array or one object after the other.

    Args:
        path: The file.
        progress: Told how many bytes of the file have been read.

    Raises:
        CardImportError: The file can't be read, is cut off, isn't JSON, or holds something else.
    """
    with _explained(path), path.open("rb") as file:
        total = path.stat().st_size
        number = 0
        for number, value in enumerate(_values(_characters(file, path, total, progress), path), start=1):
            yield _record(value, f"{path.name}, record {number}")
        if number == 0:
            raise CardImportError(f"{path} holds no records; it should be a bulk file of Scryfall's, as JSON")


def skipped_as(record: Record) -> str | None:
    """What a card record is called among those that are skipped; None for a card that can be in a deck."""
    layout = text(record.fields, "layout", record.where)
    if layout in SKIPPED_LAYOUTS:
        return layout
    first_word = text(record.fields, "type_line", record.where).partition(" ")[0]
    return first_word.lower() if first_word in SKIPPED_TYPES else None


def _record(value: Value, where: str) -> Record:
    fields = mapping(value, where)
    kind = text(fields, "object", where)
    if kind not in KINDS:
        raise CardImportError(
            f"{where}: 'object' is '{kind}'; Scryfall's bulk files have 'card' (oracle-cards, default-cards) "
            "or 'ruling' (rulings) in every record"
        )
    return Record(kind, dict(fields), where)


def _characters(file: BinaryIO, path: Path, total: int, progress: Progress | None) -> Iterator[str]:
    """The text of the file in pieces, unpacked where it is packed."""
    is_packed = file.read(len(GZIP)) == GZIP
    file.seek(0)
    unpacked = cast("BinaryIO", gzip.GzipFile(fileobj=file)) if is_packed else file
    decoder = codecs.getincrementaldecoder("utf-8-sig")()
    while piece := unpacked.read(CHUNK):
        if progress:
            progress(path.name, file.tell(), total)
        yield decoder.decode(piece)
    yield decoder.decode(b"", final=True)


def _values(pieces: Iterator[str], path: Path) -> Iterator[Value]:
    """The JSON objects in the pieces; an array's brackets and commas are what stands between them."""
    decoder = json.JSONDecoder()
    reader = _Reader(pieces)
    in_array = reader.skip("[")
    while True:
        reader.skip_between()
        if reader.at_end():
            break
        if in_array and reader.skip("]"):
            in_array = False
            continue
        if reader.next_character() != "{":
            raise CardImportError(
                f"{path} isn't a list of JSON objects: {reader.excerpt()!r} stands where one should begin"
            )
        yield reader.value(decoder, path)
    if in_array:
        raise CardImportError(f"{path} is cut off: the list that it holds has no end; download it again")


class _Reader:
    """The text read so far and not used yet, and where in it we are."""

    def __init__(self, pieces: Iterator[str]) -> None:
        self._pieces = pieces
        self._text = ""
        self._at = 0
        self._ended = False

    def at_end(self) -> bool:
        while self._at >= len(self._text) and not self._ended:
            self._more()
        return self._at >= len(self._text)

    def next_character(self) -> str:
        return "" if self.at_end() else self._text[self._at]

    def skip(self, character: str) -> bool:
        self.skip_between()
        if self.next_character() != character:
            return False
        self._at += 1
        return True

    def skip_between(self) -> None:
        while not self.at_end() and self._text[self._at] in BETWEEN_RECORDS:
            self._at += 1

    def excerpt(self) -> str:
        return self._text[self._at : self._at + 20]

    def value(self, decoder: json.JSONDecoder, path: Path) -> Value:
        while True:
            try:
                value, self._at = decoder.raw_decode(self._text, self._at)
            except json.JSONDecodeError as error:
                if self._ended or len(self._text) - self._at > LONGEST_RECORD:
                    raise CardImportError(
                        f"{path} isn't whole JSON, or is cut off: {error.msg}; download it again"
                    ) from error
                self._more()
            else:
                return cast("Value", value)

    def _more(self) -> None:
        piece = next(self._pieces, None)
        self._ended = piece is None
        self._text = self._text[self._at :] + (piece or "")
        self._at = 0


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Say of errors in reading the file which file it was."""
    try:
        yield
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise CardImportError(f"{path} is packed, but cut off or damaged ({error}): download it again") from error
    except UnicodeDecodeError as error:
        raise CardImportError(f"{path} isn't text in UTF-8, as Scryfall's bulk files are: {error.reason}") from error
    except OSError as error:
        raise CardImportError(f"{path} can't be read: {error.strerror or error}") from error
