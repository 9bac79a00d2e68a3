"""502: the untap step."""

from __future__ import annotations

from tests.rules.table import BEAR, card, happened, put, run, table, turn_of
from tests.rules.toy_abilities import PhasesOut, StaysTapped

from spellwright.rules.untap_step import untap_step
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import Attach, Phase, Untap
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import SetGame


def test_the_active_player_untaps_their_permanents() -> None:
    game = table()
    mine, theirs = put(game, BEAR, 1, tapped=True), put(game, BEAR, 2, tapped=True)
    run(untap_step(game))
    assert (game[mine].tapped, game[theirs].tapped) == (False, True)


def test_an_effect_keeps_a_permanent_from_untapping() -> None:
    game = table()
    mine = put(game, card("Sleeper", "creature", 1, 1, StaysTapped()), tapped=True)
    run(untap_step(game))
    assert game[mine].tapped
    assert not happened(game, Untap)


def test_a_permanent_phases_out_and_in_again_with_what_is_attached_to_it() -> None:
    game = table()
    ghost = put(game, card("Ghost", "creature", 1, 1, PhasesOut()))
    aura = put(game, card("Aura", "enchantment", subtypes="Aura"), attached_to=ghost)
    run(untap_step(game))
    assert (game[ghost].phased_out, game[aura].phased_out) == (True, True)
    run(untap_step(game))
    assert (game[ghost].phased_out, game[aura].phased_out) == (False, False)
    assert game[aura].attached_to == ghost


def test_what_phases_in_untaps_in_the_same_step() -> None:
    game = table()
    ghost = put(game, BEAR, tapped=True)
    record(game, Phase(ghost, out=True))
    run(untap_step(game))
    assert not game[ghost].tapped


def test_another_players_phased_out_permanent_stays_so() -> None:
    game = table()
    ghost = put(game, BEAR, 2)
    record(game, Phase(ghost, out=True))
    run(untap_step(game))
    assert game[ghost].phased_out


def test_an_attachment_whose_host_has_left_phases_in_unattached() -> None:
    game = table()
    host, sword = put(game, BEAR), put(game, card("Sword", "artifact", subtypes="Equipment"))
    record(game, Attach(sword, host))
    record(game, Phase(sword, out=True))
    game[host].zone = "gone"
    run(untap_step(game))
    assert (game[sword].phased_out, game[sword].attached_to) == (False, 0)


def test_day_becomes_night_after_a_turn_in_which_its_player_cast_nothing() -> None:
    game = table()
    note_down(game, SetGame("day_night", "day"))
    record(game, Cast(put(game, BEAR, 2), 2, "hand"))
    turn_of(game, 2)
    run(untap_step(game))
    assert game.day_night == "night"


def test_day_stays_day_after_a_spell() -> None:
    game = table()
    note_down(game, SetGame("day_night", "day"))
    record(game, Cast(put(game, BEAR), 1, "hand"))
    turn_of(game, 2)
    run(untap_step(game))
    assert game.day_night == "day"


def test_night_becomes_day_after_two_spells_of_the_turns_player() -> None:
    game = table()
    note_down(game, SetGame("day_night", "night"))
    for _ in range(2):
        record(game, Cast(put(game, BEAR), 1, "hand"))
    turn_of(game, 2)
    run(untap_step(game))
    assert game.day_night == "day"


def test_neither_day_nor_night_stays_so() -> None:
    game = table()
    turn_of(game, 2)
    run(untap_step(game))
    assert game.day_night == ""
