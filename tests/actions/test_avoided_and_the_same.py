"""What is done unless somebody pays, what others do the same, friends and foes, and what is attacked or blocked."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, happens, play, put, run, table, use
from tests.keywords.cards import lands

from spellwright.rules.happen import happen
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.combat import Attack, Block
from spellwright.state.events.permanents import Attach as AttachEvent
from spellwright.words.players import Side

SPIKE = "Card deals 3 damage to target player unless that player pays {1}."


@pytest.mark.parametrize(("pays", "life"), [(True, 20), (False, 17)])
def test_118_12a_it_is_dealt_unless_the_player_pays(pays: bool, life: int) -> None:
    game = table()
    lands(game, "R", 2)
    play(game, SPIKE, 2, pays)
    assert game.player(2).life == life


def test_118_12a_who_is_dealt_damage_may_pay() -> None:
    game = table()
    lands(game, "R", 2)
    bear = put(game, creature(), 2)
    text = "Card deals 3 damage to target creature's controller unless that player sacrifices a creature."
    play(game, text, True)
    assert game.player(2).life == 20 and bear not in game.battlefield


def test_118_12a_without_the_mana_nobody_is_asked() -> None:
    game = table()
    play(game, SPIKE, 2)
    assert game.player(2).life == 17


def test_608_2d_each_friend_and_each_foe_do_what_is_said_of_them() -> None:
    game = table(3)
    text = "For each player, choose friend or foe. Each friend gains 2 life. Each foe loses 2 life."
    play(game, text, Side.FRIEND, Side.FOE, Side.FRIEND)
    assert [player.life for player in game.players] == [22, 18, 22]


def test_608_2c_each_opponent_attacking_that_player_does_the_same() -> None:
    game = table(3)
    text = (
        "Enchant player\nWhenever enchanted player is attacked, you gain 1 life. "
        "Each opponent attacking that player does the same."
    )
    curse = put(game, card(text, "Enchantment — Aura Curse"))
    run(happen(game, AttachEvent(curse, 2)))
    happens(game, Attack(put(game, creature(), 3), 2))
    assert [player.life for player in game.players] == [21, 20, 21]


def test_506_2_damage_to_the_player_that_creature_is_attacking() -> None:
    game = table(3)
    text = "Whenever a creature you control attacks, ~ deals 1 damage to the player or planeswalker that creature is attacking."
    put(game, card(text, "Enchantment"))
    happens(game, Attack(put(game, creature()), 3))
    assert [player.life for player in game.players] == [20, 20, 19]


def test_509_1h_a_creature_that_it_is_blocking() -> None:
    game = table()
    wall = put(game, creature("{0}: ~ deals 1 damage to target creature it's blocking."), 2)
    blocked, other = put(game, creature()), put(game, creature())
    run(happen(game, Attack(blocked, 2), Attack(other, 2), Block(wall, (blocked,))))
    use(game, wall, player=2)
    assert (game[blocked].damage, game[other].damage) == (1, 0)


def test_115_1_any_spell_or_ability_is_a_spell_or_either_ability() -> None:
    game = table()
    counter = "Counter target spell, activated ability, or triggered ability."
    trigger = put(game, creature("When ~ attacks, you gain 5 life."))
    run(happen(game, Attack(trigger, 2)))
    run(settle(game))
    play(game, counter)
    while game.stack:
        run(resolve_top(game))
    assert game.player(1).life == 20


def test_106_4_so_much_of_one_symbol() -> None:
    game = table()
    play(game, "Add seven {R}.")
    assert len(game.player(1).pool) == 7
