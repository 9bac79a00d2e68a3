"""603.2. Abilities of a keyword that are kept from triggering."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, play, put, run, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Way
from spellwright.rules.settling import settle

NOWHERE = (
    "Creatures your opponents control can be the targets of spells and abilities as though they didn't have hexproof. "
    "Ward abilities of those creatures don't trigger."
)
BECOMES_TARGET = "Whenever ~ becomes the target of a spell, you gain 1 life."


@pytest.mark.parametrize(
    ("text", "whose", "triggered"),
    [("Ward {1}", 1, False), ("Ward {1}", 2, True), ("Ward {1}", 0, True), (BECOMES_TARGET, 1, True)],
    ids=["an opponent's", "one's own", "without it", "another ability"],
)
def test_603_2_ward_of_opponents_creatures_does_not_trigger(text: str, whose: int, triggered: bool) -> None:
    game = table()
    if whose:
        put(game, card(NOWHERE, "Enchantment"), whose)
    put(game, creature(text), 2)
    (spell,) = give(game, card("Destroy target creature."))
    run(cast_during_resolution(game, 1, Way(spell, free=True, any_time=True)))
    run(settle(game))
    assert len(game.stack) == 1 + triggered


def test_702_11_nor_does_hexproof_keep_them_from_being_targets() -> None:
    game = table()
    put(game, card(NOWHERE, "Enchantment"))
    put(game, creature("Hexproof"), 2)
    play(game, "Destroy target creature.")
    assert len(game.battlefield) == 1


def test_what_is_said_of_nothing_is_declined() -> None:
    face = FaceText(
        "Somewhere", type_line="Enchantment", oracle_text="Ward abilities of those creatures don't trigger."
    )
    assert compile_card("Somewhere", "normal", [face]).unread
