"""702.16n, 702.16p. What an effect that gives protection doesn't remove."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, happens, put, table

from spellwright.rules.attaching import can_be_attached
from spellwright.state.card import Card
from spellwright.state.events.permanents import Attach, ChooseFor
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def aura(text: str, name: str) -> Card:
    return card(f"Enchant creature\n{text}", "Enchantment — Aura", name, mana_cost="{W}")


def enchanted(*auras: Card) -> tuple[Game, Id]:
    """A creature to which these Auras have come, one after the other."""
    game = table()
    bear = put(game, creature(name="Bear"))
    for each in auras:
        happens(game, Attach(put(game, each), bear))
    return game, bear


PLAIN = aura("Enchanted creature gets +1/+1.", "Plain")
WARD = "Enchanted creature has protection from white."


@pytest.mark.parametrize(
    ("more", "left"),
    [
        ("", ["Bear"]),
        (" This effect doesn't remove ~.", ["Bear", "Ward"]),
        (" This effect doesn't remove Auras.", ["Bear", "Plain", "Ward"]),
    ],
)
def test_702_16n_the_auras_that_it_says_stay_attached(more: str, left: list[str]) -> None:
    game, _ = enchanted(PLAIN, aura(WARD + more, "Ward"))
    happens(game)
    assert battlefield(game) == left


def test_702_16n_other_protection_removes_it() -> None:
    spared = aura(WARD + " This effect doesn't remove ~.", "Ward")
    game, bear = enchanted(spared)
    happens(
        game,
        Attach(put(game, card("Equipped creature has protection from white.", "Artifact — Equipment", "Mail")), bear),
    )
    assert battlefield(game) == ["Bear", "Mail"]


def test_702_16n_no_other_aura_can_become_attached() -> None:
    game, bear = enchanted(aura(WARD + " This effect doesn't remove Auras.", "Ward"))
    assert not can_be_attached(game, put(game, PLAIN), bear)


def test_702_16p_what_you_control_and_was_attached_before_stays() -> None:
    text = (
        "Enchanted creature has protection from the chosen color. This effect doesn't remove Auras and Equipment you control "
        "that are already attached to it."
    )
    game = table()
    bear = put(game, creature(name="Bear"))
    happens(game, Attach(put(game, PLAIN), bear))
    theirs = put(game, PLAIN, 2)
    happens(game, Attach(theirs, bear))
    blessing = put(game, aura(text, "Blessing"))
    happens(game, ChooseFor(blessing, "color", "white"), Attach(blessing, bear))
    assert battlefield(game) == ["Bear", "Plain", "Blessing"]
    assert game[theirs].zone == "gone"
