"""Situations that once came out otherwise than by the rules; each test cites the rule that decides it."""

from __future__ import annotations

from tests.lab.stories import add, creature, do, expect, played, spell

BEAR = creature("Test Bear")


def test_a_token_that_left_the_battlefield_does_not_come_back() -> None:  # 111.8
    flicker = spell("Test Flicker", "Exile target creature, then return it to the battlefield.", cost="{0}")
    maker = spell("Test Maker", "Create a 1/1 white Bird creature token.", cost="{0}")
    setup = (flicker, maker, add("Test Flicker", "hand"), add("Test Maker", "hand"))
    casts = [do("cast", card="Test Maker"), do("wait_stack")]
    casts += [do("cast", card="Test Flicker", targets=[{"name": "Bird Token"}]), do("wait_stack")]
    assert played(*setup, script=casts, expect=[expect("token_count", player="A", count=0)]).reason == ""


def test_damage_that_an_ability_deals_is_dealt_this_way() -> None:  # 608.2c
    text = "{0}: ~ deals 2 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead."
    torch = spell("Test Torch", text.replace("~", "Test Torch"), "{0}", "Artifact")
    setup = (torch, BEAR, add("Test Torch"), add("Test Bear"))
    acts = [do("activate", ability="{0}", targets=[{"name": "Test Bear"}])]
    exiled = expect("exile_count", player="A", card="Test Bear", count=1)
    assert played(*setup, script=acts, expect=[exiled]).reason == ""


def test_damage_to_one_or_more_at_once_triggers_once() -> None:  # 603.2c
    hydra = creature("Test Hydra", "Whenever Test Hydra deals damage to one or more creatures, you gain 1 life.")
    burn = spell("Test Burn", "Target creature deals 1 damage to each other creature.", cost="{0}")
    setup = (hydra, burn, BEAR, add("Test Hydra"), add("Test Bear", count=2), add("Test Burn", "hand"))
    casts = [do("cast", card="Test Burn", targets=[{"name": "Test Hydra"}]), do("wait_stack")]
    assert played(*setup, script=casts, expect=[expect("life", player="A", life=21)]).reason == ""


def test_cycling_the_card_itself_needs_no_battlefield() -> None:  # 702.29c
    text = (
        "Whenever you cycle Test Slide or cycle another card while Test Slide is on the battlefield, you gain 1 life."
    )
    slide = spell("Test Slide", text + "\nCycling {0}", "{0}", "Enchantment")
    acts = [do("activate", ability="Cycling"), do("wait_stack")]
    there = expect("life", player="A", life=21)
    assert played(slide, add("Test Slide", "hand"), script=acts, expect=[there]).reason == ""
    other = spell("Test Other", "Cycling {0}", "{0}", "Enchantment")
    setup = (slide, other, add("Test Slide", "graveyard"), add("Test Other", "hand"))
    there = expect("life", player="A", life=20)
    assert played(*setup, script=acts, expect=[there]).reason == ""


def test_to_proliferate_again_is_another_choice() -> None:  # 701.34a
    engine = spell("Test Engine", "{0}: Proliferate, then proliferate again.", "{0}", "Artifact")
    acts = [do("add_counters", card="Test Engine", counter="charge", count=1), do("activate", ability="{0}")]
    answers = [{"player": "A", "kind": "target", "value": [{"name": "Test Engine"}]}] * 2
    there = expect("counters", card="Test Engine", counter="charge", count=3)
    assert played(engine, add("Test Engine"), script=acts, choices=answers, expect=[there]).reason == ""


def test_a_card_spoken_of_is_the_spell_it_becomes() -> None:  # 603.7c
    text = (
        "{0}: You may cast target creature card in a graveyard this turn. When you cast it this turn, you gain 1 life."
    )
    lich = creature("Test Lich", text)
    free = creature("Test Free", cost="{0}")
    acts = [do("activate", ability="{0}", targets=[{"name": "Test Free"}]), do("wait_stack")]
    acts += [do("cast", card="Test Free"), do("wait_stack")]
    there = expect("life", player="A", life=21)
    setup = (lich, free, add("Test Lich"), add("Test Free", "graveyard"))
    assert played(*setup, script=acts, expect=[there]).reason == ""


def test_protection_from_a_chosen_color_is_told_by_the_color() -> None:  # 702.16a
    text = "Enchant creature\nAs Test Ward enters, choose a color.\nEnchanted creature has protection from the chosen color."
    ward = spell("Test Ward", text, "{0}", "Enchantment — Aura")
    acts = [do("cast", card="Test Ward", targets=[{"name": "Test Bear"}]), do("wait_stack")]
    answers = [{"player": "A", "kind": "choice", "value": [{"name": "Red"}]}]
    has = expect("ability", player="A", card="Test Bear", ability="protection from red", value=True)
    lacks = expect("ability", player="A", card="Test Bear", ability="protection from blue", value=False)
    setup = (ward, BEAR, add("Test Ward", "hand"), add("Test Bear"))
    assert played(*setup, script=acts, choices=answers, expect=[has, lacks]).reason == ""
