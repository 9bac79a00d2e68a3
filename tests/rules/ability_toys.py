"""Costs, targets and activated abilities to test on, mana abilities among them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from spellwright.rules.adding_mana import add_mana
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Hooks, SpecialAction
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.cards import Draw, Mill
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, Sacrifice, Tap
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.mana import ANY_COLOR, BIT, Mana, ManaCost
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import word


def cost(text: str) -> ManaCost:
    return ManaCost.parse(text)


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
