"""The command `spellwright`: its commands together, and what becomes of their errors."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import Annotated, Any

import typer

from spellwright.cards.errors import CardsError
from spellwright.cli.bench import bench
from spellwright.cli.card import card
from spellwright.cli.cards import commands as cards
from spellwright.cli.coverage import coverage
from spellwright.cli.duel import duel
from spellwright.cli.output import INTERRUPTED, WRONG_USAGE, WrongInput, errors
from spellwright.cli.play import play
from spellwright.cli.replay import replay
from spellwright.cli.rules import commands as rules
from spellwright.cli.scenario import commands as scenario
from spellwright.cr.index import UnknownRule
from spellwright.oracle.memory import spare_collections
from spellwright.play.records import BadRecord

HELP = "A Magic: The Gathering rules engine that reads a card's Oracle text and plays by the Comprehensive Rules."
WRONG = (CardsError, BadRecord, UnknownRule, WrongInput)
"""Errors that mean that the user's input can't be used; their message is for the user."""

commands = typer.Typer(
    help=HELP, no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None, add_completion=False
)
for command in (play, duel, replay, card, coverage, bench):
    commands.command()(command)
for name, group in (("cards", cards), ("rules", rules), ("scenario", scenario)):
    commands.add_typer(group, name=name)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"spellwright {version('spellwright')}")
        raise typer.Exit


@commands.callback()
def _start(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and end.")
    ] = False,
) -> None:
    pass


def app() -> None:
    """Run the command line, and end the process with its exit code: 0, 1, 2 or 130."""
    spare_collections()
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command line; its exit code comes back."""
    try:
        code = commands(arguments, prog_name="spellwright", standalone_mode=False)
    except WRONG as error:
        errors().print(f"spellwright: {error}")
        return WRONG_USAGE
    except (typer.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except Exception as error:
        if not hasattr(error, "exit_code"):
            raise
        return _usage(error)
    if code == INTERRUPTED:
        errors().print("interrupted")
    return code if isinstance(code, int) else 0


def _usage(error: Any) -> int:
    """Show what is wrong with the arguments, as the parser says it."""
    error.show()
    return int(error.exit_code)
