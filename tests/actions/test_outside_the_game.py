"""400.11. Cards outside the game, which a sideboard's are (400.11a): wishes, lessons, and who knows of them."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, names, play, table

from spellwright.cards.database import CardDatabase
from spellwright.cards.decks import Deck
from spellwright.play.game import Game
from spellwright.play.log import log_lines
from spellwright.play.view import view
from spellwright.rules.actions_at_priority import CastSpell
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.card import Card
from spellwright.state.events.event import note_down
from spellwright.state.events.starting import LeaveGame, SetAside
from spellwright.state.game import Game as State
from spellwright.words.procedure import Id

WISH = "You may reveal a sorcery card you own from outside the game and put it into your hand."
BEAR = creature(name="Bear", mana_cost="{G}")
SORCERY = card("You gain 1 life.", "Sorcery", "Prayer", mana_cost="{W}")
LESSON = card("You gain 3 life.", "Sorcery — Lesson", "Lesson", mana_cost="{W}")


def aside(game: State, *cards: Card, player: Id = 1) -> tuple[Id, ...]:
    note_down(game, SetAside(player, cards))
    return game.player(player).outside[-len(cards) :]


def test_400_11b_a_card_is_brought_into_the_game() -> None:
    game = table()
    _, prayer = aside(game, BEAR, SORCERY)
    play(game, WISH, True)
    assert names(game, game.player(1).hand) == ["Prayer"]
    assert names(game, game.player(1).outside) == ["Bear"]
    told = [(line.rule, line.text) for line in log_lines(game, 2)][-3:-1]
    assert told == [
        ("701.20a", "Player 1 reveals Prayer"),
        ("400.11b", "a card goes from outside the game to Player 1's hand"),
    ]
    assert game[prayer].became == game.player(1).hand[0]


def test_400_11_only_cards_that_one_owns_are_found() -> None:
    game = table()
    aside(game, SORCERY, player=2)
    play(game, WISH)
    assert game.player(1).hand == ()


def test_400_11c_other_abilities_of_cards_outside_the_game_dont_function_there() -> None:
    game = table()
    (flash,) = aside(game, creature("Flash", name="Quick"))
    (devoid,) = aside(game, creature("Devoid", name="Void"))
    assert [bool(game[id].copiable.functioning("outside")) for id in (flash, devoid)] == [False, True]


def test_604_3_what_defines_a_characteristic_does_so_outside_the_game() -> None:
    game = table()
    plain, changeling = aside(game, BEAR, creature("Changeling", name="Shape"))
    play(game, "You may reveal a Goblin card you own from outside the game and put it into your hand.", True)
    assert names(game, game.player(1).hand) == ["Shape"]
    assert plain in game.player(1).outside
    assert game[changeling].zone == "gone"


def test_400_11a_a_sideboard_is_outside_the_game_and_known_to_its_owner_alone() -> None:
    game = table()
    aside(game, SORCERY, BEAR)
    assert [shown["name"] for shown in view(game, 1)["players"][0]["outside"]] == ["Prayer", "Bear"]
    assert view(game, 2)["players"][0]["outside"] == view(game, 0)["players"][0]["outside"] == []


def test_a_card_from_outside_the_game_goes_where_it_says() -> None:
    game = table()
    aside(game, SORCERY, BEAR)
    play(
        game,
        "You may put a card you own from outside the game on top of your library.",
        True,
        game.player(1).outside[1],
    )
    assert names(game, game.player(1).library[-1:]) == ["Bear"]
    play(game, "Shuffle up to four cards you own from outside the game into your library.", game.player(1).outside[0])
    assert len(game.player(1).library) == 12


def test_one_card_may_be_played_from_outside_the_game() -> None:
    game = table()
    free = creature(name="Cub", mana_cost="{0}")
    aside(game, free, free, SORCERY)
    play(game, "You may play a card you own from outside the game this turn.")

    def offered() -> list[Id]:
        return [action.way.object for action in legal_actions(game, 1) if isinstance(action, CastSpell)]

    assert offered() == list(game.player(1).outside[:2])


def test_a_card_is_chosen_outside_the_game_or_in_exile() -> None:
    text = (
        "You may reveal a creature card you own from outside the game or choose a face-up creature card you own in exile. "
        "Put that card into your hand."
    )
    for place in (0, 1):
        game = table()
        (outside,) = aside(game, BEAR)
        (exiled,) = give(game, creature(name="Cub"), to="exile")
        play(game, text, True, (outside, exiled)[place])
        assert names(game, game.player(1).hand) == [("Bear", "Cub")[place]]


@pytest.mark.parametrize(("answer", "hand"), [("discard", 1), ("lesson", 2), ("neither", 1)])
def test_701_48a_learning_discards_a_card_or_finds_a_lesson(answer: str, hand: int) -> None:
    game = table()
    lesson, _ = aside(game, LESSON, SORCERY)
    (held,) = give(game, BEAR)
    answers = {"discard": (held,), "lesson": (None, lesson), "neither": (None, None)}[answer]
    play(game, "Learn.", *answers)
    assert len(game.player(1).hand) == hand
    assert ("Lesson" in names(game, game.player(1).hand)) == (answer == "lesson")


def test_400_11b_cards_leave_with_their_owner() -> None:
    game = table(players=3)
    aside(game, BEAR)
    happens(game, LeaveGame(1))
    assert game.player(1).outside == ()


def test_100_4_a_game_has_the_sideboards_of_its_decks_and_so_has_its_record() -> None:
    deck = Deck.parse("Deck\n40 Forest\n\nSideboard\n2 Grizzly Bears\n1 Shock\n", "d", CardDatabase())
    game = Game.start([deck, deck], seed=3)
    assert names(game.state, game.state.player(2).outside) == ["Grizzly Bears", "Grizzly Bears", "Shock"]
    assert Game.replay(game.record()).hash() == game.hash()
