"""Costs that a spell's own text asks or offers: additional ones and alternative ones (601.2b, 601.2f, 118.8, 118.9)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from spellwright.actions.casting_by_effect import CastOrPlay, Playing
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import ActCost, Doing
from spellwright.actions.either_act import EitherActCost
from spellwright.actions.walking import once
from spellwright.rules.hooks import Casting, Hooks, OptionalCost, Way
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE, STACK, Ability
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

OPTIONAL = "additional cost"
"""The name of an optional additional cost that has no keyword's name (118.8b)."""


@word
class AdditionalCosts(Hooks):
    """An additional cost of its own spell, or one that may be paid (118.8)."""

    costs: tuple[Cost, ...]
    may: bool = False
    RULE = "118.8"

    def zones(self) -> frozenset[str]:
        """Wherever it is cast from (113.6d)."""
        return EVERYWHERE

    def additional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """Those that must be paid (601.2f)."""
        return () if self.may else self.costs

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Those that may be paid (601.2b)."""
        return (OptionalCost(OPTIONAL, self.costs),) if self.may else ()


@word
class ManaToPay(Word):
    """Mana as one of several costs: "sacrifice a creature or pay {3}"."""

    amount: ManaCost
    ENGLISH = "pay {amount:mana}"


@word
class OneOfCosts(Hooks):
    """An additional cost of its own spell which is one of several, as the player chooses (118.8, 601.2b)."""

    costs: tuple[Cost, ...]
    RULE = "118.8"

    def zones(self) -> frozenset[str]:
        """Wherever it is cast from (113.6d)."""
        return EVERYWHERE

    def either_costs(self, game: Game, me: Id, casting: Casting) -> tuple[OptionalCost, ...]:
        """Each of them, by what is done to pay it."""
        return tuple(OptionalCost(f"{_verb(cost)} ({at})", (cost,)) for at, cost in enumerate(self.costs, 1))

    def additional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """The one that is chosen (601.2f)."""
        chosen = (each for each in self.either_costs(game, me, casting) if each.name in casting.choices.paid)
        return (cost for each in chosen for cost in each.cost)


def _as_cost(said: ActCost | ManaToPay) -> Cost:
    return PayMana(said.amount) if isinstance(said, ManaToPay) else said


def _verb(cost: Cost) -> str:
    if isinstance(cost, PayMana):
        return f"pay {cost.amount}"
    return type(cost.act).__name__.lower() if isinstance(cost, ActCost) else type(cost).__name__.lower()


@word
class AdditionalCost(Full):
    """As an additional cost to cast this spell, something is paid, or may be (118.8)."""

    spell: Self
    costs: tuple[Cost, ...] = ()
    may: bool = False
    either: tuple[ActCost | ManaToPay, ...] = ()
    many = True
    TAKES_ACTS = True
    ENGLISH = (
        "as an additional cost to cast {spell} , {costs:and}",
        "as an additional cost to cast {spell} , you may {costs:and} {may=True}",
        "as an additional cost to cast {spell} , {either:or}",
    )

    def ok(self) -> bool:
        """One cost is no choice; one of several is chosen as the spell is announced (601.2b)."""
        if any(isinstance(cost, EitherActCost) for cost in self.costs):
            return False
        return bool(self.costs) or len(self.either) > 1

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The additional costs."""
        if self.either:
            return once("static", self, lambda: (OneOfCosts(tuple(map(_as_cost, self.either))),))
        return once("static", self, lambda: (AdditionalCosts(self.costs, self.may),))


@word
class AdditionalCostWhen(Full):
    """An additional cost that may be paid, and what is done when it is (118.8, 603.12)."""

    spell: Self
    cost: ActCost
    then: Doing
    many = True
    ENGLISH = "as an additional cost to cast {spell} , you may {cost} . when you do , {then}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The cost, and an ability that triggers as the spell is cast for it."""
        return once("static", self, lambda: (AdditionalCosts((self.cost,), may=True), WhenPaid(self.then)))


