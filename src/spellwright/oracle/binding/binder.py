"""The binder: walks a text's words in order, finds what each reference means, and numbers what is referred to.

A reference with one antecedent is bound: `refers` is the antecedent's `mark`. None, or two that could be meant: the text
is declined (two-way grammar, references). Every target gets a mark as well, by which its choices are kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, TypeVar

from spellwright.actions.abilities.delaying import Delaying
from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.abilities.modes import Mode
from spellwright.actions.abilities.results_table import ResultRow
from spellwright.actions.abilities.text import Text
from spellwright.actions.abilities.triggered import Triggered
from spellwright.actions.choose import ChooseAmongTypes, ChooseQuality
from spellwright.actions.clauses.for_each_thing import ForEachThing
from spellwright.actions.clauses.leads import If, IfDone, WasDone
from spellwright.actions.clauses.player_does import NextAct, PlayerDoes
from spellwright.actions.clauses.sentences import NextClause, Sentence
from spellwright.actions.clauses.targets_of_each import ForEachPlayersTarget
from spellwright.actions.clauses.thing_does import NextPredicate, ThingDoes
from spellwright.actions.doing import Act, Doing
from spellwright.actions.for_each import ForEach
from spellwright.actions.happening import ThingEvent
from spellwright.actions.past.this_way import HappenedThisWay
from spellwright.actions.predicate import Predicate
from spellwright.actions.replacing.would import ThingWould
from spellwright.actions.token_words import CopyToken
from spellwright.actions.walking import children, field_names, within
from spellwright.oracle.binding.alternatives import alternatives
from spellwright.oracle.binding.discourse import Discourse, Mention
from spellwright.oracle.binding.nouns import heads_of, mentioned
from spellwright.oracle.binding.pronouns import THE_DESCRIBED, antecedents, is_reference
from spellwright.words.amounts import Quantity
from spellwright.words.at_least import AtLeast, FewerThan
from spellwright.words.chosen_posts import WithChosenName
from spellwright.words.compared_posts import WithSameName
from spellwright.words.conditions import Condition
from spellwright.words.controllers_and_owners import ControllerOf
from spellwright.words.counted import CountersOn, OtherThings
from spellwright.words.counter_facts import HasCounters
from spellwright.words.durations import Duration
from spellwright.words.filters import Post
from spellwright.words.groups import AnyNumber, EachOf, SomeOf, TheOther
from spellwright.words.marks import DESCRIBED, OF_SOURCE
from spellwright.words.number_facts import ThereAre
from spellwright.words.object_facts import IsA
from spellwright.words.owners import ItsOwners
from spellwright.words.players import EachPlayer, You
from spellwright.words.quantified import A, All, AtMost, Bare, Each, Exactly, OneOrMore
from spellwright.words.references import Attached, Recipient, Self, That, The
from spellwright.words.target_phrases import TargetPlayer
from spellwright.words.targets import Aim
from spellwright.words.word import Word

W = TypeVar("W", bound=Word)
OTHER_TARGET = ("other", "another", "ordinal")
"""The fields by which a target is another than one before it."""
OTHER_THAN = (Each, All, Bare, AtLeast, AtMost, FewerThan, Exactly, OneOrMore)
"""The phrases for things of which "other" leaves out one."""

NEW_CLAUSE = (Sentence, NextClause, NextAct, NextPredicate)
OUT_OF_FOCUS = (Post, Condition, Quantity, Duration)
"""What is mentioned inside these describes something else: it can be named, but isn't in focus."""
NOT_TAKEN_UP = (Post, ControllerOf, CopyToken)
"""What is referred to inside these isn't what the clause is about: "its controller may search … for a card, put it …"."""
EACH_IN_TURN = (ForEach, ForEachThing, ForEachPlayersTarget, PlayerDoes)
"""What these bring up may be several: "for each of them, create a token that's a copy of it. Exile those tokens"."""


@dataclass(frozen=True)
class Bound:
    """A reference and what it could mean: bound if that is one thing."""

    reference: Word
    to: tuple[Word, ...]

    @property
    def is_bound(self) -> bool:
        """Whether it means exactly one thing."""
        return len(self.to) == 1

    @property
    def status(self) -> str:
        """ "bound", "doubtful" (two antecedents) or "unbound"."""
        return "bound" if self.is_bound else "doubtful" if self.to else "unbound"


