"""702.152 Blitz."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.delayed import NextStep, begin_delayed
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.draw import Draw
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.step_names import StepName
from spellwright.keywords.alternative_cost import CastForAnotherCost, WasCastFor
from spellwright.keywords.haste import Haste
from spellwright.keywords.price import OwnManaCost, Price
from spellwright.keywords.saying import do, when_put_into_graveyard
from spellwright.rules.asking import controller
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import GameScene, status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It
from spellwright.words.word import word


@word
class Blitz(CastForAnotherCost):
    """Blitz (702.152a)."""

    price: Price = OwnManaCost()
    RULE = "702.152"
    WAY = "blitz"
    SUMMARY = (
        "You may cast it for its blitz cost: with haste, a card when it dies, and a sacrifice at the next end step."
    )
    CALLED = ("blitz",)
    ENGLISH = ("blitz {price}", "blitz {price=OwnManaCost()}")

    def layer_parts(self) -> tuple[Any, ...]:
        """As long as its blitz cost was paid, it has haste and draws a card when it dies (702.152a)."""
        return _PARTS

    def becomes(self, game: Game, me: Id, permanent: Id) -> Procedure[None]:
        """If its blitz cost was paid, it is sacrificed at the beginning of the next end step (702.152a)."""
        if status(game, me, CAST_FOR + self.WAY):
            scene = GameScene(game, permanent, controller(game, permanent))
            scene.remember(1, (permanent,))
            yield from begin_delayed(scene, _SACRIFICE, NextStep(StepName.END))


_DRAW = when_put_into_graveyard(do(Draw(Number(1))))
_PARTS = (AddAbilities(None, (Haste(), _DRAW), condition=WasCastFor("blitz")),)
_SACRIFICE = Sentence(do(Sacrifice(It(refers=1))))
