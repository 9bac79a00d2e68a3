"""The rules of reference: for each kind of pronoun, which mentions it could mean."""

from __future__ import annotations

from spellwright.actions.abilities.triggered import Triggered
from spellwright.actions.ability_sources import IsManaAbility
from spellwright.actions.as_enters import AsEnters
from spellwright.actions.clauses.player_does import Do
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.counted_counters import RemoveThoseCounters
from spellwright.actions.doing import Doing
from spellwright.actions.draw import Draw
from spellwright.actions.entering import Entering
from spellwright.actions.happenings.moving import Dies
from spellwright.actions.its_counters import PutThoseCounters
from spellwright.actions.past.cast_conditions import CameFrom, WasCast
from spellwright.actions.past.cast_this_way import CardsNotCast, CastThisWay
from spellwright.actions.past.done_by import DoneBy
from spellwright.actions.past.done_conditions import WasDoneThisWay
from spellwright.actions.past.player_posts import WhoDid
from spellwright.actions.past.this_way import DidThisWay, FromZoneThisWay, ToZoneThisWay
from spellwright.actions.pile_uses import ShuffleThatPile
from spellwright.actions.piles import (
    OneOfTheirPiles,
    OnePile,
    PileAtRandom,
    PileOfChoice,
    ThatPile,
    TheirChosenPile,
    ThePiles,
)
from spellwright.actions.predicate import Predicate
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.repeating import RepeatUntilNoOne
from spellwright.actions.shares import MostThisWay
from spellwright.actions.transform import TransformThing
from spellwright.actions.voting import GetsMoreVotes, VotesForChoice, WithMostVotes
from spellwright.actions.walking import within
from spellwright.keywords.qualities import OfThatChosenColor
from spellwright.oracle.binding.choices_meant import (
    counted,
    counters_removed,
    exiled_pile,
    known_pile,
    piles,
    rest,
    vote,
)
from spellwright.oracle.binding.chosen import chosen_color, chosen_quality
from spellwright.oracle.binding.discourse import Discourse, Mention
from spellwright.oracle.binding.nouns import heads_of
from spellwright.oracle.binding.other_damage import source_of_other_damage
from spellwright.oracle.binding.players_meant import one_of_two, several, that_player, they, two_players, who_did
from spellwright.oracle.binding.reference_rules import Found, Path, Rule
from spellwright.oracle.binding.spoken_amounts import (
    difference,
    discarded_before,
    life_gained,
    life_lost,
    of_deed,
    that_much,
)
from spellwright.oracle.binding.this_way import cast_this_way, not_cast, put_this_way, this_way
from spellwright.words.amounts import ThatMuch
from spellwright.words.chosen_posts import OfThatChosen
from spellwright.words.counted import (
    CountersOn,
    CountersThisWay,
    OneLifeGained,
    OneLifeLost,
    OneThisWay,
    SoManyCountersThisWay,
)
from spellwright.words.difference import BetweenLifeTotals, TheDifference
from spellwright.words.filters import Post
from spellwright.words.groups import AttackedBy, FromZone, OneOfThese, Them, TheOther, TheRest
from spellwright.words.number_posts import WithLesser, WithStatBy
from spellwright.words.object_facts import IsA, WasKicked
from spellwright.words.owners import Its, ItsOwners, OfThat, Their, Theirs
from spellwright.words.place_facts import IsInZone
from spellwright.words.players import ThatPlayer
from spellwright.words.quantified import A, All, Each
from spellwright.words.quantities import ThisWayAmount
from spellwright.words.reference_posts import NotThisWay, PutIntoThisWay, ThisWay
from spellwright.words.references import Attached, It, Itself, Self, That, The, Those
from spellwright.words.rivals import OneOfTwoPlayers
from spellwright.words.word import Word


