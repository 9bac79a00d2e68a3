"""What amounts and pronouns mean, where something else was spoken of before; each test cites the rule that decides it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lab.stories import add, creature, do, expect, played, spell

BEAR = creature("Test Bear")


def _here(name: str, count: int = 1, player: str = "A") -> dict[str, Any]:
    return expect("permanent_count", player=player, card=name, count=count)


def _hand(player: str, count: int) -> dict[str, Any]:
    return expect("hand_count", player=player, count=count)


def _cast(name: str, *targets: str) -> dict[str, Any]:
    return do("cast", card=name, targets=[{"name": target} for target in targets])


def _x(player: str, value: int) -> dict[str, Any]:
    return {"player": player, "kind": "x", "value": value}


def test_that_many_are_the_cards_just_discarded_though_damage_was_told_before() -> None:  # 608.2c
    text = (
        "Test Wheel deals 2 damage to each creature. Each player discards all the cards in their hand, then draws that many "
        "cards."
    )
    setup = (
        spell("Test Wheel", text, "{0}"),
        BEAR,
        add("Test Wheel", "hand"),
        *[add("Test Bear", "hand") for _ in "1234"],
    )
    assert played(*setup, script=[_cast("Test Wheel")], expect=[_hand("A", 4), _hand("B", 0)]).reason == ""


def test_that_many_are_the_cards_just_drawn_for_each_of_something() -> None:  # 608.2c
    text = "You gain 2 life. Draw a card for each creature you control, then discard that many cards."
    setup = (spell("Test Stand", text, "{0}"), BEAR, add("Test Stand", "hand"), *[add("Test Bear") for _ in "123"])
    there = [_hand("A", 0), expect("graveyard_count", player="A", count=4)]
    assert played(*setup, script=[_cast("Test Stand")], expect=there).reason == ""


def test_the_mana_paid_isnt_how_many_are_searched_for() -> None:  # 107.3c
    text = (
        "Starting with you, each player may pay any amount of mana. Each player searches their library for up to X Bear "
        "cards, where X is the total amount of mana paid this way, puts them onto the battlefield tapped, then shuffles."
    )
    setup = (spell("Test Voyage", text, "{0}"), BEAR, add("Test Voyage", "hand"), add("Forest"))
    bears = [add("Test Bear", "library") for _ in "123"]
    choices = [_x("A", 1), {"player": "A", "kind": "choice", "value": [{"name": "Test Bear"}]}]
    assert (
        played(*setup, *bears, script=[_cast("Test Voyage")], choices=choices, expect=[_here("Test Bear", 1)]).reason
        == ""
    )


def test_that_player_isnt_you_or_a_permanent_you_control() -> None:  # 608.2c
    text = (
        "Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, counter "
        "that spell or ability unless that player pays 4 life."
    )
    bolt = spell("Test Bolt", "Destroy target creature.", "{0}")
    setup = (creature("Test Brush", text), bolt, add("Test Brush", player="B"), add("Test Bolt", "hand"))
    choices = [{"player": "A", "kind": "yesno", "value": True}]
    there = [expect("life", player="A", life=16), expect("life", player="B", life=20), _here("Test Brush", 0, "B")]
    assert played(*setup, script=[_cast("Test Bolt", "Test Brush")], choices=choices, expect=there).reason == ""


def test_a_counter_is_put_on_the_creature_that_is_still_there() -> None:  # 122.1, 400.7
    text = (
        "Enchant creature\nWhenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 counter on "
        "that creature."
    )
    aura = {"op": "define", "name": "Test Embrace", "mana_cost": "{G}", "type_line": "Enchantment — Aura"}
    pinger = creature("Test Pinger", "{0}: Test Pinger deals 2 damage to target creature other than Test Pinger.")
    setup = (pinger, BEAR, {**aura, "oracle_text": text}, add("Test Pinger"), add("Test Bear"), add("Forest"))
    script = [
        _cast("Test Embrace", "Test Pinger"),
        do("wait_stack"),
        do("activate", ability="{0}", targets=[{"name": "Test Bear"}]),
    ]
    there = [expect("counters", player="A", card="Test Pinger", counter="+1/+1", count=1), _here("Test Bear", 0)]
    assert played(*setup, add("Test Embrace", "hand"), script=script, expect=there).reason == ""


@pytest.mark.parametrize(("size", "counters"), [((2, 2), 1), ((3, 3), 0)])
def test_what_enters_with_counters_is_known_before_it_enters(size: tuple[int, int], counters: int) -> None:  # 614.12
    text = (
        "Return target creature card from your graveyard to the battlefield. If that card's power is 2 or less, that "
        "creature enters the battlefield with an additional +1/+1 counter on it."
    )
    raise_dead = spell("Test Raise", text, "{0}")
    setup = (raise_dead, creature("Test Cub", "", size), add("Test Raise", "hand"), add("Test Cub", "graveyard"))
    there = [expect("counters", player="A", card="Test Cub", counter="+1/+1", count=counters), _here("Test Cub")]
    assert played(*setup, script=[_cast("Test Raise", "Test Cub")], expect=there).reason == ""


def test_what_lasts_as_long_as_a_counter_is_there_begins_once_it_is() -> None:  # 611.2b
    text = (
        "Return target creature card from your graveyard to the battlefield with a bait counter on it. For as long as that "
        'creature has a bait counter on it, it has "When this creature becomes the target of a spell or ability, sacrifice it."'
    )
    puppet, tap = spell("Test Puppet", text, "{0}"), spell("Test Tap", "Tap target creature.", "{0}")
    setup = (puppet, tap, BEAR, add("Test Puppet", "hand"), add("Test Tap", "hand"), add("Test Bear", "graveyard"))
    script = [_cast("Test Puppet", "Test Bear"), do("wait_stack"), _cast("Test Tap", "Test Bear")]
    assert played(*setup, script=script, expect=[_here("Test Bear", 0)]).reason == ""


def test_that_much_said_twice_is_the_same_amount() -> None:  # 608.2c
    souls = creature(
        "Test Souls",
        "Whenever Test Souls is dealt damage, you gain that much life and each opponent loses that much life.",
    )
    tithe = creature("Test Tithe", "If you would gain life, you gain twice that much life instead.")
    burn = spell("Test Burn", "Test Burn deals 1 damage to target creature.", "{0}")
    setup = (souls, tithe, burn, add("Test Souls"), add("Test Tithe"), add("Test Burn", "hand"))
    there = [expect("life", player="A", life=22), expect("life", player="B", life=19)]
    assert played(*setup, script=[_cast("Test Burn", "Test Souls")], expect=there).reason == ""


@pytest.mark.parametrize(("size", "life"), [((1, 1), 18), ((2, 2), 18)])
def test_twice_that_much_instead_is_twice_what_would_have_been_dealt(
    size: tuple[int, int], life: int
) -> None:  # 614.15, 603.12
    text = (
        "{0}: You may sacrifice another creature. When you do, Test Flinger deals damage equal to the sacrificed creature's "
        "power to any target. If the sacrificed creature's power was 1 or less, Test Flinger deals twice that much damage "
        "instead."
    )
    setup = (creature("Test Flinger", text), creature("Test Cub", "", size), add("Test Flinger"), add("Test Cub"))
    choices = [
        {"player": "A", "kind": "yesno", "value": True},
        {"player": "A", "kind": "target", "value": [{"player": "B"}]},
    ]
    script = [do("activate", ability="{0}")]
    assert played(*setup, script=script, choices=choices, expect=[expect("life", player="B", life=life)]).reason == ""
