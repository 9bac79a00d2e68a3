"""702.71 Transfigure."""

from __future__ import annotations

from spellwright.actions.clauses.player_does import Do, Joint, NextAct
from spellwright.actions.doing import ActCost
from spellwright.actions.entering import Entering
from spellwright.actions.put import OntoBattlefield, Put
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.search import Search
from spellwright.actions.shuffle import Shuffle
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import YOUR_LIBRARY, content, do
from spellwright.rules.asking import controller
from spellwright.rules.scene import mana_value, resolving_scene
from spellwright.rules.timing import sorcery_speed
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.costs import Cost
from spellwright.words.kinds import KindNames, OfType
from spellwright.words.nouns import Noun, Things
from spellwright.words.number_posts import WithStat
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.references import It, Self
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class Transfigure(KeywordAbility):
    """Transfigure (702.71a)."""

    price: Price
    RULE = "702.71"
    SUMMARY = "For the cost, sacrifice it to find a creature of the same mana value; only as a sorcery."
    CALLED = ("transfigure",)
    ENGLISH = "transfigure {price}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, and sacrificing this permanent (702.71a)."""
        return (*self.price.costs(game, me), ActCost(Sacrifice(Self())))

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """Only as a sorcery (702.71a)."""
        return controller(game, me) == player and sorcery_speed(game, player)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A creature card with the same mana value is put onto the battlefield (702.71a)."""
        same = WithStat(Stat.MANA_VALUE, Number(mana_value(game, game[me].source)))
        card = Things(nouns=(Noun.CARD,), names=KindNames((OfType((), "creature"),)), posts=(same,))
        enters = NextAct(Joint.AND, Put(It(refers=1), OntoBattlefield(Entering())))
        search = Do(Search(YOUR_LIBRARY, A(card, Number(1), mark=1)), (enters,))
        yield from content(search, do(Shuffle())).perform(resolving_scene(game, me))
