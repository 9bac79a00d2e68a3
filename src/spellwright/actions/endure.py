"""701.63. Endure."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.create import create
from spellwright.actions.predicate import Predicate
from spellwright.actions.token_words import TokenPlan
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import PutCounters
from spellwright.words.amounts import Amount
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import BIT
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Endures(Predicate):
    """Its controller makes a Spirit, or puts counters on it (701.63a)."""

    number: Amount
    FOR_OBJECTS = True
    ENGLISH = "<endures|endure> {number:digits}"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Enduring 0 is nothing (701.63b)."""
        number = self.number.value(scene)
        if number <= 0:
            return False
        for id in subjects:
            player, now = scene.controller(id), scene.now(id)
            there = scene.zone(now) == "battlefield"
            if there and (yield from may(player, "Put counters on it? Otherwise create a Spirit.", "701.63a", id)):
                yield from bring_about(scene, PutCounters(now, "+1/+1", number, player), rule="701.63a")
            else:
                event = yield from TokenPlan(_spirit(number)).event(scene, player)
                yield from create(scene, [event], 0)
        return bool(subjects)


def _spirit(number: int) -> Characteristics:
    return Characteristics(
        name="Spirit Token",
        colors=BIT["W"],
        types=frozenset({"creature"}),
        subtypes=frozenset({"Spirit"}),
        power=number,
        toughness=number,
    )
