"""What effects do that change power and toughness (613.1g, 613.4). Amounts are given as they are, or as words that are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.rules.layer_effects import Effect, Part
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_work import PT, Layer, Work
from spellwright.words.amounts import Amount
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene

Size = tuple[int | None, int | None]


@quickly_made
@dataclass(frozen=True, slots=True)
class DefinePT(Part):
    """Is of a power and toughness that its own characteristic-defining ability defines (613.4a, 604.3)."""

    LAYER: ClassVar[Layer] = Layer.DEFINE_PT
    WRITES: ClassVar[int] = PT

    power: int | Amount | None
    toughness: int | Amount | None

    def change(self, board: Board, effect: Effect, id: Id) -> Size:
        scene = effect.scene_about(board, self, id)
        power = amount(self.power, scene)
        return power, power if self.toughness is self.power else amount(self.toughness, scene)

    def apply(self, work: Work, change: Size) -> None:
        work.set_power_and_toughness(*change)


@quickly_made
@dataclass(frozen=True, slots=True)
class SetPT(Part):
    """Is of this power and toughness: base ones (613.4b). None leaves one of them as it is."""

    LAYER: ClassVar[Layer] = Layer.SET_PT
    WRITES: ClassVar[int] = PT

    power: int | Amount | None
    toughness: int | Amount | None

    def change(self, board: Board, effect: Effect, id: Id) -> Size:
        scene = effect.scene_about(board, self, id)
        return amount(self.power, scene), amount(self.toughness, scene)

    def apply(self, work: Work, change: Size) -> None:
        work.set_power_and_toughness(*change)


@quickly_made
@dataclass(frozen=True, slots=True)
class ChangePT(Part):
    """Gets more power and toughness, or less (613.4c)."""

    LAYER: ClassVar[Layer] = Layer.CHANGE_PT
    WRITES: ClassVar[int] = PT

    power: int | Amount
    toughness: int | Amount

    def change(self, board: Board, effect: Effect, id: Id) -> tuple[int, int]:
        if isinstance(self.power, int) and isinstance(self.toughness, int):
            return self.power, self.toughness
        scene = effect.scene_about(board, self, id)
        return amount(self.power, scene) or 0, amount(self.toughness, scene) or 0

    def apply(self, work: Work, change: tuple[int, int]) -> None:
        work.change_power_and_toughness(*change)


@quickly_made
@dataclass(frozen=True, slots=True)
class SwitchPT(Part):
    """Has its power and toughness switched (613.4d)."""

    LAYER: ClassVar[Layer] = Layer.SWITCH_PT
    WRITES: ClassVar[int] = PT

    def change(self, board: Board, effect: Effect, id: Id) -> bool:
        return True

    def apply(self, work: Work, change: bool) -> None:
        work.switch_power_and_toughness()


def amount(value: int | Amount | None, scene: Scene) -> int | None:
    """A number as it is, or what a word comes to now."""
    return value.value(scene) if isinstance(value, Amount) else value
