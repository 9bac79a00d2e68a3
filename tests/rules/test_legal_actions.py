"""117.1: what is offered at priority, and why something isn't."""

from __future__ import annotations

import pytest
from tests.rules.ability_toys import Does, PayLife, aim, cost
from tests.rules.casting_toys import DrawCard, Forbids, PlaysTopCard, Strike, land, spell
from tests.rules.table import BEAR, card, put, run, table

from spellwright.rules.actions_at_priority import Activate, CastSpell, Pass
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions, why_not
from spellwright.rules.performing import perform
from spellwright.words.costs import PayMana


def rules_of(game, object: int) -> list[str]:
    return [rule for rule, _ in why_not(game, 1, object)]


def test_passing_is_always_offered_first() -> None:
    assert legal_actions(table(), 1) == (Pass(),)


def test_what_an_opponent_has_is_not_offered() -> None:
    game = table()
    put(game, spell("{0}", DrawCard()), controller=2, to="hand")
    assert legal_actions(game, 1) == (Pass(),)
    assert len(legal_actions(game, 2)) == 2


def test_spells_from_elsewhere_are_offered_where_something_permits_it() -> None:
    game = table()
    put(game, card("Scry", "enchantment", None, None, PlaysTopCard()))
    top = put(game, spell("{0}", DrawCard()), to="library")
    assert legal_actions(game, 1)[1:] == (CastSpell(Way(top, "from the top")),)


@pytest.mark.parametrize(
    ("what", "rules"),
    [
        (spell("{1}", DrawCard()), ["601.2h"]),
        (spell("{0}", Strike((aim("creature"),))), ["601.2c"]),
        (spell("{0}", DrawCard(), types="sorcery"), ["117.1a"]),
        (spell("{0}", DrawCard(), types="instant artifact"), ["601.3"]),
        (spell("{0}", DrawCard()), []),
    ],
)
def test_why_a_spell_can_not_be_cast_is_told(what, rules: list[str]) -> None:
    game = table(step="upkeep")
    put(game, card("Null", "enchantment", None, None, Forbids("artifact")))
    assert rules_of(game, put(game, what, to="hand")) == rules


def test_all_reasons_are_told() -> None:
    game = table(step="upkeep")
    in_hand = put(game, spell("{1}", Strike((aim("creature"),)), types="sorcery"), to="hand")
    assert rules_of(game, in_hand) == ["117.1a", "601.2h", "601.2c"]


def test_the_reason_names_what_forbids_it() -> None:
    game = table()
    put(game, card("Null", "enchantment", None, None, Forbids("instant")))
    in_hand = put(game, spell("{0}", DrawCard()), to="hand")
    assert why_not(game, 1, in_hand) == [("601.3", "Null forbids it.")]


def test_why_an_ability_can_not_be_activated_is_told() -> None:
    game = table()
    rod = put(game, card("Rod", "artifact", None, None, Does((PayMana(cost("{1}")),))))
    assert rules_of(game, rod) == ["602.2b"]


def test_what_lies_in_the_graveyard_can_not_be_cast() -> None:
    game = table()
    assert rules_of(game, put(game, spell("{0}", DrawCard()), to="graveyard")) == ["601.3"]


def test_an_action_is_performed() -> None:
    game = table()
    rod = put(game, card("Rod", "artifact", None, None, Does((PayLife(1),))))
    in_hand = put(game, spell("{0}", types="creature"), to="hand")
    assert run(perform(game, 1, CastSpell(Way(in_hand))))
    assert run(perform(game, 1, Activate(rod, 0)))
    assert len(game.stack) == 2


def test_whatever_is_offered_can_be_completed() -> None:
    game = table()
    put(game, BEAR)
    for kinds in ("G", "R", "GR"):
        put(game, land(kinds))
    for text in ("{G}", "{R}{R}", "{2}{G}", "{G}{G}{R}", "{R}{R}{R}", "{4}"):
        put(game, spell(text, DrawCard()), to="hand")
    offered = [action for action in legal_actions(game, 1) if isinstance(action, CastSpell)]
    assert [str(game[action.way.object].printed.mana_cost) for action in offered] == [
        "{G}",
        "{R}{R}",
        "{2}{G}",
        "{G}{G}{R}",
    ]
    assert all(run(cast(game.branch(), 1, action.way)) for action in offered)
