"""702.29 Cycling."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.draw import Draw
from spellwright.actions.holding import Holding
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import Meant, activated, do
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act, Discard
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Cycling(KeywordAbility):
    """Cycling (702.29a)."""

    price: Price
    RULE = "702.29"
    SUMMARY = "For the cost, you may discard it to draw a card."
    CALLED = ("cycling",)
    ENGLISH = "cycling {price}"

    def means(self) -> Meant:
        """Draw a card (702.29a)."""
        return once("cycling", self, lambda: (activated((*self.price.payments, Cycled()), do(Draw(Number(1)))),))


@word
class Cycled(Cost):
    """Discard this card, as the cost of a cycling ability: then it was cycled (702.29a, 702.29c)."""

    ITSELF: ClassVar[bool] = True

    def payable(self, scene: Scene, player: Id) -> bool:
        """From the player's hand."""
        return scene.zone(scene.source) == "hand" and scene.owner(scene.source) == player

    def zones_of_source(self) -> tuple[str, ...]:
        """The hand (113.6m)."""
        return ("hand",)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Discard it; abilities that trigger on cycling see both (702.29c-d)."""
        assert isinstance(scene, GameScene)
        discard, cycle = Discard(player, scene.source, cause="cycle"), Act(player, "cycle", scene.source)
        scene.remember(self.mark, (scene.source,))
        yield from happen(scene.game, discard, cycle, rule="702.29a", source=scene.source)


@word
class CycleCards(Restriction):
    """Cycle cards, which players can't: activate cycling and typecycling abilities (702.29a, 702.29e)."""

    OF_PLAYERS = True
    ENGLISH = "cycle cards"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject would."""
        costs = getattr(casting.ability, "costs", ())
        return any(isinstance(cost, Cycled) for cost in costs) and holding.affects(game, me, casting.player)
