"""Players however many: "one or more players", who do something at the same time (603.2c)."""

from __future__ import annotations

from spellwright.words.players import PlayerNoun, Players
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class OneOrMorePlayers(Players):
    """However many, at the same time: "whenever one or more players discard one or more cards" (603.2c)."""

    noun: PlayerNoun
    many = True
    ENGLISH = "one or more {noun}"

    def ok(self) -> bool:
        """Players or opponents."""
        return self.noun in (PlayerNoun.PLAYER, PlayerNoun.OPPONENT)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them."""
        ids = self.noun.all(scene)
        scene.remember(self.mark, ids)
        return ids
