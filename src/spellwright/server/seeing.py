"""What a seat, a spectator or a replay sees: the view, with what a page needs to draw it, and the lines of the log."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.play.log import LogLine
from spellwright.play.telling.lines import line
from spellwright.play.telling.naming import Names
from spellwright.play.view import View, view
from spellwright.rules.asking import characteristics, controller, own
from spellwright.rules.visibility import is_public, may_see
from spellwright.server.faces import ability_name, ability_text, face_json
from spellwright.state.events.cards import Draw
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.mana_abilities import ManaAbilityBegins
from spellwright.state.events.stack import AddMana, Cast, PutAbility, Resolve
from spellwright.state.events.turns import BeginStep, BeginTurn
from spellwright.state.events.zones import Move
from spellwright.state.game import Game as State
from spellwright.state.history import Entry
from spellwright.state.object import as_status_has_it
from spellwright.words.characteristics import same_abilities
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id

SPECTATOR: Id = 9
"""A viewer who is no player: may see what is public."""

OF_PLAYERS = ("hand", "graveyard", "library", "outside")
"""Where a view shows the cards of one player."""
MINOR = (AddMana, ManaAbilityBegins, BeginStep)
MAJOR = (BeginTurn, Cast, PutAbility, Resolve)


def seen(state: State, viewer: Id, everything: bool = False) -> View:
    """The view of a player (0: a spectator), each object with its printed face's name, keywords and texts.

    With `everything`, hands and libraries are as their owners see them: for replays.
    """
    shown = view(state, viewer)
    if everything:
        for number, player in enumerate(shown["players"]):
            theirs = view(state, player["id"])["players"][number]
            player["hand"] = theirs["hand"]
    for zone in ("battlefield", "stack", "exile", "command"):
        _add_to_all(state, shown[zone], viewer, everything)
    for player in shown["players"]:
        for zone in OF_PLAYERS:
            _add_to_all(state, player[zone], viewer, everything)
    return shown


def _add_to_all(state: State, objects: list[View], viewer: Id, everything: bool) -> None:
    for shown in objects:
        if "id" in shown:
            _add(state, shown, viewer, everything)


def _knows(state: State, viewer: Id, id: Id) -> bool:
    return may_see(state, viewer, id) if viewer else is_public(state, id)


def _add(state: State, shown: View, viewer: Id, everything: bool) -> None:
    """What a page needs beside what the view tells, of an object that the viewer may know."""
    o = state[shown["id"]]
    known = everything or _knows(state, viewer, o.id)
    if o.ability is not None:
        source = state[o.source].copiable.name if o.source >= FIRST_OBJECT and is_public(state, o.source) else ""
        shown["text"] = [ability_text(o.ability, source)]
        shown["source_name"] = source
        return
    if not known:
        return
    values = characteristics(state, o.id)
    if o.card is not None and not ((o.copied or o.merged) and o.zone == "battlefield"):
        shown["face"] = as_status_has_it(o, o.printed).name or o.card.name
    elif o.copied is not None or o.merged is not None:
        shown["face"] = values.name
    shown["keywords"] = [ability_name(a) for a in values.abilities if isinstance(a, KeywordAbility)]
    if o.card is None or not same_abilities(values.abilities, o.printed.abilities):
        shown["text"] = [ability_text(ability, values.name) for ability in values.abilities]
    for number in ("loyalty", "defense"):
        if getattr(values, number) is not None:
            shown[number] = getattr(values, number)
    if o.zone == "battlefield":
        shown["sick"] = _is_sick(state, o.id)
    if o.chosen and o.zone in ("battlefield", "command"):
        shown["chosen"] = {what: str(value) for what, value in o.chosen}


def _is_sick(state: State, id: Id) -> bool:
    """Whether it's a creature that has come under its controller's control since their last turn began (302.6)."""
    if "creature" not in characteristics(state, id).types:
        return False
    if state[id].since < state.player(controller(state, id)).last_turn:
        return False
    return not any(ability.may_attack_at_once(state, id) for ability in own(state, id, "may_attack_at_once"))


def faces_in(shown: View) -> list[str]:
    """The names of the printed faces that a view speaks of."""
    objects = [o for zone in ("battlefield", "stack", "exile", "command") for o in shown[zone]]
    objects += [o for p in shown["players"] for zone in OF_PLAYERS for o in p[zone]]
    return list(dict.fromkeys(o["face"] for o in objects if o.get("face")))


def faces_for(names: list[str], have: set[str]) -> dict[str, Any]:
    """The faces of these names that weren't sent before; they count as sent then."""
    new = {name: face for name in names if name not in have and (face := face_json(name)) is not None}
    have.update(new)
    return new


# --- the log


def log_since(state: State, viewer: Id, number: int = 0, *, everything: bool = False) -> list[dict[str, Any]]:
    """What a player (0: a spectator) may know of the history after the event of that number, oldest first."""
    names = Names(state, NOBODY if everything else viewer or SPECTATOR)
    lines: list[dict[str, Any]] = []
    entry, after = state.history, None
    while entry is not None and entry.number > number:
        text = line(names, entry)
        if text:
            told = LogLine(entry.number, entry.turn, entry.rule, text, entry.batch)
            lines.append(_line(state, viewer, entry, after, told))
        entry, after = entry.before, entry
    lines.reverse()
    return lines


def _is_told_otherwise(entry: Entry, after: Entry | None) -> bool:
    """Whether the line after it says what happened: who draws, casts, or deals the damage by which life is lost."""
    event = entry.event
    if isinstance(event, LoseLife):
        return entry.rule == "120.3a"
    if not isinstance(event, Move):
        return False
    return event.to == "stack" or (event.to == "hand" and after is not None and isinstance(after.event, Draw))


def _line(state: State, viewer: Id, entry: Entry, after: Entry | None, told: LogLine) -> dict[str, Any]:
    source = (
        entry.source if entry.source >= FIRST_OBJECT and may_see(state, viewer or SPECTATOR, entry.source) else NOBODY
    )
    minor = isinstance(entry.event, MINOR) or _is_told_otherwise(entry, after)
    level = 1 if isinstance(entry.event, MAJOR) else 3 if minor else 2
    return {
        "n": told.number,
        "turn": told.turn,
        "rule": told.rule,
        "text": told.text,
        "batch": told.batch,
        "level": level,
        "depth": 0 if isinstance(entry.event, BeginTurn) else 1 if level != 2 else 2,
        "object": source,
        "what": type(entry.event).__name__,
    }
