"""Preventing damage (615): all of it, the next so much, the next time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from spellwright.actions.clauses.sequel import Continuing, Sequel, carry_out
from spellwright.actions.dividing import Divides, shares
from spellwright.actions.durations import until
from spellwright.actions.happenings.damage import DamageKind
from spellwright.actions.replacing.sources import chosen_now
from spellwright.actions.walking import once
from spellwright.rules.damage import changed_damage
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating, scene_of
from spellwright.state.events.damage import Damage
from spellwright.state.events.effects import Begin, UseUp
from spellwright.state.events.event import Event, note_down
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.marks import PREVENTED, PREVENTED_OF
from spellwright.words.of_choice import OfQualityOfChoice
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects, Recipient
from spellwright.words.target_phrases import AnyTarget, Target
from spellwright.words.word import word
from spellwright.words.you_and_yours import YouAndThings


class Prevents(Continuing):
    """What the clauses about preventing share: they begin an effect, or are static."""

    __slots__ = ()
    duration: Duration | None
    AMOUNT: ClassVar[bool] = True

    def meaning(self, then: Sequel) -> Hooks:
        """The prevention effect."""
        raise NotImplementedError

    def source(self) -> Recipient | None:
        """The phrase for the source, which can be left to a choice."""
        return None

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """Begin the effect; a source of your choice is chosen now (609.7a)."""
        sources = yield from chosen_now(scene, self.source())
        ability = once(f"begun {len(then)}", self, lambda: self.meaning(then))
        effect = Floating(
            NOBODY, ability, scene.source, scene.you, 0, until(self.duration, scene),
            locked=sources, memory=scene.frozen(), x=scene.x,
        )  # fmt: skip
        yield from happen(scene.game, Begin(effect), rule="615.3", source=scene.stack_object)
        return True

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """Without a time it always holds."""
        if self.duration is not None or on_spell:
            return None
        return once(f"held {len(then)}", self, lambda: (self.meaning(then),))


@word
class PreventAll(Prevents):
    """Prevent all damage that would be dealt, to somebody, by something."""

    kind: DamageKind | None = None
    duration: Duration | None = None
    to: Recipient | None = None
    by: Objects | None = None
    both: Objects | None = None
    ENGLISH = (
        "prevent all [{kind}] damage that would be dealt [{duration}]",
        "prevent all [{kind}] damage that would be dealt to {to} [{duration}]",
        "prevent all [{kind}] damage that would be dealt [{duration}] by {by}",
        "prevent all [{kind}] damage that would be dealt by {by} {duration}",
        "prevent all [{kind}] damage that would be dealt to {to} [{duration}] by {by}",
        "prevent all [{kind}] damage that would be dealt to {to} by {by} {duration}",
        "prevent all [{kind}] damage that would be dealt {duration} to {to} [by {by}]",
        "prevent all [{kind}] damage that would be dealt to and dealt by {both} [{duration}]",
        "prevent all [{kind}] damage {by} would deal [{duration}]",
        "prevent all [{kind}] damage {by} would deal to {to} [{duration}]",
        "prevent all [{kind}] damage that {by} would deal [{duration}]",
        "prevent all [{kind}] damage that {by} would deal to {to} [{duration}]",
    )
    SYNONYMS = True

    def meaning(self, then: Sequel) -> Hooks:
        """The effect."""
        return Prevention(self.kind, self.to, self.by, self.both, mark_of=self.mark, then=then)

    def source(self) -> Recipient | None:
        """By what it would be dealt."""
        return self.by

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """A quality of sources is chosen now; whether a source has it is asked when it would deal damage (609.7c)."""
        if not isinstance(self.by, OfQualityOfChoice):
            return (yield from Prevents.begin(self, scene, then))
        yield from self.by.pick(scene, scene.you)
        of_those = replace(self, by=self.by.begun(scene))
        return (yield from Prevents.begin(of_those, scene, then))


@word
class Prevention(Hooks):
    """All such damage is prevented."""

    kind: DamageKind | None = None
    to: Recipient | None = None
    by: Objects | None = None
    both: Objects | None = None
    condition: Condition | None = None
    mark_of: int = 0
    then: Sequel = ()
    RULE = "615.1a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it can be prevented, and is such damage."""
        if not event.preventable or (self.kind is not None and not self.kind.fits(event)):
            return False
        scene = scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return False
        if self.both is not None:
            return self.both.describes(scene, event.victim) or self.both.describes(scene, event.source)
        sources = floating(game, me).locked if me < 0 else None
        if sources is not None and event.source not in sources:
            return False
        return concerns(scene, event, self.to, self.by)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Nothing is left of it."""
        return (yield from prevented(game, me, event, event.amount, self.mark_of, self.then))


def prevented(game: Game, me: Id, damage: Damage, amount: int, mark: int, then: Sequel) -> Procedure[tuple[Event, ...]]:
    """What is left of damage of which so much is prevented, and what the effect does besides (615.5)."""
    left = damage.amount - amount
    rest: list[Event] = [changed_damage(game, damage, amount=left)] if left > 0 else []
    if then:
        scene = scene_of(game, me)
        scene.memory.update({PREVENTED: amount, PREVENTED_OF: (damage.source,), mark: amount})
        scene.proposing, scene.replaced = rest, damage
        yield from carry_out(scene, then)
    return tuple(rest)


def concerns(scene: GameScene, event: Damage, to: Recipient | None, by: Objects | None) -> bool:
    """Whether damage would be dealt to such a one, by such a source."""
    if to is not None and not to.describes(scene, event.victim):
        return False
    return by is None or by.describes(scene, event.source)


@word
class PreventNext(Prevents):
    """Prevent the next so much damage: a shield that is used up (615.7)."""

    number: Amount
    to: Recipient
    duration: Duration | None = None
    by: Objects | None = None
    kind: DamageKind | None = None
    ENGLISH = (
        "prevent the next {number:digits} [{kind}] damage that would be dealt to {to} [{duration}] [by {by}]",
        "prevent the next {number:digits} [{kind}] damage that would be dealt {duration} to {to} [by {by}]",
        "prevent the next {number:digits} damage that {by} would deal to {to} [{duration}]",
    )
    SYNONYMS = True

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """It is always an instruction."""
        return None

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """A shield for each of those that are meant now (615.11); a source of your choice is chosen now (609.7)."""
        sources = (yield from self.by.pick(scene, scene.you)) if self.by is not None else None
        protected = yield from self.to.pick(scene, scene.you)
        amount = self.number.value(scene)
        together = (
            isinstance(self.to, YouAndThings) and self.to.either
        )  # one shield: "you and/or permanents you control"
        groups = [tuple(protected)] if together else [(id,) for id in protected]
        return (yield from shield(scene, self, [(ids, amount) for ids in groups], then, sources, self.kind))


@word
class PreventNextDivided(Prevents, Divides):
    """Prevent the next so much damage to targets, divided as you choose (601.2d, 615.7)."""

    number: Amount
    among: Target | AnyTarget
    duration: Duration
    ENGLISH = (
        "prevent the next {number:digits} damage that would be dealt {duration} to {among} , divided as you choose",
        "prevent the next {number:digits} damage that would be dealt to {among} {duration} , divided as you choose",
    )
    SYNONYMS = True

    def division(self, scene: GameScene) -> tuple[int, int]:
        """The targets' mark, and how much."""
        return (self.among.mark, self.number.value(scene))

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """It is always an instruction."""
        return None

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """A shield for each target that is still legal."""
        parts = shares(scene, self.among.mark)
        protected = yield from self.among.pick(scene, scene.you)
        return (yield from shield(scene, self, [((id,), parts.get(id, 0)) for id in protected], then))


