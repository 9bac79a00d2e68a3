"""What ceases to be attached (701.3d), can't crew (702.122a), loses all of a kind (113.10b), and upkeep steps."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, happens, play, put, table
from tests.rules.table import turn_of

from spellwright.rules.asking import characteristics
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Attach, Destroy, Unattach
from spellwright.state.game import Game
from spellwright.words.procedure import Id

WARGEAR = "Whenever ~ becomes unattached from a permanent, sacrifice that permanent."
BEAR = creature(name="Bear")


def equipped() -> tuple[Game, Id, Id, Id]:
    """A game with an equipped creature and another one."""
    game = table()
    gear, bear, other = put(game, card(WARGEAR.replace("~", "Gear"), "Artifact — Equipment", "Gear")), *bears(game)
    happens(game, Attach(gear, bear))
    return game, gear, bear, other


def bears(game: Game) -> tuple[Id, Id]:
    """Two creatures."""
    return put(game, BEAR), put(game, creature(name="Other"))


@pytest.mark.parametrize("how", ["comes off", "goes to another", "is destroyed"])
def test_701_3d_it_ceases_to_be_attached(how: str) -> None:
    game, gear, bear, other = equipped()
    ways: dict[str, Event] = {
        "comes off": Unattach(gear),
        "goes to another": Attach(gear, other),
        "is destroyed": Destroy(gear),
    }
    happens(game, ways[how])
    assert game[bear].zone == "gone" and "Other" in battlefield(game)


def test_701_3d_what_was_attached_to_nothing_does_not() -> None:
    game = table()
    gear = put(game, card(WARGEAR.replace("~", "Gear"), "Artifact — Equipment", "Gear"))
    happens(game, Attach(gear, put(game, BEAR)))
    assert battlefield(game) == ["Gear", "Bear"]


def test_701_3d_what_is_no_longer_yours_cant_be_sacrificed_by_you() -> None:
    game, gear, bear, _ = equipped()
    play(game, "Target player gains control of target creature you control.", 2, bear)
    happens(game, Destroy(gear))
    assert game[bear].zone == "battlefield"


def test_702_122a_what_cant_crew_is_not_tapped_for_it() -> None:
    game = table()
    vehicle = put(game, card("Crew 1", "Artifact — Vehicle", power="3", toughness="3"))
    text = "Enchant creature\nEnchanted creature can't attack, block, or crew Vehicles."
    aura = put(game, card(text, "Enchantment — Aura"))
    bear = put(game, BEAR)
    happens(game, Attach(aura, bear))
    assert not offered(game, vehicle)
    put(game, creature(name="Driver"))
    assert offered(game, vehicle)


def offered(game: Game, id: Id) -> bool:
    """Whether its ability may be activated."""
    return any(getattr(action, "source", 0) == id for action in legal_actions(game, 1))


def test_702_22c_bands_with_other_is_given_in_quotation_marks() -> None:
    game = table()
    text = 'White legendary creatures you control have "bands with other legendary creatures."'
    put(game, card(text, "Land"))
    hero = put(game, card("", "Legendary Creature — Bear", power="2", toughness="2", mana_cost="{W}"))
    assert may_band(game, hero) and not may_band(game, put(game, BEAR))
    play(game, 'Target legendary creature loses all "bands with other" abilities until end of turn.')
    assert not may_band(game, hero)


def may_band(game: Game, id: Id) -> bool:
    """Whether it has an ability of banding."""
    return "may_band" in characteristics(game, id).hooks


def test_113_10b_all_landwalk_abilities_are_lost() -> None:
    game = table()
    walker = put(game, creature("Islandwalk, nonbasic landwalk, trample"))
    play(game, "Target creature loses all landwalk abilities until end of turn.")
    assert len(characteristics(game, walker).abilities) == 1


def test_113_11_hexproof_and_shroud_are_lost_and_not_gained_again() -> None:
    game = table()
    bear = put(game, creature("Hexproof, trample"), 2)
    text = "creatures your opponents control lose hexproof and shroud and can't have hexproof or shroud."
    play(game, f"Until end of turn, {text}")
    play(game, "Creatures you control gain shroud until end of turn.", player=2)
    assert [str(each) for each in characteristics(game, bear).abilities] == ["Trample()"]


def test_any_upkeep_step_is_anybodys_upkeep() -> None:
    game = table()
    text = "{0}: Draw a card. Any player may activate this ability but only during any upkeep step."
    clock = put(game, card(text, "Artifact"))
    turn_of(game, 2, "draw")
    assert not offered(game, clock)
    turn_of(game, 2, "upkeep")
    assert offered(game, clock)
