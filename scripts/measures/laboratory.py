"""The bars of the issue "Laboratory"."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

from measures.figure import ROOT, Bar, Figure, at_least, at_most, holds
from measures.situations import KNOWN, cards_beside, failures, known_cards_and_examples, rows_beside
from spellwright.cards.database import CardDatabase
from spellwright.lab.loading import from_text
from spellwright.lab.results import PASSED, Result
from spellwright.lab.running_files import run_all, run_one
from spellwright.lab.scenario import Scenario
from spellwright.lab.seeds import seed_scenarios
from spellwright.lab.turning import turned_round

FAILURES = ROOT / "docs" / "failing-scenarios.tsv"
"""The table of scenarios beside the project that fail: id, cause ("disputed" where the rules say otherwise), rule."""


def seed_rulings(sample: bool) -> Iterator[Figure]:
    """The scenarios of the seeds pass; with an expectation turned round, each fails."""
    rows = [row for row in seed_scenarios() if isinstance(row, Scenario)]
    yield holds("every seed scenario is well formed", len(rows) == len(seed_scenarios()))
    results = run_all(rows, CardDatabase())
    yield at_least("seed scenarios passed", results.count(PASSED), len(rows))
    turned = [other for row in rows[:: 10 if sample else 1] for _, other in turned_round(row)]
    weak = run_all(turned, CardDatabase()).count(PASSED)
    yield at_most(f"of {len(turned)} expectations without force", weak, 0)
    yield at_most("seed scenarios that expect nothing", sum(1 for row in rows if not list(turned_round(row))), 0)


def failures_are_listed(sample: bool) -> Iterator[Figure]:
    """Each failure stands in a committed table with its cause and rule; none that passes is left there."""
    lines = FAILURES.read_text(encoding="utf-8").splitlines()[1:] if FAILURES.is_file() else []
    listed = {line.split("\t")[0]: line.split("\t")[1:] for line in lines if line}
    yield at_most("lines without a cause and a rule", sum(1 for cells in listed.values() if len(cells) < 2), 0)
    if sample:
        return
    failed = failures()
    missing = sorted(set(failed) - set(listed))
    print(*(f"  not listed: {id}: {failed[id]}" for id in missing), sep="\n")
    yield at_most("failures that aren't listed", len(missing), 0)
    yield at_most("listed, though they pass", len(set(listed) - set(failed)), 0)


def mistakes_are_told(sample: bool) -> Iterator[Figure]:
    """A scenario with a mistake says what it is, where, and what would have been possible."""
    for name, result, said in _mistakes():
        yield holds(name, all(part in result.reason for part in said), result.reason[:60])


def _mistakes() -> Iterator[tuple[str, Result, tuple[str, ...]]]:
    cards = CardDatabase()

    def ran(**changed: Any) -> Result:
        place = {"turn": 1, "step": "precombat_main", "player": "A"}
        script = [{**place, "op": "cast", "card": "Shock", "targets": [{"player": "B"}]}]
        setup = [{"op": "add", "zone": zone, "player": "A", "card": card} for zone, card in _ONE_SHOCK]
        stop = {"turn": 1, "step": "precombat_main"}
        value = {"id": "mistake", "setup": setup, "script": script, "stop": stop} | changed
        return run_one(from_text(json.dumps(value), "mistake"), cards.find, cards.nearest)

    add = {"op": "add", "zone": "hand", "player": "A", "card": "Grizly Bears"}
    yield "an unknown card", ran(setup=[add]), ("Grizly Bears", "did you mean Grizzly Bears")
    yield "an unknown op", ran(setup=[{"op": "ad"}]), ("setup[0]", "ad", '"add"')
    elsewhere = {"turn": 1, "step": "upkeep", "player": "A", "op": "cast", "card": "Divination"}
    yield "an impossible command", ran(script=[elsewhere]), ("turn 1", "upkeep", "Divination", "601.2a", "possible:")
    left = {"player": "A", "kind": "mode", "value": 2, "at": 1}
    yield "a leftover choice", ran(choices=[left]), ("not used", "mode 2")


_ONE_SHOCK = (("battlefield", "Mountain"), ("hand", "Shock"))


def known_cards_in_time(sample: bool) -> Iterator[Figure]:
    """All scenarios with known cards run in under four minutes on two cores."""
    rows = rows_beside(KNOWN)[:: 10 if sample else 1]
    start = time.monotonic()
    with cards_beside() as cards:
        run_all(rows, cards, workers=2)
    yield at_most(f"seconds for {len(rows)} known cards' scenarios", time.monotonic() - start, 240)


BARS: tuple[Bar, ...] = (
    seed_rulings,
    known_cards_and_examples,
    failures_are_listed,
    mistakes_are_told,
    known_cards_in_time,
)
