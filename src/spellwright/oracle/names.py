"""Names in a text (201.5): the card's own, which becomes `~`, and those of other cards, which are put between ‹ and ›.

Which words are a name, grammar can't know. A name of another card is looked for only where texts say one: behind
"named", "partner with", "completed" and the like. It ends where a name that is known ends, else with the last word in capitals; a
comma with more capitals behind it belongs to it, unless one more name follows ("Halvar, God of Battle"). What a token is
called is that token in the text that the token has (201.5).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from spellwright.oracle.plurals import SUBTYPE_FORMS

_LETTER = "A-Za-zÀ-ÖØ-öø-ÿ"
_BEFORE_A_NAME = re.compile(r"\b(?:named |[Pp]artner with |[Mm]eld them into |completed )")
_CREATED = re.compile(r"\b[Cc]reates? ([A-Z][^.,]*(?:, [^.]*?)?)(?=, an? (?:\w+ )?legendary )")
_FURTHER_NAME = re.compile(r"(?:, and/or |, or |, and | and/or | or | and |, )")
_CAPITALS = re.compile(
    rf"[A-ZÀ-ÖØ-Þ][{_LETTER}’'!-]*(?:(?: (?:of|the|to|in|from|for|on|at|de|la|von))* [A-ZÀ-ÖØ-Þ][{_LETTER}’'!-]*)*"
)
_TITLE = re.compile(rf", (?:the )?({_CAPITALS.pattern})")
_ONE_MORE = re.compile(r"(?:, and/or |, or |, and | and/or | or | and |, )[A-ZÀ-ÖØ-Þ]")
_TOKEN = re.compile(r"\b(?:tokens? named |[Cc]reates? )$")
_TEXT_OF_TOKEN = re.compile(r'"[^"]*"')
_NOUN = re.compile(r" (?:planeswalkers?|creatures?|cards?|tokens?|permanents?|spells?|artifacts?|lands?)\b")
LONGEST_NAME = 60


class Name(NamedTuple):
    """A name in a text: from where to where, and what stands for it."""

    start: int
    end: int
    sign: str


def short_names(name: str, legendary: bool) -> tuple[str, ...]:
    """How a text may call its own card beside the full name: "Niv-Mizzet" for "Niv-Mizzet, Parun" (201.5c).

    The short name of a legendary card without comma is what stands before "the", "of" or "and", else its first word.
    """
    head, comma, _ = name.partition(", ")
    if comma:
        return (head,)
    if not legendary:
        return ()
    middle = re.search(r" (?:the|of|and) ", name)
    if middle is not None:
        return (name[: middle.start()],)
    first, space, _ = name.partition(" ")
    return (first,) if space and first != "The" and first not in SUBTYPE_FORMS else ()


def may_be_plural(name: str) -> bool:
    """Whether a name may be a plural, so that verbs agree with it: "Gert and Old Lace, Runaways"."""
    head = name.partition(", ")[0]
    return " and " in head or "&" in head or head.endswith("s")


def names_in(text: str, own: str, legendary: bool, known: Collection[str]) -> list[Name]:
    """The names in a line of a text, in order.

    Args:
        text: The line.
        own: The name of the card that has the text.
        legendary: Whether it is legendary, so that its text may use a short name.
        known: The names of all cards.
    """
    found: list[Name] = []
    mine = (own, *short_names(own, legendary))
    others = [name for name in _others(text, known, mine) if text[name.start : name.end] != own]
    _claim(found, iter(others))
    _claim(found, _tokens(text, others))
    _claim(found, _occurrences(text, own))
    for short in mine[1:]:
        _claim(found, _occurrences(text, short))
    return sorted(found)


def _claim(found: list[Name], names: Iterator[Name]) -> None:
    """Add names, but for those that overlap with one that is there."""
    for name in names:
        if all(name.end <= other.start or other.end <= name.start for other in found):
            found.append(name)


def _occurrences(text: str, name: str) -> Iterator[Name]:
    """Where the own name stands. Where a subtype is called the same, it is the subtype that nouns follow."""
    for match in re.finditer(rf"(?<![{_LETTER}]){re.escape(name)}(?![{_LETTER}])", text):
        if not (name in SUBTYPE_FORMS and _NOUN.match(text, match.end())):
            yield Name(match.start(), match.end(), "~")


def _others(text: str, known: Collection[str], mine: tuple[str, ...]) -> Iterator[Name]:
    for match in _CREATED.finditer(text):
        yield _quoted(text, match.start(1), match.end(1))
    for match in _BEFORE_A_NAME.finditer(text):
        start = match.end()
        end = _known_name(text, start, known) or _in_capitals(text, start, mine)
        while end:
            yield _quoted(text, start, end)
            following = _FURTHER_NAME.match(text, end)
            start = following.end() if following else end
            end = (_known_name(text, start, known) or _no_subtype(text, start, mine)) if following else 0


def _tokens(text: str, others: list[Name]) -> Iterator[Name]:
    """Where a token's own text calls it by its name."""
    for name in others:
        if _TOKEN.search(text, 0, name.start):
            called = re.compile(rf"(?<![{_LETTER}'])(?:{re.escape(text[name.start : name.end])})(?![{_LETTER}])")
            for own in _TEXT_OF_TOKEN.finditer(text, name.end):
                if " '" not in own.group():  # what it gives to others speaks of them
                    yield from (Name(m.start(), m.end(), "this token") for m in called.finditer(text, *own.span()))


def _quoted(text: str, start: int, end: int) -> Name:
    return Name(start, end, f"‹{text[start:end]}›")


def _known_name(text: str, start: int, known: Collection[str]) -> int:
    """Where the longest known name that begins at a place ends; 0 if none does."""
    for end in range(min(len(text), start + LONGEST_NAME), start, -1):
        if text[start:end] in known and not text[end : end + 1].isalpha():
            return end
    return 0


def _in_capitals(text: str, start: int, mine: tuple[str, ...]) -> int:
    match = _CAPITALS.match(text, start)
    if match is None:
        return 0
    end = match.end()
    title = _TITLE.match(text, end)
    if title is not None and not title.group(1).startswith(mine) and not _ONE_MORE.match(text, title.end()):
        end = title.end()
    return end - (2 if text[:end].endswith(("'s", "’s")) else 0)


def _no_subtype(text: str, start: int, mine: tuple[str, ...]) -> int:
    """Where words in capitals end that are no subtype."""
    end = _in_capitals(text, start, mine)
    return 0 if text[start:end] in SUBTYPE_FORMS else end
