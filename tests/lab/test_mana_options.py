"""605.3a. The mana that a player could make, told where something is sacrificed for it, as what could be had at most."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, put, table

from spellwright.lab.checking.mana import mana_options
from spellwright.state.card import Card

BOG, GROVE = card("{T}: Add {B}.", "Land", "Bog"), card("{T}: Add {G}.", "Land", "Grove")
SPRING = card("{T}, Pay 1 life: Add one mana of any color.", "Land", "Spring")
COIN = card("{T}, Sacrifice ~: Add one mana of any color.", "Artifact", "Coin")
FARM = card("{T}: Add {G}.\n{T}, Sacrifice ~: Add {R}{W}.", "Land", "Farm")
SQUANDER = card("Sacrifice a land: Add one mana of any type the sacrificed land could produce.", "Enchantment")
ALTAR, MILL = (card(f"Sacrifice {what}: Add {{C}}{{C}}.", "Artifact") for what in ("a creature", "an artifact"))


@pytest.mark.parametrize(
    ("there", "mana"),
    [
        ((BOG, BOG, SQUANDER), ["BBBB"]),
        ((GROVE, SPRING, SQUANDER), ["Any Any GG"]),
        ((creature(), creature("Haste\n{T}: Add {G}."), ALTAR), ["CCCCG"]),
        ((creature(), ALTAR, ALTAR), ["CC"]),
        ((COIN, MILL), ["Any CC", "CCCC"]),
        ((FARM, SQUANDER), ["GG", "GR", "GW", "RW"]),
    ],
    ids=["each land", "of what it could produce", "each creature", "each once", "itself", "not what gives itself up"],
)
def test_what_is_sacrificed_is_tapped_before(there: tuple[Card, ...], mana: list[str]) -> None:
    game = table()
    for each in there:
        put(game, each)
    assert sorted(_told(option) for option in mana_options(game, 1)) == mana


def _told(option: tuple[str, ...]) -> str:
    """Mana of any color first, then the letters."""
    return " ".join([*(each for each in option if each == "Any"), "".join(each for each in option if each != "Any")])