@word
class WhenPaid(Hooks):
    """When its own spell is cast and its optional additional cost was paid (603.2)."""

    then: Doing
    RULE = "603.2"

    def zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """With what the cost was paid with."""
        choices = game[me].choices
        if event.object != me or choices is None or OPTIONAL not in choices.paid:
            return None
        return choices.memory

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Its controller does it."""
        scene = resolving_scene(game, me)
        yield from self.then.perform(scene, scene.you)


ALTERNATIVE = "alternative cost"
"""The name of such a way to cast."""


@word
class AlternativeWay(Hooks):
    """Another cost than the mana cost, perhaps on a condition (118.9)."""

    costs: tuple[Cost, ...]
    condition: Condition | None = None
    RULE = "118.9"

    def zones(self) -> frozenset[str]:
        """Wherever it is cast from (113.6d)."""
        return EVERYWHERE

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """For these costs instead of its mana cost, from wherever it may be cast."""
        if self.condition is not None and not self.condition.holds(scene_of(game, me)):
            return ()
        free = replace(way, name=ALTERNATIVE, free=True, costs=(*way.costs, *self.costs), alternative=True)
        return (replace(free, rule="118.9"),)


@word
class AlternativeCost(Full):
    """You may pay something rather than this spell's mana cost (118.9)."""

    costs: tuple[Cost, ...] = ()
    mana: ManaCost | None = None
    many = True
    SYNONYMS = True
    ENGLISH = (
        "you may {costs:and} rather than pay (this spell's|~'s) mana cost",
        "you may pay {mana:mana} [and {costs:and}] rather than pay (this spell's|~'s) mana cost",
        "rather than pay (this spell's|~'s) mana cost , you may {costs:and}",
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The alternative cost."""
        return once("static", self, lambda: (AlternativeWay(self._total()),))

    def _total(self) -> tuple[Cost, ...]:
        return self.costs if self.mana is None else (PayMana(self.mana), *self.costs)


@word
class FlashForMore(Full):
    """You may cast this spell as though it had flash if you pay more for it (601.3c)."""

    spell: Self
    more: ManaCost
    many = True
    ENGLISH = "you may cast {spell} as though it had flash if you pay {more:mana} more to cast it"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A further way to cast it."""
        return once("static", self, lambda: (CastForMore(self.more),))


@word
class CastForMore(Hooks):
    """That way: at any time, for an additional cost."""

    more: ManaCost
    RULE = "601.3c"

    def zones(self) -> frozenset[str]:
        """Wherever it is cast from (113.6d)."""
        return EVERYWHERE

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Besides each way in which it may be cast for its mana cost."""
        costs = (*way.costs, PayMana(self.more))
        return (replace(way, name=way.name or "flash", costs=costs, any_time=True, rule="601.3c"),)


@word
class CastItselfFree(Full):
    """You may cast this spell without paying its mana cost: always, or as a text is carried out (118.9, 608.2g)."""

    spell: Self
    many = True
    ENGLISH = "you may cast {spell} without paying its mana cost"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Offer to cast it now."""
        act = once("act", self, lambda: CastOrPlay(Playing.CAST, self.spell, free=True))
        if not act.possible(scene, scene.you) or not (yield from may(scene.you, "Cast it?", "608.2g", self)):
            return False
        return (yield from act.perform(scene, scene.you))

    def optional(self) -> bool:
        """The player decides."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The alternative cost of nothing."""
        return once("static", self, lambda: (AlternativeWay(()),))


@word
class FirstSpellFree(Full):
    """If this spell is the first that you have cast this game, you may cast it without paying its mana cost (118.9)."""

    spell: Self
    many = True
    ENGLISH = "if {spell} is the first spell you've cast this game , you may cast it without paying its mana cost"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The alternative cost of nothing, while you have cast none."""
        return once("static", self, lambda: (AlternativeWay((), NoSpellCastByYou()),))


@word
class NoSpellCastByYou(Condition):
    """That you have cast no spell this game; no words of its own."""

    LOOKS = frozenset({"history"})
    LOCAL = False

    def holds(self, scene: Scene) -> bool:
        """Whether that is so: while a spell is being cast, it hasn't been cast yet (601.2i)."""
        assert isinstance(scene, GameScene)
        casts = (entry.event for entry in scene.game.since(0))
        return not any(isinstance(event, Cast) and event.player == scene.you for event in casts)
