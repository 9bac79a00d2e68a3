"""Reading the lines of a deck list as MTG Arena, Magic Online and people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal
from xml.parsers import expat

from spellwright.cards.deck_problems import DeckProblem

Section = Literal["main", "sideboard", "commander", "companion"]

MOST_COPIES = 1000
SIDEBOARD_LIMIT = 15  # 100.4a
DECK_MINIMUM = 60  # 100.2a

SECTIONS: dict[str, Section] = {
    "deck": "main", "main": "main", "maindeck": "main", "main deck": "main", "mainboard": "main",
    "sideboard": "sideboard", "side": "sideboard", "commander": "commander", "companion": "companion",
}  # fmt: skip
HEADING = re.compile(r"([a-z ]+?)\s*(?:\(\d+\))?\s*:?", re.IGNORECASE)
COMMENT = re.compile(r"(?://|#)\s*(.*)")
SIDEBOARD_LINE = re.compile(r"SB:\s*(.+)", re.IGNORECASE)
CARD_LINE = re.compile(r"(\d+)\s*[x×]?\s+(.+)", re.IGNORECASE)
MARKS = re.compile(r"(?:\s+\*[A-Z]+\*|\s+#.*)+$")
PRINTING = re.compile(r"(.+?)\s+\(([A-Za-z0-9_]{2,8})\)(?:\s+(\S+))?")
ABOUT = "about"
DECK_NAME = re.compile(r"name\s+(.+)", re.IGNORECASE)

EXPECTED = (
    'a line should be a count and a name ("4 Lightning Bolt"), a section (Deck, Sideboard, Commander, Companion), '
    "or a comment (// or #)"
)


@dataclass(frozen=True, slots=True)
class CardLine:
    """So many of a card, as a line says it; `written` is the name with what may be its printing."""

    line: int
    text: str
    section: Section
    count: int
    name: str
    written: str
    set_code: str = ""
    collector_number: str = ""
    block: int = 0


@dataclass(slots=True)
class DeckLines:
    """What the lines of a list say, and what is wrong with those that say nothing."""

    cards: list[CardLine] = field(default_factory=list)
    problems: list[DeckProblem] = field(default_factory=list)
    name: str = ""


def read_deck_lines(text: str) -> DeckLines:
    """Read a list in any of the forms: Arena's, Magic Online's (text or .dek), or plain.

    Without a section or an "SB:" anywhere, a blank line may begin the sideboard, as Magic Online has it: where it
    divides the list in two, or, with more blank lines, where the last part follows a whole deck of 60 cards; and only
    for a part of at most 15 cards without a comment as its heading.
    """
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("<"):
        return _DekReader().read(text)
    return _TextReader().read(text.splitlines())


class _TextReader:
    """Reads line after line; remembers in which section and block of lines it is."""

    def __init__(self) -> None:
        self._found = DeckLines()
        self._section: Section = "main"
        self._in_about = False
        self._has_sections = False
        self._block = 0
        self._after_blank = False
        self._headed_blocks: list[int] = []

    def read(self, lines: Iterable[str]) -> DeckLines:
        for number, line in enumerate(lines, start=1):
            self._read_line(number, line.strip())
        if not self._has_sections:
            self._found.cards = _with_sideboard(self._found.cards, self._headed_blocks)
        return self._found

    def _read_line(self, number: int, line: str) -> None:
        comment = COMMENT.fullmatch(line)
        if not line:
            self._blank()
        elif comment:
            if not self._begin_section(comment[1]):
                self._headed_blocks.append(self._block + self._after_blank)
        elif not self._begin_section(line):
            self._read_content(number, line)

    def _blank(self) -> None:
        self._after_blank = bool(self._found.cards)
        self._in_about = False
        if self._section in {"commander", "companion"}:
            self._section = "main"

    def _begin_section(self, line: str) -> bool:
        heading = HEADING.fullmatch(line)
        title = heading[1].casefold() if heading else ""
        if title == ABOUT:
            self._in_about = True
            return True
        if title not in SECTIONS:
            return False
        self._section = SECTIONS[title]
        self._has_sections = True
        self._in_about = False
        return True

    def _read_content(self, number: int, line: str) -> None:
        title = DECK_NAME.fullmatch(line)
        if self._in_about and title:
            self._found.name = title[1]
            return
        section = self._section
        beside = SIDEBOARD_LINE.fullmatch(line)
        if beside:
            section = "sideboard"
            self._has_sections = True
        if self._after_blank:
            self._block += 1
            self._after_blank = False
        card = _card_line(number, line, section, beside[1] if beside else line)
        if isinstance(card, CardLine):
            self._found.cards.append(replace(card, block=self._block))
        else:
            self._found.problems.append(card)


def _card_line(number: int, line: str, section: Section, content: str) -> CardLine | DeckProblem:
    match = CARD_LINE.fullmatch(MARKS.sub("", content))
    if not match:
        return DeckProblem(number, line, EXPECTED)
    count, written = int(match[1]), match[2]
    wrong = _wrong_count(count)
    if wrong:
        return DeckProblem(number, line, wrong)
    printing = PRINTING.fullmatch(written)
    if not printing:
        return CardLine(number, line, section, count, written, written)
    return CardLine(number, line, section, count, printing[1], written, printing[2].lower(), printing[3] or "")


def _wrong_count(count: int) -> str:
    return "" if 1 <= count <= MOST_COPIES else f"the count should be from 1 to {MOST_COPIES}"


def _with_sideboard(cards: list[CardLine], headed_blocks: Sequence[int]) -> list[CardLine]:
    """The cards with the last block as the sideboard, where a blank line means that."""
    last = max((card.block for card in cards), default=0)
    size = sum(card.count for card in cards if card.block == last)
    before = sum(card.count for card in cards) - size
    divides = last == 1 or (last > 1 and before >= DECK_MINIMUM)
    if not divides or size > SIDEBOARD_LIMIT or last in headed_blocks:
        return cards
    return [replace(card, section="sideboard") if card.block == last else card for card in cards]


class _DekReader:
    """Reads Magic Online's .dek files, which are XML with one element for each card."""

    def __init__(self) -> None:
        self._found = DeckLines()
        self._lines: list[str] = []
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._element
        self._parser.EntityDeclHandler = self._entity

    def read(self, text: str) -> DeckLines:
        self._lines = text.splitlines()
        try:
            self._parser.Parse(text, True)
        except expat.ExpatError as error:
            self._problem(error.lineno, f"this isn't whole XML ({expat.ErrorString(error.code)})")
        return self._found

    def _element(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "Cards":
            return
        number = self._parser.CurrentLineNumber
        name, quantity = attributes.get("Name", "").strip(), attributes.get("Quantity", "")
        if not name or not quantity.isdecimal():
            self._problem(number, 'an element "Cards" should have a Name, and a Quantity that is a number')
            return
        wrong = _wrong_count(int(quantity))
        if wrong:
            self._problem(number, wrong)
            return
        section: Section = "sideboard" if attributes.get("Sideboard", "").casefold() == "true" else "main"
        self._found.cards.append(CardLine(number, self._text(number), section, int(quantity), name, name))

    def _entity(self, *_: object) -> None:
        """A deck has no use for entities, and they can make a small file expand to a huge one."""
        self._problem(self._parser.CurrentLineNumber, "a deck may not declare XML entities")

    def _problem(self, number: int, message: str) -> None:
        self._found.problems.append(DeckProblem(number, self._text(number), message))

    def _text(self, number: int) -> str:
        return self._lines[number - 1].strip() if 0 < number <= len(self._lines) else ""