def it(word: Word, path: Path, discourse: Discourse) -> Found:
    """What is named beside the pronoun in the same act is somebody else: "attach ~ to it"."""
    if is_somebody(word) and (own := [m for m in discourse.mentions if m.is_self]):
        return own[-1:]
    for known in (named_by_the_last_act, source_of_other_damage, said_to_be_there):
        if (found_so := known(path, discourse)) is not None:
            return found_so
    beside: tuple[Word, ...] = ()
    if path and isinstance(path[-1], Doing | Predicate):
        named = (getattr(path[-1], name, None) for name in ("what", "to", "on", "subject"))
        beside = tuple(n for n in named if isinstance(n, Word) and n is not word)
        beside = (*beside, *subject_of(path), *spells(path[-1], discourse))
        if isinstance(path[-1], TransformThing):  # only permanents transform (701.27a), no card discarded or exiled
            gone = (m.word for m in discourse.mentions if m.done & {"discarded", "exiled"} or m.heads == {"card"})
            beside = (*beside, *gone)
    elif path and isinstance(path[-1], ThingDoes):
        beside = (*acted_on(path[-1], path, discourse), *sacrificed(discourse))
    elif path and isinstance(path[-1], Entering):  # what is put there isn't attached to itself
        put = next((getattr(each, "what", None) for each in reversed(path) if isinstance(each, Doing)), None)
        beside = (put,) if isinstance(put, Word) else ()
    elif path and isinstance(path[-1], CameFrom | WasCast):  # nothing in a hand: "draw a card. If it entered"
        beside = tuple(m.word for m in discourse.mentions if isinstance(m.word, Draw))
    elif path and isinstance(path[-1], IsManaAbility):  # of what it is an ability isn't one
        return [m for m in discourse.mentions if "ability" in m.heads]
    if path and isinstance(path[-1], AttackedBy):  # "a creature attacks, ~ deals damage to the player … it's attacking"
        attacking = [m for m in discourse.mentions if m.subject and m.sentence == 0]
        if len(attacking) == 1:
            return list(attacking)
    found = discourse.focus(beside)
    if path and isinstance(path[-1], WasKicked):  # no group can have been: "damage to each creature. If it was kicked"
        found = [m for m in found if not m.distributive] or [m for m in discourse.mentions if m.is_self]
    return narrowed(path, found) if path else found


def narrowed(path: Path, found: list[Mention]) -> Found:
    """Of what is in focus what can be said so."""
    if isinstance(path[-1], CountersOn):
        return counted_on(path, found)
    if isinstance(path[-1], AsEnters):  # what is said of its own entering
        return [m for m in found if isinstance(m.word, Self)]
    does = getattr(path[-1], "does", None)
    if len(found) > 1 and getattr(type(does), "BY_THE_SAME", False):
        return [m for m in found if m.subject] or found
    return found


def counted_on(path: Path, found: list[Mention]) -> Found:
    """On what the counters are: on each thing described rather than on all that were spoken of before.

    "Destroy each artifact with mana value less than or equal to the number of rust counters on it."
    """
    of_several = found and all(isinstance(m.word, Each | All) for m in found)
    if of_several and any(isinstance(each, WithStatBy) for each in path):
        return [THE_DESCRIBED]
    return list(found)


def named_by_the_last_act(path: Path, discourse: Discourse) -> Found | None:
    """What the last of several acts names by a noun, of which the condition behind it speaks.

    "Counter target activated ability from an artifact source and destroy that artifact if it's on the battlefield."
    """
    sentence = path[-2] if len(path) > 1 else None
    if not isinstance(sentence, Sentence) or sentence.only_if is not path[-1]:
        return None
    acts = sentence.clause.more if isinstance(sentence.clause, Do) else ()
    phrase = getattr(acts[-1].act, "what", None) if acts else None
    return that(phrase, path, discourse) if isinstance(phrase, That) else None


