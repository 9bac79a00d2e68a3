"""601. Casting Spells."""

from __future__ import annotations

import pytest
from tests.rules.ability_toys import PayLife, SacrificeCreature, aim, cost
from tests.rules.casting_toys import (
    Additional,
    AnyTime,
    DrawCard,
    FromGraveyard,
    GoesToHand,
    Optional,
    ShunsRed,
    Strike,
    land,
    spell,
    two_faced,
    values_of,
)
from tests.rules.table import BEAR, happened, put, run, table
from tests.rules.table import card as permanent

from spellwright.rules.actions_at_priority import CastSpell
from spellwright.rules.casting import cast, cast_during_resolution, could_cast
from spellwright.rules.hooks import Modal, Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.events.stack import Cast, Targeted
from spellwright.words.costs import PayMana


def in_hand(what, lands: int = 0, kinds: str = "G", **how):
    """A game in which player 1 has that card in hand, and so many lands."""
    game = table(**how)
    for _ in range(lands):
        put(game, land(kinds))
    return game, put(game, what, to="hand")


def test_a_spell_moves_to_the_stack_and_becomes_cast() -> None:
    game, card = in_hand(spell("{1}{G}", DrawCard()), 2)
    on_stack = run(cast(game, 1, Way(card)))
    assert game.stack == (on_stack,)
    assert game[on_stack].controller == 1
    assert [(e.object, e.player, e.zone) for e in happened(game, Cast)] == [(on_stack, 1, "hand")]


def test_lands_are_tapped_for_exactly_the_cost() -> None:
    game, card = in_hand(spell("{1}{G}", DrawCard()), 3)
    run(cast(game, 1, Way(card)))
    assert [game[id].tapped for id in game.battlefield].count(True) == 2
    assert game.player(1).pool == ()


def test_a_spell_that_costs_too_much_is_not_offered() -> None:
    game, card = in_hand(spell("{2}{G}", DrawCard()), 2)
    assert not could_cast(game, 1, Way(card))
    assert legal_actions(game, 1)[1:] == ()


def test_casting_without_the_mana_is_reversed() -> None:
    game, card = in_hand(spell("{2}{G}", DrawCard()), 2)
    assert run(cast(game, 1, Way(card))) == 0
    assert game[card].zone == "hand"
    assert game.stack == ()
    assert not game[game.battlefield[0]].tapped


def test_a_sorcery_waits_for_the_main_phase() -> None:
    game, card = in_hand(spell("{0}", DrawCard(), types="sorcery"), step="upkeep")
    assert not could_cast(game, 1, Way(card))
    assert could_cast(game, 1, Way(card), at_priority=False)


def test_a_sorcery_waits_for_an_empty_stack() -> None:
    game, card = in_hand(spell("{0}", DrawCard(), types="sorcery"))
    assert could_cast(game, 1, Way(card))
    run(cast(game, 1, Way(put(game, spell("{0}", DrawCard()), to="hand"))))
    assert not could_cast(game, 1, Way(card))


def test_an_ability_can_lift_the_timing() -> None:
    game, card = in_hand(spell("{0}", AnyTime(), types="creature"), step="upkeep")
    assert legal_actions(game, 1)[1:] == (CastSpell(Way(card)),)


def test_no_legal_target_no_spell() -> None:
    game, card = in_hand(spell("{0}", Strike((aim("creature"),))))
    assert not could_cast(game, 1, Way(card))
    put(game, BEAR)
    assert could_cast(game, 1, Way(card))


def test_targets_are_chosen_and_become_targets() -> None:
    game, card = in_hand(spell("{0}", Strike()))
    on_stack = run(cast(game, 1, Way(card)), 2)
    assert game[on_stack].choices.targets == ((1, (2,)),)
    assert [(e.target, e.by) for e in happened(game, Targeted)] == [(2, on_stack)]


def test_a_spell_without_mana_cost_can_not_be_cast_but_for_an_alternative_cost() -> None:
    game, card = in_hand(spell(None, DrawCard()), 3)
    assert not could_cast(game, 1, Way(card))
    assert could_cast(game, 1, Way(card, cost=cost("{2}")))
    assert could_cast(game, 1, Way(card, free=True))


def test_a_free_spell_still_asks_for_additional_costs() -> None:
    game, card = in_hand(spell("{9}", DrawCard(), Additional((SacrificeCreature(),))))
    assert not could_cast(game, 1, Way(card, free=True))
    bear = put(game, BEAR)
    assert run(cast(game, 1, Way(card, free=True)))
    assert game[bear].zone == "gone"


def test_what_a_cost_mentioned_is_remembered_with_the_spell() -> None:
    game, card = in_hand(spell("{0}", DrawCard(), Additional((SacrificeCreature(mark=7),))))
    bear = put(game, BEAR)
    on_stack = run(cast(game, 1, Way(card)))
    assert game[on_stack].choices.memory == ((7, (bear,)),)


def test_optional_costs_are_offered_if_they_can_be_paid() -> None:
    kicked = spell("{G}", DrawCard(), Optional("more", (PayMana(cost("{1}")),), times=2))
    game, card = in_hand(kicked, 2)
    on_stack = run(cast(game, 1, Way(card)), "more")
    assert game[on_stack].choices.paid == ("more",)


