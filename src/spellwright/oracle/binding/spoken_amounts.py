"""The rules of reference to amounts: what "that much", "the difference" and "1 life you lost" could mean."""

from __future__ import annotations

from itertools import pairwise

from spellwright.actions.cards_of_zone import TheCardsOf
from spellwright.actions.clauses.leads import IfDone
from spellwright.actions.clauses.player_does import Do, PlayerDoes, Unless
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.deal_damage import Deals
from spellwright.actions.discard import DiscardHand
from spellwright.actions.draw import Draw
from spellwright.actions.happenings.damage import DamageDealing
from spellwright.actions.happenings.life_and_cards import GainsLife, LosesLife
from spellwright.actions.pay import PayAnyMana
from spellwright.actions.pay_energy import PayAmountOfEnergy, PayAnyEnergy
from spellwright.actions.shares import counts_cards
from spellwright.actions.walking import within
from spellwright.oracle.binding.discourse import Discourse
from spellwright.oracle.binding.reference_rules import Found, Path
from spellwright.words.amounts import ThatMuch
from spellwright.words.counter_facts import HasCounters
from spellwright.words.players import AllPlayers, EachPlayer
from spellwright.words.quantified import All, OneOrMore
from spellwright.words.quantities import Deed
from spellwright.words.word import Word


def that_much(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last amount before it that it isn't part of; else the number of the things that were mentioned last.

    Else how many counters of a kind the condition speaks of: "if it had one or more +1/+1 counters on it".
    """
    amounts = [a for a in discourse.amounts if all(a is not p for p in path)]
    avoided = _avoided(path)
    amounts = [a for a in amounts if all(a is not word for word in avoided)] or amounts
    amounts = [a for a in amounts if not _says_that_much(a)] or amounts
    if offered := _offered_before(path):
        return offered
    spoken_of = amounts[-1:] or _number_of(discourse) or _counters_there(path)
    before = [act for act in _done_before(path) if not any(each is s for s in spoken_of for each in within(act))]
    if before and not any(isinstance(each, ThatMuch) for each in within(before[0])):
        return before  # rather than what was told earlier: "~ deals 2 damage … discard your hand, then draw that many"
    return spoken_of or _done_before(path) or _drawn_before(word, path)


def _says_that_much(word: Word) -> bool:
    """Whether it says the same amount itself: "you gain that much life and attacking player loses that much life"."""
    return any(isinstance(getattr(word, name, None), ThatMuch) for name in ("number", "amount"))


def _avoided(path: Path) -> list[Word]:
    """What isn't done if the player does what is spoken of: "loses that much life unless they sacrifice that many"."""
    clause = next((clause for clause, part in pairwise(path) if isinstance(part, Unless)), None)
    return list(within(clause)) if clause is not None else []


def _counters_there(path: Path) -> list[Word]:
    counted: list[Word] = [each for each in within(path[0]) if isinstance(each, HasCounters) and each.or_more]
    return counted if len(counted) == 1 else []


def _done_before(path: Path) -> list[Word]:
    """What the same players are told to do right before: "each player discards their hand, then draws that many cards"."""
    clause = next((p for p in path if isinstance(p, PlayerDoes | Do)), None)
    if clause is None:
        return []
    acts: tuple[Word, ...] = (clause.act, *(following.act for following in clause.more))
    at = next((i for i, act in enumerate(acts) if any(act is p for p in path)), 0)
    return [act for act in acts[:at][-1:] if counts_cards(act)]


def _offered_before(path: Path) -> list[Word]:
    """The discard that "if you do" speaks of: "you may discard all the cards in your hand. If you do, draw that many cards"."""
    body, sentence = next(((a, b) for a, b in pairwise(path) if isinstance(b, Sentence)), (None, None))
    sentences: tuple[Word, ...] = getattr(body, "sentences", ())
    at = next((i for i, each in enumerate(sentences) if each is sentence), 0)
    if sentence is None or not at or not isinstance(sentence.lead, IfDone):
        return []
    clause = getattr(sentences[at - 1], "clause", None)
    if not isinstance(clause, PlayerDoes) or not clause.may or clause.more:
        return []
    all_of_them = isinstance(clause.act, DiscardHand) or isinstance(getattr(clause.act, "what", None), TheCardsOf)
    return [clause.act] if all_of_them and counts_cards(clause.act) else []


def _drawn_before(word: Word, path: Path) -> list[Word]:
    """The cards drawn last: "you may draw cards equal to its power. If you do, discard that many cards"."""
    drawn: list[Word] = []
    for each in within(path[0]):
        if each is word:
            break
        if isinstance(each, Draw) and all(each is not p for p in path):
            drawn.append(each)
    return drawn[-1:]


def discarded_before(word: Word, path: Path, discourse: Discourse) -> Found:
    """What the same players discarded right before."""
    return _done_before(path)


def of_deed(word: Word, path: Path, discourse: Discourse) -> Found:
    """Of damage dealt, the last damage, though more amounts were said since: "you gain X life, where X is the damage …"."""
    if getattr(word, "deed", None) in DAMAGE:
        dealt: list[Word] = [amount for amount in discourse.amounts if isinstance(amount, Deals | DamageDealing)]
        if dealt:
            return dealt[-1:]
    if getattr(word, "deed", None) is Deed.MANA_PAID:  # though it says how many to search for (Collective Voyage)
        told: list[Word] = [amount for amount in discourse.amounts if isinstance(amount, PayAnyMana)]
        return told[-1:]
    if getattr(word, "deed", None) is Deed.ENERGY_PAID:
        paid: list[Word] = [a for a in discourse.amounts if isinstance(a, PayAnyEnergy | PayAmountOfEnergy)]
        return paid[-1:]
    return that_much(word, path, discourse)


def life_lost(word: Word, path: Path, discourse: Discourse) -> Found:
    """The loss of life that the trigger tells."""
    lost: list[Word] = [amount for amount in discourse.amounts if isinstance(amount, LosesLife)]
    return lost[-1:]


def life_gained(word: Word, path: Path, discourse: Discourse) -> Found:
    """The life that the trigger tells."""
    gained: list[Word] = [amount for amount in discourse.amounts if isinstance(amount, GainsLife)]
    return gained[-1:]


def difference(word: Word, path: Path, discourse: Discourse) -> Found:
    """What the last comparison before it came to."""
    return discourse.differences[-1:]


DAMAGE = (Deed.DAMAGE_DEALT, Deed.DAMAGE, Deed.EXCESS, Deed.EXCESS_TO_CREATURE)


COUNTED = (OneOrMore, All, TheCardsOf, DiscardHand)
"""The phrases for several things, and acts done to several, whose number "that many" can mean."""


def _number_of(discourse: Discourse) -> list[Word]:
    """One or more things, or all of some, unless each of several players had their own."""
    if any(isinstance(m.word, EachPlayer | AllPlayers) for m in discourse.mentions):
        return []
    words: list[Word] = [m.word for m in discourse.mentions if isinstance(m.word, COUNTED) and not m.nested]
    return words[-1:]
