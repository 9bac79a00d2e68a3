"""Situations drawn from rulings that once came out otherwise; each test cites the rule that decides it."""

from __future__ import annotations

from tests.lab.stories import Row, add, creature, do, expect, played, spell

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


def test_what_becomes_a_basic_land_alone_loses_its_abilities() -> None:  # 305.7
    song = spell(
        "Test Song", "Enchant permanent\nEnchanted permanent is a colorless Forest land.", "{0}", "Enchantment — Aura"
    )
    setup = (song, creature("Test Bird", "Flying"), add("Test Song", "hand"), add("Test Bird"))
    expected = [
        expect("ability", player="A", card="Test Bird", ability="flying", value=False),
        expect("ability", player="A", card="Test Bird", ability="green mana", value=True),
    ]
    cast = [do("cast", card="Test Song", targets=[{"name": "Test Bird"}])]
    assert played(*setup, script=cast, expect=expected).reason == ""


COPIER = spell(
    "Test Copier",
    "You may have this enchantment enter as a copy of any enchantment on the battlefield.",
    "{0}",
    "Enchantment",
)


def test_a_copy_of_an_aura_enchants_what_its_controller_chooses() -> None:  # 303.4f
    wings = spell("Test Wings", "Enchant creature\nEnchanted creature gets +1/+1.", "{0}", "Enchantment — Aura")
    setup = (COPIER, wings, creature("Test Bear"), creature("Big Bear"), add("Test Bear"), add("Big Bear"))
    cards = (add("Test Copier", "hand"), add("Test Wings", "hand"))
    casts = [
        do("cast", card="Test Wings", targets=[{"name": "Test Bear"}]),
        do("wait_stack"),
        do("cast", card="Test Copier"),
    ]
    answers = [
        {"player": "A", "kind": "yesno", "value": True},
        {"player": "A", "kind": "choice", "value": [{"name": "Big Bear"}]},
    ]
    sizes = [expect("pt", player="A", card=name, power=3, toughness=3) for name in ("Test Bear", "Big Bear")]
    assert played(*setup, *cards, script=casts, choices=answers, expect=sizes).reason == ""


def test_a_copy_of_an_aura_that_could_enchant_nothing_is_put_into_the_graveyard() -> None:  # 303.4g
    theft = spell(
        "Test Theft",
        "Enchant creature\nYou control enchanted creature.\nEnchanted creature can't be enchanted by other Auras.",
        "{0}",
        "Enchantment — Aura",
    )
    setup = (COPIER, theft, creature("Test Bear"), add("Test Bear", player="B"))
    cards = (add("Test Copier", "hand"), add("Test Theft", "hand"))
    casts = [
        do("cast", card="Test Theft", targets=[{"name": "Test Bear"}]),
        do("wait_stack"),
        do("cast", card="Test Copier"),
    ]
    yes = [{"player": "A", "kind": "yesno", "value": True}]
    gone = expect("graveyard_count", player="A", card="Test Copier", count=1)
    assert played(*setup, *cards, script=casts, choices=yes, expect=[gone]).reason == ""


def test_mana_comes_last_from_what_has_something_else_to_do() -> None:  # 601.2g
    land = {
        "op": "define", "name": "Test Factory", "type_line": "Land",
        "oracle_text": "{T}: Add {C}.\n{1}: This land becomes a 2/2 creature until end of turn. It's still a land.",
    }  # fmt: skip
    acts = [do("activate", ability="{1}"), do("attack", step="declare_attackers", attacker={"name": "Test Factory"})]
    stop = {"turn": 1, "step": "postcombat_main"}
    result = played(
        land, add("Test Factory"), add("Forest"), script=acts, stop=stop, expect=[expect("life", player="B", life=18)]
    )
    assert result.reason == ""


def test_a_state_may_trigger_whenever_it_is_there() -> None:  # 603.8
    thinker = spell("Test Thinker", "Whenever you have no cards in hand, draw a card.", kind="Enchantment")
    setup = (thinker, add("Test Thinker"), add("Forest", "hand"))
    land = [do("play_land", card="Forest")]
    assert played(*setup, script=land, expect=[expect("hand_count", player="A", count=1)]).reason == ""


def test_mana_of_each_color_among_permanents_can_pay() -> None:  # 106.1
    tender = creature("Test Tender", "{T}: For each color among permanents you control, add one mana of that color.")
    bear = creature("White Bear", cost="{W}")
    wolf = creature("Test Wolf", cost="{G}{W}")
    setup = (tender, bear, wolf, add("Test Tender"), add("White Bear"), add("Test Wolf", "hand"))
    there = expect("permanent_count", player="A", card="Test Wolf", count=1)
    assert played(*setup, script=[do("cast", card="Test Wolf")], expect=[there]).reason == ""