def said_to_be_there(path: Path, discourse: Discourse) -> Found | None:
    """The source, if the intervening "if" says that it is in the zone from which it's cast or played (603.4).

    "Whenever a land enters, if ~ is in your graveyard and it's your turn, you may cast it from your graveyard."
    """
    if not isinstance(path[0], Triggered) or not isinstance(path[-1], FromZone) or path[0].condition is None:
        return None
    said = [each for each in within(path[0].condition) if isinstance(each, IsInZone)]
    if not any(isinstance(each.what, Self) and each.zone == path[-1].zone for each in said):
        return None
    return [m for m in discourse.mentions if m.is_self]


def subject_of(path: Path) -> tuple[Word, ...]:
    """Who does it, if the pronoun is what it is done to, which else were "itself": "another target creature blocks it"."""
    clause = path[-2] if len(path) > 1 else None
    if not isinstance(path[-1], Predicate) or not isinstance(clause, ThingDoes) or isinstance(clause.subject, It):
        return ()
    return (clause.subject,)


def spells(act: Word, discourse: Discourse) -> tuple[Word, ...]:
    """The spells mentioned, if counters are put: on a permanent, which "a spell that targets ~" names (122.1)."""
    return tuple(m.word for m in discourse.mentions if m.heads == {"spell"}) if isinstance(act, PutCounters) else ()


def acted_on(clause: ThingDoes, path: Path, discourse: Discourse) -> tuple[Word, ...]:
    """What the predicates of its clause call by a noun: "it deals 2 damage to that creature" speaks of two."""
    named = (getattr(predicate, name, None) for predicate in clause.all for name in ("what", "to", "on"))
    found = (that(phrase, (*path, clause), discourse) for phrase in named if isinstance(phrase, That))
    return tuple(f[0].word for f in found if len(f) == 1 and isinstance(f[0], Mention))


def sacrificed(discourse: Discourse) -> tuple[Word, ...]:
    """What the effect has a player sacrifice, which does nothing any more (701.21a): "sacrifice a Clue. If you do, it gets"."""
    gone = (m for m in discourse.mentions if "sacrificed" in m.done and m.sentence > 0 and not m.subject)
    return tuple(m.word for m in gone if isinstance(m.word, A))


def is_somebody(word: Word) -> bool:
    """Whether it is said as of a person, as texts speak of their own legend or planeswalker: "him", "her" (201.5)."""
    return bool(word.style[1]) if isinstance(word, It) else False


THE_DESCRIBED: Word = It()
"""What a description is about, for what stands in it: it has a mark of its own."""


def its(word: Word, path: Path, discourse: Discourse) -> Found:
    """What is in focus; in a description, where nothing was mentioned, what that is about: "its controller's graveyard"."""
    act = next((each for each in reversed(path) if isinstance(each, Doing)), None)
    if path and isinstance(path[-1], ItsOwners) and isinstance(getattr(act, "what", None), Self):
        return [m for m in discourse.mentions if m.is_self]  # "if it's a land card, return ~ to its owner's hand"
    found: Found = discourse.focus()
    if not found and path and isinstance(path[-1], ItsOwners) and any(isinstance(each, WithStatBy) for each in path):
        return [THE_DESCRIBED]
    return found


def lesser(word: Word, path: Path, discourse: Discourse) -> Found:
    """Than another thing: "you may cast it … if it's a spell with lesser mana value" compares it with the spell before."""
    found = discourse.focus()
    if any(isinstance(each, IsA) and isinstance(each.what, It) for each in path):
        return discourse.focus(tuple(m.word for m in found)) or found
    return found


def that(word: Word, path: Path, discourse: Discourse) -> Found:
    """By its noun; of several, what was described in the same words: "the creature you control"."""
    found = discourse.named(heads_of(word), many=False)
    if path and isinstance(path[-1], PutCounters) and path[-1].on is word:
        found = of_those_still_there(found, path, discourse)
    posts: tuple[Post, ...] = getattr(getattr(word, "noun", None), "posts", ())
    if len(found) > 1 and posts:
        return [m for m in found if all(post in posts_of(m.word) for post in posts)] or found
    return found


