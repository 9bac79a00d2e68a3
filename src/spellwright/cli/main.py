"""The command `spellwright`: its commands together, and what becomes of their errors."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import Annotated, Any

import typer

from spellwright.cards.errors import CardsError
from spellwright.cli import bench, card, cards, coverage, duel, replay, rules, scenario
from spellwright.cli.output import INTERRUPTED, WRONG_USAGE, WrongInput, errors
from spellwright.cr.index import UnknownRule
from spellwright.play.records import BadRecord

HELP = "A Magic: The Gathering rules engine that reads a card's Oracle text and plays by the Comprehensive Rules."
WRONG = (CardsError, BadRecord, UnknownRule, WrongInput)
"""Errors that mean that the user's input can't be used; their message is for the user."""

commands = typer.Typer(
    help=HELP, no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None, add_completion=False
)
commands.command("duel")(duel.duel)
commands.command("replay")(replay.replay)
commands.command("card")(card.card)
commands.add_typer(cards.commands, name="cards")
commands.command("coverage")(coverage.coverage)
commands.add_typer(rules.commands, name="rules")
commands.add_typer(scenario.commands, name="scenario")
commands.command("bench")(bench.bench)


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
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command line; its exit code comes back."""
    try:
        code = commands(arguments, prog_name="spellwright", standalone_mode=False)
    except WRONG as error:
        errors().print(f"spellwright: {error}")
        return WRONG_USAGE
    except (typer.Abort, KeyboardInterrupt):
        errors().print("interrupted")
        return INTERRUPTED
    except Exception as error:
        if not hasattr(error, "exit_code"):
            raise
        return _usage(error)
    return code if isinstance(code, int) else 0


def _usage(error: Any) -> int:
    """Show what is wrong with the arguments, as the parser says it."""
    error.show()
    return int(error.exit_code)