def test_life_and_counters_of_a_source_pay_for_mana_as_often_as_there_are() -> None:  # 118.3
    ogre = creature("Test Ogre", "Pay 3 life: Add {R}.")
    text = "Test Horse enters with four +1/+1 counters on it.\nRemove a +1/+1 counter from Test Horse: Add {C}."
    horse = creature("Test Horse", text, size=(0, 0))
    dragon = creature("Test Dragon", size=(5, 5), cost="{6}{R}{R}{R}")
    setup = (ogre, horse, dragon, add("Test Ogre"), add("Test Horse"), add("Test Dragon", "hand"))
    expected = [
        expect("permanent_count", player="A", card="Test Dragon", count=1),
        expect("graveyard_count", player="A", card="Test Horse", count=1),
        expect("life", player="A", life=5),
    ]
    assert played(*setup, script=[do("cast", card="Test Dragon")], expect=expected).reason == ""


def test_mana_is_made_without_taking_counters_where_that_will_do() -> None:  # 601.2g
    meadow = {
        "op": "define", "name": "Test Meadow", "type_line": "Land",
        "oracle_text": "Test Meadow enters with two charge counters on it.\n{T}: Add {W}.\n"
        "{T}, Remove a charge counter from Test Meadow: Add one mana of any color.",
    }  # fmt: skip
    setup = (meadow, creature("White Bear", cost="{W}"), add("Test Meadow"), add("White Bear", "hand"))
    counters = expect("counters", player="A", card="Test Meadow", counter="charge", count=2)
    assert played(*setup, script=[do("cast", card="White Bear")], expect=[counters]).reason == ""


ROSHEEN = creature("Test Giant", "{T}: Add {C}{C}{C}{C}. Spend this mana only on costs that contain {X}.")


def test_mana_for_costs_with_x_pays_for_a_kicker() -> None:  # 106.6
    elder = creature("Test Elder", "Kicker {X}\nWhen this creature enters, if it was kicked, you gain X life.")
    setup = (ROSHEEN, elder, add("Test Giant"), add("Forest"), add("Test Elder", "hand"))
    answers = [{"player": "A", "kind": "yesno", "value": True}, {"player": "A", "kind": "x", "value": 4}]
    life = expect("life", player="A", life=24)
    assert played(*setup, script=[do("cast", card="Test Elder")], choices=answers, expect=[life]).reason == ""


def test_mana_for_costs_with_x_pays_what_an_effect_asks_for() -> None:  # 106.6, 118.12
    altar = spell("Test Altar", "{0}: You may pay {X}. If you do, you gain X life.", "{0}", "Artifact")
    setup = (ROSHEEN, altar, add("Test Giant"), add("Test Altar"))
    answers = [{"player": "A", "kind": "yesno", "value": True}, {"player": "A", "kind": "x", "value": 4}]
    life = expect("life", player="A", life=24)
    assert played(*setup, script=[do("activate", ability="{0}")], choices=answers, expect=[life]).reason == ""


def test_another_target_player_is_another_than_the_one_before() -> None:  # 115.3
    mastery = spell(
        "Test Mastery",
        "Draw a card for each creature target player controls, "
        "then draw a card for each creature another target player controls.",
        "{0}",
    )
    setup = (mastery, creature("Test Bear"), add("Test Bear", player="B", count=2), add("Test Mastery", "hand"))
    cast = [do("cast", card="Test Mastery", targets=[{"player": "B"}, {"player": "A"}])]
    assert played(*setup, script=cast, expect=[expect("hand_count", player="A", count=2)]).reason == ""


def test_a_second_target_is_another_than_the_first() -> None:  # 115.3
    mover = creature("Test Mover", "{0}: Move a +1/+1 counter from target creature onto a second target creature.")
    alone = expect("playable", player="A", ability="{0}", value=False)
    assert played(mover, add("Test Mover"), expect=[alone]).reason == ""


def test_a_shield_for_you_and_or_your_permanents_is_one_shield() -> None:  # 615.7
    ward = spell(
        "Test Ward",
        "Prevent the next 3 damage that would be dealt to you and/or permanents you control this turn.",
        "{0}",
    )
    flood = spell("Test Flood", "Test Flood deals 2 damage to each creature.", "{0}")
    setup = (ward, flood, creature("Test Bear"), add("Test Bear", count=2))
    cards = (add("Test Ward", "hand"), add("Test Flood", "hand"))
    casts = [do("cast", card="Test Ward"), do("wait_stack"), do("cast", card="Test Flood")]
    expected = [
        expect("permanent_count", player="A", card="Test Bear", count=2),
        expect("damage", player="A", card="Test Bear", damage=1),
    ]
    assert played(*setup, *cards, script=casts, expect=expected).reason == ""


