"""Small phrases of spells cast, of blocking and of activating: 509.1a, 509.1h, 601.2i, 602.5a, 201.2."""

from __future__ import annotations

from tests.actions.build import card, creature, give, play, put, run, table

from spellwright.rules.casting import cast
from spellwright.rules.combat_blockers import declare_blockers
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import activations
from spellwright.rules.paying_by_hand import mana_abilities_to_activate
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record

GUESS = card("Counter target spell that's the second spell cast this turn.", mana_cost="{0}")
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
