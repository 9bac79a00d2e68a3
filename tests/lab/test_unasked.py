"""Answers for what a game decides unasked, because there was one option only: they count as used."""

from __future__ import annotations

from tests.lab.stories import add, creature, do, expect, played, spell

CHARM = spell(
    "Test Charm",
    "Choose one —\n• Destroy target creature.\n• Draw two cards.\n• Destroy target artifact.",
    kind="Instant",
)
A_CHARM = (CHARM, add("Test Charm", "hand", count=2), add("Mountain", count=2))
DRAWS = {"player": "A", "kind": "mode", "value": 2}


def test_the_only_mode_that_can_be_chosen_uses_its_answer() -> None:  # 700.2a
    casts = [do("cast", card="Test Charm"), do("wait_stack"), do("cast", card="Test Charm")]
    hand = expect("hand_count", player="A", count=4)
    assert played(*A_CHARM, script=casts, choices=[DRAWS, DRAWS], expect=[hand]).reason == ""


def test_a_mode_that_was_not_chosen_stays_unused() -> None:
    other = {"player": "A", "kind": "mode", "value": 1}
    assert played(*A_CHARM, script=[do("cast", card="Test Charm")], choices=[other]).reason == "not used: A: mode 1"


def test_modes_that_have_not_been_chosen_are_counted_without_the_others() -> None:  # 700.2e
    choosy = creature(
        "Choosy Bear",
        "{0}: Choose one that hasn't been chosen —\n• You gain 1 life.\n• You gain 10 life.\n• You gain 100 life.",
    )
    acts = [do("activate", ability="{0}"), do("wait_stack"), do("activate", ability="{0}")]
    second = {"player": "A", "kind": "mode", "value": 2}
    life = expect("life", player="A", life=130)
    assert played(choosy, add("Choosy Bear"), script=acts, choices=[second, second], expect=[life]).reason == ""


def test_a_yes_before_what_is_chosen_at_once_counts_as_used() -> None:  # 608.2d
    thief = spell("Test Theft", "You may exile a card from a graveyard.", kind="Instant")
    setup = (thief, add("Test Theft", "hand"), add("Mountain"), add("Island", "graveyard"), add("Forest", "graveyard"))
    answers = [
        {"player": "A", "kind": "target", "value": [{"name": "Forest"}]},
        {"player": "A", "kind": "yesno", "value": True},
    ]
    there = expect("exile_count", player="A", card="Forest", count=1)
    assert played(*setup, script=[do("cast", card="Test Theft")], choices=answers, expect=[there]).reason == ""


def test_an_order_of_triggers_that_are_alike_counts_as_used() -> None:  # 603.3b
    soul = creature("Test Soul", "Whenever a creature you control dies, you gain 1 life.")
    doom = spell("Test Doom", "Destroy target creature.", kind="Instant")
    setup = (
        soul,
        doom,
        creature("Test Bear"),
        add("Test Soul", count=2),
        add("Test Bear"),
        add("Test Doom", "hand"),
        add("Mountain"),
    )
    order = [{"player": "A", "kind": "choice", "value": [{"name": "Whenever a creature"}]}]
    life = expect("life", player="A", life=22)
    cast = [do("cast", card="Test Doom", targets=[{"name": "Test Bear"}])]
    assert played(*setup, script=cast, choices=order, expect=[life]).reason == ""


def test_base_power_is_what_effects_set_and_not_what_they_change() -> None:  # 613.4b-c
    setup = (
        creature("Small Bear", "Other creatures have base power and toughness 1/1."),
        creature("Test Lord", "Creatures you control get +2/+2."),
        creature("Test Bear", size=(3, 3)),
    )
    there = (add("Small Bear"), add("Test Lord"), add("Test Bear"))
    base = expect("base_pt", player="A", card="Test Bear", power=1, toughness=1)
    size = expect("pt", player="A", card="Test Bear", power=3, toughness=3)
    assert played(*setup, *there, expect=[base, size]).reason == ""


def test_a_target_that_was_answered_does_not_use_up_the_next_one() -> None:
    trail = spell("Test Trail", "Test Trail deals 2 damage to any target and 1 damage to another target.")
    setup = (trail, creature("Test Bear"), add("Test Bear", player="B"), add("Test Trail", "hand"), add("Mountain"))
    twice = [do("cast", card="Test Trail", targets=[{"name": "Test Bear"}, {"name": "Test Bear"}])]
    assert played(*setup, script=twice).reason.endswith("Test Bear is no legal target")


def test_a_yes_to_what_turned_out_to_be_impossible_counts_as_used_once() -> None:  # 608.2d
    elder = creature("Test Elder", "When Test Elder enters, you may return a Wall you control to its owner's hand.")
    setup = (elder, add("Test Elder", "hand"), add("Forest"))
    yes = {"player": "A", "kind": "yesno", "value": True}
    cast = [do("cast", card="Test Elder")]
    assert played(*setup, script=cast, choices=[yes]).reason == ""
    assert played(*setup, script=cast, choices=[yes, yes]).reason == "not used: A: yesno yes"


def test_an_x_with_one_possible_value_uses_its_answer() -> None:  # 601.2b, 602.2b
    finder = creature("Test Finder", "{X}: Exile target card with mana value X from your graveyard.")
    setup = (finder, add("Test Finder"), add("Island", count=3), add("Grizzly Bears", "graveyard"))
    two = {"player": "A", "kind": "x", "value": 2}
    acts = [do("activate", ability="{X}")]
    there = expect("exile_count", player="A", card="Grizzly Bears", count=1)
    assert played(*setup, script=acts, choices=[two], expect=[there]).reason == ""
    three = {"player": "A", "kind": "x", "value": 3}
    assert played(*setup, script=acts, choices=[three], expect=[there]).reason == "not used: A: x 3"


def test_what_may_be_repeated_for_ever_is_ended_where_nothing_answers() -> None:  # 731.1b
    echo = creature("Test Echo", "Whenever you gain life, you may gain 1 life.")
    hymn = spell("Test Hymn", "You gain 1 life.", kind="Instant")
    setup = (echo, hymn, add("Test Echo"), add("Test Hymn", "hand"), add("Mountain"))
    result = played(*setup, script=[do("cast", card="Test Hymn"), do("wait_stack")], options={"strict": False})
    assert result.reason == ""
