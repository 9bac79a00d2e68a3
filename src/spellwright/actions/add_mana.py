"""106.4. Adding mana to a mana pool."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import ClassVar

from spellwright.actions.doing import Doing
from spellwright.actions.for_each import RefersBack
from spellwright.actions.making_mana import Alternatives, MakesMana, by_tapping
from spellwright.actions.mana_purposes import ManaPurpose, as_chosen, asks_what_was_chosen
from spellwright.actions.mana_riders import ManaRider, with_rider
from spellwright.actions.multiplying import times_over
from spellwright.rules.adding_mana import add_mana
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import GameScene
from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.amounts import Amount
from spellwright.words.filters import Countable
from spellwright.words.mana import ANY_COLOR, COLORS, KINDS, ManaCost
from spellwright.words.owners import Possessor
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import Bare
from spellwright.words.word import Word, word


def add(scene: GameScene, player: Id, units: Alternatives) -> Procedure[bool]:
    """Add one of these alternatives to the player's pool, as the player chooses; whether any mana was added."""
    units = tuple(each for each in units if each)
    yield from add_mana(scene.game, player, units, scene.source, by_tapping=by_tapping(scene))
    return bool(units)


def restricted(alternatives: Alternatives, purpose: ManaPurpose | None) -> Alternatives:
    """The same with what the mana may be spent on (106.6)."""
    if purpose is None:
        return alternatives
    return tuple(tuple(Unit(unit.kinds, unit.snow, purpose) for unit in units) for units in alternatives)


def any_one(kinds: int, number: int) -> Alternatives:
    """So much mana of any one of these kinds."""
    return tuple((Unit(kind),) * number for kind in KINDS if kind & kinds)


@word
class Symbols(Word):
    """Some mana in symbols: "{C}{C}"."""

    amount: ManaCost
    ENGLISH = "{amount:mana}"

    def units(self) -> tuple[Unit, ...]:
        """Its units."""
        return tuple(Unit(kinds) for kinds in self.amount.pips)

    def ok(self) -> bool:
        """Mana is of a colour or colorless (106.1b): there is none of {1} or {X}."""
        return self.amount == ManaCost(pips=self.amount.pips)


@word
class AddMana(MakesMana):
    """Add mana as its symbols say: "add {G}", "add {B} or {G}"."""

    mana: tuple[Symbols, ...]
    only: ManaPurpose | None = None
    rider: ManaRider | None = None
    times: int = 1
    additional: bool = False
    """Said of what is added when mana has been added by something else: "add an additional {G}"."""
    ENGLISH = (
        "<adds|add> {mana:or} [. spend this mana only {only}] [{rider}] {times=1}",
        "<adds|add> {mana:or} . {only:NotToCast} {times=1}",
        "<adds|add> a additional {mana:or} {times=1} {additional=True}",
    )

    def ends_sentence(self) -> bool:
        """If it says what the mana may be spent on, or what comes with it."""
        return self.only is not None or self.rider is not None

    def alternatives(self, scene: GameScene) -> Alternatives:
        """One for each that is joined by "or"."""
        purpose = with_rider(as_chosen(self.only, scene), self.rider)
        return restricted(tuple(symbols.units() * self.times for symbols in self.mana), purpose)

    def always(self) -> Alternatives | None:
        """As they are written there."""
        if self.only is not None and asks_what_was_chosen(self.only):
            return None
        return restricted(
            tuple(symbols.units() * self.times for symbols in self.mana), with_rider(self.only, self.rider)
        )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses, and gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the mana."""
        return replace(self, times=self.times * times)


class ManaQuality(Word):
    """The family of what kinds of mana there may be: of any color, of the chosen color."""

    __slots__ = ()
    NAMED: ClassVar[str] = "of what color"

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """What so much mana of this quality may be."""
        raise NotImplementedError


@word
class OfAnyColor(ManaQuality):
    """Of any colour: each unit of its own, or all of one (105.4)."""

    one: bool = False
    ENGLISH = ("of any one color {one=True}", "of any color")

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """Five alternatives, or units to be chosen freely."""
        return any_one(ANY_COLOR, number) if self.one else ((Unit(ANY_COLOR),) * number,)


@word
class InAnyCombination(ManaQuality):
    """In any combination of colours, or of certain kinds."""

    among: tuple[Symbols, ...] = ()
    ENGLISH = ("in any combination of colors", "in any combination of {among:andor}")

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """Units to be chosen freely."""
        kinds = 0
        for symbols in self.among:
            for unit in symbols.units():
                kinds |= unit.kinds
        return ((Unit(kinds or ANY_COLOR),) * number,)


@word
class OfDifferentColors(ManaQuality):
    """Each unit of another colour."""

    ENGLISH = "of different colors"

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """Every choice of so many colours."""
        return tuple(
            tuple(Unit(color) for color in colors) for colors in combinations(COLORS, min(number, len(COLORS)))
        )


@word
class OfChosenColor(ManaQuality, RefersBack):
    """Of the colour chosen for the source, or by its text."""

    SYNONYMS = True
    ENGLISH = ("of the chosen color", "of that color")

    def refers_back(self) -> bool:
        """If it is "that color"."""
        return self.style[0] == 1

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """None before one is chosen."""
        kind = COLOR_BITS.get(str(scene.chosen(scene.source, "color")), 0)
        return ((Unit(kind),) * number,) if kind else ()


@word
class AddManaOf(MakesMana):
    """Add an amount of mana of some quality: "add one mana of any color"."""

    number: Amount
    quality: ManaQuality
    only: ManaPurpose | None = None
    rider: ManaRider | None = None
    additional: bool = False
    SYNONYMS = True
    ENGLISH = (
        "<adds|add> {number:num} mana {quality} [. spend this mana only {only}] [{rider}]",
        "<adds|add> a additional {number:num} mana {quality} {additional=True}",
        "<adds|add> a amount of mana {quality} equal to {number:Quantity} [. spend this mana only {only}]",
        "<adds|add> X mana {quality} , where X is {number:Quantity} . spend this mana only {only} [{rider}]",
    )

    def ends_sentence(self) -> bool:
        """If it says what the mana may be spent on, or what comes with it."""
        return self.only is not None or self.rider is not None

    def alternatives(self, scene: GameScene) -> Alternatives:
        """As the quality says."""
        purpose = with_rider(as_chosen(self.only, scene), self.rider)
        return restricted(self.quality.alternatives(scene, max(0, self.number.value(scene))), purpose)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses, and gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the mana."""
        return times_over(self, "number", scene, times)


