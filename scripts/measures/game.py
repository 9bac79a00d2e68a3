"""The bars of the issue "Game"."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from measures.branching import branches
from measures.faults import seeded_faults
from measures.figure import ROOT, Bar, Figure, at_most, holds, last_lines, run
from measures.frame import FRAME
from measures.games import random_games, same_records
from measures.ran import words_run
from measures.readings import readings
from measures.situations import examples_and_starters
from measures.skill import heuristic_beats_random
from measures.speed import speed


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


BARS: tuple[Bar, ...] = (
    *FRAME,
    first_command,
    random_games,
    same_records,
    branches,
    seeded_faults,
    heuristic_beats_random,
    speed,
    readings,
    words_run,
    examples_and_starters,
)
