"""608.2c. Players told by what they did because of the text; 401.4. Cards put back on top of a library."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, events, give, names, play, put, table

from spellwright.state.events.damage import LoseLife
from spellwright.state.events.zones import Shuffle

FOREST = card("", "Basic Land — Forest", "Forest")
CAVE = card("", "Land", "Cave")


def test_each_player_who_searched_shuffles() -> None:
    game = table()
    for player in (1, 2):
        give(game, FOREST, player=player, to="library")
    text = (
        "Each player may search their library for a basic land card and put it onto the battlefield. Then each player who "
        "searched their library this way shuffles."
    )
    play(game, text, True, False, game.player(1).library[-1])
    assert battlefield(game) == ["Forest"]
    assert [event.player for event in events(game, Shuffle)] == [1]


def test_for_each_thing_destroyed_its_controller_searches_and_shuffles() -> None:
    game = table()
    for player in (1, 2):
        put(game, CAVE, player)
        give(game, FOREST, player=player, to="library")
    text = (
        "Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic "
        "land card and put it onto the battlefield. Then each player who searched their library this way shuffles."
    )
    play(game, text, False, True, game.player(2).library[-1])
    assert battlefield(game, 1) == [] and battlefield(game, 2) == ["Forest"]
    assert [event.player for event in events(game, Shuffle)] == [2]


@pytest.mark.parametrize(("word", "loser"), [("didn't discard", 2), ("discarded", 1)])
def test_who_discarded_such_a_card_and_who_didnt(word: str, loser: int) -> None:
    game = table()
    give(game, card("", "Creature — Bear", "Bear", power="2", toughness="2"))
    give(game, FOREST, player=2)
    play(game, f"Each player discards a card. Then each player who {word} a creature card this way loses 4 life.")
    assert [event.player for event in events(game, LoseLife)] == [loser]


def test_401_4_cards_are_put_back_on_top_of_the_library_in_any_order() -> None:
    game = table()
    a, b, c = give(game, *(card("", "Land", name) for name in "ABC"), to="library")
    play(
        game,
        "Look at the top three cards of your library. Put any number of them into your graveyard and the rest back on top of "
        "your library in any order.",
        b,
        None,
        a,
    )
    assert names(game, game.player(1).library[-2:]) == ["C", "A"]
    assert names(game, game.player(1).graveyard)[0] == "B"
    assert c in game.player(1).library
