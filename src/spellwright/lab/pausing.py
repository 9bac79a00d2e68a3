"""Abilities that belong to nobody and let a runner hold a game: before each step, and where chance decides."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.hooks import Hooks
from spellwright.state.events.chance import FlipCoin, RollDie
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event, record
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import NOBODY, Choose, Id, Procedure
from spellwright.words.word import word

PAUSE, COIN, DIE = "pause", "coin", "die"
"""The kinds of decisions that they ask."""
CHANCE = "chance"
"""The option of a coin or die that leaves it to chance."""


@word
class Pause(Hooks):
    """Before each step, the runner is asked to go on; `about` is the step that is going to begin."""

    def replaces(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def rank(self) -> int:
        """Before any other effect, so that it never takes part in a choice (616.1a)."""
        return 0

    def replacing(self, game: Game, me: Id, event: BeginStep) -> bool:
        """Always."""
        return True

    def replace(self, game: Game, me: Id, event: BeginStep) -> Procedure[tuple[Event, ...]]:
        """Nothing changes."""
        yield Choose(event.player, ("go on",), PAUSE, f"{event.step} begins", "500.1", event.step)
        return (event,)


@word
class ToldChance(Hooks):
    """A flipped coin shows, and a rolled die gives, what the runner says."""

    def replaces(self) -> tuple[type[Event], ...]:
        """Coins and dice."""
        return (FlipCoin, RollDie)

    def rank(self) -> int:
        """Before any other effect (616.1a)."""
        return 0

    def replacing(self, game: Game, me: Id, event: FlipCoin | RollDie) -> bool:
        """Where nothing is told yet."""
        return event.given is None

    def replace(self, game: Game, me: Id, event: FlipCoin | RollDie) -> Procedure[tuple[Event, ...]]:
        """The same, with its result told."""
        if isinstance(event, FlipCoin):
            answer = yield Choose(event.player, (CHANCE, 1, 0), COIN, "What does the coin show?", "705.1")
        else:
            options = (CHANCE, *range(1, event.sides + 1))
            answer = yield Choose(event.player, options, DIE, "What is rolled?", "706.1")
        return (replace(event, given=None if answer == CHANCE else answer),)


def hold(game: Game) -> None:
    """Let these abilities be there from now on."""
    for ability in (Pause(), ToldChance()):
        record(game, Begin(Floating(NOBODY, ability, NOBODY, NOBODY, 0, Until("game"))))
