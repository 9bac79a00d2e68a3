"""725. The Initiative, as texts speak of it."""

from __future__ import annotations

from typing import Any

from spellwright.actions.doing import Act
from spellwright.actions.happening import PlayerHappening
from spellwright.rules.initiative import take_the_initiative, who_has_the_initiative
from spellwright.rules.scene import GameScene
from spellwright.state.events.dungeons import TakeInitiative
from spellwright.words.conditions import Fact
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class TakeTheInitiative(Act):
    """Take the initiative (725.3)."""

    ENGLISH = "<takes|take> the initiative"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As the rules say."""
        yield from take_the_initiative(scene.game, player, scene.stack_object)
        return True


@word
class TakesInitiative(PlayerHappening):
    """Takes the initiative, also again (725.5)."""

    EVENTS = (TakeInitiative,)
    ENGLISH = "<takes|take|took|taken> the initiative"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who takes it."""
        return int(event.player)


@word
class HasInitiative(Fact):
    """Whether a player has the initiative (725.1)."""

    who: Players
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{who} <has|have> the initiative"

    def holds(self, scene: Scene) -> bool:
        """Whether one of them has."""
        return who_has_the_initiative(scene.game) in self.who.find(scene)
