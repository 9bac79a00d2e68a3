"""701.56. Time travel."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters, RemoveCounters
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class TimeTravel(Act):
    """Add or remove a time counter on one's permanents and suspended cards that have some (701.56a)."""

    ENGLISH = "time travel"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses for each, or leaves it as it is."""
        events: list[Event] = []
        for id in self._able(scene, player):
            options = ("add", "remove", None)
            what = yield from choose(player, options, "choose", "Add a time counter, or remove one?", "701.56a", id)
            if what == "add":
                events.append(PutCounters(id, "time", 1, player))
            elif what == "remove":
                events.append(RemoveCounters(id, "time", 1))
        yield from bring_about(scene, *events, rule="701.56a")
        return bool(events)

    def _able(self, scene: GameScene, player: Id) -> list[Id]:
        permanents = (id for id in scene.objects("battlefield") if scene.controller(id) == player)
        suspended = (id for id in scene.objects("exile") if scene.owner(id) == player)
        return [id for id in (*permanents, *suspended) if scene.counters(id, "time")]
