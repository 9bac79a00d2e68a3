"""106.7. Mana of a type or colour that other permanents could produce, or that one has produced."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.add_mana import ManaQuality
from spellwright.actions.making_mana import Alternatives, alternatives, makers
from spellwright.actions.walking import within
from spellwright.rules.asking import own
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.stack import AddMana
from spellwright.words.costs import Cost
from spellwright.words.mana import ANY_COLOR
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.references import Objects, That, The
from spellwright.words.word import word


@word
class CouldProduce(ManaQuality):
    """Of any colour, or type, that a land one controls could produce (106.7)."""

    what: Objects
    types: bool = False
    ENGLISH = ("of any color that {what} could produce", "of any type that {what} could produce {types=True}")

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """Units of those kinds; none if there is no such kind (106.7)."""
        kinds = self.kinds(scene, ())
        return ((Unit(kinds),) * number,) if kinds else ()

    def kinds(self, scene: GameScene, asked: tuple[Id, ...]) -> int:
        """The kinds of mana that such permanents could produce, those aside that are being asked already."""
        found = 0
        for id in scene.objects("battlefield"):
            if id not in asked and self.what.describes(scene, id):
                found |= could_produce(scene, id, (*asked, scene.source))
        return found if self.types else found & ANY_COLOR


@word
class ThatItCouldProduce(ManaQuality):
    """Of any type that something paid with could produce: "any type the sacrificed land could produce" (106.7)."""

    what: Objects
    ENGLISH = "of any type {what} could produce"

    def ok(self) -> bool:
        """What was spoken of, one thing."""
        return isinstance(self.what, The | That)

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """Units of those kinds; before it is paid, of those that any such thing could produce."""
        kinds = 0
        for id in self.what.find(scene) or self._payable_with(scene):
            kinds |= could_produce(scene, id, (scene.source,))
        return ((Unit(kinds),) * number,) if kinds else ()

    def _payable_with(self, scene: GameScene) -> tuple[Id, ...]:
        """What the cost that it speaks of could be paid with now."""
        costs = (each for ability in own(scene.game, scene.source, "produces") for each in _costs(ability))
        phrases = (word for cost in costs for word in within(cost) if isinstance(word, A))
        return tuple(id for each in phrases if each.mark == self.what.refers for id in each.find(scene))


def _costs(ability: Any) -> tuple[Cost, ...]:
    return ability.all_costs if isinstance(ability, Activated) else ()


def could_produce(scene: GameScene, id: Id, asked: tuple[Id, ...]) -> int:
    """The kinds of mana that a permanent could produce, whatever the costs (106.7)."""
    found = 0
    for ability in own(scene.game, id, "produces"):
        if isinstance(ability, Activated) and _depends(ability):
            there = scene_of(scene.game, id)
            for word in _depending(ability):
                found |= word.kinds(there, asked)
            continue
        made = (
            alternatives(ability.content, scene_of(scene.game, id))
            if isinstance(ability, Activated)
            else ability.produces(scene.game, id)
        )
        for units in made:
            for unit in units:
                found |= unit.kinds
    return found


def _depending(ability: Activated) -> list[CouldProduce]:
    return [word for maker in makers(ability.content) for word in within(maker) if isinstance(word, CouldProduce)]


def _depends(ability: Activated) -> bool:
    return bool(_depending(ability))


@word
class ThatItProduced(ManaQuality):
    """Of any type that a permanent has just produced: the trigger's event tells (106.12)."""

    what: Objects
    ENGLISH = "of any type {what} produced"

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """The kinds of the mana added last by that permanent."""
        ids = self.what.find(scene)
        for entry in scene.game.this_turn():
            if isinstance(entry.event, AddMana) and entry.event.source in ids:
                kinds = 0
                for unit in entry.event.mana:
                    kinds |= unit.kind
                return ((Unit(kinds),) * number,)
        return ()
