"""What mana was spent to cast a spell (601.2h), also asked of the permanent that it became (400.7d)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.past.cast_conditions import cast_choices
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.filters import Countable
from spellwright.words.mana import BIT, COLORS, ManaCost
from spellwright.words.mana import Mana as UnitOfMana
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.quantities import Measure
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


def spent_on(scene: Any, id: Id) -> tuple[UnitOfMana, ...]:
    """The mana spent to cast that spell, or the spell that became that permanent; none if it wasn't cast."""
    choices = cast_choices(scene, id)
    return choices.mana_spent if choices is not None else ()


def spent(scene: Scene, what: Objects) -> tuple[UnitOfMana, ...]:
    """The mana spent to cast what the phrase denotes."""
    return tuple(unit for id in what.find(scene) for unit in spent_on(scene, id))


def much_spent(scene: Scene, what: Objects, *, snow: bool) -> int:
    """How much mana was spent to cast it, or how much of that came from snow sources (107.4h)."""
    units = spent(scene, what)
    return sum(1 for unit in units if unit.snow) if snow else len(units)


@word
class WasSpent(Fact):
    """That certain mana was spent: "{G}{G} was spent to cast it"."""

    mana: ManaCost
    what: Objects
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "{mana:mana} was spent to cast {what}",
        "{mana:mana} wasn't spent to cast {what} {negative=True}",
    )

    def ok(self) -> bool:
        """Symbols of single types of mana, or of mana from snow sources (107.4h)."""
        said = bool(self.mana.pips) or bool(self.mana.snow)
        return said and not self.mana.generic and all(kinds.bit_count() == 1 for kinds in self.mana.pips)

    def holds(self, scene: Scene) -> bool:
        """Whether as many units of each type were spent as it has symbols."""
        units = spent(scene, self.what)
        kinds = [unit.kind for unit in units]
        enough = all(kinds.count(kind) >= self.mana.pips.count(kind) for kind in self.mana.pips)
        snow = sum(1 for unit in units if unit.snow) >= self.mana.snow
        return (enough and snow) != self.negative


@word
class SoMuchWasSpent(Fact):
    """How much mana was spent: "at least three red mana was spent to cast this spell" (adamant), "no mana …"."""

    what: Objects
    n: Amount | None = None
    color: Color | None = None
    of_one_color: bool = False
    colored: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "no mana was spent to cast {what}",
        "no colored mana was spent to cast {what} {colored=True}",
        "at least {n:num} mana of the same color was spent to cast {what} {of_one_color=True}",
        "at least {n:num} [{color}] mana was spent to cast {what}",
        "{n:num} or more [{color}] mana was spent to cast {what}",
    )

    def ok(self) -> bool:
        """A colour of mana, or colorless mana."""
        return self.color is None or bool(self.color.mask) or self.color is Color.COLORLESS

    def holds(self, scene: Scene) -> bool:
        """Whether it was so much, of that colour if it says one, or of any one colour."""
        units = spent(scene, self.what)
        if self.n is None:
            return not any(unit.kind in COLORS for unit in units) if self.colored else not units  # 106.1b
        if self.of_one_color:
            return max(sum(1 for unit in units if unit.kind == color) for color in COLORS) >= self.n.value(scene)
        kind = None if self.color is None else self.color.mask or BIT["C"]
        return sum(1 for unit in units if kind is None or unit.kind == kind) >= self.n.value(scene)


@word
class ColorsSpent(Countable):
    """The colours of mana spent to cast something: converge (207.2c)."""

    what: Objects
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "<color|colors:outer> of mana spent to cast {what}"

    def count(self, scene: Scene) -> int:
        """The number of different colours."""
        kinds = {unit.kind for unit in spent(scene, self.what)}
        return sum(1 for color in COLORS if color in kinds)


@word
class ManaSpent(Countable):
    """The mana spent to cast something: "for each mana spent to cast it", "for each {S} spent to cast this spell"."""

    what: Objects
    snow: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = ("mana spent to cast {what}", "{S} spent to cast {what} {snow=True}")

    def count(self, scene: Scene) -> int:
        """How many units."""
        return much_spent(scene, self.what, snow=self.snow)


@word
class ManaFromSourceSpent(Countable):
    """The mana of certain sources among it: "for each mana from a Treasure spent to cast it"."""

    source: A
    what: Objects
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("mana from {source} spent to cast {what}", "mana from {source} that was spent to cast {what}")

    def count(self, scene: Scene) -> int:
        """How many units came from such a source, as that last was (608.2h)."""
        return sum(1 for unit in spent(scene, self.what) if unit.source and self.source.describes(scene, unit.source))


@word
class AmountSpent(Measure):
    """The amount of mana spent to cast something, or of mana from snow sources."""

    what: Objects
    snow: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    many = False
    ENGLISH = (
        "the amount of mana spent to cast {what}",
        "the amount of {S} spent to cast {what} {snow=True}",
    )

    def value(self, scene: Scene) -> int:
        """How much."""
        return much_spent(scene, self.what, snow=self.snow)


@word
class FromSourceWasSpent(Fact):
    """That mana of certain sources was spent: "mana from a Treasure was spent to cast it"."""

    source: A
    what: Objects
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "mana from {source} was spent to cast {what}"

    def holds(self, scene: Scene) -> bool:
        """Whether one unit came from such a source, as that last was (608.2h)."""
        return any(unit.source and self.source.describes(scene, unit.source) for unit in spent(scene, self.what))
