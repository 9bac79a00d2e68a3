"""400.2: what may be known of an object that has left its zone."""

from __future__ import annotations

from tests.rules.table import BEAR, put, run, table

from spellwright.rules.happen import happen
from spellwright.rules.visibility import may_see
from spellwright.state.events.zones import Move


def test_400_2_what_left_a_hand_for_a_library_stays_hidden_from_others() -> None:
    game = table()
    bear = put(game, BEAR, to="hand")
    run(happen(game, Move(bear, "library")))
    assert may_see(game, 1, bear) and not may_see(game, 2, bear)


def test_400_2_what_was_in_a_public_zone_is_known() -> None:
    game = table()
    bear = put(game, BEAR)
    run(happen(game, Move(bear, "library")))
    assert may_see(game, 2, bear)


def test_400_2_what_became_public_is_known() -> None:
    game = table()
    bear = put(game, BEAR, to="hand")
    run(happen(game, Move(bear, "graveyard")))
    assert may_see(game, 2, bear)
