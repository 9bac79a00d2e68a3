"""603.3 and 603.8: triggers are put onto the stack."""

from __future__ import annotations

from tests.rules.table import card, decisions, put, run, table
from tests.rules.toy_abilities import AtBeginning, WhenAlone

from spellwright.rules.priority import pass_priority
from spellwright.rules.settling import receive_priority
from spellwright.rules.turn import next_step
from spellwright.state.card import Card
from spellwright.state.events.event import record
from spellwright.state.events.zones import Move


def upkeep(name: str) -> Card:
    return card(name, "enchantment", None, None, AtBeginning("draw", name))


def test_triggers_are_put_in_turn_order_and_each_player_orders_their_own() -> None:
    game = table(step="upkeep")
    theirs = put(game, upkeep("C"), 2)
    a, b = put(game, upkeep("A")), put(game, upkeep("B"))
    asked = decisions(next_step(game))
    assert [(choice.player, choice.kind) for choice in asked] == [(1, "trigger order")]
    assert [waiting.source for waiting in asked[0].options] == [a, b]
    game = table(step="upkeep")
    put(game, upkeep("C"), 2)
    put(game, upkeep("A"))
    put(game, upkeep("B"))
    run(next_step(game), asked[0].options[1])
    assert [game[id].source for id in game.stack] == [b, a, theirs]


def test_equal_triggers_are_two() -> None:
    game = table(step="upkeep")
    put(game, card("Twice", "enchantment", None, None, AtBeginning("draw"), AtBeginning("draw")))
    asked = decisions(next_step(game))
    assert len(asked[0].options) == 2
    assert asked[0].options[0] != asked[0].options[1]


def test_a_trigger_resolves_after_all_players_pass() -> None:
    game = table(step="upkeep")
    put(game, upkeep("A"), 2)
    run(next_step(game))
    hand = len(game.player(2).hand)
    run(pass_priority(game))
    run(pass_priority(game))
    assert (len(game.stack), len(game.player(2).hand), game.priority) == (0, hand + 1, 1)


def test_a_trigger_of_a_player_who_has_left_is_not_put_onto_the_stack() -> None:
    game = table(3, step="upkeep")
    put(game, upkeep("A"), 2)
    game.player(2).out = "lost"
    run(next_step(game))
    assert (game.stack, game.waiting) == ((), ())


def test_a_state_trigger_triggers_once_while_it_is_on_the_stack() -> None:
    game = table()
    put(game, card("Hermit", "enchantment", None, None, WhenAlone()))
    run(receive_priority(game, 1))
    run(receive_priority(game, 1))
    assert len(game.stack) == 1


def test_a_state_trigger_triggers_again_if_its_state_is_still_there() -> None:
    game = table()
    put(game, card("Hermit", "enchantment", None, None, WhenAlone()))
    run(receive_priority(game, 1))
    first = game.stack
    run(pass_priority(game))
    run(pass_priority(game))
    assert len(game.stack) == 1
    assert game.stack != first


def test_a_state_trigger_waits_for_its_state() -> None:
    game = table()
    hermit = put(game, card("Hermit", "enchantment", None, None, WhenAlone()))
    other = put(game, card("Other", "artifact"))
    run(receive_priority(game, 1))
    assert game.stack == ()
    record(game, Move(other, "graveyard"))
    run(receive_priority(game, 1))
    assert [game[id].source for id in game.stack] == [hermit]
