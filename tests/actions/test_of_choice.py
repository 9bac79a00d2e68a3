"""All of a quality, or of one of two kinds, chosen as something is done with them (608.2d, 611.2c)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, happens, play, put, run, table

from spellwright.actions.walking import within
from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.damage import damage_event
from spellwright.state.game import Game
from spellwright.words.of_choice import AllOrAll

ELF = creature(name="Elf", subtype="Elf", mana_cost="{G}")
BEAR = creature(name="Bear", mana_cost="{B}")
LAND = card("", "Land", "Land")


def full() -> Game:
    game = table()
    for player in (1, 2):
        put(game, ELF, player)
        put(game, BEAR, player)
        put(game, LAND, player)
    return game


def test_608_2d_the_creature_type_is_chosen_as_it_resolves() -> None:
    game = full()
    play(game, "Destroy all creatures of the creature type of your choice.", "Elf")
    assert battlefield(game) == ["Bear", "Land", "Bear", "Land"]


def test_608_2d_the_color_is_chosen_as_it_resolves() -> None:
    game = full()
    play(game, "Return all permanents of the color of your choice to their owners' hands.", "black")
    assert battlefield(game) == ["Elf", "Land", "Elf", "Land"]


def test_611_2c_only_creatures_there_then_get_bigger() -> None:
    game = full()
    play(game, "Creatures of the creature type of your choice get +3/+3 until end of turn.", "Elf")
    late = put(game, ELF)
    powers = [characteristics(game, id).power for id in game.battlefield if id != late]
    assert [power for power in powers if power is not None] == [5, 2, 5, 2]
    assert characteristics(game, late).power == 2


def test_611_2c_what_changes_no_characteristic_holds_for_those_that_come_later() -> None:
    game = full()
    play(game, "Creatures of the creature type of your choice can't attack this turn.", "Elf")
    late = put(game, creature("Haste", subtype="Elf"))
    bear = put(game, creature("Haste", subtype="Bear"))
    run(declare_attackers(game), 2)
    assert (game[late].attacking, game[bear].attacking) == (0, 2)


def test_a_static_ability_makes_no_such_choice() -> None:
    text = "Creatures of the creature type of your choice get +1/+1."
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Enchantment", oracle_text=text)]).unread


@pytest.mark.parametrize(("which", "left"), [(0, ["Elf", "Bear"] * 2), (1, ["Land", "Land"])])
def test_608_2d_all_lands_or_all_creatures(which: int, left: list[str]) -> None:
    game = full()
    text = card("Destroy all lands or all creatures.")
    (said,) = (each for each in within(text.faces[0].abilities[0]) if isinstance(each, AllOrAll))
    play(game, text, (said.first, said.second)[which])
    assert battlefield(game) == left


def test_608_2c_what_was_chosen_of_two_kinds_cant_be_regenerated_and_is_counted() -> None:
    game = full()
    text = (
        "Destroy all green creatures or all black creatures. They can't be regenerated. You lose 2 life for "
        "each creature that died this way."
    )
    play(game, text, ...)
    assert battlefield(game) == ["Bear", "Land", "Bear", "Land"]
    assert game.player(1).life == 16


def test_609_7c_sources_of_the_chosen_color_whenever_they_would_deal_damage() -> None:
    game = full()
    play(game, "Prevent all damage that sources of the color of your choice would deal this turn.", "black")
    late, elf = put(game, BEAR, 2), game.battlefield[0]
    happens(game, damage_event(game, late, 1, 3), damage_event(game, elf, 1, 1))
    assert game.player(1).life == 19


def test_a_choice_stands_where_something_is_done() -> None:
    text = "Whenever a creature is dealt damage by sources of the color of your choice, draw a card."
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Enchantment", oracle_text=text)]).unread
