"""702.97 Scavenge."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.keywords.from_zones import EXILE_THIS, FromGraveyard
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.keywords.saying import CREATURE
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Choices
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class Scavenge(FromGraveyard, KeywordAbility):
    """Scavenge (702.97a)."""

    price: Price = OwnManaCost()
    RULE = "702.97"
    SUMMARY = "Exile it from your graveyard to put +1/+1 counters equal to its power on a creature."
    CALLED = ("scavenge",)
    ENGLISH = ("scavenge {price}", "scavenge {price=OwnManaCost()}")

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, and exiling this card from the graveyard (702.97a)."""
        return (*self.price.costs(game, me), EXILE_THIS)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Target creature."""
        return (_TARGET,)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """As many +1/+1 counters as the exiled card's power (702.97a)."""
        scene = resolving_scene(game, me)
        number = characteristics(game, game[me].source).power or 0
        counters = (PutCounters(id, "+1/+1", number, scene.you) for id in scene.targets(1))
        yield from bring_about(scene, *counters, rule="702.97a")


_TARGET = Target(CREATURE, mark=1)
