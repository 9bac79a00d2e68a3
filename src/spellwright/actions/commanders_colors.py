"""903.4f. Mana of a colour in your commander's colour identity."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.actions.add_mana import ManaQuality
from spellwright.actions.doing import CostAct
from spellwright.actions.making_mana import Alternatives
from spellwright.actions.pay import PayLife
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Number
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
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


@word
class PayLifeForColors(CostAct):
    """Pay life equal to the number of colours in the colour identity of your commanders, if you have one (903.4f)."""

    ENGLISH = "<pays|pay> life equal to the number of colors in your commanders 's color identity"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Pay as much."""
        if not self.possible(scene, player):
            return False
        return (yield from PayLife(Number(self.life(scene))).perform(scene, player))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """Without a commander it can't be paid (903.4f)."""
        commander = next(commanders(scene, scene.you), None)
        return commander is not None and PayLife(Number(self.life(scene))).possible(scene, player)

    def life(self, scene: Scene) -> int:
        """One for each colour."""
        assert isinstance(scene, GameScene)
        cards = (scene.game[id].card for id in commanders(scene, scene.you))
        colors = 0
        for card in cards:
            colors |= card.identity if card is not None else 0
        return colors.bit_count()
