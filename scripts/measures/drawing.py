"""Drawing rulings of five kinds, of cards that are read, in an order that a seed fixes."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from measures.figure import SHARED
from spellwright.cards.compiling import compiled
from spellwright.cards.coverage import cards_in
from spellwright.cards.schema import Card

SEED = 20250919
DATA = SHARED / "data"
KINDS: Mapping[str, re.Pattern[str]] = {
    "copy effects": re.compile(r"\b(the copy|a copy|copies|copied|copying)\b", re.IGNORECASE),
    "entering replacements": re.compile(
        r"\benters the battlefield (tapped|with|as)\b|\bas [^.]* enters the battlefield\b", re.IGNORECASE
    ),
    "cost changes": re.compile(
        r"\bcosts? \{?\w+\}? (more|less)\b|\bcost (reduction|increase)|\b(reduce|increase)[sd]? [^.]*\bcost",
        re.IGNORECASE,
    ),
    "triggers": re.compile(r"\btriggers?\b(?! ability)|\btriggered ability\b", re.IGNORECASE),
    "layers": re.compile(
        r"\blayer|\btimestamp|\bbase power|\bloses? all (other )?abilities|\boverwrit|\bsets? [^.]*power and toughness",
        re.IGNORECASE,
    ),
}


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: its card, its number among the card's rulings, from 1, and its words."""

    card: Card
    number: int
    text: str


def rulings(folder: Path) -> list[Ruling]:
    """All rulings of the cards, by card and number."""
    cards = {str(card.oracle_id): card for card in cards_in(folder / "oracle-cards.json.gz")}
    with gzip.open(folder / "rulings.json.gz", "rt", encoding="utf-8") as file:
        rows = json.load(file)
    numbers: Counter[str] = Counter()
    found = []
    for row in rows:
        of = row["oracle_id"]
        numbers[of] += 1
        if of in cards:
            found.append(Ruling(cards[of], numbers[of], row["comment"]))
    return sorted(found, key=lambda ruling: (ruling.card.name, ruling.number))


def shuffled(kind: str, among: list[Ruling]) -> list[Ruling]:
    """The rulings of a kind in the order that the seed gives them."""
    wanted = [ruling for ruling in among if KINDS[kind].search(ruling.text)]
    Random(f"{SEED} {kind}").shuffle(wanted)
    return wanted


def draws(kind: str, among: list[Ruling]) -> Iterator[Ruling]:
    """Those whose card is read, in that order; of equal words only the first."""
    seen: set[str] = set()
    for ruling in shuffled(kind, among):
        if ruling.text not in seen and compiled(ruling.card).is_read:
            seen.add(ruling.text)
            yield ruling
