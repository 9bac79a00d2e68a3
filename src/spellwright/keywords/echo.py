"""702.30 Echo."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.paying import offer_to_pay
from spellwright.keywords.price import Price
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Echo(KeywordAbility):
    """Echo (702.30a)."""

    price: Price
    RULE = "702.30"
    SUMMARY = "At the upkeep after it came under your control, it is sacrificed unless you pay its echo cost."
    CALLED = ("echo",)
    ENGLISH = "echo {price}"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """At your upkeep, if it came under your control since the beginning of your last upkeep (702.30a)."""
        if event.step != "upkeep" or event.player != controller(game, me):
            return None
        return () if self._is_new(game, me) else None

    def _is_new(self, game: Game, me: Id) -> bool:
        player = controller(game, me)
        turns = [
            e.turn
            for e in game.since(0)
            if isinstance(e.event, BeginStep) and e.event.step == "upkeep" and e.event.player == player
        ]
        return len(turns) < 2 or game[me].since >= turns[1]

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Sacrifice it unless you pay the echo cost (702.30a)."""
        scene = resolving_scene(game, me)
        if not (yield from offer_to_pay(game, scene, scene.you, self.price.costs(game, scene.source), "702.30a")):
            yield from happen(game, Sacrifice(scene.source, scene.you), rule="702.30a", source=me)
