"""Keywords of attacking, blocking and combat damage."""

from __future__ import annotations

from tests.keywords.arena import arena, attack, begin, creature, fight, zone
from tests.rules.table import BEAR, decisions, put, run, turn_of

from spellwright.keywords.defender import Defender
from spellwright.keywords.double_strike import DoubleStrike
from spellwright.keywords.first_strike import FirstStrike
from spellwright.keywords.haste import Haste
from spellwright.keywords.menace import Menace
from spellwright.keywords.trample import Trample
from spellwright.keywords.vigilance import Vigilance
from spellwright.rules.combat_attackers import able_to_attack, declare_attackers
from spellwright.rules.combat_blockers import declare_blockers
from spellwright.rules.combat_damage import deal_combat_damage, somebody_strikes_first


def test_702_3b_a_creature_with_defender_cant_attack() -> None:
    game = arena("declare attackers")
    wall = put(game, creature(0, 4, Defender()))
    turn_of(game, 1, "declare attackers")
    assert decisions(declare_attackers(game)) == [] and not game[wall].attacking


def test_702_4b_double_strike_deals_damage_in_both_steps() -> None:
    game = arena("first combat damage")
    attack(game, put(game, creature(2, 2, DoubleStrike())))
    run(deal_combat_damage(game))
    assert game.player(2).life == 18
    begin(game, "combat damage")
    run(deal_combat_damage(game))
    assert game.player(2).life == 16


def test_702_7b_first_strike_makes_a_first_step_in_which_others_dont_deal_damage() -> None:
    game = arena("first combat damage")
    attack(game, put(game, creature(2, 2, FirstStrike())))
    attack(game, put(game, BEAR))
    assert somebody_strikes_first(game)
    run(deal_combat_damage(game))
    assert game.player(2).life == 18


def test_702_10b_haste_lets_a_creature_attack_the_turn_it_came() -> None:
    game = arena("declare attackers")
    fast, slow = put(game, creature(1, 1, Haste())), put(game, BEAR)
    assert fast in able_to_attack(game, 1) and slow not in able_to_attack(game, 1)


def test_702_20b_attacking_doesnt_tap_a_creature_with_vigilance() -> None:
    game = arena("declare attackers")
    guard = put(game, creature(2, 2, Vigilance()))
    turn_of(game, 1, "declare attackers")
    run(declare_attackers(game), 2)
    assert game[guard].attacking == 2 and not game[guard].tapped


def test_702_111b_menace_isnt_blocked_by_one_creature() -> None:
    game = arena("declare blockers")
    attack(game, put(game, creature(2, 2, Menace())))
    put(game, BEAR, 2)
    run(declare_blockers(game))
    assert not any(game[id].blocking for id in game.battlefield)


def test_702_19b_trample_deals_the_rest_to_the_player() -> None:
    game = arena()
    attacker, blocker = put(game, creature(5, 5, Trample())), put(game, BEAR, 2)
    fight(game, attacker, (blocker,), 2)
    assert zone(game, blocker) == "graveyard" and game.player(2).life == 17
