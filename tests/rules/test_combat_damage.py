"""510 and 120: combat damage, and what damage results in."""

from __future__ import annotations

import pytest
from tests.rules.table import BEAR, card, decisions, happened, put, run, table, turn_of
from tests.rules.toy_abilities import (
    AssignsToughness,
    AsThoughUnblocked,
    Drains,
    OneIsEnough,
    Spills,
    Strikes,
    Withers,
)

from spellwright.rules.combat_damage import deal_combat_damage
from spellwright.rules.damage import changed_damage, damage_event
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.turn import next_step
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.event import record
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def creature(power: int, toughness: int, *abilities: Hooks) -> Card:
    return card("Creature", "creature", power, toughness, *abilities)


def combat(attacker: Card, *blocking: Card, step: str = "combat damage") -> tuple[Game, Id, list[Id]]:
    """Player 1 attacks player 2 with a creature that all the others block."""
    game = table()
    one = put(game, attacker)
    blockers = [put(game, what, 2) for what in blocking]
    turn_of(game, 1, step)
    record(game, Attack(one, 2))
    for blocker in blockers:
        record(game, Block(blocker, (one,)))
    if blockers:
        record(game, BecomeBlocked(one, tuple(blockers)))
    return game, one, blockers


def dealt(game: Game) -> list[tuple[Id, Id, int]]:
    return [(event.source, event.victim, event.amount) for event in happened(game, Damage)]


def test_an_unblocked_creature_damages_the_player() -> None:
    game, one, _ = combat(BEAR)
    run(deal_combat_damage(game))
    assert dealt(game) == [(one, 2, 2)]
    assert game.player(2).life == 18


def test_attacker_and_blocker_damage_each_other_at_the_same_time() -> None:
    game, one, (blocker,) = combat(BEAR, creature(1, 3))
    run(deal_combat_damage(game))
    assert (game[one].damage, game[blocker].damage) == (1, 2)
    entries = [entry.batch for entry in game.this_turn() if isinstance(entry.event, Damage)]
    assert len(entries) == 2
    assert len(set(entries)) == 1


def test_a_blocked_creature_without_blockers_deals_no_damage() -> None:
    game, one, (blocker,) = combat(BEAR, BEAR)
    game[blocker].blocking = ()
    run(deal_combat_damage(game))
    assert dealt(game) == []
    assert game[one].blocked


def test_a_creature_without_power_deals_no_damage() -> None:
    game, _, _ = combat(creature(0, 3))
    run(deal_combat_damage(game))
    assert dealt(game) == []


def test_damage_is_divided_freely_among_blockers() -> None:
    game, one, (a, b) = combat(creature(4, 3), creature(0, 3), creature(0, 1))
    asked = decisions(deal_combat_damage(game))
    assert (asked[0].kind, asked[0].player, asked[0].options) == ("damage", 1, (0, 1, 2, 3, 4))
    run(deal_combat_damage(game), 1)
    assert dealt(game) == [(one, a, 1), (one, b, 3)]


def test_a_blocker_divides_its_damage_among_those_it_blocks() -> None:
    game, one, (blocker,) = combat(creature(0, 2), creature(3, 3))
    two = put(game, creature(0, 2))
    record(game, Attack(two, 2))
    record(game, Block(blocker, (two,)))
    run(deal_combat_damage(game), 1)
    assert dealt(game) == [(blocker, one, 1), (blocker, two, 2)]


def test_the_rest_may_go_to_the_player_once_lethal_damage_is_assigned() -> None:
    game, one, (blocker,) = combat(creature(5, 5, Spills()), BEAR)
    assert decisions(deal_combat_damage(game))[0].options == (2, 3, 4, 5)
    run(deal_combat_damage(game), 2)
    assert dealt(game) == [(blocker, one, 2), (one, blocker, 2), (one, 2, 3)]


def test_with_two_blockers_all_need_lethal_damage_before_the_rest_goes_on() -> None:
    game, one, (a, b) = combat(creature(5, 5, Spills()), BEAR, BEAR)
    run(deal_combat_damage(game), 1)
    assert dealt(game)[2:] == [(one, a, 1), (one, b, 4)]
    game, _, _ = combat(creature(5, 5, Spills()), BEAR, BEAR)
    asked = decisions(deal_combat_damage(game), 2)
    assert asked[1].options == (2, 3)


def test_lethal_damage_takes_marked_damage_and_abilities_into_account() -> None:
    game, _, (blocker,) = combat(creature(5, 5, Spills()), creature(0, 4))
    game[blocker].damage = 3
    assert decisions(deal_combat_damage(game))[0].options == (1, 2, 3, 4, 5)
    game, _, (blocker,) = combat(creature(5, 5, Spills(), OneIsEnough()), creature(0, 4))
    assert decisions(deal_combat_damage(game))[0].options == (1, 2, 3, 4, 5)


def test_all_damage_goes_on_if_no_blocker_is_left() -> None:
    game, one, (blocker,) = combat(creature(5, 5, Spills()), BEAR)
    game[blocker].blocking = ()
    run(deal_combat_damage(game))
    assert dealt(game) == [(one, 2, 5)]


