"""Conditions: what is true or not. The family; words without history stand in the files named `*_conditions`."""

from __future__ import annotations

from typing import ClassVar

from spellwright.words.scene import Scene
from spellwright.words.word import Word


class Condition(Word):
    """The family of conditions: behind "if", "as long as", "unless"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a condition"

    def holds(self, scene: Scene) -> bool:
        """Whether it is true now."""
        raise NotImplementedError
