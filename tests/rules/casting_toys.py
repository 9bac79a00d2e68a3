"""Spells and lands to test casting on, and the abilities that they and others have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.rules.ability_toys import (
    TapFor,
    Target,
    aim,
    cost,
)

from spellwright.rules.asking import characteristics, controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Hooks, Instead, Modal, OptionalCost, Way
from spellwright.rules.mana_production import Unit
from spellwright.state.card import Card
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.cards import Draw
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, Tap
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE, STACK
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import BIT, ManaCost
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import word


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
        further = max(0, len(casting.choices.target_ids()) - 1) if casting.object == me else 0
        return (PayMana(self.more),) * further


@word
class CheaperAt(Hooks):
    """It costs {2} less if it targets a creature."""

    def zones(self) -> frozenset[str]:
        return STACK

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        creature = any(id >= FIRST_OBJECT for id in casting.choices.target_ids())
        return cost("{2}" if creature and casting.object == me else "{0}")


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
        less = 0 if casting.ability is not None else max(0, self.amount - cost.mana_value())
        return cost.plus(ManaCost(generic=less))


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
class ShunsRed(Hooks):
    """It can't be the target of what is red."""

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        return target == me and bool(characteristics(game, source).colors & BIT["R"])


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
            mine = casting.object == me and o.controller == casting.player
            if mine and "creature" in o.printed.types and not o.tapped:
                yield Instead(id, BIT["C"], (Tap(id, cause="cost"),))


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
