"""What is done for each 1 life that was lost (119.3), and paying the mana cost of something (118.12)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table

from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import record
from spellwright.state.events.stack import AddMana
from spellwright.words.mana import BIT, Mana

BEAR = creature(name="Bear")


def test_119_3_for_each_life_lost_one_permanent_is_sacrificed() -> None:
    game = table()
    put(game, card("Whenever you lose life, sacrifice a permanent for each 1 life you lost.", "Artifact", "Tomb"))
    for _ in range(3):
        put(game, BEAR)
    happens(game, LoseLife(1, 3), answers=(..., ..., ...))
    assert len(battlefield(game)) == 1


def test_119_3_two_life_are_gained_for_each() -> None:
    game = table()
    put(game, card("Whenever you lose life, you gain 2 life for each 1 life you lost.", "Enchantment"))
    happens(game, LoseLife(1, 3))
    happens(game, LoseLife(2, 3))
    assert (game.player(1).life, game.player(2).life) == (23, 17)


def test_608_2c_each_of_them_is_avoided_for_itself() -> None:
    game = table()
    text = "Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than Oath unless you discard a card."
    put(game, card(text, "Enchantment", "Oath"))
    put(game, BEAR)
    give(game, card(), card())
    happens(game, LoseLife(1, 2), answers=(True, ..., False))
    assert (battlefield(game), len(game.player(1).hand)) == (["Oath"], 1)


def test_608_2d_exiled_from_wherever_one_likes() -> None:
    game = table()
    text = "for each 1 life you lost, exile a permanent you control or a card from your hand or graveyard."
    lich = put(game, card(f"Whenever you lose life, {text}", "Enchantment", "Lich"))
    bear = put(game, BEAR)
    give(game, card(name="Held"))
    (buried,) = give(game, card(name="Buried"), to="graveyard")
    happens(game, LoseLife(1, 2), answers=(bear, buried))
    assert names(game, game.exile) == ["Bear", "Buried"]
    happens(game, LoseLife(1, 5), answers=(...,))
    assert game[lich].zone == "gone" and not game.player(1).hand


@pytest.mark.parametrize(
    ("cost", "mana", "answers", "stays"),
    [("{1}{G}", 2, (True,), True), ("{1}{G}", 2, (False,), False), ("{1}{G}", 1, (), False), (None, 5, (), False)],
)
def test_118_12_its_mana_cost_is_paid(cost: str | None, mana: int, answers: tuple[Any, ...], stays: bool) -> None:
    game = table()
    bear = put(game, creature(mana_cost=cost) if cost else creature())
    record(game, AddMana(1, tuple(Mana(BIT["G"]) for _ in range(mana))))
    play(game, "Destroy target creature unless you pay its mana cost.", *answers)
    assert (game[bear].zone == "battlefield") is stays
    assert len(game.player(1).pool) == (0 if stays else mana)