@word
class AddSymbolsOrOf(MakesMana):
    """Add one mana as a symbol says, or one of some quality: "add {W} or one mana of the chosen color"."""

    symbol: Symbols
    quality: ManaQuality
    ENGLISH = "<adds|add> {symbol} or one mana {quality}"

    def ok(self) -> bool:
        """Of a colour that was chosen."""
        return isinstance(self.quality, OfChosenColor) and len(self.symbol.units()) == 1

    def alternatives(self, scene: GameScene) -> Alternatives:
        """The one, or what the quality says."""
        return (self.symbol.units(), *self.quality.alternatives(scene, 1))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses, and gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))


@word
class AddOneOfEachColor(MakesMana):
    """Add one mana of each colour that there is among things (Bloom Tender)."""

    among: Bare
    only: ManaPurpose | None = None
    ENGLISH = "for each color among {among} , <adds|add> one mana of that color [. spend this mana only {only}]"

    def alternatives(self, scene: GameScene) -> Alternatives:
        """One unit of each."""
        colors = colors_among(scene, self.among)
        return restricted((tuple(Unit(kind) for kind in COLORS if kind & colors),), self.only)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))


def colors_among(scene: GameScene, among: Bare) -> int:
    """The colours that things have, all together."""
    colors = 0
    for id in among.find(scene):
        colors |= scene.traits(id).colors
    return colors


@word
class AddAmountOf(MakesMana):
    """Add a counted amount of one kind of mana: "add an amount of {G} equal to ~'s power", "add seven {R}"."""

    symbol: Symbols
    number: Amount
    only: ManaPurpose | None = None
    ENGLISH = (
        "<adds|add> a amount of {symbol} equal to {number:Quantity} . {only:NotToCast}",
        "<adds|add> a amount of {symbol} equal to {number:Quantity} [. spend this mana only {only}]",
        "<adds|add> {number:num} {symbol} [. spend this mana only {only}]",
    )

    def ends_sentence(self) -> bool:
        """If it says what the mana may be spent on."""
        return self.only is not None

    def alternatives(self, scene: GameScene) -> Alternatives:
        """So many of it."""
        return restricted((self.symbol.units() * max(0, self.number.value(scene)),), as_chosen(self.only, scene))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the mana."""
        return times_over(self, "number", scene, times)


@word
class AddForEach(MakesMana):
    """Add mana for each of something, for certain purposes: "add {C} for each counter on ~. Spend this mana only …"."""

    mana: Symbols
    each: Countable
    only: ManaPurpose
    ENGLISH = "<adds|add> {mana} for each {each@one} . spend this mana only {only}"

    def ends_sentence(self) -> bool:
        """It says what the mana may be spent on."""
        return True

    def alternatives(self, scene: GameScene) -> Alternatives:
        """As many times what the symbols say."""
        return restricted((self.mana.units() * self.each.count(scene),), as_chosen(self.only, scene))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))


@word
class OfColorAmong(ManaQuality):
    """Of any colour among things: "of any color among legendary creatures and planeswalkers you control"."""

    among: Bare
    ENGLISH = "of any color among {among}"

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """The colours that they have."""
        return any_one(colors_among(scene, self.among), number)


@word
class OfItsColors(ManaQuality):
    """Of any colour of something: "of any of the exiled card's colors"."""

    of: Possessor
    ENGLISH = "of any of {of} colors"

    def alternatives(self, scene: GameScene, number: int) -> Alternatives:
        """The colours that it has."""
        colors = 0
        for id in self.of.whose(scene):
            colors |= scene.traits(id).colors
        return any_one(colors, number)
