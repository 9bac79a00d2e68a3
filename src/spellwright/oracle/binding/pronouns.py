"""The rules of reference: for each kind of pronoun, which mentions it could mean."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.actions.abilities.triggered import Triggered
from spellwright.actions.ability_sources import IsManaAbility
from spellwright.actions.as_enters import AsEnters
from spellwright.actions.at_random import ChosenAtRandom, SomeAtRandom
from spellwright.actions.choose import ChooseThings
from spellwright.actions.clauses.leads import IfDone, WasDone
from spellwright.actions.clauses.player_does import Do, PlayerDoes, Unless, tells_who_did
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.counted_counters import RemoveThoseCounters
from spellwright.actions.doing import Doing
from spellwright.actions.draw import Draw
from spellwright.actions.entering import Entering
from spellwright.actions.exile import Exile
from spellwright.actions.its_counters import PutThoseCounters
from spellwright.actions.past.cast_conditions import CameFrom, WasCast
from spellwright.actions.past.cast_this_way import CardsNotCast, CastThisWay
from spellwright.actions.past.done_by import DoneBy
from spellwright.actions.past.done_conditions import WasDoneThisWay
from spellwright.actions.past.player_posts import WhoDid
from spellwright.actions.past.this_way import DidThisWay, FromZoneThisWay, ToZoneThisWay
from spellwright.actions.pile_uses import ShuffleThatPile
from spellwright.actions.piles import (
    AllInPile,
    OneOfTheirPiles,
    OnePile,
    PileAtRandom,
    PileOfChoice,
    SeparateIntoPiles,
    ThatPile,
    TheirChosenPile,
    ThePiles,
)
from spellwright.actions.predicate import Predicate
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.remove_counters import RemoveAllCounters, RemoveAnyNumber, RemoveCounters, RemoveUpTo
from spellwright.actions.repeating import RepeatUntilNoOne
from spellwright.actions.shares import MostThisWay
from spellwright.actions.transform import TransformThing
from spellwright.actions.voting import GetsMoreVotes, VoteFor, VotesForChoice, WithMostVotes
from spellwright.actions.walking import within
from spellwright.keywords.qualities import OfThatChosenColor
from spellwright.oracle.binding.chosen import chosen_color, chosen_quality
from spellwright.oracle.binding.discourse import Discourse, Mention
from spellwright.oracle.binding.nouns import heads_of
from spellwright.oracle.binding.other_damage import source_of_other_damage
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
from spellwright.words.conditions import Condition
from spellwright.words.counted import (
    CountersOn,
    CountersThisWay,
    OneLifeGained,
    OneLifeLost,
    OneThisWay,
    SoManyCountersThisWay,
)
from spellwright.words.counter_facts import HasCounters
from spellwright.words.difference import BetweenLifeTotals, TheDifference
from spellwright.words.filters import Post
from spellwright.words.groups import (
    AnyNumber,
    AttackedBy,
    EachOf,
    FromZone,
    OneOfThese,
    SomeOf,
    Them,
    TheOther,
    TheRest,
)
from spellwright.words.number_posts import WithLesser, WithStatBy
from spellwright.words.object_facts import IsA, WasKicked
from spellwright.words.one_and_or import OneAndOr
from spellwright.words.owners import Its, ItsOwners, OfThat, Owner, Their, Theirs
from spellwright.words.players import PlayerNoun, PlayerOrController, ThatPlayer
from spellwright.words.posts import ControlledBy, ControlledThen
from spellwright.words.quantified import A, All
from spellwright.words.quantities import ThisWayAmount
from spellwright.words.reference_posts import NotThisWay, OfThatChosen, PutIntoThisWay, ThisWay
from spellwright.words.references import It, Itself, Self, That, The, Those
from spellwright.words.rivals import OneOfTwoPlayers, RivalTarget, WhichOfTwo
from spellwright.words.target_phrases import TargetPlayer
from spellwright.words.word import Word
from spellwright.words.zones import Among

Path = tuple[Word, ...]
Found = list[Mention] | list[Word]
Rule = Callable[[Word, Path, Discourse], Found]


def _it(word: Word, path: Path, discourse: Discourse) -> Found:
    """What is named beside the pronoun in the same act is somebody else: "attach ~ to it"."""
    if _is_somebody(word) and (own := [m for m in discourse.mentions if m.is_self]):
        return own[-1:]
    if (named_again := _named_by_the_last_act(path, discourse)) is not None:
        return named_again
    if (dealing := source_of_other_damage(path, discourse)) is not None:
        return dealing
    beside: tuple[Word, ...] = ()
    if path and isinstance(path[-1], Doing | Predicate):
        named = (getattr(path[-1], name, None) for name in ("what", "to", "on", "subject"))
        beside = tuple(n for n in named if isinstance(n, Word) and n is not word)
        beside = (*beside, *_subject_of(path), *_spells(path[-1], discourse))
        if isinstance(path[-1], TransformThing):  # only permanents transform (701.27a), no card that is discarded
            beside = (*beside, *(m.word for m in discourse.mentions if "discarded" in m.done or m.heads == {"card"}))
    elif path and isinstance(path[-1], ThingDoes):
        beside = _acted_on(path[-1], path, discourse)
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
    if path and isinstance(path[-1], AsEnters):  # what is said of its own entering
        return [m for m in found if isinstance(m.word, Self)]
    does = getattr(path[-1], "does", None) if path else None
    if len(found) > 1 and getattr(type(does), "BY_THE_SAME", False):
        return [m for m in found if m.subject] or found
    return found


def _named_by_the_last_act(path: Path, discourse: Discourse) -> Found | None:
    """What the last of several acts names by a noun, of which the condition behind it speaks.

    "Counter target activated ability from an artifact source and destroy that artifact if it's on the battlefield."
    """
    sentence = path[-2] if len(path) > 1 else None
    if not isinstance(sentence, Sentence) or sentence.only_if is not path[-1]:
        return None
    acts = sentence.clause.more if isinstance(sentence.clause, Do) else ()
    phrase = getattr(acts[-1].act, "what", None) if acts else None
    return _that(phrase, path, discourse) if isinstance(phrase, That) else None


def _subject_of(path: Path) -> tuple[Word, ...]:
    """Who does it, if the pronoun is what it is done to, which else were "itself": "another target creature blocks it"."""
    clause = path[-2] if len(path) > 1 else None
    if not isinstance(path[-1], Predicate) or not isinstance(clause, ThingDoes) or isinstance(clause.subject, It):
        return ()
    return (clause.subject,)


def _spells(act: Word, discourse: Discourse) -> tuple[Word, ...]:
    """The spells mentioned, if counters are put: on a permanent, which "a spell that targets ~" names (122.1)."""
    return tuple(m.word for m in discourse.mentions if m.heads == {"spell"}) if isinstance(act, PutCounters) else ()


def _acted_on(clause: ThingDoes, path: Path, discourse: Discourse) -> tuple[Word, ...]:
    """What the predicates of its clause call by a noun: "it deals 2 damage to that creature" speaks of two."""
    named = (getattr(predicate, name, None) for predicate in clause.all for name in ("what", "to", "on"))
    found = (_that(phrase, (*path, clause), discourse) for phrase in named if isinstance(phrase, That))
    return tuple(f[0].word for f in found if len(f) == 1 and isinstance(f[0], Mention))


def _is_somebody(word: Word) -> bool:
    """Whether it is said as of a person, as texts speak of their own legend or planeswalker: "him", "her" (201.5)."""
    return bool(word.style[1]) if isinstance(word, It) else False


THE_DESCRIBED: Word = It()
"""What a description is about, for what stands in it: it has a mark of its own."""


def _its(word: Word, path: Path, discourse: Discourse) -> Found:
    """What is in focus; in a description, where nothing was mentioned, what that is about: "its controller's graveyard"."""
    found: Found = discourse.focus()
    if not found and path and isinstance(path[-1], ItsOwners) and any(isinstance(each, WithStatBy) for each in path):
        return [THE_DESCRIBED]
    return found


def _lesser(word: Word, path: Path, discourse: Discourse) -> Found:
    """Than another thing: "you may cast it … if it's a spell with lesser mana value" compares it with the spell before."""
    found = discourse.focus()
    if any(isinstance(each, IsA) and isinstance(each.what, It) for each in path):
        return discourse.focus(tuple(m.word for m in found)) or found
    return found


def _that(word: Word, path: Path, discourse: Discourse) -> Found:
    """By its noun; of several, what was described in the same words: "the creature you control"."""
    found = discourse.named(heads_of(word), many=False)
    posts: tuple[Post, ...] = getattr(getattr(word, "noun", None), "posts", ())
    if len(found) > 1 and posts:
        return [m for m in found if all(post in _posts_of(m.word) for post in posts)] or found
    return found


def _posts_of(word: Word) -> tuple[Post, ...]:
    posts: tuple[Post, ...] = getattr(getattr(word, "what", None), "posts", ())
    return posts


def _those(word: Word, path: Path, discourse: Discourse) -> Found:
    """By their noun; what is in a pile rather than all that were separated (700.3)."""
    found = discourse.named(heads_of(word), many=True)
    return [m for m in found if isinstance(m.word, PileAtRandom)] or found


def _that_player(word: Word, path: Path, discourse: Discourse) -> Found:
    leads = (each.lead for each in path if isinstance(each, Sentence))
    if any(isinstance(lead, IfDone) and lead.what is WasDone.THE_FIRST_PLAYER for lead in leads):
        return [m for m in discourse.mentions if m.is_player and not isinstance(m.word, RivalTarget)][:1]
    found = discourse.players()
    if len(found) > 1 and isinstance(word, ThatPlayer) and word.noun is PlayerNoun.OPPONENT:
        called_so = [m for m in found if getattr(m.word, "noun", None) is PlayerNoun.OPPONENT]
        found = called_so if len(called_so) == 1 else found  # "a player attacks one of your opponents, … that opponent"
    return found or _player_of_linked(path, discourse)


def _one_of_two(word: Word, path: Path, discourse: Discourse) -> Found:
    """The player who chose, or whom they chose."""
    assert isinstance(word, OneOfTwoPlayers)
    chosen = word.place is WhichOfTwo.SECOND
    return [m for m in discourse.mentions if m.is_player and isinstance(m.word, RivalTarget) == chosen][:1]


def _player_of_linked(path: Path, discourse: Discourse) -> Found:
    """Who another ability of the object has targeted, if that is one player: "when ~ leaves, that player …" (607.1)."""
    targeted = [m for m in discourse.before if isinstance(m.word, TargetPlayer) and m.word.count is None]
    return targeted if len(targeted) == 1 and isinstance(path[0], Triggered) else []


def _they(word: Word, path: Path, discourse: Discourse) -> Found:
    """Subject of a verb of players, or owner of a zone: a player; object of a verb: things."""
    parent = path[-1] if path else None
    if isinstance(parent, Condition):  # "an opponent has eight or more cards in their graveyard"
        own = [m for m in discourse.mentions if m.word is getattr(parent, "who", None)]
        if own:
            return own[-1:]
    did = _who_just_did(path, discourse)
    if did and isinstance(parent, PlayerDoes):
        return did
    if isinstance(word, Owner) or isinstance(parent, PlayerDoes | ControlledBy | ControlledThen | Unless | DoneBy):
        return discourse.they(as_player=True)
    if isinstance(parent, SomeOf) or (isinstance(parent, EachOf) and parent.either):
        return discourse.they(as_player=False, to_choose=True)
    if isinstance(parent, Doing | EachOf | FromZone | Among):
        return discourse.they(as_player=False)
    return discourse.they(as_player=None)


def _who_just_did(path: Path, discourse: Discourse) -> list[Mention]:
    """Who "if the player does" speaks of: the subject of the sentence before, if that is one player or another."""
    sentence = next((each for each in reversed(path) if isinstance(each, Sentence)), None)
    lead = getattr(sentence, "lead", None)
    if not isinstance(lead, IfDone) or lead.what is not WasDone.THE_PLAYER:
        return []
    return [m for m in discourse.mentions if m.subject and isinstance(m.word, PlayerOrController)][-1:]


def _several(word: Word, path: Path, discourse: Discourse) -> Found:
    return discourse.several()


def _two_players(word: Word, path: Path, discourse: Discourse) -> Found:
    """The players who are several targets."""
    return [m for m in discourse.mentions if isinstance(m.word, TargetPlayer) and m.word.count is not None][-1:]


def _the(word: Word, path: Path, discourse: Discourse) -> Found:
    assert isinstance(word, The)
    return discourse.things_done(word.how.value, heads_of(word), many=word.many)


def _counters_removed(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last removal of counters, which may be the cost."""
    removals = (RemoveCounters, RemoveAllCounters, RemoveAnyNumber, RemoveThoseCounters, RemoveUpTo)
    found: list[Word] = [amount for amount in discourse.amounts if isinstance(amount, removals)]
    return found[-1:]


