"""500.5. Mana that isn't lost as steps and phases end."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.durations import until
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating
from spellwright.state.events.effects import Begin
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.adjectives import Color
from spellwright.words.durations import Duration
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class DontLoseThisMana(Full):
    """You don't lose the mana that the text has added, for a time."""

    duration: Duration
    ENGLISH = "{duration} , you don't lose this mana as steps and phases end"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """An effect about the mana that the source produced."""
        ends = until(self.duration, scene)
        effect = Floating(NOBODY, KeepsMana(), scene.source, scene.you, 0, ends)
        yield from bring_about(scene, Begin(effect), rule="500.5")
        return True


@word
class KeepsMana(Hooks):
    """That effect."""

    RULE = "500.5"

    def keeps_mana(self, game: Game, me: Id, player: Id, mana: Any) -> bool:
        """Mana of its controller's that its source produced."""
        effect = floating(game, me)
        return player == effect.controller and mana.source == effect.source


@word
class DoesntLoseMana(Lasting):
    """Doesn't lose unspent mana, perhaps of one colour, as steps and phases end (500.5)."""

    color: Color | None = None
    ENGLISH = "<doesn't|don't> lose unspent [{color}] mana as steps and phases end"

    def ok(self) -> bool:
        """A colour of mana."""
        return self.color is None or bool(self.color.mask)

    def keeps_mana(self, holding: Holding, game: Game, me: Id, player: Id, mana: Any) -> bool:
        """Such mana of a subject."""
        return (self.color is None or mana.kind == self.color.mask) and holding.affects(game, me, player)
