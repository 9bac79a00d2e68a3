"""702.50 Epic."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller
from spellwright.rules.copying import copy_spell
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import Casting
from spellwright.state.choices import Memory
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.stack import BecomeCopy
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.ability import STACK
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Epic(KeywordAbility):
    """Epic (702.50a)."""

    RULE = "702.50"
    SUMMARY = "You can't cast spells any more; at each of your upkeeps you copy it."
    ENGLISH = "epic"

    def zones(self) -> frozenset[str]:
        """On the stack (702.50a)."""
        return STACK

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """For the rest of the game you can't cast spells, and copy this one at each of your upkeeps (702.50a-b)."""
        player, until = game[me].controller, Until("game", turn=game.turn)
        effects = (Floating(NOBODY, ability, me, player, 0, until) for ability in (NoMoreSpells(), CopiesItself()))
        yield from happen(game, *(Begin(effect) for effect in effects), rule="702.50a", source=me)


@word
class NoMoreSpells(Hooks):
    """Its controller can't cast spells (702.50a)."""

    RULE = "702.50a"

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Any spell of that player's."""
        return casting.ability is None and casting.player == controller(game, me)


@word
class CopiesItself(Hooks):
    """At the beginning of each of your upkeeps, copy the spell except for its epic ability (702.50a)."""

    RULE = "702.50a"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """At its controller's upkeep."""
        return () if event.step == "upkeep" and event.player == controller(game, me) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A copy without epic; new targets may be chosen."""
        copy = yield from copy_spell(game, game[me].source, game[me].controller, new_targets=True)
        if copy:
            values = game[copy].copiable
            without = tuple(ability for ability in values.abilities if not isinstance(ability, Epic))
            yield from happen(game, BecomeCopy(copy, replace(values, abilities=without)), rule="702.50a", source=me)
