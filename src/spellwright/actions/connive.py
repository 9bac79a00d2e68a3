"""701.50. Connive."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.predicate import Predicate
from spellwright.actions.undertaking import undertakes
from spellwright.rules.drawing import draw_cards
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Discard
from spellwright.state.events.permanents import PutCounters
from spellwright.words.amounts import Amount, Number
from spellwright.words.procedure import Id, Procedure, choose, choose_some
from spellwright.words.word import word


@word
class Connives(Predicate):
    """Connives: its controller draws, discards, and it grows for each nonland card discarded (701.50a, e)."""

    number: Amount = Number(1)
    ENGLISH = ("<connives|connive> {number:digits}", "<connives|connive> {number=Number(1)}")

    def ok(self) -> bool:
        """Conniving 1 is plainly conniving."""
        return not (self.style[0] == 0 and self.number == Number(1))

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """One after the other, in an order that their controllers choose (701.50d)."""
        number = self.number.value(scene)
        for player in scene.players():
            mine = [id for id in subjects if scene.controller(id) == player]
            while mine:
                id = yield from choose(player, mine, "order", "Which connives first?", "701.50d", scene.source)
                mine.remove(id)
                yield from _connive(scene, player, id, number)
        return bool(subjects)


def _connive(scene: GameScene, player: Id, id: Id, number: int) -> Procedure[None]:
    if not (yield from undertakes(scene, player, "connive", id)):
        return
    yield from draw_cards(scene.game, player, number, rule="701.50a", source=scene.stack_object)
    hand = scene.cards_of(player, "hand")
    chosen = yield from choose_some(
        player, hand, number, number, "discard", "Which card do you discard?", "701.50a", scene.source
    )
    entries = yield from bring_about(
        scene, *(Discard(player, card, by=scene.stack_object) for card in chosen), rule="701.50a"
    )
    grown = sum(1 for card in subjects(entries, Discard) if "land" not in scene.traits(card).types)
    now = scene.now(id)
    if grown and scene.zone(now) == "battlefield":
        yield from bring_about(scene, PutCounters(now, "+1/+1", grown, player), rule="701.50a")
    yield from bring_about(scene, Deed(player, "connive", id), rule="701.50b")
