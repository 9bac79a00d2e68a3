"""When a scenario stops: after a step with all that belongs to it, before the next step begins."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.lab.scenario import Stage
from spellwright.rules.steps import PHASES, phase_of
from spellwright.state.game import Game

ORDER = tuple(step for steps in PHASES.values() for step in steps)


class Stopping:
    """The stops of a scenario that are still to come."""

    def __init__(self, stages: Sequence[Stage]) -> None:
        self.left = list(stages)
        self._begun = False

    @property
    def done(self) -> bool:
        """Whether the last stop was reached."""
        return not self.left

    def reached(self, game: Game, step: str) -> list[Stage]:
        """The stops that are reached now that this step is going to begin; they are no longer to come."""
        reached: list[Stage] = []
        while self.left and self._is_reached(game, step, self.left[0]):
            reached.append(self.left.pop(0))
            self._begun = False
        return reached

    def _is_reached(self, game: Game, step: str, stage: Stage) -> bool:
        """A stop is reached after its step, or, if only the step is skipped, where it would have ended."""
        stop = stage.stop
        if game.turn < stop.turn:
            return False
        if stop.step == "untap":
            return step == "untap"
        if self._begun and (phase_of(step) != phase_of(stop.step) or ORDER.index(step) > ORDER.index(stop.step)):
            return not (step == stop.step == "cleanup")
        if phase_of(step) == phase_of(stop.step):  # its phase has begun
            self._begun = True
        return False
