"""700.14, 701.20. What is expended, and hands that are revealed."""

from __future__ import annotations

from tests.actions.build import card, creature, give, put, run, table

from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import receive_priority
from spellwright.rules.visibility import may_see
from spellwright.state.events.event import record
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.mana import BIT, Mana


def spend(game: Game, cost: str) -> None:
    """The first player casts a spell for so much, and everything resolves."""
    record(game, AddMana(1, tuple(Mana(BIT["W"]) for _ in range(int(cost[1])))))
    (spell,) = give(game, card("You gain 1 life.", mana_cost=cost))
    run(cast(game, 1, Way(spell)))
    run(receive_priority(game, 1))
    while game.stack:
        run(resolve_top(game))


def test_700_14_mana_is_expended_as_the_amount_is_reached() -> None:
    game = table()
    put(game, creature("Whenever you expend 4, you draw a card."))
    spend(game, "{3}")
    assert game.player(1).hand == ()
    spend(game, "{3}")
    assert len(game.player(1).hand) == 1


def test_700_14_mana_is_expended_once() -> None:
    game = table()
    put(game, creature("Whenever you expend 4, you draw a card."))
    spend(game, "{5}")
    spend(game, "{1}")
    assert len(game.player(1).hand) == 1


def test_701_20_hands_of_opponents_are_revealed() -> None:
    game = table()
    put(game, card("Your opponents play with their hands revealed.", "Enchantment"))
    mine, theirs = give(game, card()) + give(game, card(), player=2)
    assert (may_see(game, 2, mine), may_see(game, 1, theirs)) == (False, True)


def test_701_20_ones_own_hand_is_revealed() -> None:
    game = table()
    put(game, card("Play with your hand revealed.", "Enchantment"))
    (mine,) = give(game, card())
    assert may_see(game, 2, mine)
