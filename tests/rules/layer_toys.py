"""Continuous effects for tests of the layers, in the words that cards use, and cards that have them."""

from __future__ import annotations

from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_4 import AddTypes, SetLandTypes
from spellwright.rules.layer_7 import ChangePT, DefinePT, SetPT
from spellwright.rules.layer_effects import Part
from spellwright.rules.layers import derived
from spellwright.rules.layers_1_to_3 import ChangeControl
from spellwright.rules.layers_5_and_6 import AddAbilities, LoseAllAbilities
from spellwright.state.card import Card
from spellwright.state.derived import Derived
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import record
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE
from spellwright.words.amounts import Amount
from spellwright.words.characteristics import Characteristics, same_abilities
from spellwright.words.conditions import Condition
from spellwright.words.mana import ManaCost
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id
from spellwright.words.references import Attached, AttachedBy, Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word

UNTIL_END_OF_TURN = Until("end of turn")


@word
class Continuous(Hooks):
    """A static ability, or what a resolving one has begun: its parts, in one effect."""

    parts: tuple[Part, ...]
    anywhere: bool = False

    def layer_parts(self) -> tuple[Part, ...]:
        return self.parts

    def zones(self) -> frozenset[str]:
        return EVERYWHERE if self.anywhere else BATTLEFIELD


@word
class Soaring(Hooks):
    """An ability without an effect in the layers."""

    number: int = 0

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        return False


@word
class TapFor(Hooks):
    """The mana ability of a basic land type."""

    letter: str

    def produces(self, game: Game, me: Id) -> Any:
        return ()


@word
class Such(Objects):
    """Permanents (or cards of a zone) of a type or subtype: "each other creature you control"."""

    kind: str
    mine: bool = False
    other: bool = False
    lacking: str = ""
    color: int = 0
    zone: str = "battlefield"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        return tuple(id for id in scene.objects(self.zone) if self.describes(scene, id))

    def describes(self, scene: Scene, id: Id) -> bool:
        traits = scene.traits(id)
        if self.kind not in (traits.subtypes if self.kind[0].isupper() else traits.types):
            return False
        if self.lacking and (self.lacking in traits.subtypes or self.lacking in traits.supertypes):
            return False
        if self.color and not traits.colors & self.color:
            return False
        if self.other and id == scene.source:
            return False
        return not self.mine or scene.controller(id) == scene.you


@word
class ManaValueOfIt(Amount):
    """What "its mana value" is, of each object that the phrase with its mark denotes."""

    def value(self, scene: Scene) -> int:
        return scene.mana_value(scene.remembered(self.refers)[0])


@word
class NumberOf(Amount):
    """How many of these there are."""

    what: Objects
    more: int = 0

    def value(self, scene: Scene) -> int:
        return len(self.what.find(scene)) + self.more


@word
class TypesInGraveyards(Amount):
    """The number of card types among cards in all graveyards."""

    more: int = 0

    def value(self, scene: Scene) -> int:
        types = {t for id in scene.objects("graveyard") for t in scene.traits(id).types}
        return len(types) + self.more


@word
class YouHaveLife(Condition):
    """That you have so much life, at least."""

    least: int

    def holds(self, scene: Scene) -> bool:
        return scene.life(scene.you) >= self.least


@word
class AnotherHasPower(Condition):
    """That another creature has exactly this power: what holds for one depends on what the others have become."""

    power: int

    def holds(self, scene: Scene) -> bool:
        others = (id for id in scene.objects("battlefield") if id != scene.source)
        return any(scene.traits(id).power == self.power for id in others)


@word
class BearerIsTapped(Condition):
    """That what the source is attached to is tapped."""

    def holds(self, scene: Scene) -> bool:
        bearer = scene.attached_to(scene.source)
        return bool(bearer) and scene.status(bearer, "tapped")


@word
class SomethingHappened(Condition):
    """Asks the game itself, as words about history do."""

    least: int

    def holds(self, scene: Scene) -> bool:
        return bool(scene.game.entries >= self.least)


