"""What things do or are: "~ deals 3 damage to any target", "creatures you control get +1/+1 until end of turn"."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.clauses.each_meeting import each_meeting
from spellwright.actions.clauses.player_does import Joint, Unless
from spellwright.actions.durations import until
from spellwright.actions.for_each import takes_up
from spellwright.actions.holding import BothHold, Holding
from spellwright.actions.past.cast_this_way import CastThisWay
from spellwright.actions.predicate import Lasting, Predicate
from spellwright.actions.rewriting import with_what_was_chosen
from spellwright.actions.tails import ForEachTail, Tail
from spellwright.actions.walking import once, within
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.history import Floating
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition, NotSo
from spellwright.words.durations import Duration
from spellwright.words.filters import Kind
from spellwright.words.groups import Them
from spellwright.words.joined_groups import Both
from spellwright.words.marks import OF_SOURCE
from spellwright.words.of_choice import OfQualityOfChoice
from spellwright.words.players import Players, You, YourOpponents
from spellwright.words.procedure import NOBODY, Id, Procedure, may
from spellwright.words.quantified import A, All, Bare, Each
from spellwright.words.references import It, Objects, Recipient, Self, That, Those
from spellwright.words.word import Word, word

WHOLE_CLASS = (All, Bare, Each)
"""The phrases that describe all such things: what doesn't change these isn't bound to those there now (611.2c)."""


def _describes_class(subject: Recipient) -> bool:
    """Whether a phrase, or each of two that are joined, describes all such things, there now or later."""
    if isinstance(subject, Both):
        return all(isinstance(each, (*WHOLE_CLASS, YourOpponents)) for each in subject.joins)
    return isinstance(subject, (*WHOLE_CLASS, OfQualityOfChoice))


@word
class NextPredicate(Word):
    """One more predicate of the same subject."""

    join: Joint
    act: Predicate
    ENGLISH = "{join} {act}"


@word
class StillIs(Word):
    """It's still a land: what it becomes is in addition to its other types (205.1b)."""

    pronoun: Pronoun
    kind: Kind
    ENGLISH = (
        "{pronoun=Pronoun.IT} (it|he|she) 's still a {kind@one}",
        "{pronoun=Pronoun.THEY} they 're still {kind@many}",
    )


class Pronoun(Enum):
    """One or several."""

    IT = "it"
    THEY = "they"


_DURATION_LEADS, _CONDITION_LEADS = 2, 3
"""The places among its templates of "until end of turn, …" and "as long as …, …"."""


