"""118.8, 601.2b. An additional cost that is one of several."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, put, run, table

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.state.events.event import record
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.mana import BIT, Mana
from spellwright.words.procedure import Id

AXE = card("As an additional cost to cast this spell, discard a card or pay {2}.", mana_cost="{1}")


def with_mana(amount: int) -> tuple[Game, Id]:
    """A game with so much mana in the first player's pool, and the spell in hand."""
    game = table()
    record(game, AddMana(1, tuple(Mana(BIT["R"]) for _ in range(amount))))
    (axe,) = give(game, AXE)
    return game, axe


@pytest.mark.parametrize(("mana", "cards", "castable"), [(1, 0, False), (1, 1, True), (2, 0, False), (3, 0, True)])
def test_601_2b_one_of_the_costs_must_be_payable(mana: int, cards: int, castable: bool) -> None:
    game, axe = with_mana(mana)
    give(game, *[card()] * cards)
    assert could_cast(game, 1, Way(axe)) is castable


def test_601_2b_only_the_cost_that_is_chosen_is_paid() -> None:
    game, axe = with_mana(3)
    give(game, card())
    run(cast(game, 1, Way(axe)), "pay {2} (2)")
    assert (len(game.player(1).hand), game.player(1).pool) == (1, ())


def test_601_2b_the_other_cost_is_not_paid() -> None:
    game, axe = with_mana(3)
    give(game, card())
    run(cast(game, 1, Way(axe)), "discard (1)")
    assert (len(game.player(1).hand), len(game.player(1).pool)) == (0, 2)


def test_601_2b_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    game, axe = with_mana(1)
    give(game, card())
    run(cast(game, 1, Way(axe)))
    assert game.player(1).hand == ()


def test_601_2b_a_creature_or_mana() -> None:
    game = table()
    bear = put(game, creature())
    (spell,) = give(game, card("As an additional cost to cast this spell, sacrifice a creature or pay {3}{B}."))
    run(cast(game, 1, Way(spell, free=True)))
    assert game[bear].zone == "gone"


def test_118_3_any_number_can_be_sacrificed_whatever_others_control() -> None:
    game = table()
    mine, _ = put(game, creature()), put(game, creature(), 2)
    text = "As an additional cost to cast this spell, you may sacrifice any number of creatures.\nDraw a card."
    (spell,) = give(game, card(text, mana_cost="{0}"))
    run(cast(game, 1, Way(spell)), "additional cost", mine)
    assert mine not in game.battlefield
