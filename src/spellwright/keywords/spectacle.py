"""702.137 Spectacle."""

from __future__ import annotations

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.state.events.damage import LoseLife
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Spectacle(CastForAnotherCost):
    """Spectacle (702.137a)."""

    price: Price
    RULE = "702.137"
    WAY = "spectacle"
    SUMMARY = "You may cast it for its spectacle cost if an opponent lost life this turn."
    CALLED = ("spectacle",)
    ENGLISH = "spectacle {price}"

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If an opponent lost life this turn (702.137a)."""
        opponents = game.opponents(player)
        return any(isinstance(e.event, LoseLife) and e.event.player in opponents for e in game.this_turn())
