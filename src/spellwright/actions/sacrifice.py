"""701.21. Sacrifice."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about, choices_of, subjects
from spellwright.actions.doable import enough, permanents_of, still_there
from spellwright.actions.doing import CostAct
from spellwright.actions.happening import PlayerHappening, told
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.permanents import Sacrifice as SacrificeEvent
from spellwright.words.one_of_each import OneOfEach
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import Objects, Self
from spellwright.words.word import word


@word
class Sacrifice(CostAct):
    """Sacrifice permanents that one controls (701.21a). What was sacrificed is remembered as it was."""

    what: Objects | OneOfEach
    DONE = "sacrificed"
    SYNONYMS = True
    ENGLISH = ("<sacrifices|sacrifice> {what}", "<chooses and sacrifices|choose and sacrifice> {what:SomeOf}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all is sacrificed at the same time (101.4)."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self._chosen(scene, player))
        entries = yield from bring_about(
            scene, *(SacrificeEvent(id, player, scene.stack_object) for player, id in chosen)
        )
        sacrificed = subjects(entries, SacrificeEvent)
        scene.remember(self.mark, sacrificed)
        if chosen or not isinstance(self.what, Self):  # what couldn't be done to itself leaves it spoken of (608.2h)
            scene.remember(self.what.mark, tuple(id for _, id in chosen))
        return bool(sacrificed)

    def proposed(self, scene: GameScene, player: Id) -> Procedure[tuple[SacrificeEvent, ...]]:
        """What a player chooses to sacrifice, to happen together with what others choose (101.4)."""
        ids = yield from self._chosen(scene, player)
        return tuple(SacrificeEvent(id, player, scene.stack_object) for id in ids)

    def _chosen(self, scene: GameScene, player: Id) -> Procedure[tuple[Id, ...]]:
        ids = yield from self.what.pick(scene, player, self._able(scene, player))
        return still_there(scene, ids)

    def _able(self, scene: GameScene, player: Id) -> tuple[Id, ...]:
        """One's own permanents that can be sacrificed, under the ids by which the text may have mentioned them."""
        mine = self._can(scene, player)
        mentioned = tuple(id for id in self.what.find(scene) if id not in mine and scene.now(id) in mine)
        return (*mine, *mentioned)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the player controls as many (701.21a)."""
        return enough(scene, self.what, self._can(scene, player))

    @staticmethod
    def _can(scene: GameScene, player: Id) -> tuple[Id, ...]:
        by = scene.stack_object
        mine = permanents_of(scene, player)
        return tuple(id for id in mine if not is_forbidden(scene.game, SacrificeEvent(id, player, by)))

    def options(self, scene: GameScene, player: Id) -> tuple[Id, ...]:
        """The permanents that the player could sacrifice for it: what it says, whichever of them are chosen."""
        return tuple(id for id in self._can(scene, player) if self.what.describes(scene, id))

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self)


@word
class Sacrifices(PlayerHappening):
    """Sacrifices something."""

    what: Objects
    EVENTS = (SacrificeEvent,)
    ENGLISH = "<sacrifices|sacrifice|sacrificed> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who sacrifices it."""
        return int(event.player) if self.what.describes(scene, event.object) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The permanent, as it was."""
        return told((self.what, (event.object,)))

    def looks_back(self, event: Any) -> bool:
        """It leaves the battlefield (603.10a)."""
        return True

    def together(self, event: Any) -> Any:
        """If it says "one or more"."""
        return "all" if isinstance(self.what, OneOrMore) else None
