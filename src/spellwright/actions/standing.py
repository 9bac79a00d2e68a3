"""The monarch (724), and the steps of the turn, as conditions ask for them."""

from __future__ import annotations

from typing import Any

from spellwright.actions.step_names import StepName, steps_begun
from spellwright.state.events.turns import BecomeMonarch
from spellwright.words.conditions import Fact
from spellwright.words.owners import Owner
from spellwright.words.players import Players
from spellwright.words.word import word


@word
class IsMonarch(Fact):
    """Whether a player is the monarch: "you're the monarch", "an opponent is the monarch"."""

    who: Players
    LOOKS = frozenset({"monarch"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("you 're the monarch {who=You()}", "they 're the monarch {who=Them()}", "{who} <is|are> the monarch")

    def holds(self, scene: Any) -> bool:
        """Whether one of them is."""
        return bool(scene.game.monarch) and scene.game.monarch in self.who.find(scene)


@word
class WasMonarchAsTurnBegan(Fact):
    """Whether a player was the monarch as the turn began: the last who had become it before."""

    who: Players
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{who} <was|were> the monarch as the turn began"

    def holds(self, scene: Any) -> bool:
        """Whether one of them was."""
        before = (e.event for e in scene.game.since(0) if e.turn < scene.game.turn)
        then = next((event.player for event in before if isinstance(event, BecomeMonarch)), 0)
        return bool(then) and then in self.who.find(scene)


@word
class NoMonarch(Fact):
    """That there is no monarch."""

    LOOKS = frozenset({"monarch"})
    LOCAL = False
    ENGLISH = "there is no monarch"

    def holds(self, scene: Any) -> bool:
        """That nobody is."""
        return not scene.game.monarch


@word
class FirstOfTurn(Fact):
    """Whether it is the first such step or phase of the turn: "it's the first combat phase of the turn"."""

    step: StepName
    yours: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "it 's the first {step@one} of the turn",
        "it 's the first combat phase of the turn {step=StepName.COMBAT}",
        "it 's the first combat phase of your turn {step=StepName.COMBAT} {yours=True}",
    )

    def ok(self) -> bool:
        """Combat is "the first combat phase"."""
        return (self.step is StepName.COMBAT) == (self.style[0] > 0)

    def holds(self, scene: Any) -> bool:
        """If no more than one has begun."""
        game = scene.game
        mine = not self.yours or game.active == scene.you
        return mine and sum(step in self.step.steps for step in steps_begun(game)) == 1


@word
class IsItsStep(Fact):
    """Whether it is such a step or phase of a player: "it's your main phase"."""

    whose: Owner
    step: StepName
    LOOKS = frozenset({"step"})
    LOCAL = False
    ENGLISH = "it 's {whose} {step@one}"

    def holds(self, scene: Any) -> bool:
        """If it is."""
        return scene.game.step in self.step.steps and self.whose.means(scene, scene.game.active)
