"""614.1a. Other tokens than would be created, as many besides, and one of each of several kinds."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, happens, play, put, table

from spellwright.keywords.flying import Flying
from spellwright.rules.asking import characteristics
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

ANGELS = (
    "If one or more creature tokens would be created under your control, "
    "that many 4/4 white Angel creature tokens with flying and vigilance are created instead."
)
SQUIRRELS = (
    "If one or more tokens would be created under your control, "
    "those tokens plus that many 1/1 green Squirrel creature tokens are created instead."
)
EACH = "If you would create a Clue, Food, or Treasure token, instead create one of each."


def game_with(*effects: str, controller: Id = 1) -> Game:
    game = table()
    for effect in effects:
        put(game, card(effect, "Enchantment", "Card"), controller)
    return game


def tokens(game: Game) -> dict[str, int]:
    names = [name.removesuffix(" Token") for name in battlefield(game) if name.endswith("Token")]
    return {name: names.count(name) for name in sorted(set(names))}


def test_that_many_others_are_created_instead() -> None:
    game = game_with(ANGELS)
    play(game, "Create two 1/1 red Goblin creature tokens with haste.")
    assert tokens(game) == {"Angel": 2}
    values = characteristics(game, game.battlefield[-1])
    assert (values.power, any(isinstance(each, Flying) for each in values.abilities)) == (4, True)
    assert "Goblin" not in values.subtypes


def test_they_enter_as_those_would_have_that_they_replace() -> None:
    game = game_with(ANGELS)
    play(game, "Create a tapped 1/1 red Goblin creature token.")
    assert game[game.battlefield[-1]].tapped


def test_what_is_said_of_those_is_done_to_them() -> None:
    game = game_with(ANGELS)
    play(game, "Create a 1/1 red Goblin creature token. Put a +1/+1 counter on it.")
    assert game[game.battlefield[-1]].counters == (("+1/+1", 1),)


def test_a_token_that_would_be_no_creature_as_it_is_created_is_left() -> None:
    game = game_with(ANGELS)
    put(game, card("All artifacts are 1/1 artifact creatures.", "Enchantment"))
    play(game, "Create a Treasure token.")
    assert tokens(game) == {"Treasure": 1}


def test_not_those_that_others_control() -> None:
    game = game_with(ANGELS, controller=2)
    play(game, "Create a 1/1 red Goblin creature token.")
    assert tokens(game) == {"Goblin": 1}


def test_copies_are_replaced_with_all_that_belongs_to_copying() -> None:
    game = game_with(ANGELS)
    put(game, creature("When ~ dies, you gain 3 life.", name="Cleric"))
    play(game, "Create a token that's a copy of target creature.")
    assert tokens(game) == {"Angel": 1}
    happens(game, Move(game.battlefield[-1], "graveyard", cause="destroy"))
    assert game.player(1).life == 20


def test_as_many_besides_and_none_for_those() -> None:
    game = game_with(SQUIRRELS)
    play(game, "Create three Clue tokens.")
    assert tokens(game) == {"Clue": 3, "Squirrel": 3}


def test_those_besides_enter_tapped_too() -> None:
    game = game_with(SQUIRRELS)
    play(game, "Create a tapped Treasure token.")
    assert [game[id].tapped for id in game.battlefield[1:]] == [True, True]


def test_614_5_two_such_effects_each_apply_once() -> None:
    game = game_with(SQUIRRELS, SQUIRRELS)
    play(game, "Create a Clue token.", ...)
    assert tokens(game) == {"Clue": 1, "Squirrel": 3}


@pytest.mark.parametrize("token", ["Clue", "Food", "Treasure"])
def test_one_of_each_for_each(token: str) -> None:
    game = game_with(EACH)
    play(game, f"Create two {token} tokens.")
    assert tokens(game) == {"Clue": 2, "Food": 2, "Treasure": 2}


def test_614_5_one_of_each_of_each_with_two_such_effects() -> None:
    game = game_with(EACH, EACH)
    play(game, "Create a Clue token.", ...)
    assert tokens(game) == {"Clue": 3, "Food": 3, "Treasure": 3}


def test_no_other_tokens_than_those() -> None:
    game = game_with(EACH)
    play(game, "Create a Blood token.")
    assert tokens(game) == {"Blood": 1}
