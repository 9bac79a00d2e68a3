"""The most common color among permanents, or a color tied for most common (105.1)."""

from __future__ import annotations

from spellwright.words.adjectives import COLOR_BITS, Color
from spellwright.words.chosen_posts import chosen_for
from spellwright.words.conditions import Fact
from spellwright.words.filters import Filter
from spellwright.words.players import Players
from spellwright.words.quantified import All, Bare
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


def most_common_colors(scene: Scene, among: Objects) -> int:
    """The colors of which there are the most: each thing counts for each of its colors, colorless ones for none."""
    colors = [scene.traits(id).colors for id in among.find(scene)]
    numbers = {bit: sum(1 for each in colors if each & bit) for bit in COLOR_BITS.values()}
    most = max(numbers.values())
    return sum(bit for bit, number in numbers.items() if number == most) if most else 0


@word
class IsMostCommonColor(Fact):
    """That a color is the most common: "black is the most common color among all permanents or is tied for most common".

    It is a color that is named, or the one that was chosen for the source; perhaps nothing must be as common.
    """

    among: All | Bare
    color: Color | None = None
    alone: bool = False
    negative: bool = False
    READS = frozenset({"colors", "controller"})
    LOOKS = frozenset({"notes"})
    LOCAL = False
    ENGLISH = (
        "{color} is the most common color among {among} or is tied for most common",
        "the chosen color is the most common color among {among} or is tied for most common",
        "the chosen color is the most common color among {among} but isn't tied for most common {alone=True}",
        (
            "the chosen color isn't the most common color among {among} or is tied for most common "
            "{alone=True} {negative=True}"
        ),
    )

    def ok(self) -> bool:
        """One of the five colors."""
        return self.color is None or bool(self.color.mask)

    def holds(self, scene: Scene) -> bool:
        """Whether it is so."""
        mask = self.color.mask if self.color is not None else COLOR_BITS.get(str(chosen_for(scene, "color")), 0)
        most = most_common_colors(scene, self.among)
        return (most == mask != 0 if self.alone else bool(most & mask)) != self.negative


@word
class SharesCommonColor(Fact):
    """That something is of a color that is the most common, or tied for it."""

    what: Objects
    among: All | Bare
    READS = frozenset({"colors"})
    LOCAL = False
    ENGLISH = "{what} <shares|share> a color with the most common color among {among} or a color tied for most common"

    def holds(self, scene: Scene) -> bool:
        """Whether it shares one of them."""
        most = most_common_colors(scene, self.among)
        return any(scene.traits(id).colors & most for id in self.what.find(scene))


@word
class ControlsOfEachColor(Fact):
    """That somebody controls one of each color: "you control a permanent of each color" (105.1)."""

    who: Players
    what: Filter
    READS = frozenset({"colors", "controller"})
    LOCAL = False
    ENGLISH = "{who} <controls|control> a {what@one} of each color"

    def holds(self, scene: Scene) -> bool:
        """Whether one of them does: a permanent of several colors is one of each of them."""
        things = self.what.candidates(scene)
        for player in self.who.find(scene):
            mine = [scene.traits(id).colors for id in things if scene.controller(id) == player]
            if all(any(colors & bit for colors in mine) for bit in COLOR_BITS.values()):
                return True
        return False
