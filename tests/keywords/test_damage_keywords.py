"""Keywords that change what damage results in (120.3)."""

from __future__ import annotations

from tests.keywords.arena import arena, attack, creature, fight, settle, zone
from tests.rules.table import BEAR, happened, put, run

from spellwright.keywords.deathtouch import TOUCHED, Deathtouch
from spellwright.keywords.indestructible import Indestructible
from spellwright.keywords.infect import Infect
from spellwright.keywords.lifelink import Lifelink
from spellwright.keywords.toxic import Toxic
from spellwright.keywords.trample import Trample
from spellwright.keywords.wither import Wither
from spellwright.rules.combat_damage import deal_combat_damage
from spellwright.rules.damage import damage_event
from spellwright.rules.happen import happen
from spellwright.state.events.damage import GainLife
from spellwright.words.amounts import Number


def test_702_2b_one_damage_from_deathtouch_destroys() -> None:
    game = arena()
    giant = put(game, creature(8, 8), 2)
    fight(game, put(game, creature(1, 1, Deathtouch())), (giant,))
    assert zone(game, giant) == "graveyard"


def test_702_2c_one_damage_from_deathtouch_is_lethal_for_trample() -> None:
    game = arena()
    giant = put(game, creature(1, 8), 2)
    fight(game, put(game, creature(5, 5, Deathtouch(), Trample())), (giant,), 1)
    assert game.player(2).life == 16 and zone(game, giant) == "graveyard"


def test_702_2b_deathtouch_is_noted_until_the_next_check_only() -> None:
    game = arena()
    rock = put(game, creature(1, 8, Indestructible()), 2)
    fight(game, put(game, creature(1, 1, Deathtouch())), (rock,))
    assert zone(game, rock) == "battlefield" and not game[rock].note(TOUCHED)


def test_702_2b_what_isnt_dealt_damage_isnt_touched() -> None:
    game = arena()
    bear = put(game, BEAR, 2)
    run(happen(game, damage_event(game, put(game, creature(1, 1, Deathtouch())), bear, 0)))
    assert not game[bear].note(TOUCHED)


def test_702_12b_indestructible_survives_lethal_damage_and_destroying() -> None:
    game = arena()
    rock = put(game, creature(1, 1, Indestructible()), 2)
    fight(game, put(game, creature(5, 5)), (rock,))
    assert zone(game, rock) == "battlefield" and game[rock].damage == 5


def test_702_15b_lifelink_gains_life_with_the_damage() -> None:
    game = arena()
    fight(game, put(game, creature(3, 3, Lifelink())))
    assert game.player(1).life == 23 and game.player(2).life == 17


def test_702_15e_several_sources_with_lifelink_are_separate_gains() -> None:
    game = arena()
    attack(game, put(game, creature(3, 3, Lifelink())))
    attack(game, put(game, creature(2, 2, Lifelink())))
    run(deal_combat_damage(game))
    assert [e.amount for e in happened(game, GainLife)] == [3, 2]


def test_702_15f_two_instances_of_lifelink_do_no_more_than_one() -> None:
    game = arena()
    fight(game, put(game, creature(3, 3, Lifelink(), Lifelink())))
    assert game.player(1).life == 23


def test_702_80a_wither_puts_counters_on_creatures() -> None:
    game = arena()
    giant = put(game, creature(1, 8), 2)
    fight(game, put(game, creature(3, 3, Wither())), (giant,))
    assert game[giant].counters_of("-1/-1") == 3 and game[giant].damage == 0


def test_702_80a_wither_lets_players_lose_life() -> None:
    game = arena()
    fight(game, put(game, creature(3, 3, Wither())))
    assert game.player(2).life == 17


def test_702_90b_infect_gives_players_poison_counters_instead() -> None:
    game = arena()
    fight(game, put(game, creature(3, 3, Infect())))
    assert game.player(2).life == 20 and game.player(2).counters_of("poison") == 3


def test_702_90c_infect_puts_counters_on_creatures() -> None:
    game = arena()
    giant = put(game, creature(1, 8), 2)
    fight(game, put(game, creature(3, 3, Infect())), (giant,))
    assert game[giant].counters_of("-1/-1") == 3


def test_702_164c_toxic_adds_its_total_value_in_poison_counters() -> None:
    game = arena()
    fight(game, put(game, creature(1, 1, Toxic(Number(2)), Toxic(Number(1)))))
    assert game.player(2).life == 19 and game.player(2).counters_of("poison") == 3


def test_702_164c_toxic_needs_combat_damage_to_a_player() -> None:
    game = arena()
    snake, bear = put(game, creature(1, 1, Toxic(Number(2)))), put(game, BEAR, 2)
    run(happen(game, damage_event(game, snake, 2, 1), damage_event(game, snake, bear, 1, combat=True)))
    settle(game)
    assert game.player(2).counters_of("poison") == 0 and not game[bear].counters
