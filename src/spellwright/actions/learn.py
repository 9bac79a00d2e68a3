"""701.48. Learn."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.undertaking import undertakes
from spellwright.rules.drawing import draw_cards
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Discard, Reveal
from spellwright.state.events.zones import OUTSIDE, Move
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class Learn(Act):
    """Discard a card to draw one, or else put a Lesson from outside the game into the hand (701.48a)."""

    ENGLISH = "<learns|learn>"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player may choose a card."""
        if not (yield from undertakes(scene, player, "learn")):
            return False
        options = (*scene.cards_of(player, "hand"), None)
        card = yield from choose(player, options, "discard", "Discard a card to draw one?", "701.48a", scene.source)
        if card is not None:
            yield from bring_about(scene, Discard(player, card, by=scene.stack_object), rule="701.48a")
            yield from draw_cards(scene.game, player, 1, rule="701.48a", source=scene.stack_object)
        else:
            yield from self._find_lesson(scene, player)
        yield from bring_about(scene, Deed(player, "learn"), rule="701.48a")
        return True

    def _find_lesson(self, scene: GameScene, player: Id) -> Procedure[None]:
        lessons = [id for id in scene.cards_of(player, OUTSIDE) if "Lesson" in scene.traits(id).subtypes]
        if lessons:
            why = "Reveal a Lesson card from outside the game and put it into your hand?"
            lesson = yield from choose(player, (*lessons, None), "choose", why, "701.48a", scene.source)
            if lesson is not None:
                yield from bring_about(scene, Reveal(player, (lesson,)), rule="701.48a")
                yield from bring_about(scene, Move(lesson, "hand", cause="put"), rule="701.48a")
