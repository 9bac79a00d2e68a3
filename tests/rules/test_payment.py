"""118. Costs, 601.2g-h: activating mana abilities and paying."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.rules.ability_toys import ANY, OnlyFor, PayLife, SacrificeCreature, SacrificeThis, TapThis, cost, tap_for
from tests.rules.casting_toys import Additional, AtLeast, Convoking, DrawCard, Strike, land, spell
from tests.rules.table import BEAR, card, happened, put, run, table
from tests.rules.toy_abilities import AtOnce

from spellwright.rules.actions_at_priority import ActivateMana
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Casting, Way
from spellwright.rules.payment import can_pay, choose_x_to_pay, pay_costs, try_to_pay
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import note_down, record
from spellwright.state.events.stack import AddMana, SpendMana
from spellwright.state.events.turns import SetGame, SetPlayer
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import PayMana
from spellwright.words.mana import BIT, Mana, pool_of


def untapped(game) -> list[int]:
    return [id for id in game.battlefield if not game[id].tapped]


def castable(game, text: str, *abilities, types: str = "instant") -> bool:
    """Whether player 1 could cast such a spell from hand."""
    return could_cast(game, 1, Way(put(game, spell(text, DrawCard(), *abilities, types=types), to="hand")))


def cast_it(game, text: str, *answers, abilities=(), types: str = "instant") -> int:
    spell_card = put(game, spell(text, *(abilities or (DrawCard(),)), types=types), to="hand")
    return run(cast(game, 1, Way(spell_card)), *answers)


def test_a_source_that_can_do_less_is_used_first() -> None:
    game = table()
    put(game, card("Gem", "artifact", None, None, ANY))
    forest = put(game, land("G"))
    cast_it(game, "{1}")
    assert forest not in untapped(game)
    assert len(untapped(game)) == 1


def test_several_abilities_of_a_land_are_one_source() -> None:
    game = table()
    put(game, land("", tap_for("G"), tap_for("R")))
    assert castable(game, "{R}")
    assert not castable(game, "{R}{G}")


def test_a_mana_ability_makes_the_kind_that_is_needed() -> None:
    game = table()
    put(game, land("WU"))
    put(game, land("UB"))
    assert cast_it(game, "{U}{B}")


def test_mana_abilities_that_cost_mana_are_paid_from_what_was_made_before() -> None:
    game = table()
    put(game, land("G"))
    put(game, card("Signet", "artifact", None, None, tap_for("WU", costs=(PayMana(cost("{1}")), TapThis()))))
    assert castable(game, "{W}{U}")
    assert not castable(game, "{W}{G}")
    assert cast_it(game, "{W}{U}")
    assert game.player(1).pool == ()
    assert untapped(game) == []


def test_a_one_shot_source_is_used_last_and_sacrificed() -> None:
    game = table()
    put(game, card("Treasure", "artifact", None, None, tap_for("G", costs=(TapThis(), SacrificeThis()))))
    put(game, land("G"))
    cast_it(game, "{G}")
    assert len(game.battlefield) == 2
    cast_it(game, "{G}")
    assert len(game.battlefield) == 1


def test_a_creature_under_control_since_this_turn_gives_no_mana_with_the_tap_symbol() -> None:
    game = table()
    put(game, card("Elf", "creature", 1, 1, tap_for("G")))
    assert not castable(game, "{G}")
    put(game, card("Totem", "creature", 1, 1, tap_for("G", costs=(SacrificeThis(),))))
    assert castable(game, "{G}")


def test_a_mana_ability_that_sacrifices_something_is_used_if_tapping_does_not_do() -> None:
    game = table()
    put(game, card("Altar", "artifact", None, None, tap_for("CC", costs=(SacrificeCreature(),))))
    first, second = put(game, BEAR), put(game, BEAR)
    assert castable(game, "{4}")
    assert not castable(game, "{5}")
    cast_it(game, "{2}", second)
    assert first in game.battlefield
    assert second not in game.battlefield


def test_what_one_cost_takes_another_can_not_take() -> None:
    game = table()
    put(game, BEAR)
    twice = Additional((SacrificeCreature(), SacrificeCreature()))
    assert not castable(game, "{0}", twice)
    put(game, BEAR)
    assert castable(game, "{0}", twice)


def test_several_payments_of_life_add_up() -> None:
    game = table()
    note_down(game, SetPlayer(1, "life", 5))
    assert castable(game, "{0}", Additional((PayLife(3), PayLife(2))))
    assert not castable(game, "{0}", Additional((PayLife(3), PayLife(3))))


def test_phyrexian_mana_is_paid_with_life_if_there_is_no_mana() -> None:
    game = table()
    cast_it(game, "{G/P}")
    assert game.player(1).life == 18
    assert [(e.amount, e.cause) for e in happened(game, LoseLife)] == [(2, "pay")]


def test_life_is_not_paid_twice() -> None:
    game = table()
    note_down(game, SetPlayer(1, "life", 3))
    assert castable(game, "{G/P}", Additional((PayLife(1),)))
    assert not castable(game, "{G/P}", Additional((PayLife(2),)))


@pytest.mark.parametrize(("types", "castable_"), [("creature", True), ("instant", False)])
def test_restricted_mana_is_spent_on_what_it_is_for(types: str, castable_: bool) -> None:
    game = table()
    record(game, AddMana(1, (Mana(BIT["G"], restriction=OnlyFor("creature")),)))
    assert castable(game, "{G}", types=types) is castable_


def test_restricted_mana_pays_for_no_other_cost() -> None:
    game = table()
    bear = put(game, BEAR)
    record(game, AddMana(1, (Mana(BIT["G"], restriction=OnlyFor("creature")),)))
    assert not can_pay(game, GameScene(game, bear, 1), 1, (PayMana(cost("{1}")),))


def test_snow_mana_comes_from_snow_sources() -> None:
    game = table()
    put(game, land("G"))
    assert not castable(game, "{S}")
    put(game, land("G", supertypes="snow"))
    assert cast_it(game, "{S}")


def test_what_was_spent_is_remembered() -> None:
    game = table()
    put(game, land("G"))
    on_stack = cast_it(game, "{1}")
    assert [mana.kind for mana in game[on_stack].choices.mana_spent] == [BIT["G"]]


def test_things_may_be_done_rather_than_pay_mana() -> None:
    game = table()
    put(game, land("G"))
    first, second = put(game, BEAR), put(game, BEAR)
    assert castable(game, "{2}{G}", Convoking())
    assert not castable(game, "{3}{G}", Convoking())
    (instead, _) = Convoking().pays_instead(game, 0, Casting(1, 0, Characteristics(), Way(0)))
    instead = replace(instead, symbol="{1}")
    cast_it(game, "{1}{G}", instead, abilities=(DrawCard(), Convoking()))
    assert game[first].tapped
    assert not game[second].tapped


def test_a_creature_that_makes_mana_is_not_counted_twice() -> None:
    game = table()
    put(game, card("Elf", "creature", 1, 1, tap_for("G"), AtOnce()))
    assert castable(game, "{1}", Convoking())
    assert not castable(game, "{2}", Convoking())


def test_costs_that_an_effect_asks_for_are_paid() -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, land("G"))
    scene = GameScene(game, bear, 1)
    costs = (PayMana(cost("{1}")), PayLife(1))
    assert can_pay(game, scene, 1, costs)
    run(pay_costs(game, scene, 1, costs))
    assert game.player(1).life == 19
    assert not can_pay(game, scene, 1, costs)


def test_x_is_chosen_right_before_such_a_cost_is_paid() -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, land("G"))
    scene = GameScene(game, bear, 1)
    costs = (PayMana(cost("{X}")),)
    assert run(choose_x_to_pay(game, scene, 1, costs), 1) == 1
    run(pay_costs(game, scene, 1, costs))
    assert untapped(game) == [bear]


# --- by hand


def by_hand(pool: str = ""):
    game = table()
    note_down(game, SetGame("by_hand", True))
    note_down(game, SpendMana(1, pool_of(pool)))
    return game


def test_by_hand_mana_abilities_are_activated_one_after_the_other() -> None:
    game = by_hand()
    first, second = put(game, land("G")), put(game, land("R"))
    card_in_hand = put(game, spell("{1}", DrawCard()), to="hand")
    assert run(cast(game, 1, Way(card_in_hand)), ActivateMana(second), None)
    assert untapped(game) == [first]


def test_by_hand_more_mana_may_be_made_than_is_needed() -> None:
    game = by_hand()
    first, second = put(game, land("G")), put(game, land("R"))
    card_in_hand = put(game, spell("{1}", DrawCard()), to="hand")
    run(cast(game, 1, Way(card_in_hand)), ActivateMana(second), ActivateMana(first), Mana(BIT["G"], source=first))
    assert [mana.kind for mana in game.player(1).pool] == [BIT["R"]]


def test_by_hand_equal_mana_is_not_asked_about() -> None:
    game = by_hand("GG")
    assert cast_it(game, "{1}")
    assert game.player(1).pool == pool_of("G")


def test_601_2b_how_a_phyrexian_symbol_is_paid_is_announced() -> None:
    for answer, life, lands in (("2 life for {G/P}", 18, 1), (None, 20, 0)):
        game = table()
        put(game, land("G"))
        asked = cast(game, 1, Way(put(game, spell("{G/P}", DrawCard()), to="hand")))
        assert next(asked).options == ("2 life for {G/P}", None)
        asked.close()
        run(cast(game, 1, Way(put(game, spell("{G/P}", DrawCard()), to="hand"))), answer)
        assert (game.player(1).life, len(untapped(game))) == (life, lands)


def test_601_2f_what_sets_a_total_looks_at_the_symbols_as_announced() -> None:
    game = table()
    put(game, card("Sphere", "artifact", None, None, AtLeast(3)))
    put(game, land("G"))
    put(game, land("G"))
    assert not castable(game, "{G/P}")  # {2}{G}, or {3} and 2 life
    put(game, land("G"))
    assert castable(game, "{G/P}")


def test_by_hand_wasted_mana_makes_the_casting_illegal() -> None:
    game = by_hand()
    put(game, land("GR"))
    card_in_hand = put(game, spell("{R}", Strike()), to="hand")
    assert run(cast(game, 1, Way(card_in_hand)), 2, (BIT["G"],)) == 0
    assert game[card_in_hand].zone == "hand"
    assert len(untapped(game)) == 1


def test_by_hand_a_payment_that_fails_is_reversed() -> None:
    game = by_hand()
    bear, forest = put(game, BEAR), put(game, land("GR"))
    paying = try_to_pay(game, GameScene(game, bear, 1), 1, (PayMana(cost("{R}")),))
    assert not run(paying, (BIT["G"],))
    assert untapped(game) == [bear, forest]


# --- what a payment leaves (601.2g)


def test_a_payment_leaves_the_color_that_another_card_in_hand_needs() -> None:
    game = table()
    plains, *_ = [put(game, land(color)) for color in "WGG"]
    put(game, spell("{W}", DrawCard()), to="hand")
    cast_it(game, "{1}{G}")
    assert untapped(game) == [plains]


def test_a_payment_leaves_the_scarcer_of_two_colors_that_are_needed() -> None:
    game = table()
    lands = [put(game, land(color)) for color in "WGGG"]
    for text in ("{W}", "{G}"):
        put(game, spell(text, DrawCard()), to="hand")
    cast_it(game, "{2}")
    assert lands[0] in untapped(game)


def test_a_card_that_could_not_be_cast_any_more_keeps_no_color() -> None:
    game = table()
    lands = [put(game, land(color)) for color in "WG"]
    put(game, spell("{1}{W}", DrawCard()), to="hand")
    cast_it(game, "{1}")
    assert untapped(game) == lands[1:]