def _counted(word: Word, path: Path, discourse: Discourse) -> Found:
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


def _who_did(word: Word, path: Path, discourse: Discourse) -> Found:
    """Who did what the last clause before tells several players to do, of such acts as tell it of each."""
    before: list[Word] = []
    for each in within(path[0]):
        if any(each is p for p in path) and isinstance(each, PlayerDoes | Do):
            break
        if each is word:
            break
        if isinstance(each, PlayerDoes):
            before.append(each)
    told = before[-1:]
    return told if all(tells_who_did(each) for each in told) else []


def _rest(word: Word, path: Path, discourse: Discourse) -> Found:
    """What the text looked at or revealed together, the chosen ones among them aside."""
    several = [m for m in discourse.mentions if m.many or (m.distributive and not m.in_turn)]
    whole = [m for m in several if not m.is_player and not m.nested]
    return [m for m in whole if not _taken_out(m.word)][-1:] or _chosen_before(word, path)


def _taken_out(word: Word) -> bool:
    """Whether it takes some of what was mentioned: "all land cards revealed this way", "two cards from among them"."""
    if isinstance(word, A | All | AnyNumber | SomeAtRandom):
        return any(isinstance(each, SomeOf | Among | ThisWay) for each in within(word.what))
    return isinstance(word, SomeOf | OneAndOr | AllInPile)


