"""`spellwright scenario`: situations set up, played and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from spellwright.cards.database import CardDatabase
from spellwright.cli.output import FAILURES, WrongInput, advance, console, leave, print_json, progress, styled
from spellwright.cli.scenario_rows import rows_of
from spellwright.cli.scenario_why import why
from spellwright.lab.results import ERROR, FAILED, PASSED, STATUSES, UNSUPPORTED, Results
from spellwright.lab.running_files import run_all
from spellwright.lab.seeds import seed_scenarios

STYLE = {PASSED: "green", FAILED: "red", UNSUPPORTED: "yellow", ERROR: "bold red"}

commands = typer.Typer(help="Scenarios: situations with their outcome.", no_args_is_help=True, rich_markup_mode=None)


@commands.callback()
def _scenarios() -> None:
    pass


@commands.command("run")
def run(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files of scenarios (JSON lines or YAML), or folders of such files.")
    ] = None,
    seeds: Annotated[bool, typer.Option("--seeds", help="The scenarios that ship with the program.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Show the end of the game where a scenario didn't pass.")] = False,
    ids: Annotated[list[str] | None, typer.Option("--id", help="Only the scenario with this id.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="So many processes; 0 for one for each core.")] = 0,
) -> None:
    """Set up each situation, play it, and check its outcome."""
    if not paths and not seeds:
        raise WrongInput("name a file of scenarios, or say --seeds")
    rows = [*(seed_scenarios() if seeds else ()), *rows_of(paths or [])]
    rows = [row for row in rows if not ids or row.id in ids]
    if ids and not rows:
        raise WrongInput(f"there is no scenario {' or '.join(ids)} there")
    with progress("scenarios", len(rows)) as bar:
        results = run_all(rows, CardDatabase(), workers or None, lambda done, total: _advance(bar, done, total))
    if as_json:
        value = results.as_json()
        if log:
            value["results"] = [
                row | {"log": list(r.log)} for row, r in zip(value["results"], results.results, strict=True)
            ]
        print_json(value)
    else:
        _print(results, log=log)
    if results.count(FAILED) or results.count(ERROR):
        leave(FAILURES)


def _advance(bar: Progress, done: int, total: int) -> None:
    advance(bar, done, total)


def _print(results: Results, *, log: bool) -> None:
    out = console()
    for result in results.results:
        if result.status != PASSED:
            out.print(styled((f"{result.status:>11}", STYLE[result.status]), f"  {result.id}: {result.reason}"))
            for line in result.log if log else ():
                out.print(styled((f"             {line}", "dim")))
    counts = [f"{results.count(status)} {status}" for status in STATUSES]
    out.print(styled((", ".join(counts), "bold")))


commands.command("why")(why)
