"""702.109 Dash."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.delayed import NextStep, begin_delayed
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.returning import Return
from spellwright.actions.step_names import StepName
from spellwright.keywords.alternative_cost import CastForAnotherCost, WasCastFor
from spellwright.keywords.haste import Haste
from spellwright.keywords.price import Price
from spellwright.keywords.saying import do
from spellwright.rules.asking import controller
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import GameScene, status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.state.game import Game
from spellwright.words.owners import Its, ItsOwners
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone, ZoneName


@word
class Dash(CastForAnotherCost):
    """Dash (702.109a)."""

    price: Price
    RULE = "702.109"
    WAY = "dash"
    SUMMARY = "You may cast it for its dash cost; then it has haste and returns to your hand at the next end step."
    CALLED = ("dash",)
    ENGLISH = "dash {price}"

    def layer_parts(self) -> tuple[Any, ...]:
        """As long as its dash cost was paid, it has haste (702.109a)."""
        return _PARTS

    def becomes(self, game: Game, me: Id, permanent: Id) -> Procedure[None]:
        """If its dash cost was paid, it is returned at the beginning of the next end step (702.109a)."""
        if status(game, me, CAST_FOR + self.WAY):
            scene = GameScene(game, permanent, controller(game, permanent))
            scene.remember(1, (permanent,))
            yield from begin_delayed(scene, _RETURN, NextStep(StepName.END))


_PARTS = (AddAbilities(None, (Haste(),), condition=WasCastFor("dash")),)
_RETURN = Sentence(do(Return(It(refers=1), OwnedZone(ItsOwners(Its(refers=1)), ZoneName.HAND))))
