"""Questions about an object: why it can't be used, and what it is now and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from spellwright.cr.index import heading
from spellwright.keywords.keyword import KeywordAbility
from spellwright.play.telling.naming import Names
from spellwright.rules.asking import characteristics
from spellwright.rules.barriers import Barrier, barriers_to_attacking, barriers_to_blocking, barriers_to_targeting
from spellwright.rules.visibility import is_public, may_see
from spellwright.server.faces import ability_text, card_data, card_json
from spellwright.server.layers import layers_json
from spellwright.server.noted import Refused
from spellwright.server.seeing import OF_PLAYERS, seen
from spellwright.server.table import Table
from spellwright.state.game import Game as State
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import BIT
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose, Id

ZONES = ("battlefield", "stack", "exile", "command")


def _aiming(state: State) -> Id:
    """What targets are being chosen for: the spell on top of the stack, or the source of the ability there (601.2c)."""
    top = state.stack[-1] if state.stack else NOBODY
    return state[top].source if top and state[top].ability is not None else top


BARRIERS: dict[str, Callable[[State, Choose, Id], Iterator[Barrier]]] = {
    "attack": lambda state, decision, id: barriers_to_attacking(state, decision.player, id),
    "block": lambda state, decision, id: barriers_to_blocking(state, decision.player, id),
    "target": lambda state, decision, id: barriers_to_targeting(state, decision.player, _aiming(state), id),
}
"""For questions of these kinds, what can stand against an object."""


def _visible(table: Table, viewer: Id, object: Id) -> None:
    """Hidden and absent objects are refused in the same words.

    Raises:
        Refused: the viewer sees no such object.
    """
    state = table.game.state
    exists = FIRST_OBJECT <= object < len(state.objects) and state.objects[object] is not None
    if exists and state[object].zone != "gone":
        if may_see(state, viewer, object) if viewer else is_public(state, object):
            return
        if state[object].zone in ("battlefield", "stack"):
            return
    raise Refused("unknown", "You see no such object.")


def why_not(table: Table, player: Id, object: Id) -> dict[str, Any]:
    """Why a player can do nothing with an object now.

    Raises:
        Refused: they see no such object, or nothing is asked of anybody.
    """
    _visible(table, player, object)
    state = table.game.state
    decision = table.decision
    if not (may_see(state, player, object) and player):
        return {"object": object, "reasons": [_reason("116.1", "You can do nothing with it.")]}
    if decision is not None and decision.decider == player and decision.kind in BARRIERS:
        return {"object": object, "reasons": _barred(state, decision, object)}
    reasons = [_reason(rule, text) for rule, text in table.game.why_not(object, player)]
    if decision is not None and decision.decider != player:
        reasons.insert(0, _reason("117.1", "You don't have priority: another player is asked."))
    elif decision is not None and decision.kind != "priority":
        reasons.insert(0, _reason(decision.rule, f"You are asked something else first: {decision.why}"))
    return {"object": object, "reasons": reasons}


def _barred(state: State, decision: Choose, id: Id) -> list[dict[str, str]]:
    """Why an object can't be chosen as attacker, blocker or target in the question that is open."""
    names = Names(state, decision.decider)
    found = [_told(names, barrier) for barrier in BARRIERS[decision.kind](state, decision, id)]
    if found or decision.kind != "target":
        return found
    if any(option == id for option in decision.options):
        return []
    return [_reason(decision.rule, f"It isn't what can be chosen here: {decision.why}")]


def _told(names: Names, barrier: Barrier) -> dict[str, str]:
    """A barrier with the words of the ability that is one; of a keyword, with the keyword's rule."""
    ability, by = barrier.ability, barrier.by
    if ability is None:
        return _reason(barrier.rule, barrier.text)
    known = by >= FIRST_OBJECT and may_see(names.game, names.viewer, by)
    text = ability_text(ability, names.known(by)) if known else ""
    rule = getattr(ability, "RULE", barrier.rule) if known and isinstance(ability, KeywordAbility) else barrier.rule
    cause = names.of(by) if by >= FIRST_OBJECT else "an effect"
    return _reason(
        rule, f"{barrier.text} {cause}{f': {text}' if text and not text.startswith('(') else ' forbids it.'}"
    )


def _reason(rule: str, text: str) -> dict[str, str]:
    try:
        named = heading(rule)
    except LookupError:
        named = ""
    return {"rule": rule, "heading": named, "text": text}


def inspect(table: Table, viewer: Id, object: Id) -> dict[str, Any]:
    """What an object is now, what is printed on it, what differs, and what the engine read.

    Raises:
        Refused: the viewer sees no such object.
    """
    _visible(table, viewer, object)
    found = inspected(table.game.state, viewer, object)
    if found is None:
        raise Refused("unknown", "You see no such object.")
    return found


def inspected(state: State, viewer: Id, object: Id, *, everything: bool = False) -> dict[str, Any] | None:
    """The same of a state; None where the viewer sees no such object."""
    view = seen(state, viewer, everything)
    objects = [o for zone in ZONES for o in view[zone]]
    objects += [o for p in view["players"] for zone in OF_PLAYERS for o in p[zone]]
    now = next((o for o in objects if o.get("id") == object), None)
    if now is None:
        return None
    known = everything or (may_see(state, viewer, object) if viewer else is_public(state, object))
    o = state[object]
    card = card_data(o.card.name) if known and o.card is not None else None
    changed = _differences(o.printed, characteristics(state, object)) if known and o.ability is None else []
    return {
        "object": object,
        "now": now,
        "card": card_json(card) if card is not None else None,
        "changed": changed,
        "layers": layers_json(state, viewer, object, everything=everything),
    }


def _differences(printed: Characteristics, now: Characteristics) -> list[dict[str, str]]:
    """Each characteristic that isn't as printed, and the layer that it is changed in (613.1)."""
    pairs = (
        ("name", "1", printed.name, now.name),
        ("types", "4", _types(printed), _types(now)),
        ("colors", "5", _colors(printed), _colors(now)),
        ("power", "7", printed.power, now.power),
        ("toughness", "7", printed.toughness, now.toughness),
        ("abilities", "6", len(printed.abilities), len(now.abilities)),
    )
    return [
        {"what": what, "layer": layer, "printed": str(before), "now": str(after), "rule": f"613.{layer}"}
        for what, layer, before, after in pairs
        if before != after
    ]


def _types(values: Characteristics) -> str:
    return " ".join([*sorted(values.supertypes), *sorted(values.types), *sorted(values.subtypes)])


def _colors(values: Characteristics) -> str:
    return "".join(letter for letter in "WUBRG" if values.colors & BIT[letter])
