"""`spellwright replay`: a recorded game told again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from spellwright.cards.database import CardDatabase
from spellwright.cli.output import WrongInput, console, print_json, styled
from spellwright.cli.telling import print_told, told_as_json
from spellwright.lab.moment import NoScenario, as_scenario
from spellwright.lab.setting_up import Unsupported
from spellwright.play.game import Game
from spellwright.play.option_text import option_text
from spellwright.play.telling.story import Teller, Told


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `duel --record` keeps it.")],
    to: Annotated[int | None, typer.Option(min=0, help="Show the position after so many answers.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
    scenario: Annotated[
        Path | None,
        typer.Option(help="Write the position (after `--to` answers, else the last) as a scenario into this file."),
    ] = None,
) -> None:
    """Tell a recorded game again, show a position of it, or write one as a scenario."""
    story: list[Told] = []
    teller = Teller(story.append if as_json else print_told(console()))
    text = _text(file)
    if scenario is not None:
        _write(Game.replay(text, most=to), scenario, f"{file.stem} {'at the end' if to is None else to}")
        return
    if to is not None:
        _position(Game.replay(text, most=to), as_json=as_json)
        return
    game = Game.replay(text, watcher=teller.watch)
    teller.catch_up(game.state)
    if as_json:
        print_json({"over": game.over, "winners": _names(game), "events": [told_as_json(told) for told in story]})
    elif game.over:
        console().print()
        console().print(styled((f"Won by {' and '.join(_names(game)) or 'nobody'}", "bold")))


def _write(game: Game, path: Path, id: str) -> None:
    """The position as a scenario, one JSON line."""
    try:
        row = as_scenario(game.state, id, CardDatabase().find)
    except NoScenario as why:
        raise WrongInput(f"this position is no scenario: {why}") from why
    except Unsupported as why:
        raise WrongInput(f"this position is no scenario: {why.reason}") from why
    try:
        path.write_text(json.dumps(row, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{path} can't be written: {error.strerror}") from error
    out = console()
    out.print(f"{path}: the scenario {row['id']}, with {len(row['expect'])} expectations")
    if row.get("note"):
        out.print(f"its note: {row['note']}")


def _position(game: Game, *, as_json: bool) -> None:
    """The position: the board, the stack, and what is to be decided."""
    decision = game.decision
    options = [option_text(game.state, decision, option) for option in decision.options] if decision else []
    if as_json:
        asked = {"player": decision.player, "why": decision.why, "rule": decision.rule} if decision else None
        print_json({"position": game.view(), "hash": game.hash(), "decision": asked, "options": options})
        return
    out = console()
    state = game.state
    out.print(styled((f"Turn {state.turn}: {state.player(state.active).name}, {state.step}", "bold cyan")))
    Teller(print_told(out)).board(state)
    for id in reversed(state.stack):
        out.print(f"  stack: {state[id].copiable.name or 'an ability'}")
    if decision is None:
        out.print("The game is over.")
        return
    out.print(styled(f"{state.player(decision.player).name}: {decision.why}", (f"  [{decision.rule}]", "dim")))
    for number, option in enumerate(options):
        out.print(f"  {number} {option}")


def _names(game: Game) -> list[str]:
    return [game.state.player(winner).name for winner in game.winners]


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongInput(f"{file} can't be read: {getattr(error, 'strerror', None) or 'it is no text'}") from error