def test_a_creature_may_assign_its_damage_as_though_it_were_not_blocked() -> None:
    game, one, (blocker,) = combat(creature(5, 5, AsThoughUnblocked()), creature(0, 3))
    run(deal_combat_damage(game), True)
    assert dealt(game) == [(one, 2, 5)]
    game, one, (blocker,) = combat(creature(5, 5, AsThoughUnblocked()), creature(0, 3))
    run(deal_combat_damage(game), False)
    assert dealt(game) == [(one, blocker, 5)]


def test_an_effect_says_how_much_damage_is_assigned() -> None:
    game, _, _ = combat(BEAR)
    put(game, card("Wall", "enchantment", None, None, AssignsToughness()))
    run(deal_combat_damage(game))
    assert game.player(2).life == 15


def test_a_planeswalker_that_left_is_dealt_no_damage() -> None:
    game, one, _ = combat(BEAR)
    walker = put(game, card("Walker", "planeswalker"), 2, counters=(("loyalty", 3),))
    game[one].attacking = walker
    game[walker].zone = "gone"
    run(deal_combat_damage(game))
    assert dealt(game) == []


@pytest.mark.parametrize(("ability", "life"), [(Strikes(), 18), (Strikes(first_only=False), 16)])
def test_first_strikers_deal_damage_in_a_step_of_their_own(ability: Strikes, life: int) -> None:
    game, _, _ = combat(creature(2, 2, ability), step="declare blockers")
    run(next_step(game))
    assert (game.step, game.player(2).life) == ("first combat damage", 18)
    run(next_step(game))
    assert (game.step, game.player(2).life) == ("combat damage", life)


def test_without_first_strikers_there_is_one_damage_step() -> None:
    game, _, _ = combat(BEAR, step="declare blockers")
    run(next_step(game))
    assert [event.step for event in happened(game, BeginStep)][-1] == "combat damage"
    run(next_step(game))
    assert game.step == "end of combat"


def test_a_creature_destroyed_in_the_first_step_deals_no_damage_in_the_second() -> None:
    game, one, (blocker,) = combat(creature(2, 2, Strikes()), BEAR, step="declare blockers")
    run(next_step(game))
    run(next_step(game))
    assert (game[one].zone, game[blocker].zone) == ("battlefield", "gone")
    assert game[one].damage == 0


def test_a_creature_that_gains_first_strike_after_the_first_step_still_deals_damage() -> None:
    game, one, (blocker,) = combat(creature(1, 9), creature(1, 9, Strikes()), step="declare blockers")
    run(next_step(game))
    game[one].copied = creature(1, 9, Strikes()).whole
    game.derived = type(game.derived)()
    run(next_step(game))
    assert (game[one].damage, game[blocker].damage) == (1, 1)


def test_combat_ends_for_everybody() -> None:
    game, one, (blocker,) = combat(BEAR, creature(0, 9), step="end of combat")
    run(next_step(game))
    assert (game[one].attacking, game[one].blocked, game[blocker].blocking) == (0, False, ())


# --- 120.3: results


def test_damage_to_a_planeswalker_removes_loyalty_and_to_a_battle_defense() -> None:
    game = table()
    bear = put(game, BEAR)
    walker = put(game, card("Walker", "planeswalker"), 2, counters=(("loyalty", 4),))
    siege = put(game, card("Siege", "battle"), 2, counters=(("defense", 4),))
    run(happen(game, damage_event(game, bear, walker, 3), damage_event(game, bear, siege, 1)))
    assert (game[walker].counters, game[siege].counters) == ((("loyalty", 1),), (("defense", 3),))


def test_an_ability_of_the_source_adds_a_result() -> None:
    game = table()
    bear = put(game, creature(2, 2, Drains()))
    run(happen(game, damage_event(game, bear, 2, 3)))
    assert (game.player(1).life, game.player(2).life) == (23, 17)


def test_an_ability_of_the_source_replaces_marked_damage() -> None:
    game = table()
    withering, victim = put(game, creature(2, 2, Withers())), put(game, creature(5, 5), 2)
    run(happen(game, damage_event(game, withering, victim, 3)))
    assert (game[victim].damage, game[victim].counters) == (0, (("-1/-1", 3),))


def test_no_damage_is_dealt_to_what_cannot_be_damaged_and_zero_is_none() -> None:
    game = table()
    bear, rock = put(game, BEAR), put(game, card("Rock", "artifact"))
    run(happen(game, damage_event(game, bear, rock, 3), damage_event(game, bear, 2, 0)))
    assert dealt(game) == []


def test_changed_damage_has_the_results_of_its_new_amount() -> None:
    game = table()
    bear = put(game, creature(2, 2, Drains()))
    doubled = changed_damage(game, damage_event(game, bear, 2, 3), amount=6)
    assert doubled.results == (LoseLife(2, 6, cause="damage"), GainLife(1, 6))
