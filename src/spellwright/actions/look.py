"""Looking at cards (701.20e): at the top of a library, at a hand, at a face-down card."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Reveal
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone


@word
class LookAt(Act):
    """Look at cards. They are remembered: "put one of them into your hand"."""

    what: Objects
    DONE = "looked"
    ENGLISH = "<looks|look> at {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Only that player sees them."""
        ids = yield from self.what.pick(scene, player)
        now = tuple(scene.now(id) for id in ids)
        scene.remember(self.mark, now)
        if now:
            yield from bring_about(scene, Reveal(player, now, to=player), rule="701.20e")
        return bool(now)


@word
class LookAtZone(Act):
    """Look at all cards of a zone: "look at target player's hand"."""

    zone: OwnedZone
    HEADS = ("hand", "card")
    HEADS_MANY = True
    ENGLISH = "<looks|look> at {zone}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Only that player sees them."""
        ids = self.zone.objects(scene)
        scene.remember(self.mark, ids)
        if ids:
            yield from bring_about(scene, Reveal(player, ids, to=player), rule="701.20e")
        return True
