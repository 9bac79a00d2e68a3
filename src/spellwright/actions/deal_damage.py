"""120. Dealing damage: to somebody, divided, several amounts, by several sources at once."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.clauses.clause import Full
from spellwright.actions.dividing import Divides, shares
from spellwright.actions.multiplying import times_over
from spellwright.actions.own_text import said_after
from spellwright.actions.predicate import Predicate
from spellwright.actions.walking import once, within
from spellwright.rules.damage import damage_event
from spellwright.rules.excess_damage import in_excess, lethal_to
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import Damage
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.filters import Countable
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.quantities import excess_mark
from spellwright.words.references import Recipient
from spellwright.words.target_phrases import AnyTarget, Target
from spellwright.words.word import Word, word


@word
class TheDamageCantBePrevented(Full):
    """The damage that the text has dealt couldn't be prevented (615.12): it is heeded as that is dealt."""

    ENGLISH = "the damage can't be prevented"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing more to do."""
        yield from ()
        return False


@word
class ExcessGoes(Full):
    """Excess damage is dealt to somebody else instead (120.4a): it is heeded as the damage is dealt."""

    to: Players
    ENGLISH = "excess damage is dealt to {to} instead"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing more to do."""
        yield from ()
        return False

    def heeded(self) -> bool:
        """It is."""
        return True


class Deals(Predicate):
    """What the predicates of dealing damage have in common."""

    __slots__ = ()
    AMOUNT: ClassVar[bool] = True


def preventable(scene: GameScene, predicate: Word) -> bool:
    """Whether nothing after it, before more is dealt, says that the damage can't be prevented (608.2c).

    It may say so on a condition: "if X is 5 or more".
    """
    conditions: tuple[Condition, ...] = ()
    for said in said_after(scene, predicate):
        conditions = getattr(said, "conditions", conditions)
        if isinstance(said, TheDamageCantBePrevented) and all(each.holds(scene) for each in conditions):
            return False
        if isinstance(said, Deals):
            break
    return True


def deal(scene: GameScene, dealt: list[tuple[Id, Id, int]], predicate: Word) -> Procedure[bool]:
    """Let sources deal damage at the same time: source, victim and amount of each; the sum dealt is remembered.

    A source that has left deals it as it last was (113.7a, 608.2h); who or what the text has moved is followed.
    """
    can_be = preventable(scene, predicate)
    lethal = {
        (source, scene.now(victim)): lethal_to(scene.game, source, scene.now(victim)) for source, victim, _ in dealt
    }
    dealt = _with_excess_elsewhere(scene, dealt, predicate)
    events = [
        damage_event(
            scene.game, source, scene.now(victim) if victim >= FIRST_OBJECT else victim, amount, preventable=can_be
        )
        for source, victim, amount in dealt
    ]
    entries = happened((yield from bring_about(scene, *events)), Damage)
    damages = [e.event for e in entries if isinstance(e.event, Damage)]
    scene.remember(predicate.mark, sum(damage.amount for damage in damages))
    excess = sum(in_excess(damage.amount, lethal.get((damage.source, damage.victim))) for damage in damages)
    scene.remember(excess_mark(predicate.mark), excess)
    return bool(entries)


def _added_up(dealt: list[tuple[Id, Id, int]]) -> list[tuple[Id, Id, int]]:
    """The same, what a source deals to one victim being one amount: "and 1 additional damage to each blue creature"."""
    amounts: dict[tuple[Id, Id], int] = {}
    for source, victim, amount in dealt:
        amounts[source, victim] = amounts.get((source, victim), 0) + amount
    return [(source, victim, amount) for (source, victim), amount in amounts.items()]


def _with_excess_elsewhere(
    scene: GameScene, dealt: list[tuple[Id, Id, int]], predicate: Word
) -> list[tuple[Id, Id, int]]:
    """The same with what is in excess dealt to whom the text says (120.4a)."""
    goes = next((said for said in said_after(scene, predicate) if isinstance(said, Deals | ExcessGoes)), None)
    if not isinstance(goes, ExcessGoes):
        return dealt
    split: list[tuple[Id, Id, int]] = []
    for source, victim, amount in dealt:
        more = in_excess(amount, lethal_to(scene.game, source, scene.now(victim)))
        others = goes.to.find(scene) if more else ()
        split += [(source, victim, amount - more), *((source, other, more) for other in others)]
    return split


@word
class AndDamageTo(Word):
    """A further amount to somebody else, by the same source at the same time; perhaps to a third one, too."""

    amount: Amount
    to: Recipient
    last: Amount | None = None
    to_last: Recipient | None = None
    ENGLISH = (
        ", {amount:digits} damage to {to} , and {last:digits} damage to {to_last}",
        "and {amount:digits} damage to {to}",
        "and {amount:digits} additional damage to {to}",
        "and an additional {amount:digits} damage to {to}",
    )
    SYNONYMS = True

    def parts(self) -> tuple[tuple[Amount, Recipient], ...]:
        """How much to whom."""
        first = ((self.amount, self.to),)
        return first if self.last is None or self.to_last is None else (*first, (self.last, self.to_last))


