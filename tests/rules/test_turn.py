"""500, 703: the turn goes from step to step, and turns follow each other."""

from __future__ import annotations

import pytest
from tests.rules.table import BEAR, card, go_on, happened, put, run, table, turn_of
from tests.rules.toy_abilities import AtBeginning, KeepsMana, SkipsStep

from spellwright.rules.priority import pass_priority
from spellwright.rules.turn import next_step
from spellwright.state.events.cards import Draw
from spellwright.state.events.event import note_down, record
from spellwright.state.events.stack import AddMana
from spellwright.state.events.turns import BeginStep, BeginTurn, ExtraTurn, SetAgenda
from spellwright.state.game import Game
from spellwright.words.mana import G, R, pool_of


def steps(game: Game) -> list[str]:
    return [event.step for event in happened(game, BeginStep)]


def to_step(game: Game, step: str) -> None:
    while True:
        go_on(game)
        if game.step == step:
            return


def test_a_turn_without_attackers_skips_blockers_and_damage() -> None:
    game = table(step="precombat main")
    to_step(game, "upkeep")
    assert steps(game)[1:-2] == [
        "beginning of combat", "declare attackers", "end of combat", "postcombat main", "end", "cleanup",
    ]  # fmt: skip


def test_nobody_receives_priority_in_the_untap_and_cleanup_steps() -> None:
    game = table(step="end")
    run(next_step(game))
    assert (game.turn, game.step, game.priority) == (1, "cleanup", 0)
    run(next_step(game))
    assert (game.turn, game.step, game.priority) == (2, "upkeep", 2)


def test_the_active_player_draws_in_the_draw_step() -> None:
    game = table(step="upkeep")
    go_on(game)
    assert happened(game, Draw) == [Draw(1)]


def test_the_player_who_plays_first_skips_the_first_draw_step_of_two_players() -> None:
    game = Game(2, seed=1)
    go_on(game)
    assert "draw" not in game.agenda


def test_no_draw_step_is_skipped_with_more_players() -> None:
    game = Game(3, seed=1)
    go_on(game)
    assert "draw" in game.agenda


def test_players_take_turns_in_turn_order() -> None:
    game = table(3, step="end")
    for _ in range(3):
        to_step(game, "upkeep")
    assert [event.player for event in happened(game, BeginTurn)] == [1, 2, 3, 1]


def test_the_extra_turn_created_last_is_taken_first_and_the_order_goes_on() -> None:
    game = table(2, step="end")
    record(game, ExtraTurn(2))
    record(game, ExtraTurn(1))
    for _ in range(3):
        to_step(game, "upkeep")
    assert [event.player for event in happened(game, BeginTurn)] == [1, 1, 2, 2]


def test_unspent_mana_is_lost_as_a_step_ends() -> None:
    game = table(step="upkeep")
    record(game, AddMana(2, pool_of("GR")))
    go_on(game)
    assert game.player(2).pool == ()


def test_an_effect_lets_a_player_keep_some_mana() -> None:
    game = table(step="upkeep")
    put(game, card("Keeper", "enchantment", None, None, KeepsMana(G)))
    record(game, AddMana(1, pool_of("GR")))
    go_on(game)
    assert [mana.kind for mana in game.player(1).pool] == [G]
    assert R not in [mana.kind for mana in game.player(1).pool]


def test_a_skipped_step_does_not_happen() -> None:
    game = table(step="upkeep")
    put(game, card("Skipper", "enchantment", None, None, SkipsStep("draw")))
    go_on(game)
    assert game.step == "precombat main"
    assert not happened(game, Draw)


def test_a_skipped_combat_phase_skips_all_its_steps() -> None:
    game = table(step="precombat main")
    put(game, card("Skipper", "enchantment", None, None, SkipsStep("beginning of combat")))
    go_on(game)
    assert game.step == "postcombat main"


def test_a_trigger_at_the_beginning_of_the_cleanup_step_brings_priority_and_another_cleanup_step() -> None:
    game = table(step="end")
    put(game, card("Late", "enchantment", None, None, AtBeginning("cleanup")))
    go_on(game)
    assert (game.step, len(game.stack), game.priority) == ("cleanup", 1, 1)
    assert game.agenda == ("cleanup",)


def test_the_turn_goes_on_without_an_active_player() -> None:
    game = table(3, step="precombat main")
    game.player(1).out = "lost"
    go_on(game)
    assert (game.step, game.active, game.priority) == ("beginning of combat", 1, 2)


def test_the_turn_of_a_player_who_left_does_not_begin() -> None:
    game = table(3, step="end")
    game.player(2).out = "lost"
    to_step(game, "upkeep")
    assert game.active == 3


def test_a_step_ends_when_all_players_pass() -> None:
    game = table(3, step="upkeep")
    run(pass_priority(game))
    assert (game.step, game.priority) == ("upkeep", 2)
    run(pass_priority(game))
    run(pass_priority(game))
    assert (game.step, game.priority) == ("draw", 1)


@pytest.mark.parametrize(("attacking", "next_one"), [(True, "declare blockers"), (False, "end of combat")])
def test_blockers_are_declared_only_if_somebody_attacked(attacking: bool, next_one: str) -> None:
    game = table(step="precombat main")
    bear = put(game, BEAR)
    turn_of(game, 1, "beginning of combat")
    go_on(game, 2 if attacking else 0)
    assert bear in game.battlefield
    go_on(game)
    assert game.step == next_one


def test_an_attacker_that_has_died_does_not_shorten_combat() -> None:
    game = table(step="precombat main")
    bear = put(game, BEAR)
    turn_of(game, 1, "beginning of combat")
    go_on(game, 2)
    game[bear].damage = 2
    go_on(game)
    assert game.step == "declare blockers"


def test_an_empty_agenda_begins_the_next_turn() -> None:
    game = table(step="upkeep")
    note_down(game, SetAgenda(()))
    go_on(game)
    assert game.active == 2
