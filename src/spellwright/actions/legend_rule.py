"""The "legend rule" doesn't apply (704.5j)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class NoLegendRule(Full):
    """It doesn't apply, or not to certain permanents."""

    to: Objects | None = None
    ENGLISH = 'the "legend rule" doesn\'t apply [to {to}]'

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return once("legends", self, lambda: (SparesLegends(self.to),))


@word
class SparesLegends(Hooks):
    """That effect at work."""

    to: Objects | None = None
    condition: Condition | None = None
    RULE = "704.5j"

    def spares_legends(self, game: Game, me: Id, legend: Id) -> bool:
        """If it is one of them."""
        scene = scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return False
        return self.to is None or self.to.describes(scene, legend)
