"""702.151 Reconfigure."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.activation_limits import ActivateOnly
from spellwright.actions.abilities.limits import AsASorcery, OnlyWhile
from spellwright.actions.attach import Attach, Unattach
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import CREATURE, YOUR_CREATURE, Meant, activated, as_sorcery, do
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_4 import RemoveTypes
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.attached_facts import IsAttachedTo
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import Target
from spellwright.words.word import word


@word
class Reconfigure(KeywordAbility):
    """Reconfigure (702.151a)."""

    price: Price
    RULE = "702.151"
    SUMMARY = (
        "For the cost, it is attached to another creature you control, or unattached; attached, it is no creature."
    )
    CALLED = ("reconfigure",)
    ENGLISH = "reconfigure {price}"

    def means(self) -> Meant:
        """Attaching it to another target creature, unattaching it, and being no creature meanwhile (702.151a-b)."""
        return once(
            "reconfigure",
            self,
            lambda: (
                as_sorcery(self.price.payments, do(Attach(Self(), Target(YOUR_CREATURE, other=True, mark=1)))),
                activated(
                    self.price.payments, do(Unattach(Self())), ActivateOnly((OnlyWhile(_ATTACHED), AsASorcery()))
                ),
                NoCreatureWhileAttached(),
            ),
        )


_ATTACHED = IsAttachedTo(Self(), A(CREATURE, Number(1)))


@word
class NoCreatureWhileAttached(Hooks):
    """Attached to a creature it isn't a creature (702.151b)."""

    RULE = "702.151b"

    def attaches_as_creature(self, game: Game, me: Id) -> bool:
        """Although it is a creature, it can be attached (301.5c)."""
        return True

    def layer_parts(self) -> tuple[Any, ...]:
        """It loses the type while it is attached."""
        return _PARTS


@word
class IsAttached(Fact):
    """Whether the source is attached to something."""

    LOOKS = frozenset({"attached"})

    def holds(self, scene: Scene) -> bool:
        """As it is now."""
        return bool(scene.attached_to(scene.source))


_PARTS = (RemoveTypes(None, types=frozenset({"creature"}), condition=IsAttached()),)
