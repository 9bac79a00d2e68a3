"""608.2c. "Repeat this process": on its condition, so many times, or as often as a player likes."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, play, put, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.state.events.cards import Mill
from spellwright.state.events.turns import DrawGame
from spellwright.state.game import Game

BEAR, CAVE = creature(name="Bear"), card("", "Land", "Cave")


def library(*kinds: str) -> Game:
    """A game in which player 1 has these on top of the library, the first on top."""
    game = table()
    give(game, *(CAVE if kind == "land" else BEAR for kind in reversed(kinds)), to="library")
    return game


def test_it_is_done_again_as_long_as_its_condition_is_met() -> None:
    game = library("land", "land", "bear", "land")
    play(
        game, "Reveal the top card of your library. If it's a land card, put it into your hand and repeat this process."
    )
    assert len(game.player(1).hand) == 2


@pytest.mark.parametrize(
    ("instead", "milled"),
    [("exile it", 6), ("shuffle it into its owner's library", 2)],
)
def test_milled_cards_are_looked_at_where_they_went_if_that_is_public(instead: str, milled: int) -> None:  # 701.17c
    game = table()
    put(game, card(f"If a card would be put into a graveyard from anywhere, {instead} instead.", "Enchantment"))
    give(game, BEAR, BEAR, *[creature(mana_cost="{R}")] * 4, player=2, to="library")
    play(
        game,
        "Target player mills two cards. If two cards that share a color were milled this way, repeat this process.",
        2,
    )
    assert sum(event.number for event in events(game, Mill)) == milled


@pytest.mark.parametrize(("answers", "there"), [((True, True, False), ["Cave", "Cave"]), ((False,), [])])
def test_if_you_do(answers: tuple[bool, ...], there: list[str]) -> None:
    game = library("land", "land", "land")
    text = (
        "Exile the top card of your library. If it's a permanent card, you may put it onto the battlefield. If you do, "
        "repeat this process."
    )
    play(game, text, *answers)
    assert battlefield(game) == there


@pytest.mark.parametrize(("how", "life"), [("once", 22), ("three more times", 24)])
def test_so_many_times(how: str, life: int) -> None:
    game = table()
    play(game, f"You gain 1 life. Repeat this process {how}.")
    assert game.player(1).life == life


def test_any_number_of_times_as_the_player_likes() -> None:
    game = table()
    play(game, "You gain 1 life. You may repeat this process any number of times.", True, True, False)
    assert game.player(1).life == 23


def test_each_round_chooses_anew() -> None:
    game = table()
    (a, b) = give(game, BEAR, CAVE)
    play(game, "Discard a card. If you do, you gain 1 life. Repeat this process once.", b)
    assert not game.player(1).hand and game.player(1).life == 22 and game[a].zone == "gone"


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Repeat this process once. You gain 1 life.",
        "Mill a card, then you gain 1 life for each time you've gained life this turn. Repeat this process once.",
        "If you gained life this turn, draw a card. Repeat this process once.",
        "You gain 1 life and repeat this process once.",
    ],
)
def test_rounds_that_cant_be_told_apart_are_declined(text: str) -> None:
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Sorcery", oracle_text=text)]).unread


def test_no_permanent_repeats_by_itself() -> None:
    text = "Creatures you control get +1/+1. Repeat this process once."
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Enchantment", oracle_text=text)]).unread


def test_a_text_that_nothing_can_stop_ends_the_game_in_a_draw() -> None:  # 104.4b
    game = table()
    play(game, "You gain 1 life. If you have 5 or more life, repeat this process.")
    assert [event.why for event in events(game, DrawGame)] == ["a loop"]
