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
from spellwright.words.amounts import Amount, X
from spellwright.words.conditions import Fact
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Devour(AsItEnters, KeywordAbility):
    """Devour (702.82a)."""

    n: Amount
    what: Things | None = None
    RULE = "702.82"
    SUMMARY = "As it enters, you may sacrifice creatures for +1/+1 counters."
    CALLED = ("devour",)
    by_number: bool = False
    ENGLISH = (
        "devour [{what@one}] {n:digits}",
        "devour {n:digits} , where X is the number of creatures devoured this way {by_number=True}",
    )

    def ok(self) -> bool:
        """It is X that is the number (Thromok the Insatiable)."""
        return not self.by_number or isinstance(self.n, X)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """N +1/+1 counters for each permanent sacrificed, which it has devoured (702.82a-c)."""
        player = event.affected(game)
        scene = scene_of_entering(game, me, event)
        able = [id for id in game.battlefield if controller(game, id) == player and self._food(scene, id)]
        eaten = yield from choose_some(player, able, 0, len(able), "choose", "Devour which?", "702.82a", me)
        yield from happen(game, *(Sacrifice(id, player) for id in eaten), rule="702.82a", source=me)
        fed = replace(event, notes=(*event.notes, (DEVOURED, len(eaten)))) if eaten else event
        return (with_more(fed, "+1/+1", (len(eaten) if self.by_number else self.n.value(scene)) * len(eaten)),)

    def _food(self, scene: GameScene, id: Id) -> bool:
        """Creatures, or permanents of the quality that is said (702.82c)."""
        return id != scene.source and (CREATURE if self.what is None else self.what).covers(scene, id)


@word
class HasDevoured(Fact):
    """That it devoured a creature (702.82b): "~ has flying if it devoured a creature"."""

    what: Objects
    LOOKS = frozenset({"notes"})
    LOCAL = False
    ENGLISH = "{what} devoured a creature"

    def holds(self, scene: Scene) -> bool:
        """Whether it did as it entered."""
        return any(scene.notes(id, DEVOURED) for id in self.what.find(scene))


DEVOURED = "devoured"
