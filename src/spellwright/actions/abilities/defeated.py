"""310.11b. What a Siege does as its last defense counter is removed."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about, moved
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import Way
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import RemoveCounters
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Defeated(Hooks):
    """The intrinsic ability of Sieges: it is exiled, and may be cast transformed for nothing."""

    RULE = "310.11b"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Counters being removed."""
        return (RemoveCounters,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """If that was its last defense counter."""
        last = event.object == me and event.kind == "defense" and not game[me].counters_of("defense")
        return () if last else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Exile it, then its controller may cast it with its back face up without paying its mana cost."""
        scene = resolving_scene(game, me)
        if game[scene.source].zone != "battlefield":
            return
        exile = Move(scene.source, "exile", cause="exile")
        for id in moved(scene, (yield from bring_about(scene, exile, rule="310.11b")), "exile"):
            card = game[id].card
            if card is None or len(card.faces) < 2:  # 712.14a
                continue
            way = Way(id, face=1, free=True, any_time=True, by=scene.source, rule="310.11b")
            able = could_cast(game, scene.you, way, at_priority=False)
            if able and (yield from may(scene.you, "Cast it transformed?", "310.11b", id)):
                yield from cast(game, scene.you, way)
