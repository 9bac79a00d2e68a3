"""702.85 Cascade."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.library_places import end_of_library
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.offering import offer_to_cast
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.scene import mana_value, resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Cascade(KeywordAbility):
    """Cascade (702.85a)."""

    RULE = "702.85"
    SUMMARY = "When you cast it, you may cast the next cheaper nonland card of your library for free."
    ENGLISH = "cascade"

    def zones(self) -> frozenset[str]:
        """On the stack (702.85a)."""
        return STACK

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When this spell is cast (702.85a)."""
        return () if event.object == me else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Exile cards until a nonland card with lesser mana value; it may be cast; the rest goes to the bottom (702.85a)."""
        scene = resolving_scene(game, me)
        limit = mana_value(game, scene.source)
        exiled, found = yield from self._exile(game, me, scene.you, limit)
        if found:
            way = Way(found, "cascade", free=True, alternative=True, limit=limit, rule="702.85a")
            yield from offer_to_cast(game, scene.you, way)
        left = [id for id in exiled if game[id].zone == "exile"]
        yield from bring_about(scene, *(yield from end_of_library(scene, scene.you, left, "bottom", at_random=True)))

    def _exile(self, game: Game, me: Id, player: Id, limit: int) -> Procedure[tuple[list[Id], Id]]:
        """The cards exiled one by one, and the one that may be cast; 0 if the library ran out before."""
        exiled: list[Id] = []
        while game.player(player).library:
            top = game.player(player).library[-1]
            entries = yield from happen(game, Move(top, "exile", cause="cascade"), rule="702.85a", source=me)
            new = next((e.new for e in entries if e.event.subject == top), NOBODY)
            if not new or game[new].zone != "exile":
                if game.player(player).library[-1:] == (top,):
                    break
                continue
            exiled.append(new)
            values = characteristics(game, new)
            if "land" not in values.types and values.mana_value < limit:
                return exiled, new
        return exiled, NOBODY
