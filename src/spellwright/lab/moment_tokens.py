"""Tokens as scenarios define them: cards of their own, with the text that their abilities have in English."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.cards.compiling import compiled
from spellwright.lab.scenario import Define
from spellwright.lab.setting_up import Find, as_defined
from spellwright.oracle.english import grammar
from spellwright.oracle.errors import NoEnglish
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import BIT


def token_definition(values: Characteristics, find: Find) -> tuple[dict[str, Any] | None, bool]:
    """The definition of a card like this token, None where there is a card; and whether it has all its abilities."""
    data = find(values.name)
    if data is not None and _same(compiled(data).card.faces[0], values):
        return None, True
    text, complete = _text(values)
    made = Define(
        name=values.name,
        mana_cost=str(values.mana_cost) if values.mana_cost is not None else "",
        type_line=_type_line(values),
        oracle_text=text,
        power=None if values.power is None else str(values.power),
        toughness=None if values.toughness is None else str(values.toughness),
        color_indicator=tuple(letter for letter in "WUBRG" if values.colors & BIT[letter]),
    )
    row: dict[str, Any] = {
        "op": "define",
        "name": made.name,
        "mana_cost": made.mana_cost,
        "type_line": made.type_line,
        "oracle_text": made.oracle_text,
    }
    if made.power is not None:
        row |= {"power": made.power, "toughness": made.toughness}
    if made.color_indicator:
        row["color_indicator"] = list(made.color_indicator)
    return row, complete and _same(as_defined(made).card.faces[0], values)


def _same(one: Characteristics, other: Characteristics) -> bool:
    """Whether they differ in nothing but what a mana cost or indicator would change."""
    return replace(one, own_mana_value=None) == replace(other, own_mana_value=None, mana_cost=one.mana_cost)


def _text(values: Characteristics) -> tuple[str, bool]:
    lines, complete = [], True
    for ability in values.abilities:
        try:
            lines.append(grammar().text(ability))
        except NoEnglish:
            complete = False
    return "\n".join(lines), complete


def _type_line(values: Characteristics) -> str:
    kinds = [*sorted(values.supertypes), *sorted(values.types, key=lambda kind: (kind == "creature", kind))]
    line = " ".join(kind.capitalize() for kind in kinds)
    return f"{line} — {' '.join(sorted(values.subtypes))}" if values.subtypes else line
