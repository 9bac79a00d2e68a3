"""701.25. Surveil."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act, Doing
from spellwright.actions.library_places import in_order
from spellwright.actions.multiplying import times_over
from spellwright.actions.undertaking import undertakes
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Reveal
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move, Reorder
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word


@word
class Surveil(Act):
    """Look at the top cards of one's library, put any number into one's graveyard, the rest on top (701.25a)."""

    number: Amount
    ENGLISH = "<surveils|surveil> {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Surveilling 0 is nothing (701.25c)."""
        number = self.number.value(scene)
        if number <= 0:
            return False
        if not (yield from undertakes(scene, player, "surveil", number=number)):
            return False
        cards = scene.cards_of(player, "library")[::-1][:number]
        if cards:
            yield from bring_about(scene, Reveal(player, cards, to=player), rule="701.25a")
            away = yield from choose_some(
                player, cards, 0, len(cards), "choose", "Which cards go to the graveyard?", "701.25a", scene.source
            )
            above = yield from in_order(scene, player, [id for id in cards if id not in away])
            moves: list[Event] = [Move(id, "graveyard", cause="surveil") for id in away]
            yield from bring_about(scene, *moves, Reorder(player, top=above), rule="701.25a")
        yield from bring_about(scene, Deed(player, "surveil", number=number), rule="701.25d")
        return True

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """Surveilling so many times the number."""
        return times_over(self, "number", scene, times)
