"""500.8-500.10: phases and steps that are added."""

from __future__ import annotations

from tests.rules.table import table

from spellwright.rules.steps import TURN, add_phases, add_phases_after, add_steps, last_of_phase, rest_of_phase


def test_the_steps_of_a_turn() -> None:
    assert TURN == (
        "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
        "combat damage", "end of combat", "postcombat main", "end", "cleanup",
    )  # fmt: skip


def test_phases_are_added_directly_after_this_one() -> None:
    game = table(step="combat damage")
    add_phases(game, "combat", "postcombat main")
    assert game.agenda == (
        "end of combat", "beginning of combat", "declare attackers", "declare blockers", "combat damage",
        "end of combat", "postcombat main", "postcombat main", "end", "cleanup",
    )  # fmt: skip


def test_the_phase_created_last_comes_first() -> None:
    game = table(step="end of combat")
    add_phases(game, "combat")
    add_phases(game, "postcombat main")
    assert game.agenda[:2] == ("postcombat main", "beginning of combat")


def test_a_second_combat_phase_is_not_the_rest_of_the_first() -> None:
    game = table(step="end of combat")
    add_phases(game, "combat")
    assert last_of_phase(game)


def test_phases_are_added_after_a_phase_to_come() -> None:
    game = table(step="upkeep")
    add_phases_after(game, "combat", "combat")
    assert game.agenda[2:13] == (*TURN[4:9], *TURN[4:9], "postcombat main")


def test_a_step_of_this_phase_comes_next() -> None:
    game = table(step="upkeep")
    add_steps(game, "upkeep")
    assert game.agenda[:2] == ("upkeep", "draw")


def test_a_step_of_another_phase_gets_a_phase_of_its_own() -> None:
    game = table(step="declare attackers")
    add_steps(game, "upkeep")
    assert game.agenda[3:5] == ("upkeep", "postcombat main")


def test_the_rest_of_a_phase() -> None:
    assert rest_of_phase(table(step="declare blockers")) == 2
