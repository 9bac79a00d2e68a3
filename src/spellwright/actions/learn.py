"""701.48. Learn."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.rules.drawing import draw_cards
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Discard
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class Learn(Act):
    """Discard a card to draw one (701.48a). No card is outside of the game here, so no Lesson is ever found there."""

    ENGLISH = "<learns|learn>"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player may choose a card."""
        options = (*scene.cards_of(player, "hand"), None)
        card = yield from choose(player, options, "discard", "Discard a card to draw one?", "701.48a", scene.source)
        if card is not None:
            yield from bring_about(scene, Discard(player, card), rule="701.48a")
            yield from draw_cards(scene.game, player, 1, rule="701.48a", source=scene.stack_object)
        yield from bring_about(scene, Deed(player, "learn"), rule="701.48a")
        return True