class Binder:
    """Binds the paragraphs of one face, in their order.

    `self_heads` are the nouns of the object itself (its types). `marks` counts on through the paragraphs, so that what
    one of them remembers can be told from the rest.
    """

    def __init__(self, self_heads: frozenset[str], first: int = 1) -> None:
        self.self_heads = self_heads
        self.discourse = Discourse()
        self.found: list[Bound] = []
        self._marks: dict[int, int] = {id(THE_DESCRIBED): DESCRIBED}
        self._refers: dict[int, Word] = {}
        self._kept: list[Word] = []
        self._taken_up: list[Mention] = []
        self._aside: list[Mention] = []
        self._meant: dict[int, Mention] = {}
        self._next = first
        self._others: list[tuple[Word, frozenset[str], int]] = []
        self._instructions: list[Mention] = []
        self._of_the_if: list[Mention] = []

    def paragraph(self, word: W) -> tuple[W, tuple[Bound, ...]]:
        """The paragraph with its references bound, and each reference with what it could mean."""
        self.discourse.next_paragraph()
        self.found, self._aside = [], []
        self._kept.append(word)
        self._walk(word, ())
        self._others_than_later()
        if isinstance(word, Text) and "spell" in self.self_heads:
            self._instructions += [m for m in self.discourse.mentions if m not in self._instructions]
        return self.numbered(word), tuple(self.found)

    # --- walking

    def _walk(self, word: Word, path: tuple[Word, ...]) -> None:
        if isinstance(word, Quoted):  # a text of its own, spoken by whatever has the ability
            self._apart(word)
            return
        if isinstance(word, Mode | ResultRow):
            self._mode(word, path)
            return
        behind_each = path and isinstance(path[-1], ForEachThing) and path[-1].clause is word
        if isinstance(word, NEW_CLAUSE) or behind_each or _is_event_to_come(word, path):
            self.discourse.sentence += 1
        if isinstance(word, Aim) or getattr(type(word), "ALWAYS_MARKED", False):
            self._mark(word)
        if is_reference(word):
            self._refer(word, path)
        elif isinstance(word, Aim) and any(getattr(word, name, False) for name in OTHER_TARGET):
            self._other(word)
        elif isinstance(word, OtherThings) or (isinstance(word, OTHER_THAN) and word.other) or _is_another(word, path):
            self._other_than(word, path)
        elif isinstance(word, EachPlayer) and word.other:
            self._other_player(word)
        self._that_name(word, path)
        apart = self._other_branch(word)
        before, taken_up = list(self.discourse.mentions), len(self._taken_up)
        for child in children(word):
            self._walk(child, (*path, word))
        if isinstance(word, IfDone):
            self.discourse.mentions[:] = before  # "if you don't sacrifice a Forest": there is none to speak of
        self._mention(word, path)
        new = [m for m in self.discourse.mentions if m not in before]
        self.discourse.mentions[:0] = apart
        if isinstance(word, Sentence):
            said = within(word.lead) if isinstance(word.lead, If) else ()
            made = [m for m in new if all(m.word is not each for each in said) and not isinstance(m.word, Aim)]
            self._of_the_if = made if said else []
        self._done(word, [*new, *self._taken_up[taken_up:]])
        if getattr(type(word), "AMOUNT", False):
            self.discourse.amounts.append(word)
        if getattr(type(word), "DIFFERENCE", False):
            self.discourse.differences.append(word)
        if isinstance(word, ChooseQuality | ChooseAmongTypes) and not _by_several(path):
            self.discourse.qualities.append(word)

    def _other_branch(self, word: Word) -> list[Mention]:
        """Take away what only the sentence before mentions, which isn't carried out where "otherwise" is."""
        lead = word.lead if isinstance(word, Sentence) else None
        if not isinstance(lead, IfDone) or lead.what is not WasDone.OTHERWISE:
            return []
        apart = [m for m in self._of_the_if if m in self.discourse.mentions]
        self.discourse.mentions[:] = [m for m in self.discourse.mentions if m not in apart]
        return apart

    def _apart(self, quoted: Quoted) -> None:
        kept, self.discourse = self.discourse, Discourse()
        heads, self.self_heads = self.self_heads, frozenset({"creature", "permanent", "*"})
        for child in children(quoted):
            self._walk(child, (quoted,))
        self.discourse, self.self_heads = kept, heads

    def _mode(self, mode: Mode | ResultRow, path: tuple[Word, ...]) -> None:
        """Modes, and rows of results (706.3a), don't see what others mention; all see what stands before them."""
        mentions, sentence = list(self.discourse.mentions), self.discourse.sentence
        for child in children(mode):
            self._walk(child, (*path, mode))
        self.discourse.mentions, self.discourse.sentence = mentions, sentence

    def _mention(self, word: Word, path: tuple[Word, ...]) -> None:
        mention = mentioned(word, self.discourse.sentence, self.self_heads)
        if mention is None or (is_reference(word) and not isinstance(word, TheOther)):
            return
        parent = path[-1] if path else None
        if getattr(type(parent), "MENTIONS_NOTHING", False) and getattr(parent, "what", None) is not word:
            return  # "it's a creature card" says what it is
        of_the_if = isinstance(word, Self | Attached) and _is_subject_of_intervening_if(word, path)
        of_the_if = of_the_if or (isinstance(word, Self) and _is_asked_about(word, path))
        mention.asked = of_the_if and isinstance(word, Attached)
        mention.subject = of_the_if or any(getattr(parent, name, None) is word for name in ("subject", "who"))
        mention.nested |= (_is_nested(path) and not of_the_if) or getattr(parent, "cause", None) is word
        if isinstance(word, ItsOwners):  # "its owner's hand" only names the player
            mention.nested = True
        if isinstance(word, SomeOf | EachOf | TheOther):
            self._like_the_whole(mention, word)
        mention.in_turn = not mention.is_player and _is_of_each(word, path)
        mention.distributive |= mention.in_turn
        mention.copied = any(isinstance(p, CopyToken) for p in path)
        mention.would = any(isinstance(p, ThingWould) for p in path)
        mention.instead = any(isinstance(p, Sentence) and p.instead for p in path)
        self.discourse.mention(mention)
        if isinstance(word, AnyNumber) or getattr(word, "up_to", False):
            self.discourse.amounts.append(word)  # "that many"

    def _like_the_whole(self, mention: Mention, word: SomeOf | EachOf | TheOther) -> None:
        """ "One of them", or the other, can be called as they can."""
        of = word.of if isinstance(word, SomeOf) else word.what if isinstance(word, EachOf) else word
        whole = self._meant.get(id(of))
        if whole is not None:
            mention.heads |= whole.heads - {"hand"}
            if not isinstance(word, TheOther):  # nothing was done with that
                mention.done |= whole.done
            if isinstance(word, SomeOf) or (isinstance(word, EachOf) and not word.either):
                mention.parts = (whole.word,)  # each of them are all of them: they aren't meant beside

    def _done(self, word: Word, within: list[Mention]) -> None:
        """What an act mentions, or takes up, has become what the act makes of it."""
        done = getattr(type(word), "DONE", "")
        if done:
            for mention in within:
                if not mention.nested and not mention.is_player:
                    mention.done.add(done)

    # --- references

    def _refer(self, word: Word, path: tuple[Word, ...]) -> None:
        with self.discourse.without(_still_to_be_done(path)):
            found = antecedents(word, path, self.discourse)
        if not found and self._instructions and isinstance(path[0], Text):
            found = antecedents(word, path, self._before())
        if isinstance(word, That) and all(isinstance(m, Mention) and m.is_self for m in found):
            found = self._aside_named(word) or found  # the source would be called by its name (Spell Queller)
        words = tuple(m.word if isinstance(m, Mention) else m for m in found)
        if any(isinstance(w, Recipient) and w.lasts() is not None for w in words):
            words, found = (), []  # what will come can't be spoken of: it isn't there as the text is carried out
        self.found.append(Bound(word, words))
        if len(found) == 1:
            self._refers[id(word)] = words[0]
            self._mark(words[0])
            self._mark_alternatives(words[0], path)
            if isinstance(found[0], Mention):
                self._meant[id(word)] = found[0]
            inside = isinstance(word, Post) or any(isinstance(p, NOT_TAKEN_UP) for p in path)
            if isinstance(found[0], Mention) and not inside and _is_one_of_several(word, found[0]):
                one = replace(found[0], word=word, many=False, nested=False, sentence=self.discourse.sentence)
                self.discourse.mention(one)
            elif isinstance(found[0], Mention) and not inside:
                self._taken_up.append(found[0])
                self.discourse.taken_up(found[0])
            elif isinstance(found[0], Mention):
                self._aside.append(found[0])

    def _mark_alternatives(self, meant: Word, path: tuple[Word, ...]) -> None:
        """What either event of a trigger speaks of is what is meant: "sacrifices a permanent or discards a card … that card"."""
        either = alternatives(path)
        if any(one is meant for one in either):
            for other in either:
                self._marks.setdefault(id(other), self._marks[id(meant)])

    def _aside_named(self, word: That) -> list[Mention]:
        """What was spoken of aside: "a copy of the exiled card. X is the mana value of that card"."""
        aside = Discourse()
        aside.mentions = list(dict.fromkeys(self._aside))
        return aside.named(heads_of(word), many=False)

    def _before(self) -> Discourse:
        """What the paragraphs before this one said that are carried out with it (608.2c)."""
        before = Discourse()
        before.mentions, before.sentence = list(self._instructions), self.discourse.sentence
        return before

    def _other(self, word: Word) -> None:
        """ "Another target creature" is another than the target before; than the source, or you, if there is none."""
        kind = TargetPlayer if isinstance(word, TargetPlayer) else Aim
        before = [m.word for m in self.discourse.mentions if isinstance(m.word, kind)]
        if before:
            self._refers[id(word)] = before[-1]
            self._mark(before[-1])

    def _that_name(self, word: Word, path: tuple[Word, ...]) -> None:
        """ "With that name", where no name is chosen: of what it was asked before, else of what the event speaks of (201.2)."""
        if not isinstance(word, WithChosenName) or word.style[0] == 0:
            return
        if any(isinstance(each, ChooseQuality) for each in (*self.discourse.qualities, *within(path[0]))):
            return
        asked = [each.what for each in within(path[0]) if isinstance(each, WithSameName)]
        named = [self._refers[id(what)] for what in asked if id(what) in self._refers]
        named = named or [m.word for m in self.discourse.mentions if m.subject and m.sentence == 0]
        if len(named) == 1:
            self._leave_out(word, named[0])
            self.found.append(Bound(word, (named[0],)))

    def _other_player(self, word: Word) -> None:
        """ "Each other player" is another than the player spoken of, else than you."""
        before = self.discourse.players()
        if before and not before[-1].nested:
            self._leave_out(word, before[-1].word)

    def _other_than(self, word: Word, path: tuple[Word, ...]) -> None:
        """ "Each other creature" is another than one named in the same clause, before it or behind it ("becomes a copy of").

        What is counted for each of several is others than that one. Else than the source, if that is such a thing; if it
        isn't, than what was named last, or than the cards that the text has moved: "exile all cards from your hand. ... all
        other cards exiled with ~".
        """
        heads = heads_of(word)
        each = next(
            (p.subject for p in path if isinstance(p, ThingDoes) and isinstance(p.subject, Each | Bare | All)), None
        )
        if isinstance(word, OtherThings) and each is not None and heads_of(each) & heads:
            self._leave_out(word, each)
            return
        named = self.discourse.ones_like(heads)
        if not named and self._instructions and isinstance(path[0], Text):  # one that an earlier paragraph named
            named = self._before().ones_like(heads)
        here = [m for m in named if m.sentence == self.discourse.sentence]
        if not here and self.self_heads & heads:
            return
        if here or named:
            self._leave_out(word, (here or named)[-1].word)
        elif moved := self.discourse.cards_moved(heads):
            self._leave_out(word, moved[-1].word)
        else:
            self._others.append((word, heads, self.discourse.sentence))

    def _leave_out(self, word: Word, one: Word) -> None:
        self._refers[id(word)] = one
        self._mark(one)

    def _others_than_later(self) -> None:
        """What stands behind "each other ..." in its clause."""
        for word, heads, sentence in self._others:
            later = [m for m in self.discourse.ones_like(heads) if m.sentence == sentence and m.word is not word]
            if later:
                self._leave_out(word, later[0].word)
        self._others = []

    def _mark(self, word: Word) -> None:
        if id(word) not in self._marks:
            self._marks[id(word)] = OF_SOURCE - self._next if isinstance(word, Self) else self._next
            self._kept.append(word)
            self._next += 1

    # --- numbering

    def numbered(self, word: W) -> W:
        """A bound paragraph with its marks, also those that later paragraphs refer to (607.1)."""
        changes: dict[str, Any] = {}
        for name in field_names(type(word)):
            value = getattr(word, name)
            if isinstance(value, Word):
                changes[name] = self.numbered(value)
            elif isinstance(value, tuple) and any(isinstance(v, Word) for v in value):
                changes[name] = tuple(self.numbered(v) if isinstance(v, Word) else v for v in value)
        mark = self._marks.get(id(word), 0)
        to = self._refers.get(id(word))
        refers = self._marks[id(to)] if to is not None else 0
        if not mark and not refers and all(_same(getattr(word, n), v) for n, v in changes.items()):
            return word
        return replace(word, **changes, mark=mark, refers=refers)


