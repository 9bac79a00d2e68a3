"""What texts ask of how a spell was cast and paid: whether it escaped, what convoked it, how much snow mana was spent."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, colored, zone
from tests.keywords.cards import cast_it, lands, read, resolve
from tests.rules.table import BEAR, put

from spellwright.words.mana import G, R

TITAN = read(
    "When ~ enters the battlefield, sacrifice it unless it escaped.\nEscape—{R}, Exile another card from your graveyard.",
    "{R}", "Creature — Giant", size="6/6",
)  # fmt: skip
ELEPHANT = read(
    "Convoke\nWhen ~ enters the battlefield, put a +1/+1 counter on each creature that convoked it.",
    "{2}", "Creature — Elephant", size="4/4",
)  # fmt: skip
SNOWFIELD = read("{T}: Add {G}.", "", "Snow Land", "Snowfield")


@pytest.mark.parametrize(("place", "way", "ends"), [("hand", "", "graveyard"), ("graveyard", "escape", "battlefield")])
def test_702_138b_it_is_sacrificed_unless_it_escaped(place: str, way: str, ends: str) -> None:
    game = arena("precombat main")
    lands(game, "R")
    put(game, BEAR, to="graveyard")
    spell = cast_it(game, put(game, TITAN, to=place), name=way)
    while game.stack:
        resolve(game)
    assert (game[spell].became in game.battlefield) == (ends == "battlefield")


def test_702_51c_each_creature_that_convoked_it() -> None:
    game = arena("precombat main")
    green, red = put(game, colored(BEAR, G)), put(game, colored(BEAR, R))
    lands(game, "R")
    cast_it(game, put(game, ELEPHANT, to="hand"), ..., None)
    while game.stack:
        resolve(game)
    assert [game[id].counters_of("+1/+1") for id in (green, red)] == [1, 0]


def test_107_4h_mana_from_snow_sources_spent_to_cast_it() -> None:
    game = arena("precombat main")
    put(game, SNOWFIELD)
    lands(game, "G")
    spell = read("You gain X life, where X is the amount of {S} spent to cast this spell.", "{1}{G}")
    cast_it(game, put(game, spell, to="hand"))
    resolve(game)
    assert game.player(1).life == 21 and zone(game, game.player(1).graveyard[0]) == "graveyard"


def test_107_4h_whether_mana_from_a_snow_source_was_spent() -> None:
    game = arena("precombat main")
    put(game, SNOWFIELD)
    lands(game, "G")
    spell = read("You gain 1 life. If {S} was spent to cast this spell, you gain 2 life.", "{G}")
    for _ in range(2):
        cast_it(game, put(game, spell, to="hand"))
        resolve(game)
    assert game.player(1).life == 24
