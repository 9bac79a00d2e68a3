"""701.42: two cards become one permanent, and two cards again as it leaves."""

from __future__ import annotations

from tests.actions.build import battlefield, happens, names, put, table

from spellwright.cards.compiling import compiled
from spellwright.cards.pool import pool
from spellwright.rules.asking import characteristics
from spellwright.state.card import Card
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game


def pool_card(name: str) -> Card:
    return compiled(next(card for card in pool() if card.name == name)).card


def melded() -> Game:
    game = table()
    put(game, pool_card("Gisela, the Broken Blade"))
    put(game, pool_card("Bruna, the Fading Light"))
    happens(game, BeginStep("end", 1))
    return game


def test_a_pair_melds_into_one_permanent() -> None:
    game = melded()
    assert battlefield(game) == ["Brisela, Voice of Nightmares"]
    assert game.exile == ()
    values = characteristics(game, game.battlefield[0])
    assert (values.power, values.mana_value) == (9, 11)


def test_two_cards_leave() -> None:
    game = melded()
    happens(game, Move(game.battlefield[0], "graveyard"))
    assert sorted(names(game, game.player(1).graveyard)) == ["Bruna, the Fading Light", "Gisela, the Broken Blade"]
