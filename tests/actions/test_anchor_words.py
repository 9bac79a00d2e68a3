"""607.2m, 614.12c. Anchor words."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, happens, play, put, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.state.events.permanents import Destroy
from spellwright.state.game import Game
from spellwright.words.procedure import Id

TEXT = (
    "As ~ enters, choose Khans or Dragons.\n"
    "• Khans — Whenever a creature you control dies, you gain 1 life.\n"
    "• Dragons — Creatures you control get +1/+0."
)
SIEGE = card(TEXT, "Enchantment", name="Siege")
BEAR = creature(name="Bear")


def siege(anchor: str) -> tuple[Game, Id]:
    game = table()
    bear = put(game, BEAR)
    play(game, SIEGE, anchor)
    return game, bear


@pytest.mark.parametrize(("anchor", "power"), [("Khans", 2), ("Dragons", 3)])
def test_614_12c_it_has_the_ability_of_the_word_that_was_chosen(anchor: str, power: int) -> None:
    game, bear = siege(anchor)
    assert characteristics(game, bear).power == power


@pytest.mark.parametrize(("anchor", "life"), [("Khans", 21), ("Dragons", 20)])
def test_614_12c_it_hasnt_the_ability_of_the_other(anchor: str, life: int) -> None:
    game, bear = siege(anchor)
    happens(game, Destroy(bear))
    assert game.player(1).life == life


def test_607_2m_each_permanent_has_its_own_choice() -> None:
    game, bear = siege("Dragons")
    play(game, SIEGE, "Dragons")
    assert characteristics(game, bear).power == 4


def test_614_12c_the_abilities_stand_behind_their_words() -> None:
    text = TEXT.replace("• Khans", "• Mardu")
    assert compile_card("Siege", "normal", [FaceText("Siege", type_line="Enchantment", oracle_text=text)]).unread
