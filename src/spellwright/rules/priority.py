"""117. Timing And Priority."""

from __future__ import annotations

from spellwright.rules.actions_at_priority import Action, Pass
from spellwright.rules.performing import perform
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import in_game_from, receive_priority
from spellwright.rules.steps import AT_ONCE
from spellwright.rules.turn import next_step
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import priority
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Procedure


def act(game: Game, action: Action) -> Procedure[None]:
    """The player with priority does this; it ends when the next player has received priority, or with the game."""
    if isinstance(action, Pass):
        yield from pass_priority(game)
        return
    player = game.priority
    yield from perform(game, player, action)
    yield from receive_priority(game, player)  # 117.3c


def pass_at_once(game: Game) -> bool:
    """The player with priority passes to the next one, if nothing else happens by that (117.3d); whether it is so.

    The short way of `pass_priority`, since in most windows of a game nobody can do anything. There are two players at
    least in a game that isn't over (104.2a), so that not all have passed by the first pass.
    """
    passes = game.passes + 1
    following = game.players[game.priority % len(game.players)]
    if game.unchecked or game.waiting or following.out or (passes > 1 and passes >= game.number_of_players()):
        return False
    note_down(game, priority(following.id, passes))
    return True


def pass_priority(game: Game) -> Procedure[None]:
    """The player with priority passes; when all have, the top of the stack resolves or the step ends (117.4)."""
    passes = game.passes + 1
    if passes < game.number_of_players():
        following = in_game_from(game, game.priority % len(game.players) + 1)
        yield from receive_priority(game, following, passes)  # 117.3d
    elif game.stack:
        note_down(game, priority(NOBODY))
        yield from resolve_top(game)
        if game.agenda[:1] == (AT_ONCE,):
            yield from next_step(game)
        else:
            yield from receive_priority(game, game.active)  # 117.3b
    else:
        yield from next_step(game)
