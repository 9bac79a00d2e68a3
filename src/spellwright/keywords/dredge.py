"""702.52 Dredge."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.scene import scene_of
from spellwright.state.events.cards import Draw, Mill
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Dredge(KeywordAbility):
    """Dredge (702.52a)."""

    n: Amount
    RULE = "702.52"
    SUMMARY = (
        "Instead of drawing a card, you may mill that many cards and return this one from your graveyard to your hand."
    )
    CALLED = ("dredge",)
    ENGLISH = "dredge {n:digits}"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.52a)."""
        return GRAVEYARD

    def replaces(self) -> tuple[type[Event], ...]:
        """Drawing."""
        return (Draw,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As its owner would draw a card with at least N cards in their library (702.52a-b)."""
        enough = len(game.player(event.player).library) >= self.n.value(scene_of(game, me))
        return bool(game[me].owner == event.player and enough)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """The player may mill N cards and return this card instead (702.52a)."""
        if not (yield from may(event.player, "Dredge instead of drawing?", "702.52a", me)):
            return (event,)
        return (Mill(event.player, self.n.value(scene_of(game, me))), Move(me, "hand", cause="dredge"))
