"""Only certain mana for X (106.6), and life for what was dealt damage (Drain Life)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, put, run, table

from spellwright.rules.activating import activate
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import record
from spellwright.state.game import Game

BLACK, COLORLESS, RED = (card(f"{{T}}: Add {{{letter}}}.", "Land") for letter in "BCR")
DRAIN = (
    "Spend only black mana on X.\n~ deals X damage to any target. You gain life equal to the damage dealt, but not more life "
    "than the player's life total before the damage was dealt, the planeswalker's loyalty before the damage was dealt, or "
    "the creature's toughness."
)


def lands(game: Game, *cards: object) -> None:
    for each in cards:
        put(game, each)  # type: ignore[arg-type]


def test_only_such_mana_pays_for_x() -> None:
    game = table()
    lands(game, COLORLESS, COLORLESS, COLORLESS, BLACK)
    (spell,) = give(game, card("Spend only black mana on X.\nYou gain X life. X can't be 0.", mana_cost="{X}{1}"))
    assert could_cast(game, 1, Way(spell))
    run(cast(game, 1, Way(spell)))
    run(resolve_top(game))
    assert game.player(1).life == 21


def test_of_two_colors_either() -> None:
    game = table()
    lands(game, BLACK, RED, COLORLESS)
    (spell,) = give(game, card("Spend only black and/or red mana on X.\nYou gain X life.", mana_cost="{X}"))
    run(cast(game, 1, Way(spell)), 2)
    run(resolve_top(game))
    assert game.player(1).life == 22


def test_of_an_ability_too() -> None:
    game = table()
    lands(game, BLACK, RED)
    rats = put(game, creature("{X}: You gain X life. Spend only black mana on X."))
    run(activate(game, 1, rats, 0), 1)
    run(resolve_top(game))
    assert game.player(1).life == 21


@pytest.mark.parametrize(("size", "life"), [("1/1", 21), ("9/9", 23)])
def test_no_more_life_than_the_creature_had_toughness(size: str, life: int) -> None:
    game = table()
    lands(game, BLACK, BLACK, BLACK, BLACK)
    victim = put(game, creature(size=size), 2)
    (spell,) = give(game, card(DRAIN, mana_cost="{X}{B}"))
    run(cast(game, 1, Way(spell)), 3, victim)
    run(resolve_top(game))
    assert game.player(1).life == life


def test_no_more_life_than_the_player_had() -> None:
    game = table()
    lands(game, BLACK, BLACK, BLACK, BLACK)
    record(game, LoseLife(2, 18))
    (spell,) = give(game, card(DRAIN, mana_cost="{X}{B}"))
    run(cast(game, 1, Way(spell)), 3, 2)
    run(resolve_top(game))
    assert game.player(1).life == 22


def test_a_trigger_says_no_such_thing() -> None:
    with pytest.raises(AssertionError):
        creature("When ~ enters, you gain X life. Spend only black mana on X.")
