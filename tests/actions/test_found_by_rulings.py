"""Situations drawn from rulings that once came out otherwise; each test cites the rule that decides it."""

from __future__ import annotations

from tests.lab.stories import add, creature, do, expect, played, spell

DOOM = spell("Test Doom", "Destroy target creature.", cost="{0}")
GROWTH = spell("Test Growth", "Target creature gets +1/+1 until end of turn.", cost="{0}")


def test_an_effect_knows_which_targets_its_condition_was_about() -> None:  # 608.2c
    copier = creature(
        "Test Copier",
        "Whenever you cast an instant or sorcery spell, if it targets one or more other creatures you control, "
        "create a token that's a copy of one of those creatures.",
    )
    setup = (copier, GROWTH, creature("Test Bear"), add("Test Copier"), add("Test Bear"), add("Test Growth", "hand"))
    cast = [do("cast", card="Test Growth", targets=[{"name": "Test Bear"}])]
    assert (
        played(*setup, script=cast, expect=[expect("token_count", player="A", card="Test Bear", count=1)]).reason == ""
    )


def test_mana_of_which_the_text_says_what_x_is_can_pay() -> None:  # 107.3c
    source = creature(
        "Test Mage", "{T}: Add X mana in any combination of {U} and/or {R}, where X is this creature's power."
    )
    bolt = spell("Test Bolt", "Test Bolt deals 3 damage to any target.", cost="{U}{R}")
    setup = (source, bolt, add("Test Mage"), add("Test Bolt", "hand"))
    cast = [do("cast", card="Test Bolt", targets=[{"player": "B"}])]
    assert played(*setup, script=cast, expect=[expect("life", player="B", life=17)]).reason == ""
