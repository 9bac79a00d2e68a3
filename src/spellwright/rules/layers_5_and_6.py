"""What effects do that change colors or abilities (613.1e-f). Both are given as they are, or as words that the game decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from spellwright.rules.layer_effects import Effect, Part
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_work import ABILITIES, COLORS, EXISTENCE, Layer, Work
from spellwright.words.ability import Ability
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene

Kinds = tuple[Ability | type[Ability], ...]


class Coloring(Protocol):
    """A word for colours that the game decides: "the chosen color"."""

    def mask(self, scene: Scene) -> int:
        """The colours, as bits."""
        ...


@quickly_made
@dataclass(frozen=True, slots=True)
class SetColors(Part):
    """Is of these colours (105.3); with `add` in addition to its others."""

    LAYER: ClassVar[Layer] = Layer.COLOR
    WRITES: ClassVar[int] = COLORS

    colors: int | Coloring
    add: bool = False

    def change(self, board: Board, effect: Effect, id: Id) -> int:
        return self.colors if isinstance(self.colors, int) else self.colors.mask(effect.scene(board))

    def apply(self, work: Work, change: int) -> None:
        work.set_colors(change | work.colors if self.add else change)


class Giving(Protocol):
    """A word for abilities that the game decides: "protection from the chosen color"."""

    def abilities(self, scene: Scene) -> tuple[Ability, ...]:
        """The abilities."""
        ...


@quickly_made
@dataclass(frozen=True, slots=True)
class AddAbilities(Part):
    """Has these abilities (113.10)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES

    gives: tuple[Ability, ...] | Giving

    def change(self, board: Board, effect: Effect, id: Id) -> tuple[Ability, ...]:
        if isinstance(self.gives, tuple):
            return self.gives
        return self.gives.abilities(effect.scene_about(board, self, id))

    def apply(self, work: Work, change: tuple[Ability, ...]) -> None:
        work.add_abilities(change)


@quickly_made
@dataclass(frozen=True, slots=True)
class LoseAllAbilities(Part):
    """Loses all abilities (113.10b), perhaps except mana abilities (605.1)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES | EXISTENCE

    but_mana: bool = False

    def change(self, board: Board, effect: Effect, id: Id) -> bool:
        return self.but_mana

    def apply(self, work: Work, change: bool) -> None:
        work.set_abilities(tuple(a for a in work.abilities if a.OF_EFFECT or (change and _makes_mana(a))))


def _makes_mana(ability: Ability) -> bool:
    return any("produces" in meant.hooks() for meant in ability.means())


@quickly_made
@dataclass(frozen=True, slots=True)
class LoseAbilities(Part):
    """Loses all instances of these abilities, or of these kinds of abilities (113.10b)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES | EXISTENCE

    which: Kinds

    def change(self, board: Board, effect: Effect, id: Id) -> Kinds:
        return self.which

    def apply(self, work: Work, change: Kinds) -> None:
        work.lose_abilities(change)


@quickly_made
@dataclass(frozen=True, slots=True)
class CantHaveAbilities(Part):
    """Loses these abilities, or kinds of abilities, and no effect can add them (113.11)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES | EXISTENCE

    which: Kinds

    def change(self, board: Board, effect: Effect, id: Id) -> Kinds:
        return self.which

    def apply(self, work: Work, change: Kinds) -> None:
        work.bar_abilities(change)
