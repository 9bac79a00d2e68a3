"""Acts about turn and game: extra turns (500.7), ending the turn (723), winning and losing (104), the monarch."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.rules.ending_turns import end_the_combat_phase, end_the_turn
from spellwright.rules.losing import lose_the_game, win_the_game
from spellwright.rules.monarch import become_monarch
from spellwright.rules.scene import GameScene
from spellwright.state.events.turns import ExtraTurn
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class TakeExtraTurn(Act):
    """Take extra turns after this one (500.7)."""

    number: Amount
    ENGLISH = "<takes|take> {number:count} extra <turn|turns:number> after this one"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Added after the turn, the one created last taken first."""
        for _ in range(self.number.value(scene)):
            yield from bring_about(scene, ExtraTurn(player))
        return True


class EndingAct(Enum):
    """What ends by it."""

    TURN = "end the turn"
    COMBAT = "end the combat phase"


@word
class End(Act):
    """End the turn, or the combat phase (723.1, 723.2)."""

    what: EndingAct
    ENGLISH = "{what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As the rules say."""
        if self.what is EndingAct.TURN:
            yield from end_the_turn(scene.game, scene.stack_object)
        else:
            yield from end_the_combat_phase(scene.game, scene.stack_object)
        return True


@word
class WinTheGame(Act):
    """Win the game (104.2b)."""

    ENGLISH = "<wins|win> the game"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """At once."""
        yield from win_the_game(scene.game, player, source=scene.stack_object)
        return True


@word
class LoseTheGame(Act):
    """Lose the game (104.3e)."""

    ENGLISH = "<loses|lose> the game"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """At the same time."""
        yield from lose_the_game(scene.game, *players, source=scene.stack_object)
        return True


@word
class BecomeTheMonarch(Act):
    """Become the monarch (724.3)."""

    ENGLISH = "<becomes|become> the monarch"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As the rules say."""
        yield from become_monarch(scene.game, player, scene.stack_object)
        return True
