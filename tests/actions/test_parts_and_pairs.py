"""Parts rounded each time, pairs with one controller, what was worn, more paid for each, what a hand has shown."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, names, play, put, run, table
from tests.rules.table import go_on

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import controller
from spellwright.rules.casting import cast_during_resolution, could_cast
from spellwright.rules.hooks import Way
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Attach
from spellwright.state.game import Game

BEAR = creature(name="Bear", mana_cost="{G}")
SWORD = card("Equipped creature gets +1/+1.\nEquip {1}", "Artifact — Equipment", "Sword")


def unread(text: str, type_line: str = "Sorcery") -> bool:
    return bool(compile_card("Card", "normal", [FaceText("Card", type_line=type_line, oracle_text=text)]).unread)


def test_107_1a_every_part_is_rounded_as_the_text_says_last() -> None:
    game = table()
    for _ in range(3):
        put(game, BEAR, 2)
    give(game, BEAR, BEAR, BEAR, player=2)
    text = (
        "Target opponent loses a third of their life, then discards half the cards in their hand, then sacrifices a third of "
        "the creatures they control. Round up each time."
    )
    play(game, text, ..., ..., ...)
    assert game.player(2).life == 13
    assert len(game.player(2).hand) == 1 and len(battlefield(game, 2)) == 2


def test_107_1a_what_isnt_rounded_isnt_read() -> None:
    assert unread("Target opponent loses half their life.")
    assert unread("Draw cards equal to half the number of cards in your hand.")
    assert not unread("Draw cards equal to half the number of cards in your hand, rounded down.")


def test_half_are_returned_as_you_choose_rounded_as_is_said_behind() -> None:
    game = table()
    bears = [put(game, creature(name=name), 2) for name in "ABC"]
    text = "Choose target player. Return half the creatures they control to their owner's hand, rounded up."
    play(game, text, 2, bears[0], bears[2])
    assert battlefield(game, 2) == ["B"]


def test_115_two_targets_of_one_player() -> None:
    game = table()
    put(game, BEAR)
    theirs, other = put(game, creature(name="A"), 2), put(game, creature(name="B"), 2)
    play(
        game,
        "Choose two target creatures controlled by the same player. That player sacrifices one of them.",
        theirs,
        other,
    )
    assert battlefield(game) == ["Bear", "A"]


def test_the_one_is_sacrificed_and_the_other_returned() -> None:
    game = table()
    a, b = put(game, creature(name="A"), 2), put(game, creature(name="B"), 2)
    text = (
        "Choose two target creatures controlled by the same player. Their controller chooses and sacrifices one of them. "
        "Return the other to its owner's hand."
    )
    play(game, text, a, b)
    assert names(game, game.player(2).graveyard) == ["B"] and names(game, game.player(2).hand) == ["A"]


def worn() -> tuple[Game, int, int]:
    game = table()
    bear, sword = put(game, BEAR, 2), put(game, SWORD, 2)
    record(game, Attach(sword, bear))
    return game, bear, sword


def test_701_3d_all_equipment_is_unattached() -> None:
    game, _, sword = worn()
    play(game, "Unattach all Equipment from target creature.")
    assert game[sword].attached_to == 0


def test_608_2h_what_was_attached_to_it() -> None:
    game, _, sword = worn()
    play(game, "Destroy target creature. You gain control of all Equipment that were attached to it.")
    assert controller(game, sword) == 1


def test_608_2h_to_what_it_was_attached() -> None:
    game, bear, _ = worn()
    text = "Destroy target Equipment. If that Equipment was attached to a creature, ~ deals 2 damage to that creature."
    play(game, text)
    assert [(e.victim, e.amount) for e in events(game, Damage)] == [(bear, 2)]
    game = table()
    put(game, SWORD, 2)
    put(game, BEAR, 2)
    play(game, text)
    assert not events(game, Damage)


def test_608_2d_something_to_which_all_can_be_attached() -> None:
    game, bear, sword = worn()
    able, _ = put(game, BEAR, 2), put(game, creature("Protection from artifacts", name="Safe"), 2)
    text = (
        "Return target creature to its owner's hand. Gain control of all Auras and Equipment that were attached to it, then "
        "attach them to another creature."
    )
    play(game, text, bear)
    assert game[sword].attached_to == able and controller(game, sword) == 1


@pytest.mark.parametrize(("dead", "life"), [(0, 20), (1, 15)])
def test_118_12_more_is_paid_for_each(dead: int, life: int) -> None:
    game = table()
    put(game, card("{T}: Add {R}.", "Land", "Land"), 2)
    give(game, *[BEAR] * dead, to="graveyard")
    text = "Target opponent loses 5 life unless they pay {1} plus an additional {2} for each card in your graveyard."
    play(game, text, *([] if dead else [True]))
    assert game.player(2).life == life


def test_damage_added_up_for_what_is_of_both_kinds() -> None:
    game = table()
    both = put(game, creature("Flying", mana_cost="{U}"), 2)
    one = put(game, creature("Flying", mana_cost="{G}"), 2)
    play(game, "~ deals 2 damage to each creature with flying and 1 additional damage to each blue creature.")
    assert {(e.victim, e.amount) for e in events(game, Damage)} == {(both, 3), (one, 2)}


@pytest.mark.parametrize(("turns", "steps"), [(2, 0), (4, 1)])
def test_614_10_all_combat_phases_of_the_next_turn(turns: int, steps: int) -> None:
    game = table()
    play(game, "Target opponent skips all combat phases of their next turn.")
    seen = 0
    while game.turn <= turns:
        go_on(game)
        seen += game.active == 2 and game.step == "beginning of combat"
    assert seen == steps


def test_614_10_the_next_combat_phase_this_turn() -> None:
    game = table()
    play(game, "Target player skips their next combat phase this turn.", 2)
    seen = 0
    while game.turn <= 2:
        go_on(game)
        seen += game.active == 2 and game.step == "beginning of combat"
    assert seen == 1


def test_701_20_what_the_hand_has_shown() -> None:
    game = table()
    give(game, BEAR, BEAR, SWORD, player=2)
    text = (
        "Choose a card type. Target opponent reveals their hand. ~ deals 3 damage to that player for each card of the chosen "
        "type revealed this way."
    )
    play(game, text, "creature")
    assert game.player(2).life == 14


@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_601_2a_a_spell_that_wasnt_cast_from_its_owners_hand(zone: str) -> None:
    game = table()
    (id,) = give(game, card("Draw a card.", name="Spell"), player=2, to=zone)
    run(cast_during_resolution(game, 2, Way(id, free=True, any_time=True)))
    counter = card("Counter target spell that wasn't cast from its owner's hand.")
    other = card("Counter target spell cast from a graveyard.")
    for each in (counter, other):
        (spell,) = give(game, each)
        assert could_cast(game, 1, Way(spell, free=True, any_time=True)) == (zone == "graveyard")
