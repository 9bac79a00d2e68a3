"""More situations of cards that once came out otherwise; each test cites the rule that decides it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lab.stories import add, creature, do, expect, played, spell

BEAR = creature("Test Bear")
CUB = creature("Test Cub")
BURN = spell("Test Burn", "Test Burn deals 2 damage to each creature.", "{0}")
AURA = {"op": "define", "mana_cost": "{G}", "type_line": "Enchantment — Aura"}


def _here(name: str, count: int = 1, player: str = "A") -> dict[str, Any]:
    return expect("permanent_count", player=player, card=name, count=count)


def _cast(name: str, *targets: str) -> dict[str, Any]:
    return do("cast", card=name, targets=[{"name": target} for target in targets])


def _hand(*names: str) -> list[Any]:
    return [add(name, "hand") for name in names]


def _chosen(name: str) -> dict[str, Any]:
    return {"player": "A", "kind": "choice", "value": [{"name": name}]}


def test_what_a_delayed_ability_waits_for_is_in_focus_in_it() -> None:  # 603.7
    text = (
        "{0}: Test Guard fights another target creature you control. "
        "When Test Guard dies this turn, return it to its owner's hand."
    )
    setup = (creature("Test Guard", text), BEAR, add("Test Guard"), add("Test Bear"))
    fight = do("activate", ability="{0}", targets=[{"name": "Test Bear"}])
    there = [expect("hand_count", player="A", card="Test Guard", count=1), _here("Test Bear", 0)]
    assert played(*setup, script=[fight], expect=there).reason == ""


def test_the_intervening_if_puts_what_the_source_is_attached_to_into_focus() -> None:  # 603.4
    text = "Enchant creature\nWhen Test Frost enters the battlefield, if enchanted creature is green, tap it."
    setup = ({**AURA, "name": "Test Frost", "oracle_text": text}, BEAR, add("Test Bear"), add("Forest"))
    tapped = [expect("tapped", card="Test Bear", value=True)]
    script = [_cast("Test Frost", "Test Bear")]
    assert played(*setup, *_hand("Test Frost"), script=script, expect=tapped).reason == ""


@pytest.mark.parametrize(("aimed", "left"), [(1, 3), (2, 2)])
def test_of_all_permanents_so_many_have_a_counter(aimed: int, left: int) -> None:  # 603.4
    text = (
        "When Test Aim enters the battlefield, if two or more creatures you don't control have an aim counter on them, "
        "destroy one of those creatures at random."
    )
    setup = (creature("Test Aim", text), BEAR, *_hand("Test Aim"), add("Forest"), add("Test Bear", player="B"))
    marked = [add("Test Bear", player="B", counters={"aim": 1}) for _ in range(aimed)]
    plain = [add("Test Bear", player="B") for _ in range(2 - aimed)]
    there = [_here("Test Bear", left, "B")]
    assert played(*setup, *marked, *plain, script=[_cast("Test Aim")], expect=there).reason == ""


def test_what_enters_is_attached_to_another_thing_than_itself() -> None:  # 303.4f
    text = (
        "{0}: Return Test Shrike from your graveyard to the battlefield. You may put an Aura card from your hand onto "
        "the battlefield attached to it. If you don't, exile Test Shrike."
    )
    aura = {**AURA, "name": "Test Vest", "oracle_text": "Enchant creature\nEnchanted creature gets +1/+1."}
    setup = (creature("Test Shrike", text), aura, add("Test Shrike", "graveyard"), *_hand("Test Vest"))
    answers = [{"player": "A", "kind": "yesno", "value": True}, _chosen("Test Vest")]
    larger = [expect("pt", player="A", card="Test Shrike", power=3, toughness=3)]
    script = [do("activate", ability="{0}")]
    assert played(*setup, script=script, choices=answers, expect=larger).reason == ""


def test_what_a_replacement_effect_happened_to_returns_later() -> None:  # 614.6, 603.7c
    text = (
        "If a creature you control would be put into a graveyard from the battlefield this turn, exile it instead. "
        "Return it to the battlefield under its owner's control at the beginning of the next end step."
    )
    save = spell("Test Save", text, "{0}")
    setup = (save, BURN, BEAR, CUB, add("Test Bear"), add("Test Cub"), *_hand("Test Save", "Test Burn"))
    script = [_cast("Test Save"), do("wait_stack"), _cast("Test Burn")]
    assert played(*setup, script=script, expect=[_here("Test Bear", 0), _here("Test Cub", 0)]).reason == ""
    end = {"turn": 1, "step": "end_turn"}
    assert played(*setup, script=script, stop=end, expect=[_here("Test Bear"), _here("Test Cub")]).reason == ""


@pytest.mark.parametrize("able", [True, False])
def test_a_spell_has_flash_under_a_condition_where_it_is_cast_from(able: bool) -> None:  # 702.8a
    tide = spell("Test Tide", "This spell has flash as long as you control a Bear.\nYou gain 1 life.", "{0}", "Sorcery")
    setup = (tide, BEAR, *_hand("Test Tide"), *([add("Test Bear")] if able else []))
    check = {"turn": 1, "step": "upkeep", "player": "A", "op": "playable", "ability": "Cast Test Tide", "value": able}
    script = [do("check", step="upkeep", check=0)]
    assert played(*setup, script=script, checks=[check]).reason == ""


def test_a_creature_spell_has_a_keyword_of_spells_under_a_condition() -> None:  # 702.85a
    text = "This spell has cascade as long as you control a Forest."
    setup = (creature("Test Tide", text, cost="{1}{G}"), CUB, *_hand("Test Tide"), add("Forest", count=2))
    answers = [{"player": "A", "kind": "yesno", "value": True}]
    script = [_cast("Test Tide")]
    there = [_here("Test Cub"), _here("Test Tide")]
    cards = add("Test Cub", "library")
    options = {"shuffle": False}
    assert played(*setup, cards, script=script, choices=answers, options=options, expect=there).reason == ""


@pytest.mark.parametrize(("chosen", "life", "loyalty"), [("Test Walker", 20, 1), ("", 18, 3)])
def test_damage_to_a_player_or_a_planeswalker_of_theirs_is_dealt_to_one(  # 608.2d
    chosen: str, life: int, loyalty: int
) -> None:
    text = (
        "When Test Imp enters the battlefield, choose an opponent at random. "
        "Test Imp deals 2 damage to that player or a planeswalker that player controls."
    )
    walker = {
        "op": "define", "name": "Test Walker", "mana_cost": "{2}", "type_line": "Planeswalker — Jace", "loyalty": "3",
        "oracle_text": "+1: You gain 1 life.",
    }  # fmt: skip
    setup = (creature("Test Imp", text), walker, *_hand("Test Imp"), add("Forest"), add("Test Walker", player="B"))
    answer = {"player": "A", "kind": "choice", "value": [{"name": chosen} if chosen else {"player": "B"}]}
    there = [
        expect("life", player="B", life=life),
        expect("counters", player="B", card="Test Walker", counter="loyalty", count=loyalty),
    ]
    assert played(*setup, script=[_cast("Test Imp")], choices=[answer], expect=there).reason == ""


def test_each_other_is_other_than_what_an_earlier_paragraph_targets() -> None:  # 608.2c
    text = "Put a +1/+1 counter on target creature.\nPut a +1/+1 counter on each other creature you control."
    growth = spell("Test Growth", text, "{0}")
    setup = (growth, BEAR, CUB, add("Test Bear"), add("Test Cub"), *_hand("Test Growth"))
    sizes = [
        expect("pt", player="A", card="Test Bear", power=3, toughness=3),
        expect("pt", player="A", card="Test Cub", power=3, toughness=3),
    ]
    assert played(*setup, script=[_cast("Test Growth", "Test Bear")], expect=sizes).reason == ""


@pytest.mark.parametrize("text", ["puts it onto the battlefield", "puts it onto the battlefield tapped"])
def test_what_each_player_found_enters_under_their_own_control(text: str) -> None:  # 101.4, 110.2a
    search = spell(
        "Test Search", f"Each player searches their library for a creature card, {text}, then shuffles.", "{0}"
    )
    setup = (search, BEAR, CUB, *_hand("Test Search"), add("Test Bear", "library"))
    there = [_here("Test Bear"), _here("Test Cub", player="B")]
    script = [_cast("Test Search")]
    answers = [_chosen("Test Bear"), {**_chosen("Test Cub"), "player": "B"}]
    theirs = add("Test Cub", "library", "B")
    assert played(*setup, theirs, script=script, choices=answers, expect=there).reason == ""


def test_what_only_one_player_found_isnt_the_others() -> None:  # 608.2c
    text = "Each player searches their library for up to two Bear cards, puts them onto the battlefield, then shuffles."
    setup = (spell("Test Search", text, "{0}"), BEAR, *_hand("Test Search"), add("Test Bear", "library", "B"))
    there = [_here("Test Bear", 0), _here("Test Bear", player="B")]
    answer = {"player": "B", "kind": "choice", "value": [{"name": "Test Bear"}]}
    assert played(*setup, script=[_cast("Test Search")], choices=[answer], expect=there).reason == ""


def test_that_many_in_what_replaces_damage_is_the_damage() -> None:  # 614.6
    text = (
        "If damage would be dealt to Test Guide, prevent that damage, remove that many +1/+1 counters from Test Guide, "
        "and create that many 1/1 colorless Spirit creature tokens."
    )
    guide = creature("Test Guide", text)
    setup = (guide, BURN, add("Test Guide", counters={"+1/+1": 5}), *_hand("Test Burn"))
    left = [expect("counters", player="A", card="Test Guide", counter="+1/+1", count=3), _here("Spirit Token", 2)]
    assert played(*setup, script=[_cast("Test Burn")], expect=left).reason == ""


@pytest.mark.parametrize(
    "text",
    [
        "If damage would be dealt to Test Ghost, prevent that damage. Remove a +1/+1 counter from Test Ghost.",
        "If damage would be dealt to Test Ghost while it has a +1/+1 counter on it, prevent that damage and remove a "
        "+1/+1 counter from it.",
    ],
)
def test_what_is_done_besides_preventing_is_done_once_for_all_sources(text: str) -> None:  # 615.5
    setup = (
        creature("Test Ghost", text),
        BEAR,
        add("Test Ghost", counters={"+1/+1": 2}),
        add("Test Bear", player="B", count=2),
    )
    left = [expect("counters", player="A", card="Test Ghost", counter="+1/+1", count=1)]
    assert (
        played(*setup, script=[*_attack("Test Ghost"), *_two_blocks("Test Ghost")], stop=DAMAGE, expect=left).reason
        == ""
    )


def test_one_shield_counter_is_removed_from_however_many_sources_the_damage_is() -> None:  # 122.1c
    setup = (BEAR, CUB, add("Test Cub", counters={"shield": 2}), add("Test Bear", player="B", count=2))
    left = [expect("counters", player="A", card="Test Cub", counter="shield", count=1)]
    assert (
        played(*setup, script=[*_attack("Test Cub"), *_two_blocks("Test Cub")], stop=DAMAGE, expect=left).reason == ""
    )


def test_x_of_its_other_abilities_is_that_with_which_it_became_monstrous() -> None:  # 701.37c
    text = "{X}: Monstrosity X.\nWhen Test Hydra becomes monstrous, you gain X life."
    setup = (creature("Test Hydra", text), add("Test Hydra"), add("Forest", count=3))
    answer = {"player": "A", "kind": "x", "value": 3}
    gained = [expect("life", player="A", life=23)]
    script = [do("activate", ability="{X}")]
    assert played(*setup, script=script, choices=[answer], expect=gained).reason == ""


DAMAGE = {"turn": 1, "step": "combat_damage"}


def _attack(name: str) -> list[Any]:
    return [do("attack", step="declare_attackers", attacker={"name": name})]


def _two_blocks(attacker: str) -> list[Any]:
    blockers = [{"name": "Test Bear", "index": index} for index in (0, 1)]
    return [do("block", "B", step="declare_blockers", blocker=each, attacker={"name": attacker}) for each in blockers]
