"""Amounts and conditions that are each thing's or player's own (608.2h, 611.3a)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, play, put, table

from spellwright.rules.asking import characteristics


def test_608_2h_each_player_is_dealt_damage_by_their_own_number() -> None:
    game = table()
    give(game, *[card("", "Land")] * 3, player=2)
    play(game, "~ deals damage to each player equal to the number of cards in that player's hand.")
    assert [game.player(player).life for player in (1, 2)] == [20, 17]


def test_608_2h_each_creature_is_dealt_damage_for_its_own_counters() -> None:
    game = table()
    plain = put(game, creature(size="5/5"))
    other = put(game, creature(size="5/5"), counters=(("charge", 2),))
    play(game, "~ deals 1 damage to each creature for each charge counter on that creature.")
    assert [game[id].damage for id in (plain, other)] == [0, 2]


def test_611_3a_each_has_it_as_long_as_the_condition_is_true_of_it() -> None:
    game = table()
    put(game, card("Each land you control gets +2/+2 as long as it's a creature.", "Enchantment"))
    arbor = put(game, card("", "Land Creature — Forest Dryad", power="1", toughness="1"))
    forest, theirs = put(game, card("", "Land")), put(game, card("", "Land Creature", power="1", toughness="1"), 2)
    assert [characteristics(game, id).power for id in (arbor, forest, theirs)] == [3, None, 1]
