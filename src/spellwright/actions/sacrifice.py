"""701.21. Sacrifice."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.bringing_about import bring_about, choices_of, subjects
from spellwright.actions.doable import enough, permanents_of, still_there
from spellwright.actions.doing import CostAct
from spellwright.actions.happening import EventWord
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Sacrifice as SacrificeEvent
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import Objects, Self
from spellwright.words.word import word


@word
class Sacrifice(CostAct):
    """Sacrifice permanents that one controls (701.21a). What was sacrificed is remembered as it was."""

    what: Objects
    DONE: ClassVar[str] = "sacrificed"
    ENGLISH = "<sacrifices|sacrifice> {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all is sacrificed at the same time (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self._chosen(scene, player))
        entries = yield from bring_about(scene, *(SacrificeEvent(id, player) for player, id in chosen))
        sacrificed = subjects(entries, SacrificeEvent)
        scene.remember(self.mark, sacrificed)
        scene.remember(self.what.mark, tuple(id for _, id in chosen))
        return bool(sacrificed)

    def _chosen(self, scene: GameScene, player: Id) -> Procedure[tuple[Id, ...]]:
        ids = yield from self.what.pick(scene, player, self._able(scene, player))
        return still_there(scene, ids)

    def _able(self, scene: GameScene, player: Id) -> tuple[Id, ...]:
        """One's own permanents, under the ids by which the text may have mentioned them."""
        mine = permanents_of(scene, player)
        mentioned = tuple(id for id in self.what.find(scene) if id not in mine and scene.now(id) in mine)
        return (*mine, *mentioned)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player controls as many (701.21a)."""
        return enough(scene, self.what, permanents_of(scene, player))

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self)


@word
class Sacrifices(EventWord):
    """Somebody sacrifices something."""

    who: Players
    what: Objects
    ENGLISH = "{who} <sacrifices|sacrifice|sacrificed> {what}"
    EVENTS: ClassVar[tuple[type[Event], ...]] = (SacrificeEvent,)

    def kinds(self) -> tuple[type[Event], ...]:
        """Sacrificing."""
        return self.EVENTS

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If one of those players sacrifices such a permanent."""
        if not (self.who.describes(scene, event.player) and self.what.describes(scene, event.object)):
            return None
        found = ((self.who.mark, (event.player,)), (self.what.mark, (event.object,)))
        return tuple((mark, ids) for mark, ids in found if mark)

    def looks_back(self, event: Any) -> bool:
        """The permanent is seen as it was (603.10a)."""
        return True

    def once_per_batch(self) -> bool:
        """If it says "one or more"."""
        return isinstance(self.what, OneOrMore)
