"""702.76 Prowl."""

from __future__ import annotations

from spellwright.cr.subtypes import CREATURE_TYPES
from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.combat_damage import combat_damage_sources
from spellwright.keywords.price import Price
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Way
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word

_CREATURE_TYPES = frozenset(CREATURE_TYPES)


@word
class Prowl(CastForAnotherCost):
    """Prowl (702.76a)."""

    price: Price
    RULE = "702.76"
    WAY = "prowl"
    SUMMARY = "You may cast it for its prowl cost if one of its kind dealt combat damage to a player this turn."
    CALLED = ("prowl",)
    ENGLISH = "prowl {price}"

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If a source of the player with one of the spell's creature types dealt combat damage to a player (702.76a)."""
        wanted = values_of(game, way).subtypes & _CREATURE_TYPES
        return any(wanted & characteristics(game, source).subtypes for source in combat_damage_sources(game, player))
