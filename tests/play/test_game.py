"""The outside face: decisions and answers, forks, records, conceding, fingerprints."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.play.toys import DECK, LAND, TOYS, creature

from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.players.scripted import OffScript, ScriptedPlayer
from spellwright.play.playing import play_out
from spellwright.play.records import BadRecord, read_record
from spellwright.state.card import Card

ROOT = Path(__file__).resolve().parents[2]


def find(name: str) -> Card:
    return TOYS[name]


def started(players: int = 2, seed: int = 1) -> Game:
    return Game.start([DECK] * players, seed=seed)


def to_priority(game: Game) -> Game:
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(0)
    return game


def finished(seed: int, players: int = 2) -> Game:
    return play_out(started(players, seed), [RandomPlayer(seed)])


def test_a_game_begins_with_the_mulligans() -> None:
    decision = started().decision
    assert decision is not None
    assert (decision.kind, decision.options) == ("mulligan", ("keep", "mulligan"))


def test_a_game_ends_and_has_a_winner() -> None:
    game = finished(1)
    assert game.over
    assert game.decision is None
    assert len(game.winners) == 1


def test_a_game_has_two_to_nine_players() -> None:
    with pytest.raises(ValueError, match="two to nine"):
        Game.start([DECK])


def test_choosing_what_is_no_option_is_refused_and_changes_nothing() -> None:
    game = started()
    before = game.hash()
    with pytest.raises(ValueError, match="none of the options"):
        game.choose("shuffle")
    with pytest.raises(IndexError, match="2 options"):
        game.answer(2)
    assert game.hash() == before


def test_a_finished_game_takes_no_answer() -> None:
    game = finished(1)
    with pytest.raises(ValueError, match="over"):
        game.answer(0)


def test_nobody_is_asked_where_there_is_one_option() -> None:
    game = started(seed=3)
    player = RandomPlayer(3)
    while game.decision is not None:
        assert len(game.decision.options) > 1
        assert len(set(game.decision.options)) == len(game.decision.options)
        game.answer(player.decide(game, game.decision))


def test_a_fork_goes_its_own_way() -> None:
    game = to_priority(started())
    fork = game.fork()
    fork.answer(1)
    assert fork.hash() != game.hash()
    assert game.undo()
    assert fork.record() != game.record()


def test_undo_takes_back_the_last_answer_and_no_more_than_there_are() -> None:
    game = started()
    first = game.hash()
    game.answer(0)
    game.answer(0)
    assert game.undo()
    assert game.undo()
    assert not game.undo()
    assert game.hash() == first


def test_undoing_in_the_middle_of_a_declaration_goes_back_one_creature() -> None:
    game = started(seed=5)
    player = RandomPlayer(5)
    while game.decision is not None and not (game.decision.kind == "attack" and game.decision.about != 0):
        game.answer(player.decide(game, game.decision))
    asked = game.decision
    game.answer(1)
    assert game.undo()
    assert game.decision == asked


def test_a_record_plays_the_same_game_again() -> None:
    game = finished(4)
    again = Game.replay(game.record(), find)
    assert again.hash() == game.hash()
    assert again.record() == game.record()


def test_a_record_of_several_players_with_a_concession() -> None:
    game = to_priority(started(players=3))
    game.concede(2)
    play_out(game, [RandomPlayer(1)], most=30)
    assert "-2 concede" in game.record()
    assert Game.replay(game.record(), find).hash() == game.hash()


def test_a_record_can_be_played_in_part() -> None:
    game = finished(4)
    part = Game.replay(game.record(), find, most=3)
    assert len(read_record(part.record()).answers) == 3


@pytest.mark.parametrize("text", ["", "something else", "spellwright record 1\nseed x\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Game.replay(text, find)


def test_a_record_whose_answer_says_something_else_is_refused() -> None:
    game = started()
    game.answer(0)
    with pytest.raises(BadRecord, match="'mulligan' in the record"):
        Game.replay(game.record().replace("0 keep", "0 mulligan"), find)


def test_a_conceding_player_loses_at_once() -> None:
    game = started()
    game.concede(2)
    assert (game.over, game.winners) == (True, (1,))
    assert game.undo()
    assert not game.over


def test_a_player_who_concedes_with_priority_passes_it_on() -> None:
    game = to_priority(started(players=3))
    assert game.decision is not None
    leaving = game.decision.player
    game.concede(leaving)
    assert game.decision is not None
    assert game.decision.player != leaving
    assert game.state.player(leaving).out == "conceded"


def test_a_player_who_concedes_in_the_middle_leaves_when_it_is_finished() -> None:
    game = started(players=3)
    assert game.decision is not None
    game.concede(game.decision.player)
    to_priority(game)
    assert [player.out for player in game.state.players].count("conceded") == 1
    assert Game.replay(game.record(), find).hash() == game.hash()


def test_other_seeds_are_other_games_and_equal_ones_the_same() -> None:
    assert finished(6).hash() == finished(6).hash()
    assert finished(6).hash() != finished(7).hash()


def test_four_players_play_to_the_end() -> None:
    game = finished(2, players=4)
    assert [player.out for player in game.state.players].count("won") == 1


def test_the_log_tells_rules() -> None:
    lines = finished(1).log()
    assert lines[0].rule == "103.1"
    assert [line.rule for line in lines[-2:]] == ["104.2a", "104.1"]
    assert [line.number for line in lines] == sorted(line.number for line in lines)


def test_libraries_run_out() -> None:
    game = Game.start([(LAND,) * 8, (LAND,) * 30], seed=1)
    play_out(game, [RandomPlayer(1)])
    assert (game.winners, game.state.player(1).out) == ((2,), "lost")


def test_a_script_plays_a_creature() -> None:
    elf = creature("Elf", "{G}", 1, 1)
    game = Game.start([(LAND,) * 20 + (elf,) * 20, (LAND,) * 30], seed=2, starting=1)
    script = ScriptedPlayer(["keep", "play Land", "cast Elf"])
    other = ScriptedPlayer(["keep"])
    while not script.done:
        play_out(game, [script, other], most=1)
    play_out(game, [script, other], most=1)
    assert [game.state[id].printed.name for id in game.state.battlefield] == ["Land", "Elf"]


def test_a_script_that_fits_nothing_is_off() -> None:
    with pytest.raises(OffScript, match="scry"):
        play_out(started(), [ScriptedPlayer(["scry"])])


def test_random_players_of_one_seed_play_alike() -> None:
    assert finished(8).record() == finished(8).record()


def test_the_same_game_in_another_process() -> None:
    """Nothing depends on the order of sets or on addresses: another hash seed gives the same games."""
    program = "from tests.play.test_game import finished\nprint([finished(seed).hash() for seed in range(3)])"
    told = []
    for hash_seed in ("1", "77"):
        ran = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"},
            check=True,
        )
        told.append(ran.stdout)
    assert told[0] == told[1]
    assert told[0].strip() == str([finished(seed).hash() for seed in range(3)])
