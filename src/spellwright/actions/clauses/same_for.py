"""The same is true for others: a sentence said again of other things, or with other keywords."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.clauses.player_does import Do, PlayerDoes
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.rewriting import rewritten
from spellwright.actions.walking import within
from spellwright.words.keyword import Keyword
from spellwright.words.players import Players, You
from spellwright.words.quantified import Bare
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import Word, word

W = TypeVar("W", bound=Word)


class SayingAgain(Full):
    """The family of clauses that say the sentence before again with something else."""

    __slots__ = ()

    def again(self, before: W, clauses: tuple[Clause, ...]) -> tuple[W, ...]:
        """What it says, from the sentence before and its clauses; nothing if that can't be said so."""
        raise NotImplementedError


@word
class SameForThings(SayingAgain):
    """The same is true for other things: "the same is true for creature spells you control and …"."""

    what: Bare
    also: Bare | None = None
    ENGLISH = "the same is true for {what} [and {also}]"

    def ok(self) -> bool:
        """Each says itself whose they are."""
        return self.also is None or bool(getattr(self.what.what, "posts", ()))

    def again(self, before: W, clauses: tuple[Clause, ...]) -> tuple[W, ...]:
        """The sentence of each of these."""
        clause = clauses[0]
        if len(clauses) > 1 or not isinstance(clause, ThingDoes) or not isinstance(clause.subject, Objects):
            return ()
        if clause.duration is not None or isinstance(clause.subject, Players):
            return ()
        if clause.subject.mark and any(each.refers == clause.subject.mark for each in within(before)):
            return ()
        subjects = (self.what,) if self.also is None else (self.what, self.also)
        return tuple(_with_subject(before, clause, subject) for subject in subjects)


def _with_subject(sentence: W, clause: ThingDoes, subject: Recipient) -> W:
    return replace(sentence, clause=replace(clause, subject=subject))  # type: ignore[call-arg]


@word
class SameForKeywords(SayingAgain):
    """The same is true for other keywords: "the same is true for first strike, haste, and vigilance"."""

    keywords: tuple[Keyword, ...]
    ENGLISH = "the same is true for {keywords:and}"

    def again(self, before: W, clauses: tuple[Clause, ...]) -> tuple[W, ...]:
        """The sentence with each of these in the place of its keyword, and counters of that kind."""
        said = list(dict.fromkeys(each for each in within(before) if isinstance(each, Keyword)))
        if len(said) != 1:
            return ()
        counted = any(getattr(each, "kind", None) == _name(said[0]) for each in within(before))
        if counted and not all(_name(keyword) for keyword in self.keywords):
            return ()
        return tuple(rewritten(before, _exchange(said[0], keyword)) for keyword in self.keywords)


@word
class DoTheSame(SayingAgain):
    """Others do what you are told to: "each opponent attacking that player does the same"."""

    who: Players
    ENGLISH = "{who} <does|do> the same"

    def again(self, before: W, clauses: tuple[Clause, ...]) -> tuple[W, ...]:
        """The sentence as told to those players: what an imperative, or "you", is told to do."""
        clause = clauses[0]
        told = isinstance(clause, PlayerDoes) and isinstance(clause.who, You) and not clause.optional()
        if len(clauses) > 1 or not (told or isinstance(clause, Do)) or clause.optional():
            return ()
        assert isinstance(clause, Do | PlayerDoes)
        done = PlayerDoes(self.who, clause.act, clause.more, mark=clause.mark)
        return (replace(before, clause=done),)  # type: ignore[call-arg]


def _name(keyword: Keyword) -> str | None:
    english = keyword.ENGLISH
    return english if isinstance(english, str) and "{" not in english else None


def _exchange(old: Keyword, new: Keyword) -> Callable[[Word], Any]:
    def change(each: Word) -> Any:
        if each == old:
            return new
        kind = getattr(each, "kind", None)
        return replace(each, kind=_name(new)) if kind is not None and kind == _name(old) else each  # type: ignore[call-arg]

    return change
