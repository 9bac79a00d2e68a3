"""701.22. Scry."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act, Doing
from spellwright.actions.library_places import in_order
from spellwright.actions.multiplying import times_over
from spellwright.actions.undertaking import undertakes
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Reveal
from spellwright.state.events.zones import Reorder
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word


@word
class Scry(Act):
    """Look at the top cards of one's library, put any number of them on the bottom, the rest on top (701.22a)."""

    number: Amount
    ENGLISH = "<scries|scry> {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Scrying 0 is nothing (701.22b)."""
        number = self.number.value(scene)
        if number <= 0:
            return False
        if not (yield from undertakes(scene, player, "scry", number=number)):
            return False
        cards = scene.cards_of(player, "library")[::-1][:number]
        if cards:
            yield from bring_about(scene, Reveal(player, cards, to=player), rule="701.22a")
            bottom = yield from choose_some(
                player, cards, 0, len(cards), "choose", "Which cards go on the bottom?", "701.22a", scene.source
            )
            rest = [id for id in cards if id not in bottom]
            below = yield from in_order(scene, player, list(bottom))
            above = yield from in_order(scene, player, rest)
            yield from bring_about(scene, Reorder(player, above, below), rule="701.22a")
        yield from bring_about(scene, Deed(player, "scry", number=number), rule="701.22d")
        return True

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """Scrying so many times the number."""
        return times_over(self, "number", scene, times)
