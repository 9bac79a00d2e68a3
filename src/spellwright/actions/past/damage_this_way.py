"""What the text itself dealt damage to: "if a creature dealt damage this way would die this turn" (608.2c)."""

from __future__ import annotations

from typing import Any

from spellwright.state.events.damage import Damage
from spellwright.words.filters import Post
from spellwright.words.marks import BEGUN_BY
from spellwright.words.players import PlayerPost
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


def dealt_this_way(scene: Any) -> tuple[Id, ...]:
    """Those to whom the spell or ability that is carried out, or began the effect, has dealt damage this turn."""
    ways = (getattr(scene, "stack_object", 0), scene.source, *scene.remembered(BEGUN_BY))
    entries = [e for e in scene.game.this_turn() if isinstance(e.event, Damage) and e.source and e.source in ways]
    return tuple(dict.fromkeys(e.event.victim for e in reversed(entries)))


@word
class PlayersDealtDamage(PlayerPost):
    """The same of players: "each player dealt damage this way"."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "dealt damage this way"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether the text dealt damage to the player."""
        return player in dealt_this_way(scene)


@word
class DealtDamageThisWay(Post):
    """That the text dealt damage to it."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "dealt damage this way"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it did."""
        return id in dealt_this_way(scene)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """All of them, be they still there or not."""
        return dealt_this_way(scene)
