"""The discourse of a text: what has been mentioned so far, in order, and what can be taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from spellwright.cr.subtypes import ARTIFACT_TYPES, CREATURE_TYPES, ENCHANTMENT_TYPES, LAND_TYPES
from spellwright.words.groups import EachOf, SomeOf, TheOther
from spellwright.words.player_or import PlayerOr
from spellwright.words.references import Attached
from spellwright.words.word import Word

PERMANENT_NOUNS = frozenset(
    {"creature", "artifact", "enchantment", "land", "planeswalker", "battle", "permanent", "token", "*"}
)
"""Nouns of permanents; "*" stands for any permanent called by a subtype."""


_NO_CREATURES = frozenset((*ARTIFACT_TYPES, *ENCHANTMENT_TYPES, *LAND_TYPES)) - frozenset(CREATURE_TYPES)
"""The subtypes by which no creature is called: "that creature" isn't the Equipment."""

_CREATURES = frozenset(CREATURE_TYPES)


@dataclass(eq=False)
class Mention:
    """Something that a text has mentioned.

    `heads` are the nouns by which it can be called. `sentence` counts clauses from 0, the trigger or cost. `done` is what
    has become of it ("exiled", "sacrificed"). `subject`: the grammatical subject of its clause. `distributive`: one at a
    time ("each creature"), so that "it" and "that creature" can take it up. `nested`: inside a description of something
    else, mentioned but not in focus. `parts`: the phrases that it joins, which aren't meant beside it.
    `in_turn`: brought up by what is done for each of several, so that "those creatures" can take it up.
    `copied`: what a token is created as a copy of, so that "it" is the token.
    `instead`: in a sentence that takes the place of the one before it.
    `would`: in the event that something replaces, of which it is the card: "would die, exile that card instead".
    `asked`: what a trigger's "if" asks about, beside the source: "when ~ enters, if enchanted creature is red, tap it".
    """

    word: Word
    heads: frozenset[str]
    many: bool
    is_player: bool
    sentence: int
    done: set[str] = field(default_factory=set)
    subject: bool = False
    distributive: bool = False
    nested: bool = False
    parts: tuple[Word, ...] = ()
    in_turn: bool = False
    copied: bool = False
    instead: bool = False
    would: bool = False
    asked: bool = False

    @property
    def is_self(self) -> bool:
        """Whether it is the object whose text it is."""
        return "self" in self.heads


Rule = Callable[["Discourse"], list[Mention]]


