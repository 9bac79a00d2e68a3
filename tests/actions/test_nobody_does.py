"""Processes until no one does something, cards revealed until one is, chains of copies, other costs (608.2c, 118.9)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, names, play, put, run, table
from tests.keywords.cards import ways

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.state.card import Card
from spellwright.state.game import Game

A, B, C = (creature(name=name, mana_cost="{G}") for name in "ABC")
LAND = card("", "Land", "Land")
EUREKA = (
    "Starting with you, each player may put a permanent card from their hand onto the battlefield. "
    "Repeat this process until no one puts a card onto the battlefield."
)


def test_608_2c_rounds_go_on_until_nobody_puts_a_card() -> None:
    game = table()
    a, b = give(game, A, B)
    give(game, C, player=2)
    # both; then I don't and the other can't: but for that I'd be asked again
    play(game, EUREKA, True, a, True, True)
    assert battlefield(game) == ["A", "C", "B"]
    game = table()
    a, b = give(game, A, B)
    give(game, C, player=2)
    play(game, EUREKA, True, b, False, False, True, False)
    assert battlefield(game) == ["B", "C"]


def test_it_ends_where_nobody_puts_one() -> None:
    game = table()
    give(game, A)
    give(game, C, player=2)
    play(game, EUREKA, False, False)
    assert not battlefield(game)


def test_what_nobody_does_is_what_each_may_do() -> None:
    text = EUREKA.replace("puts a card onto the battlefield.", "draws a card.")
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Sorcery", oracle_text=text)]).unread


def test_701_20a_cards_are_revealed_until_so_many_are() -> None:
    game = table()
    give(game, LAND, A, LAND, B, LAND, player=2, to="library")
    text = (
        "Target opponent reveals cards from the top of their library until two land cards are revealed. "
        "That player puts all cards revealed this way into their graveyard."
    )
    play(game, text)
    assert sorted(names(game, game.player(2).graveyard)) == ["B", "Land", "Land"]


def test_707_10_who_pays_may_copy_it_and_choose_a_new_target() -> None:
    game = table()
    put(game, card("{T}: Add {R}.", "Land", "Land"), 2)
    text = (
        "~ deals 3 damage to any target. Then that player or that permanent's controller may pay {R}. If the player does, they "
        "may copy this spell and may choose a new target for that copy."
    )
    bear = put(game, creature(size="5/5"), 2)
    play(game, text, bear, True, True, 1)
    copy = game.stack[-1]
    assert game[copy].controller == 2
    run(resolve_top(game), *[])
    assert game.player(1).life == 17


def alternative(game: Game, what: Card) -> tuple[int, list[Way]]:
    (id,) = give(game, what)
    return id, [way for way in ways(game, id) if could_cast(game, 1, way)]


FREE = "If you control a Forest, rather than pay this spell's mana cost, you may have %s.\nDraw a card."


@pytest.mark.parametrize(
    ("whose", "lives"), [("an opponent gain 3 life", (20, 23)), ("each other player gain 6 life", (20, 26))]
)
def test_118_9_others_gain_life_instead(whose: str, lives: tuple[int, int]) -> None:
    game = table()
    put(game, card("", "Land — Forest", "Forest"))
    _, found = alternative(game, card(FREE % whose, mana_cost="{5}"))
    assert len(found) == 1
    run(cast(game, 1, found[0]))
    assert (game.player(1).life, game.player(2).life) == lives


def test_118_3_who_cant_gain_life_cant_be_had_gain_it() -> None:
    game = table()
    put(game, card("", "Land — Forest", "Forest"))
    put(game, card("Players can't gain life.", "Enchantment"))
    assert not alternative(game, card(FREE % "an opponent gain 3 life", mana_cost="{5}"))[1]


def test_118_9_two_cards_are_discarded_one_of_them_an_island() -> None:
    text = "You may discard an Island card and another card rather than pay this spell's mana cost.\nDraw a card."
    game = table()
    give(game, card("", "Land — Island", "Island"), A)
    _, found = alternative(game, card(text, mana_cost="{5}"))
    run(cast(game, 1, found[0]))
    assert sorted(names(game, game.player(1).graveyard)) == ["A", "Island"]
    game = table()
    give(game, card("", "Land — Island", "Island"))
    assert not alternative(game, card(text, mana_cost="{5}"))[1]


@pytest.mark.parametrize(("held", "number"), [((), 1), ((A,), 1), ((A, LAND), 0)])
def test_118_9_if_no_land_cards_are_held(held: tuple[Card, ...], number: int) -> None:
    game = table()
    give(game, *held)
    text = (
        "If you have no land cards in hand, you may reveal your hand rather than pay this spell's mana "
        "cost.\nDraw a card."
    )
    assert len(alternative(game, card(text, mana_cost="{5}"))[1]) == number
