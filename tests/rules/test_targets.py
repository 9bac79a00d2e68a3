"""115. Targets and 601.2c-d."""

from __future__ import annotations

import pytest
from tests.rules.ability_toys import aim
from tests.rules.casting_toys import Strike, Untargetable, spell
from tests.rules.table import BEAR, card, decisions, put, run, table

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way


def struck(*targets, **more):
    """A game in which player 1 has a spell with these targets in hand, and three creatures; the ways to cast it."""
    game = table()
    bears = [put(game, BEAR) for _ in range(3)]
    return game, bears, Way(put(game, spell("{0}", Strike(tuple(targets), **more)), to="hand"))


def test_what_can_not_be_targeted_is_no_option() -> None:
    game, bears, way = struck(aim("creature"))
    put(game, card("Shy", "creature", 1, 1, Untargetable()))
    assert decisions(cast(game, 1, way))[0].options == tuple(bears)


def test_a_spell_is_no_target_for_itself() -> None:
    game, _, way = struck(aim("spell"))
    assert not could_cast(game, 1, way)
    other = run(cast(game, 1, Way(put(game, spell("{0}", Strike()), to="hand"))), 1)
    on_stack = run(cast(game, 1, way))
    assert game[on_stack].choices.target_ids() == (other,)


def test_a_player_out_of_the_game_is_no_target() -> None:
    game, _, way = struck(aim("player"))
    game.players[1].out = "lost"
    assert run(cast(game, 1, way))
    assert game[game.stack[-1]].choices.target_ids() == (1,)


def test_up_to_so_many_targets_end_with_none() -> None:
    game, bears, way = struck(aim("creature", 0, 2))
    first, second = decisions(cast(game, 1, way), bears[1])
    assert first.options == (*bears, None)
    assert second.options == (bears[0], bears[2], None)


def test_no_target_of_up_to_some_is_chosen() -> None:
    game, _, way = struck(aim("creature", 0, 2))
    on_stack = run(cast(game, 1, way), None)
    assert game[on_stack].choices.targets == ((1, ()),)


def test_a_target_is_chosen_once_for_each_instance_of_the_word() -> None:
    game, bears, way = struck(aim("creature"), aim("creature", mark=2))
    on_stack = run(cast(game, 1, way), bears[0], bears[0])
    assert game[on_stack].choices.targets == ((1, (bears[0],)), (2, (bears[0],)))


def test_there_must_be_enough_different_targets() -> None:
    game, _, way = struck(aim("creature", 4, 4))
    assert not could_cast(game, 1, way)
    put(game, BEAR)
    assert could_cast(game, 1, way)


def test_what_a_target_is_chosen_for_is_told() -> None:
    game, _, way = struck(aim("creature"))
    assert decisions(cast(game, 1, way))[0].about == (1, aim("creature"))


@pytest.mark.parametrize(("shares", "first"), [((2, 1), 2), ((1, 2), 1)])
def test_each_target_receives_at_least_one_of_what_is_divided(shares: tuple[int, int], first: int) -> None:
    game, bears, way = struck(aim("creature", 1, 3), amount=3, divide=True)
    *_, asked = decisions(cast(game.branch(), 1, way), bears[0], bears[1], None)
    assert asked.kind == "division"
    assert asked.options == (1, 2)
    on_stack = run(cast(game, 1, way), bears[0], bears[1], None, first)
    assert game[on_stack].choices.division == ((1, shares),)


def test_there_are_no_more_targets_than_there_is_to_divide() -> None:
    game, bears, way = struck(aim("creature", 1, 3), amount=2, divide=True)
    asked = decisions(cast(game, 1, way), bears[0], bears[1])
    assert [a.kind for a in asked] == ["target", "target"]


def test_whether_so_many_targets_exist_is_told_without_trying_each_order() -> None:
    game, _, way = struck(aim("creature", 16, 16))
    for _ in range(12):
        put(game, BEAR)
    assert not could_cast(game, 1, way)  # fifteen creatures: trying 15! orders would never end
    put(game, BEAR)
    assert could_cast(game, 1, way)
