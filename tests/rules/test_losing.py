"""104 and 800.4: the game ends, or goes on without a player."""

from __future__ import annotations

from tests.rules.table import BEAR, card, happened, put, run, table
from tests.rules.toy_abilities import AtBeginning

from spellwright.rules.losing import concede, draw_the_game, lose_the_game, win_the_game
from spellwright.rules.monarch import become_monarch
from spellwright.rules.settling import receive_priority, settle
from spellwright.rules.turn import next_step
from spellwright.state.events.event import record
from spellwright.state.events.stack import CreateToken, PutAbility
from spellwright.state.events.turns import WinGame
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics


def outcome(game: Game) -> list[str]:
    return [player.out for player in game.players]


def test_the_last_player_in_the_game_wins() -> None:
    game = table(2)
    game.player(1).life = 0
    run(settle(game))
    assert (game.over, outcome(game)) == (True, ["lost", "won"])


def test_players_who_lose_simultaneously_draw() -> None:
    game = table(2)
    game.player(1).life = game.player(2).life = 0
    run(settle(game))
    assert (game.over, outcome(game)) == (True, ["drew", "drew"])
    assert not happened(game, WinGame)


def test_who_had_lost_before_does_not_draw() -> None:
    game = table(3)
    run(lose_the_game(game, 2))
    run(lose_the_game(game, 1, 3))
    assert outcome(game) == ["drew", "lost", "drew"]


def test_an_effect_wins_the_game() -> None:
    game = table(3)
    run(win_the_game(game, 3))
    assert (game.over, outcome(game)) == (True, ["lost", "lost", "won"])


def test_an_effect_makes_the_game_a_draw() -> None:
    game = table(3)
    run(draw_the_game(game))
    assert (game.over, outcome(game)) == (True, ["drew"] * 3)


def test_a_player_can_concede() -> None:
    game = table(2)
    run(concede(game, 1))
    assert outcome(game) == ["conceded", "won"]


def test_what_a_player_owns_leaves_with_them() -> None:
    game = table(3)
    mine, theirs = put(game, BEAR, 2), put(game, BEAR, 1)
    lent = put(game, BEAR, 1, owner=2)
    run(lose_the_game(game, 2))
    assert game.battlefield == (theirs,)
    assert (game[mine].zone, game[lent].zone) == ("gone", "gone")
    assert (game.player(2).library, game.player(2).hand) == ((), ())


def test_what_they_controlled_of_others_is_exiled() -> None:
    game = table(3)
    borrowed = put(game, BEAR, 2, owner=3)
    run(lose_the_game(game, 2))
    assert game.exile == (game[borrowed].became,)
    assert game[game[borrowed].became].owner == 3


def test_a_token_belongs_to_who_created_it() -> None:
    game = table(3)
    token = record(game, CreateToken(2, Characteristics("Token", types=frozenset({"artifact"})), controller=1)).new
    run(lose_the_game(game, 2))
    assert game[token].zone == "gone"


def test_their_abilities_on_the_stack_cease_to_exist() -> None:
    game = table(3)
    source = put(game, BEAR, 1)
    theirs = record(game, PutAbility(AtBeginning("end"), source, 2)).new
    mine = record(game, PutAbility(AtBeginning("end"), source, 1)).new
    run(lose_the_game(game, 2))
    assert (game.stack, game[theirs].zone) == ((mine,), "gone")


def test_priority_goes_to_the_next_player_who_is_in_the_game() -> None:
    game = table(3)
    run(lose_the_game(game, 2))
    run(receive_priority(game, 2))
    assert game.priority == 3


def test_the_active_player_becomes_the_monarch_as_the_monarch_leaves() -> None:
    game = table(3)
    run(become_monarch(game, 2))
    run(lose_the_game(game, 2))
    assert game.monarch == 1


def test_the_monarch_draws_a_card_in_their_end_step() -> None:
    game = table(2, step="postcombat main")
    run(become_monarch(game, 2))
    run(become_monarch(game, 1))
    run(next_step(game))
    assert [(game[id].controller, game[id].source) for id in game.stack] == [(1, 0)]


def test_another_player_is_no_monarch_any_more() -> None:
    game = table(2, step="postcombat main")
    run(become_monarch(game, 1))
    run(become_monarch(game, 2))
    run(next_step(game))
    assert game.stack == ()


def test_a_player_without_opponents_wins_though_nothing_else_is_checked() -> None:
    game = table(2)
    put(game, card("Loser", "creature", 1, 0), 1)
    run(lose_the_game(game, 1))
    assert game.over