def _is_one_of_several(word: Word, mention: Mention) -> bool:
    """Whether it is one of what another ability has spoken of together: "exile one face down … turn the exiled card"."""
    return isinstance(word, The) and not word.many and mention.many and not mention.distributive


def _is_another(word: Word, path: tuple[Word, ...]) -> bool:
    """Whether it is "another", said of what is done or asked: in an event that is another than the source (603.2)."""
    return isinstance(word, A) and word.other and any(isinstance(each, Doing | Predicate | Condition) for each in path)


def _is_event_to_come(word: Word, path: tuple[Word, ...]) -> bool:
    """Whether it is what a delayed ability waits for, said behind what else the text does (603.7)."""
    delaying = path[-1] if path else None
    return isinstance(delaying, Delaying) and delaying.event is word and bool(delaying.before)


def _is_subject_of_intervening_if(word: Word, path: tuple[Word, ...]) -> bool:
    """ "Whenever you cast a spell, if ~ is suspended, remove a time counter from it": the "if" puts it into focus (603.4)."""
    if len(path) < 2 or not isinstance(path[-1], Condition):
        return False
    ability = path[-2]
    return isinstance(ability, Triggered) and ability.condition is path[-1] and getattr(path[-1], "what", None) is word


def _is_asked_about(word: Word, path: tuple[Word, ...]) -> bool:
    """ "Create a token. Then if ~ has three or more counters on it, transform it": the "if" speaks of the source anew.

    So does one that asks what it is, or what it has just done: "if ~ deals damage to you this way, tap it".
    """
    asked = path[:-1] if path and isinstance(path[-1], ThingEvent | CountersOn) else path
    if len(asked) < 3 or not isinstance(asked[-1], HasCounters | IsA | HappenedThisWay | ThereAre):
        return False
    if all(getattr(path[-1], name, None) is not word for name in ("what", "subject", "on")):
        return False
    sentence = asked[-3]
    return isinstance(asked[-2], If) and isinstance(sentence, Sentence) and sentence.lead is asked[-2]


