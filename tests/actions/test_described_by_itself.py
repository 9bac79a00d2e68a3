"""A description whose quantity is about the thing itself: "the number of cards in its controller's graveyard"."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, play, put, table

from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way

TEXT = (
    "Destroy target creature with mana value less than or equal to the number of cards in its controller's graveyard."
)


@pytest.mark.parametrize(("mine", "theirs", "targets"), [(0, 1, False), (5, 1, False), (0, 2, True)])
def test_115_1_by_the_graveyard_of_its_own_controller(mine: int, theirs: int, targets: bool) -> None:
    game = table()
    put(game, creature(mana_cost="{1}{G}"), 2)
    for player, number in ((1, mine), (2, theirs)):
        give(game, *[card("", "Land", "Land")] * number, player=player, to="graveyard")
    (spell,) = give(game, card(TEXT))
    assert could_cast(game, 1, Way(spell, free=True, any_time=True)) == targets


def test_each_is_judged_by_its_own_controller() -> None:
    game = table()
    mine, _ = (
        put(game, creature(name=name, mana_cost="{1}{G}"), player) for name, player in (("Mine", 1), ("Theirs", 2))
    )
    give(game, *[card("", "Land", "Land")] * 2, player=2, to="graveyard")
    play(game, TEXT)
    assert mine in game.battlefield and battlefield(game) == ["Mine"]
