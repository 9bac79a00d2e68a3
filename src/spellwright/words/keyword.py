"""Keyword abilities as a family (702), so that a noun phrase can say "with flying"; the abilities are in `keywords`."""

from __future__ import annotations

from typing import ClassVar

from spellwright.words.ability import Ability
from spellwright.words.procedure import Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import Word


class Losable(Word):
    """The family of what things lose by name: keywords, and "all landwalk abilities"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a keyword, or all of a kind"

    def lost(self) -> tuple[Ability | type[Ability], ...]:
        """The abilities, or kinds of abilities, that are lost (113.10b)."""
        raise NotImplementedError


class Keyword(Ability, Losable):
    """The family of keyword abilities."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a keyword"

    def lost(self) -> tuple[Ability | type[Ability], ...]:
        """It, and what is lost with it."""
        return (self, *self.variants())

    def includes(self, ability: Ability) -> bool:
        """Whether an ability is this keyword, whatever its numbers and costs, or a variant of it (702.1d)."""
        return type(ability) is type(self)

    def variants(self) -> tuple[type[Ability], ...]:
        """Further kinds of abilities that are lost with it (702.11e, 702.22b)."""
        return ()

    def fixed(self, scene: Scene) -> Keyword:
        """The keyword as an effect gives it now, where it depends on the effect's text: "from the chosen color"."""
        return self

    def settled(self, scene: Scene) -> Procedure[Keyword]:
        """The keyword after a player has chosen what is chosen as an effect that gives it begins (608.2d)."""
        yield from ()
        return self.fixed(scene)


class KeywordName(Word):
    """The family of keywords named without their numbers and costs: "cards with cycling"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "the name of a keyword"

    def borne(self, scene: Scene, id: int) -> bool:
        """Whether the object has an ability of that name."""
        raise NotImplementedError
