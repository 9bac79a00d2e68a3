"""Qualities of sources, as protection and hexproof from something speak of them (702.16a, 702.11d)."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from spellwright.cr.subtypes import SPELL_TYPES
from spellwright.words.adjectives import COLOR_BITS, Color, OfSupertype
from spellwright.words.chosen_posts import chosen_for
from spellwright.words.filters import Adjective, Kind, Post
from spellwright.words.kinds import leading_adjective
from spellwright.words.mana import COLORS
from spellwright.words.nouns import Noun
from spellwright.words.owners import ItsOwners
from spellwright.words.players import ChosenPlayer, Players, ThatPlayer
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.stats import Compare
from spellwright.words.word import Word, word


class ChosenThing(Enum):
    """What can have been chosen for an object as it entered."""

    COLOR = "color"
    PLAYER = "player"
    CARD_TYPE = "card type"
    CARD_NAME = "card name"


class Quality(Word):
    """The family of qualities."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a quality"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether a source has the quality, wherever it is (702.16a)."""
        raise NotImplementedError

    def each(self) -> tuple[Quality, ...]:
        """The qualities that it is short for: each is an ability of its own (702.16h-i)."""
        return (self,)

    def fixed(self, scene: Scene) -> Quality:
        """The quality as it is now, where it depends on the text that gives the ability."""
        return self

    def settled(self, scene: Scene) -> Procedure[Quality]:
        """The quality after a player has chosen it, if one is to choose."""
        yield from ()
        return self.fixed(scene)


@word
class OfThatColor(Quality):
    """Of a colour: "black"; or "multicolored", "monocolored", "colorless"."""

    color: Color
    ENGLISH = "from {color}"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is."""
        return self.color.fits(scene.traits(source).colors)


FIVE_COLORS = tuple(color for color in Color if color.mask in COLORS)


class EachColorSaid(Enum):
    """How all five colours are said."""

    ALL_COLORS = "all colors"
    EACH_COLOR = "each color"


@word
class OfEachColor(Quality):
    """Each of the five colours."""

    said: EachColorSaid
    ENGLISH = "from {said}"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is of any colour."""
        return bool(scene.traits(source).colors)

    def each(self) -> tuple[Quality, ...]:
        """The colours."""
        return tuple(OfThatColor(color) for color in FIVE_COLORS)


@word
class Anything(Quality):
    """Everything (702.16j)."""

    ENGLISH = "from everything"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whatever it is."""
        return True


@word
class OfSuchKind(Quality):
    """Of a type, or more: "artifacts", "Goblins", "non-Human creatures", "creatures of the chosen type"."""

    kind: Kind
    adjectives: tuple[Adjective, ...] = ()
    posts: tuple[Post, ...] = ()
    ENGLISH = "from {adjectives} {kind@many} {posts}"

    def ok(self) -> bool:
        """As noun phrases are: adjectives before the type, and nothing behind a nested phrase."""
        return not leading_adjective((self.kind,)) and not any(post.ends_open() for post in self.posts[:-1])

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is, be it a permanent or not (702.16a)."""
        parts = (self.kind, *self.adjectives, *self.posts)
        return source >= FIRST_OBJECT and all(part.fits(scene, source) for part in parts)


@word
class OfSuchKinds(Quality):
    """Of one of several types: "artifacts, creatures, and enchantments"; short for each of them (702.11f, 702.16g)."""

    kinds: tuple[Kind, ...]
    ENGLISH = "from {kinds:and@many}"

    def ok(self) -> bool:
        """Several, without adjectives before them."""
        return len(self.kinds) > 1 and not leading_adjective(self.kinds)

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is of one of them, be it a permanent or not (702.16a)."""
        return any(quality.has(scene, source) for quality in self.each())

    def each(self) -> tuple[Quality, ...]:
        """The types."""
        return tuple(OfSuchKind(kind) for kind in self.kinds)


@word
class SuchSpells(Quality):
    """Spells of a kind: "instant spells", "spells that are one or more colors"."""

    kind: Kind | None = None
    colored: bool = False
    ENGLISH = ("from spells that are one or more colors {colored=True}", "from {kind@one} spells")

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is such a spell."""
        if not Noun.SPELL.fits(scene, source) or scene.zone(source) != "stack":
            return False
        return bool(scene.traits(source).colors) if self.colored else self.kind is None or self.kind.fits(scene, source)


@word
class OfManaValue(Quality):
    """Of a mana value: "mana value 3 or greater"."""

    number: int
    compare: Compare
    ENGLISH = "from mana value {number:int} {compare}"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether its mana value is so."""
        return source >= FIRST_OBJECT and self.compare.holds(scene.mana_value(source), self.number)


