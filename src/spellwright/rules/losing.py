"""104. Ending The Game: losing, winning and drawing outside of state-based actions."""

from __future__ import annotations

from spellwright.rules.happen import happen
from spellwright.rules.leaving import settle_the_game
from spellwright.state.events.event import note_down, record
from spellwright.state.events.turns import DrawGame, LoseGame, SetPlayer, WinGame
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure


def lose_the_game(
    game: Game, *players: Id, why: str = "", rule: str = "104.3e", source: Id = NOBODY
) -> Procedure[None]:
    """These players lose the game at the same time, and leave it (104.3e, 104.5)."""
    yield from happen(game, *(LoseGame(player, why) for player in players), rule=rule, source=source)
    yield from settle_the_game(game)


def win_the_game(game: Game, player: Id, why: str = "", rule: str = "104.2b", source: Id = NOBODY) -> Procedure[None]:
    """A player wins the game, which ends at once (104.1, 104.2b)."""
    yield from happen(game, WinGame(player, why), rule=rule, source=source)
    yield from settle_the_game(game)


def draw_the_game(game: Game, why: str = "", rule: str = "104.4c", source: Id = NOBODY) -> Procedure[None]:
    """The game is a draw for all players in it (104.4c)."""
    yield from happen(game, DrawGame(tuple(game.in_turn_order()), why), rule=rule, source=source)
    yield from settle_the_game(game)


def concede(game: Game, player: Id) -> Procedure[None]:
    """A player concedes: they lose and leave the game immediately; nothing can prevent it (104.3a)."""
    if game.over or game.player(player).out:
        return
    note_down(game, SetPlayer(player, "conceded", value=True))
    record(game, LoseGame(player, "conceded"), "104.3a")
    note_down(game, SetPlayer(player, "out", "conceded"))
    yield from settle_the_game(game)
