"""Which player a pronoun means: that player, they, one of the two."""

from __future__ import annotations

from spellwright.actions.abilities.triggered import Triggered
from spellwright.actions.clauses.leads import IfDone, WasDone
from spellwright.actions.clauses.player_does import Do, PlayerDoes, Unless, tells_who_did
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.doing import Doing
from spellwright.actions.happening import PlayerEvent
from spellwright.actions.past.done_by import DoneBy
from spellwright.actions.playing_from import FromAmong
from spellwright.actions.walking import children, within
from spellwright.oracle.binding.discourse import Discourse, Mention
from spellwright.oracle.binding.reference_rules import Found, Path
from spellwright.words.conditions import Condition
from spellwright.words.controllers_and_owners import PlayerOrController
from spellwright.words.groups import EachOf, FromZone, SomeOf
from spellwright.words.owners import Owner
from spellwright.words.player_or import PlayerOr
from spellwright.words.players import PlayerNoun, ThatPlayer, You
from spellwright.words.possession_posts import ControlledBy, ControlledThen
from spellwright.words.rivals import OneOfTwoPlayers, RivalTarget, WhichOfTwo
from spellwright.words.target_phrases import TargetPlayer
from spellwright.words.word import Word
from spellwright.words.zones import Among


def that_player(word: Word, path: Path, discourse: Discourse) -> Found:
    """The one player mentioned, of several the one called so; else whom a linked ability has targeted (607.1)."""
    leads = (each.lead for each in path if isinstance(each, Sentence))
    if any(isinstance(lead, IfDone) and lead.what is WasDone.THE_FIRST_PLAYER for lead in leads):
        return [m for m in discourse.mentions if m.is_player and not isinstance(m.word, RivalTarget)][:1]
    found = discourse.players()
    if all(_is_you_or_yours(m) for m in found):  # "you" would be called so: whose spell targets them (Parnesse)
        named = [m for m in discourse.mentions if m.is_player and not m.many and not _is_you_or_yours(m)]
        found = named or found
    if len(found) > 1 and isinstance(word, ThatPlayer) and word.noun is PlayerNoun.OPPONENT:
        called_so = [m for m in found if getattr(m.word, "noun", None) is PlayerNoun.OPPONENT]
        found = called_so if len(called_so) == 1 else found  # "a player attacks one of your opponents, … that opponent"
    return found or player_of_linked(path, discourse)


def _is_you_or_yours(mention: Mention) -> bool:
    return isinstance(mention.word, PlayerOr) and isinstance(mention.word.who, You)


def one_of_two(word: Word, path: Path, discourse: Discourse) -> Found:
    """The player who chose, or whom they chose."""
    assert isinstance(word, OneOfTwoPlayers)
    chosen = word.place is WhichOfTwo.SECOND
    return [m for m in discourse.mentions if m.is_player and isinstance(m.word, RivalTarget) == chosen][:1]


def player_of_linked(path: Path, discourse: Discourse) -> Found:
    """Who another ability of the object has targeted, if that is one player: "when ~ leaves, that player …" (607.1)."""
    targeted = [m for m in discourse.before if isinstance(m.word, TargetPlayer) and m.word.count is None]
    return targeted if len(targeted) == 1 and isinstance(path[0], Triggered) else []


def they(word: Word, path: Path, discourse: Discourse) -> Found:
    """Subject of a verb of players, or owner of a zone: a player; object of a verb: things."""
    parent = path[-1] if path else None
    if isinstance(parent, Condition):  # "an opponent has eight or more cards in their graveyard"
        own = [m for m in discourse.mentions if m.word is getattr(parent, "who", None)]
        if own:
            return own[-1:]
    if isinstance(
        parent, PlayerEvent
    ):  # "you attack enchanted opponent or a planeswalker they control or … they attack"
        return [m for m in discourse.they(as_player=True, joined=False) if m.is_player]
    did = who_just_did(path, discourse)
    if did and isinstance(parent, PlayerDoes):
        return did
    if isinstance(word, Owner) or isinstance(parent, PlayerDoes | ControlledBy | ControlledThen | Unless | DoneBy):
        return discourse.they(as_player=True)
    if isinstance(parent, SomeOf) or (isinstance(parent, EachOf) and parent.either):
        return discourse.they(as_player=False, to_choose=True)
    if isinstance(parent, FromAmong):  # "cast red spells from among them": those aren't among themselves
        with discourse.without([word for word in children(path[-2]) if word is not parent]):
            return discourse.they(as_player=False)
    if isinstance(parent, Doing | EachOf | FromZone | Among):
        return discourse.they(as_player=False)
    return discourse.they(as_player=None)


def who_just_did(path: Path, discourse: Discourse) -> list[Mention]:
    """Who "if the player does" speaks of: the subject of the sentence before, if that is one player or another."""
    sentence = next((each for each in reversed(path) if isinstance(each, Sentence)), None)
    lead = getattr(sentence, "lead", None)
    if not isinstance(lead, IfDone) or lead.what is not WasDone.THE_PLAYER:
        return []
    return [m for m in discourse.mentions if m.subject and isinstance(m.word, PlayerOrController)][-1:]


def several(word: Word, path: Path, discourse: Discourse) -> Found:
    """What was mentioned as several."""
    return discourse.several()


def two_players(word: Word, path: Path, discourse: Discourse) -> Found:
    """The players who are several targets."""
    return [m for m in discourse.mentions if isinstance(m.word, TargetPlayer) and m.word.count is not None][-1:]


def who_did(word: Word, path: Path, discourse: Discourse) -> Found:
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
