"""605. Mana Abilities."""

from __future__ import annotations

from tests.rules.ability_toys import ANY, ManaWhenTapped, TapFor, TapThis, cost, tap_for
from tests.rules.casting_toys import DrawCard, land, spell
from tests.rules.table import card, decisions, happened, put, run, table

from spellwright.rules.actions_at_priority import ActivateMana
from spellwright.rules.activating import activate_mana
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.mana_production import Unit, one_choice
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import Activated, AddMana
from spellwright.state.events.turns import SetGame
from spellwright.words.costs import PayMana
from spellwright.words.mana import ANY_COLOR, BIT, KINDS

COLORED = tuple((kind,) for kind in KINDS if kind & ANY_COLOR)


def test_a_mana_ability_resolves_at_once_without_the_stack() -> None:
    game = table()
    forest = put(game, land("G"))
    assert run(activate_mana(game, 1, forest, 0))
    assert game.stack == ()
    assert [mana.kind for mana in game.player(1).pool] == [BIT["G"]]
    assert game[forest].tapped
    (event,) = happened(game, Activated)
    assert event.mana
    assert event.object == 0
    assert event.source == forest


def test_mana_knows_the_source_and_whether_it_was_tapped_for_it() -> None:
    game = table()
    forest = put(game, land("G"))
    run(activate_mana(game, 1, forest, 0))
    (event,) = happened(game, AddMana)
    assert event.by_tapping
    assert event.mana[0].source == forest


def test_the_type_of_mana_is_chosen_as_it_resolves() -> None:
    game = table()
    gem = put(game, card("Gem", "artifact", None, None, ANY))
    run(activate_mana(game, 1, gem, 0), (BIT["R"],))
    assert [mana.kind for mana in game.player(1).pool] == [BIT["R"]]


def test_each_unit_is_chosen_for_itself() -> None:
    game = table()
    gem = put(game, card("Gem", "artifact", None, None, TapFor(((Unit(ANY_COLOR), Unit(ANY_COLOR)),))))
    assert [asked.options for asked in decisions(activate_mana(game, 1, gem, 0), COLORED[0])] == [COLORED, COLORED]


def test_mana_of_any_one_color_is_chosen_once() -> None:
    game = table()
    lotus = TapFor(tuple(production.units for production in one_choice(3, ANY_COLOR)))
    gem = put(game, card("Lotus", "artifact", None, None, lotus))
    red = BIT["R"]
    run(activate_mana(game, 1, gem, 0), (red, red, red))
    assert [mana.kind for mana in game.player(1).pool] == [red] * 3


def test_a_mana_ability_that_costs_mana_is_paid_from_other_sources() -> None:
    game = table()
    put(game, land("G"))
    signet = put(game, card("Signet", "artifact", None, None, tap_for("WU", costs=(PayMana(cost("{1}")), TapThis()))))
    assert run(activate_mana(game, 1, signet, 0))
    assert [mana.kind for mana in game.player(1).pool] == [BIT["W"], BIT["U"]]


def test_a_mana_ability_that_can_not_be_paid_is_reversed() -> None:
    game = table()
    signet = put(game, card("Signet", "artifact", None, None, tap_for("WU", costs=(PayMana(cost("{1}")), TapThis()))))
    assert not run(activate_mana(game, 1, signet, 0))
    assert not game[signet].tapped


def test_triggered_mana_abilities_resolve_right_after_what_triggered_them() -> None:
    game = table()
    put(game, card("Growth", "enchantment", None, None, ManaWhenTapped()))
    forest = put(game, land("R"))
    run(activate_mana(game, 1, forest, 0))
    assert [mana.kind for mana in game.player(1).pool] == [BIT["R"], BIT["G"]]
    assert game.waiting == ()
    assert game.stack == ()


def test_triggered_mana_counts_for_what_can_be_cast() -> None:
    game = table()
    put(game, card("Growth", "enchantment", None, None, ManaWhenTapped()))
    put(game, land("R"))
    card_in_hand = put(game, spell("{R}{G}", DrawCard()), to="hand")
    assert could_cast(game, 1, Way(card_in_hand))
    assert run(cast(game, 1, Way(card_in_hand)))
    assert game.player(1).pool == ()


def test_mana_abilities_are_offered_at_priority_where_mana_is_paid_by_hand() -> None:
    game = table()
    forest = put(game, land("G"))
    assert legal_actions(game, 1)[1:] == ()
    note_down(game, SetGame("by_hand", True))
    assert legal_actions(game, 1)[1:] == (ActivateMana(forest, 0),)


def test_only_its_controller_activates_a_mana_ability() -> None:
    game = table()
    put(game, land("G"), controller=2)
    note_down(game, SetGame("by_hand", True))
    assert legal_actions(game, 1)[1:] == ()
