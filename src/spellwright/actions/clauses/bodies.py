"""A body: the sentences of a text, carried out in the order written (608.2c), some in the place of others (614.15)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import ClassVar

from spellwright.actions.becomes import Is
from spellwright.actions.clash import WinsClash
from spellwright.actions.clauses.entering_with import with_its_counters
from spellwright.actions.clauses.leads import IfDone
from spellwright.actions.clauses.rounding import rounded
from spellwright.actions.clauses.same_for import SayingAgain
from spellwright.actions.clauses.sentences import Sentence, said_now, speak_of_replaced, stated_of_entering
from spellwright.actions.clauses.sequel import Continuing
from spellwright.actions.clauses.that_turns_end import says_which_turn
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.clauses.who_chooses import with_choosers
from spellwright.actions.entering import Entering
from spellwright.actions.past.cast_this_way import CastThisWay
from spellwright.actions.prevented import of_prevention
from spellwright.actions.repeating import RepeatFollowing, RepeatProcess, can_be_repeated, repeated, until_nobody_does
from spellwright.actions.walking import aims_in, once, within
from spellwright.rules.scene import GameScene
from spellwright.state.choices import NO_CHOICES, Choices
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Procedure
from spellwright.words.references import It, Self, That, The
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word


def _nothing_was_done(before: Sentence, sentence: Sentence) -> bool:
    """Whether it waits "when you do" for what is only stated, such as an additional cost: no text does that (603.12).

    What goes on with the next sentence does it then (701.43d).
    """
    return (
        isinstance(sentence.lead, IfDone)
        and sentence.lead.reflexive()
        and not isinstance(before.clause, Continuing)
        and before.clause.static(on_spell=True) is not None
    )


def _taken_up(before: Sentence, sentence: Sentence) -> bool:
    """Whether it speaks of what is done, if at all, only at a later time, by a permission (611.2)."""
    later = getattr(before.clause, "done_later", None)
    if later is None or not later():
        return False
    return isinstance(sentence.lead, IfDone) or any(isinstance(each, _BACK) for each in within(sentence))


def _told_face_down(before: Sentence, sentence: Sentence) -> bool:
    """Whether it tells what it is face down (708.2a): that is said of how it enters, being no effect of its own (Yedora)."""
    returned = any(isinstance(each, Entering) and each.face_down for each in within(before.clause))
    clause = sentence.clause
    return returned and isinstance(clause, ThingDoes) and any(isinstance(each, Is) for each in clause.all)


_BACK = It | That | The | CastThisWay
"""What could speak of that."""


@word
class Body(Word):
    """The sentences of a text."""

    sentences: tuple[Sentence, ...]
    NAMED: ClassVar[str] = "a sentence"
    ENGLISH = "{sentences}"

    def ok(self) -> bool:
        """At least one; what says one again stands behind it. An ability word before the first is the paragraph's."""
        if self.sentences and self.sentences[0].label is not None:
            return False
        pairs = zip((None, *self.sentences), self.sentences, strict=False)
        if not self.sentences or any(_said_again(before, sentence) == () for before, sentence in pairs):
            return False
        if any(
            _nothing_was_done(*both) or _taken_up(*both) or _told_face_down(*both) for both in pairwise(self.sentences)
        ):
            return False
        if not says_which_turn(self.sentences) or not until_nobody_does(self.sentences):
            return False
        if isinstance(self.sentences[0].clause, RepeatFollowing) and any(each.instead for each in self.sentences):
            return False
        return not any(isinstance(each, RepeatProcess) for each in within(self)) or can_be_repeated(self.sentences)

    def perform(self, scene: GameScene) -> Procedure[None]:
        """Carry out the sentences in order; one with "instead" takes the place of the one before it (614.15)."""
        for own in once("own", self, self._own):
            scene.remember(own.mark, own.find(scene))
        places = once("places", self, self._places)
        kept = dict(scene.memory)

        def once_more() -> Procedure[None]:
            scene.memory.clear()
            scene.memory.update(kept)
            yield from self._carry_out(scene, places[:-1])

        def to_the_end() -> Procedure[None]:
            yield from once_more()
            yield from self._carry_out(scene, places[-1:])

        around = scene.round
        scene.again, scene.round = False, once_more
        yield from self._carry_out(scene, places)
        if scene.again:
            yield from repeated(scene, to_the_end)
        scene.round = around

    def _carry_out(self, scene: GameScene, places: tuple[tuple[Sentence, ...], ...]) -> Procedure[None]:
        at = 0
        while at < len(places):
            place = places[at]
            chosen = _taking(place, scene)
            if chosen is not place[0]:
                speak_of_replaced(scene, place[0], chosen)
            at += 1
            if not isinstance(chosen.lead, IfDone) and not chosen.looks_back:
                scene.chose, scene.avoided = False, None
            stated = stated_of_entering(chosen, places[at : at + 1])
            at += len(stated)
            scene.entering = tuple(clause.as_it_enters(scene) for clause in stated)
            yield from chosen.perform(scene)
            scene.entering = ()
            if chosen is not place[0] and chosen.is_offer and not scene.done:  # it replaces nothing then (614.15)
                yield from _taking(tuple(each for each in place if each is not chosen), scene).perform(scene)

    @property
    def effects(self) -> tuple[Sentence, ...]:
        """The sentences, those that speak of damage prevented being part of the prevention effect (615.5)."""
        return once("effects", self, self._effects)

    def _effects(self) -> tuple[Sentence, ...]:
        effects: list[Sentence] = []
        for sentence in rounded(self.sentences):
            again = _said_again(effects[-1] if effects else None, sentence)
            if again:
                effects += again
                continue
            entering = with_its_counters(effects[-1], sentence) if effects else None
            if entering is not None:
                effects[-1] = entering
                continue
            if effects and effects[-1].is_followed_by(sentence):
                effects[-1] = replace(effects[-1], after=(*effects[-1].after, sentence))
                continue
            at = next((i for i, e in reversed(list(enumerate(effects))) if e.continues), None)
            if at is None or not (of_prevention(sentence) or effects[at].is_spoken_of(sentence)):
                effects.append(sentence)
            else:
                effects[at] = effects[at].with_sequel(sentence)
        return tuple(effects)

    def chosen(self, scene: GameScene) -> tuple[Sentence, ...]:
        """The sentences as they would be chosen now between those that take each other's place."""
        return tuple(_taking(place, scene) for place in once("places", self, self._places))

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """The targets to choose; those of what depends on how a spell was cast only if it was cast so (702.33g)."""
        if not once("asks how it was cast", self, self._asks_how_cast):
            return once("aims", self, lambda: with_choosers(aims_in(self, said_now), self))
        places = once("places", self, self._places)
        return tuple(aim for place in places for aim in self._aims_of_place(place, choices))

    def _asks_how_cast(self) -> bool:
        conditions = (c for sentence in self.sentences for c in sentence.conditions)
        return any(self._as_cast(condition, NO_CHOICES) is not None for condition in conditions)

    def _as_cast(self, condition: Condition, choices: Choices) -> bool | None:
        """Whether it is true of the spell cast so, if it is about that one: a target was cast before (702.33g)."""
        aims = [aim.mark for aim in aims_in(self) if aim.mark]
        if any(inside.refers in aims for inside in within(condition)):
            return None
        return condition.as_cast(choices.paid, choices.way)

    def _aims_of_place(self, place: tuple[Sentence, ...], choices: Choices) -> tuple[Aim, ...]:
        """Of sentences for one place the targets of the one that is carried out, as far as that is known (702.33g)."""
        found: tuple[Aim, ...] = ()
        for sentence in place:
            known = [self._as_cast(condition, choices) for condition in sentence.conditions]
            aims = () if False in known else with_choosers(aims_in(sentence, said_now), self)
            replaces = aims and sentence.instead and all(known)
            found = aims if replaces else (*found, *aims)
        return found

    def _own(self) -> tuple[Self, ...]:
        """The phrases for its own object: what refers to one may do so though its sentence isn't carried out."""
        return tuple(w for w in within(self) if isinstance(w, Self) and w.mark)

    def _places(self) -> tuple[tuple[Sentence, ...], ...]:
        """The sentences, each with those behind it that may take its place."""
        places: list[tuple[Sentence, ...]] = []
        for sentence in self.effects:
            if places and sentence.takes_over_if is not None:
                before, *others = places.pop()
                first, last = before.parted() if isinstance(sentence.takes_over_if, WinsClash) else (None, before)
                places += [(first,)] if first is not None else []
                places.append((last, *others, sentence.instead_of(last)))
            else:
                places.append((sentence,))
        return tuple(places)


def _said_again(before: Sentence | None, sentence: Sentence) -> tuple[Sentence, ...] | None:
    """The sentence before as another says it again: "the same is true for …"; () if it can't be, None if it isn't."""
    if not isinstance(sentence.clause, SayingAgain):
        return None
    plain = sentence == Sentence(sentence.clause) and before is not None and not before.after
    return sentence.clause.again(before, before.clauses) if plain and before is not None else ()


def _taking(place: tuple[Sentence, ...], scene: GameScene) -> Sentence:
    """Which of the sentences for one place is carried out: the last one whose condition is true (614.15)."""
    chosen = place[0]
    for sentence in place[1:]:
        if sentence.takes_over_if is not None and sentence.takes_over_if.holds(scene):
            chosen = sentence
    return chosen
