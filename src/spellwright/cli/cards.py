"""`spellwright cards`: the card database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress as Bar

from spellwright.cards.bulk import Progress
from spellwright.cards.database import CardDatabase
from spellwright.cards.importing import ImportReport, import_files
from spellwright.cards.updating import update
from spellwright.cli.output import advance, console, print_json, progress

commands = typer.Typer(help="The card database: import and update.", no_args_is_help=True, rich_markup_mode=None)


@commands.command("import")
def import_(
    files: Annotated[list[Path], typer.Argument(help="Scryfall's bulk files: oracle-cards, default-cards, rulings.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
) -> None:
    """Add and update cards from Scryfall's bulk files (JSON, plain or gzipped), all or nothing."""
    database = CardDatabase()
    with progress("cards", None) as bar:
        report = import_files(files, database, _told(bar))
    _print_report(report, as_json=as_json)


@commands.command("update")
def update_(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False) -> None:
    """Fetch Scryfall's bulk files and import them; an interrupted update goes on where it was."""
    database = CardDatabase()
    with progress("cards", None) as bar:
        report = update(database, _told(bar))
    if report is not None:
        _print_report(report, as_json=as_json)
    elif as_json:
        print_json({"updated": False})
    else:
        console().print("The cards are up to date.")


def _told(bar: Bar) -> Progress:
    """Progress told to a bar."""
    return lambda what, done, total: advance(bar, done, total, what)


def _print_report(report: ImportReport, *, as_json: bool) -> None:
    if not as_json:
        console().print(str(report))
        return
    tallies = {"cards": report.cards, "printings": report.printings, "rulings": report.rulings}
    counts = {
        name: {"added": tally.added, "updated": tally.updated, "unchanged": tally.unchanged}
        for name, tally in tallies.items()
    }
    print_json({**counts, "skipped": dict(report.skipped)})
