"""Rulings that a seed drew, as scenarios: ten of each kind, which pass."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator

from measures.drawing import DATA, KINDS, Ruling, rulings, shuffled
from measures.figure import ROOT, Figure, at_least, at_most, holds
from measures.situations import cards_beside
from spellwright.lab.results import PASSED
from spellwright.lab.running_files import run_all
from spellwright.lab.scenario_files import load_file

TABLE = ROOT / "docs" / "drawn-rulings.tsv"
SCENARIOS = ROOT / "tests" / "data" / "rulings"
OF_EACH, PERCENT_WITHOUT_AN_OUTCOME = 10, 40
PLAYED, NONE = "played", "none"


def fifty_rulings(sample: bool) -> Iterator[Figure]:
    """Fifty drawn rulings are scenarios that pass, ten of each kind; at most 40% of the draws have no outcome of play."""
    if not DATA.is_dir():
        yield holds("the cards are there", found=False)
        return
    with TABLE.open(encoding="utf-8", newline="") as file:
        drawn = list(csv.DictReader(file, delimiter="\t"))
    yield holds("the table follows the order of the draw", _in_order(drawn, rulings(DATA)))
    rows = [row for path in sorted(SCENARIOS.glob("*.jsonl")) for row in load_file(path)]
    with cards_beside() as cards:
        results = run_all(rows, cards).results
    for result in results:
        if result.status != PASSED:
            print(f"  {result.status} {result.id}: {result.reason}")
    passed = {result.id for result in results if result.status == PASSED}
    numbers = Counter(row["kind"] for row in drawn if row["outcome"] == PLAYED and row["scenario"] in passed)
    for kind in KINDS:
        yield at_least(f"rulings that pass: {kind}", numbers[kind], OF_EACH)
    without = 100 * sum(1 for row in drawn if row["outcome"] == NONE) / max(len(drawn), 1)
    yield at_most(
        f"percent of {len(drawn)} drawn rulings without an outcome of play", without, PERCENT_WITHOUT_AN_OUTCOME
    )


def _in_order(drawn: list[dict[str, str]], among: list[Ruling]) -> bool:
    """Whether the rows of each kind come in the order of the draw; a card read since may stand between two of them."""
    for kind in KINDS:
        order = iter([(ruling.card.name, str(ruling.number)) for ruling in shuffled(kind, among)])
        if not all((row["card"], row["ruling"]) in order for row in drawn if row["kind"] == kind):
            return False
    return True
