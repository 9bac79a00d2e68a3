"""Skipping steps and phases (500.11, 614.10)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.step_names import StepName
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.event import Event
from spellwright.state.events.turns import BeginStep, BeginTurn
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class SkipsStep(Full):
    """Skip your draw step, perhaps if something is so; players skip their untap steps."""

    step: StepName
    who: Players | None = None
    condition: Condition | None = None
    ENGLISH = ("skip your {step@one} [if {condition}]", "{who} <skips their|skip their> {step@who}")

    def takes_condition(self, *, leading: bool = False) -> bool:
        """Behind it."""
        return not leading and self.who is None

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It replaces the step with nothing."""
        return once("skips", self, lambda: (SkippedStep(self.step, self.who, self.condition),))


@word
class SkippedStep(Hooks):
    """That step doesn't begin."""

    step: StepName
    who: Players | None = None
    condition: Condition | None = None
    RULE = "614.10"

    def replaces(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """That step of such a player."""
        scene = scene_of(game, me)
        whose = event.player == scene.you if self.who is None else self.who.describes(scene, event.player)
        return event.step in self.step.steps and whose and (self.condition is None or self.condition.holds(scene))

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Nothing happens instead."""
        yield from ()
        return ()


@word
class SkipsExtraTurns(Full):
    """If a player would begin an extra turn, that player skips it (500.7, 614.10)."""

    who: Players
    ENGLISH = "if {who} would begin a extra turn , that player skips that turn instead"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It replaces the turn with nothing."""
        return once("skips", self, lambda: (SkippedExtraTurn(self.who),))


@word
class SkippedExtraTurn(Hooks):
    """That turn doesn't begin."""

    who: Players
    RULE = "614.10"

    def replaces(self) -> tuple[type[Event], ...]:
        """The beginning of a turn."""
        return (BeginTurn,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """An extra turn of such a player."""
        return event.extra and self.who.describes(scene_of(game, me), event.player)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Nothing happens instead."""
        yield from ()
        return ()
