"""702.112 Renown."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItHurtsAPlayer
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.events.permanents import Mark, PutCounters
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Renown(WheneverItHurtsAPlayer, KeywordAbility):
    """Renown (702.112a)."""

    n: Amount
    RULE = "702.112"
    SUMMARY = "The first time it deals combat damage to a player, it gets +1/+1 counters."
    CALLED = ("renown",)
    ENGLISH = "renown {n:digits}"

    def fits(self, game: Game, me: Id) -> bool:
        """If it isn't renowned (702.112a)."""
        return not game[me].note("renowned")

    def still_true(self, game: Game, me: Id) -> bool:
        """Nor has it become renowned meanwhile (702.112c)."""
        return not game[game[me].source].note("renowned")

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """N +1/+1 counters on it, and it becomes renowned (702.112a-b)."""
        scene = resolving_scene(game, me)
        if scene.zone(scene.source) == "battlefield":
            counters = PutCounters(scene.source, "+1/+1", self.n.value(scene), scene.you)
            yield from happen(game, counters, rule="702.112a", source=me)
            yield from happen(game, Mark(scene.source, "renowned", 1), rule="702.112b", source=me)
