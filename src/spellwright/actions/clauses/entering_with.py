"""What a sentence says that something enters with, which the sentence before puts onto the battlefield (614.1c, 614.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, cast

from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.entering import Besides, Entering
from spellwright.actions.enters import EntersWithCounters
from spellwright.actions.walking import field_names, within
from spellwright.words.word import Word

T = TypeVar("T")


def with_its_counters(before: Sentence, sentence: Sentence) -> Sentence | None:
    """The sentence before with the counters that this one adds to what it puts there, else None.

    "Return target creature card from your graveyard to the battlefield. If {G} was spent to cast this spell, that creature
    enters the battlefield with an additional +1/+1 counter on it": once it's there it were too late.
    """
    clause = sentence.clause
    if not isinstance(clause, ThingDoes) or not isinstance(clause.does, EntersWithCounters) or before.at is not None:
        return None
    if (
        sentence.more
        or clause.more
        or sentence.instead
        or clause.does.each is not None
        or clause.does.unless is not None
    ):
        return None
    ways = [word for word in within(before) if isinstance(word, Entering)]
    spoken_of = {mark for word in within(before) for mark in (word.mark, word.refers) if mark}
    if len(ways) != 1 or getattr(clause.subject, "refers", 0) not in spoken_of:
        return None
    return _in_place(before, ways[0], replace(ways[0], besides=Besides(clause.does, sentence.conditions)))


def _in_place(word: T, old: Word, new: Word) -> T:
    """A word with another in the place of one of its parts."""
    if word is old:
        return cast("T", new)
    if isinstance(word, tuple):
        return cast("T", tuple(_in_place(each, old, new) for each in word))
    if not isinstance(word, Word) or all(each is not old for each in within(word)):
        return word
    changes = {name: _in_place(getattr(word, name), old, new) for name in field_names(type(word))}
    return cast("T", replace(word, **changes))
