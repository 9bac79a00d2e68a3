"""607.2: what an additional cost that could be paid for the spell was: "if evidence was collected", "if a Dragon was beheld"."""

from __future__ import annotations

from spellwright.actions.behold import Behold
from spellwright.actions.clauses.costs_to_cast import ALTERNATIVE, OPTIONAL, AdditionalCosts
from spellwright.actions.doing import ActCost
from spellwright.actions.forage import CollectEvidence
from spellwright.rules.state_scene import CAST_FOR, PAID
from spellwright.words.conditions import Fact
from spellwright.words.mana import ManaCost
from spellwright.words.quantified import A
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


def paid_for(scene: Scene, act: type[Word], what: A | None = None) -> bool:
    """Whether the spell's optional additional cost is to do that, with such a thing perhaps, and was paid (601.2b)."""
    if not scene.status(scene.source, PAID + OPTIONAL):
        return False
    costs = (
        c for a in scene.traits(scene.source).abilities if isinstance(a, AdditionalCosts) and a.may for c in a.costs
    )
    acts = [cost.act for cost in costs if isinstance(cost, ActCost) and isinstance(cost.act, act)]
    return any(what is None or getattr(done, "what", None) == what for done in acts)


@word
class EvidenceCollected(Fact):
    """That evidence was collected as an additional cost (701.59c)."""

    negative: bool = False
    LOCAL = False
    ENGLISH = ("evidence was collected", "evidence wasn't collected {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """Whether it was."""
        return paid_for(scene, CollectEvidence) != self.negative


@word
class WasBeheld(Fact):
    """That something was beheld as an additional cost (701.4)."""

    what: A
    negative: bool = False
    LOCAL = False
    ENGLISH = ("{what} was beheld", "{what} wasn't beheld {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """Whether the cost was paid that lets the player behold just such a thing."""
        return paid_for(scene, Behold, self.what) != self.negative


@word
class AlternativeCostPaid(Fact):
    """That the spell was cast for its alternative cost of that mana (607.2, 118.9)."""

    mana: ManaCost | None
    negative: bool = False
    LOCAL = False
    ENGLISH = ("the {mana:mana} cost was paid", "that cost wasn't paid {mana=None} {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """Whether it was."""
        return scene.status(scene.source, CAST_FOR + ALTERNATIVE) != self.negative

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether it is cast so."""
        return (way == ALTERNATIVE) != self.negative


@word
class AdditionalCostPaid(Fact):
    """That the additional cost was paid that may be: "if this spell's additional cost was paid" (607.2, 118.8)."""

    spell: Self
    negative: bool = False
    LOCAL = False
    ENGLISH = (
        "{spell} 's additional cost was paid",
        "{spell} 's additional cost wasn't paid {negative=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether it was."""
        return scene.status(scene.source, PAID + OPTIONAL) != self.negative

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether it is paid."""
        return (OPTIONAL in paid) != self.negative
