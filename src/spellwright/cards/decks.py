"""Decks: read from lists, ready ones, and written as lists again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from importlib import resources
from pathlib import Path
from typing import Literal
from xml.sax.saxutils import quoteattr

from spellwright.cards.database import CardDatabase
from spellwright.cards.deck_lines import CardLine, Section, read_deck_lines
from spellwright.cards.deck_problems import DeckError, DeckProblem
from spellwright.cards.errors import suggestion
from spellwright.cards.names import nearest
from spellwright.cards.pool import PACKAGE
from spellwright.cards.schema import MELD_RESULT, Card
from spellwright.cr.spelling import folded

Form = Literal["arena", "mtgo", "plain", "dek"]

READY = "ready"
SUFFIX = ".txt"


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """So many copies of a card, which printing of it where the list says so, and the first line that names it."""

    count: int
    card: Card
    set_code: str = ""
    collector_number: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: the cards that a player starts with, and those beside them (100.2, 100.4, 103.2)."""

    name: str
    main: tuple[DeckEntry, ...]
    sideboard: tuple[DeckEntry, ...] = ()
    commander: tuple[DeckEntry, ...] = ()
    companion: tuple[DeckEntry, ...] = ()

    @property
    def size(self) -> int:
        """How many cards the main deck has."""
        return sum(entry.count for entry in self.main)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Each card of the main deck, as often as it is in it."""
        return tuple(entry.card for entry in self.main for _ in range(entry.count))

    @classmethod
    def load(cls, source: str | Path, database: CardDatabase | None = None) -> Deck:
        """A deck from a file, or a ready deck by its name (`ready_decks`).

        Args:
            source: The path of a list, or the bare name of a ready deck, which goes before a file of that name.
            database: Where the cards are looked up; by default the user's.

        Raises:
            DeckError: There is no such file or ready deck, or the list has problems: all of them.
        """
        if isinstance(source, str) and source in ready_decks():
            path = resources.files(PACKAGE) / READY / f"{source}{SUFFIX}"
            return cls.parse(path.read_text(encoding="utf-8"), source, database)
        path_given = Path(source)
        return cls.parse(_content(path_given), path_given.stem, database, source=str(source))

    @classmethod
    def parse(
        cls, text: str, name: str = "deck", database: CardDatabase | None = None, *, source: str | None = None
    ) -> Deck:
        """A deck from the text of a list, in any of the forms that are understood.

        Args:
            text: The list, as Arena, Magic Online (.txt or .dek) or a person writes it.
            name: The deck's name, where the list itself has none.
            database: Where the cards are looked up; by default the user's.
            source: What to call the list in error messages; by default its name.

        Raises:
            DeckError: The list has problems; the error has all of them.
        """
        lines = read_deck_lines(text)
        entries, unknown = _entries(lines.cards, CardDatabase() if database is None else database)
        problems = sorted([*lines.problems, *unknown], key=lambda problem: problem.line)
        if not problems and not entries["main"]:
            problems = [DeckProblem(0, "", "there are no cards in this deck")]
        if problems:
            raise DeckError(source or name, problems)
        return cls(lines.name or name, **entries)

    def text(self, form: Form = "plain") -> str:
        """The deck as a list that `parse` reads.

        "arena" and "plain" have sections, the former also printings; "mtgo" and "dek" know no commander and companion,
        and have them in the sideboard.
        """
        if form == "dek":
            return self._dek()
        if form == "mtgo":
            aside = [f"SB: {_copies(entry)}" for entry in self._beside()]
            return "\n".join([*map(_copies, self.main), *([""] if aside else []), *aside]) + "\n"
        written = _arena_copies if form == "arena" else _copies
        sections = {
            "Commander": self.commander,
            "Companion": self.companion,
            "Deck": self.main,
            "Sideboard": self.sideboard,
        }
        parts = ["\n".join([title, *map(written, entries)]) for title, entries in sections.items() if entries]
        return "\n\n".join(parts) + "\n"

    def _beside(self) -> tuple[DeckEntry, ...]:
        return self.sideboard + self.commander + self.companion

    def _dek(self) -> str:
        lines = [_dek_line(entry, "false") for entry in self.main]
        lines += [_dek_line(entry, "true") for entry in self._beside()]
        return "\n".join(['<?xml version="1.0" encoding="utf-8"?>', "<Deck>", *lines, "</Deck>"]) + "\n"


def ready_decks() -> tuple[str, ...]:
    """The names of the decks that come with Spellwright."""
    folder = resources.files(PACKAGE) / READY
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX)))


def _content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckError(str(path), [DeckProblem(0, "", "this isn't a text file in UTF-8")]) from error
    except OSError as error:
        ready = ready_decks()
        alike = nearest(str(path), [(folded(name), name) for name in ready], 1)
        message = f"there is no file to read here ({error.strerror}), and the ready decks are {', '.join(ready)}."
        raise DeckError(str(path), [DeckProblem(0, "", message + suggestion(alike))]) from error


def _entries(
    lines: Iterable[CardLine], database: CardDatabase
) -> tuple[dict[Section, tuple[DeckEntry, ...]], list[DeckProblem]]:
    """The entries of each section, copies of one printing added up, and a problem for each line without a card."""
    problems = []
    counted: dict[Section, dict[DeckEntry, int]] = {"main": {}, "sideboard": {}, "commander": {}, "companion": {}}
    for line in lines:
        entry = _entry(line, database)
        if isinstance(entry, DeckProblem):
            problems.append(entry)
        else:
            section = counted[line.section]
            section[entry] = section.get(entry, 0) + line.count
    entries: dict[Section, tuple[DeckEntry, ...]] = {
        section: tuple(replace(one, count=count) for one, count in found.items()) for section, found in counted.items()
    }
    return entries, problems


def _entry(line: CardLine, database: CardDatabase) -> DeckEntry | DeckProblem:
    """One copy of what the line names; a name may itself end like a printing ("Hazmat Suit (Used)")."""
    card = database.find(line.name)
    if card is not None:
        wrong = _why_in_no_deck(card)
        one = DeckEntry(1, card, line.set_code, line.collector_number, line.line)
        return DeckProblem(line.line, line.text, wrong) if wrong else one
    card = database.find(line.written)
    if card is not None:
        return DeckEntry(1, card, line=line.line)
    message = f'no card is named "{line.name}".'
    return DeckProblem(line.line, line.text, message, database.nearest(line.name))


def _why_in_no_deck(card: Card) -> str:
    """The result of a melding pair is printed on the backs of the two, and no card of its own (712.4)."""
    is_result = any(part.component == MELD_RESULT and part.name == card.name for part in card.all_parts)
    return f"{card.name} is what two cards meld into; a deck has these two instead" if is_result else ""


def _copies(entry: DeckEntry) -> str:
    return f"{entry.count} {entry.card.name}"


def _arena_copies(entry: DeckEntry) -> str:
    printing = f" ({entry.set_code.upper()}) {entry.collector_number}" if entry.set_code else ""
    return f"{_copies(entry)}{printing}".rstrip()


def _dek_line(entry: DeckEntry, is_sideboard: str) -> str:
    name = quoteattr(entry.card.name)
    return f'  <Cards CatID="0" Quantity="{entry.count}" Sideboard="{is_sideboard}" Name={name} Annotation="0" />'
