"""A sentence: its clauses, in the order written (608.2c), on a condition, at a later time, or instead of another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace
from functools import reduce
from typing import ClassVar

from spellwright.actions.clauses.asked_of import is_asked_of, is_chosen, with_exceptions
from spellwright.actions.clauses.clause import Clause
from spellwright.actions.clauses.delayed import (
    DelayedBase,
    DelayedTime,
    FirstStep,
    WhenItLeaves,
    WhenYouLoseControl,
    begin_delayed,
    trigger_at_once,
)
from spellwright.actions.clauses.for_each_thing import ForEachThing
from spellwright.actions.clauses.leads import AsLong, If, IfDone, Lead, WasDone
from spellwright.actions.clauses.player_does import Do, Joint, NextAct, PlayerDoes
from spellwright.actions.clauses.returning import await_return
from spellwright.actions.clauses.sequel import Continuing, WithSequel
from spellwright.actions.clauses.thing_does import StillIs, ThingDoes
from spellwright.actions.coins import FlipACoin, WinsFlip
from spellwright.actions.entering import Entering
from spellwright.actions.put import Put
from spellwright.actions.repeating import RepeatFollowing
from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount, Quantity, X
from spellwright.words.conditions import Condition, NotSo
from spellwright.words.groups import SomeOf
from spellwright.words.players import You
from spellwright.words.procedure import Procedure
from spellwright.words.quantified import A, Whole
from spellwright.words.reference_posts import ThisWay
from spellwright.words.references import Attached, It, Objects, Self
from spellwright.words.word import Word, word


@word
class NextClause(Word):
    """One more clause of a sentence; what X is may be said before it."""

    join: Joint
    clause: Clause
    where: Quantity | None = None
    ENGLISH = "[, where X is {where}] {join} {clause}"


_TIME_LEADS = (3, 4, 5)
"""The places among its templates of those that begin with the later time."""


def _awaits_source(at: DelayedTime | None) -> bool:
    """Whether it waits for what happens to the source."""
    return isinstance(at, WhenItLeaves | WhenYouLoseControl) and isinstance(at.what, Self)


@word
class Sentence(Word):
    """One sentence: clauses, perhaps on a condition, at a later time, or instead of what the sentence before says."""

    clause: Clause
    more: tuple[NextClause, ...] = ()
    then: bool = False
    lead: Lead | None = None
    at: DelayedTime | None = None
    instead: bool = False
    where: Quantity | None = None
    only_if: Condition | None = None
    after: tuple[Sentence, ...] = ()
    """Sentences that are carried out behind it at its later time (603.7): "… . If you don't, you lose the game"."""
    unless: Condition | None = None
    label: str | None = field(default=None, compare=False)
    still: StillIs | None = None
    later_if: Condition | None = None
    """A condition that is asked at its later time: "at the beginning of the next end step, destroy it if it attacked"."""
    instead_if: Condition | None = None
    """On what condition it takes the place of the sentence before, where it has a condition of its own besides."""
    NAMED: ClassVar[str] = "a sentence"
    SYNONYMS = True
    ENGLISH = (
        "{then?then} [{lead}] {clause} {more} [{at}] {instead?instead} [if {only_if}] [, where X is {where}] {.}",
        "{clause} instead as long as {only_if} {.} {instead=True}",
        "{then?then} {lead} instead {clause} {more} [{at}] [, where X is {where}] {.} {instead=True}",
        "{at} , {clause} {more} [, where X is {where}] [unless {unless}] {.}",
        "{at} , {clause} {more} if {later_if} {.}",
        "{lead} {at} , {clause} {more} {.}",
        "{then?then} [{lead}] {clause} {more} [{at}] unless {unless} {.}",
        "{label:label} — [{lead}] {clause} {more} {instead?instead} [if {only_if}] {.}",
        "{clause} {more} if {only_if} instead if {instead_if} {.} {instead=True}",
        "{lead} {clause} {more} if {only_if} instead {.} {instead=True}",
        "{then?then} [{lead}] {clause} , where X is {where} . {still} {.}",
    )

    def ok(self) -> bool:
        """Acts of one player are one clause with several acts, not several clauses; nothing static depends on acts."""
        if isinstance(self.lead, IfDone) and any(clause.only_static() for clause in self.clauses):
            return False
        if self.style[0] in _TIME_LEADS and _awaits_source(self.at):
            return False  # said first it is what a triggered ability waits for (Sengir Autocrat)
        if isinstance(self.at, FirstStep) and self.lead is None:
            return False  # "at the beginning of your first main phase" is in each turn but before the game (103.6b)
        if self.instead and self.lead is None and self.only_if is None and self.clause.only_static():
            return False  # "it escapes with … instead" belongs to what it enters with (Polukranos, Unchained)
        if self.still is not None and not (isinstance(self.clause, ThingDoes) and self.clause.could_still_be()):
            return False
        alone = self.clause.heeded() or isinstance(self.clause, RepeatFollowing)
        if alone and self != Sentence(self.clause):
            return False
        if self.only_if is not None and (self.clauses[-1].takes_condition() or with_exceptions(self.clauses[-1])):
            return False
        if self.unless is not None and any(clause.static(on_spell=False) is not None for clause in self.clauses):
            return False  # what always holds says by itself what it doesn't hold for
        if self.more and (self.clause.TAKES_CLAUSES or any(clause.ends_sentence() for clause in self.clauses[:-1])):
            return False
        if isinstance(self.lead, AsLong) and any(clause.takes_condition(leading=True) for clause in self.clauses):
            return False
        if not self.instead and any(clause.elliptic() for clause in self.clauses):
            return False
        before: Clause = self.clause
        for following in self.more:
            if isinstance(following.clause, Do) and before.TAKES_ACTS:
                return False
            if isinstance(following.clause.speaks_of(), It) and with_exceptions(before):
                return False
            before = following.clause
        return True

    @property
    def what_x_is(self) -> Quantity | None:
        """What X is in it, whether it says so at its end or before its last acts (107.3c)."""
        return self.where or once("X said before", self, self._x_said_before)

    def _x_said_before(self) -> Quantity | None:
        following = (word for word in within(self, said_now) if isinstance(word, NextAct | NextClause))
        return next((each.where for each in following if each.where is not None), None)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """On what conditions it is carried out."""
        led = (self.lead.condition,) if isinstance(self.lead, If) else ()
        excepted = (NotSo(self.unless),) if self.unless is not None else ()
        return (*led, *excepted) if self.only_if is None else (*led, *excepted, self.only_if)

    @property
    def takes_over_if(self) -> Condition | None:
        """On what condition it takes the place of the sentence before it (614.15)."""
        if not self.instead:
            return None
        if self.instead_if is not None:
            return self.instead_if
        return self.lead.condition if isinstance(self.lead, If) else self.only_if

    @property
    def is_offer(self) -> bool:
        """Whether a player may do what it says, and nothing else is said: "you may put it on top … instead"."""
        return isinstance(self.clause, PlayerDoes) and self.clause.may and not self.more

    def instead_of(self, before: Sentence) -> Sentence:
        """The same with what it leaves out of the sentence whose place it takes."""
        if not self.clause.elliptic():
            timed = self.clause.timed_as(before.clauses[-1])
            return self if self.more or timed is self.clause else replace(self, clause=timed)
        return replace(self, clause=self.clause.instead_of(before.clauses[-1]))

    @property
    def continues(self) -> bool:
        """Whether its effect can have a sequel."""
        return isinstance(self.clauses[-1], Continuing | WithSequel)

    def is_spoken_of(self, sentence: Sentence) -> bool:
        """Whether a sentence speaks of what its replacement effect happens to, which is there only then (614.1a)."""
        last = self.clauses[-1]
        would = getattr(last.clause if isinstance(last, WithSequel) else last, "would", None)
        marks = (
            {one.mark for one in within(would) if isinstance(one, A) and one.mark > 0} if would is not None else set()
        )
        return any(one.refers in marks for one in within(sentence))

    def is_followed_by(self, sentence: Sentence) -> bool:
        """Whether a sentence speaks of what this one does at a later time: that it was done, how, or to what (603.7)."""
        led = sentence.lead
        if isinstance(self.clause, RepeatFollowing):
            return True
        if isinstance(self.clause, ForEachThing) and isinstance(led, IfDone):
            return self.clause.optional() and not self.more
        if self.lead is not None and self.lead.reflexive():  # a part of that ability (603.12)
            return (not sentence.instead or sentence.takes_over_if is not None) and self._brings_up_for(sentence)
        if self.at is None:
            return False
        if isinstance(sentence.at, WhenYouLoseControl):  # waited for from then on (Seraph)
            return True
        if isinstance(led, IfDone):
            return not isinstance(self.lead, IfDone) and led.what is not WasDone.OTHERWISE
        if isinstance(led, If) and isinstance(led.condition, WinsFlip):
            return any(isinstance(word, FlipACoin) for word in within(self.clause))
        if isinstance(led, If) and any(getattr(word, "OF_WHAT_CAME", False) for word in within(led.condition)):
            return True
        return bool(stated_of_entering(replace(self, at=None), [(sentence,)]))

    def _brings_up_for(self, sentence: Sentence) -> bool:
        """Whether a sentence speaks of what this one does: whether it was done, or to what."""
        if isinstance(sentence.lead, IfDone):
            return not sentence.lead.reflexive() and self.clauses[-1].optional()
        marks = {word.mark for word in within(self.clause) if word.mark > 0}
        return any(word.refers in marks for word in within(sentence))

    def with_sequel(self, sentence: Sentence) -> Sentence:
        """The same with one more sentence as a part of its effect."""
        last = self.clauses[-1]
        before = last.then if isinstance(last, WithSequel) else ()
        clause = last.clause if isinstance(last, WithSequel) else last
        assert isinstance(clause, Continuing)
        more = WithSequel(clause, (*before, sentence))
        if not self.more:
            return replace(self, clause=more)
        return replace(self, more=(*self.more[:-1], replace(self.more[-1], clause=more)))

    def parted(self) -> tuple[Sentence | None, Sentence]:
        """Its acts before the last, and the last alone, whose place may depend on those: "clash with an opponent, then …"."""
        do = self.clause
        if not isinstance(do, Do) or not do.more or self.more:
            return None, self
        first = replace(self, clause=replace(do, more=do.more[:-1]))
        return first, replace(self, clause=replace(do, act=do.more[-1].act, more=()), lead=None)

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All its clauses, in order."""
        return (self.clause, *(n.clause for n in self.more))

    def perform(self, scene: GameScene) -> Procedure[None]:
        """Carry it out now, if its lead is met; or make the delayed or reflexive ability that it describes."""
        such = once("such are chosen", self, self._with_such)
        if such is not None:
            yield from such.perform(scene)
            return
        before = once("before the last", self, self._before_the_last)
        if before is not None:
            yield from before[0].perform(scene)
            yield from before[1].perform(scene)
            return
        if self.only_if is not None:
            for phrase in once("asked of", self, self._asked_of):
                phrase.find(scene)  # "you may put the exiled card onto the battlefield if it's a creature card"
            scene.condition_met = self.only_if.holds(scene)
            if not scene.condition_met:
                scene.done = False
                return
        if self.unless is not None:
            scene.condition_met = not self.unless.holds(scene)
            if not scene.condition_met:
                return
        if self.lead is not None:
            returning = self.lead.returning()
            if returning is not None:
                yield from await_return(scene, self, returning)
                return
            met = self.lead.met(scene)
            if not isinstance(self.lead, IfDone) or self.lead.what is not WasDone.OTHERWISE:
                scene.condition_met = met
            if not met:
                if not isinstance(self.lead, IfDone) and not (scene.chose and self.looks_back):
                    scene.done = False  # "if it has three or more counters on it, sacrifice it. When you do, …"
                return
            if self.lead.reflexive():
                trigger_at_once(scene, self)  # 603.12
                return
        if self.at is not None:
            yield from begin_delayed(scene, self, self.at)  # 603.7
            return
        yield from self.perform_clauses(scene)

    @property
    def looks_back(self) -> bool:
        """Whether it only asks how what was offered was done: "if you sacrifice a snow Forest this way, …. If you don't"."""
        return isinstance(self.lead, If) and type(self.lead.condition).LOOKS_BACK

    def _before_the_last(self) -> tuple[Sentence, Sentence] | None:
        """The acts before the last, and the last, if the condition behind it speaks of what that is done to (608.2c).

        "Reveal a card in your hand, then put that card onto the battlefield if it has the same name as a permanent",
        "counter target activated ability from an artifact source and destroy that artifact if it's on the battlefield".
        """
        do = self.clause
        if self.only_if is None or self.lead is not None or not isinstance(do, Do) or not do.more or self.more:
            return None
        if not any(word.refers in self._asks() for word in within(do.more[-1].act)):
            return None
        first, last = self.parted()
        assert first is not None
        return replace(first, only_if=None), last

    def asks_of_its_own_choice(self) -> bool:
        """Whether its condition speaks of what the very act chooses whose condition it is: it isn't known before."""
        if self.only_if is None:
            return False
        last = self.clauses[-1]
        act = last.more[-1].act if isinstance(last, Do | PlayerDoes) and last.more else last
        asked = [word for word in within(act, said_now) if is_chosen(word) and word.mark in self._asks()]
        return bool(asked) and self._with_such() is None

    def _with_such(self) -> Sentence | None:
        """If its condition is about the one of several that is chosen: the same with a choice of such (608.2c-d).

        "You may put one of those cards onto the battlefield if it has the same name as a permanent."
        """
        if self.only_if is None or self.lead is not None or self.more or not isinstance(self.clause, PlayerDoes):
            return None
        chosen = getattr(self.clause.act, "what", None)
        if self.clause.more or not isinstance(chosen, SomeOf) or self._asks() != {chosen.mark} or not self.clause.may:
            return None
        act = replace(self.clause.act, what=replace(chosen, such=self.only_if))  # type: ignore[call-arg]
        return replace(self, clause=replace(self.clause, act=act), only_if=None)

    def _asks(self) -> frozenset[int]:
        words = within(self.only_if) if self.only_if is not None else ()
        return frozenset(word.refers for word in words if word.refers)

    def _asked_of(self) -> tuple[Objects, ...]:
        """What it speaks of before it is done: what another ability did something with (607.2a), "equipped creature".

        Of a target, if the condition speaks of somebody in its description: "if that opponent controls no others".
        """
        asks = {word.refers for word in within(self.only_if)} if self.only_if is not None else set()
        return tuple(word for word in within(self.clause) if isinstance(word, Objects) and is_asked_of(word, asks))

    def perform_clauses(self, scene: GameScene) -> Procedure[None]:
        """Carry out the clauses themselves, in order."""
        if self.later_if is not None and not self.later_if.holds(scene):
            return
        if self.after and self.after[0].takes_over_if is not None:
            yield from self._or_instead(scene, self.after[0]).perform_clauses(scene)
            return
        if self.after and isinstance(self.clause, ForEachThing):
            yield from self.clause.in_turn(scene, once("for one", self, self._for_one).perform_for_one)
            return
        x = self.what_x_is
        if x is not None:
            scene.effect_x = x.value(scene)
        later = x if x is not None and once("X known later", self, self._x_known_later) else None
        scene.last_done = None
        first, *following = once("timed", self, self._timed)
        more = tuple(clause for clause in following for _ in range(self.clause.times(scene)))
        for at, clause in enumerate((first, *more)):
            if at and later is not None:
                scene.effect_x = later.value(scene)
            scene.x_later = later
            done = yield from clause.perform(scene)
            scene.x_later = None
            if scene.avoided is not None:  # "unless its controller pays {2}. If they do, ..."
                scene.done, scene.chose = scene.avoided, True
            elif clause.optional():
                scene.done, scene.chose = done, True
            elif not scene.chose:
                scene.done = done
        if once("may put", self, self._may_put):
            scene.condition_met = scene.done
        for _ in range(self.clause.rounds(scene) if self.after else 0):
            for sentence in self.after:
                yield from sentence.perform(scene)

    def _or_instead(self, scene: GameScene, other: Sentence) -> Sentence:
        """What of its reflexive ability is carried out: it, or what takes its place there (614.15)."""
        without = once("without what takes its place", self, lambda: replace(self, after=self.after[1:]))
        if other.takes_over_if is None or not other.takes_over_if.holds(scene):
            return without
        speak_of_replaced(scene, self, other)
        return once("in its place", self, lambda: replace(other.instead_of(without), after=self.after[1:]))

    def _x_known_later(self) -> bool:
        """ "Put a counter on ~, then each player exiles X permanents, where X is the number of counters on ~" (608.2c).

        What is counted as done "this way" is known when it's done, however the acts are joined.
        """
        acts = getattr(self.clause, "more", ())
        first, following = (getattr(self.clause, "act", None), acts) if acts else (self.clause, self.more)
        if not isinstance(first, Word) or not following or any(isinstance(word, X) for word in within(first)):
            return False
        looks_back = self.what_x_is is not None and any(isinstance(word, ThisWay) for word in within(self.what_x_is))
        return looks_back or all(getattr(each, "join", None) is Joint.THEN for each in following)

    def _for_one(self) -> Sentence:
        """What is done for each, with what follows on it: "its controller may pay {1}. If that player doesn't"."""
        assert isinstance(self.clause, ForEachThing)
        return replace(self, clause=self.clause.clause)

    def perform_for_one(self, scene: GameScene) -> Procedure[bool]:
        """Carry it out for one of several; whether it was done comes back."""
        yield from self.perform_clauses(scene)
        return scene.done

    def _may_put(self) -> bool:
        """ "If it's a permanent card, you may put it onto the battlefield. Otherwise …": that is said of its being put."""
        clause, asks = self.clause, self.only_if is not None or isinstance(self.lead, If)
        if not (asks and isinstance(clause, PlayerDoes) and clause.may and isinstance(clause.act, Put)):
            return False
        return isinstance(clause.who, You) and not (clause.more or self.more)

    def _timed(self) -> tuple[Clause, ...]:
        """Its clauses, for the time that is said before the first, or behind the second of the like (611.2a)."""
        duration, first = self.clause.said_before(), self._still()
        clauses = tuple(n.clause for n in self.more)
        if duration is not None:
            return (first, *(clause.for_time(duration) for clause in clauses))
        alike = self.more and self.more[0].join is Joint.AND
        return (first.timed_as(clauses[0]) if alike else first, *clauses)

    def _still(self) -> Clause:
        """Its first clause, with what is said behind what X is: "it's still a land" (205.1b)."""
        if self.still is None or not isinstance(self.clause, ThingDoes):
            return self.clause
        return replace(self.clause, still=self.still)


