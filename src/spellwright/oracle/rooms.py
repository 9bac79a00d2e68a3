"""The rooms of a dungeon card (309.4): the paragraphs of its text, and the arrows told behind each in parentheses.

Scryfall writes "Cave Entrance — Scry 1. (Leads to: Goblin Lair, Mine Tunnels)". The effect is read as the instructions
of a spell are; names of rooms mean nothing but where the arrows lead (309.4b).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from spellwright.actions.abilities.text import SpellAbility
from spellwright.actions.dungeons import RoomAbility
from spellwright.oracle.texts import Paragraph
from spellwright.words.ability import Ability

_ROOM = re.compile(r"(?P<name>[^—\n]+?) — [^\n(]+(?:\(Leads to: (?P<exits>[^()\n]+)\))?")


def with_rooms(text: str, paragraphs: Sequence[tuple[Paragraph, Sequence[Ability]]]) -> tuple[Ability, ...]:
    """The abilities of a dungeon card: each paragraph of instructions is a room, in the order of the text."""
    found: list[Ability] = []
    rooms: list[tuple[str, tuple[str, ...], SpellAbility]] = []
    for paragraph, abilities in paragraphs:
        match = _ROOM.match(text, paragraph.start)
        effects = [ability for ability in abilities if isinstance(ability, SpellAbility)]
        if match is not None and len(effects) == len(abilities) == 1:
            exits = tuple(name.strip() for name in (match["exits"] or "").split(",") if name.strip())
            rooms.append((match["name"], exits, effects[0]))
        else:
            found += abilities
    numbers = {name: number for number, (name, _, _) in enumerate(rooms, 1)}
    for name, exits, effect in rooms:
        found.append(RoomAbility(numbers[name], name, tuple(numbers[to] for to in exits if to in numbers), effect))
    return tuple(found)
