"""702.89 Umbra Armor."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.damage import RemoveDamage
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class UmbraArmor(KeywordAbility):
    """Umbra Armor (702.89a)."""

    RULE = "702.89"
    SUMMARY = "If the enchanted permanent would be destroyed, this Aura is destroyed instead."
    SYNONYMS = True
    ENGLISH = ("umbra armor", "totem armor")

    def replaces(self) -> tuple[type[Event], ...]:
        """Destruction."""
        return (Destroy,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Of the enchanted permanent (702.89a)."""
        return bool(event.object == game[me].attached_to)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """All damage marked on it is removed, and this Aura is destroyed (702.89a)."""
        yield from ()
        return RemoveDamage((event.object,)), Destroy(me)
