"""Statics and triggers of permanents that are said in a few words each."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, play, put, run, table, use
from tests.keywords.arena import attack, could_block
from tests.rules.table import turn_of

from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.cleanup_step import maximum_hand_size
from spellwright.rules.drawing import draw_cards
from spellwright.rules.durations import end_at_step
from spellwright.rules.happen import happen
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.playing_lands import lands_left
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.rules.ways import permitted_ways
from spellwright.state.events.cards import Reveal
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.turns import BeginStep, LoseGame
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def offered(game: Game, player: Id = 1) -> list[Id]:
    """What the player may cast or activate, by the object."""
    actions = legal_actions(game, player)
    return [getattr(each, "source", 0) or getattr(getattr(each, "way", None), "object", 0) for each in actions]


def finish(game: Game) -> None:
    """What waits goes on the stack, and all of it resolves."""
    run(settle(game))
    while game.stack:
        run(resolve_top(game))
        run(settle(game))


def test_701_20a_the_first_card_drawn_each_turn_is_revealed() -> None:
    game = table()
    text = "Reveal the first card you draw each turn. Whenever you reveal a creature card this way, you gain 1 life."
    put(game, card(text, "Enchantment"))
    run(draw_cards(game, 1, 2))
    finish(game)
    assert game.player(1).life == 21 and len(events(game, Reveal)) == 1
    run(draw_cards(game, 2))
    turn_of(game, 2)
    run(draw_cards(game, 1))
    finish(game)
    assert game.player(1).life == 22 and len(events(game, Reveal)) == 2


def test_701_20a_on_your_own_turns_alone() -> None:
    game = table()
    text = "Whenever you reveal a land card this way, draw a card. Whenever you reveal a nonland card this way, you gain 3 life."
    put(game, creature(f"Reveal the first card you draw on each of your turns. {text}"))
    turn_of(game, 2)
    run(draw_cards(game, 1))
    finish(game)
    assert game.player(1).life == 20 and not events(game, Reveal)
    turn_of(game, 1)
    run(draw_cards(game, 1))
    finish(game)
    assert game.player(1).life == 23


def test_106_12_a_permanent_tapped_for_colorless_mana() -> None:
    game = table()
    put(game, card("Whenever you tap a permanent for {C}, add an additional {C}.", "Artifact"))
    for text, mana in (("{T}: Add {C}{C}.", 3), ("{T}: Add {G}.", 4)):
        rock = put(game, card(text, "Artifact"))
        run(activate(game, 1, rock, 0))
        finish(game)
        assert sum(each.number for each in game.player(1).pool) == mana


def test_605_1_all_abilities_are_lost_except_mana_abilities() -> None:
    game = table()
    land = put(game, card("{T}: Add {C}.\n{0}: You gain 1 life.", "Land"))
    plains = put(game, card("", "Basic Land — Plains", "Plains"))
    put(game, card("All lands lose all abilities except mana abilities.", "Enchantment"))
    assert [len(characteristics(game, id).abilities) for id in (land, plains)] == [1, 1]


def test_602_2b_an_ability_of_it_is_activated() -> None:
    game = table()
    elf = put(game, creature("{0}: You gain 1 life.\n{0}: Add {G}.", name="Elf"))
    text = "if it isn't a mana ability, copy that ability. You may choose new targets for the copy."
    put(
        game,
        card(f"Whenever an ability of equipped creature is activated, {text}", "Artifact — Equipment"),
        attached_to=elf,
    )
    run(activate(game, 1, elf, 0))
    finish(game)
    assert game.player(1).life == 22
    run(activate(game, 1, elf, 1))
    finish(game)
    assert len(game.player(1).pool) == 1


def test_107_14_energy_got_at_once_triggers_once() -> None:
    game = table()
    put(game, card("Whenever you get one or more {E}, you gain 1 life.", "Artifact"))
    happens(game, PutCounters(1, "energy", 3, 1))
    happens(game, PutCounters(2, "energy", 1, 2))
    assert game.player(1).life == 21


def test_702_33d_a_spell_is_kicked_by_any_player() -> None:
    game = table()
    put(game, card("Whenever a player kicks a spell, you gain 1 life.", "Enchantment"))
    spell = card("Kicker {0}\nDraw a card.")
    play(game, spell, "kicker {0}", player=2)
    finish(game)
    assert game.player(1).life == 21
    play(game, spell, None, player=2)
    finish(game)
    assert game.player(1).life == 21


def test_702_29a_cards_cant_be_cycled() -> None:
    game = table()
    cyclers = give(game, card("Cycling {0}"), card("Mountaincycling {0}"))
    assert set(cyclers) <= set(offered(game))
    put(game, card("Players can't cycle cards.", "Artifact"), 2)
    assert not set(cyclers) & set(offered(game))


@pytest.mark.parametrize(
    "text",
    [
        "Creatures with landwalk abilities can be blocked as though they didn't have those abilities.",
        "Creatures can block creatures with landwalk abilities as though they didn't have those abilities.",
    ],
)
def test_609_4_landwalk_is_passed_over(text: str) -> None:
    game = table()
    walker = put(game, creature("Islandwalk"))
    put(game, card("", "Basic Land — Island", "Island"), 2)
    bear = put(game, creature(), 2)
    attack(game, walker)
    assert not could_block(game, bear, walker)
    put(game, card(text, "Artifact"))
    assert could_block(game, bear, walker)


def test_602_5_only_during_their_own_turns() -> None:
    game = table()
    rock = put(game, card("{0}: You gain 1 life.", "Artifact"), 2)
    (spell,) = give(game, card(mana_cost="{0}"), player=2)
    assert {rock, spell} <= set(offered(game, 2))
    put(game, card("Players can cast spells and activate abilities only during their own turns.", "Enchantment"))
    assert not {rock, spell} & set(offered(game, 2))


def test_119_3_a_counter_for_each_life_gained() -> None:
    game = table()
    bear = put(game, creature())
    put(
        game,
        card(
            "Whenever you gain life, put a +1/+1 counter on target creature for each 1 life you gained.", "Enchantment"
        ),
    )
    happens(game, GainLife(1, 3))
    assert game[bear].counters == (("+1/+1", 3),)


@pytest.mark.parametrize(("held", "life"), [(2, 18), (3, 20), (4, 20), (5, 18)])
def test_three_or_four_cards_in_hand(held: int, life: int) -> None:
    game = table()
    give(game, *[card()] * held, player=2)
    play(game, "Card deals 2 damage to target player unless they have exactly three or exactly four cards in hand.", 2)
    assert game.player(2).life == life


def test_104_3_each_player_with_just_so_much_life_loses() -> None:
    game = table(3)
    happens(game, LoseLife(2, 7), LoseLife(3, 6))
    play(game, "Each player with exactly 13 life loses the game, then each player gains 1 life.")
    assert [event.player for event in events(game, LoseGame)] == [2]
    assert [game.player(player).life for player in (1, 3)] == [21, 15]


def test_305_2_each_player_may_play_another_land() -> None:
    game = table()
    put(game, card("Each player may play an additional land on each of their turns.", "Enchantment"))
    turn_of(game, 2, "precombat main")
    assert (lands_left(game, 2), lands_left(game, 1)) == (2, 2)


def test_eight_artifacts_with_the_same_name_as_one_another() -> None:
    game = table()
    for _ in range(2):
        put(game, card("", "Artifact", "Orb"))
    put(game, card("", "Artifact", "Rock"))
    text = "If you control three or more artifacts with the same name as one another, you gain 1 life."
    play(game, text)
    assert game.player(1).life == 20
    put(game, card("", "Artifact", "Orb"))
    play(game, text)
    assert game.player(1).life == 21


ORB = card("", "Artifact", "Orb")
OTHERWISE = (
    "Reveal the top card of your library. If it's an artifact card, you may put it onto the battlefield. Otherwise, put that "
    "card into your hand."
)


@pytest.mark.parametrize(("answers", "held"), [((True,), []), ((False,), ["Orb"])])
def test_608_2c_otherwise_is_said_of_its_being_put_there(answers: tuple[bool, ...], held: list[str]) -> None:
    game = table()
    put(game, ORB, to="library")
    play(game, OTHERWISE, *answers)
    assert [game[id].copiable.name for id in game.player(1).hand] == held
    assert battlefield(game) == ["Orb"][len(held) :]


def test_608_2c_otherwise_if_the_condition_was_not_met() -> None:
    game = table()
    play(game, OTHERWISE)
    assert len(game.player(1).hand) == 1


def test_611_2c_it_and_the_others_gain_it() -> None:
    game = table()
    bear, zombie = put(game, creature(name="Bear")), put(game, creature(subtype="Zombie"))
    text = "Whenever equipped creature attacks, it and Zombies you control gain deathtouch until end of turn."
    put(game, card(text, "Artifact — Equipment"), attached_to=bear)
    happens(game, Attack(bear, 2))
    assert [len(characteristics(game, id).abilities) for id in (bear, zombie)] == [1, 1]


def test_205_1b_he_is_still_a_planeswalker() -> None:
    game = table()
    text = "~ becomes a Human Soldier creature with power and toughness each equal to the number of loyalty counters on him."
    text = f"0: Until end of turn, {text} He's still a planeswalker."
    hero = put(game, card(text, "Planeswalker", loyalty="4"))
    happens(game, PutCounters(hero, "loyalty", 4, 1))
    use(game, hero)
    values = characteristics(game, hero)
    assert (values.types, values.power) == (frozenset({"creature", "planeswalker"}), 4)


def test_611_2a_until_the_beginning_of_your_next_upkeep() -> None:
    game = table()
    play(game, "Exile the top card of your library. Until the beginning of your next upkeep, you may play that card.")
    (exiled,) = game.exile
    turn_of(game, 2, "precombat main")
    assert [way.object for way in permitted_ways(game, 1)] == [exiled]
    turn_of(game, 1)
    run(end_at_step(game, "upkeep"))
    assert not list(permitted_ways(game, 1))


def test_305_7_a_land_type_of_choice_in_addition() -> None:
    game = table()
    land = put(game, card("", "Basic Land — Plains", "Plains"))
    text = "Until end of turn, target land you control becomes the basic land type of your choice in addition to its other types."
    play(game, text, "Island")
    assert characteristics(game, land).subtypes == frozenset({"Plains", "Island"})


def test_402_2_a_maximum_hand_size_that_is_counted() -> None:
    game = table()
    oil = put(game, card("Your maximum hand size is equal to the number of hour counters on ~.", "Enchantment"))
    happens(game, PutCounters(oil, "hour", 3, 1))
    assert (maximum_hand_size(game, 1), maximum_hand_size(game, 2)) == (3, 7)


def test_614_10a_a_step_of_this_turn_is_skipped() -> None:
    game = table(step="upkeep")
    play(game, "You skip your draw step this turn.")
    assert not run(happen(game, BeginStep("draw", 1)))
    turn_of(game, 1)
    assert run(happen(game, BeginStep("draw", 1)))
