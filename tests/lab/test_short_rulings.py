"""Rulings as short scenarios: what returns transformed, counters removed, attackers that can't be alone, X of another spell."""

from __future__ import annotations

import pytest
from tests.lab.stories import BEAR, add, creature, do, expect, played, spell

HEALER = creature(
    "Test Healer",
    "When Test Healer dies, exile it, then return it to the battlefield transformed under its owner's control. "
    "If you do, you gain 5 life.",
    size=(1, 1),
)
BLINKER = creature(
    "Test Blinker",
    "When Test Blinker dies, exile it, then return it to the battlefield under its owner's control. If you do, you gain 5 life.",
    size=(1, 1),
)
DOOM = spell("Test Doom", "Destroy target creature.")


@pytest.mark.parametrize(("card", "life"), [(HEALER, 20), (BLINKER, 25)])
def test_712_14a_what_can_not_return_transformed_has_not_been_returned(card: dict[str, str], life: int) -> None:
    name = card["name"]
    setup = (card, DOOM, add(name), add("Test Doom", "hand"), add("Mountain"))
    shown = [expect("life", player="A", life=life), expect("exile_count", card=name, count=int(life == 20))]
    cast = [do("cast", card="Test Doom", targets=[{"name": name}])]
    assert played(*setup, script=cast, expect=shown).reason == ""


def test_712_14a_a_flip_card_is_not_double_faced() -> None:
    turner = spell("Test Turner", "Return target creature card from your graveyard to the battlefield transformed.")
    setup = (turner, add("Budoka Gardener", "graveyard"), add("Test Turner", "hand"), add("Mountain"))
    shown = [expect("graveyard_count", player="A", card="Budoka Gardener", count=1)]
    cast = [do("cast", card="Test Turner", targets=[{"name": "Budoka Gardener"}])]
    assert played(*setup, script=cast, expect=shown).reason == ""


def test_603_2c_each_counter_that_is_removed_triggers() -> None:
    hydra = creature("Test Hydra", "Whenever a +1/+1 counter is removed from Test Hydra, you gain 1 life.")
    drain = spell("Test Drain", "Remove two +1/+1 counters from target creature.")
    setup = (hydra, drain, add("Test Hydra"), add("Test Drain", "hand"), add("Mountain"))
    put = do("add_counters", card="Test Hydra", counter="+1/+1", count=3)
    cast = do("cast", card="Test Drain", targets=[{"name": "Test Hydra"}])
    assert played(*setup, script=[put, cast], expect=[expect("life", player="A", life=22)]).reason == ""


@pytest.mark.parametrize("others", [0, 1])
def test_508_1c_a_creature_that_can_not_attack_alone_does_not(others: int) -> None:
    flunky = creature("Test Flunky", "Test Flunky can't attack alone.")
    setup = [flunky, BEAR, add("Test Flunky")] + [add("Test Bear")] * others
    names = ["Test Flunky", "Test Bear"][: 1 + others]
    attacks = [do("attack", step="declare_attackers", attacker={"name": name}) for name in names]
    stop = {"turn": 1, "step": "end_combat"}
    life = expect("life", player="B", life=20 - 4 * others)
    assert played(*setup, script=attacks, expect=[life], stop=stop).reason == ""


def test_107_3e_x_is_that_of_the_spell_whose_x_is_spoken_of() -> None:
    watcher = creature("Test Watcher", "Whenever you cast a spell with {X} in its mana cost, you gain X life.")
    burn = spell("Test Burn", "Test Burn deals X damage to any target.", cost="{X}{R}")
    setup = (watcher, burn, add("Test Watcher"), add("Test Burn", "hand"), add("Mountain", count=4))
    cast = [do("cast", card="Test Burn", targets=[{"player": "B"}])]
    three = [{"player": "A", "kind": "x", "value": 3}]
    assert played(*setup, script=cast, choices=three, expect=[expect("life", player="A", life=23)]).reason == ""


def test_702_37b_megamorph_is_cast_as_a_variant_of_morph() -> None:
    archer = creature("Test Archer", "Megamorph {1}{G}")
    setup = (archer, add("Test Archer", "hand"), add("Mountain", count=3))
    cast = [do("cast", card="Test Archer", variant="morph")]
    shown = [expect("permanent_count", player="A", card="[face_down]", count=1)]
    assert played(*setup, script=cast, expect=shown).reason == ""
