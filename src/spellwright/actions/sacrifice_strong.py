"""701.21. Sacrificing any number of creatures that are strong enough together: "with total power 12 or greater"."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.doable import permanents_of
from spellwright.actions.doing import CostAct
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Sacrifice
from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class SacrificeStrong(CostAct):
    """Sacrifice any number of permanents with so much of a number in total, all at the same time."""

    what: Filter
    stat: Stat
    n: Amount
    DONE = "sacrificed"
    ENGLISH = "<sacrifices|sacrifice> any number of {what@many} with total {stat} {n:digits} or greater"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses one after the other until they are enough, and more if they like."""
        if not self.possible(scene, player):
            return False
        needed, left, chosen = self.n.value(scene), self._able(scene, player), list[Id]()
        while left:
            so_far = self._sum(scene, chosen)
            last: list[Id | None] = [None] if so_far >= needed else []
            options = [id for id in left if self._most(scene, [*chosen, id], left) >= needed]
            id = yield from choose(player, [*options, *last], "choose", "Sacrifice which?", "608.2d", scene.source)
            if id is None:
                break
            left.remove(id)
            chosen.append(id)
        entries = yield from bring_about(scene, *(Sacrifice(id, player, scene.stack_object) for id in chosen))
        scene.remember(self.mark, subjects(entries, Sacrifice))
        return bool(chosen)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If those that the player controls are enough together."""
        able = self._able(scene, player)
        return bool(able) and self._most(scene, [], able) >= self.n.value(scene)

    def _able(self, scene: GameScene, player: Id) -> list[Id]:
        by = scene.stack_object
        mine = (id for id in permanents_of(scene, player) if self.what.matches(scene, id))
        return [id for id in mine if not is_forbidden(scene.game, Sacrifice(id, player, by))]

    def _sum(self, scene: GameScene, ids: list[Id]) -> int:
        return sum(self.stat.of(scene, id) for id in ids)

    def _most(self, scene: GameScene, chosen: list[Id], able: list[Id]) -> int:
        """What these have together with all others that would add to it."""
        more = (self.stat.of(scene, id) for id in able if id not in chosen)
        return self._sum(scene, chosen) + sum(each for each in more if each > 0)
