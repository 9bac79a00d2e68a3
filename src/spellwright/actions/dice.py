"""706. Rolling dice, and tables of results."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.doing import Act
from spellwright.actions.resolution import since_it_began
from spellwright.rules.scene import GameScene
from spellwright.state.events.chance import RollDie
from spellwright.words.amounts import Quantity
from spellwright.words.marks import CHOSEN_RESULT, OTHER_RESULT
from spellwright.words.procedure import Id, Procedure, choose
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
    """Roll a die (706.1), and perhaps add something to that (706.2). The result is remembered."""

    die: Die
    modifier: Quantity | None = None
    AMOUNT: ClassVar[bool] = True
    ENGLISH = ("<rolls|roll> a {die} and <adds|add:outer> {modifier}", "<rolls|roll> a {die}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The natural result with the modifier of the instruction is the result (706.2)."""
        more = self.modifier.value(scene) if self.modifier is not None else 0
        entries = yield from bring_about(scene, RollDie(player, self.die.sides, modifier=more))
        scene.remember(self.mark, last_roll(scene))
        return bool(entries)


def last_roll(scene: Scene) -> int:
    """The result of the last roll for the text that is being carried out; 0 if there was none."""
    assert isinstance(scene, GameScene)
    for entry in since_it_began(scene):
        if isinstance(entry.event, RollDie):
            return entry.new + entry.event.modifier
    return 0


@word
class TheResult(Measure):
    """The result of the roll."""

    many = False
    LOCAL = False
    ENGLISH = "the result"

    def value(self, scene: Scene) -> int:
        """That number."""
        return last_roll(scene)


@word
class RollTwo(Act):
    """Roll two dice, and choose one of the results; the other one is known, too."""

    die: Die
    ENGLISH = "<rolls|roll> two {die} and <chooses|choose:outer> one result"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Both at the same time, then the choice."""
        roll = RollDie(player, self.die.sides)
        entries = happened((yield from bring_about(scene, roll, roll)), RollDie)
        results = [entry.new for entry in entries]
        if len(results) < 2:
            return False
        options = tuple(dict.fromkeys(results))
        chosen = yield from choose(player, options, "number", "Which result do you choose?", "706.4", scene.source)
        scene.remember(CHOSEN_RESULT, chosen)
        scene.remember(OTHER_RESULT, sum(results) - chosen)
        return True


class OfTwo(Enum):
    """One of the results of two dice."""

    THAT = "that result"
    OTHER = "the other result"

    @property
    def mark(self) -> int:
        """Under which it is remembered."""
        return CHOSEN_RESULT if self is OfTwo.THAT else OTHER_RESULT


@word
class ResultOfTwo(Measure):
    """The chosen result, or the other one."""

    which: OfTwo
    many = False
    LOCAL = False
    ENGLISH = "{which}"

    def value(self, scene: Scene) -> int:
        """That number; 0 where no two dice were rolled."""
        return scene.number(self.which.mark) if self.which.mark in scene.memory else 0
