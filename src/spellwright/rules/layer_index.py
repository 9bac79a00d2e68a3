"""The index of hooks: whose abilities answer which hook, over all zones, in an order that the state alone decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellwright.state.history import Floating
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Hooked
from spellwright.words.procedure import Id

Entries = tuple[tuple[Id, Ability], ...]
Index = dict[Any, Entries]


def reindexed(index: Index, changes: Sequence[tuple[Id, Hooked, Hooked]]) -> Index:
    """The index after the abilities of these objects and floating effects have changed, from what to what.

    Floating effects (with negative keys) come first, in the order in which they began, then objects by their ids.
    """
    edited: dict[Any, list[tuple[Id, Ability]]] = {}
    for id, before, after in changes:
        for hook in before:
            entries = edited[hook] if hook in edited else list(index.get(hook, ()))
            edited[hook] = [entry for entry in entries if entry[0] != id]
        for hook, abilities in after.items():
            if hook not in edited:
                edited[hook] = list(index.get(hook, ()))
            _insert(edited[hook], id, abilities)
    result = index.copy()
    for hook, entries in edited.items():
        if entries:
            result[hook] = tuple(entries)
        else:
            result.pop(hook, None)
    return result


def _insert(entries: list[tuple[Id, Ability]], id: Id, abilities: tuple[Ability, ...]) -> None:
    at = len(entries)
    place = place_of(id)
    while at and place_of(entries[at - 1][0]) > place:
        at -= 1
    entries[at:at] = [(id, ability) for ability in abilities]


def place_of(id: Id) -> tuple[bool, int]:
    """Where an object or floating effect stands among all who answer a hook."""
    return id >= 0, abs(id)


def floating_hooks(floating: Floating) -> Hooked:
    """Which hooks a floating effect answers."""
    hooks: Hooked = {}
    for meant in floating.ability.means():
        for hook in meant.hooks():
            hooks[hook] = (*hooks.get(hook, ()), meant)
    return hooks


def changes_of_floating(before: Sequence[Floating], after: Sequence[Floating]) -> tuple[list[Floating], list[Floating]]:
    """The floating effects that have begun, and those that have ended."""
    old = {floating.key: floating for floating in before}
    new = {floating.key: floating for floating in after}
    begun = [floating for key, floating in new.items() if old.get(key) is not floating]
    ended = [floating for key, floating in old.items() if new.get(key) is not floating]
    return begun, ended
