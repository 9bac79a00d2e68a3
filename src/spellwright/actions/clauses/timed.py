"""Effects for a time that is said before them: "until your next turn, prevent all damage that would be dealt to you"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.walking import once
from spellwright.rules.scene import GameScene
from spellwright.words.durations import Duration
from spellwright.words.procedure import Procedure
from spellwright.words.word import word


class Timed(Full):
    """The family of clauses that hold, by themselves always, or for a time in their field `duration`."""

    __slots__ = ()

    def lasts(self) -> Duration | None:
        """For how long, if it says so."""
        duration: Duration | None = getattr(self, "duration", None)
        return duration

    def lasting(self, duration: Duration) -> Timed:
        """The same for that time."""
        changes: dict[str, Any] = {"duration": duration}
        return replace(self, **changes)

    def for_time(self, duration: Duration) -> Clause:
        """The same for that time, if it can be said of it."""
        return self.lasting(duration) if self.lasts() is None and hasattr(self, "duration") else self


@word
class ForATime(Full):
    """Such a clause behind its duration."""

    duration: Duration
    clause: Timed
    ENGLISH = "{duration} , {clause}"

    @property
    def TAKES_CLAUSES(self) -> bool:  # type: ignore[override]  # noqa: N802
        """As the clause does."""
        return self.clause.TAKES_CLAUSES

    def ok(self) -> bool:
        """It doesn't say the time itself, too."""
        return self.clause.lasts() is None and hasattr(self.clause, "duration")

    def said_before(self) -> Duration:
        """That duration."""
        return self.duration

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin it for that time."""
        clause = once("timed", self, lambda: self.clause.lasting(self.duration))
        return (yield from clause.perform(scene))
