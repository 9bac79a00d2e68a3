"""700.13. Committing a crime."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, table

from spellwright.state.events.damage import Damage
from spellwright.state.game import Game

BEAR = creature(name="Bear")
CRIMINAL = creature("Whenever you commit a crime, you gain 1 life.", name="Criminal")


def den() -> Game:
    game = table()
    put(game, CRIMINAL)
    return game


def test_700_13_targeting_an_opponent_is_a_crime() -> None:
    game = den()
    play(game, "Target player loses 1 life.", 2)
    happens(game)
    assert game.player(1).life == 21


def test_700_13_targeting_oneself_is_none() -> None:
    game = den()
    play(game, "Target player loses 1 life.", 1)
    happens(game)
    assert game.player(1).life == 19


def test_700_13_targeting_what_an_opponent_controls_is_one_crime_for_all_targets() -> None:
    game = den()
    one, other = put(game, BEAR, 2), put(game, BEAR, 2)
    play(game, "Tap two target creatures.", one, other)
    happens(game)
    assert game.player(1).life == 21


def test_700_13_targeting_what_one_controls_is_none() -> None:
    game = den()
    play(game, "Tap target creature.", put(game, BEAR))
    happens(game)
    assert game.player(1).life == 20


def test_700_13_targeting_a_card_in_an_opponents_graveyard_is_one() -> None:
    game = den()
    give(game, BEAR, player=2, to="graveyard")
    play(game, "Exile target card from a graveyard.")
    happens(game)
    assert game.player(1).life == 21


def test_700_13_an_opponents_crime_is_not_yours() -> None:
    game = den()
    play(game, "Target player loses 1 life.", 1, player=2)
    happens(game)
    assert game.player(1).life == 19


def test_700_13_putting_a_triggered_ability_on_the_stack_can_be_one() -> None:
    game = den()
    hurt = put(game, creature("Whenever ~ is dealt damage, target opponent loses 1 life.", size="2/5"))
    happens(game, Damage(put(game, BEAR, 2), hurt, 1))
    assert game.player(1).life == 21


def test_700_13_a_crime_of_this_turn_is_remembered() -> None:
    game = den()
    text = "If you've committed a crime this turn, you gain 5 life."
    play(game, text)
    assert game.player(1).life == 20
    play(game, "Target player loses 1 life.", 2)
    play(game, card(text))
    assert game.player(1).life == 25
