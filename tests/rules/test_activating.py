"""602. Activating Activated Abilities, and 606. Loyalty Abilities."""

from __future__ import annotations

from tests.rules.ability_toys import Does, OpponentsMay, PayLife, SacrificeThis, TapThis, aim, cost
from tests.rules.casting_toys import Forbids, Strike, land, spell
from tests.rules.table import BEAR, card, happened, put, run, table, turn_of
from tests.rules.toy_abilities import AtOnce

from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.activating import activate
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.events.cards import Reveal
from spellwright.state.events.stack import Activated
from spellwright.words.costs import PayMana

HIT = (aim("player"),)


def with_ability(*abilities, types: str = "artifact", **how):
    """A game in which player 1 has a permanent with these abilities."""
    game = table(**how)
    return game, put(game, card("Rod", types, None, None, *abilities))


def offered(game, player: int = 1) -> list[Activate]:
    return [action for action in legal_actions(game, player) if isinstance(action, Activate)]


def test_an_ability_is_put_onto_the_stack_and_paid_for() -> None:
    game, rod = with_ability(Does(targets=HIT))
    ability = run(activate(game, 1, rod, 0), 2)
    o = game[ability]
    assert game.stack == (ability,)
    assert o.source == rod
    assert o.choices.target_ids() == (2,)
    assert game[rod].tapped
    (event,) = happened(game, Activated)
    assert (event.source, event.object, event.mana) == (rod, ability, False)


def test_an_ability_that_can_not_be_paid_is_not_offered() -> None:
    game, rod = with_ability(Does())
    assert offered(game) == [Activate(rod, 0)]
    run(activate(game, 1, rod, 0))
    assert offered(game) == []


def test_an_ability_without_legal_target_is_not_offered() -> None:
    game, _ = with_ability(Does(targets=(aim("creature"),)))
    assert offered(game) == []


def test_activating_what_can_not_be_paid_is_reversed() -> None:
    game, rod = with_ability(Does(costs=(PayLife(3), PayMana(cost("{1}")))))
    assert run(activate(game, 1, rod, 0)) == 0
    assert game.stack == ()
    assert game.player(1).life == 20


def test_an_ability_of_a_land_is_not_paid_with_that_land() -> None:
    game = table()
    put(game, land("G", Does(costs=(PayMana(cost("{1}")), TapThis()))))
    assert offered(game) == []
    put(game, land("G"))
    assert len(offered(game)) == 1


def test_what_is_sacrificed_for_an_ability_may_give_mana_for_it_first() -> None:
    game = table()
    field = put(game, land("G", Does(costs=(PayMana(cost("{1}")), SacrificeThis()))))
    assert run(activate(game, 1, field, 1))
    assert game[field].zone == "gone"


def test_only_its_controller_can_activate_it() -> None:
    game, _ = with_ability(Does(costs=()))
    assert offered(game, 2) == []


def test_unless_the_ability_says_who_may() -> None:
    game, rod = with_ability(OpponentsMay())
    assert offered(game, 1) == []
    assert offered(game, 2) == [Activate(rod, 0)]


def test_a_creature_waits_a_turn_for_its_tap_symbol() -> None:
    game, elf = with_ability(Does(), types="creature")
    assert offered(game) == []
    turn_of(game, 2, "upkeep")
    assert offered(game) == []
    turn_of(game, 1, "upkeep")
    assert offered(game) == [Activate(elf, 0)]


def test_a_creature_waits_for_no_other_cost_and_some_do_not_wait() -> None:
    game, elf = with_ability(Does(costs=(PayLife(1),)), types="creature")
    quick = put(game, card("Quick", "creature", 1, 1, Does(), AtOnce()))
    assert offered(game) == [Activate(elf, 0), Activate(quick, 0)]


def test_an_ability_can_be_prohibited() -> None:
    game, rod = with_ability(Does())
    put(game, card("Needle", "enchantment", None, None, Forbids("artifact")))
    assert offered(game) == []
    assert rod


def test_an_ability_functions_in_the_hand_and_its_card_is_revealed() -> None:
    game = table()
    does = Does(costs=(), where=frozenset({"hand"}))
    rod = put(game, card("Rod", "artifact", None, None, does), to="hand")
    assert offered(game) == [Activate(rod, 0)]
    run(activate(game, 1, rod, 0))
    assert [event.objects for event in happened(game, Reveal)] == [(rod,)]


def test_an_ability_can_target_another_ability_on_the_stack() -> None:
    game, rod = with_ability(Does(costs=()), Does(costs=(), targets=(aim("spell"),)))
    first = run(activate(game, 1, rod, 0))
    second = run(activate(game, 1, rod, 1))
    assert game[second].choices.target_ids() == (first,)


# --- loyalty


def with_loyalty(**how):
    return with_ability(Does(costs=(), loyalty=True), Does(costs=(), loyalty=True), types="planeswalker", **how)


def test_one_loyalty_ability_of_a_permanent_a_turn() -> None:
    game, walker = with_loyalty()
    assert offered(game) == [Activate(walker, 0), Activate(walker, 1)]
    run(activate(game, 1, walker, 0))
    assert happened(game, Activated)[0].loyalty
    turn_of(game, 1, "precombat main")
    game.stack = ()
    assert len(offered(game)) == 2


def test_not_again_in_the_same_turn() -> None:
    game, walker = with_loyalty()
    run(activate(game, 1, walker, 0))
    game.stack = ()
    assert offered(game) == []


def test_a_loyalty_ability_needs_the_main_phase_and_an_empty_stack() -> None:
    game, _ = with_loyalty(step="upkeep")
    assert offered(game) == []
    game, _ = with_loyalty()
    run(cast(game, 1, Way(put(game, spell("{0}", Strike()), to="hand"))), 2)
    assert offered(game) == []


def test_a_creature_has_nothing_to_activate() -> None:
    game = table()
    put(game, BEAR)
    assert offered(game) == []
