"""103: starting the game, and mulligans."""

from __future__ import annotations

import pytest
from tests.rules.table import BEAR, card, decisions, run
from tests.rules.toy_abilities import AtOnce, BeginsOnBattlefield, Strikes

from spellwright.rules.mulligan import draw_opening_hands
from spellwright.rules.starting import Setup, hooks_of, set_up, start_the_game
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics

DECK = (BEAR,) * 20


def game_of(players: int = 2, seed: int = 3, **how: object) -> Game:
    return set_up(Setup(decks=(DECK,) * players, seed=seed, options=tuple(how.items())))


def test_each_player_draws_seven_cards() -> None:
    game = game_of()
    run(start_the_game(game, 1), "keep", "keep")
    assert [len(player.hand) for player in game.players] == [7, 7]


def test_the_starting_player_takes_the_first_turn() -> None:
    game = game_of()
    run(start_the_game(game, 2), "keep", "keep")
    assert (game.active, game.turn, game.step, game.priority) == (2, 1, "upkeep", 2)


def test_who_starts_is_determined_at_random() -> None:
    starting = []
    for seed in range(12):
        game = game_of(seed=seed)
        decisions(start_the_game(game))
        starting.append(game.starting)
    assert sorted(set(starting)) == [1, 2]


def test_libraries_are_shuffled_by_the_seed() -> None:
    orders = []
    for seed in (1, 1, 2):
        game = game_of(seed=seed)
        decisions(start_the_game(game, 1))
        orders.append(game.player(1).library)
    assert orders[0] == orders[1] != orders[2]


def test_life_totals_are_twenty_unless_the_variant_says_otherwise() -> None:
    assert set_up(Setup(decks=(DECK, DECK))).player(2).life == 20
    assert set_up(Setup(decks=(DECK, DECK), life=40)).player(2).life == 40


def test_players_declare_in_turn_order_and_a_mulligan_puts_a_card_on_the_bottom() -> None:
    game = game_of()
    asked = decisions(draw_opening_hands(game), "mulligan", "keep")
    assert [(choice.player, choice.kind) for choice in asked] == [(1, "mulligan"), (2, "mulligan"), (1, "bottom")]
    bottom = asked[-1].options[0]
    assert len(asked[-1].options) == 7
    game = game_of()
    run(draw_opening_hands(game), "mulligan", "keep", bottom, "keep")
    assert [len(player.hand) for player in game.players] == [6, 7]
    assert game[bottom].became == game.player(1).library[0]


def test_the_second_mulligan_puts_two_cards_on_the_bottom() -> None:
    game = game_of()
    run(draw_opening_hands(game), "mulligan", "keep", ..., "mulligan", ..., ..., "keep")
    assert len(game.player(1).hand) == 5
    assert len(game.player(1).library) == 15


def test_nobody_can_mulligan_below_zero_cards() -> None:
    game = game_of(**{"hand size": 1})
    asked = decisions(draw_opening_hands(game), "mulligan", "keep")
    assert [choice.player for choice in asked] == [1, 2]
    assert [len(player.hand) for player in game.players] == [0, 1]


def test_the_first_mulligan_is_free_with_more_than_two_players() -> None:
    game = game_of(players=3)
    run(draw_opening_hands(game), "mulligan", "keep", "keep", "keep")
    assert [len(player.hand) for player in game.players] == [7, 7, 7]


def test_a_card_of_the_opening_hand_may_let_its_player_do_something() -> None:
    leyline = card("Leyline", "enchantment", None, None, BeginsOnBattlefield())
    game = set_up(Setup(decks=((leyline,) * 7, DECK), seed=1, options=(("hand size", 1),)))
    asked = decisions(start_the_game(game, 1), "keep", "keep")
    card_in_hand = asked[-1].options[0]
    assert asked[-1].options == (card_in_hand, None)
    game = set_up(Setup(decks=((leyline,) * 7, DECK), seed=1, options=(("hand size", 1),)))
    run(start_the_game(game, 1), "keep", "keep", card_in_hand)
    assert len(game.player(1).hand) == 4


def test_the_hooks_of_every_face_are_possible_from_the_beginning() -> None:
    front = Characteristics("Front", abilities=(AtOnce(),))
    back = Characteristics("Back", abilities=(Strikes(),))
    double = Card("Front", "transform", (front, back), front)
    game = set_up(Setup(decks=((double,), DECK)))
    assert {"strikes", "may_attack_at_once"} <= game.possible


@pytest.mark.parametrize("hook", ["strikes", "may_attack_at_once"])
def test_hooks_are_found_in_what_a_text_gives(hook: str) -> None:
    giving = Characteristics("Giver", abilities=(AtOnce(),))
    assert (hook in hooks_of(Card("Giver", "normal", (giving,), giving))) is (hook == "may_attack_at_once")
