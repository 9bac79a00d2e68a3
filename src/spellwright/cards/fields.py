"""Typed reading of JSON fields, with errors that say what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spellwright.cards.errors import CardDataError

Value = object
"""A value as JSON has it, not looked at yet."""

COLORS = ("W", "U", "B", "R", "G")
SHOWN = 60


def mapping(value: Value, where: str) -> Mapping[str, Value]:
    """The value as a JSON object.

    Raises:
        CardDataError: It is something else.
    """
    if not isinstance(value, dict):
        raise CardDataError(f"{where}: found {_shown(value)} where a JSON object should be")
    return value


def text(record: Mapping[str, Value], name: str, where: str, *, required: bool = False) -> str:
    """The field's text; empty where the field is absent or null, unless it is required.

    Raises:
        CardDataError: The field isn't text, or is required and missing.
    """
    value = record.get(name)
    if value is None or value == "":
        if required:
            raise CardDataError(f"{where}: the field '{name}' is missing; every card has one")
        return ""
    if not isinstance(value, str):
        raise CardDataError(f"{where}: '{name}' is {_shown(value)}; it should be text, in quotes")
    return value


def amount(record: Mapping[str, Value], name: str, where: str) -> float:
    """The field's number, 0 where the field is absent.

    Raises:
        CardDataError: The field isn't a number.
    """
    value = record.get(name)
    if value is None:
        return 0.0
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise CardDataError(f"{where}: '{name}' is {_shown(value)}; it should be a number, without quotes")
    return float(value)


def switch(record: Mapping[str, Value], name: str, where: str) -> bool:
    """The field's truth value, False where the field is absent.

    Raises:
        CardDataError: The field is neither true nor false.
    """
    value = record.get(name)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise CardDataError(f"{where}: '{name}' is {_shown(value)}; it should be true or false")
    return value


def words(record: Mapping[str, Value], name: str, where: str) -> tuple[str, ...]:
    """The field's list of texts, empty where the field is absent.

    Raises:
        CardDataError: The field isn't a list of texts.
    """
    return _list_of_texts(record.get(name) or [], name, where)


def symbols(record: Mapping[str, Value], name: str, where: str) -> tuple[str, ...] | None:
    """The field's colours (105.1) as W, U, B, R, G in that order, None where the field is absent.

    Raises:
        CardDataError: The field isn't a list of these letters.
    """
    value = record.get(name)
    if value is None:
        return None
    found = _list_of_texts(value, name, where)
    unknown = [color for color in found if color not in COLORS]
    if unknown:
        raise CardDataError(f"{where}: '{name}' has {_shown(unknown[0])}; colours are W, U, B, R and G")
    return tuple(color for color in COLORS if color in found)


def records(record: Mapping[str, Value], name: str, where: str) -> Iterator[tuple[Mapping[str, Value], str]]:
    """Each object of the field's list, with the place of it for messages; none where the field is absent.

    Raises:
        CardDataError: The field isn't a list of objects.
    """
    value = record.get(name)
    if value is None:
        return
    if not isinstance(value, list):
        raise CardDataError(f"{where}: '{name}' is {_shown(value)}; it should be a list of objects")
    for number, part in enumerate(value, start=1):
        place = f"{where}, '{name}' {number}"
        yield mapping(part, place), place


def _list_of_texts(value: Value, name: str, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise CardDataError(f"{where}: '{name}' is {_shown(value)}; it should be a list of texts")
    return tuple(value)


def _shown(value: Value) -> str:
    written = repr(value)
    return written if len(written) <= SHOWN else f"{written[:SHOWN]}…"
