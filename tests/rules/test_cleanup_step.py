"""514: the cleanup step; and durations (514.2, 500.5, 611.2b, 610.3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import BEAR, card, happened, put, run, table, turn_of
from tests.rules.toy_abilities import AtOnce, NoMaximum

from spellwright.rules.cleanup_step import clean_up, maximum_hand_size
from spellwright.rules.drawing import draw_cards
from spellwright.rules.durations import (
    end_at_step,
    end_at_turn_of,
    end_what_is_over,
    end_with_combat,
    end_with_the_turn,
)
from spellwright.rules.hooks import Hooks
from spellwright.state.events.cards import Discard
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import record
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


def begin(game: Game, kind: str, source: Id = 0, ability: Hooks | None = None, **until: Any) -> Id:
    effect = Floating(0, ability or AtOnce(), source, 1, 0, Until(kind, player=1, turn=game.turn, **until))
    return record(game, Begin(effect)).new


def test_the_active_player_discards_down_to_seven() -> None:
    game = table()
    hand = [put(game, BEAR, to="hand") for _ in range(9)]
    run(clean_up(game), hand[3], hand[5])
    assert happened(game, Discard) == [Discard(1, hand[3]), Discard(1, hand[5])]
    assert len(game.player(1).hand) == 7


def test_nobody_else_discards() -> None:
    game = table()
    for _ in range(9):
        put(game, BEAR, 2, to="hand")
    run(clean_up(game))
    assert len(game.player(2).hand) == 9


def test_a_player_may_have_no_maximum_hand_size() -> None:
    game = table()
    put(game, card("Book", "artifact", None, None, NoMaximum()))
    assert maximum_hand_size(game, 1) is None
    assert maximum_hand_size(game, 2) == 7


def test_damage_is_removed_from_phased_out_permanents_too() -> None:
    game = table()
    bear, ghost = put(game, BEAR), put(game, BEAR)
    game[bear].damage = game[ghost].damage = 1
    game[ghost].phased_out = True
    run(clean_up(game))
    assert (game[bear].damage, game[ghost].damage) == (0, 0)


@pytest.mark.parametrize(("kind", "ends"), [("end of turn", True), ("your next turn", False), ("game", False)])
def test_effects_until_end_of_turn_end(kind: str, ends: bool) -> None:
    game = table()
    begin(game, kind)
    run(clean_up(game))
    assert (not game.floating) is ends


def test_the_end_of_your_next_turn_is_not_that_of_this_one() -> None:
    game = table()
    begin(game, "end of your next turn")
    run(end_with_the_turn(game))
    assert game.floating
    turn_of(game, 2)
    run(end_with_the_turn(game))
    assert game.floating
    turn_of(game, 1)
    run(end_with_the_turn(game))
    assert not game.floating


def test_effects_until_your_next_turn_end_as_it_begins() -> None:
    game = table()
    begin(game, "your next turn")
    run(end_at_turn_of(game, 2))
    assert game.floating
    run(end_at_turn_of(game, 1))
    assert not game.floating


def test_effects_until_end_of_combat_end_with_it() -> None:
    game = table()
    begin(game, "end of combat")
    run(end_with_combat(game))
    assert not game.floating


@word
class DrawsAfterwards(Hooks):
    def afterwards(self, game: Game, me: Id) -> Procedure[None]:
        yield from draw_cards(game, 1)


def test_an_effect_ends_when_its_source_leaves_and_leaves_something_to_be_done() -> None:
    game = table()
    bear = put(game, BEAR)
    begin(game, "source leaves", source=bear, ability=DrawsAfterwards())
    run(end_what_is_over(game))
    assert game.floating
    record(game, Move(bear, "graveyard"))
    run(end_what_is_over(game))
    assert not game.floating
    assert len(game.player(1).hand) == 1


def test_500_5_effects_until_your_next_end_step_end_as_it_begins() -> None:
    game = table()
    begin(game, "your next end step")
    turn_of(game, 2)
    run(end_at_step(game, "end"))
    assert game.floating
    turn_of(game, 1)
    run(end_at_step(game, "end"))
    assert not game.floating
