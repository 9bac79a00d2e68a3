"""What follows on an instruction for a later time is carried out then (603.7)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, happens, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.chance import FlipCoin
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.turns import BeginStep

BEAR = creature(name="Bear")


@pytest.mark.parametrize("seed", range(6))
def test_the_flip_of_a_coin_then_decides_then(seed: int) -> None:
    game = table()
    game.rng = seed
    put(game, BEAR)
    play(game, "Flip a coin at the beginning of the next end step. If you lose the flip, sacrifice target creature.")
    assert battlefield(game) == ["Bear"]
    happens(game, BeginStep("end", 1))
    flip = next(entry for entry in game.this_turn() if isinstance(entry.event, FlipCoin))
    assert battlefield(game) == (["Bear"] if flip.new else [])


def test_what_is_returned_then_is_what_the_next_sentence_states() -> None:
    text = "Whenever a creature dies, return it to the battlefield at the beginning of the next end step. That creature is "
    game = table()
    put(game, card(text + "a black Zombie in addition to its other colors and types.", "Enchantment", "Betrayal"))
    happens(game, Destroy(put(game, BEAR)))
    happens(game, BeginStep("end", 1))
    (bear,) = (id for id in game.battlefield if game[id].card is BEAR)
    assert "Zombie" in characteristics(game, bear).subtypes
