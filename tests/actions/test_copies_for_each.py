"""Copies for each other thing that a spell could target (707.10d), and what targets only one thing (115.9c)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, put, run, table

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.game import Game
from spellwright.words.procedure import Id

GROWTH = card("Target creature gets +1/+1 until end of turn.", mana_cost="{0}")
ZADA = (
    "Whenever you cast an instant or sorcery spell that targets only ~, copy that spell for each other creature you control "
    "that the spell could target. Each copy targets a different one of those creatures."
)


def cast_at(game: Game, target: Id, *chosen: Id) -> None:
    (held,) = give(game, GROWTH)
    assert run(cast(game, 1, Way(held)), target)
    run(settle(game))
    while game.stack:
        run(resolve_top(game), *chosen)
        run(settle(game))
        chosen = ()


def powers(game: Game, *ids: Id) -> list[object]:
    return [characteristics(game, id).power for id in ids]


def test_each_other_creature_that_it_could_target() -> None:
    game = table()
    zada = put(game, creature(ZADA))
    mine, other, shrouded, theirs = (
        put(game, creature()), put(game, creature()), put(game, creature("Shroud")), put(game, creature(), 2),
    )  # fmt: skip
    cast_at(game, zada)
    assert powers(game, zada, mine, other, shrouded, theirs) == [3, 3, 3, 2, 2]


def test_not_if_it_targets_something_else() -> None:
    game = table()
    zada, mine = put(game, creature(ZADA)), put(game, creature())
    cast_at(game, mine)
    assert powers(game, zada, mine) == [2, 3]


def test_the_copy_targets_what_was_chosen() -> None:
    game = table()
    text = (
        "Whenever you cast an instant or sorcery spell that targets only a single creature you control, choose another "
        "creature you control that spell could target. Copy that spell. The copy targets the chosen creature."
    )
    put(game, card(text, "Enchantment"))
    one, other = put(game, creature()), put(game, creature())
    cast_at(game, one, other)
    assert powers(game, one, other) == [3, 3]


@pytest.mark.parametrize(
    "text",
    [
        "Copy target spell for each other creature you control. Each copy targets a different one of those creatures.",
        ZADA.replace("those creatures", "those artifacts"),
    ],
)
def test_it_says_which_and_calls_them_so(text: str) -> None:
    with pytest.raises(AssertionError):
        creature(text)
