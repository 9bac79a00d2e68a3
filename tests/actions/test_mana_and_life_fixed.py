"""Mana produced instead of other mana, a life total that can't change, what doesn't trigger, and times of casting."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, run, table
from tests.keywords.cards import ways
from tests.rules.table import turn_of

from spellwright.rules.activating import activate_mana
from spellwright.rules.casting import cast
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.steps import TURN
from spellwright.rules.turn import next_step
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.event import note_down, record
from spellwright.state.events.turns import BeginStep, BeginTurn, Priority
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import KINDS, amount_of

TOMB = card("{T}: Add {C}{C}.", "Land")
FOREST = card("{T}: Add {G}.", "Land")


def tapped_for(game: Game, source: int, player: int = 1) -> str:
    """What is in the player's pool after tapping it for mana."""
    run(activate_mana(game, player, source, 0))
    return "".join("WUBRGC"[KINDS.index(mana.kind)] for mana in game.player(player).pool)


def test_106_12b_one_mana_instead_of_any_type_and_amount() -> None:
    game = table()
    text = "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount."
    put(game, card(text, "Artifact"))
    forest, tomb = put(game, FOREST), put(game, TOMB)
    assert (tapped_for(game, tomb), tapped_for(game, forest)) == ("C", "CG")


def test_106_12b_as_much_of_another_type() -> None:
    game = table()
    put(game, card("If a land is tapped for mana, it produces {B} instead of any other type.", "Enchantment"))
    assert tapped_for(game, put(game, TOMB)) == "BB"


def test_106_12b_colorless_until_end_of_turn() -> None:
    game = table()
    text = "if a player taps a nonbasic land for mana, it produces colorless mana instead of any other type."
    play(game, f"Until end of turn, {text}")
    assert tapped_for(game, put(game, FOREST), 1) == "C"


def test_106_12b_three_times_as_much_of_that_mana() -> None:
    game = table()
    put(
        game, card("If you tap a permanent for mana, it produces three times as much of that mana instead.", "Creature")
    )
    assert tapped_for(game, put(game, TOMB)) == "CCCCCC"


def test_106_12b_multipliers_multiply_and_others_dont_profit() -> None:
    game = table()
    for _ in range(2):
        put(
            game,
            card("If you tap a permanent for mana, it produces twice as much of that mana instead.", "Enchantment"),
        )
    run(activate_mana(game, 1, put(game, FOREST), 0), ...)  # which of the two applies first
    assert (len(game.player(1).pool), tapped_for(game, put(game, FOREST, 2), 2)) == (4, "G")


def test_106_4_very_much_mana_is_counted_and_can_be_spent() -> None:
    game = table()
    multiplier = card(
        "If you tap a permanent for mana, it produces three times as much of that mana instead.", "Artifact"
    )
    for _ in range(20):
        put(game, multiplier)
    run(activate_mana(game, 1, put(game, FOREST), 0), *[...] * 19)
    spell = give(game, card("You gain X life.", "Sorcery", mana_cost="{X}{G}"))[0]
    run(cast(game, 1, ways(game, spell)[0]), 7)
    assert amount_of(game.player(1).pool) == 3**20 - 8


def test_119_8_a_life_total_that_cant_change() -> None:
    game = table()
    put(game, card("Your life total can't change.", "Artifact"))
    happens(game, GainLife(1, 3), LoseLife(1, 5), LoseLife(2, 5))
    assert (game.player(1).life, game.player(2).life) == (20, 15)


def test_603_2_creatures_entering_or_dying_cause_nothing_to_trigger() -> None:
    for text, gained in (
        ("Creatures entering or dying don't cause abilities to trigger.", 0),
        ("Creatures entering don't cause abilities to trigger.", 1),
        ("Flying", 2),
    ):
        game = table()
        put(game, creature(text, name="Quiet"))
        mourner = creature("When ~ enters or dies, you gain 1 life.")
        (in_hand,) = give(game, mourner)
        happens(game, Move(in_hand, "battlefield"))
        happens(game, Move(game.battlefield[-1], "graveyard"))
        assert game.player(1).life == 20 + gained


def test_307_1_spells_only_at_the_time_of_sorceries() -> None:
    offered = []
    for step, active in (("precombat main", 1), ("precombat main", 2), ("upkeep", 1)):
        game = table()
        put(game, card("Each opponent can cast spells only any time they could cast a sorcery.", "Enchantment"), 2)
        turn_of(game, active, step)
        (instant,) = give(game, card("Draw a card.", mana_cost="{0}"))
        offered.append(len(ways(game, instant)))
    assert offered == [1, 0, 0]


@pytest.mark.parametrize(("extra", "defender"), [(False, 2), (True, 0)])
def test_500_7_no_attack_in_an_extra_turn(extra: bool, defender: int) -> None:
    game = table()
    bear = put(game, creature("~ can't attack during extra turns."))
    turn_of(game, 1, "declare attackers")
    record(game, BeginTurn(1, TURN, extra=extra))
    record(game, BeginStep("declare attackers", 1))
    run(declare_attackers(game), *([2] if defender else []))
    assert game[bear].attacking == defender


def test_614_10a_two_turns_are_skipped() -> None:
    game = table()
    play(game, "Target opponent skips their next two turns.")
    while game.turn < 5:
        note_down(game, Priority(0))
        waiting = game.turn == 1 and game.step == "cleanup"
        run(next_step(game), *([...] * waiting))
    assert [e.event.player for e in game.since(0) if isinstance(e.event, BeginTurn)][::-1] == [1, 1, 1, 2, 1]
