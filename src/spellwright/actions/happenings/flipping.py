"""705.2. Winning or losing the flip of a coin."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening
from spellwright.rules.scene import GameScene
from spellwright.state.events.chance import FlipCoin
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.word import word


@word
class WinsOrLosesFlip(PlayerHappening):
    """The player wins or loses a coin flip; one that nobody calls is neither (705.2)."""

    lost: bool = False
    EVENTS = (FlipCoin,)
    ENGLISH = ("<wins|win|won> a coin flip", "<loses|lose|lost> a coin flip {lost=True}")

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who flipped it, if it came out so: 1 is a flip won."""
        return int(event.player) if event.called and (new == 0) == self.lost else NOBODY
