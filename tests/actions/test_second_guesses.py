"""Small phrases of spells cast, of blocking and of activating: 509.1a, 509.1h, 601.2i, 602.5a, 201.2."""

from __future__ import annotations

from tests.actions.build import card, creature, give, play, put, run, table

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.combat_blockers import declare_blockers
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import activations
from spellwright.rules.paying_by_hand import mana_abilities_to_activate
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record

GUESS = card("Counter target spell that's the second spell cast this turn.", mana_cost="{0}")
PING = card("You gain 1 life.", mana_cost="{0}")
STUDY = card("Draw a card.", mana_cost="{0}")


def test_601_2i_the_second_spell_of_the_turn_can_be_a_target() -> None:
    game = table()
    first, second, guess = give(game, STUDY, STUDY, GUESS)
    run(cast(game, 1, Way(first)))
    on_stack = run(cast(game, 1, Way(second)))
    run(cast(game, 1, Way(guess)))
    assert game[game.stack[-1]].choices.target_ids() == (on_stack,)


def test_509_1h_an_attacker_becomes_blocked() -> None:
    game = table(step="declare blockers")
    attacker = put(game, creature())
    record(game, Attack(attacker, 2))
    play(game, "Target unblocked attacking creature becomes blocked.")
    assert game[attacker].blocked


def test_602_5_no_abilities_but_those_of_mana_and_loyalty() -> None:
    game = table()
    put(game, card("You can't activate abilities that aren't mana abilities or loyalty abilities.", "Enchantment"))
    rock = put(game, card("{0}: Add {C}.\n{0}: You gain 1 life.", "Artifact"))
    walker = put(game, card("0: You gain 1 life.", "Planeswalker", loyalty="3"))
    assert [each.source for each in activations(game, 1)] == [walker]
    assert [each.source for each in mana_abilities_to_activate(game, 1)] == [rock]


def test_509_1a_eight_creatures_are_blocked_by_one() -> None:
    game = table(step="declare blockers")
    put(game, creature("~ can block an additional seven creatures each combat."), 2)
    attackers = [put(game, creature()) for _ in range(9)]
    for each in attackers:
        record(game, Attack(each, 2))
    run(declare_blockers(game), *attackers[:8])
    assert [game[each].blocked for each in attackers] == [True] * 8 + [False]


def test_601_2f_a_spell_costs_more_for_each_other_one_that_its_player_has_cast_this_turn() -> None:
    game = table()
    sphere = "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn."
    put(game, card(sphere, "Artifact"))
    mine, second, theirs = *give(game, STUDY, STUDY), *give(game, PING, player=2)
    run(cast(game, 1, Way(mine)))
    assert not could_cast(game, 1, Way(second))
    assert could_cast(game, 2, Way(theirs))


def test_601_2i_the_permanent_that_was_the_second_spell() -> None:
    game = table()
    bear = creature("When ~ enters, if it was the second spell you cast this turn, you gain 1 life.", mana_cost="{0}")
    first, second = give(game, bear, bear)
    for each in (first, second):
        run(cast(game, 1, Way(each)))
        run(resolve_top(game))
        run(settle(game))
    assert len(game.stack) == 1


def test_122_6_counters_for_each_other_spell_of_anyone() -> None:
    game = table()
    entity = creature("~ enters with a +1/+1 counter on it for each other spell cast this turn.", mana_cost="{0}")
    theirs, last = *give(game, STUDY, player=2), *give(game, entity)
    run(cast(game, 2, Way(theirs)))
    run(cast(game, 1, Way(last)))
    run(resolve_top(game))
    assert game[game.battlefield[-1]].counters == (("+1/+1", 1),)
