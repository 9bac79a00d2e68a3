"""What is done wholly or not at all: life totals exchanged (701.12), counters moved (122.5); an Aura found again (400.7f)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, happens, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.permanents import Attach, Destroy, PutCounters

NO_BOOSTS = "Creatures your opponents control can't have +1/+1 counters put on them."
BEAR = creature(name="Bear")


@pytest.mark.parametrize(
    "text", ["Your life total can't change.", "Players can't gain life.", "Players can't lose life."]
)
def test_701_12a_life_totals_are_exchanged_wholly_or_not_at_all(text: str) -> None:
    game = table()
    play(game, "You gain 5 life.")
    put(game, card(text, "Enchantment"))
    drawn = "You draw X cards, where X is the difference between those players' life totals."
    play(game, f"Two target players exchange life totals. {drawn}", 1)
    assert [game.player(player).life for player in (1, 2)] == [25, 20]
    assert len(game.player(1).hand) == 5


def test_122_5_a_counter_that_cant_be_put_there_is_not_removed() -> None:
    game = table()
    put(game, creature(NO_BOOSTS), 2)
    bear, relic = put(game, BEAR), put(game, card("", "Artifact"))
    happens(game, PutCounters(relic, "+1/+1", 2, 1), PutCounters(relic, "trample", 1, 1))
    play(game, "Move all counters from target artifact onto target creature you control.")
    assert (game[relic].counters, game[bear].counters) == ((("+1/+1", 2),), (("trample", 1),))


def test_122_5_nor_is_it_the_one_that_is_chosen() -> None:
    game = table()
    put(game, creature(NO_BOOSTS), 2)
    bear, relic = put(game, BEAR), put(game, card("", "Artifact"))
    happens(game, PutCounters(relic, "+1/+1", 2, 1), PutCounters(relic, "trample", 1, 1))
    play(game, "Move a counter from target artifact onto target creature you control.")
    assert (game[relic].counters, game[bear].counters) == ((("+1/+1", 2),), (("trample", 1),))


RAGE = (
    "Enchant creature\nEnchanted creature gets +2/-1.\nWhen enchanted creature dies, choose a creature at random Rage can "
    "enchant. Return Rage to the battlefield attached to that creature."
)


def test_400_7f_an_aura_that_fell_off_is_found_in_the_graveyard() -> None:
    game = table()
    rage = put(game, card(RAGE, "Enchantment — Aura", "Rage"))
    first, other = put(game, creature(size="3/3")), put(game, creature(size="3/3", name="Other"))
    happens(game, Attach(rage, first))
    happens(game, Destroy(first))
    assert (characteristics(game, other).power, characteristics(game, other).toughness) == (5, 2)
    assert battlefield(game) == ["Other", "Rage"]
