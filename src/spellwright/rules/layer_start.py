"""What objects start the layers with (613.1): copiable values, abilities given for good, land types' mana abilities."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from spellwright.rules.layer_work import Intrinsic, final_pt, intrinsic_abilities
from spellwright.state.object import Object
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics


class Start(NamedTuple):
    """What an object starts the layers with, and what it is after them if nothing affects it.

    It was made of the other fields, and keeps them, so that their identities stay theirs.
    """

    values: Characteristics
    final: Characteristics
    copiable: Characteristics
    granted: tuple[Ability, ...]
    intrinsic: Intrinsic


_known: dict[tuple[int, tuple[int, ...], bool], Start] = {}
_MOST_KNOWN = 20_000


def start_of(o: Object, intrinsic: Intrinsic) -> Start:
    """What the object starts the layers with; the same values for the same parts, remembered by identity."""
    return start_with(o.copiable, o.granted, intrinsic, permanent=o.zone == "battlefield")


def start_with(
    copiable: Characteristics, granted: tuple[Ability, ...], intrinsic: Intrinsic, *, permanent: bool
) -> Start:
    """What an object with these copiable values and abilities given to it starts the layers with."""
    key = (id(copiable), tuple(map(id, granted)) if granted else (), permanent)
    known = _known.get(key)
    if known is None or known.intrinsic is not intrinsic:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        known = _known[key] = _made(copiable, granted, intrinsic, permanent)
    return known


def _made(copiable: Characteristics, granted: tuple[Ability, ...], intrinsic: Intrinsic, permanent: bool) -> Start:
    given = intrinsic_abilities(copiable.types, copiable.subtypes, intrinsic) if permanent else ()
    given = tuple(a for a in given if a not in copiable.abilities)
    values = copiable
    if granted or given:
        values = varied(copiable, copiable.abilities + granted + given, copiable.power, copiable.toughness)
    power, toughness = final_pt(permanent, values.types, values.power, values.toughness)
    final = values
    if (power, toughness) != (values.power, values.toughness):
        final = varied(values, values.abilities, power, toughness)
    return Start(values, final, copiable, granted, intrinsic)


def varied(
    values: Characteristics, abilities: tuple[Ability, ...], power: int | None, toughness: int | None
) -> Characteristics:
    """The same characteristics with other abilities, power and toughness."""
    return Characteristics(
        values.name, values.mana_cost, values.colors, values.supertypes, values.types, values.subtypes, abilities,
        power, toughness, values.loyalty, values.defense, values.own_mana_value, values.adventurer,
        like=values,
    )  # fmt: skip


_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")


@lru_cache(maxsize=256)
def change_by_counter(kind: str) -> tuple[int, int]:
    """By how much one counter of a kind changes power and toughness (122.1a); not at all if it isn't such a kind."""
    found = _COUNTER.fullmatch(kind)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def change_by_counters(counters: tuple[tuple[str, int], ...]) -> tuple[int, int]:
    """By how much counters change power and toughness (613.4c)."""
    power = toughness = 0
    for kind, number in counters:
        change = change_by_counter(kind)
        power += change[0] * number
        toughness += change[1] * number
    return power, toughness


def untouched(o: Object, start: Start) -> Characteristics:
    """What an object is that no continuous effect touches, only counters."""
    final = start.final
    if o.counters and "creature" in final.types:
        power, toughness = change_by_counters(o.counters)
        if power or toughness:
            return varied(final, final.abilities, (final.power or 0) + power, (final.toughness or 0) + toughness)
    return final


def unless_same(values: Characteristics, before: Characteristics | None) -> Characteristics:
    """The value that is known already if it is the same one."""
    same = before is not None and before.hooks is values.hooks and before == values
    return before if before is not None and same else values
