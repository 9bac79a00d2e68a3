"""116. Special Actions."""

from __future__ import annotations

from tests.rules.ability_toys import Unlocks, cost
from tests.rules.casting_toys import land, spell, values_of
from tests.rules.table import card, put, run, table

from spellwright.rules.actions_at_priority import Special
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.performing import perform
from spellwright.words.costs import PayMana

ONE = (PayMana(cost("{1}")),)


def specials(game, player: int = 1) -> list[Special]:
    return [action for action in legal_actions(game, player) if isinstance(action, Special)]


def test_a_special_action_is_paid_for_and_done_without_the_stack() -> None:
    game = table()
    put(game, card("Room", "enchantment", None, None, Unlocks(ONE)))
    assert specials(game) == []
    put(game, land("G"))
    (action,) = specials(game)
    assert run(perform(game, 1, action))
    assert len(game.player(1).hand) == 1
    assert game.stack == ()
    assert game[game.battlefield[-1]].tapped


def test_others_can_not_take_it() -> None:
    game = table()
    put(game, card("Room", "enchantment", None, None, Unlocks(())))
    assert specials(game, 2) == []
    assert len(specials(game, 1)) == 1


def test_it_can_be_taken_any_time_unless_it_waits_for_the_main_phase() -> None:
    game = table(step="upkeep")
    put(game, card("Room", "enchantment", None, None, Unlocks(()), Unlocks((), slow=True)))
    assert [action.action.sorcery_speed for action in specials(game)] == [False]


def test_it_functions_where_its_ability_does() -> None:
    game = table()
    in_hand = put(game, card("Seer", "creature", 1, 1, Unlocks((), frozenset({"hand"}))), to="hand")
    assert [action.action.object for action in specials(game)] == [in_hand]


def test_x_in_its_cost_is_chosen_right_before_it_is_paid() -> None:
    game = table()
    put(game, card("Room", "enchantment", None, None, Unlocks((PayMana(cost("{X}")),))))
    for _ in range(3):
        put(game, land("G"))
    (action,) = specials(game)
    run(perform(game, 1, action), 2)
    assert len(game.player(1).hand) == 2


def test_a_face_down_permanent_offers_what_is_beneath() -> None:
    game = table()
    beast = card("Beast", "creature", 5, 5, Unlocks((), hidden=True))
    hidden = put(game, beast, face_down=values_of(None, name="", types="creature"))
    assert [(action.action.object, action.action.hidden) for action in specials(game)] == [(hidden, True)]
    assert specials(game, 2) == []


def test_it_can_be_taken_with_something_on_the_stack() -> None:
    game = table()
    put(game, card("Room", "enchantment", None, None, Unlocks(())))
    run(cast(game, 1, Way(put(game, spell("{0}"), to="hand"))))
    assert len(specials(game)) == 1
