"""One of several that is such (608.2c), each of those looked at, counters distributed without targets, costs that trigger."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, names, play, put, run, table

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle

A, B, C = (creature(name=name) for name in "ABC")


def test_608_2c_only_one_with_the_name_of_a_permanent_is_put() -> None:
    game = table()
    put(game, A, 2)
    put(game, B, 2)
    _, _, b = give(game, A, C, B, to="library")
    text = (
        "Look at the top three cards of your library. You may put one of those cards onto the battlefield if it has the same "
        "name as a permanent. Put the rest on the bottom of your library in any order."
    )
    play(game, text, True, b, ...)
    assert battlefield(game, 1) == ["B"]
    game = table()
    give(game, A, C, to="library")
    play(game, text, True, ..., ...)
    assert not battlefield(game)


def test_each_of_those_looked_at_unless_life_is_paid_for_it() -> None:
    game = table()
    give(game, A, B, C, to="library")
    text = (
        "Look at the top three cards of your library. For each card, put that card into your graveyard unless you pay 2 life. "
        "Then put the rest into your hand."
    )
    play(game, text, True, False, True)
    assert sorted(names(game, game.player(1).hand)) == ["A", "C"]
    assert names(game, game.player(1).graveyard)[:1] == ["B"] and game.player(1).life == 16


def test_608_2d_counters_are_distributed_as_it_resolves() -> None:
    game = table()
    a, b, c = (put(game, each) for each in (A, B, C))
    put(game, A, 2)
    play(game, "Distribute three +1/+1 counters among any number of creatures you control.", a, b, a)
    assert [characteristics(game, id).power for id in (a, b, c)] == [4, 3, 2]


def test_601_2h_a_copy_for_each_creature_sacrificed() -> None:
    game = table()
    a, b, _ = (put(game, each) for each in (A, B, C))
    text = (
        "As an additional cost to cast this spell, you may sacrifice one or more creatures. When you do, copy this spell for "
        "each creature sacrificed this way.\nYou gain 3 life."
    )
    (spell,) = give(game, card(text, mana_cost="{0}"))
    run(cast(game, 1, Way(spell)), "additional cost", a, b, None)
    assert battlefield(game) == ["C"]
    run(settle(game))
    run(resolve_top(game))
    assert len(game.stack) == 3
    for _ in range(3):
        run(resolve_top(game))
    assert game.player(1).life == 29
    (again,) = give(game, card(text, mana_cost="{0}"))
    run(cast(game, 1, Way(again)), None)
    run(settle(game))
    assert len(game.stack) == 1


def test_608_2d_one_or_more_are_as_many_as_you_choose() -> None:
    game = table()
    a, b, _ = (put(game, each) for each in (A, B, C))
    play(game, "You may sacrifice one or more creatures. If you do, draw that many cards.", True, a, b, None)
    assert battlefield(game) == ["C"] and len(game.player(1).hand) == 2
