"""Targets that another player chooses than the controller of the spell or ability (601.2c)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.actions.build import card, creature, give, put, run, table
from tests.rules.table import turn_of

from spellwright.rules.activating import activate
from spellwright.rules.asking import controller
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure


def asked(procedure: Procedure[Any], *answers: Any) -> list[tuple[Id, str, tuple[Any, ...]]]:
    """Who was asked what, with which options."""
    told: list[tuple[Id, str, tuple[Any, ...]]] = []
    left = list(answers)
    try:
        question = next(procedure)
        while True:
            told.append((question.player, question.kind, tuple(question.options)))
            question = procedure.send(question.options[0] if (answer := left.pop(0)) is ... else answer)
    except StopIteration:
        assert not left
        return told


def stack(game: Game, *events: Any) -> Procedure[None]:
    """Events, and what triggers by them put on the stack and resolved."""
    yield from happen(game, *events)
    yield from settle(game)
    while game.stack:
        yield from resolve_top(game)
        yield from settle(game)


BEAR = creature(name="Bear")


def test_601_2c_an_opponent_chooses_one_of_their_own() -> None:
    game = table(3)
    mine = put(game, BEAR)
    second = (put(game, BEAR, 2), put(game, BEAR, 2))
    third = (put(game, BEAR, 3), put(game, BEAR, 3))
    (spell,) = give(game, card("Gain control of target creature of an opponent's choice they control.", "Sorcery"))
    way = Way(spell, free=True, any_time=True)
    told = asked(cast_during_resolution(game, 1, way), 3, third[1])
    assert told == [(1, "choose", (2, 3)), (3, "target", third)]
    run(resolve_top(game))
    assert [controller(game, id) for id in (mine, *second, *third)] == [1, 2, 2, 3, 1]


def test_601_2c_only_who_could_choose_is_offered() -> None:
    game = table(3)
    bear = put(game, BEAR, 3)
    (spell,) = give(game, card("Gain control of target creature of an opponent's choice they control.", "Sorcery"))
    run(cast_during_resolution(game, 1, Way(spell, free=True, any_time=True)))
    assert game[game.stack[-1]].choices.target_ids() == (bear,)  # type: ignore[union-attr]


def test_608_2b_it_must_still_be_that_opponents() -> None:
    game = table(3)
    bear = put(game, BEAR, 3)
    text = "Gain control of target creature of an opponent's choice they control."
    (spell, other) = give(game, card(text, "Sorcery"), card(text, "Sorcery"))
    run(cast_during_resolution(game, 1, Way(spell, free=True, any_time=True)))
    run(cast_during_resolution(game, 2, Way(other, free=True, any_time=True)))
    run(resolve_top(game))
    run(resolve_top(game))
    assert controller(game, bear) == 2


def test_601_2c_any_target_of_an_opponents_choice() -> None:
    game = table()
    witch = put(
        game, creature("{0}: ~ deals 1 damage to any target and 1 damage to any target of an opponent's choice.")
    )
    told = asked(activate(game, 1, witch, 0), 2, 1)
    assert told == [(1, "target", (1, 2, witch)), (2, "target", (1, 2, witch))]
    run(resolve_top(game))
    assert (game.player(1).life, game.player(2).life) == (19, 19)


def test_601_2c_the_player_whose_upkeep_it_is() -> None:
    game = table()
    text = "destroy target creature that player controls of their choice."
    put(game, card(f"At the beginning of each player's upkeep, {text}", "World Enchantment"))
    bears = tuple(put(game, BEAR, 2) for _ in range(2))
    put(game, BEAR)
    turn_of(game, 2)
    told = asked(stack(game, BeginStep("upkeep", 2)), bears[0])
    assert told == [(2, "target", bears)]


@pytest.mark.parametrize(
    "text",
    [
        "that creature's controller may have target creature of their choice get -1/-1 until end of turn.",
        "that creature's controller may have it deal damage equal to its power to any target of their choice.",
    ],
)
def test_601_2c_that_creatures_controller(text: str) -> None:
    game = table()
    put(game, card(f"Whenever a creature enters the battlefield, {text}", "Enchantment"))
    put(game, BEAR)
    (bear,) = give(game, BEAR, player=2)
    told = asked(stack(game, Move(bear, "battlefield", controller=2)), ..., False)
    assert [(player, kind) for player, kind, _ in told] == [(2, "target"), (2, "may")]
