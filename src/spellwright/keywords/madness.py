"""702.35 Madness."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.alternative_cost import at_price
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.offering import offer_to_cast
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.scene import resolving_scene
from spellwright.rules.ways import by_face
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Discard
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import HAND
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Madness(KeywordAbility):
    """Madness (702.35a)."""

    price: Price = OwnManaCost()
    RULE = "702.35"
    SUMMARY = "If you discard it, you may cast it for its madness cost instead of putting it into your graveyard."
    CALLED = ("madness",)
    ENGLISH = ("madness {price}", "madness {price=OwnManaCost()}")

    def zones(self) -> frozenset[str]:
        """In its owner's hand (702.35a)."""
        return HAND

    def only_self(self) -> bool:
        """It is about its own card."""
        return True

    def replaces(self) -> tuple[type[Event], ...]:
        """Discarding."""
        return (Discard,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it is discarded: into exile (702.35a)."""
        return bool(event.object == me and event.to != "exile")

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """The player discards it, but exiles it (702.35a)."""
        yield from ()
        return (replace(event, to="exile"),)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Discarding."""
        return (Discard,)

    def looks_back(self, event: Any) -> bool:
        """The card is seen as it was in the hand."""
        return True

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When it is exiled this way (702.35a)."""
        this_way = any(option.ability == self for option in event.used)
        return () if event.object == me and event.to == "exile" and this_way else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Its owner may cast it for its madness cost, or else puts it into their graveyard (702.35a-c)."""
        scene = resolving_scene(game, me)
        card = scene.now(scene.source)
        if game[card].zone != "exile":
            return
        owner = game[card].owner
        for way in by_face(game, Way(card)):
            priced = at_price(game, way, "madness", self.price, "702.35a")
            if priced is not None and (yield from offer_to_cast(game, owner, priced)):
                return
        yield from happen(game, Move(card, "graveyard", cause="madness"), rule="702.35a", source=me)
