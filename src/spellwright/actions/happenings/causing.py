"""What spells and abilities cause players to do, as triggers speak of it: "causes a player to shuffle their library"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import EventWord, told
from spellwright.rules.asking import controller
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Shuffle
from spellwright.words.players import APlayer
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class CausesShuffling(EventWord):
    """A spell or ability causes a player to shuffle their library (701.24)."""

    who: APlayer
    ENGLISH = "a spell or ability causes {who} to shuffle their library"

    def kinds(self) -> tuple[type[Event], ...]:
        """Shuffling a library: as the game starts (103.3, 103.5) nothing is there that could trigger."""
        return (Shuffle,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """That player."""
        return told((self.who, (event.player,))) if self.who.describes(scene, event.player) else None


@word
class CausesControllerToShuffle(EventWord):
    """A spell or ability causes its own controller to do so."""

    HEADS = ("player",)
    ENGLISH = "a spell or ability causes its controller to shuffle their library"

    def kinds(self) -> tuple[type[Event], ...]:
        """Shuffling a library."""
        return (Shuffle,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """The player who controls what resolves now."""
        stack = scene.game.stack
        if not stack or controller(scene.game, stack[-1]) != event.player:
            return None
        return told((self, (event.player,)))
