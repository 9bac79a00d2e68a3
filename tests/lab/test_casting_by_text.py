"""What a spell could be cast for, and at, as texts of cards say it."""

from __future__ import annotations

from tests.lab.stories import add, creature, do, expect, played, spell

AT_B = [{"player": "B"}]


def test_a_spell_that_is_given_affinity_is_offered_for_the_mana_it_then_costs() -> None:  # 601.2f, 601.3e
    lord = {
        **spell("Test Lord", "Creature spells you cast have affinity for Forests.", kind="Enchantment"),
        "mana_cost": "{1}",
    }
    result = played(
        lord,
        creature("Test Bear", cost="{4}{G}"),
        add("Test Lord"),
        add("Forest", count=3),
        add("Test Bear", "hand"),
        script=[do("cast", card="Test Bear")],
        expect=[expect("permanent_count", player="A", card="Test Bear", count=1)],
    )
    assert result.reason == ""


def test_x_is_announced_so_that_there_is_a_target() -> None:  # 601.2b-c
    result = played(
        spell("Test Bolt", "Test Bolt deals 3 damage to any target."),
        spell("Test Blast", "Counter target spell with mana value X.", cost="{X}{U}"),
        add("Test Bolt", "hand"),
        add("Test Blast", "hand"),
        add("Mountain"),
        add("Island", count=3),
        script=[
            do("cast", card="Test Bolt", targets=AT_B),
            do("cast", card="Test Blast", targets=[{"name": "Test Bolt"}]),
        ],
        expect=[expect("life", player="B", life=20), expect("tapped_count", card="Island", tapped=True, count=2)],
    )
    assert result.reason == ""


def test_a_token_that_copies_a_kicked_creature_was_not_kicked() -> None:  # 707.2, 614.12
    kicker = "Kicker {1}\nIf Test Bear was kicked, it enters with a +1/+1 counter on it."
    result = played(
        creature("Test Bear", kicker),
        spell("Test Twin", "Create a token that's a copy of target creature you control."),
        add("Test Bear", "hand"),
        add("Test Twin", "hand"),
        add("Mountain", count=2),
        add("Forest", count=2),
        script=[
            do("cast", card="Test Bear"),
            do("wait_stack"),
            do("cast", card="Test Twin", targets=[{"name": "Test Bear"}]),
        ],
        choices=[{"player": "A", "kind": "yesno", "value": True, "at": 0}],
        expect=[
            expect("permanent_count", player="A", card="Test Bear", count=2),
            expect("pt", player="A", card="Test Bear", power=2, toughness=2, scope="any"),
            expect("pt", player="A", card="Test Bear", power=3, toughness=3, scope="any"),
        ],
    )
    assert result.reason == ""
