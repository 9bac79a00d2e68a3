"""Mana of a colour that is chosen as it is added: "choose a color. Add an amount of mana of that color equal to …"."""

from __future__ import annotations

from spellwright.actions.add_mana import add, any_one
from spellwright.actions.making_mana import Alternatives, MakesMana
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import GameScene
from spellwright.words.adjectives import Color
from spellwright.words.mana import COLORS
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.quantities import Devotion
from spellwright.words.word import word

_BY_MASK = {color.mask: color for color in Color if color.mask in COLORS}


@word
class AddForDevotion(MakesMana):
    """Choose a colour, and add as much mana of it as your devotion to it (700.5)."""

    ENGLISH = (
        "<chooses|choose> a color . <adds|add> a amount of mana of that color equal to your devotion to that color"
    )

    def alternatives(self, scene: GameScene) -> Alternatives:
        """One for each colour to which there is any."""
        numbers = {mask: Devotion((color,)).value(scene) for mask, color in _BY_MASK.items()}
        return tuple((Unit(mask),) * number for mask, number in numbers.items() if number)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses, and gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))

    def ends_sentence(self) -> bool:
        """A full stop stands in it."""
        return True


@word
class AddOfAColorOf(MakesMana):
    """Choose a colour of one of certain things, and add one mana of it."""

    what: A
    ENGLISH = "choose a color of {what} . add one mana of that color"

    def alternatives(self, scene: GameScene) -> Alternatives:
        """Of each colour that one of them has."""
        colors = 0
        for id in self.what.find(scene):
            colors |= scene.traits(id).colors
        return any_one(colors, 1)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses, and gets it."""
        return (yield from add(scene, player, self.alternatives(scene)))

    def ends_sentence(self) -> bool:
        """A full stop stands in it."""
        return True
