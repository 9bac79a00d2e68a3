"""702.82 Devour."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.entering_with import AsItEnters, scene_of_entering, with_more
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import CREATURE
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word


@word
class Devour(AsItEnters, KeywordAbility):
    """Devour (702.82a)."""

    n: Amount
    what: Things | None = None
    RULE = "702.82"
    SUMMARY = "As it enters, you may sacrifice creatures for +1/+1 counters."
    CALLED = ("devour",)
    ENGLISH = "devour [{what@one}] {n:digits}"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """N +1/+1 counters for each permanent sacrificed, which it has devoured (702.82a-c)."""
        player = event.affected(game)
        scene = scene_of_entering(game, me, event)
        able = [id for id in game.battlefield if controller(game, id) == player and self._food(scene, id)]
        eaten = yield from choose_some(player, able, 0, len(able), "choose", "Devour which?", "702.82a", me)
        yield from happen(game, *(Sacrifice(id, player) for id in eaten), rule="702.82a", source=me)
        fed = replace(event, notes=(*event.notes, ("devoured", len(eaten)))) if eaten else event
        return (with_more(fed, "+1/+1", self.n.value(scene) * len(eaten)),)

    def _food(self, scene: GameScene, id: Id) -> bool:
        """Creatures, or permanents of the quality that is said (702.82c)."""
        return id != scene.source and (CREATURE if self.what is None else self.what).covers(scene, id)
