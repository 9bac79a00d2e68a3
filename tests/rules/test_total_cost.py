"""601.2f: the total cost, and what it depends on."""

from __future__ import annotations

import pytest
from tests.rules.ability_toys import aim, cost
from tests.rules.casting_toys import (
    AtLeast,
    CheaperAt,
    Discounts,
    DrawCard,
    EachFurtherTarget,
    SpendAs,
    Strike,
    Taxes,
    land,
    spell,
)
from tests.rules.table import BEAR, card, decisions, put, run, table

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting


def total(text: str, *statics, **how) -> list[str]:
    """What a spell costs in the end, with permanents around that have these abilities."""
    game = table()
    for static in statics:
        put(game, card("Static", "artifact", None, None, static))
    way = Way(put(game, spell(text, DrawCard()), to="hand"), **how)
    return [str(mana) for mana in total_cost(game, imagined_casting(game, 1, way)).mana]


def test_increases_come_before_reductions() -> None:
    assert total("{1}{G}", Taxes(cost("{2}")), Discounts(cost("{3}"))) == ["{G}"]


def test_reductions_lead_to_nothing_less_than_zero() -> None:
    assert total("{2}", Discounts(cost("{3}"))) == ["{0}"]


def test_what_sets_the_total_comes_last() -> None:
    assert total("{G}", Discounts(cost("{3}")), AtLeast(3)) == ["{2}{G}"]


def test_an_alternative_cost_is_increased_and_reduced_like_the_mana_cost() -> None:
    assert total("{9}", Taxes(cost("{R}")), cost=cost("{1}")) == ["{1}{R}"]
    assert total("{9}", Taxes(cost("{R}")), free=True) == ["{R}"]


def test_an_unpayable_cost_stays_unpayable() -> None:
    game = table()
    put(game, card("Tax", "artifact", None, None, Taxes(cost("{1}"))))
    way = Way(put(game, spell(None, DrawCard()), to="hand"))
    assert total_cost(game, imagined_casting(game, 1, way)).mana == ()


def test_a_hybrid_symbol_is_reduced_either_way() -> None:
    assert sorted(total("{G/U}", Discounts(cost("{G}")))) == ["{0}", "{U}"]


@pytest.mark.parametrize(("how", "castable"), [("color", True), ("type", True), ("", False)])
def test_mana_may_be_spent_as_though_it_were_of_any_color(how: str, castable: bool) -> None:
    game = table()
    put(game, land("G"))
    put(game, card("Lantern", "artifact", None, None, SpendAs(how)))
    assert could_cast(game, 1, Way(put(game, spell("{R}", DrawCard()), to="hand"))) is castable


def test_a_way_may_allow_mana_of_any_type() -> None:
    assert total("{R}{C}{1}", any_type=True) == ["{3}"]


def test_a_spell_that_is_cheaper_with_some_targets_is_offered_with_these() -> None:
    game = table()
    put(game, land("G"))
    way = Way(put(game, spell("{2}{G}", Strike(), CheaperAt()), to="hand"))
    assert not could_cast(game, 1, way)
    bear = put(game, BEAR)
    assert could_cast(game, 1, way)
    on_stack = run(cast(game, 1, way))
    assert game[on_stack].choices.target_ids() == (bear,)


def test_no_more_targets_are_offered_than_can_be_paid_for() -> None:
    game = table()
    for _ in range(2):
        put(game, land("G"))
        put(game, BEAR)
    way = Way(put(game, spell("{G}", Strike((aim("any", 1, 9),)), EachFurtherTarget(cost("{1}"))), to="hand"))
    asked = decisions(cast(game, 1, way), 1, 2)
    assert [each.options[-1] for each in asked] == [game.battlefield[-1], None]


def test_the_total_cost_is_locked_in_before_mana_abilities() -> None:
    game = table()
    put(game, land("G", Taxes(cost("{1}"))))
    put(game, land("G"))
    assert run(cast(game, 1, Way(put(game, spell("{1}", DrawCard()), to="hand"))))
    assert all(game[id].tapped for id in game.battlefield)