class Discourse:
    """What has been mentioned: in this paragraph, and in those before it (linked abilities, 607)."""

    def __init__(self) -> None:
        self.mentions: list[Mention] = []
        self.before: list[Mention] = []
        self.amounts: list[Word] = []
        self.differences: list[Word] = []
        self.qualities: list[Word] = []
        """What lets one player choose a colour or a type, in all paragraphs: it is kept for the source (607.2d)."""
        self.sentence = 0

    def next_paragraph(self) -> None:
        """A paragraph speaks anew; what the paragraphs before did can still be named by what was done."""
        self.before += [m for m in self.mentions if m not in self.before]  # taken up again, it is still one
        self.mentions, self.amounts, self.differences, self.sentence = [], [], [], 0

    def mention(self, mention: Mention) -> None:
        """Add a mention; a thing that is mentioned again comes into focus again."""
        same = next((m for m in self.mentions if _same(m, mention)), None)
        if same is not None:
            self.mentions.remove(same)
            mention.done |= same.done
        self.mentions.append(mention)

    @contextmanager
    def without(self, words: list[Word]) -> Iterator[None]:
        """For as long, what these words mention hasn't been mentioned yet."""
        kept = self.mentions
        if words:
            self.mentions = [m for m in kept if not any(m.word is word for word in words)]
        yield
        self.mentions = kept

    def taken_up(self, mention: Mention) -> None:
        """What is referred to is in focus from then on, also what an earlier paragraph mentioned."""
        if mention not in self.mentions or self.sentence > mention.sentence:
            if mention in self.mentions:
                self.mentions.remove(mention)
            mention.sentence = self.sentence
            self.mentions.append(mention)

    # --- the rules of reference

    def focus(self, beside: tuple[Word, ...] = ()) -> list[Mention]:
        """ "It": the object in focus, in the latest clause that mentions one; another object before the source itself."""
        single = [m for m in self.mentions if self._single_object(m) and not any(m.word is b for b in beside)]
        single = [m for m in _whole(single, many=False) if "copy" not in m.heads and not m.copied] or single
        able = [m for m in single if not m.nested]
        if not able:
            return [m for m in single if m.is_self] or single
        last = max(m.sentence for m in able)
        here = [m for m in able if m.sentence == last]
        others = [m for m in here if not m.is_self]
        if last == 0:
            return _in_focus_of_trigger(here, others)
        return others or here

    @staticmethod
    def _single_object(m: Mention) -> bool:
        return not m.is_player and (not m.many or m.distributive) and ("player" not in m.heads or "any" in m.heads)

    def named(self, heads: frozenset[str], many: bool) -> list[Mention]:
        """ "That creature", "those cards": the mentions that the noun fits, the exact head before a looser one."""
        found = _whole([m for m in self.mentions if _fits(m, heads, many)], many=many)
        if "copy" not in heads:
            found = [m for m in found if "copy" not in m.heads] or found
        if heads == {"card"} and all(m.sentence == 0 or "exiled" in m.done for m in found):
            found = [m for m in found if m.sentence > 0] or found  # not what the trigger spoke of (Astral Slide)
        if heads == {"source"}:  # not whom it would deal damage to (Divine Presence)
            found = [m for m in found if "source" in m.heads] or found
        for better in (
            _named_otherwise,
            self._elsewhere,
            _in_the_open,
            _still_there,
            _in_words,
            lambda m: not isinstance(m.word, Attached),  # that would be called "equipped creature" again
            lambda m: heads <= m.heads,
            lambda m: not isinstance(m.word, TheOther),  # "exile one of them and put the other … that card"
        ):
            if len(found) > 1:
                found = [m for m in found if better(m)] or found
        return found

    def _elsewhere(self, m: Mention) -> bool:
        """The subject of the same clause would be "itself"."""
        return not (m.subject and m.sentence == self.sentence > 0)

    def players(self) -> list[Mention]:
        """ "That player": a single player, or a target that may be one."""
        found = [m for m in self.mentions if (m.is_player or "player" in m.heads) and not m.many]
        if len(found) > 1:
            found = [m for m in found if not m.nested] or found
        if (
            len(found) > 1
        ):  # "each opponent sacrifices a creature with the greatest power among creatures that player controls"
            here = [m for m in found if m.subject and m.distributive and m.sentence == self.sentence > 0]
            found = here if len(here) == 1 else found
        return found

    def several(self) -> list[Mention]:
        """ "Them", of objects: those mentioned last in the plural, or one by one."""
        able = [m for m in self.mentions if not m.is_player and (m.many or m.distributive) and not m.copied]
        able = [m for m in able if "pile" not in m.heads] or able
        return _latest(_whole([m for m in able if not m.nested] or able))

    def they(self, as_player: bool | None, *, to_choose: bool = False, joined: bool = True) -> list[Mention]:
        """ "They", "them", "their": a player of unknown kind, or several things; the role in the sentence decides if it can.

        `to_choose`: what some are chosen of ("one of them"), which isn't some that were chosen before. Not `joined`: no
        "player or planeswalker", of which only the player does anything.
        """
        found = [m for m in self.mentions if not m.nested and self._could_be_they(m, as_player)]
        found = found if joined else [m for m in found if not isinstance(m.word, PlayerOr)]
        if to_choose:
            chosen = [m for m in found if isinstance(m.word, SomeOf) or (isinstance(m.word, EachOf) and m.word.either)]
            found = [m for m in found if m not in chosen] or found
        if not found and as_player is not True:  # "if you control ~ and a creature named …, exile them" (Gisela)
            found = [m for m in self.mentions if m.nested and m.many and not m.is_player]
        if not found:
            found = [m for m in self.mentions if m.is_player]
        return _latest(_whole(found))

    @staticmethod
    def _could_be_they(m: Mention, as_player: bool | None) -> bool:
        if m.is_player:
            return as_player is not False
        if as_player or m.copied or "pile" in m.heads:
            return "player" in m.heads
        return m.many or m.distributive or m.heads <= {"player", "opponent"}

    def ones_like(self, heads: frozenset[str]) -> list[Mention]:
        """Single objects that such a noun fits, the source aside: what "each other creature" may leave out."""
        single = [m for m in self.mentions if not (m.is_self or m.many or m.distributive or m.nested)]
        return [m for m in single if _fits(m, heads, many=False)]

    def cards_moved(self, heads: frozenset[str]) -> list[Mention]:
        """Several that a sentence before has exiled or sacrificed, where cards are spoken of: what "other cards" leave out."""
        gone = [m for m in self.mentions if m.done & {"exiled", "sacrificed"} and m.sentence < self.sentence]
        return [m for m in gone if "card" in heads and (m.many or m.distributive) and not (m.nested or m.is_player)]

    def things_done(self, done: str, heads: frozenset[str], *, many: bool | None = None) -> list[Mention]:
        """ "The exiled card": what that was done to, in this paragraph, else in an earlier one (607.2).

        What an earlier paragraph exiled is all that its ability did, whatever it called those cards (607.2a).
        """
        for pool in (self.mentions, self.before):
            found = [m for m in pool if done in m.done and _done_fits(m, heads)]
            if many is False:  # "until you reveal a land card. … If the revealed land card was a Mountain"
                found = [m for m in found if _in_words(m)] or found
            found = _whole(found)
            if len(found) > 1 and many is not None:
                found = [m for m in found if m.many == many or m.distributive] or found
            if found:
                return found[-1:] if pool is self.before and done == "exiled" and many else found
        return []


