"""602.5e, 605.1. Mana abilities that can be activated only as an instant: with priority, never as a cost is paid."""

from __future__ import annotations

import pytest
from tests.actions.build import card, give, put, run, table
from tests.keywords.cards import lands
from tests.rules.table import decisions

from spellwright.rules.actions_at_priority import ActivateMana
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.performing import perform
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetGame

LAST = "Sacrifice ~: Add {R}{R}{R}.{}"
ONLY = " Activate only as an instant."
BOLT = card("~ deals 3 damage to any target.", mana_cost="{R}", name="Bolt")


@pytest.mark.parametrize(("only", "castable"), [("", True), (ONLY, False)])
def test_605_1_it_pays_for_nothing_as_it_is_cast(only: str, castable: bool) -> None:
    game = table()
    put(game, card(LAST.replace("{}", only), "Artifact"))
    (bolt,) = give(game, BOLT)
    assert could_cast(game, 1, Way(bolt)) is castable


@pytest.mark.parametrize(("only", "offered"), [("", False), (ONLY, True)])
def test_602_5e_it_is_offered_to_who_has_priority(only: str, offered: bool) -> None:
    game = table()
    source = put(game, card(LAST.replace("{}", only), "Artifact"))
    assert (ActivateMana(source, 0) in legal_actions(game, 1)) is offered


def test_605_3b_it_is_a_mana_ability_and_its_mana_can_be_spent_then() -> None:
    game = table()
    source = put(game, card(LAST.replace("{}", ONLY), "Artifact"))
    (bolt,) = give(game, BOLT)
    run(perform(game, 1, ActivateMana(source, 0)))
    assert not game.stack
    assert len(game.player(1).pool) == 3
    assert could_cast(game, 1, Way(bolt))


def test_601_2g_nor_is_it_among_what_is_activated_by_hand_as_a_cost_is_paid() -> None:
    game = table()
    note_down(game, SetGame("by_hand", True))
    source = put(game, card(LAST.replace("{}", ONLY), "Artifact"))
    lands(game, "RR")
    (bolt,) = give(game, BOLT)
    assert ActivateMana(source, 0) in legal_actions(game, 1)
    asked = decisions(cast(game, 1, Way(bolt)), 2)
    offered = [each for choice in asked for each in choice.options if isinstance(each, ActivateMana)]
    assert offered
    assert source not in [each.source for each in offered]
