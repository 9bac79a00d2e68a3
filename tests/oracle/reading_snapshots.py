"""How the texts of the pool are read, as text: the tree of words of each paragraph, with what its references mean."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from spellwright.cards.compiling import compiled
from spellwright.cards.pool import pool
from spellwright.cards.schema import Card
from spellwright.oracle.compiler import printed
from spellwright.oracle.showing import tree

FOLDER = Path(__file__).with_name("snapshots")


def snapshots() -> dict[str, str]:
    """The text of each file, by its name: the cards by their first letter."""
    cards: dict[str, list[Card]] = defaultdict(list)
    for card in sorted(pool(), key=lambda card: card.name):
        cards[f"{card.name[0].lower()}.txt"].append(card)
    return {
        name: "\n".join(line for card in some for line in _lines(card)) + "\n" for name, some in sorted(cards.items())
    }


def _lines(card: Card) -> Iterator[str]:
    """A card: for each face its paragraphs as they are printed, and their words; what isn't read."""
    read = compiled(card)
    yield f"= {card.name}"
    for face in read.faces:
        if len(read.faces) > 1:
            yield f"== {face.characteristics.name}"
        for text, paragraph in zip(printed(face), face.paragraphs, strict=True):
            yield f"| {text}".replace("\n", "\n| ")
            yield from tree(paragraph, 1)
    for unread in read.unread:
        yield f"! {unread.words} ({unread.reason})"
    yield ""
