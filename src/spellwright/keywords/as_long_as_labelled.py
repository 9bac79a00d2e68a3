"""Abilities under a keyword's name that an object has only as long as something is so: "Max speed — Flying" (702.178a)."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.keywords.speed import AtMaxSpeed
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.ability import BATTLEFIELD, Ability
from spellwright.words.conditions import Condition, Fact
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class HasWhile(Hooks):
    """As long as the condition is true, the object has these abilities, wherever they function (702.178b)."""

    condition: Condition
    gives: tuple[Ability, ...]
    RULE = "702.178a"

    def zones(self) -> frozenset[str]:
        """Where the abilities function, and the battlefield."""
        return BATTLEFIELD.union(*(ability.zones() for ability in self.gives))

    def layer_parts(self) -> tuple[Any, ...]:
        """The abilities, in layer 6."""
        return (AddAbilities(Self(), self.gives, condition=self.condition),)


@word
class MaxSpeed(Paragraph):
    """Max speed (702.178a)."""

    paragraph: Paragraph
    RULE: ClassVar[str] = "702.178"
    SUMMARY: ClassVar[str] = "It has the ability as long as your speed is 4."
    ENGLISH = "max speed — {paragraph}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """What the paragraph says, at max speed."""
        return (HasWhile(AtMaxSpeed(), self.paragraph.abilities(False)),)


SOLVED = "solved"
"""The note on a Case that is solved (719.3b)."""


@word
class IsSolved(Fact):
    """Whether this Case is solved (719.3b)."""

    LOOKS = frozenset({"notes"})

    def holds(self, scene: Scene) -> bool:
        """As it is now."""
        return scene.status(scene.source, SOLVED)


@word
class Solved(Paragraph):
    """Solved (702.169a)."""

    paragraph: Paragraph
    RULE: ClassVar[str] = "702.169"
    SUMMARY: ClassVar[str] = "It has the ability once the Case is solved."
    ENGLISH = "solved — {paragraph}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """What the paragraph says, once it is solved."""
        return (HasWhile(IsSolved(), self.paragraph.abilities(False)),)


@word
class ToSolve(Paragraph, Hooks):
    """At the beginning of your end step, if the condition is true and this Case isn't solved, it becomes solved (719.3a)."""

    condition: Condition
    RULE: ClassVar[str] = "719.3a"
    ENGLISH = "to solve — {condition} ."

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Itself."""
        return (self,)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """At your end step."""
        mine = event.step == "end" and event.player == controller(game, me)
        return () if mine and self._could_be(scene_of(game, me)) else None

    def still_true(self, game: Game, me: Id) -> bool:
        """If it is still true, and it still isn't solved (603.4)."""
        return self._could_be(resolving_scene(game, me))

    def _could_be(self, scene: GameScene) -> bool:
        return not scene.status(scene.source, SOLVED) and self.condition.holds(scene)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It becomes solved."""
        if game[game[me].source].zone == "battlefield":
            yield from happen(game, Mark(game[me].source, SOLVED, 1), rule="719.3a", source=me)


@word
class Case(Paragraph):
    """Both in one paragraph."""

    to_solve: ToSolve
    solved: Solved
    ENGLISH = "{to_solve} {solved}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """What both say."""
        return (*self.to_solve.abilities(on_spell), *self.solved.abilities(on_spell))
