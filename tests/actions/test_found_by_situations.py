"""Other situations of cards, that once came out otherwise; each test cites the rule that decides it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lab.stories import add, creature, do, expect, played, spell

SHIELD = spell("Test Shield", "Prevent all damage that would be dealt to target creature this turn.", "{0}")
NO = spell("Test No", "Counter target spell.", "{0}")
BEAR = creature("Test Bear")


def _yes() -> dict[str, Any]:
    return {"player": "A", "kind": "yesno", "value": True}


ATTACKING = {"turn": 1, "step": "declare_attackers"}


def _attack(*names: str) -> list[Any]:
    return [do("attack", step="declare_attackers", attacker={"name": name}) for name in names]


@pytest.mark.parametrize(("x", "left"), [(4, 1), (5, 0)])
def test_a_spell_cant_be_countered_nor_its_damage_prevented_if_x_is_so_much(x: int, left: int) -> None:  # 113.6g
    fire = spell(
        "Test Fire",
        "Test Fire deals X damage to any target.\n"
        "If X is 5 or more, this spell can't be countered and the damage can't be prevented.",
        "{X}",
    )
    setup = (fire, SHIELD, NO, BEAR, add("Test Bear"), add("Mountain", count=5), *(_hand("Test Fire", "Test Shield")))
    casts = [
        do("cast", card="Test Fire", targets=[{"name": "Test Bear"}]),
        do("cast", card="Test Shield", targets=[{"name": "Test Bear"}]),
    ]
    there = [expect("permanent_count", player="A", card="Test Bear", count=left)]
    answers = [{"player": "A", "kind": "x", "value": x}]
    assert played(*setup, script=casts, choices=answers, expect=there).reason == ""
    countering = [casts[0], do("cast", card="Test No", targets=[{"name": "Test Fire"}])]
    assert played(*setup, add("Test No", "hand"), script=countering, choices=answers, expect=there).reason == ""


def _hand(*names: str) -> list[Any]:
    return [add(name, "hand") for name in names]


def test_attacking_with_exactly_so_many_creatures_is_one_event() -> None:  # 508.3c
    watcher = creature("Test Watcher", "Whenever you attack with exactly two creatures, you gain 1 life.")
    setup = (watcher, BEAR, add("Test Watcher"), add("Test Bear"))
    gained = [expect("life", player="A", life=21)]
    assert played(*setup, script=_attack("Test Watcher", "Test Bear"), stop=ATTACKING, expect=gained).reason == ""


def test_what_another_player_controls_may_be_tapped() -> None:  # 608.2d
    tapper = creature("Test Tapper", "Whenever Test Tapper attacks, you may tap target creature.")
    setup = (tapper, BEAR, add("Test Tapper"), add("Test Bear", player="B"))
    answers = [{"player": "A", "kind": "target", "value": [{"name": "Test Bear"}]}, _yes()]
    tapped = [expect("tapped", card="Test Bear", value=True)]
    assert played(*setup, script=_attack("Test Tapper"), choices=answers, stop=ATTACKING, expect=tapped).reason == ""


def test_what_is_of_the_chosen_card_type() -> None:  # 608.2d
    text = (
        "Choose a card type, then reveal the top two cards of your library. "
        "Put all cards of the chosen type revealed this way into your hand "
        "and the rest on the bottom of your library in any order."
    )
    setup = (spell("Test Choice", text, "{0}"), *_hand("Test Choice"))
    land = [{"player": "A", "kind": "choice", "value": [{"name": "land"}]}]
    two = [expect("hand_count", player="A", count=2)]
    assert played(*setup, script=[do("cast", card="Test Choice")], choices=land, expect=two).reason == ""


def test_one_card_and_or_another_are_found_in_any_order() -> None:  # 701.23a
    text = (
        "Search your library for a card named Test Bear and/or a card named Test Cub, "
        "reveal them, put them into your hand, then shuffle."
    )
    setup = (spell("Test Call", text, "{0}", "Sorcery"), BEAR, creature("Test Cub"), *_hand("Test Call"))
    cards = (add("Test Bear", "library"), add("Test Cub", "library"))
    found = [{"player": "A", "kind": "target", "value": [{"name": "Test Cub"}, {"name": "Test Bear"}]}]
    two = [expect("hand_count", player="A", count=2)]
    assert played(*setup, *cards, script=[do("cast", card="Test Call")], choices=found, expect=two).reason == ""


def test_a_card_triggers_as_it_is_discarded_if_it_says_so_after_another_event() -> None:  # 113.6k
    cow = creature("Test Cow", "When Test Cow dies or when you discard it, you gain 1 life.")
    loot = spell("Test Loss", "Discard a card.", "{0}")
    setup = (cow, loot, *_hand("Test Cow", "Test Loss"))
    gained = [expect("life", player="A", life=21)]
    assert played(*setup, script=[do("cast", card="Test Loss")], expect=gained).reason == ""


@pytest.mark.parametrize(
    ("instead", "targets"),
    [("4 damage divided as you choose among any number of targets", ["Test Giant"]), ("4 damage to each creature", [])],
)
def test_what_deals_other_damage_instead_isnt_the_creature(instead: str, targets: list[str]) -> None:  # 614.15
    text = "Test Bolt deals 1 damage to target creature. If this spell was kicked, it deals"
    bolt = spell("Test Bolt", f"Kicker {{0}}\n{text} {instead} instead.", "{0}")
    setup = (bolt, creature("Test Giant", "", (3, 3)), add("Test Giant", player="B"), *_hand("Test Bolt"))
    script = [do("cast", card="Test Bolt", targets=[{"name": name} for name in targets])]
    died = [expect("graveyard_count", player="B", count=1)]
    assert played(*setup, script=script, choices=[_yes()], expect=died).reason == ""


def test_a_spell_that_also_deals_damage_deals_it_itself() -> None:  # 120.2b
    text = "Test Bolt deals 1 damage to target creature. If it's your turn, it also deals 3 damage to you."
    ape = creature("Test Ape", "Lifelink", (3, 3))
    setup = (spell("Test Bolt", text, "{0}"), ape, add("Test Ape"), *_hand("Test Bolt"))
    script = [do("cast", card="Test Bolt", targets=[{"name": "Test Ape"}])]
    assert played(*setup, script=script, expect=[expect("life", player="A", life=17)]).reason == ""


@pytest.mark.parametrize(("yes", "left"), [(True, 1), (False, 0)])
def test_if_you_dont_speaks_of_what_was_offered_before_another_condition(yes: bool, left: int) -> None:  # 608.2c
    ape = creature(
        "Test Ape",
        "{0}: You may sacrifice a Forest. If you sacrifice a snow Forest this way, you gain 1 life. "
        "If you don't sacrifice a Forest, sacrifice Test Ape.",
    )
    answers = [{"player": "A", "kind": "yesno", "value": yes}]
    there = [expect("permanent_count", player="A", card="Test Ape", count=left), expect("life", player="A", life=20)]
    script = [do("activate", ability="{0}:")]
    assert played(ape, add("Test Ape"), add("Forest"), script=script, choices=answers, expect=there).reason == ""


def test_a_spell_of_which_an_effect_has_spoken_enters_with_a_counter() -> None:  # 400.7a
    text = (
        "When you cast a Bear creature spell, exile Test Omen from your graveyard. "
        "That creature enters with an additional +1/+1 counter on it."
    )
    omen = spell("Test Omen", text, kind="Sorcery")
    setup = (omen, BEAR, add("Test Omen", "graveyard"), add("Forest"), *_hand("Test Bear"))
    grown = [expect("counters", player="A", card="Test Bear", counter="+1/+1", count=1)]
    assert played(*setup, script=[do("cast", card="Test Bear")], expect=grown).reason == ""


def test_the_rest_isnt_what_was_put_on_top_of_the_library() -> None:  # 608.2c
    text = (
        "Look at the top three cards of your library. You may reveal a creature card from among them and put it on top "
        "of your library. Put the rest on the bottom of your library in a random order."
    )
    setup = (
        spell("Test Look", text, "{0}"),
        spell("Test Draw", "Draw a card.", "{0}"),
        BEAR,
        *_hand("Test Look", "Test Draw"),
    )
    library = [add(name, "library") for name in ("Forest", "Test Bear", "Forest")]
    answers = [_yes(), {"player": "A", "kind": "choice", "value": [{"name": "Test Bear"}]}]
    script = [do("cast", card="Test Look"), do("wait_stack"), do("cast", card="Test Draw")]
    drawn = [expect("hand_count", player="A", card="Test Bear", count=1)]
    shown = played(*setup, *library, script=script, choices=answers, expect=drawn, options={"shuffle": False})
    assert shown.reason == ""


def test_counters_are_put_on_the_creature_that_a_spell_targets_not_on_the_spell() -> None:  # 122.1
    hoplite = creature(
        "Test Hoplite", "Whenever you cast a spell that targets Test Hoplite, put a +1/+1 counter on it."
    )
    setup = (hoplite, SHIELD, add("Test Hoplite"), *_hand("Test Shield"))
    grown = [expect("counters", player="A", card="Test Hoplite", counter="+1/+1", count=1)]
    script = [do("cast", card="Test Shield", targets=[{"name": "Test Hoplite"}])]
    assert played(*setup, script=script, expect=grown).reason == ""


def test_that_many_is_no_amount_of_what_it_avoids() -> None:  # 608.2d
    fiend = creature(
        "Test Fiend",
        "Whenever a source an opponent controls deals damage to Test Fiend, "
        "that source's controller loses that much life unless they sacrifice that many permanents.",
        (6, 6),
    )
    shot = spell("Test Shot", "Test Shot deals 2 damage to target creature.", "{0}")
    setup = (fiend, shot, add("Test Fiend", player="B"), add("Forest", count=3), *_hand("Test Shot"))
    script = [do("cast", card="Test Shot", targets=[{"name": "Test Fiend"}])]
    left = [expect("life", player="A", life=20), expect("permanent_count", player="A", count=1)]
    assert played(*setup, script=script, choices=[_yes()], expect=left).reason == ""


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Destroy all creatures, then you gain X life, where X is the number of creatures destroyed this way.", 22),
        ("Destroy all creatures and you gain X life, where X is the number of creatures destroyed this way.", 22),
        ("Draw two cards, then each player loses X life, where X is the number of cards in your hand.", 18),
    ],
)
def test_what_x_is_behind_then_is_known_as_that_is_done(text: str, life: int) -> None:  # 608.2c
    setup = (
        spell("Test Spell", text, "{0}"),
        BEAR,
        add("Test Bear"),
        add("Test Bear", player="B"),
        *_hand("Test Spell"),
    )
    after = [expect("life", player="A", life=life)]
    assert played(*setup, script=[do("cast", card="Test Spell")], expect=after).reason == ""


def test_equip_planeswalker_takes_it_for_a_creature() -> None:  # 702.6e
    gift = spell(
        "Test Gift",
        "Equipped permanent isn't a planeswalker and is a creature in addition to its other types.\n"
        "Equipped creature gets +2/+2.\nEquip planeswalker {0}",
        "{0}",
        "Artifact — Equipment",
    )
    walker = {
        **spell("Test Walker", "+1: You gain 1 life.", "{0}", "Legendary Planeswalker — Jace"),
        "loyalty": "3",
    }
    script = [do("activate", ability="Equip planeswalker", targets=[{"name": "Test Walker"}])]
    worn = [expect("attached", player="A", attachment="Test Gift", card="Test Walker", value=True)]
    assert played(gift, walker, add("Test Gift"), add("Test Walker"), script=script, expect=worn).reason == ""