def _named_otherwise(m: Mention) -> bool:
    """The source would be called by its name."""
    return not m.is_self


def _in_the_open(m: Mention) -> bool:
    return not m.nested


def _in_words(m: Mention) -> bool:
    """What a phrase has named, rather than all that an act has shown: the chosen card of a revealed hand."""
    return not getattr(type(m.word), "HEADS_MANY", False)


def _still_there(m: Mention) -> bool:
    """What was sacrificed or the like is spoken of as such: "the sacrificed creature"."""
    return not m.done & {"sacrificed", "discarded", "destroyed"}


def _same(old: Mention, new: Mention) -> bool:
    return (old.is_self and new.is_self) or (type(old.word) is type(new.word) and _repeats(old.word, new.word))


def _repeats(old: Word, new: Word) -> bool:
    return old == new and getattr(new, "REPEATS", False)


def _whole(found: list[Mention], *, many: bool = True) -> list[Mention]:
    """What joins several phrases, rather than one of these: "target creature and each other creature ... those".

    One thing is no whole of several: "until they reveal a land card ... that card".
    """
    parts = [part for whole in found if many or not whole.many for part in whole.parts]
    return [m for m in found if not any(m.word is part for part in parts)]


def _latest(found: list[Mention]) -> list[Mention]:
    if len(found) < 2:
        return found
    last = max(m.sentence for m in found)
    return [m for m in found if m.sentence == last]


def _in_focus_of_trigger(here: list[Mention], others: list[Mention]) -> list[Mention]:
    """In a trigger or cost the subject is in focus, unless another thing is mentioned beside the source."""
    if any(m.asked for m in here):
        return [m for m in here if m.asked][-1:]
    subjects = [m for m in here if m.subject]
    others = [
        m
        for m in others
        if m.heads not in ({"spell", "ability"}, {"spell"})  # "the target of a spell or ability"
        and (m.subject or "player" not in m.heads)  # "damage to a permanent or player"
    ]
    if subjects and len(others) <= (0 if subjects[0].is_self else 1):
        return subjects[:1]
    return here


def _fits(m: Mention, heads: frozenset[str], many: bool) -> bool:
    if m.is_player:
        return False
    if "player" in heads:  # "that permanent or player"
        return "player" in m.heads and heads != {"player"} and bool(m.heads & PERMANENT_NOUNS)
    if m.many != many and not m.distributive and not (many and getattr(m.word, "many", False) is not None and m.many):
        return False
    if "card" in heads:
        shown = {"exiled", "discarded", "revealed", "found", "milled", "looked", "countered"}
        return "card" in m.heads or bool(m.done & shown) or m.sentence == 0 or m.would
    there = "card" in m.heads and bool(m.done & {"put", "returned"})
    if "permanent" in heads:
        return bool(m.heads & PERMANENT_NOUNS) or there
    if "spell" in heads:
        return "spell" in m.heads or "cast" in m.done
    if "creature" in heads:
        a_creature = "creature" in m.heads or ("*" in m.heads and not m.heads & _NO_CREATURES)
        return a_creature or there
    if heads in ({"source"}, {"ability"}):
        return True
    loose = bool({"artifact", "enchantment", "land", "planeswalker"} & heads and m.heads & {"*", "permanent"})
    if loose and "permanent" not in m.heads:  # called by a creature type, it would be "that creature" (205.3m)
        loose = not m.heads & _CREATURES
    return bool(heads & m.heads) or loose


def _done_fits(m: Mention, heads: frozenset[str]) -> bool:
    particular = heads & {"creature", "artifact", "land", "enchantment", "planeswalker"}
    return not particular or bool(heads & m.heads) or bool(m.heads & {"permanent", "*", "card"})
