"""At the beginning of the end step of an extra turn (500.7, 603.7)."""

from __future__ import annotations

from tests.actions.build import card, play, put, table
from tests.rules.table import go_on

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.resolving import resolve_top
from spellwright.state.game import Game

FORTUNE = "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game."


def turns(game: Game, number: int) -> None:
    """Play on until so many turns have begun; what triggers resolves."""
    while game.turn < number and not game.over:
        go_on(game)
        while game.stack and not game.over:
            for _ in resolve_top(game):
                raise AssertionError("nothing is asked")


def test_603_7_you_lose_in_the_end_step_of_that_turn() -> None:
    game = table(3)
    play(game, FORTUNE)
    turns(game, 2)
    assert game.active == 1 and not game.player(1).out
    turns(game, 3)
    assert game.player(1).out


def test_614_10_you_dont_lose_if_that_turn_is_skipped() -> None:
    game = table(2)
    put(game, card("If a player would begin an extra turn, that player skips that turn instead.", "Enchantment"))
    play(game, FORTUNE)
    turns(game, 5)
    assert not game.player(1).out


def test_500_7_a_turn_created_later_comes_before() -> None:
    game = table(3)
    play(game, FORTUNE)
    play(game, "Take an extra turn after this one.", player=2)
    turns(game, 3)
    assert game.active == 1 and not game.player(1).out
    turns(game, 4)
    assert game.player(1).out


def test_that_turn_is_an_extra_turn_just_created() -> None:
    for text in ("Draw a card. At the beginning of that turn's end step, you lose the game.",):
        assert compile_card("Card", "normal", [FaceText("Card", type_line="Sorcery", oracle_text=text)]).unread
