"""702.24 Cumulative Upkeep."""

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
from spellwright.state.events.permanents import PutCounters, Sacrifice
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class CumulativeUpkeep(KeywordAbility):
    """Cumulative Upkeep (702.24a)."""

    price: Price
    RULE = "702.24"
    SUMMARY = "Each upkeep it gets an age counter; you pay its cost for each of them, or sacrifice it."
    CALLED = ("cumulative upkeep",)
    ENGLISH = "cumulative upkeep {price}"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """At the beginning of your upkeep (702.24a)."""
        return () if event.step == "upkeep" and event.player == controller(game, me) else None

    def still_true(self, game: Game, me: Id) -> bool:
        """If this permanent is on the battlefield (702.24a)."""
        return game[game[me].source].zone == "battlefield"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """An age counter; then pay the cost for each of them, all or nothing, or sacrifice it (702.24a-b)."""
        scene = resolving_scene(game, me)
        yield from happen(game, PutCounters(scene.source, "age", 1, scene.you), rule="702.24a", source=me)
        costs = self.price.costs(game, scene.source) * game[scene.source].counters_of("age")
        if not (yield from offer_to_pay(game, scene, scene.you, costs, "702.24a", "cumulative upkeep")):
            yield from happen(game, Sacrifice(scene.source, scene.you), rule="702.24a", source=me)
