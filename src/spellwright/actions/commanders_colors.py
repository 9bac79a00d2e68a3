"""903.4f. Mana of a colour in your commander's colour identity."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.actions.add_mana import ManaQuality
from spellwright.actions.making_mana import Alternatives
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import Id
from spellwright.words.word import word

ZONES = ("battlefield", "command", "stack", "hand", "graveyard", "library", "exile")


def commanders(scene: GameScene, player: Id) -> Iterator[Id]:
    """The player's commanders, wherever they are: a card that is one stays so (903.3)."""
    for zone in ZONES:
        for id in scene.objects(zone):
            if scene.owner(id) == player and scene.status(id, "commander"):
                yield id


@word
class InCommandersIdentity(ManaQuality):
    """Of any colour in your commander's colour identity: in one of theirs if there are two (702.124c)."""

    ENGLISH = "of any color in your commander's color identity"

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """Those colours; none if you have no commander (903.4f)."""
        colors = 0
        for id in commanders(scene, scene.you):
            card = scene.game[id].card
            colors |= card.identity if card is not None else 0
        return ((Unit(colors),) * number,) if colors else ()
