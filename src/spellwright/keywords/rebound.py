"""702.88 Rebound."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.offering import offer_to_cast
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks, Way
from spellwright.state.choices import Memory
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.ability import STACK
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Rebound(KeywordAbility):
    """Rebound (702.88a)."""

    RULE = "702.88"
    SUMMARY = "If you cast it from your hand, it is exiled, and you may cast it again for free at your next upkeep."
    REDUNDANT = True
    ENGLISH = "rebound"

    def zones(self) -> frozenset[str]:
        """On the stack (702.88a)."""
        return STACK

    def only_self(self) -> bool:
        """It is about its own spell."""
        return True

    def moves_to(self) -> tuple[str, ...]:
        """To a graveyard."""
        return ("graveyard",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it would be put into the graveyard as it resolves, if it was cast from its caster's hand (702.88a)."""
        o = game[me]
        resolves = event.object == me and event.to == "graveyard" and event.cause == "resolve"
        return bool(
            resolves and o.choices is not None and o.choices.cast_from == "hand" and o.owner == o.choices.caster
        )

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Into exile instead; it may be cast at the beginning of that player's next upkeep (702.88a)."""
        until = Until("once", turn=game.turn)
        effect = Floating(NOBODY, CastAgain(), me, game[me].controller, 0, until, once=True)
        yield from happen(game, Begin(effect), rule="702.88a", source=me)
        return (replace(event, to="exile"),)


@word
class CastAgain(Hooks):
    """The delayed triggered ability that rebound creates (702.88a)."""

    RULE = "702.88a"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """At the beginning of its controller's next upkeep."""
        return () if event.step == "upkeep" and event.player == controller(game, me) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The card may be cast from exile without paying its mana cost (702.88b)."""
        card = game[game[me].source].became
        if card and game[card].zone == "exile":
            way = Way(card, "rebound", free=True, alternative=True, rule="702.88a")
            yield from offer_to_cast(game, game[me].controller, way)