@word
class DealsDamage(Deals):
    """Deals damage to somebody or something (120.2b)."""

    amount: Amount
    to: Recipient
    each: Countable | None = None
    also: AndDamageTo | None = None
    SYNONYMS = True
    ENGLISH = (
        "<deals|deal> {amount:digits} damage to {to} [for each {each@one}] [{also}]",
        "<deals|deal> damage to {to} equal to {amount:Quantity}",
        "<deals|deal> damage equal to {amount:Quantity} to {to}",
        "<deals|deal> {amount:Quantity} damage to {to}",
    )

    def ok(self) -> bool:
        """Not counted and further damage both."""
        return self.each is None or self.also is None

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Each subject is a source."""
        dealt: list[tuple[Id, Id, int]] = []
        if once("each by its own", self, self._each_by_its_own):
            victims = yield from self.to.pick(scene, scene.you)
            for victim in victims:
                scene.remember(self.to.mark, (victim,))
                amount = self._value(scene)
                dealt += [(source, victim, amount) for source in subjects]
            scene.remember(self.to.mark, victims)
        else:
            amount = self._value(scene)
            victims = yield from self.to.pick(scene, scene.you)
            dealt += [(source, victim, amount) for source in subjects for victim in victims]
        for more, to in self.also.parts() if self.also is not None else ():
            others = yield from to.pick(scene, scene.you)
            dealt += [(source, victim, more.value(scene)) for source in subjects for victim in others]
        return (yield from deal(scene, _added_up(dealt), self))

    def _value(self, scene: GameScene) -> int:
        return self.amount.value(scene) * (self.each.count(scene) if self.each is not None else 1)

    def _each_by_its_own(self) -> bool:
        """Whether the amount depends on who is dealt it: "to each player equal to the number of cards in their hand"."""
        amounts = (self.amount,) if self.each is None else (self.amount, self.each)
        return bool(self.to.mark) and any(w.refers == self.to.mark for each in amounts for w in within(each))

    def act_on_each(self, scene: GameScene, subjects: tuple[Id, ...], mark: int) -> Procedure[bool]:
        """At the same time, each by its own measure: "each creature deals damage equal to its power"."""
        if len(subjects) < 2 or self.also is not None or self.each is not None:
            return (yield from self.act(scene, subjects))
        dealt: list[tuple[Id, Id, int]] = []
        for source in subjects:
            scene.remember(mark, (source,))
            victims = yield from self.to.pick(scene, scene.you)
            amount = self.amount.value(scene)
            dealt += [(source, victim, amount) for victim in victims]
        scene.remember(mark, subjects)
        return (yield from deal(scene, dealt, self))

    def multiplied(self, scene: GameScene, times: int) -> DealsDamage:
        """So many times the damage."""
        return times_over(replace(self, each=None), "amount", scene, times)


@word
class DealsInstead(Deals):
    """Deals another amount of damage to whom the sentence before it says: "it deals 5 damage instead"."""

    amount: Amount
    ELLIPTIC = True
    SYNONYMS = True
    ENGLISH = ("<deals|deal> {amount:digits} damage", "<deals|deal> {amount:Quantity} damage")

    def instead_of(self, before: Predicate) -> Predicate:
        """The damage that the predicate before deals, in this amount."""
        if not isinstance(before, DealsDamage | DealsInstead):
            return self
        return replace(before, amount=self.amount, mark=self.mark, span=self.span)

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Nothing, if nothing before it says to whom."""
        yield from ()
        return False


@word
class DealsDividedDamage(Deals, Divides):
    """Deals damage divided as its controller chooses among targets, announced with them (601.2d)."""

    amount: Amount
    among: Target | AnyTarget
    SYNONYMS = True
    ENGLISH = (
        "<deals|deal> {amount:digits} damage divided as you choose among {among}",
        "<deals|deal> damage equal to {amount:Quantity} divided as you choose among {among}",
    )

    def division(self, scene: GameScene) -> tuple[int, int]:
        """The targets' mark, and the damage."""
        return (self.among.mark, self.amount.value(scene))

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """What was announced, to each target that is still legal (608.2b)."""
        victims = yield from self.among.pick(scene, scene.you)
        parts = shares(scene, self.among.mark)
        dealt = [(source, victim, parts.get(victim, 0)) for source in subjects for victim in victims]
        return (yield from deal(scene, dealt, self))


@word
class DealsEvenDamage(Deals):
    """Deals damage divided evenly among targets, with nothing to choose (Fireball)."""

    amount: Amount
    among: Target | AnyTarget
    ENGLISH = "<deals|deal> {amount:digits} damage divided evenly , rounded down , among {among}"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Among the targets that are still legal."""
        victims = yield from self.among.pick(scene, scene.you)
        part = self.amount.value(scene) // max(1, len(victims))
        dealt = [(source, victim, part) for source in subjects for victim in victims]
        return (yield from deal(scene, dealt, self))
