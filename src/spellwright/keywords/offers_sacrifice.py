"""702.48 Offering."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.keywords.emerge import SacrificeThat
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.offers import Way
from spellwright.rules.scene import GameScene
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.mana import ManaCost
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Offering(KeywordAbility):
    """Offering (702.48a)."""

    what: Things
    RULE = "702.48"
    SUMMARY = "By sacrificing such a permanent you may cast it at instant speed, cheaper by that one's mana cost."
    CALLED = ("offering",)
    ENGLISH = "{what@one} offering"

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """One way for each permanent that can be sacrificed (702.48a-c)."""
        scene = GameScene(game, me, player)
        own = values_of(game, way).mana_cost
        if own is None:
            return
        for id in self.what.candidates(scene):
            if controller(game, id) == player and id != me:
                reduction = characteristics(game, id).mana_cost or ManaCost()
                cheaper = own.reductions(reduction)[0]
                costs = (*way.costs, SacrificeThat(id))
                yield replace(way, name="offering", cost=cheaper, costs=costs, any_time=True, rule="702.48a")
