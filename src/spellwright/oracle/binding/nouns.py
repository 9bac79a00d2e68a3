"""By which nouns a phrase can be called, and how it is mentioned."""

from __future__ import annotations

from spellwright.actions.for_each import ForEach
from spellwright.actions.walking import field_names
from spellwright.oracle.binding.discourse import Mention
from spellwright.words.amounts import Quantity
from spellwright.words.controllers_and_owners import ControllerOf
from spellwright.words.filters import Filter
from spellwright.words.groups import EachOf
from spellwright.words.kinds import KindNames, OfPermanent, OfPlayers, OfSubtype, OfType, TypeModifier
from spellwright.words.likeness_posts import TheSamePlayer
from spellwright.words.nouns import Noun, Things
from spellwright.words.one_of_each import OneOfEach, OneOrAnother
from spellwright.words.owners import ItsOwners, PlayersOwn
from spellwright.words.player_or import PlayerOr
from spellwright.words.players import EachPlayer, PlayerNoun, Players, You
from spellwright.words.quantified import Each
from spellwright.words.references import Objects, Self
from spellwright.words.target_phrases import AnyTarget, EachOfTargets, TargetPlayer
from spellwright.words.top_cards import TopCards
from spellwright.words.word import Word


def heads_of(word: Word) -> frozenset[str]:
    """The nouns of a phrase: card types in lower case, subtypes as printed with "*", card, spell, token, player …"""
    found: list[str] = []
    for name in field_names(type(word)):
        value = getattr(word, name)
        for item in value if isinstance(value, tuple) else (value,):
            found += _heads_in(item)
    return frozenset(found)


def _heads_in(item: object) -> list[str]:
    match item:
        case Noun():
            return [item.name.lower()]
        case PlayerNoun():
            return ["player"]
        case OfType(modifiers, last):
            return [last, *(m.name for m in modifiers if isinstance(m, TypeModifier))]
        case OfSubtype(modifiers, last):
            return [last, "*", *(m.name for m in modifiers if isinstance(m, TypeModifier))]
        case OfPermanent():
            return ["permanent"]
        case KindNames():
            return sorted(heads_of(item))
        case Things(kinds=kinds, nouns=nouns, names=names):
            inner = [h for part in (*kinds, *nouns) for h in _heads_in(part)]
            return inner + (_heads_in(names) if names is not None else [])
        case Filter():
            return sorted(heads_of(item))
        case OfPlayers():
            return ["player"]
    return []


def mentioned(word: Word, sentence: int, self_heads: frozenset[str]) -> Mention | None:
    """How a phrase is mentioned; None for a word that mentions nothing."""
    if isinstance(word, Self):
        return Mention(word, self_heads | {"self"}, many=False, is_player=False, sentence=sentence)
    if isinstance(word, AnyTarget):
        heads = frozenset({"creature", "player", "planeswalker", "battle", "any"})
        return Mention(word, heads, many=_many(word), is_player=False, sentence=sentence)
    if isinstance(word, ItsOwners | TheSamePlayer):
        return Mention(word, frozenset({"player"}), many=False, is_player=True, sentence=sentence)
    if isinstance(word, Players):
        if isinstance(word, You):
            return None
        many = _many(word) and not isinstance(word, TargetPlayer | ControllerOf)
        return Mention(
            word, frozenset({"player"}), many, is_player=True, sentence=sentence, distributive=_one_by_one(word)
        )
    if isinstance(word, Objects | OneOfEach | OneOrAnother):
        heads = heads_of(word) | frozenset(getattr(type(word), "HEADS", ()))
        one_by_one = _one_by_one(word)
        parts = joined_in(word)
        heads = heads.union(*(heads_of(part) for part in parts))
        return Mention(
            word, heads, _many(word), is_player=False, sentence=sentence, distributive=one_by_one, parts=parts
        )
    if isinstance(word, PlayerOr):
        heads = heads_of(word.what) | {"player"}
        return Mention(
            word, heads, many=False, is_player=False, sentence=sentence, distributive=True, parts=(word.who, word.what)
        )
    if isinstance(word, ForEach) and isinstance(
        word.each, Things
    ):  # "draw a card for each creature …. Those creatures …"
        return Mention(word, heads_of(word.each), many=True, is_player=False, sentence=sentence, nested=True)
    made: tuple[str, ...] = getattr(word, "HEADS", ())
    if made:
        extra = frozenset(made) | heads_of(word)
        whole = "hand" in extra  # "it" is the hand, "those cards" are what is in it
        return Mention(
            word, extra, _many_made(word), is_player=False, sentence=sentence, done=_made(word), distributive=whole,
            parts=joined_in(word),
        )  # fmt: skip
    return None


def joined_in(word: Word) -> tuple[Word, ...]:
    """The phrases that a word takes up together, so that each of them isn't meant beside it."""
    joins: tuple[Word, ...] = getattr(word, "joins", ())
    return joins


def _made(word: Word) -> set[str]:
    done = getattr(type(word), "DONE", "")
    return {done} if done else set()


def _many(word: Word) -> bool:
    return bool(getattr(word, "many", False))


def _many_made(word: Word) -> bool:
    if getattr(word, "HEADS_MANY", False):
        return True
    number = getattr(word, "number", None) or getattr(word, "count", None)
    if isinstance(number, Quantity):
        return True  # "draw cards equal to its power"
    return bool(getattr(number, "many", False))


def _one_by_one(word: Word) -> bool:
    if isinstance(word, TopCards):  # "the top card of each opponent's library"
        return isinstance(word.who, PlayersOwn) and isinstance(word.who.who, EachPlayer)
    return isinstance(word, Each | EachOf | EachOfTargets | EachPlayer)
