"""508: declaring attackers."""

from __future__ import annotations

import pytest
from tests.rules.casting_toys import land
from tests.rules.table import BEAR, card, decisions, happened, put, run, table, turn_of
from tests.rules.toy_abilities import (
    AtOnce,
    CantAttack,
    CantAttackAlone,
    CostsMana,
    MustAttack,
    MustAttackPlayer,
    OnlyOneAttacks,
    StaysUntapped,
)

from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.hooks import Hooks
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.events.permanents import ChooseFor, Tap
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def creature(*abilities: Hooks) -> Card:
    return card("Creature", "creature", 2, 2, *abilities)


def combat(*cards: Card, players: int = 2) -> tuple[Game, list[Id]]:
    """Creatures that player 1 has controlled since before this turn."""
    game = table(players)
    ids = [put(game, what) for what in cards]
    turn_of(game, 1, "declare attackers")
    return game, ids


def attacks(game: Game) -> list[tuple[Id, Id]]:
    return [(event.object, event.defender) for event in happened(game, Attack)]


def test_the_active_player_chooses_creature_by_creature() -> None:
    game, (one, two) = combat(BEAR, BEAR)
    run(declare_attackers(game), 2, 0)
    assert attacks(game) == [(one, 2)]
    assert (game[one].attacking, game[two].attacking) == (2, 0)


def test_attacking_taps_but_for_a_creature_that_stays_untapped() -> None:
    game, (one, two) = combat(BEAR, creature(StaysUntapped()))
    run(declare_attackers(game), 2, 2)
    assert (game[one].tapped, game[two].tapped) == (True, False)
    assert [event.cause for event in happened(game, Tap)] == ["attack"]


def test_a_creature_that_came_this_turn_cannot_attack_unless_an_ability_lets_it() -> None:
    game, _ = combat()
    put(game, BEAR)
    quick = put(game, creature(AtOnce()))
    run(declare_attackers(game), 2)
    assert attacks(game) == [(quick, 2)]


def test_tapped_creatures_and_those_of_others_cannot_attack() -> None:
    game, _ = combat()
    put(game, creature(AtOnce()), tapped=True)
    put(game, creature(AtOnce()), 2)
    run(declare_attackers(game))
    assert attacks(game) == []


def test_players_planeswalkers_and_battles_can_be_attacked() -> None:
    game, _ = combat(BEAR, players=3)
    walker = put(game, card("Walker", "planeswalker"), 2, counters=(("loyalty", 3),))
    mine = put(game, card("Walker", "planeswalker"), 1, counters=(("loyalty", 3),))
    siege = put(game, card("Siege", "battle", subtypes="Siege"), 1, counters=(("defense", 3),))
    record(game, ChooseFor(siege, "protector", 3))
    options = decisions(declare_attackers(game))[0].options
    assert options == (0, 2, 3, walker, siege)
    assert mine not in options


def test_a_restricted_creature_is_not_asked_about() -> None:
    game, _ = combat(creature(CantAttack()))
    run(declare_attackers(game))
    assert attacks(game) == []


def test_a_creature_attacks_if_able() -> None:
    game, (must,) = combat(creature(MustAttack()))
    run(declare_attackers(game))
    assert attacks(game) == [(must, 2)]


def test_a_creature_attacks_a_certain_player_if_able() -> None:
    game, (must,) = combat(creature(MustAttackPlayer(3)), players=3)
    run(declare_attackers(game))
    assert attacks(game) == [(must, 3)]


def test_two_creatures_that_cannot_attack_alone_attack_together() -> None:
    game, (one, two) = combat(creature(CantAttackAlone()), creature(CantAttackAlone()))
    run(declare_attackers(game), 2)
    assert attacks(game) == [(one, 2), (two, 2)]


def test_a_creature_that_cannot_attack_alone_does_not() -> None:
    game, _ = combat(creature(CantAttackAlone()))
    run(declare_attackers(game))
    assert attacks(game) == []


def test_only_the_creature_that_must_attack_attacks_where_one_may() -> None:
    game, (_, must) = combat(BEAR, creature(MustAttack()))
    put(game, card("Arena", "enchantment", None, None, OnlyOneAttacks()))
    run(declare_attackers(game))
    assert attacks(game) == [(must, 2)]


def test_either_of_two_creatures_that_must_attack_does_where_one_may() -> None:
    game, (one, two) = combat(creature(MustAttack()), creature(MustAttack()))
    put(game, card("Arena", "enchantment", None, None, OnlyOneAttacks()))
    run(declare_attackers(game), 0)
    assert attacks(game) == [(two, 2)]
    assert one in game.battlefield


@pytest.mark.parametrize("number", [15])
def test_a_wide_board_is_declared_quickly(number: int) -> None:
    game, ids = combat(*(creature(MustAttack()) for _ in range(number)))
    put(game, card("Arena", "enchantment", None, None, OnlyOneAttacks()))
    run(declare_attackers(game), 2)
    assert attacks(game) == [(ids[0], 2)]


def test_costs_to_attack_are_paid_and_what_cannot_be_paid_is_not_offered() -> None:
    game, (one, two, three) = combat(BEAR, BEAR, BEAR)
    put(game, card("Toll", "enchantment", None, None, CostsMana()), 2)
    forests = [put(game, land("G")), put(game, land("G"))]
    run(declare_attackers(game), 2, 2)
    assert attacks(game) == [(one, 2), (two, 2)]
    assert [game[id].tapped for id in (*forests, three)] == [True, True, False]


def test_nobody_has_to_pay_to_obey_a_requirement() -> None:
    game, _ = combat(creature(MustAttack()))
    put(game, card("Toll", "enchantment", None, None, CostsMana()), 2)
    put(game, land("G"))
    run(declare_attackers(game), 0)
    assert attacks(game) == []


def test_a_player_without_the_toll_can_be_attacked_for_nothing() -> None:
    game, (must,) = combat(creature(MustAttack()), players=3)
    put(game, card("Toll", "enchantment", None, None, CostsMana()), 2)
    run(declare_attackers(game))
    assert attacks(game) == [(must, 3)]
