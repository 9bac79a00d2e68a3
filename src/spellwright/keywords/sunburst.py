"""702.44 Sunburst."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.entering_with import AsItEnters, with_more
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import COLORS
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Sunburst(AsItEnters, KeywordAbility):
    """Sunburst (702.44a)."""

    RULE = "702.44"
    SUMMARY = "It enters with a counter for each color of mana spent to cast it."
    ENGLISH = "sunburst"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """+1/+1 counters on a creature, charge counters on anything else (702.44a-b)."""
        yield from ()
        number = colors_spent(game, me)
        if not number or not isinstance(event, Move) or event.from_zone(game) != "stack":
            return (event,)
        creature = "creature" in (event.copied or game[me].copiable).types
        return (with_more(event, "+1/+1" if creature else "charge", number),)


def colors_spent(game: Game, spell: Id) -> int:
    """How many colours of mana were spent to cast the spell."""
    choices = game[spell].choices
    kinds = {unit.kind for unit in choices.mana_spent} if choices is not None else set()
    return sum(1 for color in COLORS if color in kinds)
