"""Creatures that can't attack or block unless others do, too (508.1c, 509.1b)."""

from __future__ import annotations

import pytest
from tests.actions.build import creature, put, table

from spellwright.rules.asking import asked
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def forbidden(game: Game, hook: str, *ids: Id) -> bool:
    """Whether a restriction forbids just these to attack, or to block."""
    return any(getattr(ability, hook)(game, me, ids) for me, ability in asked(game, hook))


@pytest.mark.parametrize(("verb", "hook"), [("attack", "attack_alone"), ("block", "block_alone")])
def test_another_of_greater_power_is_needed(verb: str, hook: str) -> None:
    game = table()
    big = put(game, creature(f"~ can't {verb} unless a creature with greater power also {verb}s.", "4/4"))
    same, greater = put(game, creature(size="4/4")), put(game, creature(size="5/1"))
    assert forbidden(game, hook, big)
    assert forbidden(game, hook, big, same)
    assert not forbidden(game, hook, big, greater)
    assert not forbidden(game, hook, same)


def test_another_of_a_color_is_needed() -> None:
    game = table()
    text = "~ can't attack unless a black or green creature also attacks."
    puma = put(game, creature(text, mana_cost="{G}"))
    red, black = put(game, creature(mana_cost="{R}")), put(game, creature(mana_cost="{B}"))
    assert forbidden(game, "attack_alone", puma, red)
    assert not forbidden(game, "attack_alone", puma, black)


@pytest.mark.parametrize(("verb", "hook"), [("attack", "attack_alone"), ("block", "block_alone")])
def test_so_many_others_are_needed(verb: str, hook: str) -> None:
    game = table()
    orc = put(game, creature(f"~ can't {verb} unless at least two other creatures {verb}."))
    one, two = put(game, creature()), put(game, creature())
    assert forbidden(game, hook, orc, one)
    assert not forbidden(game, hook, orc, one, two)
    assert not forbidden(game, hook, one)
