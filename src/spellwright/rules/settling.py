"""117.5: what the game does each time a player would get priority."""

from __future__ import annotations

from spellwright.rules.changes_of_control import notice_changes_of_control
from spellwright.rules.combat_phase import remove_from_combat
from spellwright.rules.durations import end_what_is_over
from spellwright.rules.leaving import settle_the_game
from spellwright.rules.noticing import notice_state_triggers
from spellwright.rules.putting_triggers import put_triggers
from spellwright.rules.state_based import check_state_based_actions
from spellwright.rules.steps import IN_COMBAT
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import priority
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure


def settle(game: Game) -> Procedure[bool]:
    """Perform state-based actions and put triggers onto the stack, until there is nothing more to do (117.5, 704.3).

    Whether anything was done comes back (514.3a).
    """
    done = False
    while not game.over:
        if game.unchecked:
            yield from _notice(game)
            if (yield from check_state_based_actions(game)):
                done = True
                continue
            notice_state_triggers(game)
        if not game.waiting or game.over:
            return done
        yield from put_triggers(game)
        done = True
    return done


def _notice(game: Game) -> Procedure[None]:
    """What follows at once from a change, without being a state-based action: effects end, control has changed."""
    if game.floating:
        yield from end_what_is_over(game)
    if "layer_parts" in game.possible:
        yield from notice_changes_of_control(game)
    if game.step in IN_COMBAT:
        yield from remove_from_combat(game)
    for player in game.players:
        if player.out:
            yield from settle_the_game(game)
            break


def receive_priority(game: Game, player: Id, passes: int = 0) -> Procedure[None]:
    """Settle what is to be settled; then the player receives priority, or if they have left, the next one (800.4j)."""
    if game.unchecked or game.waiting:
        yield from settle(game)
    if not game.over:
        note_down(game, priority(in_game_from(game, player), passes))


def in_game_from(game: Game, player: Id) -> Id:
    """The player, or the first one after them in turn order who is still in the game."""
    seats = len(game.players)
    while game.player(player).out:
        player = player % seats + 1
    return player
