"""What a player can see of a game (400.2, 401.2, 402.3, 406.3, 708.5): plain values, ready for JSON.

Hidden cards are counted, told apart by place, and have nothing that would tell what they are.
"""

from __future__ import annotations

from typing import Any

from spellwright.keywords.space_sculptor import SECTOR, sector_name
from spellwright.play.hidden_cards import told_apart
from spellwright.play.telling.naming import mana_text
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.dungeons import room_name
from spellwright.rules.initiative import who_has_the_initiative
from spellwright.rules.visibility import is_public, may_see
from spellwright.state.game import Game as State
from spellwright.state.object import Object
from spellwright.words.mana import BIT
from spellwright.words.procedure import Id

View = dict[str, Any]


def view(state: State, player: Id) -> View:
    """The game as a player sees it; 0 for a spectator, who sees public information only."""
    return {
        "turn": state.turn,
        "active": state.active,
        "step": state.step,
        "priority": state.priority,
        "over": state.over,
        "monarch": state.monarch,
        "initiative": who_has_the_initiative(state),
        "day_night": state.day_night,
        "players": [_player(state, p.id, player) for p in state.players],
        "battlefield": [_object(state, id, player) for id in state.battlefield],
        "stack": [_object(state, id, player) for id in state.stack],
        "exile": [_object(state, id, player) for id in state.exile],
        "command": [_object(state, id, player) for id in state.command],
    }


def _player(state: State, id: Id, viewer: Id) -> View:
    p = state.player(id)
    return {
        "id": id,
        "name": p.name or f"Player {id}",
        "life": p.life,
        "out": p.out,
        "counters": dict(p.counters),
        "mana": mana_text(p.pool),
        "library": [_object(state, o, viewer) for o in p.library if _seen(state, o, viewer)],
        "library_size": len(p.library),
        "hand": [_object(state, o, viewer) for o in p.hand],
        "graveyard": [_object(state, o, viewer) for o in p.graveyard],
        "lands_played": p.lands_played,
        "controlled_by": p.controlled_by,
        "outside": [_object(state, o, viewer) for o in p.outside if _seen(state, o, viewer)],
    }


def _seen(state: State, id: Id, viewer: Id) -> bool:
    return may_see(state, viewer, id) if viewer else is_public(state, id)


def _object(state: State, id: Id, viewer: Id) -> View:
    o = state[id]
    shown: View = {"id": id, "owner": o.owner, "controller": controller(state, id), "zone": o.zone}
    if o.zone == "hand" and not _seen(state, id, viewer):
        return {"zone": "hand", "owner": o.owner, "hidden": True}
    if _seen(state, id, viewer):
        shown |= _known(state, o)
    else:
        shown["hidden"] = True
    if o.zone in ("battlefield", "stack"):
        shown |= _status(state, o)
    if o.zone == "exile" and o.face_down is not None:
        shown |= told_apart(state, o)
    return shown


def _known(state: State, o: Object) -> View:
    """What it is: its current characteristics."""
    if o.ability is not None:
        return {"name": "", "ability_of": o.source}
    hidden_card = o.zone in ("exile", "command") and o.face_down is not None  # 406.3, 315.7: who may look sees the card
    values = o.printed if hidden_card else characteristics(state, o.id)
    known: View = {
        "name": values.name,
        "mana_cost": str(values.mana_cost) if values.mana_cost is not None else "",
        "mana_value": values.mana_value,
        "colors": "".join(c for c in "WUBRG" if values.colors & BIT[c]),
        "types": sorted(values.types),
        "supertypes": sorted(values.supertypes),
        "subtypes": sorted(values.subtypes),
    }
    if values.power is not None:
        known |= {"power": values.power, "toughness": values.toughness}
    if o.zone == "command" and "dungeon" in values.types:
        known["room"] = room_name(state, o.id)
    if o.card is not None and o.card.declined:
        known["declined"] = list(o.card.declined)
    return known


def _status(state: State, o: Object) -> View:
    """What everyone can see of a permanent or spell, also face down: statuses, counters, combat, targets."""
    status: View = {
        "tapped": o.tapped,
        "face_down": o.face_down is not None,
        "token": o.token,
        "copy": o.copy,
        "counters": dict(o.counters),
        "damage": o.damage,
        "attacking": o.attacking,
        "blocking": list(o.blocking),
        "attached_to": o.attached_to,
        "phased_out": o.phased_out,
    }
    if o.note(SECTOR):
        status["sector"] = sector_name(o.note(SECTOR))
    if o.face_down is not None and o.zone == "battlefield":
        values = characteristics(state, o.id)
        status |= {"power": values.power, "toughness": values.toughness}
    if o.zone == "stack" and o.choices is not None:
        status |= {"targets": list(o.choices.target_ids()), "x": o.choices.x, "modes": list(o.choices.modes)}
    return status
