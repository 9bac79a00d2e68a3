"""Amounts: how many, how much (107). The family, and the plain ones that number forms write: 3, X, that many."""

from __future__ import annotations

from typing import ClassVar

from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class Amount(Word):
    """The family of everything that comes to a number."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an amount"

    def value(self, scene: Scene) -> int:
        """What it comes to now."""
        raise NotImplementedError


class Quantity(Amount):
    """The family of amounts that stand behind "equal to" or "where X is": the number of creatures you control."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a quantity"


@word
class Number(Amount):
    """A number as it is: "3", "two", "a"."""

    n: int

    def value(self, scene: Scene) -> int:
        """The number."""
        return self.n

    @property
    def many(self) -> bool:
        """One card, two cards, zero cards."""
        return self.n != 1


@word
class X(Amount):
    """A variable (107.3): X as chosen for a cost, or as defined by the text; Y and Z like it."""

    name: str = "X"
    many = True

    def value(self, scene: Scene) -> int:
        """What was chosen; of a variable that "where X is ..." defines, what was remembered under its mark."""
        if self.refers:
            return scene.number(self.refers)
        assert self.name == "X", f"{self.name} is defined nowhere"
        return scene.x


@word
class ThatMuch(Amount):
    """The amount that was mentioned: "that much damage", "that many cards"."""

    many = True

    def value(self, scene: Scene) -> int:
        """The amount remembered under the mark that it refers to."""
        assert self.refers, '"that much" refers to nothing'
        return scene.number(self.refers)
