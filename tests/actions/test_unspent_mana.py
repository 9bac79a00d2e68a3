"""106.4. Unspent mana: counted, kept, lost, and what it becomes instead."""

from __future__ import annotations

from tests.actions.build import card, creature, happens, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.rules.mana_pools import empty_mana_pools
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.mana import KINDS, pool_of


def pool(game: Game, player: int = 1) -> str:
    """The letters of a player's unspent mana."""
    return "".join(sorted("WUBRGC"[KINDS.index(mana.kind)] for mana in game.player(player).pool))


def with_mana(letters: str, text: str = "", player: int = 1) -> Game:
    """A game in which the player has this mana, and player 1 an enchantment with that text."""
    game = table()
    put(game, card(text, "Enchantment"))
    happens(game, AddMana(player, pool_of(letters)))
    return game


def test_106_4_each_unspent_mana_of_a_color_counts() -> None:
    game = with_mana("GGR")
    omnath = put(game, creature("~ gets +1/+1 for each unspent green mana you have.", "1/1"))
    assert characteristics(game, omnath).power == 3
    happens(game, AddMana(1, pool_of("G")))
    assert characteristics(game, omnath).power == 4


def test_106_4_the_amount_of_unspent_mana() -> None:
    game = with_mana("GGR")
    play(game, "You gain life equal to the amount of unspent mana you have.")
    assert game.player(1).life == 23


def test_500_5_mana_of_one_color_is_kept() -> None:
    game = with_mana("GGR", "You don't lose unspent green mana as steps and phases end.")
    empty_mana_pools(game)
    assert pool(game) == "GG"


def test_614_1a_lost_mana_becomes_colorless_instead() -> None:
    game = with_mana("GCR", "If you would lose unspent mana, that mana becomes colorless instead.")
    empty_mana_pools(game)
    assert pool(game) == "CCC"


def test_106_4_a_player_loses_all_unspent_mana() -> None:
    game = with_mana("GR", player=2)
    play(game, "Each opponent loses all unspent mana.")
    assert pool(game, 2) == ""


def test_106_4_what_an_effect_has_one_lose_becomes_colorless_too() -> None:
    game = with_mana("GR", "If you would lose unspent mana, that mana becomes colorless instead.")
    play(game, "Each player loses all unspent mana.")
    assert pool(game) == "CC"
