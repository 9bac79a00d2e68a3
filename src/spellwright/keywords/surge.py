"""702.117 Surge."""

from __future__ import annotations

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.price import Price
from spellwright.rules.hooks import Way
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Surge(CastForAnotherCost):
    """Surge (702.117a)."""

    price: Price
    RULE = "702.117"
    WAY = "surge"
    SUMMARY = "You may cast it for its surge cost if you have cast another spell this turn."
    CALLED = ("surge",)
    ENGLISH = "surge {price}"

    def allowed(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If the player has cast another spell this turn (702.117a)."""
        return any(isinstance(e.event, Cast) and e.event.player == player for e in game.this_turn())
