"""Twice that many: milled, created, put."""

from __future__ import annotations

from tests.actions.build import card, creature, play, put, table

from spellwright.state.game import Game

BEARS = "Create a 2/2 green Bear creature token."


def tokens(game: Game) -> int:
    """How many permanents there are that are no cards."""
    return sum(1 for id in game.battlefield if game[id].card is None)


def test_614_1a_an_opponent_mills_twice_that_many_cards() -> None:
    game = table()
    put(game, card("If an opponent would mill one or more cards, they mill twice that many cards instead.", "Artifact"))
    for _ in range(5):
        put(game, creature(), 2, to="library")
    before = len(game.player(2).library)
    play(game, "Each opponent mills two cards.")
    assert before - len(game.player(2).library) == 4


def test_614_1a_twice_as_many_tokens_whoever_creates_them() -> None:
    game = table()
    text = "If one or more tokens would be created, twice that many of those tokens are created instead."
    put(game, card(text, "Enchantment"))
    play(game, BEARS, player=2)
    assert tokens(game) == 2


def test_611_2a_twice_as_many_tokens_until_end_of_turn() -> None:
    game = table()
    text = "if one or more tokens would be created under your control, twice that many of those tokens are created instead."
    play(game, f"Until end of turn, {text}")
    play(game, BEARS)
    play(game, BEARS, player=2)
    assert tokens(game) == 3
