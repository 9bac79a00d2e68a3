"""Being the target as though it didn't have hexproof or shroud (609.4)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, play, put, table, use

from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.state.game import Game
from spellwright.words.procedure import Id

SPOTLIGHT = (
    "Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they "
    "didn't have hexproof."
)
KAYA = f"Your opponents and creatures{SPOTLIGHT.removeprefix('Creatures')}"


def can_target(game: Game, what: str = "creature", player: Id = 1) -> bool:
    """Whether the player could cast a spell with such a target."""
    text = "Target opponent loses 1 life." if what == "opponent" else f"Destroy target {what}."
    (spell,) = give(game, card(text), player=player)
    return could_cast(game, player, Way(spell, free=True, any_time=True))


@pytest.mark.parametrize("keyword", ["Hexproof", "Hexproof from colorless"])
def test_609_4_hexproof_is_passed_over(keyword: str) -> None:
    game = table()
    put(game, creature(keyword), 2)
    assert not can_target(game)
    put(game, card(SPOTLIGHT, "Artifact"))
    assert can_target(game)


def test_609_4_by_those_whom_it_says() -> None:
    game = table(3)
    put(game, creature("Hexproof"), 2)
    put(game, card(SPOTLIGHT, "Artifact"))
    assert not can_target(game, player=3)


def test_609_4_shroud_is_another_ability() -> None:
    game = table()
    put(game, creature("Shroud"), 2)
    put(game, card(SPOTLIGHT, "Artifact"))
    assert not can_target(game)


def test_609_4_a_player_with_hexproof() -> None:
    game = table()
    put(game, card("You have hexproof.", "Enchantment"), 2)
    assert not can_target(game, "opponent")
    put(game, card(KAYA, "Enchantment"))
    assert can_target(game, "opponent")


def test_611_2c_those_that_come_later_too() -> None:
    game = table()
    play(game, f"Until end of turn, {KAYA[0].lower()}{KAYA[1:]}")
    put(game, creature("Hexproof"), 2)
    assert can_target(game)


def test_609_4_one_player_past_shroud() -> None:
    game = table()
    text = "Until end of turn, ~ can be the target of spells and abilities controlled by target player as though it didn't have "
    willow = put(game, creature(f"Shroud\n{{0}}: {text}shroud."))
    assert not can_target(game, player=2)
    use(game, willow, 2)
    assert can_target(game, player=2) and not can_target(game)
