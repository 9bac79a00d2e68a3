"""Posts about what was chosen: of the chosen type or color, with the chosen name, of somebody's choice."""

from __future__ import annotations

from enum import Enum

from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.filters import NO_CHOOSERS, Choosers, Post
from spellwright.words.owners import PlayersOwn
from spellwright.words.procedure import Id
from spellwright.words.references import referred
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Chosen(Enum):
    """What can have been chosen for the source as it entered, or by its text."""

    TYPE = "type"
    COLOR = "color"
    CARD_TYPE = "card type"
    NAME = "name"


@word
class OfChosen(Post):
    """As was chosen, or not so: "of the chosen type", "that aren't of the chosen color"."""

    what: Chosen
    negative: bool = False
    LOOKS = frozenset({"notes"})
    READS = frozenset({"colors", "subtypes", "types"})
    ENGLISH = ("of the chosen {what}", "that <isn't|aren't:outer> of the chosen {what} {negative=True}")

    def ok(self) -> bool:
        """A name isn't "of" something (Cavern of Souls, Heraldic Banner)."""
        return self.what is not Chosen.NAME

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has what was chosen, or hasn't."""
        return self._has(scene, id) != self.negative

    def _has(self, scene: Scene, id: Id) -> bool:
        if any(value is not None and _is_of(scene, id, self.what, value) for value in self.values(scene)):
            return True
        kind = chosen_for(scene, "card type") if self.what is Chosen.TYPE else None
        return kind is not None and _is_of(scene, id, Chosen.CARD_TYPE, kind)

    def values(self, scene: Scene) -> tuple[object, ...]:
        """What was chosen."""
        if self.what is Chosen.TYPE:
            return (chosen_for(scene, "creature type"), chosen_for(scene, "land type"))
        return (chosen_for(scene, self.what.value),)


@word
class OfThatChosen(Post):
    """As the text itself has let a player choose: "choose a creature type. … each permanent you control of that type"."""

    what: Chosen
    LOOKS = frozenset({"notes"})
    READS = frozenset({"colors", "subtypes", "types"})
    ENGLISH = "of that {what}"

    def ok(self) -> bool:
        """A type or a color."""
        return self.what in (Chosen.TYPE, Chosen.COLOR)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has what was chosen."""
        return self.given(scene).fits(scene, id)

    def given(self, scene: Scene) -> OfGiven:
        """The same with what has been chosen by now."""
        if self.what is Chosen.COLOR:
            return OfGiven(Chosen.COLOR, str(chosen_for(scene, "color") or ""))
        kind = chosen_for(scene, "card type")
        if kind is not None:
            return OfGiven(Chosen.CARD_TYPE, str(kind))
        return OfGiven(Chosen.TYPE, str(chosen_for(scene, "creature type") or chosen_for(scene, "land type") or ""))


def _is_of(scene: Scene, id: Id, what: Chosen, value: object) -> bool:
    traits = scene.traits(id)
    if what is Chosen.COLOR:
        return bool(traits.colors & COLOR_BITS.get(str(value), 0))
    return value in (traits.types if what is Chosen.CARD_TYPE else traits.subtypes)


@word
class OfGiven(Post):
    """As was chosen, where that isn't asked again; no words of its own."""

    what: Chosen
    value: str
    negative: bool = False
    READS = frozenset({"colors", "subtypes", "types"})

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has that, or hasn't."""
        return _is_of(scene, id, self.what, self.value) != self.negative


def chosen_for(scene: Scene, name: str) -> object:
    """What was chosen for the source ("Goblin", "red", a player's id); None if nothing was."""
    return scene.chosen(scene.source, name)


@word
class WithChosenName(Post):
    """That it has the chosen name (201.3); where none is chosen, the name of what is spoken of (201.2)."""

    LOOKS = frozenset({"notes"})
    READS = frozenset({"name"})
    SYNONYMS = True
    ENGLISH = ("with the chosen name", "with that name")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has."""
        if self.refers:
            names = {scene.traits(one).name for one in referred(scene, self)}
            return scene.traits(id).name in names - {""}
        name = chosen_for(scene, "card name")
        return name is not None and scene.traits(id).name == name


class Chooser(Enum):
    """Who chooses."""

    YOUR = "your"
    THEIR = "their"


@word
class OfChoice(Post):
    """Who chooses it: the acting player ("sacrifices a creature of their choice", 608.2d), or another (601.2c).

    What is said of a target so is said by `TargetOfChoice`.
    """

    whose: Chooser | None = None
    of: PlayersOwn | None = None
    NAMES_CHOOSER = True
    ENGLISH = ("of {whose} choice", "of {of} choice")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Any."""
        return True

    def choosers(self, scene: Scene) -> Choosers:
        """That player, or all who could be; nobody else than who acts, if it says "their"."""
        if self.of is not None:
            return Choosers(self.of.who.find(scene), self.of.who.mark)
        return Choosers((scene.you,)) if self.whose is Chooser.YOUR else NO_CHOOSERS