def test_an_optional_cost_may_be_declined() -> None:
    game, card = in_hand(spell("{G}", DrawCard(), Optional("more", (PayMana(cost("{1}")),))), 2)
    on_stack = run(cast(game, 1, Way(card)), None)
    assert game[on_stack].choices.paid == ()
    assert len(game[on_stack].choices.mana_spent) == 1


def test_x_is_as_large_as_can_be_paid() -> None:
    game, card = in_hand(spell("{X}{G}", Strike(amount=0)), 4)
    casting = cast(game, 1, Way(card))
    assert next(casting).options == (0, 1, 2, 3)
    casting.send(2)


def test_x_is_zero_for_a_spell_cast_without_paying_its_mana_cost() -> None:
    game, card = in_hand(spell("{X}{G}", DrawCard()), 4)
    on_stack = run(cast(game, 1, Way(card, free=True)))
    assert game[on_stack].choices.x == 0


def test_x_life_is_paid() -> None:
    game, card = in_hand(spell("{0}", DrawCard(), Additional((PayLife(),))))
    run(cast(game, 1, Way(card)), 5)
    assert game.player(1).life == 15


def test_as_many_targets_as_x() -> None:
    game, card = in_hand(spell("{X}", Strike((aim("creature", x_of_them=True),))), 3)
    first, second = put(game, BEAR), put(game, BEAR)
    casting = cast(game, 1, Way(card))
    assert next(casting).options == (0, 1, 2)
    assert casting.send(1).options == (first, second)


def test_a_way_bounds_the_mana_value() -> None:
    game, card = in_hand(spell("{3}", DrawCard()))
    assert not could_cast(game, 1, Way(card, free=True, limit=3))
    assert could_cast(game, 1, Way(card, free=True, limit=4))


def test_a_card_may_be_cast_from_elsewhere_and_gets_what_its_way_grants() -> None:
    game = table()
    card = put(game, spell("{9}", DrawCard(), FromGraveyard(cost("{0}"))), to="graveyard")
    (action,) = legal_actions(game, 1)[1:]
    on_stack = run(cast(game, 1, action.way))
    assert game[on_stack].granted == (GoesToHand(),)
    assert game[on_stack].choices.way == "again"
    assert game[on_stack].choices.cast_from == "graveyard"
    assert game[card].became == on_stack


SPLIT = two_faced(
    "split", values_of("{G}", DrawCard(), name="Left"), values_of("{9}", Strike(), name="Right"),
    values_of("{9}{G}", DrawCard(), Strike(), name="Left // Right"),
)  # fmt: skip


def test_one_half_of_a_split_card_is_cast() -> None:
    game, card = in_hand(SPLIT, 1)
    assert legal_actions(game, 1)[1:] == (CastSpell(Way(card, face=0)),)
    on_stack = run(cast(game, 1, Way(card, face=0)))
    assert game[on_stack].copiable.name == "Left"


def test_both_halves_are_cast_together_if_a_way_says_so() -> None:
    game, card = in_hand(SPLIT, 10)
    on_stack = run(cast(game, 1, Way(card, face=-1)), 2)
    assert game[on_stack].copiable.name == "Left // Right"


def test_targets_are_judged_with_the_face_that_is_cast() -> None:
    strike = Strike((aim("creature"),))
    halves = [values_of("{0}", strike, name=name, colors=color) for name, color in (("Ice", "U"), ("Fire", "R"))]
    both = values_of("{0}", strike, name="Fire // Ice", colors="UR")
    game, card = in_hand(two_faced("split", *halves, both))
    put(game, permanent("Knight", "creature", 2, 2, ShunsRed()))
    assert legal_actions(game, 1)[1:] == (CastSpell(Way(card, face=0)),)


def test_the_face_of_a_card_is_chosen_during_a_resolution() -> None:
    game, card = in_hand(SPLIT)
    on_stack = run(cast_during_resolution(game, 1, Way(card, free=True)), Way(card, free=True, face=1), 2)
    assert game[on_stack].copiable.name == "Right"


def test_nothing_is_cast_during_a_resolution_that_can_not_be() -> None:
    game, card = in_hand(spell("{1}", DrawCard()))
    assert run(cast_during_resolution(game, 1, Way(card))) == 0


def test_a_way_can_give_other_characteristics() -> None:
    game, card = in_hand(spell("{9}", DrawCard()))
    other = values_of("{0}", name="Other", types="creature")
    on_stack = run(cast(game, 1, Way(card, values=other, cost=cost("{0}"))))
    assert game[on_stack].copiable.name == "Other"


@pytest.mark.parametrize(("lands", "modes"), [(1, (0, 1)), (2, (0, 1))])
def test_each_mode_must_be_possible(lands: int, modes: tuple[int, ...]) -> None:
    two = Strike((aim("player"), aim("player", mark=2), aim("creature", mark=3)), modes=Modal(3, 1, 2))
    game, card = in_hand(spell("{G}", two, Additional((PayMana(cost("{1}")),), per_mode=True)), lands)
    casting = cast(game, 1, Way(card))
    assert next(casting).options == modes
    after = casting.send(0)
    assert after.kind == ("mode" if lands > 1 else "target")
