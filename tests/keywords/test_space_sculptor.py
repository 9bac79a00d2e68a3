"""702.158. Space Sculptor: who puts creatures into sectors, until when, and what is done with a sector."""

from __future__ import annotations

from typing import Any

from tests.actions.build import card, creature, put, run, table, use

from spellwright.keywords.state_based import STATE_BASED
from spellwright.play.log import log_lines
from spellwright.play.view import view
from spellwright.rules.asking import asked
from spellwright.rules.happen import happen
from spellwright.rules.settling import settle
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetGame
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

BEAR = creature(name="Bear")
BELEREN = card(
    "Space sculptor\n"
    "+1: Creatures in each sector can be blocked this turn only by creatures in the same sector.\n"
    "−1: Put a +1/+1 counter on each creature in the sector of your choice.\n"
    "−5: Destroy all creatures in the sector of your choice.",
    "Legendary Planeswalker — Jace",
    "Beleren",
    loyalty="5",
)


def sculpted(*answers: Any) -> Game:
    """Player 1 has the planeswalker and a creature, player 2 has two; the sectors are chosen so."""
    game = table()
    note_down(game, SetGame("state_based", STATE_BASED))
    put(game, BEAR)
    put(game, BEAR, 2)
    put(game, BEAR, 2)
    put(game, BELEREN, counters=(("loyalty", 5),))
    run(settle(game), *answers)
    return game


def sectors(game: Game) -> list[int]:
    return [game[id].note("sector") for id in game.battlefield]


def test_702_158c_opponents_choose_sectors_first() -> None:
    game = sculpted("alpha", "beta", "gamma")
    assert sectors(game) == [3, 1, 2, 0]
    told = [line for line in log_lines(game) if "sector" in line.text]
    assert [line.rule for line in told] == ["704.5u"] * 3
    assert {line.text for line in told} == {f"Bear is in the {name} sector" for name in ("alpha", "beta", "gamma")}
    assert [shown.get("sector") for shown in view(game, 1)["battlefield"]] == ["gamma", "alpha", "beta", None]


def test_704_5u_a_creature_that_comes_later_gets_a_sector() -> None:
    game = sculpted("alpha", "beta", "gamma")
    put(game, BEAR)
    run(settle(game), "beta")
    assert sectors(game) == [3, 1, 2, 0, 2]


def test_702_158b_sectors_end_with_the_last_space_sculptor() -> None:
    game = sculpted("alpha", "beta", "gamma")
    run(happen(game, Move(game.battlefield[3], "graveyard")))
    run(settle(game))
    assert sectors(game) == [0, 0, 0]


def test_702_158d_something_is_done_with_each_creature_of_a_sector() -> None:
    game = sculpted("alpha", "alpha", "beta")
    use(game, game.battlefield[3], "alpha", index=1)
    assert [game[id].counters_of("+1/+1") for id in game.battlefield[:3]] == [0, 1, 1]
    game = sculpted("alpha", "alpha", "beta")
    use(game, game.battlefield[3], "alpha", index=2)
    run(settle(game))
    assert [game[id].controller for id in game.battlefield] == [1]


def test_702_158e_creatures_are_blocked_from_the_same_sector_only() -> None:
    game = sculpted("alpha", "beta", "alpha")
    use(game, game.battlefield[3], index=0)
    mine, same, other, _ = game.battlefield
    able = [
        not any(ability.restricts_block(game, me, blocker, mine) for me, ability in asked(game, "restricts_block"))
        for blocker in (same, other)
    ]
    assert able == [True, False]
