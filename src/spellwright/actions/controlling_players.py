"""722. Controlling another player during that player's next turn."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating
from spellwright.state.events.effects import Begin, End
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import ControlPlayer, ExtraTurn
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.players import Players, ThatPlayer
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class ControlNextTurn(Act):
    """Control a player during that player's next turn (722.1)."""

    who: Players
    whose: ThatPlayer
    SYNONYMS = True
    ENGLISH = (
        "<controls|control> {who} during {whose} 's next turn",
        "<gains|gain> control of {who} during {whose} 's next turn",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect that waits for the next turn that they actually take (722.1b); the last one works (722.1a)."""
        players = yield from self.who.pick(scene, player)
        for other in players:
            yield from bring_about(scene, Begin(waiting(scene, player, NextTurnControlled(other))), rule="722.1")
        return bool(players)


def waiting(scene: GameScene, controller: Id, ability: Hooks) -> Floating:
    """An effect that waits for a player's next turn."""
    return Floating(NOBODY, ability, scene.source, controller, 0, Until("once", turn=scene.game.turn))


@word
class NextTurnControlled(Hooks):
    """The effect: its controller controls that player during their next turn."""

    player: Id
    RULE = "722.1"

    def as_turn_begins(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """In that player's turn, if its controller is still there."""
        if player == self.player:
            by = floating(game, me).controller
            note_down(game, End((me,)))
            if not game.player(by).out:
                yield from happen(game, ControlPlayer(player, by))


@word
class ExtraTurnAfterThat(Full):
    """After the turn that was spoken of, a player takes an extra turn (500.7)."""

    who: ThatPlayer
    ENGLISH = "after that turn , {who} takes a extra turn"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """An effect that waits for that turn: the player's next one."""
        players = self.who.find(scene)
        for player in players:
            yield from bring_about(scene, Begin(waiting(scene, player, ExtraTurnAfterNext(player))), rule="500.7")
        return bool(players)


@word
class ExtraTurnAfterNext(Hooks):
    """The effect: once that player's next turn has begun, an extra turn of theirs comes after it."""

    player: Id
    RULE = "500.7"

    def as_turn_begins(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """In that player's turn."""
        if player == self.player:
            note_down(game, End((me,)))
            yield from happen(game, ExtraTurn(player))
