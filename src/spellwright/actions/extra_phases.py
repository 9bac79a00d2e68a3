"""500.8. Additional phases: "after this phase, there is an additional combat phase"."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.clauses.clause import Full
from spellwright.rules.scene import GameScene
from spellwright.rules.steps import add_phases, add_phases_after
from spellwright.words.procedure import Procedure
from spellwright.words.word import word


class ExtraPhase(Enum):
    """Phases that a turn can have in addition."""

    COMBAT = "an additional combat phase"
    COMBAT_AND_MAIN = "an additional combat phase followed by an additional main phase"

    @property
    def phases(self) -> tuple[str, ...]:
        """Their names."""
        return ("combat",) if self is ExtraPhase.COMBAT else ("combat", "postcombat main")


class AfterWhich(Enum):
    """After which phase they come."""

    THIS_PHASE = "this phase"
    MAIN_PHASE = "this main phase"
    COMBAT_PHASE = "this combat phase"


@word
class AdditionalPhase(Full):
    """After a phase there are additional phases (500.8)."""

    phase: AfterWhich
    what: ExtraPhase
    SYNONYMS = True
    ENGLISH = ("after {phase} , there is {what}", "there is {what} after {phase}", "there 's {what} after {phase}")

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """They come directly after that phase."""
        yield from ()
        if self.phase is AfterWhich.COMBAT_PHASE:
            add_phases_after(scene.game, "combat", *self.what.phases)
        else:
            add_phases(scene.game, *self.what.phases)
        return True
