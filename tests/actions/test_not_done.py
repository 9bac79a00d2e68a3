"""Events that are replaced by nothing: draws skipped, no life gained (614.6, 614.10)."""

from __future__ import annotations

from tests.actions.build import card, play, put, table


def test_614_10_an_opponents_draw_is_skipped_and_drawn_by_another() -> None:
    game = table()
    text = "If an opponent would draw a card, instead that player skips that draw and you draw a card."
    put(game, card(text, "Enchantment"))
    play(game, "Each player draws two cards.")
    assert [len(game.player(player).hand) for player in (1, 2)] == [4, 0]


def test_614_10_a_draw_may_be_skipped() -> None:
    game = table()
    put(game, card("If you would draw a card, you may skip that draw instead.", "Enchantment"))
    play(game, "Draw two cards.", True, False)
    assert len(game.player(1).hand) == 1


def test_614_6_no_life_is_gained_instead() -> None:
    game = table()
    put(game, card("If a player would gain life, that player gains no life instead.", "Enchantment"))
    play(game, "Each player gains 3 life. You lose 1 life.")
    assert [game.player(player).life for player in (1, 2)] == [19, 20]
