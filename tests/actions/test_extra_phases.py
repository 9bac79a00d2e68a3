"""500.8-500.10a. Phases and steps that texts add."""

from __future__ import annotations

import pytest
from tests.actions.build import card, happens, play, put, table

from spellwright.state.events.turns import BeginStep

HAZE = "At the beginning of your first upkeep each turn, you get an additional upkeep step after this step."


def test_500_8_a_beginning_phase() -> None:
    game = table(step="postcombat main")
    play(game, "There is an additional beginning phase after this phase.")
    assert game.agenda[:4] == ("untap", "upkeep", "draw", "end")


def test_500_9_a_step_after_this_step() -> None:
    game = table(step="end")
    play(game, "There is an additional end step after this step.")
    assert game.agenda[:2] == ("end", "cleanup")


def test_500_9_only_at_the_first_such_step_of_a_turn() -> None:
    game = table(step="untap")
    put(game, card(HAZE, "Enchantment"))
    happens(game, BeginStep("upkeep", 1))
    assert game.agenda.count("upkeep") == 2
    happens(game, BeginStep("upkeep", 1))
    assert game.agenda.count("upkeep") == 2


@pytest.mark.parametrize(("player", "number"), [(1, 2), (2, 0)])
def test_500_10a_you_get_steps_only_in_your_own_turn(player: int, number: int) -> None:
    game = table(step="combat damage")
    play(game, "You get two additional upkeep steps after this phase.", player=player)
    assert game.agenda[1 : 1 + number] == ("upkeep",) * number
    assert game.agenda.count("upkeep") == number
