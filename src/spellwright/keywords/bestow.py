"""702.103 Bestow."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.enchant import Enchant
from spellwright.keywords.price import Price
from spellwright.keywords.saying import CREATURE
from spellwright.rules.asking import characteristics
from spellwright.rules.attaching import can_be_attached
from spellwright.rules.layer_4 import AddTypes, RemoveTypes
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.offers import Way
from spellwright.rules.resolving import FELL_BACK
from spellwright.rules.scene import status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.rules.ways import values_of
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Unattach
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE
from spellwright.words.characteristics import Characteristics
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word

BESTOWED = CAST_FOR + "bestow"


@word
class Bestow(CastForAnotherCost):
    """Bestow (702.103a)."""

    price: Price
    RULE = "702.103"
    WAY = "bestow"
    SUMMARY = "You may cast it for its bestow cost as an Aura; once that is unattached, it is a creature again."
    CALLED = ("bestow",)
    ENGLISH = "bestow {price}"

    def zones(self) -> frozenset[str]:
        """Wherever it could be cast from, on the stack, and on the battlefield (702.103a-b)."""
        return EVERYWHERE

    def changed(self, game: Game, me: Id, way: Way) -> Way:
        """Only its characteristics as modified by bestow are evaluated (702.103d)."""
        return replace(way, judged=as_an_aura(values_of(game, way)))

    def layer_parts(self) -> tuple[Any, ...]:
        """While it is bestowed, it is an Aura enchantment with enchant creature, and no creature (702.103b)."""
        return _PARTS

    def falls_back(self, game: Game, me: Id) -> Characteristics | None:
        """With an illegal target it ceases to be bestowed and resolves as a creature spell (702.103e)."""
        return game[me].copiable if status(game, me, BESTOWED) else None


ENCHANT_CREATURE = Enchant(CREATURE)


def as_an_aura(values: Characteristics) -> Characteristics:
    """What a card is while it is bestowed (702.103b)."""
    abilities = (*values.abilities, ENCHANT_CREATURE)
    types, subtypes = values.types - {"creature"}, frozenset({"Aura"})
    return replace(values, types=types, subtypes=subtypes, power=None, toughness=None, abilities=abilities)


@word
class IsBestowed(Fact):
    """Whether the source is bestowed: cast so, and, as a permanent, still attached (702.103e-g)."""

    LOOKS = frozenset({"notes", "attached", "zone"})

    def holds(self, scene: Scene) -> bool:
        """As a spell until it falls back; as a permanent until it is unattached."""
        me = scene.source
        if not scene.status(me, BESTOWED):
            return False
        if scene.zone(me) == "stack":
            return not scene.notes(me, FELL_BACK)
        host = scene.attached_to(me)
        return bool(host) and scene.exists(host)  # at once, before any state-based action


_NOW = IsBestowed()
_PARTS = (
    RemoveTypes(None, types=frozenset({"creature"}), condition=_NOW),
    AddTypes(None, subtypes=frozenset({"Aura"}), condition=_NOW),
    AddAbilities(None, (ENCHANT_CREATURE,), condition=_NOW),
)


def unattach_bestowed(game: Game) -> list[Event]:
    """Bestowed Auras on what they can't enchant become unattached rather than die (702.103f)."""
    due: list[Event] = []
    if "falls_back" not in game.possible:  # what a card with bestow answers
        return due
    for id in game.battlefield:
        host = game[id].attached_to
        if not host or game[id].phased_out or not status(game, id, BESTOWED):
            continue
        bestowed = any(isinstance(ability, Bestow) for ability in characteristics(game, id).abilities)
        if bestowed and not can_be_attached(game, id, host):
            due.append(Unattach(id, by_rule="702.103f"))
    return due
