"""Conditions with history: "if a creature died this turn", "if you didn't attack this turn" (608.2i)."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Any, ClassVar

from spellwright.actions.happening import EventWord, Happening, PlayerEvent, PlayerHappening, ThingEvent
from spellwright.actions.happenings.casting import CastsSpell
from spellwright.actions.happenings.damage import IsDealtDamage
from spellwright.actions.past.spans import Span
from spellwright.state.choices import Memory
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage
from spellwright.state.events.zones import Move
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.filters import Filter
from spellwright.words.owners import Owner
from spellwright.words.players import Players, You
from spellwright.words.procedure import Id
from spellwright.words.quantified import A, Bare
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.stats import Compare, Stat
from spellwright.words.word import word


def has_happened(scene: Any, event: EventWord, span: Span) -> bool:
    """Whether such an event, or as many or as much as it says, has happened in that time."""
    kinds, needed = event.kinds(), event.enough(scene)
    sizes: Tally[Id] = Tally()
    for entry in span.entries(scene.game):
        if isinstance(entry.event, kinds) and (matches := event.matches(scene, entry.event, entry.new)):
            whose = event.shared(scene, entry.event, entry.new)
            sizes[whose] += event.size(entry.event)
            if sizes[whose] >= needed:
                _bring_up(scene, matches[0])
                return True
    return False


def _bring_up(scene: Any, memory: Memory) -> None:
    """What the event tells can be spoken of: "if you attacked with exactly one other creature, … that creature"."""
    for mark, what in memory:
        if mark not in scene.memory:
            scene.remember(mark, what)


@word
class HasHappened(Fact):
    """Something has happened: "a creature died this turn", "you attacked this turn"."""

    event: EventWord
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{event@past} {within}"

    def holds(self, scene: Scene) -> bool:
        """Whether it has."""
        return has_happened(scene, self.event, self.within)


def _not_happened(scene: Any, event: EventWord, within: Span) -> bool:
    return within.has_been(scene.game) and not has_happened(scene, event, within)


@word
class HasNotHappened(Fact):
    """Nothing of a kind has happened to things: "no spells were cast last turn"."""

    what: Filter
    does: Happening
    within: Span
    many = True
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "no {what@many} {does@past} {within}"

    def holds(self, scene: Scene) -> bool:
        """Whether it hasn't."""
        return _not_happened(scene, ThingEvent(Bare(self.what), (self.does,)), self.within)


@word
class DidNot(Fact):
    """A player or thing didn't do something: "you didn't attack this turn", "~ didn't attack this turn"."""

    who: Players
    does: PlayerHappening
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{who} didn't {does@bare} {within}"

    def holds(self, scene: Scene) -> bool:
        """Whether they didn't."""
        return not has_happened(scene, PlayerEvent(self.who, (self.does,)), self.within)


@word
class ThingDidNot(Fact):
    """A thing didn't do something."""

    what: Objects
    does: Happening
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{what} didn't {does@bare} {within}"

    def holds(self, scene: Scene) -> bool:
        """Whether it didn't."""
        return not has_happened(scene, ThingEvent(self.what, (self.does,)), self.within)


@word
class HaveDone(Fact):
    """You have done something: "you've cast a noncreature spell this turn", or not: "you haven't"."""

    does: PlayerHappening
    within: Span
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "you've {does@participle} {within}",
        "you haven't {does@participle} {within} {negative=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether you have."""
        return has_happened(scene, PlayerEvent(You(), (self.does,)), self.within) != self.negative


@word
class HaveCastBoth(Fact):
    """You have cast two sorts of spells: "you've cast a spell named Reach Through Mists and a spell named … this turn"."""

    first: A
    second: A
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("you've cast {first} and {second} {within}", "you've cast both {first} and {second} {within}")

    def holds(self, scene: Scene) -> bool:
        """Whether you have cast one of each sort."""
        both = (PlayerEvent(You(), (CastsSpell(what),)) for what in (self.first, self.second))
        return all(has_happened(scene, event, self.within) for event in both)


