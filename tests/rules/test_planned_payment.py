"""601.2g as planned: payments that are shown before they are made."""

from __future__ import annotations

import pytest
from tests.rules.ability_toys import ANY, tap_for
from tests.rules.casting_toys import DrawCard, land, spell
from tests.rules.table import card, put, run, table

from spellwright.rules.actions_at_priority import ActivateMana
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.planned_payment import SHOWN, ByHand, Spare, Use
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import SpendMana
from spellwright.state.events.turns import SetGame
from spellwright.words.mana import BIT, Mana, pool_of


@pytest.fixture
def game():
    game = table()
    note_down(game, SetGame("options", ((SHOWN, "1"),)))
    return game


def casting(game, cost: str):
    return cast(game, 1, Way(put(game, spell(cost, DrawCard()), to="hand")))


def question(game, cost: str, *answers):
    """The question after these answers."""
    procedure = casting(game, cost)
    asked = next(procedure)
    for answer in answers:
        assert answer in asked.options
        asked = procedure.send(answer)
    return asked


def untapped(game) -> list[int]:
    return [id for id in game.battlefield if not game[id].tapped]


def test_nothing_is_tapped_before_the_player_agrees(game) -> None:
    lands = [put(game, land("G")), put(game, land("R"))]
    asked = question(game, "{G}")
    assert (asked.kind, asked.rule, asked.about.sources) == ("payment", "601.2g", (lands[0],))
    assert untapped(game) == lands


def test_who_agrees_pays_as_shown(game) -> None:
    forest, mountain = put(game, land("G")), put(game, land("R"))
    assert run(casting(game, "{G}"), None)
    assert untapped(game) == [mountain]
    assert game[forest].tapped


def test_a_spared_source_is_not_used(game) -> None:
    forest, mountain = put(game, land("G")), put(game, land("R"))
    assert question(game, "{1}").about.sources == (forest,)
    assert run(casting(game, "{1}"), Spare((forest,)), None)
    assert untapped(game) == [forest]
    assert game[mountain].tapped


def test_a_source_is_spared_throughout_the_turn(game) -> None:
    forest, mountain, other = put(game, land("G")), put(game, land("R")), put(game, land("U"))
    run(casting(game, "{1}"), Spare((forest,)), None)
    assert question(game, "{1}").about.sources == (other,)
    assert game[mountain].tapped
    game.turn += 1
    assert question(game, "{1}").about.sources == (forest,)


def test_what_can_not_be_spared_is_used_all_the_same(game) -> None:
    forest = put(game, land("G"))
    put(game, land("R"))
    asked = question(game, "{1}", Spare((forest,)))
    assert asked.about.sources != (forest,)
    assert question(game, "{G}").about.sources == (forest,)
    assert not any(isinstance(option, Spare) for option in question(game, "{G}").options)


def test_a_source_that_would_be_kept_can_be_used(game) -> None:
    gem = put(game, card("Gem", "artifact", None, None, ANY))
    forest = put(game, land("G"))
    asked = question(game, "{1}", Use((gem,)))
    assert asked.about.sources == (gem,)
    assert run(casting(game, "{1}"), Use((gem,)), None)
    assert untapped(game) == [forest]


def test_equal_sources_are_spared_and_used_together(game) -> None:
    forests = tuple(put(game, land("G")) for _ in range(3))
    mountains = tuple(put(game, land("R")) for _ in range(2))
    options = question(game, "{2}").options
    assert options == (None, Spare(forests), Use(mountains), ByHand())
    asked = question(game, "{2}", Use(mountains), Use(mountains))
    assert set(asked.about.sources) == set(mountains)


def test_where_nothing_is_to_choose_only_paying_by_hand_is(game) -> None:
    put(game, land("G"))
    put(game, land("G"))
    assert question(game, "{1}").options == (None, ByHand())


def test_by_hand_mana_abilities_are_activated_one_after_the_other(game) -> None:
    forest, dual = put(game, land("G")), put(game, land("", tap_for("G"), tap_for("R")))
    assert run(casting(game, "{1}"), ByHand(), ActivateMana(dual, 1), None)
    assert untapped(game) == [forest]


def test_by_hand_the_player_says_which_mana_pays(game) -> None:
    first, second = put(game, land("G")), put(game, land("R"))
    green = Mana(BIT["G"], source=first)
    assert run(casting(game, "{1}"), ByHand(), ActivateMana(first), ActivateMana(second), green)
    assert [mana.kind for mana in game.player(1).pool] == [BIT["R"]]


def test_mana_in_the_pool_is_spent_unasked(game) -> None:
    put(game, land("G"))
    note_down(game, SpendMana(1, pool_of("R")))
    assert run(casting(game, "{1}"))
    assert len(untapped(game)) == 1


def test_others_are_not_asked(game) -> None:
    note_down(game, SetGame("options", ((SHOWN, "2"),)))
    put(game, land("G"))
    put(game, land("R"))
    assert run(casting(game, "{1}"))
