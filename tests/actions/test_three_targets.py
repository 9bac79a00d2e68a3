"""115.3, 107.3c. Three targets of one instruction, and what X is said in the middle of one."""

from __future__ import annotations

from tests.actions.build import creature, play, put, table

CONE = "Card deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target."
GROWTH = (
    "Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, "
    "and three +1/+1 counters on a third target creature."
)


def test_115_3_each_of_three_is_another_target() -> None:
    game = table()
    bear = put(game, creature(size="4/4"), 2)
    play(game, CONE, 1, 2)
    assert (game.player(1).life, game.player(2).life, game[bear].damage) == (19, 18, 3)


def test_122_6_each_of_three_gets_its_own_number_of_counters() -> None:
    game = table()
    bears = [put(game, creature()) for _ in range(3)]
    play(game, GROWTH, bears[2], bears[0])
    assert [game[bear].counters_of("+1/+1") for bear in bears] == [2, 3, 1]


def test_122_6_counters_on_two_things_at_once() -> None:
    game = table()
    first, second = put(game, creature(name="First")), put(game, creature(name="Second", subtype="Elf"))
    play(game, "Put a +1/+1 counter on target creature and two +1/+1 counters on each Elf you control.", first)
    assert [game[id].counters_of("+1/+1") for id in (first, second)] == [1, 2]


def test_107_3c_what_x_is_is_said_before_the_last_act() -> None:
    game = table()
    for _ in range(2):
        put(game, creature())
    play(game, "You gain X life, where X is the number of creatures you control, then draw a card.")
    assert game.player(1).life == 22
