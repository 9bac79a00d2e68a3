"""500.8-500.10. Additional phases and steps: "after this phase, there is an additional combat phase"."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.rules.steps import add_phases, add_phases_after, add_steps
from spellwright.words.amounts import Amount, Number
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


class ExtraPhase(Enum):
    """Phases that a turn can have in addition."""

    BEGINNING = "an additional beginning phase"
    COMBAT = "an additional combat phase"
    COMBAT_AND_MAIN = "an additional combat phase followed by an additional main phase"

    @property
    def phases(self) -> tuple[str, ...]:
        """Their names."""
        return _PHASES[self]


_PHASES = {
    ExtraPhase.BEGINNING: ("beginning",),
    ExtraPhase.COMBAT: ("combat",),
    ExtraPhase.COMBAT_AND_MAIN: ("combat", "postcombat main"),
}


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


class ExtraStep(Enum):
    """Steps that a turn can have in addition."""

    UPKEEP = "<upkeep step|upkeep steps>"
    DRAW = "<draw step|draw steps>"
    END = "<end step|end steps>"

    @property
    def step(self) -> str:
        """Its name in the state."""
        return self.name.lower()


class AfterThis(Enum):
    """After what they come: after this step, or after the whole phase (500.10)."""

    STEP = "this step"
    PHASE = "this phase"


@word
class AdditionalStep(Full):
    """After a step or phase there is an additional step (500.9-500.10)."""

    what: ExtraStep
    behind: AfterThis
    ENGLISH = "there is an additional {what@one} after {behind}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """It comes directly after that."""
        yield from ()
        add_steps(scene.game, self.what.step, 1, this_phase=self.behind is AfterThis.STEP)
        return True


@word
class GetSteps(Act):
    """A player gets additional steps in their turn: "you get that many additional upkeep steps after this phase"."""

    number: Amount
    what: ExtraStep
    behind: AfterThis
    ENGLISH = (
        "<gets|get> an additional {what@one} after {behind} {number=Number(1)}",
        "<gets|get> {number:num} additional {what@many} after {behind}",
    )

    def ok(self) -> bool:
        """One is "an"."""
        return (self.number == Number(1)) == (self.style[0] == 0)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """None in a turn that isn't theirs (500.10a)."""
        yield from ()
        number = self.number.value(scene)
        if scene.game.active != player or number < 1:
            return False
        add_steps(scene.game, self.what.step, number, this_phase=self.behind is AfterThis.STEP)
        return True
