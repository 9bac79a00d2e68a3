"""Which choice a text comes back to: the rest of several, counters, piles, votes."""

from __future__ import annotations

from spellwright.actions.abilities.triggered import Triggered
from spellwright.actions.at_random import ChosenAtRandom, SomeAtRandom
from spellwright.actions.choose import ChooseThings
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.counted_counters import RemoveThoseCounters
from spellwright.actions.exile import Exile
from spellwright.actions.piles import AllInPile, SeparateIntoPiles
from spellwright.actions.remove_counters import RemoveAllCounters, RemoveAnyNumber, RemoveCounters, RemoveUpTo
from spellwright.actions.voting import GetsMoreVotes, VoteFor, VotesForChoice
from spellwright.actions.walking import within
from spellwright.oracle.binding.discourse import Discourse
from spellwright.oracle.binding.reference_rules import Found, Path
from spellwright.words.counted import CountersOn
from spellwright.words.counter_facts import HasCounters
from spellwright.words.groups import AnyNumber, EachOf, SomeOf
from spellwright.words.one_and_or import OneAndOr
from spellwright.words.quantified import A, All
from spellwright.words.reference_posts import ThisWay
from spellwright.words.word import Word
from spellwright.words.zones import Among


def counters_removed(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last removal of counters, which may be the cost."""
    removals = (RemoveCounters, RemoveAllCounters, RemoveAnyNumber, RemoveThoseCounters, RemoveUpTo)
    found: list[Word] = [amount for amount in discourse.amounts if isinstance(amount, removals)]
    return found[-1:]


def counted(word: Word, path: Path, discourse: Discourse) -> Found:
    """Those that the condition of its sentence counts: "if there are three or more charge counters on it"."""
    sentence = next((each for each in reversed(path) if isinstance(each, Sentence)), None)
    lead = getattr(sentence, "lead", None)
    counted: list[Word] = []
    if isinstance(lead, Word):
        counted += [each for each in within(lead) if isinstance(each, HasCounters | CountersOn)]
    asked = path[0].condition if isinstance(path[0], Triggered) else None
    if not counted and asked is not None:  # the intervening "if" of its ability (603.4)
        counted += [each for each in within(asked) if isinstance(each, HasCounters)]
    return counted


def rest(word: Word, path: Path, discourse: Discourse) -> Found:
    """What the text looked at or revealed together, the chosen ones among them aside."""
    several = [m for m in discourse.mentions if m.many or (m.distributive and not m.in_turn)]
    whole = [m for m in several if not m.is_player and not m.nested]
    found = [m for m in whole if not taken_out(m.word)][-1:]
    if any(isinstance(m.word, EachOf) and m.subject for m in found):  # another for each that does it: no one thing
        return []
    return found or chosen_before(word, path)


def taken_out(word: Word) -> bool:
    """Whether it takes some of what was mentioned: "all land cards revealed this way", "two cards from among them"."""
    if isinstance(word, A | All | AnyNumber | SomeAtRandom):
        return any(isinstance(each, SomeOf | Among | ThisWay) for each in within(word.what))
    return isinstance(word, SomeOf | OneAndOr | AllInPile)


def chosen_before(word: Word, path: Path) -> list[Word]:
    """What a player has chosen of all that a phrase describes: "each player chooses a creature. Destroy the rest"."""
    chosen: list[Word] = []
    for each in within(path[0]):
        if each is word:
            break
        if isinstance(each, ChooseThings) and isinstance(each.what, A | AnyNumber | ChosenAtRandom):
            chosen.append(each.what)
    return chosen[-1:]


def piles(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last separation into piles."""
    return [m for m in discourse.mentions if isinstance(m.word, SeparateIntoPiles)][-1:]


def known_pile(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last separation, of which a pile has been chosen."""
    return [m for m in discourse.mentions if isinstance(m.word, SeparateIntoPiles) and m.done][-1:]


def exiled_pile(word: Word, path: Path, discourse: Discourse) -> Found:
    """What was exiled last, if that was in a pile."""
    piled = any(isinstance(each, Exile) and each.pile for each in within(path[0]))
    return [m for m in discourse.mentions if piled and "exiled" in m.done][-1:]


def vote(word: Word, path: Path, discourse: Discourse) -> Found:
    """The vote of the same text in which that could be chosen."""
    name = word.choice.name if isinstance(word, GetsMoreVotes | VotesForChoice) else None
    acts: list[Word] = [act for act in within(path[0]) if isinstance(act, VoteFor) and can_choose(act, name)]
    return acts[-1:]


def can_choose(act: VoteFor, name: str | None) -> bool:
    """Whether that vote could go to what is called so; to a thing, where no name is given."""
    return act.what is not None if name is None else any(ballot.name == name for ballot in act.names)
