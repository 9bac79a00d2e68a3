"""Skipping the next turn or step of a kind (500.11, 614.10a)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.limits import COMBAT_STEPS
from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.step_names import StepName
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.turns import BeginStep, BeginTurn, SetAgenda
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.amounts import Amount
from spellwright.words.owners import Their, Your
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class SkipNext(Act):
    """Skip one's next step of a kind, or one's next turn, or several turns."""

    whose: Your | Their
    step: StepName | None = None
    number: Amount | None = None
    combat: bool = False
    this_turn: bool = False
    all_of_turn: bool = False
    """All combat phases of one's next turn, not the next one."""
    ENGLISH = (
        "<skips|skip> {whose} next turn",
        "<skips|skip> {whose} next {number:num} turns",
        "<skips|skip> {whose} next {step@one}",
        "<skips|skip> {whose} {step@one} this turn {this_turn=True}",
        "<skips|skip> {whose} next combat phase {combat=True}",
        "<skips|skip> {whose} next combat phase this turn {combat=True} {this_turn=True}",
        "<skips|skip> all combat phases of {whose} next turn {combat=True} {all_of_turn=True}",
    )

    def ok(self) -> bool:
        """A single step: a whole phase has several."""
        return self.step is None or (len(self.step.steps) == 1 and self.step is not StepName.COMBAT)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect that waits for it, and is used up by it; one for each turn (614.10a)."""
        skipped = NextCombatSkipped(self.all_of_turn) if self.combat else NextSkipped(self.step)
        ends = Until("once", turn=scene.game.turn)
        if self.this_turn:
            ends = Until("end of turn", turn=scene.game.turn)
        elif self.all_of_turn:
            ends = Until("end of your next turn", player, scene.game.turn)
        effect = Floating(NOBODY, skipped, scene.source, player, 0, ends, once=not self.all_of_turn)
        for _ in range(1 if self.number is None else self.number.value(scene)):
            yield from bring_about(scene, Begin(effect), rule="614.10a")
        return True


@word
class NextSkipped(Hooks):
    """The effect: that player's next such turn or step doesn't begin; the next of them satisfies one effect alone."""

    step: StepName | None
    RULE = "614.10a"

    def replaces(self) -> tuple[type[Event], ...]:
        """The beginning of a turn or step."""
        return (BeginTurn,) if self.step is None else (BeginStep,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """That of its player."""
        if event.player != floating(game, me).controller:
            return False
        return self.step is None or event.step in self.step.steps

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Nothing happens instead."""
        yield from ()
        return ()


@word
class NextCombatSkipped(Hooks):
    """The same for that player's next combat phase, or for all of a later turn, with all of its steps (506.1, 614.10a)."""

    later: bool = False
    RULE = "614.10a"

    def replaces(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """The first step of the phase."""
        effect = floating(game, me)
        if event.player != effect.controller or event.step != COMBAT_STEPS[0]:
            return False
        return not self.later or game.turn > effect.until.turn

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Nothing happens instead, and the other steps of the phase don't come."""
        yield from ()
        left = list(game.agenda)
        while left and left[0] in COMBAT_STEPS[1:]:
            del left[0]
        note_down(game, SetAgenda(tuple(left)))
        return ()
