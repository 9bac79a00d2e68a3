"""Base power and toughness that are changed to others (613.4b), or exchanged with a life total (701.12g)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, put, table, use

from spellwright.rules.asking import characteristics
from spellwright.rules.turn import next_step
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.damage import Damage
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def size(game: Game, id: Id) -> tuple[int | None, int | None]:
    """Its power and toughness."""
    values = characteristics(game, id)
    return values.power, values.toughness


def test_613_4b_to_the_actual_size_of_what_it_blocks() -> None:
    text = (
        "Whenever ~ blocks or becomes blocked by a creature, "
        "change ~'s base power and toughness to that creature's power and toughness until end of turn."
    )
    game = table()
    thief, big = put(game, creature(text, "1/1")), put(game, creature(size="4/5"), 2)
    happens(game, PutCounters(big, "+1/+1", 1), PutCounters(thief, "+1/+1", 2))
    happens(game, Attack(thief, 2))
    happens(game, Block(big, (thief,)), BecomeBlocked(thief, (big,)))
    happens(game, PutCounters(big, "+1/+1", 3))  # no change from then on
    assert size(game, thief) == (7, 8)


def test_611_2c_all_others_that_are_there_now_become_as_large_as_it() -> None:
    text = (
        "Whenever ~ attacks, you may have the base power and toughness of other creatures you control become equal to "
        "~'s power and toughness until end of turn."
    )
    game = table()
    dragon, bear, theirs = put(game, creature(text, "5/4")), put(game, creature()), put(game, creature(), 2)
    happens(game, Attack(dragon, 2), answers=(True,))
    late = put(game, creature())
    assert [size(game, id) for id in (bear, theirs, late)] == [(5, 4), (2, 2), (2, 2)]


def test_608_2d_one_of_two_sizes_as_you_choose() -> None:
    text = (
        "Whenever you cast an instant spell, you may have ~'s base power and toughness become 4/1 "
        "or 1/4 until end of turn."
    )
    game = table()
    wind = put(game, creature(text, "3/3"))
    happens(game, Cast(put(game, card(), to="stack"), 1, "hand"), answers=(True, (1, 4)))
    assert size(game, wind) == (1, 4)


def test_one_of_the_two_for_good() -> None:
    game = table()
    crab = put(game, creature("{0}: Change ~'s base power to target creature's power.", "0/3"))
    big = put(game, creature(size="6/1"), 2)
    use(game, crab, big)
    happens(game, BeginStep("cleanup", 1))
    assert size(game, crab) == (6, 3)


def test_a_calculated_toughness() -> None:
    game = table()
    text = (
        "At the beginning of your upkeep, change ~'s base toughness to 1 plus the number of "
        "creature cards in your graveyard."
    )
    wall = put(game, creature(text, "0/1"))
    give(game, creature(), creature(), to="graveyard")
    happens(game, BeginStep("upkeep", 1))
    assert size(game, wall) == (0, 3)


def test_603_10_all_creatures_that_dealt_damage_to_what_died() -> None:
    game = table()
    hag = put(
        game,
        creature(
            "When ~ dies, change the base power and toughness of all creatures that dealt damage to it "
            "this turn to 0/2."
        ),
    )
    hitter, other = put(game, creature(size="3/3"), 2), put(game, creature(size="3/3"), 2)
    happens(game, Damage(hitter, hag, 3))
    happens(game, Move(hag, "graveyard"))
    assert size(game, hitter) == (0, 2) and size(game, other) == (3, 3)


def to_upkeep(game: Game, player: Id) -> None:
    """Go on to the next upkeep of a player, nobody doing anything."""
    go_on(game)
    while not (game.step == "upkeep" and game.active == player):
        go_on(game)


def go_on(game: Game) -> None:
    """To the next step, the first option being that nothing attacks."""
    procedure = next_step(game)
    try:
        asked = next(procedure)
        while True:
            asked = procedure.send(asked.options[0])
    except StopIteration:
        pass


def test_500_5_until_the_end_of_your_next_upkeep() -> None:
    text = (
        "{0}: Change ~'s base power and toughness to the power and toughness of target creature other than ~ "
        "until the end of your next upkeep."
    )
    game = table()
    ogre, _ = put(game, creature(text, "3/3")), put(game, creature(size="6/1"), 2)
    to_upkeep(game, 1)
    use(game, ogre)
    go_on(game)
    assert size(game, ogre) == (6, 1)  # it began in this upkeep: the next is that of another turn
    to_upkeep(game, 1)
    assert size(game, ogre) == (6, 1)
    go_on(game)
    assert size(game, ogre) == (3, 3)


@pytest.mark.parametrize(("owner", "player"), [("your", 1), ("target opponent's", 2)])
def test_701_12g_life_total_and_toughness_are_exchanged(owner: str, player: Id) -> None:
    game = table()
    tree = put(game, creature(f"{{0}}: Exchange {owner} life total with ~'s toughness.", "0/13"))
    happens(game, PutCounters(tree, "+1/+1", 1))
    use(game, tree)
    assert game.player(player).life == 14 and size(game, tree) == (1, 21)


def test_701_12g_life_total_and_power() -> None:
    game = table()
    avatar = put(game, creature("{0}: Exchange your life total with ~'s power.", "4/4"))
    use(game, avatar)
    assert game.player(1).life == 4 and size(game, avatar) == (20, 4)


def test_701_12a_nothing_is_exchanged_if_the_creature_has_left() -> None:
    game = table()
    tree = put(game, creature("{0}, Sacrifice ~: Exchange your life total with ~'s toughness.", "0/13"))
    use(game, tree)
    assert game.player(1).life == 20


def test_701_12a_nothing_is_exchanged_if_life_cant_be_gained() -> None:
    game = table()
    put(game, creature("Players can't gain life."))
    tree = put(game, creature("{0}: Exchange your life total with ~'s toughness.", "0/30"))
    use(game, tree)
    assert game.player(1).life == 20 and size(game, tree) == (0, 30)