CREATURES = Such("creature")
YOUR_CREATURES = Such("creature", mine=True)
ENCHANTED = Attached(AttachedBy.ENCHANTED, Things())
NONAURA_ENCHANTMENTS = Such("enchantment", other=True, lacking="Aura", mark=1)
NONBASIC_LANDS = Such("land", lacking="basic")


def a_card(name: str, types: str, *parts: Part, subtypes: str = "", **more: Any) -> Card:
    """A card with one static ability; `power`, `toughness`, `cost`, `supertypes` and further `abilities` as given."""
    statics = (Continuous(parts, more.get("anywhere", False)),) if parts else ()
    values = Characteristics(
        name,
        ManaCost.parse(more["cost"]) if "cost" in more else None,
        more.get("colors", 0),
        frozenset(more.get("supertypes", "").split()),
        frozenset(types.split()),
        frozenset(subtypes.split()),
        (*more.get("abilities", ()), *statics),
        more.get("power"),
        more.get("toughness"),
    )
    return Card(name, "normal", (values,), values)


BEAR = a_card("Bear", "creature", subtypes="Bear", power=2, toughness=2)
BIRD = a_card("Bird", "creature", subtypes="Bird", power=1, toughness=1, abilities=(Soaring(),))
FOREST = a_card("Forest", "land", subtypes="Forest", supertypes="basic")
ANTHEM = a_card("Anthem", "enchantment", ChangePT(YOUR_CREATURES, 1, 1))
WINGS = a_card("Wings", "enchantment", AddAbilities(YOUR_CREATURES, (Soaring(7),)))
HUMBLING = a_card("Humbling", "enchantment", LoseAllAbilities(CREATURES), SetPT(CREATURES, 1, 1), cost="{2}{W}{W}")
AWAKENING = a_card(
    "Awakening",
    "enchantment",
    AddTypes(NONAURA_ENCHANTMENTS, frozenset({"creature"})),
    SetPT(NONAURA_ENCHANTMENTS, ManaValueOfIt(refers=1), ManaValueOfIt(refers=1)),
    cost="{2}{W}{W}",
)
RED_MOON = a_card("Red Moon", "enchantment", SetLandTypes(NONBASIC_LANDS, frozenset({"Mountain"})))
TOMB = a_card(
    "Tomb", "land", AddTypes(Such("land"), subtypes=frozenset({"Swamp"})), supertypes="legendary"
)  # fmt: skip
THEFT = a_card("Theft", "enchantment", ChangeControl(ENCHANTED), subtypes="Aura")
LHURGOYF = a_card(
    "Lhurgoyf",
    "creature",
    DefinePT(None, TypesInGraveyards(), TypesInGraveyards(1), defining=True),
    anywhere=True,
)

INTRINSIC = tuple(
    (subtype, TapFor(letter))
    for subtype, letter in (("Plains", "W"), ("Island", "U"), ("Swamp", "B"), ("Mountain", "R"), ("Forest", "G"))
)


def begin(game: Game, *parts: Part, locked: tuple[Id, ...] | None = None, you: Id = 1, source: Id = 0) -> Id:
    """Begin an effect until end of turn; its key comes back."""
    effect = Floating(0, Continuous(parts), source, you, 0, UNTIL_END_OF_TURN, locked=locked)
    return record(game, Begin(effect)).new


def anew(game: Game) -> Derived:
    """Everything worked out from nothing, in a copy of the game."""
    copy = game.branch()
    copy.keep(Derived())
    return derived(copy)


def same(known: Derived, fresh: Derived) -> None:
    """The same results, down to the identity of abilities."""
    assert known.current is not None
    assert fresh.current is not None
    assert {id: values for id, values in known.current.items() if fresh.current.get(id) != values} == {}
    assert fresh.current.keys() == known.current.keys()
    for id, values in known.current.items():
        assert same_abilities(values.abilities, fresh.current[id].abilities), id
    assert known.controllers == fresh.controllers
    assert known.hooks == fresh.hooks
    for hook, entries in known.hooks.items():
        assert same_abilities(tuple(a for _, a in entries), tuple(a for _, a in fresh.hooks[hook])), hook


def size(game: Game, id: Id) -> tuple[int | None, int | None]:
    """An object's power and toughness."""
    current = derived(game).current
    assert current is not None
    return current[id].power, current[id].toughness