def _by_several(path: tuple[Word, ...]) -> bool:
    """Whether several players each do it, so that it isn't known which of them is spoken of."""
    doing = next((each for each in reversed(path) if isinstance(each, PlayerDoes)), None)
    if doing is None or isinstance(doing.who, You):
        return False
    return isinstance(doing.who, EachPlayer) or bool(getattr(doing.who, "many", False))


def _still_to_be_done(path: tuple[Word, ...]) -> list[Word]:
    """What an act is done to that is done for each of something: it is counted before (608.2c), so can't be meant by that.

    "Create a 1/1 white Bird creature token for each age counter on it", "discard a card for each time it was kicked".
    """
    acts = [one.act for one, below in pairwise(path) if isinstance(one, ForEach) and one.each is below]
    return [word for act in acts for word in within(act) if isinstance(word, A | Act)]


def _is_of_each(word: Word, path: tuple[Word, ...]) -> bool:
    """Whether it is brought up by what is done for, or by, each of several."""
    inside = (*path[1:], word)
    for outer, inner in zip(path, inside, strict=True):
        if isinstance(outer, PlayerDoes):
            if isinstance(outer.who, EachPlayer) and inner is not outer.who:
                return True
        elif isinstance(outer, EACH_IN_TURN) and inner is not outer.each:
            return True
    return False


def _is_nested(path: tuple[Word, ...]) -> bool:
    """Whether a phrase stands inside the description of something else."""
    return any(isinstance(p, OUT_OF_FOCUS) or getattr(type(p), "OUT_OF_FOCUS", False) for p in path)


def anew(word: W) -> W:
    """An equal word of which every part is another object."""
    changes: dict[str, Any] = {}
    for name in field_names(type(word)):
        value = getattr(word, name)
        if isinstance(value, Word):
            changes[name] = anew(value)
        elif isinstance(value, tuple):
            changes[name] = tuple(anew(part) if isinstance(part, Word) else part for part in value)
    return replace(word, **changes)


def _same(old: Any, new: Any) -> bool:
    if isinstance(old, tuple):
        return len(old) == len(new) and all(a is b for a, b in zip(old, new, strict=True))
    return old is new
