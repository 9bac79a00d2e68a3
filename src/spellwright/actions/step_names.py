"""Steps and main phases as texts call them (500.1)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game

SECOND = 2


class StepName(Enum):
    """The names in texts; each has that of the state."""

    UPKEEP = "<upkeep|upkeeps>"
    UPKEEP_STEP = "<upkeep step|upkeep steps>"
    DRAW = "<draw step|draw steps>"
    UNTAP = "<untap step|untap steps>"
    PRECOMBAT = "<precombat main phase|precombat main phases>"
    FIRST_MAIN = "<first main phase|first main phases>"
    COMBAT = "<combat|combats>"
    DECLARE_ATTACKERS = "<declare attackers step|declare attackers steps>"
    DECLARE_BLOCKERS = "<declare blockers step|declare blockers steps>"
    COMBAT_DAMAGE = "<combat damage step|combat damage steps>"
    END_OF_COMBAT = "<end of combat step|end of combat steps>"
    POSTCOMBAT = "<postcombat main phase|postcombat main phases>"
    SECOND_MAIN = "<second main phase|second main phases>"
    MAIN = "<main phase|main phases>"
    END = "<end step|end steps>"
    CLEANUP = "<cleanup step|cleanup steps>"

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps that it means, as the state calls them."""
        return _STEPS[self]

    def begins(self, game: Game, step: str) -> bool:
        """Whether the step that begins is so called; the second main phase is only one of a turn (505.1b)."""
        if step not in self.steps:
            return False
        if self is not StepName.SECOND_MAIN:
            return True
        return sum(each in StepName.MAIN.steps for each in steps_begun(game)) == SECOND


_STEPS = {
    StepName.UPKEEP: ("upkeep",),
    StepName.UPKEEP_STEP: ("upkeep",),
    StepName.DRAW: ("draw",),
    StepName.UNTAP: ("untap",),
    StepName.PRECOMBAT: ("precombat main",),
    StepName.FIRST_MAIN: ("precombat main",),  # 505.1: main phases after the first, if several, are postcombat ones
    StepName.COMBAT: ("beginning of combat",),
    StepName.DECLARE_ATTACKERS: ("declare attackers",),
    StepName.DECLARE_BLOCKERS: ("declare blockers",),
    StepName.COMBAT_DAMAGE: ("first combat damage", "combat damage"),
    StepName.END_OF_COMBAT: ("end of combat",),
    StepName.POSTCOMBAT: ("postcombat main",),
    StepName.SECOND_MAIN: ("postcombat main",),
    StepName.MAIN: ("precombat main", "postcombat main"),
    StepName.END: ("end",),
    StepName.CLEANUP: ("cleanup",),
}


def steps_begun(game: Game) -> Iterator[str]:
    """The steps of this turn that have begun, the present one included."""
    return (e.event.step for e in game.this_turn() if isinstance(e.event, BeginStep))


class WhoseStep(Enum):
    """Steps of no particular player: of every turn."""

    EACH = "each"
    THE = "the"
    ANY = "any"
