"""Abilities that trigger an additional time (603.2d)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.happening import EventWord, PlayerEvent, ThingEvent
from spellwright.actions.happenings.casting import CastsOrCopies
from spellwright.actions.happenings.combat import Attacks
from spellwright.actions.happenings.moving import Dies, Enters
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.owners import Owner
from spellwright.words.players import You
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Objects
from spellwright.words.word import Word, word


class Causing(Word):
    """The family of what causes an ability to trigger, as a gerund: "a creature dying"."""

    __slots__ = ()
    NAMED = "what causes a trigger"

    def event(self) -> EventWord:
        """The event."""
        raise NotImplementedError


@word
class CausingEntering(Causing):
    """Something entering."""

    what: Objects
    under: Owner | None = None
    ENGLISH = "{what} entering (|the battlefield) [under {under} control]"

    def event(self) -> EventWord:
        """It enters."""
        return ThingEvent(self.what, (Enters(self.under),))


@word
class CausingDying(Causing):
    """Something dying."""

    what: Objects
    ENGLISH = "{what} dying"

    def event(self) -> EventWord:
        """It dies."""
        return ThingEvent(self.what, (Dies(),))


@word
class CausingAttacking(Causing):
    """Something attacking."""

    what: Objects
    ENGLISH = "{what} attacking"

    def event(self) -> EventWord:
        """It attacks."""
        return ThingEvent(self.what, (Attacks(),))


@word
class CausingCasting(Causing):
    """You casting or copying a spell."""

    what: Objects
    ENGLISH = "you casting or copying {what}"

    def event(self) -> EventWord:
        """You cast or copy it."""
        return PlayerEvent(You(), (CastsOrCopies(self.what),))


@word
class TriggersAgain(Full):
    """If something causes an ability of certain permanents to trigger, that ability triggers an additional time."""

    of: Objects
    cause: Causing | None = None
    would: bool = False
    condition: Condition | None = None
    ENGLISH = (
        "if {cause} causes a triggered ability of {of} to trigger , that ability triggers a additional time",
        (
            "if {cause} would cause a triggered ability of {of} to trigger , "
            "that ability triggers a additional time {would=True}"
        ),
        "if a ability of {of} triggers [while {condition}] , that ability triggers a additional time",
    )

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return once("again", self, lambda: (Again(self.of, self.cause, self.condition),))


@word
class Again(Hooks):
    """That effect at work."""

    of: Objects
    cause: Causing | None
    condition: Condition | None = None
    RULE = "603.2d"

    def triggers_again(self, game: Game, me: Id, waiting: Waiting) -> int:
        """Once, if it is an ability of such a permanent, and that was the cause; not of delayed abilities (603.2e)."""
        scene = scene_of(game, me)
        if waiting.event is None or waiting.source < FIRST_OBJECT:
            return 0
        if self.condition is not None and not self.condition.holds(scene):
            return 0
        if not self.of.describes(scene, waiting.source):
            return 0
        return 1 if self.cause is None or self._caused(scene, waiting) else 0

    def _caused(self, scene: Any, waiting: Waiting) -> bool:
        assert self.cause is not None
        event = once("event", self.cause, self.cause.event)
        return isinstance(waiting.event, event.kinds()) and bool(event.matches(scene, waiting.event, waiting.new))
