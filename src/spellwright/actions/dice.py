"""706. Rolling dice, and tables of results."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.resolution import since_it_began
from spellwright.rules.scene import GameScene
from spellwright.state.events.chance import RollDie
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Die(Enum):
    """A die, by its number of sides (706.1a)."""

    FOUR = "d4"
    SIX = "d6"
    SIX_SIDED = "six-sided die"
    EIGHT = "d8"
    TEN = "d10"
    TWELVE = "d12"
    TWENTY = "d20"

    @property
    def sides(self) -> int:
        """How many sides it has."""
        return 6 if self is Die.SIX_SIDED else int(self.value[1:])


@word
class Roll(Act):
    """Roll a die (706.1). The result is remembered."""

    die: Die
    AMOUNT: ClassVar[bool] = True
    ENGLISH = "<rolls|roll> a {die}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The natural result is the result, no modifier being known (706.2)."""
        entries = yield from bring_about(scene, RollDie(player, self.die.sides))
        scene.remember(self.mark, last_roll(scene))
        return bool(entries)


def last_roll(scene: Scene) -> int:
    """The result of the last roll for the text that is being carried out; 0 if there was none."""
    assert isinstance(scene, GameScene)
    return next((entry.new for entry in since_it_began(scene) if isinstance(entry.event, RollDie)), 0)


@word
class TheResult(Measure):
    """The result of the roll."""

    many = False
    LOCAL = False
    ENGLISH = "the result"

    def value(self, scene: Scene) -> int:
        """That number."""
        return last_roll(scene)
