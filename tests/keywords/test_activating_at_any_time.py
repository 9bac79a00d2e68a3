"""602.5d. Abilities of a keyword that may be activated whenever an instant could be cast."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, put, table
from tests.rules.table import turn_of

from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import Priority

PERMISSION = "You may activate equip abilities any time you could cast an instant."
SWORD = "Equip {0}"
OTHER = "{0}: Attach ~ to target creature you control. Activate only as a sorcery."


@pytest.mark.parametrize(
    ("text", "whose", "player", "offered"),
    [(SWORD, 1, 1, True), (SWORD, 2, 1, False), (OTHER, 1, 1, False), (SWORD, 1, 2, False)],
    ids=["mine", "without", "no keyword's", "another's"],
)
def test_equip_in_another_players_turn(text: str, whose: int, player: int, offered: bool) -> None:
    game = table()
    put(game, creature(PERMISSION), whose)
    put(game, creature(), player)
    sword = put(game, card(text, "Artifact — Equipment", name="Sword"), player)
    turn_of(game, 3 - player, "upkeep")
    note_down(game, Priority(player))
    assert (Activate(sword, 0) in legal_actions(game, player)) == offered


def test_other_restrictions_still_hold() -> None:
    game = table()
    put(game, creature(PERMISSION))
    sword = put(game, card("Equip {0}. Activate only if you control a Swamp.", "Artifact — Equipment", name="Sword"))
    turn_of(game, 2, "upkeep")
    note_down(game, Priority(1))
    assert Activate(sword, 0) not in legal_actions(game, 1)
