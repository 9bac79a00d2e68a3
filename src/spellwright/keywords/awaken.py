"""702.113 Awaken."""

from __future__ import annotations

from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.haste import Haste
from spellwright.keywords.price import ManaPrice
from spellwright.keywords.saying import YOU_CONTROL
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_4 import AddTypes
from spellwright.rules.layer_7 import SetPT
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import resolving_scene, status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.state.choices import Choices
from spellwright.state.events.effects import Begin
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.ability import STACK
from spellwright.words.amounts import Amount
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import It
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word

AWAKENED = 901
"""The mark of the land, above those of the spell's text."""


@word
class Awaken(CastForAnotherCost):
    """Awaken (702.113a)."""

    n: Amount
    price: ManaPrice
    RULE = "702.113"
    WAY = "awaken"
    SUMMARY = "For its awaken cost it also turns a land of yours into an Elemental with +1/+1 counters."
    CALLED = ("awaken",)
    ENGLISH = "awaken {n:digits} ⸺ {price}"

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Target land you control, if its awaken cost is paid (702.113b)."""
        return (_LAND,) if choices.way == self.WAY else ()

    def zones(self) -> frozenset[str]:
        """On the stack (702.113a)."""
        return STACK

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """N +1/+1 counters on that land; it becomes a 0/0 Elemental creature with haste that's still a land (702.113a)."""
        if not status(game, me, CAST_FOR + self.WAY):
            return
        scene = resolving_scene(game, me)
        for id in scene.targets(AWAKENED):
            yield from bring_about(scene, PutCounters(id, "+1/+1", self.n.value(scene), scene.you), rule="702.113a")
            effect = Floating(NOBODY, Awakened(), me, scene.you, 0, Until("game", turn=game.turn), locked=(id,))
            yield from bring_about(scene, Begin(effect), rule="702.113a")


@word
class Awakened(Hooks):
    """It is a 0/0 Elemental creature with haste, and still a land (702.113a)."""

    RULE = "702.113a"

    def layer_parts(self) -> tuple[Any, ...]:
        """Types, size and haste."""
        return _PARTS


_IT = It()
_PARTS = (
    AddTypes(_IT, types=frozenset({"creature"}), subtypes=frozenset({"Elemental"})),
    SetPT(_IT, 0, 0),
    AddAbilities(_IT, (Haste(),)),
)
_LAND = Target(Things(kinds=(OfType((), "land"),), posts=(YOU_CONTROL,)), mark=AWAKENED)
