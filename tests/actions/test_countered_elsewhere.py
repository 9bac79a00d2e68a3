"""701.6a. Where a countered spell goes instead; what is exiled from a hand; whose destroyed creatures are counted."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, names, play, put, run, table

from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Way
from spellwright.state.card import Card
from spellwright.state.game import Game

BEAR = creature(name="Bear")
FREE = card("Draw a card.", name="Free")


def cast_by_other(game: Game, what: Card) -> int:
    (id,) = give(game, what, player=2)
    run(cast_during_resolution(game, 2, Way(id, free=True, any_time=True)))
    return game.stack[-1]


@pytest.mark.parametrize(("top", "place"), [(True, -1), (False, 0)])
def test_its_owners_library_at_the_end_that_you_choose(top: bool, place: int) -> None:
    game = table()
    cast_by_other(game, FREE)
    text = (
        "Counter target spell. If that spell is countered this way, put that card on the top or bottom of its"
        " owner's library instead of into that player's graveyard."
    )
    play(game, text, top)
    assert names(game, (game.player(2).library[place],)) == ["Free"] and not game.player(2).graveyard


def test_the_bottom_of_its_owners_library() -> None:
    game = table()
    cast_by_other(game, FREE)
    text = (
        "Counter target spell. If that spell is countered this way, put it on the bottom of its owner's "
        "library instead of into that player's graveyard. Put ~ on the bottom of its owner's library."
    )
    play(game, card(text, name="Crumple"))
    assert names(game, (game.player(2).library[0], game.player(1).library[0])) == ["Free", "Crumple"]


@pytest.mark.parametrize(("what", "mine"), [(BEAR, ["Bear"]), (FREE, [])])
def test_the_battlefield_under_your_control_if_it_is_of_a_kind(what: Card, mine: list[str]) -> None:
    game = table()
    cast_by_other(game, what)
    text = (
        "Counter target spell. If an artifact or creature spell is countered this way, put that card onto the"
        " battlefield under your control instead of into its owner's graveyard."
    )
    play(game, text)
    assert battlefield(game, 1) == mine
    assert len(game.player(2).graveyard) == 1 - len(mine)


def test_as_many_cards_as_were_exiled_from_the_hand() -> None:
    game = table()
    game_cards = give(game, FREE, FREE, BEAR, player=2)
    (dead,) = give(game, FREE, player=2, to="graveyard")
    text = (
        "Choose a card name. Search target opponent's graveyard, hand, and library for any number of cards with that name "
        "and exile them. That player shuffles, then draws a card for each card exiled from their hand this way."
    )
    play(game, text, "Free", dead, game_cards[0], game_cards[1])
    assert len(game.player(2).hand) == 1 + 2 and len(game.exile) == 3


def test_a_name_that_is_no_basic_lands() -> None:
    game = table()
    give(game, card("", "Basic Land — Forest", "Forest"), FREE)
    chooses = card("Choose a card name other than a basic land card name. Draw a card.")
    with pytest.raises(AssertionError):
        play(game, chooses, "Forest")


def test_608_2h_each_player_loses_life_for_creatures_that_they_controlled() -> None:
    game = table()
    for player in (1, 1, 2):
        put(game, BEAR, player)
    put(game, creature("Indestructible"), 2)
    text = (
        "Destroy all creatures. Each player loses life equal to the number of creatures they controlled that "
        "were destroyed this way."
    )
    play(game, text)
    assert (game.player(1).life, game.player(2).life) == (18, 19)
    text = (
        "Destroy all creatures. You gain life equal to the number of creatures you controlled that were "
        "destroyed this way."
    )
    put(game, BEAR)
    put(game, BEAR, 2)
    play(game, text)
    assert game.player(1).life == 19
