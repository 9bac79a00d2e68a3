"""701.42. Meld."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, moved
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.components import MELDED
from spellwright.state.events.zones import Move
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class Meld(Act):
    """Put the two cards of a meld pair onto the battlefield as one permanent (701.42a)."""

    what: Objects
    name: str
    HEADS = ("creature", "permanent")
    ENGLISH = "<melds|meld> {what} into {name:name}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """What is no such pair stays where it is (701.42b-c)."""
        ids = yield from self.what.pick(scene, player)
        now = scene.all_now(id for id in ids if id >= FIRST_OBJECT)
        if len(now) != 2 or not all(self._is_half(scene, id) for id in now):
            return False
        one, other = now
        if scene.traits(one).name == scene.traits(other).name:
            return False
        move = Move(one, "battlefield", controller=player, face=1, notes=((MELDED, other),), cause="meld")
        made = moved(scene, (yield from bring_about(scene, move, rule="701.42a")))
        scene.remember(self.mark, made)
        return bool(made)

    def _is_half(self, scene: GameScene, id: Id) -> bool:
        """Whether it is a meld card, and no token, on whose back a half of the result is (712.4)."""
        o = scene.game[id]
        if o.zone in ("gone", "battlefield") or o.token or o.copy or o.card is None:
            return False
        return o.card.layout == "meld" and len(o.card.faces) == 2 and o.card.faces[1].name == self.name
