"""Manner: what the place of a phrase asks of its words, number and tense."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """How a phrase is said, as far as its place decides.

    `bare` is many whatever the phrase's own number is ("have it fight"); `tense` is "past", "participle", or "" for the
    present.
    """

    many: bool = False
    tense: str = ""
    bare: bool = False


PLAIN = Manner()


def is_many(value: object, otherwise: bool) -> bool:
    """Whether a value is grammatically many; `otherwise` if it has no number of its own."""
    if isinstance(value, tuple):
        return len(value) > 1 or (bool(value) and is_many(value[0], otherwise))
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value != 1
    own = getattr(value, "many", None)
    return own if isinstance(own, bool) else otherwise
