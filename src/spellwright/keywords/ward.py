"""702.21 Ward."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.paying import offer_to_pay
from spellwright.keywords.price import Price
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Counter, Targeted
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Ward(KeywordAbility):
    """Ward (702.21a)."""

    price: Price
    RULE = "702.21"
    SUMMARY = "An opponent's spell or ability that targets it is countered unless they pay."
    CALLED = ("ward",)
    ENGLISH = "ward {price}"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Becoming a target."""
        return (Targeted,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Whenever this permanent becomes the target of a spell or ability an opponent controls (702.21a)."""
        opponents = game.opponents(controller(game, me))
        return ((1, (event.by,)),) if event.target == me and game[event.by].controller in opponents else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Counter that spell or ability unless that player pays (702.21a-b)."""
        scene = resolving_scene(game, me)
        for spell in scene.remembered(1):
            if game[spell].zone != "stack":
                continue
            costs = self.price.costs(game, scene.source)
            if not (yield from offer_to_pay(game, scene, game[spell].controller, costs, "702.21a")):
                yield from happen(game, Counter(spell, by=me), rule="702.21a", source=me)
