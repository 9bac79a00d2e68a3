"""Scenarios beside the project: those written from the rules' own examples, and those with known cards."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from measures.figure import SHARED, Figure, at_least, at_most, holds
from spellwright.cards.database import CardDatabase
from spellwright.cards.importing import import_files
from spellwright.lab.loading import Malformed, load
from spellwright.lab.results import ERROR, PASSED, STATUSES, UNSUPPORTED, Results
from spellwright.lab.running_files import run_all
from spellwright.lab.scenario import Scenario

Row = Scenario | Malformed

EXAMPLES, KNOWN, STARTERS = "cr-examples.jsonl", "known-cards.jsonl", "starter-ids.txt"
CHAPTERS = ("1", "5", "6")
SAMPLE = 201


def examples_and_starters(sample: bool) -> Iterator[Figure]:
    """Examples of chapters 1, 5 and 6: none is an error, 80% of the readable ones pass; 90% of the starters."""
    yield from _measured(
        ("examples of chapters 1, 5 and 6", EXAMPLES, _of_chapters, 0, 80),
        ("starters", KNOWN, _starters(), 0, 90),
        sample=sample,
    )


def known_cards_and_examples(sample: bool) -> Iterator[Figure]:
    """200 scenarios with known cards are readable and 90% of them pass, of 100 examples 85%, of the starters 97%."""
    yield from _measured(
        ("known cards", KNOWN, lambda row: True, 200, 90),
        ("examples", EXAMPLES, lambda row: True, 100, 85),
        ("starters", KNOWN, _starters(), 0, 97),
        sample=sample,
    )


def _measured(*parts: tuple[str, str, Callable[[Row], bool], int, int], sample: bool) -> Iterator[Figure]:
    """For each part its name, file, which rows, how many have to be readable, and how many percent of them pass."""
    folder = SHARED / "scenarios"
    if not folder.is_dir():
        yield holds("the scenarios are there", found=False)
        return
    with cards_beside() as cards:
        for name, file, wanted, number, percent in parts:
            rows = [row for row in rows_beside(file) if wanted(row)]
            if sample:
                rows = Random(1).sample(rows, min(SAMPLE, len(rows)))
            results = run_all(rows, cards)
            _show(results)
            readable = len(rows) - results.count(UNSUPPORTED)
            passed = 100 * results.count(PASSED) / readable if readable else 0.0
            yield at_most(f"{name}: errors of {len(rows)}", results.count(ERROR), 0)
            if number and not sample:
                yield at_least(f"{name}: readable", readable, number)
            yield at_least(f"{name}: percent of {readable} readable passed", passed, percent)


@contextmanager
def cards_beside() -> Iterator[CardDatabase]:
    """A database of the cards beside the project."""
    with tempfile.TemporaryDirectory() as home:
        cards = CardDatabase(Path(home) / "cards.sqlite")
        import_files(sorted((SHARED / "data").glob("*-cards*.json.gz")), cards)
        yield cards


def rows_beside(file: str) -> list[Row]:
    """The scenarios of a file beside the project."""
    return list(load(SHARED / "scenarios" / file))


def failures() -> dict[str, str]:
    """The ids of the scenarios with known cards, and of the examples, that fail or are an error, with the reasons."""
    with cards_beside() as cards:
        results = run_all([*rows_beside(KNOWN), *rows_beside(EXAMPLES)], cards)
    return {r.id: r.reason for r in results.results if r.status not in (PASSED, UNSUPPORTED)}


def _show(results: Results) -> None:
    for status in STATUSES:
        if status not in (PASSED, UNSUPPORTED):
            for result in results.results:
                if result.status == status:
                    print(f"  {status} {result.id}: {result.reason}")


def _of_chapters(row: Row) -> bool:
    return isinstance(row, Malformed) or row.rule[:1] in CHAPTERS


def _starters() -> Callable[[Row], bool]:
    path = SHARED / "scenarios" / STARTERS
    ids: Sequence[str] = path.read_text(encoding="utf-8").split() if path.is_file() else ()
    wanted = frozenset(ids)
    return lambda row: row.id in wanted
