"""111.10j-r, 303.7. Role tokens."""

from __future__ import annotations

import pytest
from tests.actions.build import creature, happens, play, put, table

from spellwright.keywords.role_tokens import Role, role
from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Destroy
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")
TEXTS = {
    Role.CURSED: "Enchanted creature has base power and toughness 1/1.",
    Role.MONSTER: "Enchanted creature gets +1/+1 and has trample.",
    Role.ROYAL: "Enchanted creature gets +1/+1 and has ward {1}.",
    Role.SORCERER: 'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."',
    Role.VIRTUOUS: "Enchanted creature gets +1/+1 for each enchantment you control.",
    Role.WICKED: (
        "Enchanted creature gets +1/+1.\n"
        "When this token is put into a graveyard from the battlefield, each opponent loses 1 life."
    ),
    Role.YOUNG_HERO: (
        'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, '
        'put a +1/+1 counter on it."'
    ),
}
"""What the rules say that each of them has."""


def with_role(which: str) -> tuple[Game, Id]:
    game = table()
    bear = put(game, BEAR)
    play(game, f"Create a {which} Role token attached to target creature.")
    return game, bear


@pytest.mark.parametrize("which", list(Role))
def test_111_10_a_role_token_says_what_the_rules_say(which: Role) -> None:
    text = f"Enchant creature\n{TEXTS[which]}"
    face = compile_card("Role", "normal", [FaceText("Role", type_line="Enchantment — Aura Role", oracle_text=text)])
    assert role(which).abilities == face.faces[0].characteristics.abilities


@pytest.mark.parametrize(("which", "size"), [("Monster", (3, 3)), ("Cursed", (1, 1)), ("Virtuous", (3, 3))])
def test_111_10_a_role_is_attached_and_changes_its_creature(which: str, size: tuple[int, int]) -> None:
    game, bear = with_role(which)
    values = characteristics(game, bear)
    assert (values.power, values.toughness) == size


def test_111_10q_a_wicked_role_costs_each_opponent_1_life_as_it_goes() -> None:
    game, _ = with_role("Wicked")
    happens(game, Destroy(game.battlefield[-1]))
    assert game.player(2).life == 19


def test_111_10r_a_young_hero_grows() -> None:
    game, bear = with_role("Young Hero")
    happens(game, Attack(bear, 2))
    assert characteristics(game, bear).power == 3


def test_303_7a_only_the_newest_role_of_a_player_stays() -> None:
    game, _ = with_role("Monster")
    play(game, "Create a Royal Role token attached to target creature.")
    happens(game)
    assert [game[id].copiable.name for id in game.battlefield] == ["Bear", "Royal"]


def test_303_4g_a_role_without_a_creature_isnt_created() -> None:
    game = table()
    play(game, "Create a Monster Role token attached to up to one target creature.")
    assert game.battlefield == ()
