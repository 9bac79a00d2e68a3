"""309.2. The dungeon cards, one of each of which every player owns outside the game."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from spellwright.cards.compiling import compiled
from spellwright.cards.pool import PACKAGE
from spellwright.cards.schema import from_scryfall
from spellwright.state.card import Card

DUNGEONS = "dungeons.json"


@cache
def dungeons() -> tuple[Card, ...]:
    """The dungeon cards as compiled; only games in which a player ventures ask for them."""
    records = json.loads(resources.files(PACKAGE).joinpath(DUNGEONS).read_text(encoding="utf-8"))
    return tuple(compiled(from_scryfall(record, f"{DUNGEONS}, {record['name']}")).card for record in records)
