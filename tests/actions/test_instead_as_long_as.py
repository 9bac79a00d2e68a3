"""613.8, 702.28b. What a static ability gives instead as long as something is so; blocking in spite of shadow."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, happens, put, table

from spellwright.rules.asking import characteristics
from spellwright.rules.combat_blockers import may_block
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Attach


def test_it_gets_something_else_as_long_as_its_condition_is_true() -> None:
    game = table()
    text = "Enchant creature\nEnchanted creature gets +1/+0. It gets +3/+1 instead as long as you control an artifact."
    bear, other = put(game, creature()), put(game, creature())
    happens(game, Attach(put(game, card(text, "Enchantment — Aura", "Aura")), bear))
    values = characteristics(game, bear)
    assert (values.power, values.toughness) == (3, 2)
    put(game, card("", "Artifact", "Stone"))
    values = characteristics(game, bear)
    assert (values.power, values.toughness) == (5, 3)
    assert characteristics(game, other).power == 2


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        ("", False),
        ("~ can block creatures with shadow as though they didn't have shadow.", True),
        ("~ can block creatures with shadow as though ~ had shadow.", True),
    ],
)
def test_609_4_what_can_block_creatures_with_shadow(text: str, blocks: bool) -> None:
    game = table()
    shade, wall = put(game, creature("Shadow", name="Shade")), put(game, creature(text, name="Wall"), 2)
    happens(game, Attack(shade, 2))
    assert may_block(game, wall, shade) == blocks
