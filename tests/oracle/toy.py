"""A toy vocabulary: enough words for whole sentences, in the shapes that the real ones have."""

from __future__ import annotations

import sys
from dataclasses import field
from enum import Enum
from typing import ClassVar

from spellwright.oracle.form import Nouns, Phrases
from spellwright.oracle.forms import FORMS
from spellwright.oracle.grammar import Grammar
from spellwright.oracle.vocabulary import namespace_of, words_of
from spellwright.words import amounts
from spellwright.words.amounts import Amount, Number
from spellwright.words.mana import ManaCost
from spellwright.words.word import Word, word


def is_many(value: object) -> bool:
    return getattr(value, "many", None) is True


class Noun(Enum):
    CREATURE = "<creature|creatures>"
    LAND = "<land|lands>"


class Color(Enum):
    RED = "red"
    GREEN = "green"
    BLUE = "blue"


class Post(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "what it is like"


@word
class Controlled(Post):
    by: Player
    ENGLISH = "{by} <controls|control>"


@word
class With(Post):
    keywords: tuple[Keyword, ...]
    ENGLISH = "with {keywords:and}"


class Ability(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "ability"


@word
class Keyword(Ability):
    name: str
    NAMED: ClassVar[str] = "keyword"
    ENGLISH = "{name:simple}"


@word
class Quoted(Ability):
    paragraph: Paragraph
    ENGLISH = '" {paragraph} "'


@word
class Things(Word):
    colors: tuple[Color, ...] = ()
    noun: Noun | None = None
    posts: tuple[Post, ...] = ()
    NAMED: ClassVar[str] = "a kind of object"
    ENGLISH = ("{colors:or} {noun} {posts}", "{noun} {posts}")


class Objects(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "an object"


@word
class Target(Objects):
    what: Things
    count: Amount | None = None
    up_to: bool = False
    ENGLISH = ("target {what@one}", "{up_to?up to} {count:num} target {what@count}")

    @property
    def many(self) -> bool:
        return is_many(self.count)


@word
class Each(Objects):
    what: Things
    other: bool = False
    many = False
    ENGLISH = "each {other?other} {what}"


@word
class All(Objects):
    what: Things
    many = True
    ENGLISH = "{what}"


@word
class Self(Objects):
    many = False
    ENGLISH = "(~|this creature|this land)"


class Player(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "a player"


@word
class You(Player):
    many = True
    ENGLISH = "you"


@word
class Opponent(Player):
    many = False
    ENGLISH = "an opponent"


class Act(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "an action"


@word
class Draw(Act):
    n: Amount
    ENGLISH = "<draws|draw> {n:count} <card|cards:n>"


@word
class Gain(Act):
    n: Amount
    lose: bool = False
    ENGLISH = ("<gains|gain> {n:digits} life", "<loses|lose> {n:digits} life {lose=True}")


@word
class Fight(Act):
    what: Objects
    ENGLISH = "<fights|fight> {what}"


class Predicate(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "what it does"


@word
class Gets(Predicate):
    change: str
    ENGLISH = "<gets|get> {change:mod}"


@word
class Has(Predicate):
    abilities: tuple[Ability, ...]
    ENGLISH = "<has|have> {abilities:and}"


@word
class Deals(Predicate):
    amount: Amount
    to: Objects
    SYNONYMS: ClassVar[bool] = True
    ENGLISH = ("<deals|deal> {amount:digits} damage to {to}", "<deals|deal> to {to} {amount:digits} damage")


class Duration(Enum):
    END_OF_TURN = "until end of turn"
    THIS_TURN = "this turn"


class Clause(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "a clause"


@word
class PlayerDoes(Clause):
    act: Act
    who: Player = You()
    may: bool = False
    ENGLISH = ("{act} {who=You()}", "{who} {may?may} {act}")

    @property
    def many(self) -> bool:
        return is_many(self.who) or self.may

    def ok(self) -> bool:
        return self.style[0] == 0 or self.who != You() or self.may


@word
class ThingDoes(Clause):
    subject: Objects
    does: tuple[Predicate, ...]
    duration: Duration | None = None
    ENGLISH = "{subject} {does:and} [{duration}]"

    @property
    def many(self) -> bool:
        return is_many(self.subject)


class Paragraph(Word):
    __slots__ = ()


@word
class Sentence(Word):
    clause: Clause
    then: bool = False
    ENGLISH = "{then?then} {clause} {.}"


@word
class Text(Paragraph):
    sentences: tuple[Sentence, ...]
    label: str | None = field(default=None, compare=False)
    ENGLISH = "[{label:label} —] {sentences}"

    def ok(self) -> bool:
        return bool(self.sentences)


@word
class Keywords(Paragraph):
    keywords: tuple[Keyword, ...]
    ENGLISH = "{keywords:comma}"


class Cost(Word):
    __slots__ = ()
    NAMED: ClassVar[str] = "a cost"


@word
class ManaPart(Cost):
    mana: ManaCost
    ENGLISH = "{mana:mana}"


@word
class ActPart(Cost):
    act: Act
    many = True
    ENGLISH = "{act}"


@word
class Activated(Paragraph):
    costs: tuple[Cost, ...]
    sentences: tuple[Sentence, ...]
    ENGLISH = "{costs:costs} : {sentences}"


@word
class Mode(Word):
    sentences: tuple[Sentence, ...]
    ENGLISH = "• {sentences}"


@word
class Modes(Paragraph):
    modes: tuple[Mode, ...]
    ENGLISH = "choose one — {modes}"


MODULES = (sys.modules[__name__], amounts)
SIMPLE = Phrases.of(("flying", "first strike", "haste", "flash"), "keyword name")
TOY_FORMS = {**FORMS, "simple": SIMPLE, "noun": Nouns({"card": "card"}, "noun")}
TWO = Number(2)


def toy_grammar() -> Grammar[Paragraph]:
    return Grammar(Paragraph, words_of(MODULES), namespace_of(MODULES), TOY_FORMS)
