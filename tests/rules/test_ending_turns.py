"""723: effects that end the turn or the combat phase."""

from __future__ import annotations

from tests.rules.table import BEAR, card, go_on, put, run, table, turn_of
from tests.rules.toy_abilities import AtBeginning

from spellwright.rules.ending_turns import end_the_combat_phase, end_the_turn
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.events.stack import PutAbility
from spellwright.state.game import Game


def crowded(step: str) -> Game:
    game = table(step=step)
    put(game, BEAR, to="stack")
    record(game, PutAbility(AtBeginning("end"), put(game, BEAR), 2))
    return game


def test_the_stack_is_exiled_and_only_the_cleanup_step_is_left() -> None:
    game = crowded("upkeep")
    run(end_the_turn(game))
    assert (game.stack, len(game.exile)) == ((), 1)
    go_on(game)
    assert (game.turn, game.step) == (2, "upkeep")


def test_triggers_of_the_end_step_do_not_trigger() -> None:
    game = table(step="upkeep")
    put(game, card("Late", "enchantment", None, None, AtBeginning("end")))
    run(end_the_turn(game))
    go_on(game)
    go_on(game)
    assert (game.stack, game.turn) == ((), 2)


def test_ending_the_turn_ends_combat() -> None:
    game = table()
    bear = put(game, BEAR)
    turn_of(game, 1, "declare attackers")
    record(game, Attack(bear, 2))
    run(end_the_turn(game))
    assert game[bear].attacking == 0


def test_the_combat_phase_ends_and_the_next_phase_begins() -> None:
    game = crowded("declare attackers")
    run(end_the_combat_phase(game))
    go_on(game)
    assert game.step == "postcombat main"


def test_outside_of_combat_nothing_ends() -> None:
    game = crowded("upkeep")
    run(end_the_combat_phase(game))
    assert len(game.stack) == 2