SQUAD = (
    creature("Test Captain", "Whenever Test Captain and at least two other creatures attack, you gain 1 life."),
    creature("Test Bear"),
    add("Test Captain"),
    add("Test Bear", count=3),
)


def attacks_of(*names: str) -> list[Row]:
    """They attack, each the next one of its name."""
    return [do("attack", step="declare_attackers", attacker={"name": name}) for name in names]


def test_it_triggers_once_as_it_attacks_with_enough_others() -> None:  # 508.3a
    for names, life in (
        (("Test Captain", "Test Bear", "Test Bear"), 21),
        (("Test Captain", "Test Bear"), 20),
        (("Test Bear", "Test Bear", "Test Bear"), 20),
    ):
        stop = {"turn": 1, "step": "postcombat_main"}
        wanted = [expect("life", player="A", life=life)]
        assert played(*SQUAD, script=attacks_of(*names), stop=stop, expect=wanted).reason == "", names


def test_that_card_is_what_was_exiled_rather_than_what_the_trigger_spoke_of() -> None:  # 608.2c
    slide = spell(
        "Test Slide",
        "Whenever a player cycles a card, you may exile target creature. If you do, return that card to the battlefield "
        "under its owner's control at the beginning of the next end step.",
        kind="Enchantment",
    )
    cycler = creature("Test Cycler", "Cycling {0}")
    setup = (slide, cycler, creature("Test Bear"), add("Test Slide"), add("Test Cycler", "hand"), add("Test Bear"))
    answers = [{"player": "A", "kind": "yesno", "value": True}]
    there = [
        expect("permanent_count", player="A", card=name, count=n) for name, n in (("Test Bear", 1), ("Test Cycler", 0))
    ]
    cycles, stop = [do("activate", ability="Cycling")], {"turn": 1, "step": "end_turn"}
    assert played(*setup, script=cycles, choices=answers, stop=stop, expect=there).reason == ""


def test_that_card_is_the_exiled_card_spoken_of_rather_than_the_source() -> None:  # 607.2a
    keeper = creature(
        "Test Keeper",
        "When Test Keeper enters, exile target creature card from a graveyard.\n"
        "When Test Keeper leaves the battlefield, the exiled card's owner may cast that card without paying its mana cost.",
    )
    doom = spell("Test Doom", "Destroy target creature.", "{0}")
    setup = (keeper, doom, creature("Test Bear", cost="{6}"), add("Test Bear", "graveyard"), add("Forest"))
    cards = (add("Test Keeper", "hand"), add("Test Doom", "hand"))
    casts = [
        do("cast", card="Test Keeper"),
        do("wait_stack"),
        do("cast", card="Test Doom", targets=[{"name": "Test Keeper"}]),
    ]
    answers = [{"player": "A", "kind": "yesno", "value": True}]
    there = expect("permanent_count", player="A", card="Test Bear", count=1)
    assert played(*setup, *cards, script=casts, choices=answers, expect=[there]).reason == ""


def test_x_lasts_for_what_triggers_later() -> None:  # 107.3n, 603.12
    clock = spell("Test Clock", "{X}: At the beginning of the next end step, you gain X life.", "{0}", "Artifact")
    altar = spell("Test Altar", "{0}: You may pay {X}. When you do, you gain X life.", "{0}", "Artifact")
    setup = (clock, altar, add("Test Clock"), add("Test Altar"), add("Forest", count=5))
    acts = [do("activate", ability="{X}"), do("wait_stack"), do("activate", ability="{0}")]
    answers = [
        {"player": "A", "kind": "x", "value": 3},
        {"player": "A", "kind": "yesno", "value": True},
        {"player": "A", "kind": "x", "value": 2},
    ]
    life = expect("life", player="A", life=25)
    stop = {"turn": 1, "step": "end_turn"}
    assert played(*setup, script=acts, choices=answers, stop=stop, expect=[life]).reason == ""


def test_what_a_cost_has_exiled_can_be_found_by_the_effect() -> None:  # 400.7j
    seer = creature("Test Seer", "{0}, Exile a creature card from your hand: Put two time counters on the exiled card.")
    setup = (seer, creature("Test Bear"), add("Test Seer"), add("Test Bear", "hand"))
    there = expect("exile_counters", card="Test Bear", counter="time", count=2)
    assert played(*setup, script=[do("activate", ability="{0}")], expect=[there]).reason == ""
