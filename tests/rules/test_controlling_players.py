"""722. Controlling Another Player: when it begins and ends, who decides, what with, and who sees what."""

from __future__ import annotations

from typing import Any

from tests.actions.build import card, creature, give, play, put, table
from tests.rules.table import go_on, happened, run, turn_of

from spellwright.play.view import view
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.controlling_players import controller_of_player, made_by
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.visibility import may_see
from spellwright.state.events.event import note_down
from spellwright.state.events.starting import LeaveGame, SetAside
from spellwright.state.events.turns import BeginTurn, ControlPlayer, SetAgenda, SetPlayer
from spellwright.state.game import Game
from spellwright.words.procedure import Choose

MIND = "You control target player during that player's next turn."
BEAR = creature(name="Bear", mana_cost="{G}")


def end_the_turn(game: Game) -> None:
    """The turn ends, and the next one begins."""
    note_down(game, SetAgenda(()))
    go_on(game)


def who_decides(game: Game) -> list[int]:
    return [controller_of_player(game, player.id) or player.id for player in game.players]


def test_722_1_a_player_is_controlled_during_their_whole_next_turn() -> None:
    game = table()
    play(game, MIND, 2)
    assert who_decides(game) == [1, 2]
    end_the_turn(game)
    assert (game.active, who_decides(game)) == (2, [1, 1])
    assert [event.by for event in happened(game, ControlPlayer)] == [1]
    end_the_turn(game)
    assert (game.active, who_decides(game)) == (1, [1, 2])


def test_722_1a_the_last_effect_created_works() -> None:
    game = table(players=3)
    play(game, MIND, 2)
    play(game, MIND, 2, player=3)
    end_the_turn(game)
    assert who_decides(game) == [1, 3, 3]
    assert game.floating == ()


def test_722_1b_a_skipped_turn_isnt_the_one() -> None:
    game = table()
    play(game, "Target player skips their next turn.", 2)
    play(game, MIND, 2)
    end_the_turn(game)
    assert (game.active, who_decides(game)) == (1, [1, 2])
    end_the_turn(game)
    assert (game.active, who_decides(game)) == (2, [1, 1])


def test_722_9_a_player_can_control_themselves() -> None:
    game = table()
    play(game, MIND, 2)
    play(game, MIND, 2, player=2)
    end_the_turn(game)
    assert who_decides(game) == [1, 2]


def controlled() -> Game:
    game = table()
    turn_of(game, 2, "precombat main")
    run(happen(game, ControlPlayer(2, 1)))
    return game


def test_722_3_the_controlled_player_is_still_the_active_player_and_controls_their_objects() -> None:
    game = controlled()
    bear = put(game, BEAR, 2)
    assert (game.active, game[bear].controller) == (2, 2)


def test_722_4_who_controls_a_player_sees_what_that_player_sees_but_nothing_outside_the_game() -> None:
    game = controlled()
    (theirs,) = give(game, BEAR, player=2)
    (mine,) = give(game, BEAR)
    note_down(game, SetAside(2, (BEAR,)))
    (outside,) = game.player(2).outside
    library = game.player(2).library[-1]
    seen = {player: [may_see(game, player, id) for id in (theirs, mine, outside, library)] for player in (1, 2)}
    assert seen == {1: [True, True, False, False], 2: [True, False, True, False]}
    assert [shown.get("name") for shown in view(game, 1)["players"][1]["hand"]] == ["Bear"]
    assert view(game, 1)["players"][1]["outside"] == []
    end_the_turn(game)
    assert not may_see(game, 1, theirs)


def test_722_5_the_controller_makes_the_decisions() -> None:
    game = controlled()
    asked = Choose(2, (1, 2), "choose", "Choose", "608.2d")
    own = Choose(1, (1, 2), "choose", "Choose", "608.2d")
    assert (made_by(game, asked).decider, made_by(game, asked).player) == (1, 2)
    assert made_by(game, own).decider == 1


def test_722_5a_only_the_controlled_players_resources_pay() -> None:
    game = controlled()
    forest = card(type_line="Basic Land — Forest", name="Forest")
    mine, theirs = put(game, forest, 1), put(game, forest, 2)
    (bear,) = give(game, BEAR, player=2)
    assert run(cast(game, 2, Way(bear)))
    assert (game[mine].tapped, game[theirs].tapped) == (False, True)
    (other,) = give(game, BEAR, player=2)
    assert not could_cast(game, 2, Way(other))


def test_722_6_conceding_stays_with_each_player() -> None:
    game = controlled()
    note_down(game, SetPlayer(1, "conceded", value=True))
    assert controller_of_player(game, 2) == 0


def test_800_4a_control_of_a_player_ends_as_the_controller_leaves() -> None:
    game = table(players=3)
    turn_of(game, 2, "precombat main")
    run(happen(game, ControlPlayer(2, 1)))
    run(happen(game, LeaveGame(1)))
    assert game.player(2).controlled_by == 0


def test_500_7_an_extra_turn_comes_after_the_controlled_one() -> None:
    game = table()
    text = "Gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn."
    play(game, text)
    turns: list[Any] = []
    for _ in range(3):
        end_the_turn(game)
        turns.append((game.active, controller_of_player(game, 2)))
    assert turns == [(2, 1), (2, 0), (1, 0)]
    assert len(happened(game, BeginTurn)) == 4
