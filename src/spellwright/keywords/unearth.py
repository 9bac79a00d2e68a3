"""702.84 Unearth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.bringing_about import bring_about, moved
from spellwright.actions.exile import Exile
from spellwright.keywords.from_zones import FromGraveyard
from spellwright.keywords.haste import Haste
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.later import THOSE, at_next_end_step
from spellwright.keywords.price import Price
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import floating, resolving_scene
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.costs import Cost
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Unearth(FromGraveyard, KeywordAbility):
    """Unearth (702.84a)."""

    price: Price
    RULE = "702.84"
    SUMMARY = "For the cost, it returns from your graveyard with haste for a turn, and is exiled afterwards."
    CALLED = ("unearth",)
    ENGLISH = "unearth {price}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost."""
        return self.price.costs(game, me)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It returns with haste; it is exiled at the next end step, or if it would leave (702.84a)."""
        scene = resolving_scene(game, me)
        if scene.zone(scene.source) != "graveyard":
            return
        back = Move(scene.source, "battlefield", controller=scene.you, granted=(_HASTE,), cause="return")
        for id in moved(scene, (yield from bring_about(scene, back, rule="702.84a"))):
            effect = Floating(NOBODY, ExiledIfItLeaves(), id, scene.you, 0, Until("game", turn=game.turn), locked=(id,))
            yield from happen(game, Begin(effect), rule="702.84a", source=me)
            yield from at_next_end_step(game, id, scene.you, (id,), Exile(THOSE))


_HASTE = Haste()


@word
class ExiledIfItLeaves(Hooks):
    """If it would leave the battlefield, exile it instead of putting it anywhere else (702.84a)."""

    RULE = "702.84a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it leaves for anywhere but exile."""
        leaves = event.object in (floating(game, me).locked or ()) and event.to not in ("exile", "battlefield")
        return bool(leaves and event.from_zone(game) == "battlefield")

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Into exile."""
        yield from ()
        return (replace(event, to="exile"),)
