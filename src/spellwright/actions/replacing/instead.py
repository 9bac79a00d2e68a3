"""If something would happen, something else happens instead (614.1a, 614.6)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.clauses.player_does import Do
from spellwright.actions.clauses.sentences import NextClause
from spellwright.actions.durations import until
from spellwright.actions.regenerate import Regenerate
from spellwright.actions.replacing.would import Would
from spellwright.actions.walking import once, within
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE, Ability
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import Word, word


class ItsOwnOutcome(Word):
    """The family of acts that say by themselves that they replace something: "prevent that damage"."""

    __slots__ = ()


@word
class IfWould(Full):
    """If something would happen, perhaps within a time or while something is so, something else happens instead."""

    would: Would
    outcome: Clause
    more: tuple[NextClause, ...]
    duration: Duration | None = None
    condition: Condition | None = None
    first: bool = False
    TAKES_ACTS = True
    ENGLISH = (
        "if {would} [{duration}] [while {condition}] , instead {outcome} {more} {first=True}",
        "if {would} [{duration}] [while {condition}] , {outcome} {more} instead",
        "if {would} [{duration}] [while {condition}] , {outcome} {more}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """Without "instead", it must say so by itself (prevent that damage); never both."""
        if isinstance(self.outcome, IfWould):
            return False
        if not acts_joined((self.outcome, *(following.clause for following in self.more))):
            return False
        plain = any(isinstance(inside, ItsOwnOutcome | Regenerate) for inside in within(self.outcome))
        return plain if self.style[0] == 2 else not plain

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the effect."""
        ends = until(self.duration, scene)
        effect = Floating(NOBODY, self._meaning(), scene.source, scene.you, 0, ends, memory=scene.frozen(), x=scene.x)
        yield from happen(scene.game, Begin(effect), rule="614.1", source=scene.stack_object)
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A static ability where nothing says how long; on a spell only about itself."""
        if self.duration is not None or (on_spell and not self.would.only_self()):
            return None
        return (self._meaning(),)

    def _meaning(self) -> ReplacesEvent:
        clauses = (self.outcome, *(following.clause for following in self.more))
        return once("replacement", self, lambda: ReplacesEvent(self.would, clauses, self.condition))


def acts_joined(clauses: tuple[Clause, ...]) -> bool:
    """Whether acts of one player are said as one clause."""
    pairs = pairwise(clauses)
    return not any(isinstance(after, Do) and before.TAKES_ACTS for before, after in pairs)


@word
class ReplacesEvent(Hooks):
    """The replacement effect: its clauses propose what happens instead."""

    would: Would
    clauses: tuple[Clause, ...]
    condition: Condition | None = None
    RULE = "614.1a"

    def zones(self) -> frozenset[str]:
        """Everywhere for what happens to its own object in other zones."""
        return EVERYWHERE if self.would.only_self() else BATTLEFIELD

    def only_self(self) -> bool:
        """As what would happen."""
        return self.would.only_self()

    def replaces(self) -> tuple[type[Event], ...]:
        """The kinds of events that it waits for."""
        return self.would.kinds()

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is such an event, and its condition is true."""
        scene = scene_of(game, me)
        memory = self.would.match(scene, me, event)
        if memory is None:
            return False
        scene.memory.update(memory)
        return self.condition is None or self.condition.holds(scene)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Carry out the clauses, which propose their events (614.6); who may choose not to is asked."""
        scene = scene_of(game, me)
        scene.memory.update(self.would.match(scene, me, event) or ())
        scene.proposing, scene.replaced = [], event
        for clause in self.clauses:
            done = yield from clause.perform(scene)
            if clause.optional() and not done:
                return (event,)
        return tuple(scene.proposing)
