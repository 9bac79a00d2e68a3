"""How many cards are read, how fast, and how many scenarios with known cards pass."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median

from measures.dealt import deal
from measures.figure import SHARED, Figure, at_least, at_most, holds
from measures.situations import EXAMPLES, KNOWN, cards_beside, rows_beside
from spellwright.cards.compiling import compiled
from spellwright.cards.coverage import BROKEN, Coverage, cards_in, findings
from spellwright.cards.schema import Card
from spellwright.lab.results import PASSED, UNSUPPORTED
from spellwright.lab.running_files import run_all
from spellwright.oracle.english import grammar, read
from spellwright.oracle.memory import spare_collections

CORPUS, RECENT = SHARED / "data" / "oracle-cards.json.gz", SHARED / "data" / "recent-cards-sample.json.gz"
SAMPLE = 800
SECONDS_FOR_ALL, SECONDS_FOR_ONE, SECONDS_FOR_A_DECK = 120, 0.1, 1


def coverage(sample: bool) -> Iterator[Figure]:
    """75% of the corpus and 60% of the recent cards are read, none by hand; the corpus in under 120 s, from cold."""
    for name, path, percent in (("corpus", CORPUS, 75), ("recent cards", RECENT, 60)):
        if not path.is_file():
            yield holds(f"the {name} is there", found=False)
            continue
        cards: Sequence[Card] = _cards(path, sample=sample)
        start = time.monotonic()
        found = Coverage()
        for finding in findings(cards):
            found.add(finding)
        seconds = time.monotonic() - start
        broken = sum(count for phrase, count in found.phrases.items() if phrase.startswith(BROKEN))
        yield at_least(f"percent of {found.cards} cards read ({name})", 100 * found.read / found.cards, percent)
        yield at_most(f"cards whose reading raises ({name})", broken, 0)
        if path == CORPUS and not sample:
            yield at_most("seconds to read the corpus from cold", seconds, SECONDS_FOR_ALL)


def reading_speed(sample: bool) -> Iterator[Figure]:
    """One card is read in under 100 ms, start-up aside, a deck's cards in under a second.

    The collector is as the command leaves it.
    """
    if not CORPUS.is_file():
        yield holds("the corpus is there", found=False)
        return
    spare_collections()
    grammar()
    cards = Random(20250919).sample(cards_in(CORPUS), 200 if sample else SAMPLE)
    times = []
    for card in cards:
        read.cache_clear()
        start = time.process_time()
        compiled(card)
        times.append(time.process_time() - start)
    yield at_most("seconds to read a card, at the longest", max(times), SECONDS_FOR_ONE)
    yield at_most("seconds to read a card, typically", median(times), SECONDS_FOR_ONE)
    names = {each.name for each in deal(Random(1))}
    deck = [card for card in cards_in(CORPUS) if card.name in names]
    read.cache_clear()
    compiled.cache_clear()
    start = time.process_time()
    for card in deck:
        compiled(card)
    yield at_most("seconds to read a deck's cards", time.process_time() - start, SECONDS_FOR_A_DECK)


def scenarios(sample: bool) -> Iterator[Figure]:
    """42% of the known cards' scenarios pass, 92% of those that are read; 50% of the examples, 90%."""
    if not (SHARED / "scenarios").is_dir():
        yield holds("the scenarios are there", found=False)
        return
    with cards_beside() as cards:
        for name, file, of_all, of_read in (("known cards", KNOWN, 42, 92), ("examples", EXAMPLES, 50, 90)):
            rows = rows_beside(file)
            if sample:
                rows = Random(20250919).sample(rows, 100)
            results = run_all(rows, cards)
            passed, readable = results.count(PASSED), len(rows) - results.count(UNSUPPORTED)
            yield at_least(f"{name}: percent of {len(rows)} passed", 100 * passed / len(rows), of_all)
            yield at_least(f"{name}: percent of {readable} read passed", 100 * passed / max(readable, 1), of_read)


def _cards(path: Path, *, sample: bool) -> Sequence[Card]:
    cards = cards_in(path)
    return Random(20250919).sample(cards, SAMPLE) if sample else cards
