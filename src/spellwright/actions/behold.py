"""701.4. Behold."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import CostAct
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Reveal
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.quantified import A
from spellwright.words.word import word


@word
class Behold(CostAct):
    """Reveal a card of a quality from one's hand, or choose a permanent of it that one controls (701.4a)."""

    what: A
    DONE = "beheld"
    ENGLISH = "<beholds|behold> {what}"

    def ok(self) -> bool:
        """The quality is said without a noun: "a Dragon"."""
        return isinstance(self.what.what, Things) and not self.what.what.nouns

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The cards among what is chosen are revealed."""
        able, number = self._able(scene, player), self.what.count.value(scene)
        chosen = yield from choose_some(
            player, able, number, number, "choose", "What do you behold?", "701.4a", scene.source
        )
        scene.remember(self.what.mark, chosen)
        cards = tuple(id for id in chosen if scene.zone(id) == "hand")
        if cards:
            yield from bring_about(scene, Reveal(player, cards), rule="701.4a")
        return bool(chosen)

    def _able(self, scene: GameScene, player: Id) -> tuple[Id, ...]:
        quality = self.what.what
        assert isinstance(quality, Things)
        cards = replace(quality, nouns=(Noun.CARD,))
        mine = (id for id in quality.candidates(scene) if scene.controller(id) == player)
        return (*mine, *(id for id in scene.cards_of(player, "hand") if cards.matches(scene, id)))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there are as many."""
        return len(self._able(scene, player)) >= self.what.count.value(scene)
