"""208.4b: an object's base power and toughness, as what checks them sees them."""

from __future__ import annotations

from spellwright.rules.asking import characteristics
from spellwright.rules.layer_story import layer_story
from spellwright.state.game import Game
from spellwright.words.procedure import Id

CHANGES_SIZE = ("7c", "7d")
"""The sublayers behind those that make base power and toughness (613.4c-d)."""


def base_size(game: Game, id: Id) -> tuple[int, int]:
    """Base power and toughness now: before effects and counters that change them, or switch them (208.4b)."""
    story = layer_story(game, id)
    changed = next((chapter.before for chapter in story if chapter.layer in CHANGES_SIZE), None)
    base = changed or (story[-1].after if story else characteristics(game, id))
    return base.power or 0, base.toughness or 0
