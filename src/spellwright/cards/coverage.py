"""How many cards are read, and which phrases are missing most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from spellwright.cards.bulk import records, skipped_as
from spellwright.cards.compiling import compiled
from spellwright.cards.errors import CardImportError
from spellwright.cards.parallel import spread
from spellwright.cards.schema import Card, from_scryfall
from spellwright.oracle.english import grammar

CHUNK = 32
LEGAL = ("legal", "restricted")
BROKEN = "(an error while reading)"
"""The phrase under which a card counts whose reading ended in an error of the reader's own."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one card comes to: whether it is read, its layout and formats, and its unread phrases, each once."""

    read: bool
    layout: str
    formats: tuple[str, ...]
    phrases: tuple[str, ...]


@dataclass(slots=True)
class Coverage:
    """The sums over cards. `by_format` and `by_layout` hold how many there are, and how many are read."""

    cards: int = 0
    read: int = 0
    by_format: dict[str, list[int]] = field(default_factory=dict)
    by_layout: dict[str, list[int]] = field(default_factory=dict)
    phrases: Counter[str] = field(default_factory=Counter)

    def add(self, finding: Finding) -> None:
        """Count a card."""
        self.cards += 1
        self.read += finding.read
        self.phrases.update(finding.phrases)
        places = [(self.by_layout, finding.layout), *((self.by_format, name) for name in finding.formats)]
        for sums, key in places:
            counted = sums.setdefault(key, [0, 0])
            counted[0] += 1
            counted[1] += finding.read

    def unread_phrases(self) -> list[tuple[str, int]]:
        """The phrases that weren't understood, those of most cards first."""
        return sorted(self.phrases.items(), key=lambda item: (-item[1], item[0]))


def find(card: Card) -> Finding:
    """What a card comes to. A card whose reading raises counts as declined: one card can't hide all others."""
    try:
        result = compiled(card)
    except Exception as error:  # noqa: BLE001 - told as a phrase, with the error's name
        read, phrases = False, [f"{BROKEN} {type(error).__name__}: {error}"]
    else:
        read, phrases = result.is_read, [unread.words for unread in result.unread]
    formats = tuple(name for name, status in card.legalities if status in LEGAL)
    return Finding(read, card.layout, formats, tuple(dict.fromkeys(phrases)))


def findings(cards: Iterable[Card], workers: int = 0) -> Iterator[Finding]:
    """What each card comes to, read on all cores."""
    grammar()  # built once, before the processes are forked
    return spread(find, cards, workers, CHUNK)


def cards_in(path: Path) -> list[Card]:
    """The cards of a bulk file, without importing it: each once, tokens and the like left out.

    Raises:
        CardImportError: the file can't be read, or holds no cards.
        CardDataError: a record isn't in Scryfall's form.
    """
    found: dict[str, Card] = {}
    for number, record in enumerate(records(path)):
        if record.kind != "card":
            raise CardImportError(f"{path} holds rulings, no cards")
        if skipped_as(record) is None:
            card = from_scryfall(record.fields, record.where)
            found.setdefault(card.oracle_id or f"record {number}", card)
    return list(found.values())
