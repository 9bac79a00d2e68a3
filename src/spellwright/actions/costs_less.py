"""What makes spells and abilities cost less or more (601.2f, 118.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import ActCost
from spellwright.actions.holding import Holding
from spellwright.actions.pay import PayLife
from spellwright.actions.predicate import Lasting
from spellwright.actions.supposing import with_spell
from spellwright.actions.walking import once
from spellwright.rules.hooks import Casting
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount, Number
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost, PayMana
from spellwright.words.filters import Countable, Filter
from spellwright.words.mana import COLORS, ManaCost
from spellwright.words.procedure import Id
from spellwright.words.references import Objects, Self
from spellwright.words.word import Word, word


def affected(holding: Holding, game: Game, me: Id, casting: Casting) -> GameScene | None:
    """The scene about a spell being cast, if it is a subject; None if it isn't."""
    if casting.ability is not None:
        return None
    scene = with_spell(holding.scene(game, me), casting)
    if isinstance(holding.subject, Self):
        mine = casting.object in (me, scene.source)
        return scene if mine and holding.holds(scene) else None
    return scene if holding.holds(scene) and holding.subject.describes(scene, casting.object) else None


def so_often(amount: ManaCost, times: int) -> ManaCost:
    """An amount of mana taken so often."""
    total = ManaCost()
    for _ in range(times):
        total = total.plus(amount)
    return total


@word
class CostsLess(Lasting):
    """Costs so much mana less, or more, to cast, perhaps for each of something."""

    amount: ManaCost
    more: bool = False
    each: Countable | EachTarget | None = None
    up_to: bool = False
    colored_only: bool = False
    not_in_own_turn: bool = False
    IF = True
    FOR_OBJECTS = True
    ENGLISH = (
        (
            "<costs|cost> {amount:mana} more to cast except during its controller's turn "
            "{more=True} {not_in_own_turn=True}"
        ),
        "<costs|cost> {amount:mana} more to cast [for each {each@one}] {more=True}",
        "<costs|cost> up to {amount:mana} less to cast {up_to=True}",
        "<costs|cost> {amount:mana} less to cast [for each {each@one}]",
        (
            "<costs|cost> {amount:mana} less to cast . "
            "this effect reduces only the amount of colored mana you pay {colored_only=True}"
        ),
    )

    def ok(self) -> bool:
        """Where it reduces only colored mana, it is that much colored mana."""
        pips = self.amount.pips
        return not self.colored_only or (self.amount == ManaCost(pips=pips) and all(pip in COLORS for pip in pips))

    def on_stack(self) -> bool:
        """Said of its own spell (113.6d)."""
        return True

    def answers(self) -> tuple[str, ...]:
        """It either increases or reduces."""
        if self.up_to or self.colored_only:
            return ("reduces_to",)
        return ("increases",) if self.more else ("reduces",)

    def _total(self, holding: Holding, game: Game, me: Id, casting: Casting) -> ManaCost:
        scene = affected(holding, game, me, casting)
        if scene is None or (self.not_in_own_turn and game.active == casting.player):
            return ManaCost()
        amount = self.amount
        if amount.x:
            amount = amount.with_x(holding.where.value(scene) if holding.where is not None else scene.x)
        return amount if self.each is None else so_often(amount, self.each.count(scene))

    def increases(self, holding: Holding, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """So much more."""
        total = self._total(holding, game, me, casting)
        return () if total.is_empty else (PayMana(total),)

    def reduces(self, holding: Holding, game: Game, me: Id, casting: Casting) -> ManaCost:
        """So much less."""
        return self._total(holding, game, me, casting)

    def reduces_to(
        self, holding: Holding, game: Game, me: Id, casting: Casting, total: ManaCost
    ) -> tuple[ManaCost, ...]:
        """As much less as the player likes; or the colored mana that there is of it (118.7b-c don't apply then)."""
        amount = self._total(holding, game, me, casting)
        return total.reductions(amount, only_matching=True) if self.colored_only else up_to_less(total, amount)


@word
class TwoReductions(Full):
    """It costs less on one condition, and less on another: on both conditions it costs so much less for each."""

    spell: Self
    first: CostsLess
    first_if: Condition
    second: ManaCost
    second_if: Condition
    ENGLISH = "{spell} {first} if {first_if} and {second:mana} less to cast if {second_if}"

    def ok(self) -> bool:
        """So much less."""
        first = self.first
        return not (first.more or first.up_to or first.colored_only or first.each is not None)

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Both reductions (601.2f)."""
        both = ((self.first, self.first_if), (CostsLess(self.second), self.second_if))
        return once(
            "static", self, lambda: tuple(Holding(self.spell, (less,), when, on_stack=True) for less, when in both)
        )


def up_to_less(total: ManaCost, most: ManaCost) -> tuple[ManaCost, ...]:
    """A total reduced by up to so much generic mana: the player chooses by how much, all of it first (601.2f)."""
    return tuple(dict.fromkeys(total.less(ManaCost(less)) for less in range(most.generic, -1, -1)))


@word
class TargetsBeyond(Countable):
    """Each target beyond the first (strive)."""

    ENGLISH = "target beyond the first"

    def count(self, scene: Any) -> int:
        """The targets chosen, but for one."""
        return max(0, len(scene.target_ids(scene.casting.object)) - 1)


@word
class CostsMoreLife(Lasting):
    """Costs so much life more to cast, perhaps for each of something: "cost an additional 3 life to cast"."""

    amount: Amount
    each: Countable | EachTarget | None = None
    FOR_OBJECTS = True
    SYNONYMS = True
    ENGLISH = (
        "<costs|cost> an additional {amount:digits} life to cast",
        "<costs|cost> {amount:digits} life more to cast [for each {each@one}]",
    )

    def on_stack(self) -> bool:
        """Said of its own spell (113.6d)."""
        return True

    def increases(self, holding: Holding, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """That much life."""
        scene = affected(holding, game, me, casting)
        if scene is None:
            return ()
        times = 1 if self.each is None else self.each.count(scene)
        return (ActCost(PayLife(Number(self.amount.value(scene) * times))),) if times else ()


@word
class EachTarget(Word):
    """Each target of the spell, or each of a kind: "for each target", "for each creature it targets"."""

    what: Filter | None = None
    SYNONYMS = True
    ENGLISH = ("target", "{what@one} it targets")

    def count(self, scene: Any) -> int:
        """Each player or object counts once, however often it is a target."""
        ids = set(scene.target_ids(scene.casting.object))
        return sum(1 for id in ids if self.what is None or self.what.matches(scene, id))


@word
class CostsAtLeast(Lasting):
    """Would cost less than so much mana: costs that much (601.2f)."""

    least: Amount
    FOR_OBJECTS = True
    ENGLISH = ()

    def sets(self, holding: Holding, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        """The missing mana is generic."""
        scene = affected(holding, game, me, casting)
        if scene is None:
            return cost
        missing = self.least.value(scene) - cost.mana_value()
        return cost.plus(ManaCost(generic=missing)) if missing > 0 else cost


@word
class CostsAtLeastClause(Full):
    """Each spell that would cost less than three mana to cast costs three mana to cast (Trinisphere)."""

    what: Objects
    least: Amount
    same: Amount
    ENGLISH = "{what} that would cost less than {least:num} mana to cast costs {same:num} mana to cast"

    def ok(self) -> bool:
        """The same number twice."""
        return self.least == self.same

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A floor of costs."""
        return (Holding(self.what, (CostsAtLeast(self.least),)),)