@word
class ThingDoes(Full):
    """A subject with what it does, is, has or can't do; for a time, or as long as a condition is true."""

    subject: Recipient
    does: Predicate
    more: tuple[NextPredicate, ...]
    duration: Duration | None = None
    condition: Condition | None = None
    may: bool = False
    tail: Tail | None = None
    still: StillIs | None = None
    only_if: Condition | None = None
    apiece: bool = False
    also: bool = False
    until: Duration | None = None
    last: NextPredicate | None = None
    averted: Unless | None = None
    unless: Condition | None = None
    SYNONYMS = True
    ENGLISH = (
        "{subject} {does} {more} {duration} {tail}",
        (
            "{subject} {apiece?each} {may?may} {also?also} {does} {more} [{duration}] [as long as {condition}] "
            "[{.} {still}]"
        ),
        "{duration} , {subject} {apiece?each} {does} {more} [{.} {still}]",
        "as long as {condition} , {subject} {also?also} {does} {more} [{.} {still}]",
        "{subject} {also?also} {does} {more} if {only_if}",
        "{subject} {does} {more} during your turn {condition=YourTurn()}",
        "{subject} {does} {more} {until} {last} {duration} [{.} {still}]",
        "{subject} {does} {more} {until} {last}",
        "{tail:ForEachTail} , {subject} {does} {more} {duration}",
        "{subject} {does} {more} [{duration}] {averted}",
        "as long as {condition} , {subject} {does} {more} during your turn {only_if=YourTurn()}",
        "{subject} {does} {more} unless {unless}",
    )

    @property
    def many(self) -> bool:
        """As its subject; after "may" the verb is bare."""
        return bool(getattr(self.subject, "many", False)) or self.may

    def ok(self) -> bool:
        """Not both a duration and a condition; what is said at the end is said of predicates that can have it."""
        if self.duration is not None and self.condition is not None:
            return False
        if self.only_if is not None and self.condition is None and not all(p.IF for p in self.all):
            return False
        if self.unless is not None and not all(p.TAKES_UNLESS for p in self.all):
            return False
        if self.averted is not None and self.lasts() is None and any(isinstance(p, Lasting) for p in self.all):
            return False  # what holds always is avoided by a cost, where it says so: "can't attack unless you …"
        if self.still is not None and not any(p.RETAINS for p in self.all):
            return False
        if self.tail is not None and self.all[-1].tailed(self.tail) is None:
            return False
        if isinstance(self.tail, ForEachTail) and self.style[0] != 0 and takes_up(self.subject):
            return False
        if self.subject.lasts() is not None and not self._said_of_what_comes():
            return False
        players = isinstance(self.subject, Players) and not isinstance(self.subject, Objects)  # "they" are either
        return not (players and any(p.FOR_OBJECTS for p in self.all))

    def _said_of_what_comes(self) -> bool:
        """Whether it holds for what isn't there yet, for no other time than the subject says."""
        timed = self.duration is not None or self.condition is not None or self.last is not None or self.may
        return not timed and all(isinstance(p, Lasting) and not p.changes_objects() for p in self.all)

    def could_still_be(self) -> bool:
        """Whether what it becomes could be said to be in addition to its other types, and isn't yet."""
        return self.still is None and any(p.RETAINS for p in self.all)

    def _is_cast_later(self) -> bool:
        """Whether it speaks of a spell that the text has let a player cast: "a spell cast this way costs {2} more"."""
        return isinstance(self.subject, A) and any(isinstance(each, CastThisWay) for each in within(self.subject))

    @property
    def all(self) -> tuple[Predicate, ...]:
        """All predicates as they are said, in order."""
        return (*self.first, *((self.last.act,) if self.last is not None else ()))

    @property
    def first(self) -> tuple[Predicate, ...]:
        """Those that share a duration, where one more has its own."""
        return (self.does, *(n.act for n in self.more))

    @property
    def predicates(self) -> tuple[Predicate, ...]:
        """All of them, in order, with what is said of them at the end of the sentence."""
        said = self.all
        if self.tail is not None:
            last = said[-1].tailed(self.tail)
            assert last is not None
            said = (*said[:-1], last)
        return tuple(p.retaining() for p in said) if self.still is not None else said

    def lasts(self) -> Duration | None:
        """How long it holds: as the clause says, or one of its predicates."""
        if self.duration is not None:
            return self.duration
        if (said := self.subject.lasts()) is not None:
            return said
        return next((d for p in self.all if isinstance(p, Lasting) and (d := p.duration()) is not None), None)

    def said_before(self) -> Duration | None:
        """Its duration, where that leads."""
        return self.duration if self.style[0] == _DURATION_LEADS else None

    def for_time(self, duration: Duration) -> Clause:
        """If it begins an effect."""
        timed = self.lasts() is not None or self.condition is not None
        return self if timed or not any(isinstance(p, Lasting) for p in self.all) else replace(self, duration=duration)

    def timed_as(self, other: Clause) -> Clause:
        """ "Red creatures get +2/+0 and white creatures get +0/+2 until end of turn": both do for that time."""
        if not isinstance(other, ThingDoes) or other.duration is None or type(other.does) is not type(self.does):
            return self
        return self.for_time(other.duration)

    # --- as an instruction

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Do what is done once; begin an effect for what holds (611.2)."""
        subjects = () if self._is_cast_later() else (yield from self.subject.pick(scene, scene.you))
        if self.averted is not None and (yield from self._averted(scene, self.averted)):
            return False
        if self.may and not (yield from may(scene.you, "Do this?", "608.2d", self)):
            return False
        if self.last is None:
            return (yield from self._do(scene, subjects, self.predicates, self.lasts()))
        first = tuple(p.retaining() for p in self.first) if self.still is not None else self.first
        done = yield from self._do(scene, subjects, first, self.until)
        return (yield from self._do(scene, subjects, (self.last.act,), self.duration)) or done

    def _averted(self, scene: GameScene, unless: Unless) -> Procedure[bool]:
        """Whether somebody averts it; what it is done to can be spoken of then: "unless that player pays {3}"."""
        for phrase in once("spoken of", self, lambda: self._spoken_of(unless)):
            phrase.find(scene)
        return (yield from unless.avoided(scene))

    def _spoken_of(self, unless: Unless) -> tuple[Recipient, ...]:
        refers = {word.refers for word in within(unless)}
        mentioned = (word for predicate in self.all for word in within(predicate))
        return tuple(w for w in mentioned if isinstance(w, Recipient) and w.mark and w.mark in refers)

    def _do(
        self, scene: GameScene, subjects: tuple[Id, ...], predicates: tuple[Predicate, ...], duration: Duration | None
    ) -> Procedure[bool]:
        done = False
        lasting: list[Lasting] = []
        for predicate in predicates:
            if isinstance(predicate, Lasting):
                lasting.append(predicate)
            else:
                acts = predicate.act_on_each(scene, subjects, self.subject.mark)
                if isinstance(self.subject, WHOLE_CLASS):
                    acts = predicate.act_on_class(scene, self.subject, subjects)
                done = (yield from acts) or done
        if lasting:
            done = (yield from self.begin(scene, subjects, tuple(lasting), duration)) or done
        return done

    def begin(
        self, scene: GameScene, subjects: tuple[Id, ...], lasting: tuple[Lasting, ...], duration: Duration | None
    ) -> Procedure[bool]:
        """Begin an effect on these subjects, with its amounts as they are now (608.2h, 611.2c)."""
        affected = tuple(id for id in scene.all_now(subjects) if scene.exists(id))
        comes = _describes_class(self.subject) or self.subject.lasts() is not None or self._is_cast_later()
        whole_class = comes and not any(p.changes_objects() for p in lasting)
        if not whole_class and not self._to_be_affected(scene, affected):
            return False
        if not whole_class and len(affected) > 1 and self._lasts_for_each(duration):
            return (yield from self._begin_for_each(scene, affected, lasting, duration))
        predicates: tuple[Lasting, ...] = ()
        for p in lasting:
            predicates = (*predicates, (yield from p.settled(scene)))
        effect = self._effect(scene, predicates, duration, None if whole_class else affected)
        yield from happen(scene.game, Begin(effect), source=scene.stack_object)
        return True

    def _lasts_for_each(self, duration: Duration | None) -> bool:
        """Whether it lasts as long as something is true of each: "for as long as it has an awakening counter on it"."""
        mark = self.subject.mark
        return duration is not None and mark > 0 and any(each.refers == mark for each in within(duration))

    def _begin_for_each(
        self, scene: GameScene, affected: tuple[Id, ...], lasting: tuple[Lasting, ...], duration: Duration | None
    ) -> Procedure[bool]:
        """An effect for each of them, which ends by itself (611.2b)."""
        done = False
        for id in affected:
            scene.remember(self.subject.mark, (id,))
            done = (yield from self.begin(scene, (id,), lasting, duration)) or done
        scene.remember(self.subject.mark, affected)
        return done

    def _effect(
        self,
        scene: GameScene,
        predicates: tuple[Lasting, ...],
        duration: Duration | None,
        locked: tuple[Id, ...] | None,
    ) -> Floating:
        holding = Holding(self.subject.begun(scene), predicates, self.condition)
        ability = with_what_was_chosen(scene, self, holding)
        return Floating(
            NOBODY, ability, scene.source, scene.you, 0, until(duration, scene), locked=locked, memory=scene.frozen(),
            x=scene.x,
        )  # fmt: skip

    def states(self) -> bool:
        """Whether it states only what something is or has, so that it holds as that enters (611.2e)."""
        plain = self.condition is None and self.only_if is None and self.last is None and not self.optional()
        about = getattr(self.subject, "refers", 0)
        if about and self.duration is not None and any(word.refers == about for word in within(self.duration)):
            return False  # "for as long as that creature has a mannequin counter on it": that is asked of what is there
        return plain and all(p.STATES for p in self.all)

    def joined(self, other: ThingDoes) -> ThingDoes:
        """What both say of the same thing as one effect: "it's an Aura, and it loses all other abilities"."""
        return replace(self, more=(*self.more, NextPredicate(Joint.AND, other.does), *other.more))

    def as_it_enters(self, scene: GameScene) -> Floating:
        """The effect that begins as its subject enters the battlefield (611.2e)."""
        predicates = tuple(p.fixed(scene) for p in self.predicates if isinstance(p, Lasting))
        return self._effect(scene, predicates, self.lasts(), ())

    def _to_be_affected(self, scene: GameScene, affected: tuple[Id, ...]) -> bool:
        """Something is; what has been put away for good isn't held to anything ("destroy it. It can't be ...")."""
        put_away = ("graveyard", "hand", "library")
        return any(self.duration is not None or scene.zone(id) not in put_away for id in affected)

    def optional(self) -> bool:
        """Optional with "may" or "unless"."""
        return self.may or self.averted is not None

    def takes_condition(self, *, leading: bool = False) -> bool:
        """Always "as long as"; "if" where a predicate does."""
        return leading or all(p.IF for p in self.all) or self.all[-1].TAKES_IF

    def elliptic(self) -> bool:
        """If one of its predicates is."""
        return any(p.ELLIPTIC for p in self.all)

    def instead_of(self, before: Clause) -> Clause:
        """With what its first predicate leaves out."""
        if not self.does.ELLIPTIC or not isinstance(before, ThingDoes):
            return self
        return replace(self, does=self.does.instead_of(before.does))

    def speaks_of(self) -> Recipient:
        """The subject."""
        return self.subject

    def condition_before(self) -> Condition | None:
        """Its condition, where that leads."""
        return self.condition if self.style[0] == _CONDITION_LEADS else None

    def after(self, subject: Recipient) -> Clause:
        """Said of that subject, if it refers to it: what holds isn't carried out, so that nothing is remembered."""
        if isinstance(self.subject, It | That | Those | Them) and self.subject.refers == subject.mark != 0:
            return once("after", self, lambda: replace(self, subject=subject))
        return self

    def only_static(self) -> bool:
        """If one of its predicates is never an instruction."""
        return any(p.STATIC for p in self.all)

    # --- as a static ability

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """What holds without a duration is a static ability; on a spell only what is said of itself (113.3d)."""
        if self.lasts() is not None or self.optional() or not all(isinstance(p, Lasting) for p in self.predicates):
            return None
        if (on_spell and not isinstance(self.subject, Self)) or isinstance(self.subject, OfQualityOfChoice):
            return None
        return once(f"static {on_spell}", self, lambda: (self._holding(on_spell),))

    def _of_itself(self) -> Recipient:
        """The subject, where "it" means its own object: "as ~ enters, discard a card. It enters tapped if …"."""
        own = isinstance(self.subject, It) and self.subject.refers < OF_SOURCE
        return Self() if own else self.subject

    def _holding(self, on_spell: bool) -> Holding:
        lasting = tuple(p for p in self.predicates if isinstance(p, Lasting))
        spoken_of = self._of_itself()
        mine = isinstance(spoken_of, Self)
        own = mine or isinstance(self.subject, You)  # "you can't cast ~ unless …"
        on_stack = on_spell or (own and any(p.on_stack() for p in lasting))
        excepted = None if self.unless is None else NotSo(self.unless)
        said = tuple(each for each in (self.condition, self.only_if, excepted) if each is not None)
        both = BothHold(*said) if len(said) > 1 else next(iter(said), None)
        defining = both is None and all(p.defines() for p in lasting)  # 604.3a
        anywhere = mine and (defining or any(p.anywhere() for p in lasting))
        subject, condition = each_meeting(spoken_of, both)
        return Holding(subject, lasting, condition, on_stack=on_stack, anywhere=anywhere)


@word
class MayHaveEnter(Full):
    """You may have it enter as something; what it may be made to do otherwise is the act of having."""

    what: ThingDoes
    ENGLISH = "you may have {what@bare}"

    def ok(self) -> bool:
        """Only what is never an instruction (Clone)."""
        return self.what.only_static()

    def takes_condition(self, *, leading: bool = False) -> bool:
        """As what it may do."""
        return self.what.takes_condition(leading=leading)

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """What it may enter as (707.5): the choice is made as it enters."""
        optional = tuple(p.by_choice() for p in self.what.all if isinstance(p, Lasting))
        if len(optional) < len(self.what.all) or None in optional or self.what.lasts() is not None:
            return None
        predicates = tuple(p for p in optional if p is not None)
        return once("may have", self, lambda: (Holding(self.what.subject, predicates, self.what.condition),))
