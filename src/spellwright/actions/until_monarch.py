"""610.3. Until a player becomes the monarch: from when the effect began."""

from __future__ import annotations

from typing import Any

from spellwright.state.events.turns import BecomeMonarch
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.players import PlayerPoss
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class NotMonarchSince(Condition):
    """That none of them has become the monarch since a line of the history; no words of its own."""

    who: PlayerPoss
    since: int
    LOOKS = frozenset({"monarch"})
    LOCAL = False

    def holds(self, scene: Any) -> bool:
        """Whether none has."""
        entry = scene.game.history
        while entry is not None and entry.number > self.since:
            if isinstance(entry.event, BecomeMonarch) and self.who.describes(scene, entry.event.player):
                return False
            entry = entry.before
        return True


@word
class UntilMonarch(Duration):
    """Until such a player becomes the monarch: "until an opponent becomes the monarch"."""

    who: PlayerPoss
    ENGLISH = "until {who} becomes the monarch"

    @property
    def kind(self) -> str:
        """It ends once that has happened."""
        return "while"

    def condition_from(self, scene: Scene) -> Condition | None:
        """As long as it hasn't, from now on."""
        history = scene.game.history
        return NotMonarchSince(self.who, history.number if history is not None else 0)
