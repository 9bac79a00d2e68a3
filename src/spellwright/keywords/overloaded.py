"""Changing "target" into "each" (702.96a, 702.96c)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, cast

from spellwright.actions.walking import once
from spellwright.words.ability import Ability
from spellwright.words.players import EachPlayer
from spellwright.words.quantified import Each
from spellwright.words.target_phrases import Target, TargetPlayer
from spellwright.words.word import Word


def overloaded(ability: Ability) -> Ability:
    """The ability with "each" for every "target"; what refers to the target then refers to each of them."""
    return once("overloaded", ability, lambda: cast("Ability", _changed(ability)))


def _changed(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_changed(part) for part in value)
    if isinstance(value, Target):
        return Each(_changed(value.what), value.other, mark=value.mark, refers=value.refers)
    if isinstance(value, TargetPlayer):
        return EachPlayer(value.noun, value.another, mark=value.mark, refers=value.refers)
    if not isinstance(value, Word):
        return value
    changes = {f.name: new for f in fields(value) if (new := _changed(old := getattr(value, f.name))) != old}
    return replace(value, **changes) if changes else value
