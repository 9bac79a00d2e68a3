"""Two things, each on a condition of its own: "… if {R} was spent to cast this spell and … if {G} was spent …" (608.2c)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.deal_damage import AndDamageTo, DealsDamage
from spellwright.actions.life import GainLife
from spellwright.actions.predicate import Predicate
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.procedure import Procedure
from spellwright.words.quantities import Plus
from spellwright.words.word import word


@word
class EachOnCondition(Full):
    """The one on the one condition, the other on the other; like deeds are one: the damage is dealt at the same time."""

    first: ThingDoes | PlayerDoes
    first_if: Condition
    second_if: Condition
    second: ThingDoes | PlayerDoes | None = None
    damage: AndDamageTo | None = None
    life: Amount | None = None
    does: Predicate | None = None
    duration: Duration | None = None
    ENGLISH = (
        "{first} if {first_if} , and {second} if {second_if}",
        "{first} if {first_if} {damage} if {second_if}",
        "{first} if {first_if} and {life:digits} life if {second_if}",
        "{first} if {first_if} and {does} [{duration}] if {second_if}",
    )

    @property
    def many(self) -> bool:
        """As its subject."""
        return bool(getattr(self.first, "many", False))

    def ok(self) -> bool:
        """What is left out of the second is what the first says; both are done, not what always holds."""
        first = self.first
        if any(each is not None and each.static(on_spell=False) is not None for each in (first, self.second)):
            return False
        if self.damage is not None:
            plain = isinstance(first, ThingDoes) and isinstance(first.does, DealsDamage) and not first.more
            return plain and self.damage.to_last is None
        if self.life is not None:
            return isinstance(first, PlayerDoes) and isinstance(first.act, GainLife) and not (first.more or first.may)
        return self.does is None or (isinstance(first, ThingDoes) and not first.more and not first.optional())

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Both conditions are asked before."""
        one, other = self.first_if.holds(scene), self.second_if.holds(scene)
        done = False
        for clause in self._clauses(one, other):
            done = (yield from clause.perform(scene)) or done
        return done

    def _clauses(self, one: bool, other: bool) -> tuple[Clause, ...]:
        """What is carried out."""
        first = self.first
        if not other:
            return (first,) if one else ()
        if self.damage is not None:
            assert isinstance(first, ThingDoes) and isinstance(first.does, DealsDamage)
            there = {"also": self.damage} if one else {"amount": self.damage.amount, "to": self.damage.to}
            return (replace(first, does=replace(first.does, **there)),)
        if self.life is not None:
            assert isinstance(first, PlayerDoes) and isinstance(first.act, GainLife)
            amount = Plus(first.act.amount, self.life) if one else self.life
            return (replace(first, act=replace(first.act, amount=amount)),)
        if self.does is not None:
            assert isinstance(first, ThingDoes)
            also = replace(first, does=self.does, duration=self.duration)
            return (first, also) if one else (also,)
        assert self.second is not None
        return (first, self.second) if one else (self.second,)
