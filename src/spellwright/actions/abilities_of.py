"""Having all activated abilities of other things (113.10, 613.1f)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from spellwright.actions.gains import Gains
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.procedure import FIRST_OBJECT
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


def activated_abilities(scene: Scene, of: Objects, *, loyalty: bool = False) -> tuple[Ability, ...]:
    """The activated abilities, or loyalty abilities, of what a phrase denotes now (602.1), in the order of the texts."""
    objects = (id for id in of.find(scene) if id >= FIRST_OBJECT)
    every = (ability for id in objects for ability in scene.traits(id).abilities)
    return tuple(activated for ability in every for activated in _in(ability, loyalty=loyalty))


def _in(ability: Ability, *, loyalty: bool) -> Iterator[Ability]:
    """The ability itself if all that it means is activated, else what of it is."""
    meant = ability.means()
    activated = tuple(m for m in meant if isinstance(m, Hooks) and "activation_costs" in m.hooks())
    if loyalty:
        activated = tuple(m for m in activated if m.is_loyalty())
    return iter((ability,) if activated and len(activated) == len(meant) else activated)


@dataclass(frozen=True, slots=True)
class ActivatedOf:
    """Those abilities, asked in the layers."""

    of: Objects
    loyalty: bool = False

    def abilities(self, scene: Scene) -> tuple[Ability, ...]:
        """As they are now."""
        return activated_abilities(scene, self.of, loyalty=self.loyalty)


@word
class HasActivatedOf(Lasting):
    """Has, or gains, all activated abilities of other things, or all loyalty abilities."""

    of: Objects
    gains: bool = False
    loyalty: bool = False
    FOR_OBJECTS = True
    ENGLISH = (
        "<has|have> all activated abilities of {of}",
        "<gains|gain> all activated abilities of {of} {gains=True}",
        "<has|have> all loyalty abilities of {of} {loyalty=True}",
    )

    def fixed(self, scene: GameScene) -> Lasting:
        """Those that it has as the effect begins (608.2h)."""
        return Gains(activated_abilities(scene, self.of, loyalty=self.loyalty))

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The abilities added."""
        return (AddAbilities(holding.subject, ActivatedOf(self.of, self.loyalty), condition=holding.condition),)
