"""Keyword actions that put +1/+1 counters: monstrosity, bolster, support, adapt, amass (701.37, 39, 41, 46, 47)."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.create import create
from spellwright.actions.doing import Act
from spellwright.actions.token_words import TokenPlan
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_4 import AddTypes
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Grant, Mark, PutCounters
from spellwright.words.amounts import Amount
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import BIT
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word

GROWTH = "+1/+1"
X_OF_MONSTROSITY = "X of monstrosity"
"""Under what name X is noted, for the other abilities of what became monstrous (701.37c)."""


@word
class Monstrosity(Act):
    """The source becomes monstrous, with counters, if it isn't (701.37a)."""

    number: Amount
    ENGLISH = "monstrosity {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Once; X is noted for its other abilities (701.37c)."""
        id, number = scene.source, self.number.value(scene)
        if scene.zone(id) != "battlefield" or scene.status(id, "monstrous"):
            return False
        events: list[Event] = [PutCounters(id, GROWTH, number, player), Mark(id, "monstrous", 1)]
        if scene.x:
            events.append(Mark(id, X_OF_MONSTROSITY, scene.x))
        yield from bring_about(scene, *events, rule="701.37a")
        return True


@word
class Adapt(Act):
    """Put counters on the source if it has no +1/+1 counters (701.46a)."""

    number: Amount
    ENGLISH = "adapt {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """If it has none."""
        id = scene.source
        if scene.zone(id) != "battlefield" or scene.counters(id, GROWTH):
            return False
        yield from bring_about(scene, PutCounters(id, GROWTH, self.number.value(scene), player), rule="701.46a")
        return True


@word
class Bolster(Act):
    """Put counters on the creature with the least toughness among one's own (701.39a)."""

    number: Amount
    HEADS = ("creature",)
    ENGLISH = "<bolsters|bolster> {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Chosen among those tied."""
        mine = creatures_of(scene, player)
        if not mine:
            return False
        least = min(scene.traits(id).toughness or 0 for id in mine)
        weakest = [id for id in mine if (scene.traits(id).toughness or 0) == least]
        id = yield from choose(player, weakest, "choose", "Which creature do you bolster?", "701.39a", scene.source)
        scene.remember(self.mark, (id,))
        yield from bring_about(scene, PutCounters(id, GROWTH, self.number.value(scene), player), rule="701.39a")
        return True


def creatures_of(scene: GameScene, player: Id) -> list[Id]:
    """The creatures that a player controls."""
    around = scene.objects("battlefield")
    return [id for id in around if scene.controller(id) == player and "creature" in scene.traits(id).types]


@word
class Amass(Act):
    """Make an Army, or let it grow (701.47a)."""

    number: Amount
    subtype: str = "Zombie"
    HEADS = ("token", "creature")
    ENGLISH = ("amass {subtype:subtype@many} {number:digits}", "amass {number:digits}")
    SYNONYMS = True

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """A token if there is no Army; then counters on one, which is of the subtype, too."""
        if not self._armies(scene, player):
            event = yield from TokenPlan(self._army()).event(scene, player)
            yield from create(scene, [event], 0)
        armies = self._armies(scene, player)
        if armies:
            id = yield from choose(player, armies, "choose", "Which Army do you amass?", "701.47a", scene.source)
            scene.remember(self.mark, (id,))
            events: list[Event] = [PutCounters(id, GROWTH, self.number.value(scene), player)]
            if self.subtype not in scene.traits(id).subtypes:
                events.append(Grant(id, (AlsoOfSubtype(self.subtype),)))
            yield from bring_about(scene, *events, rule="701.47a")
        yield from bring_about(scene, Deed(player, "amass"), rule="701.47b")
        return True

    def _armies(self, scene: GameScene, player: Id) -> list[Id]:
        return [id for id in creatures_of(scene, player) if "Army" in scene.traits(id).subtypes]

    def _army(self) -> Characteristics:
        subtypes = frozenset({self.subtype, "Army"})
        return Characteristics(
            name=f"{self.subtype} Army Token",
            colors=BIT["B"],
            types=frozenset({"creature"}),
            subtypes=subtypes,
            power=0,
            toughness=0,
        )


@word
class AlsoOfSubtype(Hooks):
    """It is of a subtype in addition to its other types (205.1b)."""

    subtype: str

    def layer_parts(self) -> tuple[AddTypes, ...]:
        """In layer 4."""
        return (AddTypes(None, subtypes=frozenset({self.subtype})),)
