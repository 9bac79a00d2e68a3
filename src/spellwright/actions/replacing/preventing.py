"""Preventing damage (615): all of it, the next so much, the next time."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.durations import until
from spellwright.actions.happenings.damage import DamageKind
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
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


class Prevents(Full):
    """What the clauses about preventing share: they begin an effect, or are static."""

    __slots__ = ()
    duration: Duration | None

    def meaning(self) -> Hooks:
        """The prevention effect."""
        raise NotImplementedError

    def phrases(self) -> tuple[Recipient, ...]:
        """The phrases by which it is chosen, as the effect begins, whom it protects or which source it is about."""
        return ()

    def once(self) -> bool:
        """Whether it is used up by one use."""
        return False

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the effect."""
        chosen: list[Id] = []
        for phrase in self.phrases():
            ids = yield from phrase.pick(scene, scene.you)
            chosen += ids
        effect = Floating(
            NOBODY, self.meaning(), scene.source, scene.you, 0, until(self.duration, scene), once=self.once(),
            locked=tuple(chosen) if chosen else None, memory=scene.frozen(), x=scene.x,
        )  # fmt: skip
        yield from happen(scene.game, Begin(effect), rule="615.3", source=scene.stack_object)
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Without a time it always holds."""
        return None if self.duration is not None or on_spell or self.once() else (self.meaning(),)


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
        "prevent all [{kind}] damage that would be dealt to and dealt by {both} [{duration}]",
        "prevent all [{kind}] damage {by} would deal [{duration}]",
        "prevent all [{kind}] damage {by} would deal to {to} [{duration}]",
        "prevent all [{kind}] damage that {by} would deal [{duration}]",
        "prevent all [{kind}] damage that {by} would deal to {to} [{duration}]",
    )
    SYNONYMS = True

    def meaning(self) -> Hooks:
        """The effect."""
        return once("prevention", self, lambda: Prevention(self.kind, self.to, self.by, self.both))


@word
class Prevention(Hooks):
    """All such damage is prevented."""

    kind: DamageKind | None = None
    to: Recipient | None = None
    by: Objects | None = None
    both: Objects | None = None
    condition: Condition | None = None
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
        return concerns(scene, event, self.to, self.by)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Nothing is left of it."""
        yield from ()
        return ()


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
    ENGLISH = (
        "prevent the next {number:digits} damage that would be dealt to {to} [{duration}] [by {by}]",
        "prevent the next {number:digits} damage that {by} would deal to {to} [{duration}]",
    )
    SYNONYMS = True

    def meaning(self) -> Hooks:
        """Of nobody in particular: it is always one for somebody."""
        raise NotImplementedError

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It is always an instruction."""
        return None

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """A shield for each of those that are meant now (615.11); a source of your choice is chosen now (609.7)."""
        sources = (yield from self.by.pick(scene, scene.you)) if self.by is not None else None
        protected = yield from self.to.pick(scene, scene.you)
        amount, ends = self.number.value(scene), until(self.duration, scene)
        effects = [
            Floating(
                NOBODY, Shield(scene.now(id)), scene.source, scene.you, 0, ends, locked=sources,
                memory=scene.frozen(), x=amount,
            )
            for id in protected
        ]  # fmt: skip
        if effects:
            yield from happen(scene.game, *map(Begin, effects), rule="615.3", source=scene.stack_object)
        return bool(effects)


@word
class Shield(Hooks):
    """So much damage to one object or player is prevented, until it is used up; of certain sources, if those are fixed."""

    protected: Id
    RULE = "615.7"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is such damage, and something of the shield is left."""
        effect = floating(game, me)
        if not event.preventable or effect.x <= 0:
            return False
        return event.victim == self.protected and (effect.locked is None or event.source in effect.locked)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """As much as is left of the shield is prevented; each 1 damage uses it up by 1."""
        yield from ()
        prevented = min(floating(game, me).x, event.amount)
        note_down(game, UseUp(me, prevented))
        left = event.amount - prevented
        return (changed_damage(game, event, amount=left),) if left else ()


@word
class PreventNextTime(Prevents):
    """The next time a source would deal damage to somebody, prevent that damage (615.8)."""

    by: Objects
    to: Recipient
    duration: Duration | None = None
    kind: DamageKind | None = None
    ENGLISH = "the next time {by} would deal [{kind}] damage to {to} {duration} , prevent that damage"

    def meaning(self) -> Hooks:
        """The effect."""
        return once("next time", self, lambda: NextTime(self.to, self.kind))

    def phrases(self) -> tuple[Recipient, ...]:
        """The source is chosen now (609.7)."""
        return (self.by,)

    def once(self) -> bool:
        """It is used up."""
        return True


@word
class NextTime(Hooks):
    """The next damage of that source is prevented."""

    to: Recipient
    kind: DamageKind | None = None
    RULE = "615.8"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If that source deals it, to such a one."""
        effect = floating(game, me)
        if not event.preventable or event.source not in (effect.locked or ()):
            return False
        if self.kind is not None and not self.kind.fits(event):
            return False
        return self.to.describes(scene_of(game, me), event.victim)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Nothing is left of it."""
        yield from ()
        return ()