def shield(
    scene: GameScene,
    clause: Prevents,
    parts: list[tuple[tuple[Id, ...], int]],
    then: Sequel,
    sources: tuple[Id, ...] | None = None,
    kind: DamageKind | None = None,
) -> Procedure[bool]:
    """Begin shields of so much, each for objects and players, against damage of certain sources if those are fixed."""
    ends = until(clause.duration, scene)
    effects = [
        Floating(
            NOBODY, Shield(scene.all_now(ids), clause.mark, then, kind), scene.source, scene.you, 0, ends, locked=sources,
            memory=scene.frozen(), x=amount,
        )
        for ids, amount in parts
        if amount > 0
    ]  # fmt: skip
    if effects:
        yield from happen(scene.game, *map(Begin, effects), rule="615.3", source=scene.stack_object)
    return bool(effects)


@word
class Shield(Hooks):
    """So much damage to an object or player, or several, is prevented, until it is used up; of certain sources, if fixed."""

    protected: tuple[Id, ...]
    mark_of: int = 0
    then: Sequel = ()
    kind: DamageKind | None = None
    RULE = "615.7"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is such damage, and something of the shield is left."""
        effect = floating(game, me)
        if not event.preventable or effect.x <= 0:
            return False
        if self.kind is not None and not self.kind.fits(event):
            return False
        return event.victim in self.protected and (effect.locked is None or event.source in effect.locked)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """As much as is left of the shield is prevented; each 1 damage uses it up by 1."""
        amount = min(floating(game, me).x, event.amount)
        result = yield from prevented(game, me, event, amount, self.mark_of, self.then)
        note_down(game, UseUp(me, amount))
        return result
