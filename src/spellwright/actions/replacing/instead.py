"""If something would happen, something else happens instead (614.1a, 614.6)."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import Any, ClassVar

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.clauses.player_does import Do, NextAct, PlayerDoes
from spellwright.actions.clauses.sentences import NextClause
from spellwright.actions.clauses.sequel import Continuing, Sequel, carry_out
from spellwright.actions.doing import Doing
from spellwright.actions.draw import Draw
from spellwright.actions.durations import until
from spellwright.actions.exile import Exile
from spellwright.actions.regenerate import Regenerate
from spellwright.actions.replacing.sources import chosen_now
from spellwright.actions.replacing.would import DamageWould, Would
from spellwright.actions.search import Search
from spellwright.actions.walking import once, within
from spellwright.rules.happen import Option, happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating, scene_of, with_beginner
from spellwright.state.events.cards import Undertake
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE, Ability
from spellwright.words.amounts import ThatMuch
from spellwright.words.conditions import Condition, Fact
from spellwright.words.counted import OneThisWay
from spellwright.words.durations import Duration
from spellwright.words.players import Players
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantities import ThisWayAmount
from spellwright.words.word import Word, word

MEASURED = (ThatMuch, OneThisWay, ThisWayAmount)
"""The amounts by which something is measured by what is replaced."""

MOST_EQUAL = 4
"""Of how many equal abilities of one object each is told apart (614.5)."""


class ItsOwnOutcome(Word):
    """The family of acts that say by themselves that they replace something: "prevent that damage"."""

    __slots__ = ()


@word
class MayInstead(Full, ItsOwnOutcome):
    """What may be done instead, where that is said before the verb: "you may instead put …"."""

    who: Players
    act: Doing
    more: tuple[NextAct, ...]
    TAKES_ACTS = True
    many = True
    ENGLISH = "{who} may instead {act} {more}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """If they choose to."""
        return (yield from PlayerDoes(self.who, self.act, self.more, may=True).perform(scene))

    def optional(self) -> bool:
        """It is."""
        return True

    def elliptic(self) -> bool:
        """It is only said of what would happen."""
        return True


class Replacing(Continuing):
    """What the clauses have in common by which something else happens instead."""

    __slots__ = ()
    TAKES_CLAUSES = True
    would: Would
    outcome: Clause
    more: tuple[NextClause, ...]
    duration: Duration | None
    ONCE: ClassVar[bool] = False
    """Whether the effect is used up by one use."""
    PLAIN: ClassVar[int] = 2
    """The template without "instead"."""

    def ok(self) -> bool:
        """Without "instead", it must say so by itself (prevent that damage); never both."""
        if isinstance(self.outcome, Replacing):
            return False
        if not acts_joined((self.outcome, *(following.clause for following in self.more))):
            return False
        plain = any(isinstance(inside, ItsOwnOutcome | Regenerate) for inside in within(self.outcome))
        return plain if self.style[0] == self.PLAIN else not plain

    def meaning(self, then: Sequel = ()) -> ReplacesEvent:
        """The replacement effect."""
        clauses = (self.outcome, *(following.clause for following in self.more))
        return ReplacesEvent(self.would, clauses, self.while_true(), then)

    def while_true(self) -> Condition | None:
        """The condition on which it applies."""
        return None

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """Begin the effect; a source of your choice is chosen now (609.7a)."""
        sources = yield from chosen_now(scene, self.would.by())
        ability = once(f"begun {len(then)}", self, lambda: self.meaning(then))
        effect = Floating(
            NOBODY, ability, scene.source, scene.you, 0, until(self.duration, scene), once=self.ONCE,
            locked=sources, memory=with_beginner(scene), x=scene.x,
        )  # fmt: skip
        yield from happen(scene.game, Begin(effect), rule="614.1", source=scene.stack_object)
        return True


class Elsewhere(Enum):
    """Where what would leave isn't put, as reminders of "instead" say it."""

    IT = "of putting it anywhere else"
    THEM = "of putting them anywhere else"
    YOUR_GRAVEYARD = "of putting it into your graveyard"


@word
class IfWould(Replacing):
    """If something would happen, perhaps within a time or while something is so, something else happens instead."""

    would: Would
    outcome: Clause
    more: tuple[NextClause, ...]
    duration: Duration | None = None
    condition: Condition | None = None
    first: bool = False
    elsewhere: Elsewhere | None = None
    also: Fact | None = None
    TAKES_ACTS = True
    ENGLISH = (
        "if {would} [{duration}] [while {condition}] , instead {outcome} {more} {first=True}",
        "if {would} [{duration}] , {outcome} {more} instead {elsewhere}",
        "if {would} [{duration}] [while {condition}] , {outcome} {more} instead",
        "if {would} [{duration}] [while {condition}] , {outcome} {more}",
        "if {would} [{duration}] and {also} , {outcome} {more} instead",
    )
    SYNONYMS = True
    PLAIN = 3

    def while_true(self) -> Condition | None:
        """As it says."""
        return self.also or self.condition

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """A static ability where nothing says how long; on a spell only about itself."""
        if self.duration is not None or (on_spell and not self.would.only_self()):
            return None
        return once(f"held {len(then)}", self, lambda: (self.meaning(then),))


