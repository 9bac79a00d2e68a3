"""`spellwright scenario why`: why something happened in a scenario, or did not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from spellwright.cards.database import CardDatabase
from spellwright.cli.output import WrongInput, console, print_json, styled
from spellwright.cli.scenario_rows import rows_of
from spellwright.lab.asking_why import Story, played_for_reasons
from spellwright.lab.loading import Malformed
from spellwright.lab.setting_up import Unsupported
from spellwright.play.why import Why


def why(
    file: Annotated[Path, typer.Argument(help="A file of scenarios, JSON lines or YAML.")],
    event: Annotated[
        str, typer.Argument(help="The event's number, or words of its line; all events are listed without it.")
    ] = "",
    ids: Annotated[list[str] | None, typer.Option("--id", help="Only the scenario with this id.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
) -> None:
    """Tell why something happened in a scenario: the rule, whose text did it, what changed it, what could not happen."""
    stories = [_played(row) for row in rows_of([file]) if not ids or row.id in ids]
    if not stories:
        raise WrongInput(f"there is no scenario {' or '.join(ids or ())} there".replace("  ", " "))
    told = [_about(story, event) for story in stories]
    if as_json:
        print_json({"scenarios": told})
        return
    for value in told:
        _print(value)


def _played(row: Any) -> Story:
    if isinstance(row, Malformed):
        raise WrongInput(f"{row.id}: {row.why}")
    cards = CardDatabase()
    try:
        return played_for_reasons(row, cards.find, cards.nearest)
    except Unsupported as why:
        raise WrongInput(f"{row.id}: {why.reason}") from why


def _about(story: Story, event: str) -> dict[str, Any]:
    """What is told of a scenario: `events` with `why` where one was asked for, and what could not happen."""
    if not event:
        events = [
            {"number": line.number, "turn": line.turn, "rule": line.rule, "text": line.text, "could_not": list(refused)}
            for line, refused in story.told()
        ]
        return _value(story, events, ())
    if event.isdecimal():
        return _value(story, [_reasons(_explained(story, int(event)))], ())
    lines, refused = story.about(event)
    if not lines and not refused:
        known = story.lines()
        last = f"; the last event is {known[-1].number}, {known[-1].text}" if known else ""
        raise WrongInput(f"{story.id}: nothing with {event!r} happened, and nothing was proposed and refused{last}")
    return _value(story, [_reasons(story.why(line.number)) for line in lines], refused)


def _explained(story: Story, number: int) -> Why:
    try:
        return story.why(number)
    except LookupError as error:
        raise WrongInput(f"{story.id}: {error}") from error


def _reasons(why: Why) -> dict[str, Any]:
    value = asdict(why)
    return value | {"applied": list(why.applied), "could_not": list(why.could_not), "why": str(why)}


def _value(story: Story, events: list[dict[str, Any]], refused: Sequence[str]) -> dict[str, Any]:
    return {"id": story.id, "failure": story.failure, "events": events, "could_not": list(refused)}


def _print(value: dict[str, Any]) -> None:
    """One scenario for people."""
    out = console()
    out.print(styled((value["id"], "bold")))
    for event in value["events"]:
        if "why" in event:
            first, *others = event["why"].splitlines()
            out.print(styled(f"{event['number']:5} ", first))
            for line in others:
                out.print(f"      {line}")
            continue
        out.print(styled(f"{event['number']:5} {event['text']}", (f"  [{event['rule']}]", "dim")))
        for refused in event["could_not"]:
            out.print(styled((f"      not: {refused}", "yellow")))
    for refused in value["could_not"]:
        out.print(styled((f"could not happen: {refused}", "yellow")))
    if value["failure"]:
        out.print(styled(("failed: ", "red"), value["failure"]))
