"""701.26. Tap and Untap."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.bringing_about import bring_about, choices_of, subjects
from spellwright.actions.doable import enough, still_there
from spellwright.actions.doing import Act, CostAct
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Tap as TapEvent
from spellwright.state.events.permanents import Untap as UntapEvent
from spellwright.words.costs import Cost
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.references import Objects, Self
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Tap(CostAct):
    """Tap permanents (701.26a)."""

    what: Objects
    DONE = "tapped"
    ENGLISH = "<taps|tap> {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time; only what is untapped can be tapped."""
        chosen = yield from choices_of(scene, players, mark, lambda player: self.what.pick(scene, player), self.what)
        ids = still_there(scene, (id for _, id in chosen))
        by = {scene.now(id): player for player, id in chosen}
        entries = yield from bring_about(scene, *(TapEvent(id, by=by.get(id, NOBODY)) for id in ids))
        scene.remember(self.mark, subjects(entries, TapEvent))
        return bool(ids)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If as many that it may be are untapped, whoever controls them (118.3)."""
        able = [id for id in scene.objects("battlefield") if not scene.status(id, "tapped")]
        return enough(scene, self.what, able)

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self)


@word
class Untap(CostAct):
    """Untap permanents (701.26b)."""

    what: Objects
    DONE = "untapped"
    ENGLISH = "<untaps|untap> {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All at the same time; only what is tapped can be untapped."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        entries = yield from bring_about(scene, *(UntapEvent(id) for id in ids))
        scene.remember(self.mark, subjects(entries, UntapEvent))
        return bool(ids)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If as many that it may be are tapped, whoever controls them (118.3)."""
        able = [id for id in scene.objects("battlefield") if scene.status(id, "tapped")]
        return enough(scene, self.what, able)

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self)


@word
class TapOrUntap(Act):
    """Tap or untap something, as the player chooses."""

    what: Objects
    ENGLISH = "tap or untap {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Choose for each."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        events: list[Event] = []
        for id in ids:
            tap = yield from choose(player, (True, False), "choose", "Tap it? Otherwise untap it.", "608.2d", id)
            events.append(TapEvent(id, by=player) if tap else UntapEvent(id))
        yield from bring_about(scene, *events)
        return bool(ids)


@word
class TapSymbol(Cost):
    """{T} or {Q}: tap, or untap, this permanent (107.5, 107.6)."""

    untap: bool = False
    TAP_SYMBOL: ClassVar[bool] = True
    ITSELF: ClassVar[bool] = True
    ENGLISH = ("{T}", "{Q} {untap=True}")

    def wants_tapped(self) -> bool:
        """Tapped for {Q}, untapped for {T}."""
        return self.untap

    def payable(self, scene: Scene, player: Id) -> bool:
        """If it is an untapped permanent, or a tapped one for {Q}."""
        return scene.zone(scene.source) == "battlefield" and scene.status(scene.source, "tapped") == self.untap

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Tap or untap it."""
        assert isinstance(scene, GameScene)
        source = scene.source
        yield from bring_about(scene, UntapEvent(source, "cost") if self.untap else TapEvent(source, "cost"))
