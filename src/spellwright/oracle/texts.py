"""A card's Oracle text to paragraphs that the grammar reads, each of which knows where its words stand on the card.

Reminder text is left out (207.2a). Bullets and the rows of a table of results belong to the paragraph before (700.2,
706.2). The card's own name becomes `~` (`≋` where verbs agree with it as with a plural), other names are put between ‹
and › (`spellwright.oracle.names`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from spellwright.oracle.names import names_in

_REMINDER = re.compile(r"[ \t]*\([^()]*\)")
_BRACKETS = re.compile(r"[ \t]*\([^()]*\)|[\[\]]")
_BRACKETED = re.compile(r"[ \t]*\([^()]*\)|[ \t]*\[(?![^\[\]]*\]:)[^\[\]]*\]|[\[\]]")  # no loyalty cost: "[+1]:"
_TYPED = re.compile(r"--|(?<![\w/])-(?=(?:\d+|X)(?:\]?:|$))")
"""Signs as they are typed where there is no better one: the em dash, and the minus of a loyalty cost."""
_CONTINUES = re.compile(r"\s*(?:•|(?:\{P\})+ —|\d+(?:[-–—]\d+|\+)? \|)")
_SIGN = re.compile(r"[~≋]|‹([^‹›]*)›")


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a paragraph: its text, and where the text stands that it was made of.

    A piece has the length of its source, or is a sign that stands for a name.
    """

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of an Oracle text."""

    pieces: tuple[Piece, ...]

    @property
    def text(self) -> str:
        """What the grammar reads."""
        return "".join(piece.text for piece in self.pieces)

    @property
    def start(self) -> int:
        """Where it begins in the Oracle text."""
        return self.pieces[0].start

    @property
    def end(self) -> int:
        """Where it ends in the Oracle text."""
        return self.pieces[-1].end

    def offset(self, at: int) -> int:
        """Where a place of `text` is in the Oracle text. Within a name: where the name begins."""
        for piece in self.pieces:
            if at < len(piece.text):
                return piece.start + (at if _is_verbatim(piece) else 0)
            at -= len(piece.text)
        return self.end


def _is_verbatim(piece: Piece) -> bool:
    return len(piece.text) == piece.end - piece.start and not _SIGN.fullmatch(piece.text)


def paragraphs(
    text: str, name: str, *, legendary: bool = False, known: Collection[str] = (), cleaved: bool = False
) -> tuple[Paragraph, ...]:
    """The paragraphs of the Oracle text of a card or face.

    Args:
        text: The text, its paragraphs divided by line ends.
        name: The name of the card or face.
        legendary: Whether it is legendary.
        known: The names of all cards, to tell where a name in the text ends.
        cleaved: Whether what stands in square brackets is left out (702.148a).
    """
    out = _BRACKETED if cleaved else _BRACKETS if "[" in text else _REMINDER
    joined: list[list[Piece]] = []
    for start, line in _lines(text):
        pieces = list(_pieces(line, start, name, legendary, known, out))
        if not pieces:
            continue
        if joined and _CONTINUES.match(line):
            before = joined[-1][-1].end
            joined[-1] += [Piece("\n", before, before + 1), *pieces]
        else:
            joined.append(pieces)
    return tuple(Paragraph(tuple(pieces)) for pieces in joined)


def with_names(text: str, name: str) -> str:
    """A text that the grammar printed, as people read it: `~` is the name, other names stand without their signs."""
    return _SIGN.sub(lambda match: match.group(1) or name, text)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    for line in text.split("\n"):
        yield start, line
        start += len(line) + 1


def _pieces(
    line: str, start: int, name: str, legendary: bool, known: Collection[str], out: re.Pattern[str]
) -> Iterator[Piece]:
    """A line without what is left out and without spaces around, names replaced by signs."""
    for first, last in _stretches(line, out):
        stretch = line[first:last]
        at = 0
        for found in names_in(stretch, name, legendary, known):
            yield from _signs(stretch[at : found.start], start + first + at)
            yield Piece(found.sign, start + first + found.start, start + first + found.end)
            at = found.end
        yield from _signs(stretch[at:], start + first + at)


def _signs(text: str, start: int) -> Iterator[Piece]:
    """A stretch without names, the signs in it as Oracle texts have them."""
    at = 0
    for typed in _TYPED.finditer(text):
        if typed.start() > at:
            yield Piece(text[at : typed.start()], start + at, start + typed.start())
        yield Piece("—" if typed.group() == "--" else "−", start + typed.start(), start + typed.end())
        at = typed.end()
    if at < len(text):
        yield Piece(text[at:], start + at, start + len(text))


def _stretches(line: str, out: re.Pattern[str]) -> list[tuple[int, int]]:
    """Where the line is neither left out, as reminder text is, nor space at its ends."""
    left_out = {place for found in out.finditer(line) for place in range(*found.span())}
    kept = [place for place in range(len(line)) if place not in left_out]
    while kept and line[kept[0]].isspace():
        kept.pop(0)
    while kept and line[kept[-1]].isspace():
        kept.pop()
    stretches: list[tuple[int, int]] = []
    for place in kept:
        if stretches and stretches[-1][1] == place:
            stretches[-1] = (stretches[-1][0], place + 1)
        else:
            stretches.append((place, place + 1))
    return stretches
