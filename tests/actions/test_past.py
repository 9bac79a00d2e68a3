"""What has happened, as conditions, descriptions and amounts look at it (608.2i)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, table
from tests.rules.table import turn_of

from spellwright.state.events.cards import Draw
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

BEAR = creature(name="Bear")


def gains(game: Game, text: str) -> bool:
    """Whether a spell with this condition has something happen."""
    before = game.player(1).life
    play(game, f"If {text}, you gain 1 life.")
    return game.player(1).life > before


def test_a_creature_died() -> None:
    game = table()
    assert not gains(game, "a creature died this turn")
    happens(game, Destroy(put(game, BEAR, 2)))
    assert gains(game, "a creature died this turn")
    turn_of(game, 2)
    assert not gains(game, "a creature died this turn")


def test_three_or_more_creatures_died() -> None:
    game = table()
    for _ in range(2):
        happens(game, Destroy(put(game, BEAR)))
    assert not gains(game, "three or more creatures died this turn")
    happens(game, Destroy(put(game, BEAR)))
    assert gains(game, "three or more creatures died this turn")


def test_you_attacked() -> None:
    game = table()
    assert gains(game, "you didn't attack this turn")
    happens(game, Attack(put(game, BEAR), 2))
    assert gains(game, "you attacked this turn") and not gains(game, "you didn't attack this turn")


def test_an_opponent_lost_life() -> None:
    game = table()
    happens(game, LoseLife(1, 2))
    assert not gains(game, "an opponent lost life this turn")
    happens(game, LoseLife(2, 2))
    assert gains(game, "an opponent lost life this turn")


def test_life_gained_adds_up() -> None:
    game = table()
    happens(game, GainLife(1, 2), GainLife(2, 5))
    assert not gains(game, "you gained 3 or more life this turn")
    happens(game, GainLife(1, 1))
    assert gains(game, "you gained 3 or more life this turn")


def test_no_spells_were_cast_last_turn() -> None:
    game = table()
    turn_of(game, 2)
    assert gains(game, "no spells were cast last turn")
    turn_of(game, 1)
    assert not gains(game, "no spells were cast last turn")


def test_a_player_cast_two_spells_last_turn() -> None:
    game = table()
    play(game, "You gain 1 life.")
    play(game, "You gain 1 life.", player=2)
    turn_of(game, 2)
    assert not gains(game, "a player cast two or more spells last turn")
    play(game, "You gain 1 life.")
    turn_of(game, 1)
    assert gains(game, "a player cast two or more spells last turn")


def test_you_have_cast_a_kind_of_spell() -> None:
    game = table()
    assert not gains(game, "you've cast a creature spell this turn")
    play(game, BEAR)
    assert gains(game, "you've cast a creature spell this turn")


def test_what_you_controlled_has_left() -> None:
    game = table()
    happens(game, Move(put(game, BEAR, 2), "hand"))
    assert not gains(game, "a permanent you controlled left the battlefield this turn")
    happens(game, Move(put(game, BEAR), "hand"))
    assert gains(game, "a permanent you controlled left the battlefield this turn")


def test_each_creature_that_died_is_counted() -> None:
    game = table()
    happens(game, Destroy(put(game, BEAR)), Destroy(put(game, BEAR, 2)))
    (id,) = give(game, creature("~ enters with a +1/+1 counter on it for each creature that died this turn.", "0/1"))
    happens(game, Move(id, "battlefield"))
    assert game[game[id].became].counters == (("+1/+1", 2),)


def test_a_creature_that_attacked_can_be_a_target() -> None:
    game = table()
    attacker, other = put(game, BEAR), put(game, BEAR)
    happens(game, Attack(attacker, 2))
    play(game, "Destroy target creature that attacked this turn.")
    assert game[attacker].zone == "gone" and game[other].zone == "battlefield"


def test_dealt_damage_by_it_this_turn() -> None:
    game = table()
    baron = put(game, creature("Whenever a creature dealt damage by ~ this turn dies, put a +1/+1 counter on ~."))
    victim, other = put(game, BEAR, 2), put(game, BEAR, 2)
    happens(game, Damage(baron, victim, 1))
    happens(game, Destroy(other))
    assert not game[baron].counters
    happens(game, Destroy(victim))
    assert game[baron].counters == (("+1/+1", 1),)


def test_cards_drawn_are_counted() -> None:
    game = table()
    happens(game, Draw(1), Draw(2))
    happens(game, Draw(1))
    play(game, "You gain 1 life for each card you've drawn this turn.")
    assert game.player(1).life == 22


def test_life_gained_as_an_amount() -> None:
    game = table()
    happens(game, GainLife(1, 3))
    happens(game, GainLife(1, 2))
    play(game, "~ deals damage equal to the amount of life you gained this turn to target opponent.")
    assert game.player(2).life == 15


def test_a_spell_from_elsewhere() -> None:
    game = table()
    vega = card("Whenever you cast a spell from anywhere other than your hand, you gain 1 life.", "Enchantment")
    put(game, vega)
    play(game, "Target opponent loses 1 life.")
    assert game.player(1).life == 20
