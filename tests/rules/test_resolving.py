"""608. Resolving Spells and Abilities."""

from __future__ import annotations

from tests.rules.ability_toys import Does, TapThis, aim
from tests.rules.casting_toys import (
    DrawCard,
    Enchants,
    FallsBack,
    GoesToHand,
    Strike,
    Untargetable,
    WhenCast,
    spell,
    two_faced,
    values_of,
)
from tests.rules.table import BEAR, card, happened, put, run, table

from spellwright.rules.actions_at_priority import CastSpell
from spellwright.rules.activating import activate
from spellwright.rules.announcing import announce
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.putting_triggers import put_triggers
from spellwright.rules.resolving import resolve_top
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Destroy, Grant
from spellwright.state.events.stack import LeaveStack, PutAbility, Resolve
from spellwright.state.events.zones import Move


def cast_it(game, what, *answers, **how):
    return run(cast(game, 1, Way(put(game, what, to="hand"), **how)), *answers)


def test_an_instant_is_carried_out_and_put_into_the_graveyard() -> None:
    game = table()
    on_stack = cast_it(game, spell("{0}", Strike(amount=2), DrawCard()), 2)
    run(resolve_top(game))
    assert game.player(2).life == 18
    assert len(game.player(1).hand) == 1
    assert game.player(1).graveyard == (game[on_stack].became,)
    assert [(e.object, e.fizzles) for e in happened(game, Resolve)] == [(on_stack, False)]


def test_a_permanent_spell_enters_under_its_controllers_control() -> None:
    game = table()
    on_stack = run(cast(game, 1, Way(put(game, spell("{0}", types="creature"), controller=2, to="hand"))))
    run(resolve_top(game))
    (entered,) = game.battlefield
    assert game[on_stack].became == entered
    assert game[entered].controller == 1
    assert game[entered].owner == 2


def test_a_spell_whose_only_target_is_gone_does_not_resolve() -> None:
    game = table()
    bear = put(game, BEAR)
    on_stack = cast_it(game, spell("{0}", Strike((aim("creature"),)), DrawCard()))
    record(game, Move(bear, "hand"))
    run(resolve_top(game))
    assert game.player(1).library
    assert len(game.player(1).hand) == 1
    assert game.player(1).graveyard == (game[on_stack].became,)
    assert [e.fizzles for e in happened(game, Resolve)] == [True]


def test_a_target_that_can_not_be_targeted_any_more_is_illegal() -> None:
    game = table()
    bear = put(game, BEAR)
    cast_it(game, spell("{0}", Strike((aim("creature"),))))
    record(game, Grant(bear, (Untargetable(),)))
    run(resolve_top(game))
    assert bear in game.battlefield


def test_the_targets_that_are_still_legal_are_affected() -> None:
    game = table()
    first, second = put(game, BEAR), put(game, BEAR)
    cast_it(game, spell("{0}", Strike((aim("any", 3, 3),), amount=6, divide=True)), first, 2, second, 1, 4)
    record(game, Destroy(first))
    record(game, Move(first, "graveyard"))
    run(resolve_top(game))
    assert game.player(2).life == 16
    assert second not in game.battlefield


def test_an_ability_without_legal_target_is_removed_from_the_stack() -> None:
    game = table()
    bear = put(game, BEAR)
    rod = put(game, card("Rod", "artifact", None, None, Does(targets=(aim("creature"),))))
    ability = run(activate(game, 1, rod, 0))
    record(game, Move(bear, "exile"))
    run(resolve_top(game))
    assert game.stack == ()
    assert game[ability].zone == "gone"


def test_an_ability_resolves_though_its_source_is_gone() -> None:
    game = table()
    rod = put(game, card("Rod", "artifact", None, None, Does((TapThis(),), (aim("player"),), 4)))
    run(activate(game, 1, rod, 0), 2)
    record(game, Move(rod, "exile"))
    run(resolve_top(game))
    assert game.player(2).life == 16
    assert game.stack == ()


def test_a_triggered_ability_whose_condition_is_not_true_any_more_does_nothing() -> None:
    game = table()
    put(game, card("Watcher", "enchantment", None, None, WhenCast(still=False)))
    cast_it(game, spell("{0}", types="creature"))
    run(put_triggers(game))
    run(resolve_top(game))
    assert game.player(1).life == 20
    assert len(game.stack) == 1
    assert not happened(game, Resolve)
    assert len(happened(game, LeaveStack)) == 1


