"""`spellwright bench`: how fast it is on this machine."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from spellwright.cli.output import console, errors, print_json, table
from spellwright.play.bench import CALIBRATED_US, SEEDS, Figures, measure

RANDOM_PLAY = ("decisions_per_second", "games_per_second")


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
    seeds: Annotated[int, typer.Option(min=1, help="So many random games of each pair of ready decks.")] = len(SEEDS),
) -> None:
    """Measure how fast games are played, copied and computed here, in one process."""
    out = errors()
    figures = measure(
        range(seeds), lambda what: out.print(f"measuring {what}", style="dim") if out.is_terminal else None
    )
    if as_json:
        print_json(_as_json(figures))
        return
    scale = figures.calibration_us / CALIBRATED_US
    rows = [("", "here", "scaled")]
    for name, value in asdict(figures).items():
        scaled = value * scale if name.endswith("_per_second") else value / scale
        rows.append((name.replace("_", " "), _number(value), _number(scaled)))
    for line in table(rows, right=(1, 2)):
        console().print(line)
    console().print(f"scaled: as on a machine on which the calibration takes {CALIBRATED_US:.0f} us")


def _number(value: float) -> str:
    return f"{value:,.1f}" if value < 1000 else f"{value:,.0f}"


def _as_json(figures: Figures) -> dict[str, Any]:
    values = {name: round(value, 3) for name, value in asdict(figures).items()}
    return {"random_play": {name: values.pop(name) for name in RANDOM_PLAY}, **values}
