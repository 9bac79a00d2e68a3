"""What players keep while the rest is sacrificed or discarded; the alternative cost paid; entering for an opponent."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, table
from tests.keywords.arena import arena
from tests.keywords.cards import cast_it, lands, read, resolve

from spellwright.state.events.zones import Move
from spellwright.state.game import Game

CATACLYSM = (
    "Each player chooses from among the permanents they control an artifact, a creature, and a land, "
    "then sacrifices the rest."
)
BALANCE = (
    "Each player chooses a number of lands they control equal to the number of lands controlled by the player who "
    "controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way."
)
LAND = card("", "Land")
MASTERY = """You may pay {R} rather than pay this spell's mana cost.
If the {R} cost was paid, an opponent gains 1 life.
You gain 3 life."""


def controlled(game: Game, player: int) -> int:
    """How many permanents that player controls."""
    return sum(1 for id in game.battlefield if game[id].controller == player)


def test_608_2d_each_player_keeps_one_of_each_kind() -> None:
    game = table()
    bears = [put(game, creature(), 2) for _ in range(3)]
    rock = put(game, card("", "Artifact"), 2)
    play(game, CATACLYSM, bears[1])
    assert [id for id in game.battlefield if game[id].controller == 2] == [bears[1], rock]


def test_608_2d_one_permanent_may_be_kept_as_two_kinds() -> None:
    game = table()
    golem = put(game, card("", "Artifact Creature — Golem", power="1", toughness="1"))
    bear = put(game, creature())
    play(game, CATACLYSM, golem)
    assert golem in game.battlefield and bear not in game.battlefield


def test_101_4_all_keep_as_many_as_who_has_the_fewest() -> None:
    game = table()
    for _ in range(3):
        put(game, LAND, 2)
    put(game, LAND, 1)
    put(game, creature(), 2)
    give(game, LAND, LAND, player=2)
    kept = next(id for id in game.battlefield if game[id].controller == 2)
    play(game, BALANCE, kept)
    assert (controlled(game, 1), controlled(game, 2), len(game.player(2).hand)) == (1, 1, 0)


@pytest.mark.parametrize(("mana", "way", "life"), [("R", "alternative cost", 21), ("UU", "", 20)])
def test_118_9_whether_the_alternative_cost_was_paid(mana: str, way: str, life: int) -> None:
    game = arena("precombat main")
    lands(game, mana)
    cast_it(game, put(game, read(MASTERY, "{U}{U}"), to="hand"), name=way)
    resolve(game)
    assert (game.player(1).life, game.player(2).life) == (23, life)


def test_616_1b_it_enters_under_the_control_of_an_opponent() -> None:
    game = table()
    (gift,) = give(game, creature("~ enters the battlefield under the control of an opponent of your choice."))
    happens(game, Move(gift, "battlefield", controller=1))
    assert game[game[gift].became].controller == 2 and game[game[gift].became].owner == 1
