"""Reading scenarios: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from spellwright.lab.loading_checks import check
from spellwright.lab.loading_script import choice, item
from spellwright.lab.reading_fields import Fields, ScenarioError, possible
from spellwright.lab.scenario import (
    Add,
    ClearHand,
    ClearLibrary,
    Crown,
    DayNight,
    Define,
    GiveCounters,
    Illegal,
    Options,
    Scenario,
    SetLife,
    Setting,
    Stage,
    Stop,
)

ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "command", "outside")
REFUSALS = ("unavailable", "target", "block", "choice", "other")


@dataclass(frozen=True, slots=True)
class Malformed:
    """A line that is no scenario: its id as far as it is known, and why."""

    id: str
    why: str


def load(path: Path) -> Iterator[Scenario | Malformed]:
    """The scenarios of a file, in order; a malformed one is told as such, and doesn't keep the others from being read.

    Raises:
        OSError: the file can't be read.
    """
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield from_text(line, f"{path.name}:{number}")


def from_text(line: str, where: str) -> Scenario | Malformed:
    """The scenario in a line; `where` is the name of the place, for messages."""
    try:
        value = json.loads(line)
    except ValueError as error:
        return Malformed(where, f"{where}: no JSON: {error}")
    name = value.get("id") if isinstance(value, dict) else None
    try:
        return scenario(Fields(value, where))
    except ScenarioError as error:
        return Malformed(name if isinstance(name, str) else where, str(error))


def scenario(fields: Fields) -> Scenario:
    """A scenario.

    Raises:
        ScenarioError: it is malformed.
    """
    checks = fields.each("checks", check)
    script = tuple(
        item(Fields(value, f"{fields.where}, script[{number}]"), len(checks))
        for number, value in enumerate(fields.take("script", list, "a list"))
    )
    earlier = fields.each("earlier_stages", _stage)
    last = Stage(_stop(fields.inner("stop")), fields.each("expect", check))
    found = Scenario(
        id=fields.text("id"),
        setup=fields.each("setup", _setting, required=True),
        script=script,
        choices=fields.each("choices", choice),
        checks=checks,
        stages=(*earlier, last),
        options=_options(fields.inner("options")) if fields.has("options") else Options(),
        rule=fields.text("rule", ""),
        note=fields.text("note", ""),
    )
    fields.finish("cards")
    return found


def _stage(fields: Fields) -> Stage:
    stage = Stage(_stop(fields.inner("stop")), fields.each("expect", check))
    fields.finish()
    return stage


def _stop(fields: Fields) -> Stop:
    stop = Stop(fields.number("turn"), fields.step())
    fields.finish()
    return stop


def _options(fields: Fields) -> Options:
    players = fields.texts("manual_mana")
    letters = {"A": 1, "B": 2}
    for letter in players:
        if letter not in letters:
            raise ScenarioError(f"{fields.where}: manual_mana holds {letter!r}; {possible(letter, letters)}")
    options = Options(
        strict=fields.flag("strict", otherwise=True),
        shuffle=fields.flag("shuffle", otherwise=True),
        manual_mana=tuple(letters[letter] for letter in players),
        illegal=_illegal(fields.inner("illegal")) if fields.has("illegal") else None,
        partial=fields.texts("partial"),
        smoke=fields.flag("smoke", otherwise=False),
    )
    fields.finish()
    return options


def _illegal(fields: Fields) -> Illegal:
    kinds = {kind: kind for kind in REFUSALS}
    illegal = Illegal(
        fields.flag("required", otherwise=True), fields.one_of("kind", kinds, "other"), fields.texts("unavailable")
    )
    fields.finish()
    return illegal


# --- setting up


def _setting(fields: Fields) -> Setting:
    op = fields.text("op")
    read = SETTINGS.get(op)
    if read is None:
        raise ScenarioError(f"{fields.where}: unknown op {op!r}; {possible(op, SETTINGS)}")
    setting = read(fields)
    fields.finish("set")
    return setting


def _add(fields: Fields) -> Add:
    return Add(
        zone=fields.one_of("zone", {zone: zone for zone in ZONES}),
        player=fields.player(),
        card=fields.text("card"),
        count=fields.number("count", 1),
        tapped=fields.flag("tapped") if fields.has("tapped") else None,
        alias=fields.text("alias", ""),
        counters=fields.numbers("counters") if fields.has("counters") else None,
        damage=fields.number("damage", 0),
        attached_to=fields.text("attached_to", ""),
        token=fields.flag("token", otherwise=False),
    )


def _define(fields: Fields) -> Define:
    numbers = {name: fields.text(name) for name in ("power", "toughness", "loyalty", "defense") if fields.has(name)}
    return Define(
        fields.text("name"),
        fields.text("mana_cost", ""),
        fields.text("type_line"),
        fields.text("oracle_text", ""),
        **numbers,
        color_indicator=fields.texts("color_indicator"),
    )


def _day_night(fields: Fields) -> DayNight:
    return DayNight(fields.one_of("value", {"day": "day", "night": "night"}))


SETTINGS: dict[str, Callable[[Fields], Setting]] = {
    "add": _add,
    "define": _define,
    "player_counters": lambda fields: GiveCounters(fields.player(), fields.text("counter"), fields.number("count", 1)),
    "monarch": lambda fields: Crown(fields.player()),
    "life": lambda fields: SetLife(fields.player(), fields.number("life")),
    "clear_library": lambda fields: ClearLibrary(fields.player()),
    "clear_hand": lambda fields: ClearHand(fields.player()),
    "day_night": _day_night,
}
