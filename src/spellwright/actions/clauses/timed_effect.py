"""Clauses that mean one effect: by themselves always, or as an instruction for their duration (611.2a)."""

from __future__ import annotations

from spellwright.actions.clauses.timed import Timed
from spellwright.actions.durations import until
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.history import Floating
from spellwright.words.ability import Ability
from spellwright.words.procedure import NOBODY, Procedure


class TimedEffect(Timed):
    """The family of clauses that mean one effect."""

    __slots__ = ()

    def effect(self) -> Hooks:
        """The effect that it means."""
        raise NotImplementedError

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the effect."""
        ends = until(self.lasts(), scene)
        effect = Floating(NOBODY, self.effect(), scene.source, scene.you, 0, ends, memory=scene.frozen(), x=scene.x)
        yield from happen(scene.game, Begin(effect), source=scene.stack_object)
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Without a time it always holds."""
        return None if on_spell or self.lasts() is not None else (self.effect(),)
