"""Rulings that a seed drew, as scenarios: ten of each kind, which pass."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator

from measures.figure import ROOT, SHARED, Figure, at_least, at_most, holds
from measures.situations import cards_beside
from spellwright.lab.results import PASSED
from spellwright.lab.running_files import run_all
from spellwright.lab.scenario_files import load_file

TABLE = ROOT / "docs" / "drawn-rulings.tsv"
SCENARIOS = ROOT / "tests" / "data" / "rulings"
KINDS = ("copy effects", "entering replacements", "cost changes", "triggers", "layers")
OF_EACH, PERCENT_WITHOUT_AN_OUTCOME = 10, 40
PLAYED, NONE = "played", "none"


def fifty_rulings(sample: bool) -> Iterator[Figure]:
    """Fifty drawn rulings are scenarios that pass, ten of each kind; at most 40% of the draws have no outcome of play."""
    if not (SHARED / "data").is_dir():
        yield holds("the cards are there", found=False)
        return
    with TABLE.open(encoding="utf-8", newline="") as file:
        drawn = list(csv.DictReader(file, delimiter="\t"))
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
