"""701.23b: only what a hidden zone holds may be left where it is by who searches."""

from __future__ import annotations

from tests.actions.build import card, give, names, play, table

ALL = "Search target player's graveyard, hand, and library for all cards named Bird and exile them."


def test_701_23b_all_such_cards_of_a_graveyard_are_found() -> None:
    game = table()
    bird = card("", "Creature", "Bird")
    for zone in ("graveyard", "graveyard", "hand"):
        give(game, bird, player=2, to=zone)
    play(game, ALL, 2, ..., ..., None)  # no end before those of the graveyard are found
    assert (names(game, game.exile), names(game, game.player(2).hand)) == (["Bird", "Bird"], ["Bird"])


def test_701_23b_a_card_of_a_graveyard_must_be_found_unless_only_the_library_is_searched() -> None:
    for zones, found in (("graveyard and library", 1), ("graveyard and/or library", 0)):
        game = table()
        give(game, card("", "Creature", "Bird"), card("", "Creature", "Bird"), to="graveyard")
        text = f"Search your {zones} for a card named Bird, put it into your hand, then shuffle."
        play(game, text, ... if found else None)
        assert len(game.player(1).hand) == found
