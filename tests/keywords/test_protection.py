"""Shroud, hexproof, protection and ward: who may target, damage, block and be attached."""

from __future__ import annotations

from tests.keywords.arena import arena, blockable, colored, creature, fight, settle, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve
from tests.rules.table import BEAR, put, run

from spellwright.rules.asking import characteristics
from spellwright.rules.attaching import can_be_attached
from spellwright.rules.casting import could_cast
from spellwright.rules.damage import damage_event
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.adjectives import Color
from spellwright.words.mana import B, G, R, W

BOLT = "Spell deals 3 damage to target creature."


def protected(text: str) -> Card:
    """A 2/2 creature with that text."""
    return read(text, "{1}{W}", "Creature — Knight", "Knight", "2/2")


def game_with(text: str, mine: int = 2) -> tuple[Game, int]:
    game = arena("precombat main")
    lands(game, "RBG")
    return game, put(game, protected(text), mine)


def can_bolt(text: str, mine: int = 2, cost: str = "{R}") -> bool:
    game, _ = game_with(text, mine)
    return bool(names(game, put(game, read(BOLT, cost), to="hand")))


def test_702_18a_shroud_stops_everybody_from_targeting() -> None:
    assert not can_bolt("Shroud", 1) and not can_bolt("Shroud", 2)


def test_702_11b_hexproof_stops_opponents_from_targeting() -> None:
    assert can_bolt("Hexproof", 1) and not can_bolt("Hexproof", 2)


def test_702_11d_hexproof_from_a_quality_stops_opponents_sources_of_that_quality() -> None:
    assert not can_bolt("Hexproof from red") and can_bolt("Hexproof from red", 1)
    assert can_bolt("Hexproof from black")


def test_702_16b_protection_stops_sources_of_that_quality_from_targeting() -> None:
    assert not can_bolt("Protection from red", 1) and can_bolt("Protection from black")


def test_702_16g_protection_from_several_qualities_is_several_abilities() -> None:
    assert not can_bolt("Protection from black and from red")
    (keyword,) = protected("Protection from black and from red").whole.abilities
    assert len(keyword.means()) == 2


def test_702_16h_protection_from_all_colors() -> None:
    assert not can_bolt("Protection from all colors") and can_bolt("Protection from all colors", cost="{1}")


def test_702_16j_protection_from_everything() -> None:
    assert not can_bolt("Protection from everything", cost="{1}")


def test_702_16a_protection_from_a_card_type_counts_in_every_zone() -> None:
    game, _ = game_with("Protection from instants")
    assert not names(game, put(game, read(BOLT, "{R}"), to="hand"))
    assert names(game, put(game, read(BOLT, "{R}", "Sorcery"), to="hand"))


def test_702_16e_damage_from_such_sources_is_prevented() -> None:
    game = arena()
    knight, imp, ape = put(game, protected("Protection from black")), put(game, colored(BEAR, B), 2), put(game, BEAR, 2)
    run(happen(game, damage_event(game, imp, knight, 5), damage_event(game, ape, knight, 1)))
    assert game[knight].damage == 1


def test_702_16f_such_creatures_cant_block_it() -> None:
    assert not blockable(protected("Protection from black"), colored(BEAR, B | G))
    assert blockable(protected("Protection from black"), colored(BEAR, G))


def test_702_16c_such_auras_fall_off() -> None:
    game = arena()
    aura = read("Enchant creature", "{B}", "Enchantment — Aura", "Curse")
    knight = put(game, protected("Protection from black"), 2)
    curse = put(game, aura, attached_to=knight)
    assert not can_be_attached(game, curse, knight)
    settle(game)
    assert zone(game, curse) == "graveyard"


def test_702_16d_such_equipment_becomes_unattached() -> None:
    game = arena()
    axe = read("Equip {1}", "{1}", "Artifact — Equipment", "Axe")
    knight = put(game, protected("Protection from artifacts"))
    weapon = put(game, axe, attached_to=knight)
    settle(game)
    assert zone(game, weapon) == "battlefield" and not game[weapon].attached_to


def test_702_16_a_player_has_hexproof_through_a_permanent() -> None:
    game = arena("precombat main")
    lands(game, "RR")
    put(game, read("You have hexproof.", "{2}", "Enchantment", "Leyline"), 2)
    spell = put(game, read("Spell deals 3 damage to target player.", "{R}"), to="hand")

    assert could_cast(game, 1, Way(spell))
    targets = cast_it(game, spell)
    assert game[targets].choices.target_ids() == (1,)


def test_702_16_the_color_of_your_choice_is_chosen_as_the_spell_resolves() -> None:
    game = arena("precombat main")
    lands(game, "W")
    bear = put(game, BEAR)
    text = "Target creature gains protection from the color of your choice until end of turn."
    cast_it(game, put(game, read(text, "{W}"), to="hand"))

    resolve(game, Color.RED)
    assert [type(a).__name__ for a in characteristics(game, bear).abilities] == ["Protection"]
    fight(game, bear, (put(game, colored(creature(3, 3), R), 2),))
    assert zone(game, bear) == "battlefield"


def test_702_16_protection_from_the_chosen_color_is_that_of_the_text_that_gives_it() -> None:
    game = arena("precombat main")
    bear = put(game, BEAR)
    aura = read(
        "Enchant creature\nEnchanted creature has protection from the chosen color.",
        "{W}",
        "Enchantment — Aura",
        "Ward",
    )
    put(game, aura, attached_to=bear, chosen=(("color", "red"),))
    red, white = put(game, colored(BEAR, R), 2), put(game, colored(BEAR, W), 2)
    run(happen(game, damage_event(game, red, bear, 5), damage_event(game, white, bear, 1)))
    assert game[bear].damage == 1


def test_702_11e_what_loses_hexproof_loses_hexproof_from_something_too() -> None:
    game = arena()
    bear = put(game, read("Hexproof from black", "{G}", "Creature — Bear", "Cub", "2/2"))
    put(game, read("Creatures lose hexproof.", "{G}", "Enchantment", "Glow"))
    assert characteristics(game, bear).abilities == ()
