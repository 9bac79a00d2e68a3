"""107.3f: an X that is paid as an ability resolves, and that describes its target."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, put, table

from spellwright.state.events.permanents import Destroy

TEXT = (
    "When ~ dies, you may pay {X}. If you do, return another target Zombie creature card with mana value X from your "
    "graveyard to the battlefield."
)


@pytest.mark.parametrize(("pays", "there"), [(True, ["Ghoul"]), (False, [])])
def test_x_is_chosen_with_the_target_and_paid_as_it_resolves(pays: bool, there: list[str]) -> None:
    game = table()
    dead = put(game, creature(TEXT, subtype="Zombie", name="Dead", mana_cost="{B}{B}"))
    give(game, creature(subtype="Zombie", name="Ghoul", mana_cost="{1}{B}"), to="graveyard")
    for _ in range(2):
        put(game, card(type_line="Basic Land — Swamp", name="Swamp"))
    happens(game, Destroy(dead), answers=(pays,))
    assert [name for name in battlefield(game) if name != "Swamp"] == there
    assert sum(game[id].tapped for id in game.battlefield) == (2 if pays else 0)
