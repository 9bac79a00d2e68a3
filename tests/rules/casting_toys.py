"""Spells, lands and abilities to test casting on: costs, targets and mana, each in one word or two."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from spellwright.rules.adding_mana import add_mana
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Hooks, Instead, Modal, OptionalCost, SpecialAction, Way
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import resolving_scene
from spellwright.state.card import Card
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.cards import Draw, Mill
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, Sacrifice, Tap
from spellwright.state.events.stack import AddMana, Cast
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE, STACK
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ANY_COLOR, BIT, Mana, ManaCost
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import word


def cost(text: str) -> ManaCost:
    return ManaCost.parse(text)


def spell(
    text: str | None = "{0}", *abilities: Hooks, name: str = "Spell", types: str = "instant", **more: Any
) -> Card:
    """A card that can be cast."""
    values = values_of(text, *abilities, name=name, types=types, **more)
    return Card(name, "normal", (values,), values)


def values_of(
    text: str | None,
    *abilities: Hooks,
    name: str = "Spell",
    types: str = "instant",
    subtypes: str = "",
    colors: str = "",
) -> Characteristics:
    mana_cost = cost(text) if text is not None else None
    colored = sum(BIT[letter] for letter in colors)
    size = 2 if "creature" in types else None
    return Characteristics(
        name,
        mana_cost,
        colored,
        frozenset(),
        frozenset(types.split()),
        frozenset(subtypes.split()),
        abilities,
        size,
        size,
    )


def two_faced(
    layout: str, first: Characteristics, second: Characteristics, whole: Characteristics | None = None
) -> Card:
    return Card(f"{first.name} // {second.name}", layout, (first, second), whole or first)


def land(kinds: str = "G", *abilities: Hooks, supertypes: str = "", types: str = "land") -> Card:
    """A land that taps for one mana of these kinds."""
    mask = sum(BIT[letter] for letter in kinds)
    made = (TapFor(((Unit(mask),),)),) if kinds else ()
    values = Characteristics(
        "Land", None, 0, frozenset(supertypes.split()), frozenset(types.split()), frozenset(), (*made, *abilities)
    )
    return Card("Land", "normal", (values,), values)


# --- costs


@word
class TapThis(Cost):
    TAP_SYMBOL: ClassVar[bool] = True
    ITSELF: ClassVar[bool] = True

    def payable(self, scene: Scene, player: Id) -> bool:
        return not scene.status(scene.source, "tapped")

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        yield from happen(scene.game, Tap(scene.source, cause="cost"))


@word
class SacrificeThis(Cost):
    ITSELF: ClassVar[bool] = True

    def payable(self, scene: Scene, player: Id) -> bool:
        return scene.zone(scene.source) == "battlefield"

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        yield from happen(scene.game, Sacrifice(scene.source, player))


def creatures(scene: Scene, player: Id) -> list[Id]:
    mine = [id for id in scene.objects("battlefield") if scene.controller(id) == player]
    return [id for id in mine if "creature" in scene.traits(id).types]


@word
class SacrificeCreature(Cost):
    def payable(self, scene: Scene, player: Id) -> bool:
        return bool(creatures(scene, player))

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        victim = yield from choose(player, creatures(scene, player), "choose", "Sacrifice which?", "701.21")
        scene.remember(self.mark, (victim,))
        yield from happen(scene.game, Sacrifice(victim, player))


@word
class PayLife(Cost):
    amount: int = 0

    def _amount(self, scene: Scene) -> int:
        return self.amount or scene.x

    def has_x(self) -> bool:
        return not self.amount

    def life(self, scene: Scene) -> int:
        return self._amount(scene)

    def payable(self, scene: Scene, player: Id) -> bool:
        return scene.life(player) >= self._amount(scene)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        yield from happen(scene.game, LoseLife(player, self._amount(scene), "pay"))


# --- targets


@word
class Target(Aim):
    """Target creature or player, or what else is asked: "any", "creature", "player", "spell"."""

    what: str = "any"
    fewest: int = 1
    largest: int = 1
    x_of_them: bool = False

    def least(self, scene: Scene) -> int:
        return scene.x if self.x_of_them else self.fewest

    def most(self, scene: Scene) -> int:
        return scene.x if self.x_of_them else self.largest

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        players = scene.players() if self.what in ("any", "player") else ()
        objects = tuple(id for id in scene.objects("battlefield") if self.legal(scene, id))
        on_stack = tuple(scene.objects("stack")) if self.what == "spell" else ()
        return (*players, *objects, *on_stack)

    def legal(self, scene: Scene, id: Id) -> bool:
        if id < FIRST_OBJECT:
            return self.what in ("any", "player")
        if self.what == "spell":
            return scene.zone(id) == "stack"
        return self.what in ("any", "creature") and "creature" in scene.traits(id).types


def aim(what: str = "any", fewest: int = 1, largest: int = 1, mark: int = 1, *, x_of_them: bool = False) -> Target:
    return Target(what, fewest, largest, x_of_them, mark=mark)


# --- spell abilities


@word
class Strike(Hooks):
    """Destroy each target creature; each target player loses that much life, or X, or their share if it is divided."""

    targets: tuple[Target, ...] = (aim(),)
    amount: int = 3
    divide: bool = False
    modes: Modal | None = None

    def zones(self) -> frozenset[str]:
        return STACK

    def modal(self, game: Game, me: Id) -> Modal | None:
        return self.modes

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        if self.modes is None:
            return self.targets
        return tuple(self.targets[mode] for mode in choices.modes)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        return ((self.targets[0].mark, self.amount),) if self.divide else ()

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        yield from self.hit(game, me)

    def hit(self, game: Game, me: Id) -> Procedure[None]:
        choices = game[me].choices or Choices()
        shares = dict(choices.division)
        for mark, ids in choices.targets:
            amounts = shares.get(mark, (self.amount or choices.x,) * len(ids))
            for id, amount in zip(ids, amounts, strict=True):
                yield from happen(game, Destroy(id) if id >= FIRST_OBJECT else LoseLife(id, amount))


@word
class DrawCard(Hooks):
    def zones(self) -> frozenset[str]:
        return STACK

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        yield from happen(game, Draw(game[me].controller))


@word
class Optional(Hooks):
    """You may pay this in addition, up to so many times."""

    name: str
    cost: tuple[Cost, ...]
    times: int = 1

    def zones(self) -> frozenset[str]:
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        return (OptionalCost(self.name, self.cost, self.times),)


@word
class Additional(Hooks):
    """As an additional cost to cast it, pay this; `per_mode`: for each mode beyond the first."""

    cost: tuple[Cost, ...]
    per_mode: bool = False

    def zones(self) -> frozenset[str]:
        return STACK

    def additional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        return self.cost * (max(0, len(casting.choices.modes) - 1) if self.per_mode else 1)


@word
class EachFurtherTarget(Hooks):
    """It costs this more for each target beyond the first."""

    more: ManaCost

    def zones(self) -> frozenset[str]:
        return STACK

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        return (PayMana(self.more),) * max(0, len(casting.choices.target_ids()) - 1)


@word
class CheaperAt(Hooks):
    """It costs {2} less if it targets a creature."""

    def zones(self) -> frozenset[str]:
        return STACK

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        return cost("{2}" if any(id >= FIRST_OBJECT for id in casting.choices.target_ids()) else "{0}")


@word
class Enchants(Hooks):
    """The target of an Aura spell."""

    def targets_as_spell(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        return (aim("creature"),)


@word
class GoesToHand(Hooks):
    def zones(self) -> frozenset[str]:
        return STACK

    def goes_to(self, game: Game, me: Id) -> str:
        return "hand"


@word
class FallsBack(Hooks):
    values: Characteristics

    def falls_back(self, game: Game, me: Id) -> Characteristics | None:
        return self.values


@word
class FromGraveyard(Hooks):
    """It may be cast from a graveyard for this cost."""

    cost: ManaCost

    def zones(self) -> frozenset[str]:
        return frozenset({"graveyard"})

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        if game[me].owner == player:
            yield Way(me, "again", self.cost, alternative=True, grants=(GoesToHand(),))


# --- static abilities


@word
class Taxes(Hooks):
    """Spells cost this more."""

    more: ManaCost

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        return (PayMana(self.more),) if casting.ability is None else ()


@word
class Discounts(Hooks):
    """Spells cost this less."""

    less: ManaCost

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        return self.less


@word
class AtLeast(Hooks):
    """Spells cost at least so much."""

    amount: int

    def sets(self, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        return cost.plus(ManaCost(generic=max(0, self.amount - cost.mana_value())))


@word
class SpendAs(Hooks):
    how: str

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        return self.how


@word
class Forbids(Hooks):
    """Spells of a type can't be cast, and abilities of its objects can't be activated."""

    type: str

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        return self.type in casting.spell.types


@word
class Untargetable(Hooks):
    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        return target == me


@word
class AnyTime(Hooks):
    def zones(self) -> frozenset[str]:
        return EVERYWHERE

    def as_though_flash(self, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        return casting.object == me


@word
class MoreLands(Hooks):
    number: int = 1

    def land_plays(self, game: Game, me: Id, player: Id) -> int:
        return self.number if controller(game, me) == player else 0


@word
class NoLands(Hooks):
    def prohibits_land(self, game: Game, me: Id, player: Id) -> bool:
        return True


@word
class PlaysTopCard(Hooks):
    """Its controller may play the top card of their library."""

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        if controller(game, me) == player:
            yield Way(game.player(player).library[-1], "from the top")


@word
class Convoking(Hooks):
    """For each untapped creature, tapping it pays for {1}."""

    def zones(self) -> frozenset[str]:
        return STACK

    def pays_instead(self, game: Game, me: Id, casting: Casting) -> Iterable[Instead]:
        for id in game.battlefield:
            o = game[id]
            if "creature" in o.printed.types and not o.tapped and o.controller == casting.player:
                yield Instead(id, BIT["C"], (Tap(id, cause="cost"),))


# --- activated abilities


@word
class TapFor(Hooks):
    """A mana ability: the alternatives that it makes."""

    makes: tuple[tuple[Unit, ...], ...]
    costs: tuple[Cost, ...] = (TapThis(),)
    mills: bool = False

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        return self.costs

    def produces(self, game: Game, me: Id) -> tuple[tuple[Unit, ...], ...]:
        return self.makes

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        if self.mills:
            yield from happen(game, Mill(game[me].controller, 1))
        tapping = any(cost.TAP_SYMBOL for cost in self.costs)
        yield from add_mana(game, game[me].controller, self.makes, game[me].source, by_tapping=tapping)


def tap_for(kinds: str, **more: Any) -> TapFor:
    """A mana ability that makes all of these."""
    return TapFor((tuple(Unit(BIT[kind]) for kind in kinds),), **more)


ANY = TapFor(((Unit(ANY_COLOR),),))


@word
class ManaWhenTapped(Hooks):
    """Whenever a permanent is tapped for mana, its controller adds {G}: a triggered mana ability."""

    def triggers_on(self) -> tuple[type[Event], ...]:
        return (AddMana,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        return () if event.by_tapping else None

    def mana_trigger(self) -> bool:
        return True

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        yield from happen(game, AddMana(game[me].controller, (Mana(BIT["G"]),), game[me].source))


@word
class Does(Hooks):
    """An activated ability: a cost, and hitting its targets."""

    costs: tuple[Cost, ...] = (TapThis(),)
    targets: tuple[Target, ...] = ()
    amount: int = 1
    loyalty: bool = False
    where: frozenset[str] = frozenset({"battlefield"})

    def zones(self) -> frozenset[str]:
        return self.where

    def is_loyalty(self) -> bool:
        return self.loyalty

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        return self.costs

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        return self.targets

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        for mark, _ in (game[me].choices or Choices()).targets:
            for id in resolving_scene(game, me).targets(mark):
                yield from happen(game, Destroy(id) if id >= FIRST_OBJECT else LoseLife(id, self.amount))


@word
class OpponentsMay(Hooks):
    """An ability that only opponents may activate."""

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        return ()

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        return player != controller(game, me)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        yield from ()


@word
class WhenCast(Hooks):
    """Whenever a spell is cast, its controller loses 1 life, if that is still true as it resolves."""

    still: bool = True

    def triggers_on(self) -> tuple[type[Event], ...]:
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        return ()

    def still_true(self, game: Game, me: Id) -> bool:
        return self.still

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        yield from happen(game, LoseLife(game[me].controller, 1))


@word
class Unlocks(Hooks):
    """A special action for this cost: draw a card, or as many as X."""

    costs: tuple[Cost, ...]
    where: frozenset[str] = frozenset({"battlefield"})
    slow: bool = False
    hidden: bool = False

    def zones(self) -> frozenset[str]:
        return self.where

    def hooks(self) -> tuple[Any, ...]:
        return ("hidden_actions",) if self.hidden else ("special_actions",)

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        if game[me].controller == player:
            yield SpecialAction(me, "unlock", self, self.costs, sorcery_speed=self.slow)

    def hidden_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        yield SpecialAction(me, "turn up", self, self.costs, hidden=True)

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        for _ in range(action.x or 1):
            yield from happen(game, Draw(player))


@word
class OnlyFor(Hooks):
    """A restriction of mana: only for spells of that type."""

    type: str

    def allows(self, purpose: object) -> bool:
        return isinstance(purpose, Casting) and purpose.ability is None and self.type in purpose.spell.types
