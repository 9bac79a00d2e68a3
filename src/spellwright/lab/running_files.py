"""Running the scenarios of a file, on all cores."""

from __future__ import annotations

import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from spellwright.cards.database import CardDatabase
from spellwright.lab.loading import Malformed
from spellwright.lab.results import ERROR, Result, Results
from spellwright.lab.running import run
from spellwright.lab.scenario import Scenario
from spellwright.lab.scenario_files import load_file
from spellwright.lab.setting_up import Find, Nearest
from spellwright.oracle.english import grammar

Progress = Callable[[int, int], None]
"""Is told how many scenarios are done, and how many there are."""

FEW = 4
"""So few scenarios are run in this process, and unknown names are compared with all that are known."""
LINES_OF_A_TRACEBACK = 3


def run_file(
    path: Path,
    database: CardDatabase,
    ids: Collection[str] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Run the scenarios of a file.

    Args:
        path: a file of scenarios, JSON lines or YAML.
        database: where the cards are.
        ids: only scenarios with these ids; None for all.
        workers: how many processes; None for one on each core.
        progress: is told how far it is.

    Raises:
        OSError: the file can't be read.
    """
    rows = [row for row in load_file(path) if ids is None or row.id in ids]
    return run_all(rows, database, workers, progress)


def run_all(
    rows: Sequence[Scenario | Malformed],
    database: CardDatabase,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Run these scenarios: see `run_file`."""
    workers = min(workers or os.cpu_count() or 1, len(rows))
    one = partial(run_one, find=database.find, nearest=database.nearest if len(rows) <= FEW else None)
    if workers <= 1 or len(rows) <= FEW:
        return Results(tuple(_counted(map(one, rows), len(rows), progress)))
    grammar()  # built once, before the processes are forked
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    with context.Pool(workers) as pool:
        return Results(tuple(_counted(pool.imap(one, rows, chunksize=4), len(rows), progress)))


def _counted(results: Iterable[Result], count: int, progress: Progress | None) -> Iterator[Result]:
    for number, result in enumerate(results, 1):
        if progress is not None:
            progress(number, count)
        yield result


def run_one(row: Scenario | Malformed, find: Find, nearest: Nearest | None = None) -> Result:
    """Run one scenario; whatever goes wrong in it is its result."""
    if isinstance(row, Malformed):
        return Result(row.id, ERROR, row.why)
    try:
        return run(row, find, nearest)
    except Exception as error:  # noqa: BLE001 - an error in one scenario is its result, and the others go on
        frames = traceback.extract_tb(error.__traceback__)[-LINES_OF_A_TRACEBACK:]
        where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
        return Result(row.id, ERROR, f"{type(error).__name__}: {error} ({where})")