def of_those_still_there(found: list[Mention], path: Path, discourse: Discourse) -> list[Mention]:
    """Not what has died, on which no counters are put (122.1, 400.7): "a creature dealt damage by enchanted creature dies"."""
    dead = [m for m in found if m.subject and m.sentence == 0 and any(isinstance(d, Dies) for d in happened(path))]
    if not dead or len(dead) < len(found):
        return found
    return [m for m in discourse.mentions if isinstance(m.word, Attached) and m not in dead][-1:] or found


def happened(path: Path) -> tuple[Word, ...]:
    """What the trigger says that its subject does."""
    event = getattr(getattr(path[0], "trigger", None), "event", None) if path else None
    does: tuple[Word, ...] = getattr(event, "does", ())
    return does


def posts_of(word: Word) -> tuple[Post, ...]:
    """What stands behind the noun of a phrase."""
    posts: tuple[Post, ...] = getattr(getattr(word, "what", None), "posts", ())
    return posts


def those(word: Word, path: Path, discourse: Discourse) -> Found:
    """By their noun; what is in a pile rather than all that were separated (700.3)."""
    found = discourse.named(heads_of(word), many=True)
    return [m for m in found if isinstance(m.word, PileAtRandom)] or found


def the(word: Word, path: Path, discourse: Discourse) -> Found:
    """What a word says was done to it: "the exiled card", "the sacrificed creature"."""
    assert isinstance(word, The)
    return discourse.things_done(word.how.value, heads_of(word), many=word.many)


def itself(word: Word, path: Path, discourse: Discourse) -> Found:
    """The subject of its clause."""
    subjects = [m for m in discourse.mentions if m.subject]
    return subjects[-1:]


RULES: dict[type[Word], Rule] = {
    It: it,
    Its: its,
    WithLesser: lesser,
    That: that,
    Those: those,
    The: the,
    ThatPlayer: that_player,
    OneOfTwoPlayers: one_of_two,
    OfThat: that_player,
    Their: they,
    Theirs: several,
    Them: they,
    OneOfThese: several,
    TheRest: rest,
    TheOther: rest,
    Itself: itself,
    ThisWay: this_way,
    NotThisWay: this_way,
    FromZoneThisWay: this_way,
    ToZoneThisWay: this_way,
    WasDoneThisWay: this_way,
    PutIntoThisWay: put_this_way,
    CastThisWay: cast_this_way,
    CardsNotCast: not_cast,
    DidThisWay: this_way,
    DoneBy: this_way,
    ThatMuch: that_much,
    ThisWayAmount: of_deed,
    OneThisWay: of_deed,
    OneLifeLost: life_lost,
    OneLifeGained: life_gained,
    TheDifference: difference,
    MostThisWay: discarded_before,
    PutThoseCounters: its,
    BetweenLifeTotals: two_players,
    CountersThisWay: counters_removed,
    SoManyCountersThisWay: counters_removed,
    OfThatChosen: chosen_quality,
    OfThatChosenColor: chosen_color,
    RemoveThoseCounters: counted,
    GetsMoreVotes: vote,
    VotesForChoice: vote,
    WithMostVotes: vote,
    WhoDid: who_did,
    RepeatUntilNoOne: who_did,
    OnePile: piles,
    OneOfTheirPiles: piles,
    PileOfChoice: piles,
    ShuffleThatPile: exiled_pile,
    ThatPile: known_pile,
    TheirChosenPile: known_pile,
    ThePiles: known_pile,
}


def is_reference(word: Word) -> bool:
    """Whether a word refers to something mentioned."""
    return type(word) in RULES


def antecedents(word: Word, path: Path, discourse: Discourse) -> Found:
    """What a reference could mean: one thing if it is clear."""
    return RULES[type(word)](word, path, discourse)
