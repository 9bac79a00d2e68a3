"""702.59 Recover."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.paying import offer_to_pay
from spellwright.keywords.price import Price
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Recover(KeywordAbility):
    """Recover (702.59a)."""

    price: Price
    RULE = "702.59"
    SUMMARY = "When a creature of yours dies, you may pay to return it from your graveyard to your hand; otherwise it is exiled."
    CALLED = ("recover",)
    ENGLISH = "recover {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.59a)."""
        return GRAVEYARD

    def moves_to(self) -> tuple[str, ...]:
        """To a graveyard."""
        return ("graveyard",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When a creature is put into your graveyard from the battlefield (702.59a)."""
        dies = event.to == "graveyard" and event.from_zone(game) == "battlefield" and event.object != me
        mine = dies and new != me and game[event.object].owner == game[me].owner
        return () if mine and "creature" in characteristics(game, event.object).types else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Pay and return it, or exile it (702.59a)."""
        scene = resolving_scene(game, me)
        if scene.zone(scene.source) != "graveyard":
            return
        paid = yield from offer_to_pay(game, scene, scene.you, self.price.costs(game, scene.source), "702.59a")
        yield from bring_about(scene, Move(scene.source, "hand" if paid else "exile", cause="recover"), rule="702.59a")
