"""608.2c. What speaks of the cards drawn this way: those really drawn (121.1), not what happened instead."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, table

from spellwright.state.events.zones import Move
from spellwright.state.game import Game

EXCAVATE = "Draw cards equal to the number of cards in your hand, then discard a card for each card drawn this way."
DREDGE = "If you would draw a card, you may mill a card instead."
RUNES = "Draw two cards. For each card drawn this way, discard a card unless you sacrifice a permanent."


def discarded(game: Game) -> int:
    return len(game.player(1).graveyard) - 1  # the spell itself lies there, too


def test_as_many_are_discarded_as_were_drawn() -> None:
    game = table()
    held = give(game, creature(), creature())
    play(game, EXCAVATE, *held)
    assert (len(game.player(1).library), discarded(game)) == (8, 2)


def test_no_more_than_the_library_had() -> None:
    game = table()
    play(game, "Mill nine cards.")
    held = give(game, creature(), creature())
    play(game, EXCAVATE, held[0])
    assert len(game.player(1).hand) == 2


def test_what_happened_instead_of_a_draw_is_not_counted() -> None:
    game = table()
    put(game, card(DREDGE, "Enchantment"))
    held, _ = give(game, creature(), creature())
    play(game, EXCAVATE, True, False, held)
    assert (len(game.player(1).library), len(game.player(1).hand), discarded(game)) == (8, 2, 2)


def test_another_card_that_comes_to_the_hand_instead_was_not_drawn() -> None:
    game = table()
    put(game, card("If you would draw a card, return ~ to its owner's hand instead.", "Enchantment"))
    play(game, "Draw a card, then discard a card for each card drawn this way.")
    assert (len(game.player(1).hand), discarded(game)) == (1, 0)


def test_each_may_be_kept_for_a_permanent() -> None:
    game = table()
    put(game, card("", "Artifact"))
    play(game, RUNES, True, ...)
    assert len(game.player(1).hand) == 1


def test_after_a_vote_as_many_as_all_draws() -> None:
    text = (
        "When ~ enters, starting with you, each player votes for feather or quill. Put a +1/+1 counter on ~ for each "
        "feather vote and draw a card for each quill vote. For each card drawn this way, discard a card."
    )
    game = table()
    held = give(game, *[creature()] * 3)
    (jays,) = give(game, creature(text), to="graveyard")
    happens(game, Move(jays, "battlefield"), answers=("quill", "quill", held[0], held[1]))
    assert (len(game.player(1).library), len(game.player(1).graveyard)) == (8, 2)


def test_cards_that_others_draw_because_of_an_effect_are_drawn_this_way_too() -> None:
    game = table()
    put(
        game,
        card(
            "If an opponent would draw two or more cards, instead you and that player each draw a card.", "Enchantment"
        ),
        2,
    )
    held = give(game, creature(), creature(), creature())
    play(game, EXCAVATE, held[0], held[1])
    assert (len(game.player(1).hand), discarded(game)) == (2, 2)
