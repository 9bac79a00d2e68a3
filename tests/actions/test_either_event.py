"""What either of two events speaks of, and who does what an effect says after a sacrifice; each test cites its rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lab.stories import add, creature, do, expect, played, spell

LION = creature("Test Lion")
EDICT = spell("Test Edict", "Target player sacrifices a creature.", "{0}")
ROT = spell("Test Rot", "Target player discards a card.", "{0}")


def _says(value: bool) -> dict[str, Any]:
    return {"player": "A", "kind": "yesno", "value": value}


@pytest.mark.parametrize(("name", "zone"), [("Test Edict", "battlefield"), ("Test Rot", "hand")])
def test_that_card_is_what_either_event_of_the_trigger_speaks_of(name: str, zone: str) -> None:  # 603.2
    text = (
        "Whenever an opponent sacrifices a nontoken permanent or discards a permanent card, "
        "you may put that card from a graveyard onto the battlefield under your control."
    )
    fright = {"op": "define", "name": "Test Fright", "type_line": "Enchantment", "oracle_text": text}
    setup = (fright, LION, EDICT, ROT, add("Test Fright"), add(name, "hand"), add("Test Lion", zone, player="B"))
    cast = do("cast", card=name, targets=[{"player": "B"}])
    left = [expect("permanent_count", player="A", card="Test Lion", count=1)]
    assert played(*setup, script=[cast], choices=[_says(True)], expect=left).reason == ""


def test_what_deals_damage_is_the_source_rather_than_what_could_have_been_sacrificed() -> None:  # 701.21a
    text = "At the beginning of your upkeep, unless you sacrifice an Island, sacrifice Test Spawn and it deals 6 damage to you."
    left = [expect("life", player="A", life=14)]
    stop = {"turn": 1, "step": "draw"}
    assert played(creature("Test Spawn", text), add("Test Spawn"), stop=stop, expect=left).reason == ""


@pytest.mark.parametrize(("rolled", "size"), [(2, 2), (3, 3)])
def test_the_damage_dealt_is_what_the_event_tells_rather_than_what_is_rolled(rolled: int, size: int) -> None:  # 608.2c
    text = (
        "Test Lancer enters the battlefield with a +1/+1 counter on it.\nWhenever Test Lancer deals combat damage, roll a d12. "
        "If the result is greater than the damage dealt or the result is 12, double the number of +1/+1 counters on it."
    )
    lancer = creature("Test Lancer", text, (1, 1))
    attack = do("attack", step="declare_attackers", attacker={"name": "Test Lancer"})
    die = {"player": "A", "kind": "die", "value": rolled}
    left = [expect("pt", player="A", card="Test Lancer", power=size, toughness=size)]
    stop = {"turn": 1, "step": "end_combat"}
    assert played(lancer, add("Test Lancer"), script=[attack], choices=[die], stop=stop, expect=left).reason == ""
