"""702.78 Conspire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.keywords.copying import copies_of
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.tapping import untapped_creatures
from spellwright.keywords.times import times_paid
from spellwright.rules.happen import happen
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Tap
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Conspire(KeywordAbility):
    """Conspire (702.78a)."""

    RULE = "702.78"
    SUMMARY = "As you cast it, you may tap two creatures that share a color with it, to copy it."
    ENGLISH = "conspire"

    def zones(self) -> frozenset[str]:
        """On the stack (702.78a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Tapping two untapped creatures that share a colour with it (702.78a)."""
        yield OptionalCost("conspire", (TapForConspiracy(),))

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When this spell is cast, if that cost was paid (702.78a)."""
        return () if event.object == me and times_paid(game, me, "conspire") else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """One copy (702.78a)."""
        yield from copies_of(game, me, 1)


@word
class TapForConspiracy(Cost):
    """Tap two untapped creatures you control that each share a color with this spell (702.78a)."""

    def payable(self, scene: Scene, player: Id) -> bool:
        """If there are two."""
        assert isinstance(scene, GameScene)
        return len(self._able(scene, player)) > 1

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Choose and tap them."""
        assert isinstance(scene, GameScene)
        able = self._able(scene, player)
        chosen = yield from choose_some(player, able, 2, 2, "pay", "Tap which creatures?", "702.78a", scene.source)
        yield from happen(scene.game, *(Tap(id, cause="cost") for id in chosen), rule="702.78a")

    def _able(self, scene: GameScene, player: Id) -> list[Id]:
        colors = scene.traits(scene.source).colors
        return [id for id in untapped_creatures(scene.game, player) if scene.traits(id).colors & colors]
