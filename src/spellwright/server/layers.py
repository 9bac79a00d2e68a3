"""What made an object what it is, told to people: each change with its layer, its rule, its cause, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from spellwright.play.telling.naming import Names, color_text
from spellwright.rules.layer_story import Chapter, So, layer_story
from spellwright.rules.visibility import may_see
from spellwright.server.faces import ability_text
from spellwright.server.seeing import SPECTATOR
from spellwright.state.game import Game as State
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id

LAYERED = ("battlefield", "stack")
"""Where what everybody may know of an object is what it is now, after all layers."""


def layers_json(state: State, viewer: Id, id: Id, *, everything: bool = False) -> list[dict[str, Any]]:
    """Each change of an object in the order of the layers (613.1), as a viewer (0: a spectator) may know it."""
    if state[id].zone not in LAYERED or state[id].ability is not None:
        return []
    names = Names(state, NOBODY if everything else viewer or SPECTATOR)
    told = [_chapter(names, chapter, id) for chapter in layer_story(state, id)]
    return [*_beginning(state, id), *told]


def _beginning(state: State, id: Id) -> Iterator[dict[str, Any]]:
    """What it starts with, if that isn't what is printed on it: a copy (707.2), or face down (708.2)."""
    o = state[id]
    if o.face_down is not None:
        yield _line("1b", "708.2", "face down", [f"is {_size(o.face_down)} and has no name"])
    elif o.copied is not None and o.copied is not o.printed:
        yield _line("1a", "707.2", "copy", [f"is a copy of {o.copied.name or 'something without a name'}"])


def _line(
    layer: str, rule: str, cause: str, changes: Sequence[str], text: str = "", source: Id = NOBODY
) -> dict[str, Any]:
    return {"layer": layer, "rule": rule, "source": source, "cause": cause, "text": text, "changes": list(changes)}


def _chapter(names: Names, chapter: Chapter, id: Id) -> dict[str, Any]:
    changes = list(_changes(names, chapter.before, chapter.after))
    if chapter.ability is None:
        cause = "counters" if chapter.rule == "613.4c" else "land types"
        return _line(chapter.layer, chapter.rule, cause, changes)
    source = chapter.source
    if source < FIRST_OBJECT or not may_know_of(names, source):
        return _line(chapter.layer, chapter.rule, "an effect", changes)
    text = ability_text(chapter.ability, names.known(source))
    text = "" if text.startswith("(") else text
    there = source if names.game[source].zone in LAYERED else NOBODY
    return _line(chapter.layer, chapter.rule, names.of(source), changes, text, there)


def may_know_of(names: Names, id: Id) -> bool:
    """Whether the listener may know what an object is."""
    return not names.viewer or may_see(names.game, names.viewer, id)


def _changes(names: Names, before: So, after: So) -> Iterator[str]:
    """What became otherwise, in words."""
    if after.name != before.name:
        yield f"is called {after.name or 'nothing'}"
    if after.controller != before.controller:
        yield f"is controlled by {names.player(after.controller)}"
    if _type_line(after) != _type_line(before):
        yield f"{_type_line(before) or 'nothing'} → {_type_line(after) or 'nothing'}"
    if after.colors != before.colors:
        yield f"is {color_text(after.colors)}"
    if _size(after) != _size(before):
        yield f"{_size(before) or 'no size'} → {_size(after) or 'no size'}"
    yield from _abilities(before.abilities, after.abilities, after.name or "this")


def _abilities(before: Sequence[Ability], after: Sequence[Ability], name: str) -> Iterator[str]:
    lost, has = list(before), []
    for ability in after:
        if ability in lost:
            lost.remove(ability)
        else:
            has.append(ability)
    if lost and not after:
        yield "loses all abilities"
    else:
        yield from (f"loses {ability_text(ability, name)}" for ability in lost)
    yield from (f"has {ability_text(ability, name)}" for ability in has)


def _type_line(so: So) -> str:
    kinds = " ".join(sorted(so.subtypes))
    words = " ".join(word.capitalize() for word in (*sorted(so.supertypes), *sorted(so.types)))
    return f"{words} — {kinds}" if kinds else words


def _size(values: So | Characteristics) -> str:
    """Power and toughness, if it has them."""
    return "" if values.power is None else f"{values.power}/{values.toughness}"
