"""The text of an option, as records keep it and scripts name it: the same in every process."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from spellwright.rules.actions_at_priority import Activate, ActivateMana, CastSpell, Pass, PlayLand, Special
from spellwright.rules.happen import Option
from spellwright.rules.hooks import Way
from spellwright.rules.planned_payment import Spare, Use
from spellwright.state.game import Game as State
from spellwright.state.history import Waiting
from spellwright.state.pile import Pile
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose

NUMBERS = frozenset({"damage", "x", "number", "division", "mode"})
"""The kinds of decisions whose options are numbers, not ids."""


def option_text(state: State, decision: Choose, option: Any) -> str:
    """What an option says; ids are followed by their number, since names aren't unique."""
    if option is None:
        return "enough"
    if isinstance(option, bool):
        return "yes" if option else "no"
    if isinstance(option, int):
        return str(option) if decision.kind in NUMBERS else _named(state, option)
    if isinstance(option, str):
        return option
    return _value_text(state, option)


def _named(state: State, id: int) -> str:
    if id == NOBODY:
        return "nobody"
    if id < FIRST_OBJECT:
        return f"{state.player(id).name} ({id})" if id <= len(state.players) else str(id)
    if id >= len(state.objects):
        return str(id)
    o = state[id]
    if o.ability is not None:
        return f"ability of {_named(state, o.source)}"
    return f"{o.copiable.name or 'a face-down card'} ({id})"


def _value_text(state: State, value: Any) -> str:
    if isinstance(value, Pass):
        return "pass"
    if isinstance(value, CastSpell):
        return f"cast {_way(state, value.way)}"
    if isinstance(value, PlayLand):
        return f"play {_way(state, value.way)}"
    if isinstance(value, Activate | ActivateMana):
        return f"activate {value.index} of {_named(state, value.source)}"
    if isinstance(value, Special):
        return f"{value.action.name} {_named(state, value.action.object)}"
    if isinstance(value, Spare | Use):
        verb = "without" if isinstance(value, Spare) else "with"
        return f"{verb} {', '.join(_named(state, id) for id in value.sources)}"
    if isinstance(value, Waiting | Option):
        me = value.source if isinstance(value, Waiting) else value.me
        number = value.number if isinstance(value, Waiting) else value.nth
        return f"{type(value.ability).__name__} {number} of {_named(state, max(me, NOBODY))}"
    if isinstance(value, Pile):
        return "pile of " + (", ".join(_named(state, id) for id in value.objects) or "nothing")
    if isinstance(value, tuple):
        return ", ".join(_value_text(state, item) for item in value)
    if is_dataclass(value):
        shown = ((f.name, getattr(value, f.name)) for f in fields(value) if f.compare)
        plain = [f"{name} {item}" for name, item in shown if isinstance(item, int | str)]
        return " ".join([type(value).__name__, *plain])
    return str(value)


def _way(state: State, way: Way) -> str:
    face = f" face {way.face}" if way.face > 0 else ""
    return _named(state, way.object) + (f" {way.name}" if way.name else "") + face