def _chosen_before(word: Word, path: Path) -> list[Word]:
    """What a player has chosen of all that a phrase describes: "each player chooses a creature. Destroy the rest"."""
    chosen: list[Word] = []
    for each in within(path[0]):
        if each is word:
            break
        if isinstance(each, ChooseThings) and isinstance(each.what, A | AnyNumber | ChosenAtRandom):
            chosen.append(each.what)
    return chosen[-1:]


def _itself(word: Word, path: Path, discourse: Discourse) -> Found:
    """The subject of its clause."""
    subjects = [m for m in discourse.mentions if m.subject]
    return subjects[-1:]


def _piles(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last separation into piles."""
    return [m for m in discourse.mentions if isinstance(m.word, SeparateIntoPiles)][-1:]


def _known_pile(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last separation, of which a pile has been chosen."""
    return [m for m in discourse.mentions if isinstance(m.word, SeparateIntoPiles) and m.done][-1:]


def _exiled_pile(word: Word, path: Path, discourse: Discourse) -> Found:
    """What was exiled last, if that was in a pile."""
    piled = any(isinstance(each, Exile) and each.pile for each in within(path[0]))
    return [m for m in discourse.mentions if piled and "exiled" in m.done][-1:]


def _vote(word: Word, path: Path, discourse: Discourse) -> Found:
    """The vote of the same text in which that could be chosen."""
    name = word.choice.name if isinstance(word, GetsMoreVotes | VotesForChoice) else None
    acts: list[Word] = [act for act in within(path[0]) if isinstance(act, VoteFor) and _can_choose(act, name)]
    return acts[-1:]


def _can_choose(act: VoteFor, name: str | None) -> bool:
    return act.what is not None if name is None else any(ballot.name == name for ballot in act.names)


RULES: dict[type[Word], Rule] = {
    It: _it,
    Its: _its,
    WithLesser: _lesser,
    That: _that,
    Those: _those,
    The: _the,
    ThatPlayer: _that_player,
    OneOfTwoPlayers: _one_of_two,
    OfThat: _that_player,
    Their: _they,
    Theirs: _several,
    Them: _they,
    OneOfThese: _several,
    TheRest: _rest,
    TheOther: _rest,
    Itself: _itself,
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
    PutThoseCounters: _its,
    BetweenLifeTotals: _two_players,
    CountersThisWay: _counters_removed,
    SoManyCountersThisWay: _counters_removed,
    OfThatChosen: chosen_quality,
    OfThatChosenColor: chosen_color,
    RemoveThoseCounters: _counted,
    GetsMoreVotes: _vote,
    VotesForChoice: _vote,
    WithMostVotes: _vote,
    WhoDid: _who_did,
    RepeatUntilNoOne: _who_did,
    OnePile: _piles,
    OneOfTheirPiles: _piles,
    PileOfChoice: _piles,
    ShuffleThatPile: _exiled_pile,
    ThatPile: _known_pile,
    TheirChosenPile: _known_pile,
    ThePiles: _known_pile,
}


def is_reference(word: Word) -> bool:
    """Whether a word refers to something mentioned."""
    return type(word) in RULES


def antecedents(word: Word, path: Path, discourse: Discourse) -> Found:
    """What a reference could mean: one thing if it is clear."""
    return RULES[type(word)](word, path, discourse)