def stated_of_entering(sentence: Sentence, following: Iterable[tuple[Sentence, ...]]) -> tuple[ThingDoes, ...]:
    """What the next sentence states of what this one puts onto the battlefield: it begins as that enters (611.2e)."""
    if sentence.at is not None or not once("entering", sentence, lambda: _enters_once(sentence)):
        return ()
    spoken_of = {mark for word in within(sentence) for mark in (word.mark, word.refers) if mark}
    for place in following:
        clauses, lead = place[-1].clauses, place[0]
        alone = len(place) == 1 and lead.lead is None and lead.only_if is None and lead.at is None
        stated = tuple(c for c in clauses if isinstance(c, ThingDoes) and c.states() and c.subject.refers in spoken_of)
        if alone and stated == clauses:
            return (reduce(ThingDoes.joined, stated),)
    return ()


def _enters_once(sentence: Sentence) -> bool:
    return sum(isinstance(word, Entering) for word in within(sentence)) == 1


def said_now(word: Word) -> bool:
    """Whether targets inside a word are chosen with the ability's own: not those of reflexive abilities or quotations."""
    if isinstance(word, Sentence) and word.lead is not None and word.lead.reflexive():
        return False
    return not isinstance(word, Ability | DelayedBase)


def speak_of_replaced(scene: GameScene, before: Sentence, chosen: Sentence) -> None:
    """What a sentence describes is spoken of by the one that takes its place: "those creatures get +2/+0 instead"."""
    refers = {part.refers for part in within(chosen)}
    for phrase in within(before):
        if isinstance(phrase, Whole | Attached) and phrase.mark in refers:
            phrase.find(scene)
        amount = getattr(phrase, "amount", None)
        if phrase.mark in refers and isinstance(amount, Amount | Quantity):  # "it deals twice that much damage instead"
            scene.remember(phrase.mark, amount.value(scene))