@word
class EnteredUnder(Fact):
    """Under whose control it entered: "if it entered under your control" (110.2)."""

    what: Objects
    whose: Owner
    OF_WHAT_CAME: ClassVar[bool] = True
    """It is asked behind what made it enter, at a later time if that comes then (603.7)."""
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{what} entered (|the battlefield) under {whose} control"

    def holds(self, scene: Any) -> bool:
        """Whether it last entered so."""
        now = scene.all_now(self.what.find(scene))
        for entry in scene.game.since(0):
            event = entry.event
            if isinstance(event, Move) and event.to == "battlefield" and entry.new in now:
                return self.whose.means(scene, event.controller or scene.owner(entry.new))
        return False


@word
class HaveUndergone(Fact):
    """What has happened to a player: "you've been attacked this step", "an opponent has been dealt damage this turn"."""

    who: Players
    does: Happening
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "you've {does@participle} {within} {who=You()}",
        "{who} <has|have> {does@participle} {within}",
    )

    def ok(self) -> bool:
        """If it can happen to players."""
        return self.does.TO_PLAYERS

    def holds(self, scene: Scene) -> bool:
        """Whether it has."""
        return has_happened(scene, ThingEvent(self.who, (self.does,)), self.within)


@word
class PlayerHasDone(Fact):
    """Another player has done something: "an opponent has cast a spell this turn"."""

    who: Players
    does: PlayerHappening
    within: Span
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "{who} <has|have> {does@participle} {within}",
        "{who} <hasn't|haven't> {does@participle} {within} {negative=True}",
    )

    def ok(self) -> bool:
        """You "haven't" in a word of your own."""
        return not isinstance(self.who, You)

    def holds(self, scene: Scene) -> bool:
        """Whether they have."""
        return has_happened(scene, PlayerEvent(self.who, (self.does,)), self.within) != self.negative


@word
class ThingHasDone(Fact):
    """A thing has done something: "~ has dealt damage to an opponent this turn"."""

    what: Objects
    does: Happening
    within: Span
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "{what} <has|have> {does@participle} {within}",
        "{what} <hasn't|haven't> {does@participle} {within} {negative=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether it has."""
        return has_happened(scene, ThingEvent(self.what, (self.does,)), self.within) != self.negative


@word
class HasDealtSoMuch(Fact):
    """How much damage something has dealt, added up: "~ has dealt 3 or more damage this turn"."""

    what: Objects
    least: Amount
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{what} has dealt {least:digits} or more damage {within}"

    def holds(self, scene: Any) -> bool:
        """Whether it was so much, to whomever."""
        ids = self.what.find(scene)
        damage = (e.event for e in self.within.entries(scene.game) if isinstance(e.event, Damage))
        return sum(d.amount for d in damage if d.source in ids) >= self.least.value(scene)


@word
class WasNotDealtDamage(Fact):
    """A thing wasn't dealt damage, as last known: "if that creature wasn't dealt damage this turn"."""

    what: Objects
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{what} <wasn't|weren't> dealt damage {within}"

    def holds(self, scene: Scene) -> bool:
        """Whether there is such a thing, and it wasn't."""
        ids = self.what.find(scene)
        return bool(ids) and not has_happened(scene, ThingEvent(self.what, (IsDealtDamage(),)), self.within)


@word
class HasNotYet(Fact):
    """A thing has never done something since it has been what it is: "~ hasn't dealt damage yet" (400.7)."""

    what: Objects
    does: Happening
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{what} <hasn't|haven't> {does@participle} yet"

    def holds(self, scene: Scene) -> bool:
        """Whether it never has."""
        return not has_happened(scene, ThingEvent(self.what, (self.does,)), Span.THIS_GAME)


@word
class AttackedWithTotal(Fact):
    """How strong those were together with which a player attacked: "with creatures with total power 6 or greater"."""

    who: Players
    what: Filter
    stat: Stat
    amount: Amount
    compare: Compare
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{who} attacked with {what@many} with total {stat} {amount:digits} {compare} {within}"

    def holds(self, scene: Any) -> bool:
        """Whether the sum of one declaration is so."""
        batches: dict[int, int] = {}
        for entry in self.within.entries(scene.game):
            event = entry.event
            if isinstance(event, Attack) and self._counts(scene, event.object):
                batches[entry.batch] = batches.get(entry.batch, 0) + self.stat.of(scene, event.object)
        return any(self.compare.holds(total, self.amount.value(scene)) for total in batches.values())

    def _counts(self, scene: Any, attacker: Id) -> bool:
        return self.who.describes(scene, scene.controller(attacker)) and self.what.matches(scene, attacker)
