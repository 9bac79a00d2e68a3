"""X may be another than the least where only that can be completed: targets, modes, cards of that mana value (107.3, 601.2b)."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, put, table, use
from tests.rules.table import run

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.ways import ways_from_hand
from spellwright.state.events.stack import AddMana
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import pool_of

BEAR = creature(name="Bear", mana_cost="{1}{G}")


def with_mana() -> Game:
    game = table()
    happens(game, AddMana(1, pool_of("BBBB")))
    return game


def test_modes_that_can_be_completed_with_a_greater_x_can_be_chosen() -> None:
    returns = "Return target creature card with mana value X or less from your graveyard to your hand."
    text = f"Choose two —\n• You lose X life.\n• {returns}"
    game = with_mana()
    give(game, BEAR, to="graveyard")
    (spell,) = give(game, card(text, mana_cost="{X}{B}{B}"))
    assert could_cast(game, 1, Way(spell))
    run(cast(game, 1, Way(spell)))
    choices = game[game.stack[0]].choices
    assert choices is not None and choices.x == 2


def test_a_card_with_mana_value_x_can_be_the_cost_of_a_spell() -> None:
    text = "You may exile a green card with mana value X from your hand rather than pay this spell's mana cost.\nDraw X cards."
    game = table()
    (spell, _) = give(game, card(text, mana_cost="{X}{R}{R}"), BEAR)
    assert [could_cast(game, 1, way) for way in ways_from_hand(game, spell)] == [False, True]


def test_a_card_with_mana_value_x_can_be_the_cost_of_an_ability() -> None:
    game = with_mana()
    give(game, BEAR, to="graveyard")
    use(game, put(game, creature("{X}, Exile a creature card with mana value X from your graveyard: You gain X life.")))
    assert game.player(1).life == 22


def test_x_of_a_reflexive_trigger_is_what_was_paid() -> None:
    text = (
        "When Creature enters the battlefield, you may pay {X}. When you do, return target creature card with mana value X "
        "from your graveyard to the battlefield."
    )
    game = with_mana()
    give(game, BEAR, to="graveyard")
    happens(game, Move(give(game, creature(text))[0], "battlefield"), answers=(True, 2))
    assert battlefield(game) == ["Creature", "Bear"]
