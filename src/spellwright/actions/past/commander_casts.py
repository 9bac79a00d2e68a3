"""903.8. How often a player has cast their commander from the command zone."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.state.events.stack import Cast
from spellwright.words.filters import Countable
from spellwright.words.word import word


class WhichCommander(Enum):
    """Which are counted: a player has one, or two (903.3)."""

    YOURS = "your commander"
    ANY = "a commander"


@word
class CommanderCasts(Countable):
    """The times in this game: "for each time you've cast your commander from the command zone this game"."""

    which: WhichCommander
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "time you've cast {which} from the command zone this game"

    def count(self, scene: Any) -> int:
        """Each casting of one that you own, or of any."""
        return sum(1 for entry in scene.game.since(0) if self._is_one(scene, entry.event))

    def _is_one(self, scene: Any, event: object) -> bool:
        if not isinstance(event, Cast) or event.player != scene.you or event.zone != "command":
            return False
        mine = self.which is WhichCommander.ANY or scene.owner(event.object) == scene.you
        return mine and bool(scene.status(event.object, "commander"))
