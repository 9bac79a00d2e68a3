"""Sneak, a keyword younger than the rules of 2025-09-19 (702.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.entering_with import enters_itself
from spellwright.keywords.ninjutsu import unblocked_attackers
from spellwright.keywords.price import Price
from spellwright.rules.combat_phase import is_defender
from spellwright.rules.happen import happen
from spellwright.rules.offers import Way
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE
from spellwright.words.costs import Cost
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import word

SNEAKS_ON = "sneaks on"
"""The note on a spell: what the creature attacked that was returned for it."""


@word
class Sneak(CastForAnotherCost):
    """Sneak: its meaning is that of the reminder text, as 702.1 has it."""

    price: Price
    RULE = "702.1"
    WAY = "sneak"
    SUMMARY = (
        "In your declare blockers step you may cast it for its sneak cost, returning an unblocked attacker to hand."
    )
    CALLED = ("sneak",)
    ENGLISH = "sneak {price}"

    def zones(self) -> frozenset[str]:
        """Wherever it could be cast from, and on the stack."""
        return EVERYWHERE

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """During that step of the player's turn, any time they could cast an instant."""
        return game.step == "declare blockers" and game.active == player

    def changed(self, game: Game, me: Id, way: Way) -> Way:
        """Returning an unblocked attacker to its owner's hand besides, at instant speed."""
        return replace(way, any_time=True, costs=(*way.costs, ReturnsUnblocked()))

    def only_self(self) -> bool:
        """It is about its own spell."""
        return True

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def replaces(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As the creature spell that was cast so enters."""
        creature = "creature" in (event.copied or game[me].copiable).types
        return enters_itself(me, event) and creature and game[me].note(SNEAKS_ON) > 0

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It enters tapped, and attacking what the returned creature attacked, if that can still be attacked."""
        yield from ()
        attacked = game[me].note(SNEAKS_ON)
        still = is_defender(game, attacked, event.affected(game))
        return (replace(event, tapped=True, attacking=attacked if still else NOBODY),)


@word
class ReturnsUnblocked(Cost):
    """Return an unblocked attacking creature you control to its owner's hand."""

    def payable(self, scene: Scene, player: Id) -> bool:
        """If there is one."""
        assert isinstance(scene, GameScene)
        return bool(unblocked_attackers(scene, player))

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Return it; the spell remembers what it attacked."""
        assert isinstance(scene, GameScene)
        able = unblocked_attackers(scene, player)
        id = yield from choose(player, able, "pay", "Return which creature?", "702.1", scene.source)
        noted = Mark(scene.stack_object, SNEAKS_ON, scene.game[id].attacking)
        yield from happen(scene.game, Move(id, "hand", cause="return"), noted, rule="702.1", source=scene.source)
