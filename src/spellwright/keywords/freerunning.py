"""702.173 Freerunning."""

from __future__ import annotations

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.combat_damage import combat_damage_sources
from spellwright.keywords.price import Price
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Way
from spellwright.rules.scene import status
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Freerunning(CastForAnotherCost):
    """Freerunning (702.173a)."""

    price: Price
    RULE = "702.173"
    WAY = "freerunning"
    SUMMARY = (
        "You may cast it for its freerunning cost if an Assassin or commander of yours dealt combat damage to a player."
    )
    CALLED = ("freerunning",)
    ENGLISH = "freerunning {price}"

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If an Assassin creature or a commander of theirs dealt combat damage to a player this turn (702.173a)."""
        return any(
            "Assassin" in characteristics(game, source).subtypes or status(game, source, "commander")
            for source in combat_damage_sources(game, player)
        )
