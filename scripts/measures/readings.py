"""What the cards of the pool are read as: it prints them, plainly too, and no word of their texts is idle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from measures.dealt import BULK, every_card
from measures.figure import Figure, at_most
from spellwright.cards.compiling import compiled
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.cards.schema import Card, CardFace
from spellwright.oracle.english import as_said, grammar, read
from spellwright.oracle.mutants import says_the_same, without_each_word
from spellwright.oracle.outcome import Reading
from spellwright.oracle.texts import paragraphs

STYLE = frozenset({"the", "battlefield", "base"})
"""Words that the closed table of style, or a declared synonym ("power and base toughness"), may leave out."""
SAMPLE = 400
SHOWN = 30


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of a card, as the grammar reads it."""

    card: str
    text: str


def readings(sample: bool) -> Iterator[Figure]:
    """Each card of the pool has one value that prints it, plain print reads back, and dropping a word changes it."""
    cards = [card for card in pool() if not sample or len(card.name) % 5 == 0]
    declined = [card.name for card in cards if not compiled(card).is_read]
    if declined:
        print(f"  declined: {', '.join(declined)}")
    yield at_most(f"cards of {len(cards)} that are declined or have unbound references", len(declined), 0)
    texts = [text for card in cards for face in card.faces for text in _texts(card, face)]
    read_texts = [(text, found.value) for text in texts if isinstance(found := read(text.text), Reading)]
    other_print = [text for text, value in read_texts if grammar().text(value) != text.text]
    yield at_most("texts that their value prints otherwise", len(other_print), 0)
    other_plain = []
    for text, value in read_texts:
        again = read(grammar().text(value, plain=True))
        if not (isinstance(again, Reading) and again.value == value):
            other_plain.append(text)
    _show("plain print reads back otherwise", other_plain)
    yield at_most("texts whose plain print doesn't read back", len(other_plain), 0)
    idle = [Text(text.card, f"{text.text!r} without {word!r}") for text, _ in read_texts for word in _idle(text.text)]
    _show("idle", idle)
    yield at_most("words of texts that could be dropped without a difference", len(idle), 0)


def guards(sample: bool) -> Iterator[Figure]:
    """Each text of each card that is read has one value that prints it, and plain print reads back as that value."""
    cards: Sequence[Card] = every_card() if BULK.is_file() else pool()
    if sample:
        cards = Random(20250919).sample(cards, SAMPLE)
    grammar()  # built before the processes are forked
    found = [each for each in spread(guarded, cards, chunk=32) if each is not None]
    for what in ("declined", "prints", "plain"):
        _show(what, [Text(each.card, text) for each in found for kind, text in each.wrong if kind == what])
    print(f"  {sum(each.texts for each in found)} texts of {len(found)} cards")
    wrong = [kind for each in found for kind, _ in each.wrong]
    yield at_most("texts of read cards that are declined alone", wrong.count("declined"), 0)
    yield at_most("texts of read cards that are printed otherwise", wrong.count("prints"), 0)
    yield at_most("texts of read cards whose plain print says another", wrong.count("plain"), 0)


@dataclass(frozen=True, slots=True)
class Guarded:
    """How many texts a card has, and what is wrong with which."""

    card: str
    texts: int
    wrong: tuple[tuple[str, str], ...]


def guarded(card: Card) -> Guarded | None:
    """What the guards say of a card; None if it isn't read."""
    if not compiled(card).is_read:
        return None
    texts = [text.text for face in card.faces for text in _texts(card, face)]
    return Guarded(card.name, len(texts), tuple((kind, text) for text in texts if (kind := _wrong(text))))


def _wrong(text: str) -> str:
    """What is wrong with the reading of a text, if anything."""
    found = read(text)
    if not isinstance(found, Reading):
        return "declined"
    if grammar().text(found.value) != text:
        return "prints"
    again = read(grammar().text(found.value, plain=True))
    return "" if isinstance(again, Reading) and again.value == found.value else "plain"


def _texts(card: Card, face: CardFace) -> Iterator[Text]:
    legendary = "Legendary" in face.type_line
    for paragraph in paragraphs(face.oracle_text, face.name, legendary=legendary, known=_names()):
        yield Text(card.name, as_said(paragraph.text, face.name))


@cache
def _names() -> frozenset[str]:
    return frozenset(each.name for each in pool())


def _idle(text: str) -> Iterator[str]:
    """The words without which the text says the same; ability words, and words of the table of style, aside."""
    label = text.split(" — ", maxsplit=1)[0] if " — " in text else ""  # 207.2c-d
    for word, without in without_each_word(text):
        if word not in label and word not in STYLE and says_the_same(text, without):
            yield word


def _show(what: str, texts: list[Text]) -> None:
    for text in texts[:SHOWN]:
        print(f"  {what}: {text.card}: {text.text}")
