"""How fast it is, scaled to the machine on which the design was proved."""

from __future__ import annotations

from collections.abc import Iterator

from measures.figure import Figure, at_least, at_most
from spellwright.play.bench import CALIBRATED_US, SEEDS, measure


def speed(sample: bool) -> Iterator[Figure]:
    """At least 5,000 decisions and 30 games a second, branches under 40 µs, forks under 20 and 500 µs."""
    figures = measure(SEEDS[:4] if sample else SEEDS)
    scale = figures.calibration_us / CALIBRATED_US
    yield at_least("decisions a second in random play", figures.decisions_per_second * scale, 5000)
    yield at_least("games a second in random play", figures.games_per_second * scale, 30)
    yield at_most("branch, us", figures.branch_us / scale, 40)
    yield at_most("fork at priority, us", figures.fork_priority_us / scale, 20)
    yield at_most("fork in the middle, us", figures.fork_middle_us / scale, 500)
