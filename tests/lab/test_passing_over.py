"""What other engines ask or refuse where this one needn't: answers without a question, commands that a rule forbids."""

from __future__ import annotations

import pytest
from tests.lab.stories import Row, add, creature, do, expect, played, spell

YES = {"player": "A", "kind": "yesno", "value": True}
NO = {"player": "A", "kind": "yesno", "value": False}
TOLL = spell(
    "Test Toll",
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
    kind="Enchantment",
)
POUCH = spell("Test Pouch", "Whenever you gain life, target player loses 2 life.", kind="Enchantment")
DRAIN = spell("Test Drain", "Target player loses 2 life.")
WARD = spell("Test Ward", "You have hexproof.", kind="Enchantment")


@pytest.mark.parametrize(("answers", "life"), [([YES, YES], 18), ([YES, NO], 20), ([NO], 20)])
def test_508_1h_each_cost_to_attack_is_a_question(answers: list[Row], life: int) -> None:
    setup = (
        TOLL,
        creature("Test Bear"),
        add("Test Toll", player="B", count=2),
        add("Test Bear"),
        add("Mountain", count=2),
    )
    attack = [do("attack", step="declare_attackers", attacker={"name": "Test Bear"})]
    stop = {"turn": 1, "step": "end_combat"}
    said = expect("life", player="B", life=life)
    assert played(*setup, script=attack, choices=answers, expect=[said], stop=stop).reason == ""


@pytest.mark.parametrize(("loss", "reason"), [(0, ""), (2, "expected life B life 18, found 20")])
def test_702_11_a_command_whose_target_has_hexproof_is_not_carried_out(loss: int, reason: str) -> None:
    setup = (DRAIN, WARD, add("Test Drain", "hand"), add("Test Ward", player="B"), add("Mountain"))
    cast = [do("cast", card="Test Drain", targets=[{"player": "B"}])]
    assert played(*setup, script=cast, expect=[expect("life", player="B", life=20 - loss)]).reason == reason


def test_115_4_a_command_whose_target_is_of_another_kind_is_refused() -> None:
    setup = (spell("Test Doom", "Destroy target creature."), creature("Test Bear"), add("Test Doom", "hand"))
    cast = [do("cast", card="Test Doom", targets=[{"name": "Mountain"}])]
    result = played(*setup, add("Test Bear"), add("Mountain"), script=cast)
    assert "Mountain could not be chosen as a target" in result.reason


def test_614_1a_a_yes_to_what_is_sacrificed_instead_of_entering_counts_as_used() -> None:
    toll = "If Test Mine would enter, sacrifice an untapped Mountain instead. If you do, put Test Mine onto the battlefield. "
    mine = spell("Test Mine", toll + "If you don't, put it into its owner's graveyard.", cost="", kind="Land")
    setup = (mine, add("Test Mine", "hand"), add("Mountain"))
    there = expect("permanent_count", player="A", card="Test Mine", count=1)
    play = [do("play_land", card="Test Mine")]
    assert played(*setup, script=play, choices=[YES], expect=[there]).reason == ""
    assert played(*setup, script=play, choices=[YES, YES]).reason == "not used: A: yesno yes"


def test_106_6_a_yes_to_an_additional_cost_that_has_to_be_paid_counts_as_used() -> None:
    rock = spell("Test Rock", "{T}: Add {C}{C}{C}. Spend this mana only on costs that contain {X}.", kind="Artifact")
    burn = spell("Test Burn", "Kicker {X}\nYou gain 2 life.", cost="{3}")
    setup = (rock, burn, add("Test Rock"), add("Test Burn", "hand"))
    cast = [do("activate_mana", ability="{T}: Add"), do("cast", card="Test Burn")]
    assert played(*setup, script=cast, choices=[YES]).reason == ""
    assert played(*setup, script=cast, choices=[YES, YES]).reason == "not used: A: yesno yes"
