"""702.53 Transmute."""

from __future__ import annotations

from spellwright.keywords.finding import find_and_take
from spellwright.keywords.from_zones import DISCARD_THIS, FromHand
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import content
from spellwright.rules.scene import mana_value, resolving_scene
from spellwright.rules.timing import sorcery_speed
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.costs import Cost
from spellwright.words.nouns import Noun, Things
from spellwright.words.number_posts import WithStat
from spellwright.words.procedure import Id, Procedure
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class Transmute(FromHand, KeywordAbility):
    """Transmute (702.53a)."""

    price: Price
    RULE = "702.53"
    SUMMARY = "For the cost, you may discard it to search for a card with the same mana value; only as a sorcery."
    CALLED = ("transmute",)
    ENGLISH = "transmute {price}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, and discarding this card (702.53a)."""
        return (*self.price.costs(game, me), DISCARD_THIS)

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """By its owner, only as a sorcery (702.53a)."""
        return game[me].owner == player and sorcery_speed(game, player)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A card with the discarded card's mana value is found, revealed and put into the hand (702.53a)."""
        same = WithStat(Stat.MANA_VALUE, Number(mana_value(game, game[me].source)))
        card = Things(nouns=(Noun.CARD,), posts=(same,))
        yield from content(*find_and_take(card)).perform(resolving_scene(game, me))