@word
class OfPlayersQuality(Quality):
    """A player's: what they control, or own while nobody else controls it (702.16k)."""

    who: Players
    ENGLISH = "from {who}"

    def ok(self) -> bool:
        """The chosen player is `OfTheChosen`."""
        return not isinstance(self.who, ChosenPlayer)

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether one of them controls it; a player is no source."""
        return source >= FIRST_OBJECT and self.who.describes(scene, scene.controller(source))

    def fixed(self, scene: Scene) -> Quality:
        """A player who was mentioned is certain from then on: "protection from that player"."""
        if not isinstance(self.who, ThatPlayer):
            return self
        return OfThatPlayer(next(iter(self.who.find(scene)), NOBODY))


@word
class OfTheseColors(Quality):
    """Of one of the colours in a set that was determined: what "the color of your choice" came to."""

    colors: int

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it shares one."""
        return bool(scene.traits(source).colors & self.colors)


@word
class OfSupertypeOrSpellType(Quality):
    """Of a supertype, or of a type that only spells have: "snow", "Arcane"."""

    what: OfSupertype | None = None
    subtype: str = ""
    ENGLISH = ("from {what}", "from {subtype:subname}")

    def ok(self) -> bool:
        """Types of permanents are said in the plural."""
        return self.what is not None or self.subtype in SPELL_TYPES

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is of it."""
        return self.what.fits(scene, source) if self.what is not None else self.subtype in scene.traits(source).subtypes


@word
class OfTheChosen(Quality):
    """Of what was chosen for the object that the text stands on: "the chosen color", "the chosen player"."""

    what: ChosenThing
    LOOKS = frozenset({"notes"})
    ENGLISH = "from the chosen {what}"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is so."""
        return self.fixed(scene).has(scene, source)

    def fixed(self, scene: Scene) -> Quality:
        """What was chosen, as it is now."""
        chosen = scene.chosen(scene.source, self.what.value)
        if self.what is ChosenThing.COLOR:
            return OfTheseColors(COLOR_BITS.get(str(chosen), 0))
        if self.what is ChosenThing.PLAYER:
            return OfThatPlayer(chosen if isinstance(chosen, int) else NOBODY)
        if self.what is ChosenThing.CARD_NAME:
            return OfThatName(str(chosen or ""))
        return OfTheseTypes((str(chosen),))


@word
class OfThatChosenColor(Quality):
    """Of the colour that the text itself has let a player choose: "choose a color. … hexproof from that color"."""

    LOOKS = frozenset({"notes"})
    ENGLISH = "from that color"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is of that colour."""
        return self.fixed(scene).has(scene, source)

    def fixed(self, scene: Scene) -> Quality:
        """The colour chosen, as it is now."""
        return OfTheseColors(COLOR_BITS.get(str(chosen_for(scene, "color")), 0))


@word
class OfThatName(Quality):
    """Of a certain name (702.16a)."""

    name: str

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it has that name."""
        return bool(self.name) and scene.traits(source).name == self.name


@word
class OfTheseTypes(Quality):
    """Of one of the types in a set that was determined."""

    types: tuple[str, ...]

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it has one."""
        traits = scene.traits(source)
        return any(name in traits.types or name in traits.subtypes for name in self.types)


@word
class OfThatPlayer(Quality):
    """A certain player's (702.16k)."""

    player: Id

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether that player controls it."""
        return source >= FIRST_OBJECT and scene.controller(source) == self.player


@word
class OfYourChoice(Quality):
    """Of a colour that is chosen as the effect begins: "the color of your choice", "of its controller's choice"."""

    of: ItsOwners | None = None
    ENGLISH = ("from the color of your choice", "from the color of {of} choice")

    def ok(self) -> bool:
        """A controller's choice."""
        return self.of is None or self.of.controller

    def has(self, scene: Scene, source: Id) -> bool:
        """Nothing, before it is chosen."""
        return False

    def settled(self, scene: Scene) -> Procedure[Quality]:
        """Let that player choose the colour."""
        chooser = scene.you if self.of is None else next(iter(self.of.players(scene)), scene.you)
        why = "Which color?"
        color: Color = yield from choose(chooser, FIVE_COLORS, "name", why, "608.2d", scene.source)
        return OfTheseColors(color.mask)


@word
class ThatOrYourChoice(Quality):
    """One quality or a colour, as is chosen as the effect begins: "from artifacts or from the color of your choice"."""

    first: OfSuchKind | OfThatColor
    ENGLISH = "{first} or from the color of your choice"

    def ok(self) -> bool:
        """No colour would be said beside all of them."""
        return not isinstance(self.first, OfThatColor) or self.first.color not in FIVE_COLORS

    def has(self, scene: Scene, source: Id) -> bool:
        """Nothing, before it is chosen."""
        return False

    def settled(self, scene: Scene) -> Procedure[Quality]:
        """Let the player choose."""
        options: tuple[Quality | Color, ...] = (self.first, *FIVE_COLORS)
        chosen = yield from choose(scene.you, options, "name", "From what?", "608.2d", scene.source)
        return OfTheseColors(chosen.mask) if isinstance(chosen, Color) else chosen


def all_settled(scene: Scene, qualities: tuple[Quality, ...]) -> Procedure[tuple[Quality, ...]]:
    """Qualities after what is to be chosen of them was chosen."""
    settled: tuple[Quality, ...] = ()
    for quality in qualities:
        settled = (*settled, (yield from quality.settled(scene)))
    return settled
