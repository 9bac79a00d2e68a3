"""701.34. Proliferate."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.remove_counters import kinds_on
from spellwright.actions.undertaking import undertakes
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.permanents import PutCounters
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word


@word
class Proliferate(Act):
    """Give permanents and players that have counters another of each kind (701.34a)."""

    again: bool = False
    ENGLISH = "<proliferates|proliferate> {again?again}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Choose any number of them."""
        if not (yield from undertakes(scene, player, "proliferate")):
            return False
        around = (*scene.players(), *scene.objects("battlefield"))
        able = [id for id in around if scene.counters(id, "")]
        why = "Which get another counter of each kind?"
        chosen = yield from choose_some(player, able, 0, len(able), "choose", why, "701.34a", scene.source)
        events = [PutCounters(id, kind, 1, player) for id in chosen for kind in kinds_on(scene, id, "")]
        yield from bring_about(scene, *events, rule="701.34a")
        yield from bring_about(scene, Deed(player, "proliferate"), rule="701.34a")
        return True
