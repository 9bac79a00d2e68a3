"""Fractions of things: "half the creatures they control, rounded up" (107.1a)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from spellwright.words.filters import Filter
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import choose_things
from spellwright.words.quantities import Rounding
from spellwright.words.references import Objects, came_up
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Fraction(Enum):
    """What part of them."""

    HALF = "half"
    THIRD = "a third of"
    TENTH = "a tenth of"

    def of(self, number: int, rounding: Rounding | None) -> int:
        """So much of a number, rounded as the text says (107.1a)."""
        parts = {Fraction.HALF: 2, Fraction.THIRD: 3, Fraction.TENTH: 10}[self]
        return -(-number // parts) if rounding is Rounding.UP else number // parts


@word
class FractionOf(Objects):
    """So large a part of them, chosen by whoever does something with them."""

    fraction: Fraction
    what: Filter
    rounding: Rounding | None = None
    """None where it is said elsewhere in the text: "Round up each time"."""
    many = True
    LOCAL = False
    ENGLISH = ("{fraction} the {what@many} , {rounding}", "{fraction} the {what@many}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What was chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else self.what.candidates(scene)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it could be one of them."""
        return self.what.matches(scene, id)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose as many (608.2d)."""
        able = None if among is None else tuple(among)
        options = tuple(id for id in self.what.candidates(scene) if able is None or id in able)
        number = self.fraction.of(len(options), self.rounding)
        chosen = yield from choose_things(scene, player, self.what, options, number, number)
        scene.remember(self.mark, chosen)
        return chosen
