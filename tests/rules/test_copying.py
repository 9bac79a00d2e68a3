"""707.10. Copies of spells and abilities, and 115.7: changing targets."""

from __future__ import annotations

from dataclasses import replace

from tests.rules.ability_toys import Does, TapThis, aim
from tests.rules.casting_toys import DrawCard, Optional, Strike, land, spell
from tests.rules.table import BEAR, card, happened, put, run, table

from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.changing_targets import change_a_target, change_targets, choose_new_targets
from spellwright.rules.copying import copies_for_each, copy_spell
from spellwright.rules.hooks import Way
from spellwright.rules.layers import copied_values
from spellwright.rules.resolving import resolve_top
from spellwright.state.card import Card
from spellwright.state.events.stack import Cast, Targeted


def struck(*targets, answers=(2,), **more):
    """A game with a spell on the stack that has these targets, chosen so."""
    game = table()
    on_stack = run(cast(game, 1, Way(put(game, spell("{0}", Strike(tuple(targets), **more)), to="hand"))), *answers)
    return game, on_stack


def test_a_copy_has_the_same_choices_and_was_not_cast() -> None:
    game, original = struck(aim())
    copy = run(copy_spell(game, original, 2))
    assert game.stack == (original, copy)
    assert game[copy].choices.targets == game[original].choices.targets
    assert (game[original].choices.cast_from, game[copy].choices.cast_from) == ("hand", "")
    assert game[copy].copy
    assert (game[copy].controller, game[copy].owner) == (2, 2)
    assert len(happened(game, Cast)) == 1


def test_new_targets_may_be_chosen_for_a_copy() -> None:
    game, original = struck(aim())
    copy = run(copy_spell(game, original, 1, new_targets=True), 1)
    assert game[copy].choices.target_ids() == (1,)
    assert game[original].choices.target_ids() == (2,)
    assert [(e.target, e.by) for e in happened(game, Targeted)] == [(2, original), (1, copy)]


def test_a_copy_resolves_and_ceases_to_exist() -> None:
    game, original = struck(aim())
    copy = run(copy_spell(game, original, 1))
    run(resolve_top(game))
    assert game.player(2).life == 17
    assert game[copy].zone == "gone"
    assert game.player(1).graveyard == ()


def test_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    game = table()
    original = run(cast(game, 1, Way(put(game, spell("{0}", types="creature"), to="hand"))))
    run(copy_spell(game, original, 1))
    run(resolve_top(game))
    (entered,) = game.battlefield
    assert game[entered].token
    assert not game[entered].copy


def test_an_ability_is_copied_with_its_source() -> None:
    game = table()
    rod = put(game, card("Rod", "artifact", None, None, Does((TapThis(),), (aim("player"),), 4)))
    original = run(activate(game, 1, rod, 0), 2)
    copy = run(copy_spell(game, original, 1))
    assert game[copy].source == rod
    run(resolve_top(game))
    run(resolve_top(game))
    assert game.player(2).life == 12


def test_a_copy_copies_what_was_paid() -> None:
    game = table()
    put(game, land("G"))
    kicked = spell("{0}", DrawCard(), Optional("more", ()))
    original = run(cast(game, 1, Way(put(game, kicked, to="hand"))), "more")
    assert game[run(copy_spell(game, original, 1))].choices.paid == ("more",)


def test_targets_may_stay_as_new_ones_are_chosen_even_illegal_ones() -> None:
    game, original = struck(aim())
    game.players[1].out = "lost"
    run(choose_new_targets(game, 1, original), 2)
    assert game[original].choices.target_ids() == (2,)


def test_a_target_is_changed_only_to_another_legal_one() -> None:
    game, original = struck(aim())
    assert run(change_targets(game, 2, original))
    assert game[original].choices.target_ids() == (1,)


def test_all_targets_are_changed_or_none() -> None:
    game = table()
    put(game, BEAR)
    two = spell("{0}", Strike((aim("player"), aim("creature", mark=2))))
    original = run(cast(game, 1, Way(put(game, two, to="hand"))), 2)
    before = game[original].choices
    assert not run(change_targets(game, 2, original))
    assert game[original].choices == before


def test_the_division_stays_as_a_target_is_changed() -> None:
    game = table()
    first, second = put(game, BEAR), put(game, BEAR)
    divided = spell("{0}", Strike((aim("any", 1, 2),), amount=3, divide=True))
    original = run(cast(game, 1, Way(put(game, divided, to="hand"))), first, 2, 1)
    assert run(change_a_target(game, 1, original, second.__eq__), first)
    assert game[original].choices.targets == ((1, (second, 2)),)
    assert game[original].choices.division == ((1, (1, 2)),)


def test_115_7a_a_target_is_not_changed_to_an_illegal_one() -> None:
    game, original = struck(aim("player"))
    assert not run(change_a_target(game, 1, original, put(game, BEAR).__eq__))


def test_115_7b_one_target_is_changed_and_becomes_a_target() -> None:
    game, original = struck(aim("any", 1, 2), answers=(1, 2))
    bear = put(game, BEAR)
    assert run(change_a_target(game, 1, original, bear.__eq__), 2)
    assert game[original].choices.targets == ((1, (1, bear)),)
    assert happened(game, Targeted)[-1] == Targeted(bear, original)


def test_copies_for_each_thing_that_could_be_a_target() -> None:
    game, original = struck(aim("player"))
    bear = put(game, BEAR)
    (copy,) = run(copies_for_each(game, original, 1, (1, bear)))
    assert game[copy].choices.target_ids() == (1,)


def test_202_3b_a_copy_of_a_back_face_has_mana_value_0() -> None:
    game = table()
    front, back = (replace(BEAR.whole, name=name, own_mana_value=value) for name, value in (("A", None), ("B", 3)))
    id = put(game, Card("A // B", "transform", (front, back), front), face=1)
    assert (characteristics(game, id).mana_value, copied_values(game, id).mana_value) == (3, 0)