@word
class NextTimeWould(Replacing):
    """The next time something would happen, something else happens instead."""

    would: Would
    outcome: Clause
    more: tuple[NextClause, ...]
    duration: Duration
    first: bool = False
    TAKES_ACTS = True
    ONCE = True
    ENGLISH = (
        "the next time {would} {duration} , instead {outcome} {more} {first=True}",
        "the next time {would} {duration} , {outcome} {more} instead",
        "the next time {would} {duration} , {outcome} {more}",
    )
    SYNONYMS = True

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """It is always an instruction."""
        return None


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
    then: Sequel = ()
    RULE = "614.1a"

    def zones(self) -> frozenset[str]:
        """Where its condition says that its object is (113.6b); everywhere for what happens to that in other zones."""
        told = self.condition.zones_of_source() if self.condition is not None else ()
        if told:
            return frozenset(told)
        return EVERYWHERE if self.would.only_self() else BATTLEFIELD

    def only_self(self) -> bool:
        """As what would happen."""
        return self.would.only_self()

    def rank(self) -> int:
        """In the first step of 616.1 that something in it belongs to."""
        return once("rank", self, lambda: min(getattr(w, "RANK", 4) for c in self.clauses for w in within(c)))

    def replaces(self) -> tuple[type[Event], ...]:
        """The kinds of events that it waits for."""
        return self.would.kinds()

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it is such an event, and its condition is true."""
        scene = scene_of(game, me)
        memory = self.would.match(scene, me, event)
        if memory is None or (self._regenerates() and not getattr(event, "regenerable", True)):  # 701.19c
            return False
        sources = floating(game, me).locked if me < 0 else None
        if sources is not None and self.would.doer(scene, event) not in sources:
            return False
        scene.memory.update(memory)
        return self.condition is None or self.condition.holds(scene)

    def _speaks_of_outcomes(self) -> bool:
        """Whether it speaks of what is known only once it has happened (614.6).

        That is the card drawn, the card found, what was exiled, or what something has become, of which it speaks at a
        later time (603.7).
        """
        text = tuple(word for part in (*self.clauses, *self.then) for word in within(part))
        found = {word.mark for act in text if isinstance(act, Draw) for word in (act,) if word.mark}
        found |= {what.mark for act in text if isinstance(act, Search) for what in (act, act.what) if what.mark}
        found |= {what.mark for act in text if isinstance(act, Exile) for what in (act, act.what) if what.mark}
        later = {word.refers for part in self.then if part.at is not None for word in within(part)}
        found |= later & {word.mark for word in within(self.would) if word.mark}
        return any(word.refers in found for word in text if word.refers)

    def besides_once(self) -> bool:
        """If it prevents damage of whatever sources, and does something besides that isn't measured by it."""
        return once("besides once", self, self._besides_once)

    def _besides_once(self) -> bool:
        if not isinstance(self.would, DamageWould) or self.would.by_source is not None:
            return False
        said = tuple(word for part in (*self.clauses, *self.then) for word in within(part))
        return any(isinstance(word, ItsOwnOutcome) for word in said) and not any(
            isinstance(word, MEASURED) for word in said
        )

    def _regenerates(self) -> bool:
        parts = (word for clause in self.clauses for word in within(clause))
        return once("regenerates", self, lambda: any(isinstance(word, Regenerate) for word in parts))

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Carry out the clauses, which propose their events (614.6); who may choose not to is asked."""
        scene = scene_of(game, me)
        scene.memory.update(self.would.match(scene, me, event) or ())
        scene.proposing, scene.replaced = [], event
        if event.__class__ is Undertake or once("at once", self, self._speaks_of_outcomes):
            scene.at_once = (*event.used, *(Option(me, self, nth) for nth in range(MOST_EQUAL)))
        for clause in self.clauses:
            before = len(scene.proposing)
            done = yield from clause.perform(scene)
            done = done or len(scene.proposing) > before  # what is proposed hasn't happened yet
            if clause.optional() and not done and not self.then:
                return (event,)
            scene.done, scene.chose = done, True
        yield from carry_out(scene, self.then)
        return tuple(scene.proposing)