def test_a_triggered_ability_resolves() -> None:
    game = table()
    put(game, card("Watcher", "enchantment", None, None, WhenCast()))
    cast_it(game, spell("{0}", types="creature"))
    run(put_triggers(game))
    run(resolve_top(game))
    assert game.player(1).life == 19
    assert len(game.stack) == 1


def test_an_ability_without_a_source_resolves() -> None:
    game = table()
    record(game, PutAbility(Does(targets=(aim("player"),)), 0, 1))
    run(announce(game, game.stack[-1]), 2)
    run(resolve_top(game))
    assert game.player(2).life == 19


def test_an_aura_enters_attached_to_its_target() -> None:
    game = table()
    bear = put(game, BEAR)
    cast_it(game, spell("{0}", Enchants(), types="enchantment", subtypes="Aura"))
    run(resolve_top(game))
    assert game[game.battlefield[-1]].attached_to == bear


def test_an_aura_without_legal_target_is_put_into_the_graveyard() -> None:
    game = table()
    bear = put(game, BEAR)
    cast_it(game, spell("{0}", Enchants(), types="enchantment", subtypes="Aura"))
    record(game, Move(bear, "exile"))
    run(resolve_top(game))
    assert game.battlefield == ()
    assert len(game.player(1).graveyard) == 1


def test_unless_it_falls_back_to_being_something_else() -> None:
    game = table()
    bear = put(game, BEAR)
    creature = values_of("{0}", name="Fallen", types="creature")
    aura = values_of("{0}", Enchants(), FallsBack(creature), name="Aura", types="enchantment", subtypes="Aura")
    cast_it(game, spell("{0}", types="creature"), values=aura)
    record(game, Move(bear, "exile"))
    run(resolve_top(game))
    (entered,) = game.battlefield
    assert characteristics(game, entered).types == frozenset({"creature"})
    assert not game[entered].attached_to


def test_a_spell_goes_where_it_says() -> None:
    game = table()
    cast_it(game, spell("{0}", DrawCard(), GoesToHand()))
    run(resolve_top(game))
    assert len(game.player(1).hand) == 2
    assert game.player(1).graveyard == ()


def test_a_spell_that_has_left_the_stack_while_resolving_stays_where_it_is() -> None:
    game = table()
    on_stack = cast_it(game, spell("{0}", DrawCard()))
    procedure = resolve_top(game)
    record(game, Move(on_stack, "exile"))
    game.stack = (on_stack,)
    run(procedure)
    assert game.player(1).graveyard == ()
    assert len(game.exile) == 1


def test_abilities_given_to_a_permanent_spell_stay_with_the_permanent() -> None:
    game = table()
    cast_it(game, spell("{0}", types="creature"), grants=(Untargetable(),))
    run(resolve_top(game))
    assert game[game.battlefield[0]].granted == (Untargetable(),)


def test_an_adventure_is_exiled_and_the_card_may_be_cast_from_there() -> None:
    game = table()
    creature = values_of("{0}", name="Hero", types="creature")
    trip = values_of("{0}", DrawCard(), name="Trip", types="sorcery", subtypes="Adventure")
    in_hand = put(game, two_faced("adventure", creature, trip), to="hand")
    ways = [action.way.face for action in legal_actions(game, 1)[1:]]
    assert ways == [0, 1]
    run(cast(game, 1, Way(in_hand, face=1)))
    run(resolve_top(game))
    (exiled,) = game.exile
    offered = [action for action in legal_actions(game, 1) if isinstance(action, CastSpell)]
    assert [(action.way.object, action.way.face) for action in offered if action.way.object == exiled] == [(exiled, 0)]
    assert not [a for a in legal_actions(game, 2) if isinstance(a, CastSpell)]
    run(cast(game, 1, offered[-1].way))
    run(resolve_top(game))
    assert game[game.battlefield[0]].printed.name == "Hero"


def test_720_3d_an_omen_is_shuffled_into_the_library() -> None:
    game = table()
    dragon = values_of("{0}", name="Dragon", types="creature")
    omen = values_of("{0}", DrawCard(), name="Omen", types="sorcery", subtypes="Omen")
    run(cast(game, 1, Way(put(game, two_faced("adventure", dragon, omen), to="hand"), face=1)))
    run(resolve_top(game))
    assert "Dragon" in [game[id].printed.name for id in game.player(1).library]
    assert not game.player(1).graveyard
