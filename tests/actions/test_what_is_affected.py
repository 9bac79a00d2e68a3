"""611.2b-c, 615.11, 400.7a: what the effects of texts affect, whether they begin, and what they go on for."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.actions.exile import ReturnsAfterwards
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.damage import damage_event
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.rules.untap_step import untap_step
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Tap
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.mana import BIT
from spellwright.words.procedure import Id

RADIANCE = "target creature and each other creature that shares a color with it"
WHITE, GREEN = creature(name="Lion", mana_cost="{W}"), creature(name="Bear", mana_cost="{G}")


def power(game: Game, id: Id) -> int | None:
    return characteristics(game, id).power


def test_611_2c_those_are_all_that_a_joined_phrase_named() -> None:
    game = table()
    lion, other, bear = put(game, WHITE), put(game, WHITE), put(game, GREEN)
    text = "Untap " + RADIANCE + ". Those creatures get +2/+0 until end of turn."
    play(game, text, lion)
    assert [power(game, id) for id in (lion, other, bear)] == [4, 4, 2]


def test_615_11_a_shield_for_each_creature_that_fits_as_it_begins() -> None:
    game = table()
    lion, other, bear = put(game, WHITE), put(game, WHITE), put(game, GREEN)
    text = "Prevent the next 1 damage that would be dealt to " + RADIANCE + " this turn."
    play(game, text, lion)
    later = put(game, WHITE)
    happens(game, *(damage_event(game, bear, id, 1) for id in (lion, other, bear, later)))
    assert [game[id].damage for id in (lion, other, bear, later)] == [0, 0, 1, 1]


def test_611_2c_what_changes_no_characteristic_affects_newcomers() -> None:
    game = table()
    before = put(game, WHITE, 2)
    play(game, "Creatures target opponent controls don't untap during their next untap step.")
    later, mine = put(game, WHITE, 2), put(game, WHITE)
    happens(game, *(Tap(id) for id in (before, later, mine)))
    turn_of(game, 2)
    run(untap_step(game))
    turn_of(game, 1)
    run(untap_step(game))
    assert [game[id].tapped for id in (before, later, mine)] == [True, True, False]


def test_611_2b_an_effect_whose_duration_is_over_does_not_begin() -> None:
    game = table()
    thief = creature("When ~ enters, gain control of target artifact for as long as you control ~.")
    stone = put(game, card("", "Artifact"), 2)
    id = put(game, thief, to="hand")
    happens_without_resolving(game, id)
    happens_only(game, Move(game[id].became, "graveyard", cause="destroy"))
    run(resolve_top(game))
    assert controller(game, stone) == 2


def happens_without_resolving(game: Game, card_in_hand: Id) -> None:
    """The creature enters, and what triggers is put on the stack."""

    def procedure() -> object:
        yield from happen(game, Move(card_in_hand, "battlefield", controller=1))
        yield from settle(game)

    run(procedure())


def happens_only(game: Game, event: Move) -> None:
    run(happen(game, event))


def test_400_7a_what_changes_a_permanent_spell_goes_on_for_the_permanent() -> None:
    game = table()
    spell = run(cast_during_resolution(game, 1, Way(put(game, GREEN, to="hand"), free=True, any_time=True)))
    play(game, "Target spell or permanent becomes white.")
    run(resolve_top(game))
    assert characteristics(game, game[spell].became).colors == BIT["W"]


def test_107_1b_a_change_by_x_is_of_no_less_than_0() -> None:
    game = table()
    bear = put(game, creature("{0}: ~ gets +X/+X until end of turn, where X is its power.", "2/6"))
    play(game, "Target creature gets -4/-0 until end of turn.")
    use(game, bear)
    assert (characteristics(game, bear).power, characteristics(game, bear).toughness) == (-2, 6)


def test_505_1b_there_is_one_second_main_phase_in_a_turn() -> None:
    game = table()
    put(game, card("At the beginning of your second main phase, you gain 1 life.", "Enchantment"))
    turn_of(game, 1)
    for step in ("precombat main", "postcombat main", "postcombat main"):
        happens(game, BeginStep(step, 1))
    assert game.player(1).life == 21


def test_702_16e_damage_to_a_player_with_protection_is_prevented() -> None:
    game = table()
    lion, bear = put(game, WHITE, 2), put(game, GREEN, 2)
    play(game, "You gain protection from green until end of turn.")
    happens(game, damage_event(game, bear, 1, 2))
    happens(game, damage_event(game, lion, 1, 1))
    assert game.player(1).life == 19


def test_707_9d_what_defines_an_excepted_size_is_not_copied() -> None:
    game = table()
    put(game, creature("~'s power and toughness are each equal to the number of cards in your graveyard.", "*/*"))
    (copy,) = give(
        game, creature("You may have ~ enter as a copy of any creature on the battlefield, except it's 7/7.")
    )
    happens(game, Move(copy, "battlefield", controller=1), answers=(True,))
    assert characteristics(game, game[copy].became).power == 7


def test_610_3d_what_returns_at_the_same_time_sees_the_others_enter() -> None:
    game = table()
    text = "When ~ enters, exile target creature an opponent controls until ~ leaves the battlefield."
    priests = [put(game, creature(text)) for _ in range(2)]
    exiled = [
        put(game, creature("Whenever another creature enters, you gain 1 life."), 2, to="exile") for _ in range(2)
    ]
    for priest, card_in_exile in zip(priests, exiled, strict=True):
        ends = Until("source leaves")
        note_begin(game, Floating(0, ReturnsAfterwards("battlefield"), priest, 1, 0, ends, locked=(card_in_exile,)))
    happens(game, *(Move(priest, "graveyard") for priest in priests), answers=(...,))
    assert game.player(2).life == 22


def note_begin(game: Game, effect: Floating) -> None:
    """The effect has begun."""
    record(game, Begin(effect))


def test_each_other_creature_is_another_than_the_target() -> None:
    game = table()
    lion, bear = put(game, WHITE), put(game, GREEN)
    play(game, "~ deals 1 damage to target creature and 1 damage to each other creature.", lion)
    assert (game[lion].damage, game[bear].damage) == (1, 1)


def test_702_16k_protection_from_that_player_is_from_who_was_mentioned() -> None:
    game = table()
    mine, theirs = put(game, WHITE), put(game, WHITE, 2)
    play(game, "Target opponent draws a card. Until your next turn, you gain protection from that player.")
    happens(game, damage_event(game, theirs, 1, 2), damage_event(game, mine, 1, 1))
    assert game.player(1).life == 19
