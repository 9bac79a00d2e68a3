"""Redirecting damage: it is dealt to somebody else instead (614.9)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.timed import Timed
from spellwright.actions.durations import until
from spellwright.actions.happening import told
from spellwright.actions.happenings.damage import DamageKind
from spellwright.actions.replacing.outcomes import redirected
from spellwright.actions.replacing.preventing import concerns
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
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


@word
class RedirectAll(Timed):
    """All damage that would be dealt to somebody, perhaps by something, is dealt to another instead."""

    other: Recipient
    kind: DamageKind | None = None
    to: Recipient | None = None
    by: Objects | None = None
    duration: Duration | None = None
    SYNONYMS = True
    ENGLISH = (
        "all [{kind}] damage that would be dealt to {to} [{duration}] [by {by}] is dealt to {other} instead",
        "all [{kind}] damage that would be dealt to {to} by {by} {duration} is dealt to {other} instead",
        "all [{kind}] damage that would be dealt {duration} to {to} [by {by}] is dealt to {other} instead",
        "all [{kind}] damage that would be dealt [{duration}] by {by} is dealt to {other} instead",
    )

    def _meaning(self) -> Redirection:
        return once("redirection", self, lambda: Redirection(self.other, self.kind, self.to, self.by))

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the effect; a source of your choice is chosen now (609.7a)."""
        sources = yield from chosen_now(scene, self.by)
        effect = Floating(
            NOBODY, self._meaning(), scene.source, scene.you, 0, until(self.duration, scene), locked=sources,
            memory=scene.frozen(), x=scene.x,
        )  # fmt: skip
        yield from happen(scene.game, Begin(effect), rule="614.9", source=scene.stack_object)
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Without a time it always holds."""
        return None if self.duration is not None or on_spell else (self._meaning(),)


@word
class RedirectNext(Full):
    """The next so much damage that would be dealt to somebody is dealt to another instead."""

    number: Amount
    to: Recipient
    other: Recipient
    duration: Duration
    by: Objects | None = None
    SYNONYMS = True
    ENGLISH = (
        "the next {number:digits} damage that would be dealt to {to} {duration} is dealt to {other} instead",
        "the next {number:digits} damage that would be dealt {duration} to {to} is dealt to {other} instead",
        "the next {number:digits} damage that {by} would deal to {to} {duration} is dealt to {other} instead",
    )

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the effect with so much to use up."""
        sources = yield from chosen_now(scene, self.by)
        ability = once("redirection", self, lambda: Redirection(self.other, None, self.to, self.by, counted=True))
        effect = Floating(
            NOBODY, ability, scene.source, scene.you, 0, until(self.duration, scene), locked=sources,
            memory=scene.frozen(), x=self.number.value(scene),
        )  # fmt: skip
        yield from happen(scene.game, Begin(effect), rule="614.9", source=scene.stack_object)
        return True


@word
class Redirection(Hooks):
    """Such damage, or as much of it as is left of what is counted, is dealt to the other."""

    other: Recipient
    kind: DamageKind | None = None
    to: Recipient | None = None
    by: Objects | None = None
    condition: Condition | None = None
    counted: bool = False
    RULE = "614.9"

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is such damage, and something of what is counted is left."""
        if self.kind is not None and not self.kind.fits(event):
            return False
        scene = scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return False
        effect = floating(game, me) if me < 0 else None
        if effect is not None and effect.locked is not None and event.source not in effect.locked:
            return False
        if self.counted and (effect is None or effect.x <= 0):
            return False
        return concerns(scene, event, self.to, self.by)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """What is redirected, and the rest."""
        yield from ()
        scene = scene_of(game, me)
        if self.to is not None:
            scene.memory.update(told((self.to, (event.victim,))))
        if self.by is not None:
            scene.memory.update(told((self.by, (event.source,))))
        amount = min(event.amount, floating(game, me).x) if self.counted else event.amount
        moved = redirected(scene, event, amount, self.other)
        if self.counted and moved.victim != event.victim:
            note_down(game, UseUp(me, amount))
        if moved.victim == event.victim:
            return (event,)
        left = event.amount - amount
        return (moved, changed_damage(game, event, amount=left)) if left else (moved,)
