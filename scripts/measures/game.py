"""The bars of the issue "Game"."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from measures.figure import ROOT, SHARED, Bar, Figure, at_least, at_most, holds, last_lines, run
from measures.frame import FRAME
from spellwright.cards.database import CardDatabase
from spellwright.cards.importing import import_files
from spellwright.lab.loading import load
from spellwright.lab.results import ERROR, PASSED, STATUSES
from spellwright.lab.running_files import run_all


def first_command(sample: bool) -> Iterator[Figure]:
    """A clean clone with nothing but Python tells a finished, explained game in under a minute, downloads aside."""
    if sample:
        yield from _told_game(Path(sys.executable).with_name("spellwright"))
        return
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "spellwright"
        run("git", "clone", "-q", str(ROOT), str(clone))
        run(sys.executable, "-m", "venv", str(clone / ".venv"))
        installed = run(str(clone / ".venv" / "bin" / "pip"), "install", "-q", str(clone))
        if installed.returncode:
            print(*last_lines(installed), sep="\n")
        yield holds("a clean clone installs", installed.returncode == 0)
        yield from _told_game(clone / ".venv" / "bin" / "spellwright")


def _told_game(command: Path) -> Iterator[Figure]:
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        told = subprocess.run(
            [command, "duel", "--seed", "7"],
            capture_output=True,
            text=True,
            env={**os.environ, "SPELLWRIGHT_HOME": home},
            check=False,
        )
    finished = told.returncode == 0 and "104." in told.stdout
    yield holds("the first game ends by a rule of 104", finished)
    if finished:
        yield at_most("seconds for the first game", time.monotonic() - start, 60)


def scenarios(sample: bool) -> Iterator[Figure]:
    """Scenarios whose cards are read pass: the easiest ones, the examples of the rules, those with known cards.

    It needs the scenarios and cards beside the project; without them there is nothing to measure.
    """
    folder = SHARED / "scenarios"
    if not folder.is_dir():
        yield holds("the scenarios are there", found=False)
        return
    cards = CardDatabase(Path(tempfile.gettempdir()) / "spellwright-bars.sqlite")
    import_files(sorted((SHARED / "data").glob("*-cards*.json.gz")), cards)
    starters = frozenset((folder / "starter-ids.txt").read_text(encoding="utf-8").split())
    for name, file, ids, share in SCENARIOS:
        rows = [row for row in load(folder / file) if ids != "starter" or row.id in starters]
        if sample:
            rows = Random(1).sample(rows, min(SAMPLE, len(rows)))
        results = run_all(rows, cards)
        for status in STATUSES[1:]:
            print(*(f"  {r.status} {r.id}: {r.reason}" for r in results.results if r.status == status), sep="\n")
        yield at_least(f"scenarios passed: {name}", results.count(PASSED) / len(rows), share)
        yield at_most(f"scenarios in error: {name}", results.count(ERROR), 0)


SCENARIOS = (
    ("starters", "known-cards.jsonl", "starter", 1.0),
    ("examples of the rules", "cr-examples.jsonl", "", 0.9),
    ("known cards", "known-cards.jsonl", "", 0.9),
)
"""Names, files, which ids, and which share has to pass."""
SAMPLE = 40

BARS: tuple[Bar, ...] = (*FRAME, first_command, scenarios)
